# Heroes Hexagonal Chess.

# Walks.
heroes-onto-friend = Your own { $friend } stands on { $to }.
heroes-one-hex = The { $piece } goes one hex; { $to } is not next to { $from }.
heroes-not-straight = A { $piece } goes in a straight line; { $from } to { $to } is none.
heroes-distance = { $to } is { $distance ->
    [one] 1 hex
   *[other] { $distance } hexes
} away, but this { $piece } goes { $least } to { $most }.
heroes-path-blocked = The { $piece } cannot reach { $to }: { $middle } is in its way and not empty.
heroes-hole-in-way = The hole in the board lies between { $from } and { $to }.
heroes-hero-too-far = A hero goes one or two hexes; { $to } is further from { $from }.
heroes-hero-blocked = The first step of two goes to an empty hex, but on the way to { $to } something stands on { $middle }.
heroes-hero-blocked-twice = The first step of two goes to an empty hex, but on the ways to { $to } something stands on { $middle } and on { $other }.
heroes-leap-needs-hero = A knight leaps only from a hex next to its own hero; { $from } is not.
heroes-camel-needs-hero = A camel goes three hexes only from a hex next to its own hero; { $from } is not.
heroes-elephant-captures = An elephant steps to an empty hex; it captures by a rampage only.
heroes-guard-captures-back = A guard captures forward only; { $to } lies behind { $from }.
heroes-pawn-direction = No { $piece } goes from { $from } to { $to }: one hex straight forward, or slanting forward to capture.
heroes-pawn-slants-to-capture = A { $piece } goes slanting forward only to capture, and { $to } is empty.
heroes-pawn-captures-straight = A { $piece } captures straight forward only from a hex next to its own hero; { $from } is not.
heroes-pawn-captures-back = A { $piece } goes backward only to an empty hex.
heroes-pawn-back-needs-hero = A { $piece } goes slanting backward only from a hex next to its own hero; { $from } is not.
heroes-pawn-straight-back = A { $piece } never goes straight backward.
heroes-double-step-kind = Only a fresh pawn goes two hexes forward.
heroes-double-step-captures = The double step does not capture, but an enemy stands on { $to }.
heroes-heroic-pawn-stays = A heroic pawn does not move; it becomes a hero where it stands.
heroes-rise-kind = Only a heroic pawn becomes a hero, not the { $piece } on { $from }.

# The rampage.
heroes-rampage-kind = Only an elephant goes on a rampage, not the { $piece } on { $from }.
heroes-rampage-needs-hero = An elephant goes on a rampage only from a hex next to its own hero; { $from } is not.
heroes-rampage-not-straight = A rampage goes in a straight line; { $from } to { $to } is none.
heroes-rampage-length = A rampage goes all the way: this one ends on { $end }, not on { $to }.
heroes-rampage-first-hex = The first hex of a rampage must be empty, but something stands on { $middle }.
heroes-rampage-own-king = A rampage to { $to } would take your own king.

# The kings.
heroes-king-into-attack = There your king would be attacked by the { $piece } on { $attacker }.
heroes-king-stays-attacked = Your king is attacked, and then the { $piece } on { $attacker } would still attack it.
heroes-king-exposed = Your king would be attacked by the { $piece } on { $attacker }.

# The mobilization.
heroes-done-too-late = The mobilization is over; each action ends the turn now.
heroes-mobilization-kind = In the mobilization only fresh pawns, knights, chariots and heroes act, not the { $piece } on { $cell }.
heroes-mobilization-moved = The { $piece } on { $cell } has already moved in this turn.
heroes-mobilization-capture = In the mobilization nothing is captured, and an enemy stands on { $to }.
heroes-mobilization-check = In the mobilization no king may be attacked, but the { $piece } on { $attacker } would attack the other one.

# Reading a position.
heroes-hole-misplaced = The hole is written * in the middle of file f, and nowhere else.
heroes-king-count = { $seat } should have one king but has { $found }.
heroes-no-hero = Neither seat has a hero.
heroes-pawn-in-area = On { $cell }, in the enemy's area, a pawn of { $seat } would be a guard.
heroes-guard-in-dark-area = On { $cell }, in the enemy's dark area, a guard of { $seat } would be a hero.
heroes-king-left-attacked = { $seat } has just moved, but its king is attacked by the piece on { $attacker }.
heroes-king-attacked-early = In the mobilization no king is attacked, but that of { $seat } is, by the piece on { $attacker }.
heroes-mobilization-text = "{ $text }" is no field of the mobilization; such a field is "-", "M1:3:-" or "M1:2:e5".
heroes-mobilization-turn = The turns of the mobilization are 1 to 3, not { $turn }.
heroes-mobilization-left = In turn { $turn } { $seat } has 1 to { $allowed } actions left, not { $left }.
heroes-mobilization-hex = "{ $text }" is no hex of the board.
heroes-mobilization-order = The hexes of the pieces that have moved are sorted, each named once; { $cell } comes too late.
heroes-mobilization-piece = No piece that can have moved in this turn stands on { $cell }.
heroes-mobilization-count = { $used ->
    [one] 1 action has
   *[other] { $used } actions have
} been used in this turn, but { $found } moved pieces are named.

# What the game is about.
tagline-heroes = Chess around a hole, where standing beside a hero makes you mighty.
goal-heroes = Checkmate the enemy king, or take all enemy heroes.

# Words of its own.
piece-king = king
piece-chariot = chariot
piece-knight = knight
piece-camel = camel
piece-elephant = elephant
piece-fresh-pawn = fresh pawn
piece-guard = guard
piece-heroic-pawn = heroic pawn
pieces-king = kings
pieces-chariot = chariots
pieces-knight = knights
pieces-camel = camels
pieces-elephant = elephants
pieces-fresh-pawn = fresh pawns
pieces-heroic-pawn = heroic pawns
pieces-guard = guards
area-home-area = area
area-dark-area = dark area
gauge-mobilization-turn = turn of the mobilization
gauge-actions-left = actions left
word-done = end the turn
word-rampage = rampage
field-mobilization = The mobilization
reason-heroes = the other side has no hero left
field-help-mobilization = M, the turn (1 to 3), a colon, the actions left, a colon, and the hexes of pieces that have moved in this turn, with commas, or -. Only - when the mobilization is over.
