# Positions in words, for those who do not see the board.

comma = {", "}
semicolon = {"; "}

position-title = { $game }, { $seat-number ->
    [sg] juega
   *[pl] juegan
} { $seat-the }
position-seat = { $seat }: { $list }.
position-no-pieces = sin piezas
position-cells = { $what } { $cells }
position-spent = acción ya hecha en este turno { $cells }
position-gauge = { $what }: { $count }
position-seat-gauge = { $seat }: { $gauge }
position-gauges = { $list }.
position-to-move = { $seat-number ->
    [sg] Juega
   *[pl] Juegan
} { $seat-the }.

cell-holds = { $cell }: { $list }
cell-free = libre
cell-piece = { $piece } { $piece-gender ->
    [f] { $seat-f }
   *[m] { $seat-m }
}
cell-area-of = { $area } de { $seat-the }
cell-spent = ya actuó en este turno

# Headings of lists of cells.
pieces-pawn = peones
pieces-heroo = heroos
pieces-master = maestros
pieces-warrior = guerreros
pieces-hero = héroes
pieces-king = reyes
pieces-chariot = carros
pieces-knight = caballos
pieces-camel = camellos
pieces-elephant = elefantes
pieces-fresh-pawn = peones frescos
pieces-heroic-pawn = peones heroicos
pieces-guard = guardias
pieces-blade = espadas
pieces-catapult = catapultas
pieces-shield = escudos
pieces-castle = castillos
areas-city = ciudades
