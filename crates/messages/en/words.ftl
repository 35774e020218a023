# Words that stand inside sentences: seats, pieces, areas, counts.

seat-white = White
seat-black = Black
seat-yellow = Yellow
seat-red = Red

piece-pawn = pawn
piece-heroo = heroo
piece-master = master
piece-warrior = warrior
piece-hero = hero

area-safe-zone = safe zone
area-city = city
gauge-masters-made = masters made

# The fields of a position line.
field-line = The line
field-board = The board
field-seat = The seat to move
field-masters = The count of masters
field-cities = The lists of cities

# Words of actions as they are offered to be picked: word-WORD. A key cannot hold "=", so the
# word "=X" has the key word-become-X.
word-pass = Pass
word-become-H = Become a hero
