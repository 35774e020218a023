# Words that stand inside sentences: seats, pieces, areas, counts.

seat-white = White
seat-black = Black

piece-pawn = pawn
piece-heroo = heroo
piece-master = master
piece-king = king
piece-hero = hero
piece-chariot = chariot
piece-knight = knight
piece-camel = camel
piece-elephant = elephant
piece-fresh-pawn = fresh pawn
piece-guard = guard
piece-heroic-pawn = heroic pawn

area-safe-zone = safe zone
area-home-area = area
area-dark-area = dark area
gauge-masters-made = masters made
gauge-mobilization-turn = turn of the mobilization
gauge-actions-left = actions left

# The fields of a position line.
field-line = The line
field-board = The board
field-seat = The seat to move
field-masters = The count of masters
field-mobilization = The mobilization

# Words of actions as they are offered to be picked: word-WORD. A key cannot hold "=" or "~", so
# the word "=X" has the key word-become-X and the word "~" the key word-rampage.
word-become-H = Become a hero
word-done = End the turn
word-rampage = Rampage
