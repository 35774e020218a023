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
piece-blade = blade
piece-catapult = catapult
piece-shield = shield
piece-castle = castle

area-safe-zone = safe zone
area-inner-plate = inner plate
area-outer-plate = outer plate
area-city = city
area-arm = arm
area-middle = middle
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
field-cities = The lists of cities

# Words of actions as they are offered to be picked: word-WORD. A key cannot hold "=", so the
# word "=X" has the key word-become-X.
word-pass = Pass
word-become-H = Become a hero
word-become-W = Become a warrior
word-become-B = Become a blade
word-become-C = Become a catapult
word-become-S = Become a shield
