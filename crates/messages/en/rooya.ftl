# Le Rooya.

rooya-placing-first = All the pawns must be placed before anyone can step or turn the plate.
rooya-placing-inner = { $cell } is on the inner plate: pawns are placed only on the outer one.
rooya-placing-occupied = There's already a pawn on { $cell }.
rooya-placing-over = All the pawns have been placed; no more can go on { $cell }.
rooya-placing-over-own = All the pawns have been placed: say where the pawn on { $cell } goes.
rooya-placing-over-enemy = All the pawns have been placed, and the one on { $cell } isn't yours.
rooya-shut-in = All the pawns have been placed, and the one on { $cell } is hemmed in by its friends.

rooya-step-nowhere = A pawn steps to another point; it can't stay on { $from }.
rooya-step-not-neighbor = No line joins { $from } and { $to }: a step goes to the next point along a line.
rooya-step-friend = Your own pawn is on { $to }.
rooya-second-after-swap = The pawn swaps places with the enemy on { $via }, and that ends the move.
rooya-second-same-plate = { $from } and { $via } are on the same plate: you can take a second step only after stepping to the other plate.
rooya-second-leaves-plate = { $to } and { $via } aren't on the same plate: the second step must stay on the plate just reached.

rooya-turn-empty = The inner plate is empty, so turning it would change nothing.
rooya-turn-same = The inner plate would look the same after this turn.

rooya-winner-text = "{ $text }" doesn't say who won by a line; use -, w or b.
rooya-too-many-pawns = { $seat } has { $found } pawns, but can have { $limit } at most.
rooya-too-early-inside = There's a pawn on { $cell }, but the inner plate stays empty until all 16 pawns are placed.
rooya-pawns-and-seat = With { $white } white and { $black } black pawns placed, it can't be { $seat }'s turn.
rooya-winner-while-placing = Nobody can have won while pawns are still being placed.
rooya-winner-without-line = { $seat } has no complete line to have won with.
rooya-line-without-winner = The line from { $from } to { $to } is complete, which can only happen when it wins.

# What the game is about.
tagline-rooya = Fill the ring, then spin the heart of the board.
goal-rooya = Fill a whole row or column with five of your pawns, by stepping or by turning the plate.

# Words of its own.
area-inner-plate = inner plate
area-outer-plate = outer plate
gauge-line-completed = line completed
word-cw = turn clockwise
word-ccw = turn counterclockwise
word-half = turn halfway round
field-winner = Who completed a line
reason-line = a line of five was completed
field-help-winner = Who has just won by completing a line, as a letter; - for nobody.
rooya-effect-turned = The plate turns.
