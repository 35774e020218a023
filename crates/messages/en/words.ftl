# Words that stand inside sentences: seats, pieces, areas, counts.

seat-white = White
seat-black = Black

piece-pawn = pawn
piece-heroo = heroo
piece-master = master

area-safe-zone = safe zone
gauge-masters-made = masters made

# The fields of a position line.
field-line = The line
field-board = The board
field-seat = The seat to move
field-masters = The count of masters
