# Herooj and Master Herooj.

herooj-onto-friend = En { $to } hay { $friend-a } { $friend-yours }.
herooj-not-straight = De { $from } a { $to } no se va en línea recta.
herooj-too-far = { $to } está a { $distance ->
    [one] 1 casilla
   *[other] { $distance } casillas
}: un movimiento es de una o dos.
herooj-pawn-direction = Un peón avanza recto o en diagonal; desde { $from }, { $to } no queda en ninguna de esas direcciones.
herooj-heroo-direction = Un heroo nunca va hacia adelante; { $to } queda por delante de { $from }.
herooj-path-blocked = { $middle }, de camino a { $to }, está ocupada: una pieza solo pasa por casillas vacías.
herooj-capture-adjacent = { $enemy-The } de { $to } está demasiado cerca: para capturar, salta sobre una pieza propia y cae sobre la enemiga que está justo detrás.
herooj-capture-over-enemy = En { $middle } hay una pieza enemiga: para capturar se salta sobre una propia.
herooj-capture-over-nothing = En { $middle } no hay nada: para capturar se salta sobre una pieza propia.
herooj-capture-diagonal = { $piece-A } no captura en diagonal; solo un maestro puede hacerlo.
herooj-capture-far = { $enemy-The } de { $to } está demasiado lejos: al capturar se cae a dos casillas, justo detrás de una pieza propia.

herooj-masters-text = «{ $text }» debería ser dos números de maestros, de 0 a 2, como 1/0.
herooj-masters-both = No puede ser que ambos bandos hayan conseguido dos maestros.
herooj-masters-unmade = { $seat-The } { $seat-number ->
    [sg] tiene
   *[pl] tienen
} { $found ->
    [one] 1 maestro
   *[other] { $found } maestros
} en el tablero, pero { $seat-number ->
    [sg] ha
   *[pl] han
} conseguido { $made }.
herooj-pawn-on-far-rank = Hay un peón { $seat-m } en su última fila, donde sería un heroo.
herooj-heroo-at-home = Hay un heroo { $seat-m } en su propia zona segura, donde sería un maestro.
herooj-too-many-pieces = { $seat-The } { $seat-number ->
    [sg] tiene
   *[pl] tienen
} { $found ->
    [one] 1 pieza
   *[other] { $found } piezas
}; puede haber { $limit } como máximo.
herooj-too-many-masters = { $seat-The } { $seat-number ->
    [sg] tiene
   *[pl] tienen
} { $found ->
    [one] 1 maestro
   *[other] { $found } maestros
}; puede haber { $limit } como máximo.
herooj-too-many-pawns = Entre peones y heroos, { $seat-the } { $seat-number ->
    [sg] tiene
   *[pl] tienen
} { $found }; puede haber { $limit } como máximo.
herooj-both-single = A ambos bandos les queda una pieza o ninguna.
herooj-both-home = Ambos bandos tienen un heroo en su zona segura.
herooj-both-eliminated = Ningún bando tiene peones ni heroos.

# What the game is about.
tagline-herooj = Cruza el tablero como peón y vuelve a casa como heroo.
tagline-master-herooj = Un maestro te hace fuerte; con el segundo ganas la partida.
goal-herooj = Lleva un heroo de vuelta a tus dos primeras filas, o deja al otro bando sin peones ni heroos.
goal-master-herooj = Lleva heroos a casa hasta conseguir dos maestros, o deja al otro bando con una sola pieza.

# Words of its own.
piece-heroo = heroo
    .a = un heroo
    .A = Un heroo
    .the = el heroo
    .The = El heroo
    .yours = tuyo
    .gender = m
piece-master = maestro
    .a = un maestro
    .A = Un maestro
    .the = el maestro
    .The = El maestro
    .yours = tuyo
    .gender = m
pieces-heroo = heroos
pieces-master = maestros
area-safe-zone = zona segura
gauge-masters-made = maestros conseguidos
field-masters = La cuenta de maestros
reason-safe-zone = un heroo volvió a casa
reason-second-master = se consiguió el segundo maestro
reason-single-piece = al otro bando ya solo le queda su última pieza
field-help-masters = Maestros conseguidos hasta ahora: los del primer bando, una barra y los del segundo, cada cuenta de 0 a 2.
