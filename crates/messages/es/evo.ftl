# EVO and EVO for four.

evo-castle-stays = Un castillo ni se mueve ni gira, así que el de { $from } se queda donde está.
evo-role-shown = La pieza de { $from } ya es { $piece-a }; conviértela en otra cosa.
evo-onto-friend = En { $to } hay { $friend-a } { $friend-yours }.
evo-warrior-way = Un guerrero va a la izquierda, a la derecha, hacia adelante o en diagonal hacia adelante; desde { $from }, { $to } no queda en ninguna de esas direcciones.
evo-blade-way = Una espada va recto hacia adelante; desde { $from }, { $to } no queda en esa dirección.
evo-catapult-way = Una catapulta va en diagonal hacia adelante; desde { $from }, { $to } no queda en esa dirección.
evo-shield-way = Un escudo va recto hacia atrás o en diagonal hacia atrás; desde { $from }, { $to } no queda en ninguna de esas direcciones.
evo-too-far = { $to } está a { $distance ->
    [one] 1 casilla
   *[other] { $distance } casillas
}: en esa dirección { $piece-a } no pasa de { $reach }.
evo-off-board = El camino de { $from } a { $to } se saldría de la cruz: { $middle } no existe.
evo-path-blocked = La casilla { $middle } está ocupada: { $piece-a } solo pasa por casillas vacías.

evo-too-many-pieces = { $seat-The } { $seat-number ->
    [sg] tiene
   *[pl] tienen
} { $found ->
    [one] 1 pieza
   *[other] { $found } piezas
}; puede haber { $limit } como máximo.
evo-castle-place = El castillo { $seat-m } solo puede estar en { $cell }.
evo-two-losses = Se ha perdido más de un castillo o última pieza, pero la partida acaba con la primera pérdida.
evo-own-loss = { $seat-number ->
    [sg] Acaba
   *[pl] Acaban
} de jugar { $seat-the }, así que no puede ser el bando que perdió su castillo o su última pieza.

# What the game is about.
tagline-evo = Cada pieza es cuatro piezas en una: gírala y sorprende.
tagline-evo4 = Cuatro ejércitos, una cruz, y quien gana se lo lleva todo.
goal-evo = Captura el castillo enemigo, o la última pieza enemiga.
goal-evo4 = Captura antes que nadie cualquier castillo enemigo, o la última pieza de cualquier enemigo.

# Words of its own.
piece-blade = espada
    .a = una espada
    .A = Una espada
    .the = la espada
    .The = La espada
    .yours = tuya
    .gender = f
piece-catapult = catapulta
    .a = una catapulta
    .A = Una catapulta
    .the = la catapulta
    .The = La catapulta
    .yours = tuya
    .gender = f
piece-shield = escudo
    .a = un escudo
    .A = Un escudo
    .the = el escudo
    .The = El escudo
    .yours = tuyo
    .gender = m
piece-castle = castillo
    .a = un castillo
    .A = Un castillo
    .the = el castillo
    .The = El castillo
    .yours = tuyo
    .gender = m
pieces-blade = espadas
pieces-catapult = catapultas
pieces-shield = escudos
pieces-castle = castillos
area-arm = brazo
area-middle = centro
word-become-warrior = convertirse en guerrero
word-become-blade = convertirse en espada
word-become-catapult = convertirse en catapulta
word-become-shield = convertirse en escudo
reason-castle = se capturó un castillo
