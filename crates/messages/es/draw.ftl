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
position-spent = ya movidas { $cells }
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
cell-spent = ya se movió en este turno

# Headings of lists of cells.
pieces-pawn = peones
pieces-warrior = guerreros
pieces-hero = héroes
