# EVO and EVO for four.

evo-castle-stays = A castle never moves or turns, so the one on { $from } stays as it is.
evo-role-shown = The piece on { $from } is already a { $piece }; turn it into something else.
evo-onto-friend = Your own { $friend } is on { $to }.
evo-warrior-way = A warrior moves left, right, forward or diagonally forward; { $to } isn't in any of those directions from { $from }.
evo-blade-way = A blade moves straight forward; { $to } isn't straight ahead of { $from }.
evo-catapult-way = A catapult moves diagonally forward; { $to } isn't in that direction from { $from }.
evo-shield-way = A shield moves straight back or diagonally back; { $to } isn't in either direction from { $from }.
evo-too-far = { $to } is { $distance } squares away, but a { $piece } moves { $reach } at most in that direction.
evo-off-board = The way from { $from } to { $to } leaves the cross: there's no { $middle }.
evo-path-blocked = { $middle } is occupied: a { $piece } can only cross empty squares.

evo-too-many-pieces = { $seat } has { $found } pieces, but can have { $limit } at most.
evo-castle-place = { $seat }'s castle isn't on { $cell }, the only place it can be.
evo-two-losses = Two castles, two last pieces, or a castle and a last piece are missing, but the game ends with the first loss.
evo-own-loss = { $seat } has just moved, so it can't be the one that lost its castle or its last piece.

# What the game is about.
tagline-evo = Every piece is four pieces in one. Turn it, and surprise everyone.
tagline-evo4 = Four armies, one cross, and the winner takes it all.
goal-evo = Capture the enemy castle, or the last enemy piece.
goal-evo4 = Be the first to capture any enemy's castle or last piece.

# Words of its own.
piece-blade = blade
piece-catapult = catapult
piece-shield = shield
piece-castle = castle
pieces-blade = blades
pieces-catapult = catapults
pieces-shield = shields
pieces-castle = castles
area-arm = arm
area-middle = middle
word-become-warrior = turn into a warrior
word-become-blade = turn into a blade
word-become-catapult = turn into a catapult
word-become-shield = turn into a shield
reason-castle = a castle was captured
