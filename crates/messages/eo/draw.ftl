# Positions in words, for those who do not see the board.

comma = {", "}
semicolon = {"; "}

position-title = { $game }, ludas { $seat }
position-seat = { $seat }: { $list }.
position-no-pieces = neniu peco
position-cells = { $what } { $cells }
position-spent = jam moviĝis en ĉi tiu ludvico: { $cells }
position-gauge = { $what }: { $count }
position-seat-gauge = { $seat }: { $gauge }
position-gauges = { $list }.
position-to-move = Ludas { $seat }.

cell-holds = { $cell }: { $list }
cell-free = malplena
cell-piece = { $seat-adj } { $piece }
cell-area-of = { $area } de { $seat }
cell-spent = jam moviĝis en ĉi tiu ludvico

# Headings of lists of cells.
pieces-pawn = peonoj
pieces-warrior = militistoj
pieces-hero = herooj
