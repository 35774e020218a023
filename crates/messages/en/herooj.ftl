# Herooj and Master Herooj.

herooj-onto-friend = Your own { $friend } stands on { $to }.
herooj-not-straight = { $from } to { $to } is not a straight line.
herooj-too-far = { $to } is { $distance } squares away: a move goes one or two.
herooj-pawn-direction = A pawn goes forward or diagonally forward; { $to } is not that way from { $from }.
herooj-heroo-direction = A heroo never goes forward; { $to } lies ahead of { $from }.
herooj-path-blocked = { $to } is two steps away but { $middle } is occupied: a move passes over empty squares only.
herooj-capture-adjacent = The { $enemy } on { $to } is too near: a capture jumps over a friend onto the enemy right behind it.
herooj-capture-over-enemy = An enemy stands on { $middle }: a capture jumps over a friend.
herooj-capture-over-nothing = Nothing stands on { $middle }: a capture jumps over a friend.
herooj-capture-diagonal = A { $piece } does not capture diagonally; only a master does.
herooj-capture-far = The { $enemy } on { $to } is too far away: a capture lands two squares away, right behind a friend.

herooj-masters-text = "{ $text }" is not two counts of masters from 0 to 2, such as 1/0.
herooj-masters-both = Both seats cannot have made two masters.
herooj-masters-unmade = { $seat } has { $found } masters on the board but has made { $made }.
herooj-pawn-on-far-rank = A pawn of { $seat } stands on its far rank, where it would be a heroo.
herooj-heroo-at-home = A heroo of { $seat } stands in its own safe zone, where it would be a master.
herooj-too-many-pieces = { $seat } has { $found } pieces; there are { $limit } at most.
herooj-too-many-masters = { $seat } has { $found } masters; there are { $limit } at most.
herooj-too-many-pawns = { $seat } has { $found } pawns and heroos; there are { $limit } at most.
herooj-both-single = Both seats have one piece or fewer.
herooj-both-home = Both seats have a heroo in their safe zone.
herooj-both-eliminated = Neither seat has a pawn or a heroo.

# What the game is about.
tagline-herooj = Cross the board as a pawn, come home as a heroo.
tagline-master-herooj = One master makes you strong, and the second wins the game.
goal-herooj = Bring a heroo back to your first two ranks, or take all enemy pawns and heroos.
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
