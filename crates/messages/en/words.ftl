# Words that stand inside sentences: seats, pieces, areas, counts.

seat-white = White
seat-black = Black
seat-yellow = Yellow
seat-red = Red
seat-south = South
seat-west = West
seat-north = North
seat-east = East

piece-pawn = pawn
piece-heroo = heroo
piece-master = master
piece-warrior = warrior
piece-hero = hero
piece-king = king
piece-chariot = chariot
piece-knight = knight
piece-camel = camel
piece-elephant = elephant
piece-fresh-pawn = fresh pawn
piece-guard = guard
piece-heroic-pawn = heroic pawn
piece-blade = blade
piece-catapult = catapult
piece-shield = shield
piece-castle = castle

area-safe-zone = safe zone
area-inner-plate = inner plate
area-outer-plate = outer plate
area-city = city
area-home-area = area
area-dark-area = dark area
area-arm = arm
area-middle = middle

gauge-masters-made = masters made
gauge-line-completed = line completed
gauge-mobilization-turn = turn of the mobilization
gauge-actions-left = actions left

# Words of actions as they are offered to be picked: word-WORD. A key cannot hold "=" or "~", so
# the word "=X" has the key word-become-X and the word "~" the key word-rampage.
word-cw = turn clockwise
word-ccw = turn counterclockwise
word-half = turn half round
word-pass = pass
word-done = end the turn
word-rampage = rampage
word-become-H = become a hero
word-become-W = become a warrior
word-become-B = become a blade
word-become-C = become a catapult
word-become-S = become a shield

# The fields of a position line.
field-line = The line
field-board = The board
field-seat = The seat to move
field-masters = The count of masters
field-winner = The winner by a line
field-cities = The lists of cities
field-mobilization = The mobilization
