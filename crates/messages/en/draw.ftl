# Positions in words, for those who do not see the board.

comma = {", "}
semicolon = {"; "}

position-title = { $game }, { $seat } to move
position-seat = { $seat }: { $list }.
position-no-pieces = no pieces
position-cells = { $what } { $cells }
position-spent = already moved { $cells }
position-gauge = { $what }: { $count }
position-seat-gauge = { $seat }: { $gauge }
position-gauges = { $list }.
position-to-move = { $seat } to move.

cell-holds = { $cell }: { $list }
cell-free = empty
cell-piece = { $seat } { $piece }
cell-area-of = { $seat }'s { $area }
cell-spent = already moved this turn

# Headings of lists of cells.
pieces-pawn = pawns
pieces-warrior = warriors
pieces-hero = heroes
