# EVO and EVO for four.

evo-castle-stays = A castle neither moves nor turns, so the one on { $from } stays.
evo-role-shown = The piece on { $from } shows a { $piece } already: a turn shows another role.
evo-onto-friend = Your own { $friend } stands on { $to }.
evo-warrior-way = A warrior goes left, right, forward or slanting forward; { $to } is not that way from { $from }.
evo-blade-way = A blade goes straight forward; { $to } is not that way from { $from }.
evo-catapult-way = A catapult goes slanting forward; { $to } is not that way from { $from }.
evo-shield-way = A shield goes straight back or slanting back; { $to } is not that way from { $from }.
evo-too-far = { $to } is { $distance } squares away: that way a { $piece } goes no further than { $reach }.
evo-off-board = The way from { $from } to { $to } would leave the cross: there is no { $middle }.
evo-path-blocked = { $middle } is occupied: a { $piece } passes over empty squares only.

evo-too-many-pieces = { $seat } has { $found } pieces; there are { $limit } at most.
evo-castle-place = A castle of { $seat } stands elsewhere than on { $cell }, its only place.
evo-two-losses = More than one castle, or last piece, is missing; the game ends with the first.
evo-own-loss = { $seat } has just acted, so it cannot be the one that lost its castle or its last piece.

# What the game is about.
tagline-evo = Every piece is four pieces in one: turn it and surprise.
tagline-evo4 = Four armies, one cross, and one winner who takes it all.
goal-evo = Take the enemy castle, or the last enemy piece.
goal-evo4 = Be the first to take any enemy castle, or the last piece of any enemy.

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
word-become-warrior = become a warrior
word-become-blade = become a blade
word-become-catapult = become a catapult
word-become-shield = become a shield
reason-castle = a castle was captured
