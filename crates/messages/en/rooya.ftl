# Le Rooya.

rooya-placing-first = All pawns are placed first; only then does anything step or turn.
rooya-placing-inner = { $cell } is on the inner plate: pawns are placed on the outer one only.
rooya-placing-occupied = A pawn stands on { $cell } already.
rooya-placing-over = All pawns are placed; nothing more comes to { $cell }.
rooya-placing-over-own = All pawns are placed: say where the pawn on { $cell } goes.
rooya-placing-over-enemy = All pawns are placed, and the one on { $cell } is not yours.
rooya-shut-in = All pawns are placed, and the one on { $cell } has only friends around it.

rooya-step-nowhere = A pawn steps to another point; it does not stay on { $from }.
rooya-step-not-neighbor = No line joins { $from } and { $to }: a step goes to the next point along a line.
rooya-step-friend = Your own pawn stands on { $to }.
rooya-second-after-swap = The pawn changes places with the enemy on { $via }, and that ends the action.
rooya-second-same-plate = { $from } and { $via } are on the same plate: only a step to the other plate may be followed by a second.
rooya-second-leaves-plate = { $to } and { $via } are not on the same plate: the second step stays on the plate just reached.

rooya-turn-empty = The inner plate is empty; a turn would change nothing.
rooya-turn-same = The inner plate would look the same after this turn.

rooya-winner-text = "{ $text }" is not who has won by a line; it is -, w or b.
rooya-too-many-pawns = { $seat } has { $found } pawns; there are { $limit } at most.
rooya-too-early-inside = A pawn stands on { $cell }, but with fewer than 16 pawns the inner plate is empty.
rooya-pawns-and-seat = With { $white } white and { $black } black pawns placed, it is not the turn of { $seat }.
rooya-winner-while-placing = Nobody has won while pawns are still being placed.
rooya-winner-without-line = { $seat } has no complete line to have won by.
rooya-line-without-winner = The line from { $from } to { $to } is complete, and only by a win could it be.

# What the game is about.
tagline-rooya = Fill the ring, then spin the heart of the board.
goal-rooya = Fill a whole row or column with five of your pawns, by a step or by turning the plate.

# Words of its own.
area-inner-plate = inner plate
area-outer-plate = outer plate
gauge-line-completed = line completed
word-cw = turn clockwise
word-ccw = turn counterclockwise
word-half = turn half round
field-winner = The winner by a line
reason-line = a line of five was completed
field-help-winner = Who has just won by a line, as a letter; - for nobody.
rooya-effect-turned = The plate turns.
