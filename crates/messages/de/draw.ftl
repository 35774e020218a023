# Positions in words, for those who do not see the board.

comma = {", "}
semicolon = {"; "}

position-title = { $game }, { $seat } am Zug
position-seat = { $seat }: { $list }.
position-no-pieces = keine Figuren
position-cells = { $what } { $cells }
position-spent = in dieser Runde schon gezogen: { $cells }
position-gauge = { $what }: { $count }
position-seat-gauge = { $seat }: { $gauge }
position-gauges = { $list }.
position-to-move = { $seat } ist am Zug.

cell-holds = { $cell }: { $list }
cell-free = leer
cell-piece = { $seat-kind ->
    [color] { $seat-stem }{ $piece-gender ->
        [f] e
        [n] es
       *[m] er
    } { $piece }
   *[side] { $piece } von { $seat }
}
cell-area-of = { $area } von { $seat }
cell-spent = in dieser Runde schon gezogen

# Headings of lists of cells.
pieces-pawn = Bauern
pieces-warrior = Krieger
pieces-hero = Helden
