# Heroes Hexagonal Chess.

# Walks.
heroes-onto-friend = En { $to } hay { $friend-a } { $friend-yours }.
heroes-one-hex = { $piece-The } se mueve una casilla; { $to } no está junto a { $from }.
heroes-not-straight = { $piece-A } se mueve en línea recta; de { $from } a { $to } no la hay.
heroes-distance = { $to } está a { $distance ->
    [one] 1 casilla
   *[other] { $distance } casillas
}, pero { $piece-gender ->
    [f] esta
   *[m] este
} { $piece } se mueve de { $least } a { $most }.
heroes-path-blocked = { $piece-The } no puede llegar a { $to }: algo le corta el paso en { $middle }.
heroes-hole-in-way = El agujero del tablero está entre { $from } y { $to }.
heroes-hero-too-far = Un héroe se mueve una o dos casillas; { $to } queda más lejos de { $from }.
heroes-hero-blocked = El primero de dos pasos debe ir a una casilla vacía, pero de camino a { $to } hay una pieza en { $middle }.
heroes-hero-blocked-twice = El primero de dos pasos debe ir a una casilla vacía, pero en los dos caminos a { $to } hay piezas, en { $middle } y en { $other }.
heroes-leap-needs-hero = Un caballo solo salta desde una casilla vecina de un héroe propio; { $from } no lo es.
heroes-camel-needs-hero = Un camello solo se mueve tres casillas desde una casilla vecina de un héroe propio; { $from } no lo es.
heroes-elephant-captures = Un elefante da un paso a una casilla vacía; solo captura con una embestida.
heroes-guard-captures-back = Un guardia solo captura hacia adelante; { $to } queda detrás de { $from }.
heroes-pawn-direction = { $piece-A } no va de { $from } a { $to }: se mueve una casilla recto hacia adelante, o en oblicuo hacia adelante para capturar.
heroes-fresh-pawn-direction = { $piece-A } no va de { $from } a { $to }: se mueve una o dos casillas recto hacia adelante, o en oblicuo hacia adelante para capturar.
heroes-pawn-slants-to-capture = { $piece-A } solo va en oblicuo hacia adelante para capturar, y { $to } está vacía.
heroes-pawn-captures-straight = Recto hacia adelante, { $piece-a } solo captura desde una casilla vecina de un héroe propio; { $from } no lo es.
heroes-pawn-captures-back = Hacia atrás, { $piece-a } solo va a una casilla vacía.
heroes-pawn-back-needs-hero = En oblicuo hacia atrás, { $piece-a } solo va desde una casilla vecina de un héroe propio; { $from } no lo es.
heroes-pawn-straight-back = { $piece-A } nunca va recto hacia atrás.
heroes-double-step-kind = Solo un peón fresco puede avanzar dos casillas.
heroes-double-step-captures = El paso doble no puede capturar, pero en { $to } hay una pieza enemiga.
heroes-heroic-pawn-stays = Un peón heroico no puede moverse; solo puede convertirse en héroe donde está.
heroes-rise-kind = Solo un peón heroico puede convertirse en héroe donde está, no { $piece-the } de { $from }.

# The rampage.
heroes-rampage-kind = Solo embiste un elefante, no { $piece-the } de { $from }.
heroes-rampage-needs-hero = Un elefante solo embiste desde una casilla vecina de un héroe propio; { $from } no lo es.
heroes-rampage-not-straight = Una embestida va en línea recta; de { $from } a { $to } no la hay.
heroes-rampage-length = Una embestida llega hasta el final: esta acaba en { $end }, no en { $to }.
heroes-rampage-first-hex = La primera casilla de una embestida debe estar vacía, pero en { $middle } hay una pieza.
heroes-rampage-own-king = Una embestida hasta { $to } se llevaría por delante a tu propio rey.

# The kings.
heroes-king-into-attack = Ahí { $piece-the } de { $attacker } atacaría a tu rey.
heroes-king-stays-attacked = Tu rey está atacado, y después { $piece-the } de { $attacker } lo seguiría atacando.
heroes-king-exposed = { $piece-The } de { $attacker } atacaría a tu rey.

# The mobilization.
heroes-done-too-late = La movilización ha terminado; ahora cada jugada pone fin al turno.
heroes-mobilization-kind = En la movilización solo se mueven peones frescos, caballos, carros y héroes, no { $piece-the } de { $cell }.
heroes-mobilization-moved = { $piece-The } de { $cell } ya se movió en este turno.
heroes-mobilization-capture = En la movilización no se captura, y en { $to } hay una pieza enemiga.
heroes-mobilization-check = En la movilización ningún rey puede quedar atacado, pero { $piece-the } de { $attacker } atacaría al rey enemigo.

# Reading a position.
heroes-hole-misplaced = El agujero se escribe con * en medio de la columna f, y en ningún otro lugar.
heroes-king-count = { $seat-The } { $seat-number ->
    [sg] debería tener un rey, pero tiene
   *[pl] deberían tener un rey, pero tienen
} { $found }.
heroes-no-hero = Ningún bando tiene héroes.
heroes-pawn-in-area = En { $cell }, en la zona enemiga, un peón { $seat-m } sería un guardia.
heroes-guard-in-dark-area = En { $cell }, en la zona oscura enemiga, un guardia { $seat-m } sería un héroe.
heroes-king-left-attacked = { $seat-number ->
    [sg] Acaba
   *[pl] Acaban
} de mover { $seat-the }, pero su rey está atacado por la pieza de { $attacker }.
heroes-king-attacked-early = En la movilización ningún rey puede estar atacado, pero la pieza de { $attacker } ataca al de { $seat-the }.
heroes-mobilization-text = «{ $text }» no es un campo de la movilización; se escribe, por ejemplo, «-», «M1:3:-» o «M1:2:e5».
heroes-mobilization-turn = Los turnos de la movilización van del 1 al 3; no existe el { $turn }.
heroes-mobilization-left = En el turno { $turn }, a { $seat-the } { $seat-number ->
    [sg] le
   *[pl] les
} quedan de 1 a { $allowed } jugadas, no { $left }.
heroes-mobilization-hex = «{ $text }» no es una casilla del tablero.
heroes-mobilization-order = Las casillas de las piezas ya movidas deben ir ordenadas y nombrarse una sola vez; { $cell } está fuera de lugar.
heroes-mobilization-piece = En { $cell } no hay ninguna pieza que haya podido moverse en este turno.
heroes-mobilization-count = { $used ->
    [one] Se ha usado 1 jugada
   *[other] Se han usado { $used } jugadas
} en este turno, pero { $found ->
    [one] se nombra 1 pieza movida
   *[other] se nombran { $found } piezas movidas
}.

# What the game is about.
tagline-heroes = Ajedrez en torno a un agujero: junto a un héroe, tus piezas pueden más.
goal-heroes = Da jaque mate al rey enemigo, o captura todos los héroes enemigos.

# Words of its own.
piece-king = rey
    .a = un rey
    .A = Un rey
    .the = el rey
    .The = El rey
    .yours = tuyo
    .gender = m
piece-chariot = carro
    .a = un carro
    .A = Un carro
    .the = el carro
    .The = El carro
    .yours = tuyo
    .gender = m
piece-knight = caballo
    .a = un caballo
    .A = Un caballo
    .the = el caballo
    .The = El caballo
    .yours = tuyo
    .gender = m
piece-camel = camello
    .a = un camello
    .A = Un camello
    .the = el camello
    .The = El camello
    .yours = tuyo
    .gender = m
piece-elephant = elefante
    .a = un elefante
    .A = Un elefante
    .the = el elefante
    .The = El elefante
    .yours = tuyo
    .gender = m
piece-fresh-pawn = peón fresco
    .a = un peón fresco
    .A = Un peón fresco
    .the = el peón fresco
    .The = El peón fresco
    .yours = tuyo
    .gender = m
piece-guard = guardia
    .a = un guardia
    .A = Un guardia
    .the = el guardia
    .The = El guardia
    .yours = tuyo
    .gender = m
piece-heroic-pawn = peón heroico
    .a = un peón heroico
    .A = Un peón heroico
    .the = el peón heroico
    .The = El peón heroico
    .yours = tuyo
    .gender = m
pieces-king = reyes
pieces-chariot = carros
pieces-knight = caballos
pieces-camel = camellos
pieces-elephant = elefantes
pieces-fresh-pawn = peones frescos
pieces-heroic-pawn = peones heroicos
pieces-guard = guardias
area-home-area = zona
area-dark-area = zona oscura
gauge-mobilization-turn = turno de la movilización
gauge-actions-left = jugadas restantes
word-done = terminar el turno
word-rampage = embestir
field-mobilization = La movilización
reason-heroes = al otro bando no le queda ningún héroe
field-help-mobilization = M, el turno (de 1 a 3), dos puntos, las jugadas restantes, dos puntos y las casillas de las piezas ya movidas en este turno, con comas, o -. Solo - cuando la movilización ha terminado.
