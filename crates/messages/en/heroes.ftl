# Heroes Hexagonal Chess.

# Walks.
heroes-onto-friend = Your own { $friend } is on { $to }.
heroes-one-hex = The { $piece } moves one hex; { $to } isn't next to { $from }.
heroes-not-straight = A { $piece } moves in a straight line; { $from } to { $to } isn't one.
heroes-distance = { $to } is { $distance ->
    [one] 1 hex
   *[other] { $distance } hexes
} away, but this { $piece } moves { $least } to { $most }.
heroes-path-blocked = The { $piece } can't reach { $to }: something on { $middle } is in the way.
heroes-hole-in-way = The hole in the board is between { $from } and { $to }.
heroes-hero-too-far = A hero moves one or two hexes; { $to } is further than that from { $from }.
heroes-hero-blocked = When a hero takes two steps, the first must be onto an empty hex, but on the way to { $to }, { $middle } is occupied.
heroes-hero-blocked-twice = When a hero takes two steps, the first must be onto an empty hex, but on the two ways to { $to }, { $middle } and { $other } are occupied.
heroes-leap-needs-hero = A knight can leap only from a hex next to its own hero; { $from } isn't one.
heroes-camel-needs-hero = A camel can move three hexes only from a hex next to its own hero; { $from } isn't one.
heroes-elephant-captures = An elephant steps only onto an empty hex; to capture, it has to rampage.
heroes-guard-captures-back = A guard captures only forward; { $to } is behind { $from }.
heroes-pawn-direction = A { $piece } can't go from { $from } to { $to }: it moves one hex straight forward, and captures forward-left or forward-right.
heroes-fresh-pawn-direction = A { $piece } can't go from { $from } to { $to }: it moves one or two hexes straight forward, and captures forward-left or forward-right.
heroes-pawn-slants-to-capture = A { $piece } goes forward-left or forward-right only to capture, and { $to } is empty.
heroes-pawn-captures-straight = A { $piece } captures straight ahead only from a hex next to its own hero; { $from } isn't one.
heroes-pawn-captures-back = A { $piece } moves backward only onto an empty hex.
heroes-pawn-back-needs-hero = A { $piece } steps back-left or back-right only from a hex next to its own hero; { $from } isn't one.
heroes-pawn-straight-back = A { $piece } never moves straight back.
heroes-double-step-kind = Only a fresh pawn can move two hexes forward.
heroes-double-step-captures = A double step can't capture, but an enemy is on { $to }.
heroes-heroic-pawn-stays = A heroic pawn can't move; it can only become a hero where it stands.
heroes-rise-kind = Only a heroic pawn can become a hero where it stands, not the { $piece } on { $from }.

# The rampage.
heroes-rampage-kind = Only an elephant can rampage, not the { $piece } on { $from }.
heroes-rampage-needs-hero = An elephant can rampage only from a hex next to its own hero; { $from } isn't one.
heroes-rampage-not-straight = A rampage runs in a straight line; { $from } to { $to } isn't one.
heroes-rampage-length = A rampage can't stop early: this one ends on { $end }, not on { $to }.
heroes-rampage-first-hex = The first hex of a rampage must be empty, but { $middle } is occupied.
heroes-rampage-own-king = A rampage to { $to } would capture your own king.

# The kings.
heroes-king-into-attack = Your king would be attacked there by the { $piece } on { $attacker }.
heroes-king-stays-attacked = Your king is attacked, and the { $piece } on { $attacker } would still be attacking it.
heroes-king-exposed = Your king would be attacked by the { $piece } on { $attacker }.

# The mobilization.
heroes-done-too-late = The mobilization is over: each turn is now a single move.
heroes-mobilization-kind = During the mobilization only fresh pawns, knights, chariots and heroes can move, not the { $piece } on { $cell }.
heroes-mobilization-moved = The { $piece } on { $cell } has already moved this turn.
heroes-mobilization-capture = Nothing can be captured during the mobilization, and an enemy is on { $to }.
heroes-mobilization-check = During the mobilization no king may be attacked, but the { $piece } on { $attacker } would attack the other king.

# Reading a position.
heroes-hole-misplaced = The hole is written * in the middle of file f, and nowhere else.
heroes-king-count = { $seat } should have one king, but has { $found }.
heroes-no-hero = Neither side has a hero.
heroes-pawn-in-area = { $seat } has a pawn on { $cell }, in the enemy's area, where it would be a guard.
heroes-guard-in-dark-area = { $seat } has a guard on { $cell }, in the enemy's dark area, where it would be a hero.
heroes-king-left-attacked = { $seat } has just moved, but its king is attacked by the piece on { $attacker }.
heroes-king-attacked-early = No king can be attacked during the mobilization, but { $seat }'s is, by the piece on { $attacker }.
heroes-mobilization-text = "{ $text }" isn't a mobilization field. It looks like "-", "M1:3:-" or "M1:2:e5".
heroes-mobilization-turn = The mobilization has turns 1 to 3, but no turn { $turn }.
heroes-mobilization-left = In turn { $turn }, { $seat } can have 1 to { $allowed } moves left, not { $left }.
heroes-mobilization-hex = "{ $text }" isn't a hex of this board.
heroes-mobilization-order = The hexes of the pieces that have moved must be sorted, each named once; { $cell } is out of order.
heroes-mobilization-piece = There's no piece on { $cell } that could have moved this turn.
heroes-mobilization-count = { $used ->
    [one] 1 move has
   *[other] { $used } moves have
} been made this turn, but { $found } moved pieces are listed.

# What the game is about.
tagline-heroes = Chess around a hole, where standing beside a hero makes you mighty.
goal-heroes = Checkmate the enemy king, or capture all enemy heroes.

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
gauge-mobilization-turn = mobilization turn
gauge-actions-left = moves left
word-done = end turn
word-rampage = rampage
field-mobilization = The mobilization
reason-heroes = the other side has no heroes left
field-help-mobilization = M, the turn (1 to 3), a colon, the moves left, a colon, and the hexes of the pieces that have moved this turn, separated by commas, or -. Just - once the mobilization is over.
