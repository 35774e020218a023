# Herooj and Master Herooj.

herooj-onto-friend = Your own { $friend } is on { $to }.
herooj-not-straight = { $from } to { $to } isn't a straight line.
herooj-too-far = { $to } is { $distance } squares away, but a piece moves only one or two.
herooj-pawn-direction = A pawn moves forward or diagonally forward; { $to } isn't in that direction from { $from }.
herooj-heroo-direction = A heroo never moves forward; { $to } is ahead of { $from }.
herooj-path-blocked = { $middle }, on the way to { $to }, is occupied: a piece can only move across empty squares.
herooj-capture-adjacent = The { $enemy } on { $to } is too close: to capture, jump over a friendly piece onto the enemy right behind it.
herooj-capture-over-enemy = There's an enemy on { $middle }: to capture, you jump over a friendly piece.
herooj-capture-over-nothing = There's nothing on { $middle }: to capture, you jump over a friendly piece.
herooj-capture-diagonal = A { $piece } can't capture diagonally; only a master can.
herooj-capture-far = The { $enemy } on { $to } is too far away: a capture lands two squares away, right behind a friendly piece.

herooj-masters-text = "{ $text }" should be two numbers of masters from 0 to 2, such as 1/0.
herooj-masters-both = Both sides can't have made two masters.
herooj-masters-unmade = { $seat } has { $found } masters on the board, but has made { $made }.
herooj-pawn-on-far-rank = { $seat } has a pawn on its far rank, where it would be a heroo.
herooj-heroo-at-home = { $seat } has a heroo in its own safe zone, where it would be a master.
herooj-too-many-pieces = { $seat } has { $found } pieces, but can have { $limit } at most.
herooj-too-many-masters = { $seat } has { $found } masters, but can have { $limit } at most.
herooj-too-many-pawns = { $seat } has { $found } pawns and heroos, but can have { $limit } at most.
herooj-both-single = Both sides are down to one piece or none.
herooj-both-home = Both sides have a heroo in their safe zone.
herooj-both-eliminated = Neither side has any pawns or heroos.

# What the game is about.
tagline-herooj = Cross the board as a pawn, come home as a heroo.
tagline-master-herooj = One master makes you strong. The second wins the game.
goal-herooj = Bring a heroo back to your first two ranks, or capture all enemy pawns and heroos.
goal-master-herooj = Bring heroos home to make two masters, or leave the enemy with a single piece.

# Words of its own.
piece-heroo = heroo
piece-master = master
pieces-heroo = heroos
pieces-master = masters
area-safe-zone = safe zone
gauge-masters-made = masters made
field-masters = The count of masters
reason-safe-zone = a heroo came home
reason-second-master = the second master was made
reason-single-piece = the other side is down to its last piece
field-help-masters = Masters made so far: the first seat’s, a slash, the second’s, each from 0 to 2.
