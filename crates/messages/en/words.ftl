# Words that stand inside sentences: seats, pieces, areas, counts.

seat-white = White
seat-black = Black

piece-pawn = pawn
piece-heroo = heroo
piece-master = master

area-safe-zone = safe zone
area-inner-plate = inner plate
area-outer-plate = outer plate
gauge-masters-made = masters made
gauge-line-completed = line completed

# Words that stand in actions.
word-cw = turn clockwise
word-ccw = turn counterclockwise
word-half = turn half round

# The fields of a position line.
field-line = The line
field-board = The board
field-seat = The seat to move
field-masters = The count of masters
field-winner = The winner by a line
