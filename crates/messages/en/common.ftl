# What every game says.

game-is-over = The game is over.
illegal-action = That isn't a legal move here.
ruled-out = The changed ruling doesn't allow that.
not-an-action = "{ $text }" isn't a move. Moves look like { $example }.
cell-empty = There's no piece on { $cell }.
no-such-cell = There's no { $text } on this board.
piece-not-yours = The { $piece } on { $cell } isn't yours.
piece-cannot-act = The { $piece } on { $cell } has no legal move.
same-cell = The { $piece } can't end its move where it started.

# What to do next while building an action.
pick-first = Choose a piece.
pick-place = Choose where to place a piece.
pick-first-or-word = Choose a piece, or another kind of move.
pick-cell = Choose where it goes.
pick-cell-or-word = Choose where it goes, or what it does.
pick-word = Choose what it does.
send = Press Enter to play it.
send-or-pick-cell = Press Enter to play it, or choose the next step.
send-or-pick-word = Press Enter to play it, or choose what else it does.

# Reading a position.
field-missing = This field is missing.
field-extra = A position has { $count } fields, but there are more here.
seat-unknown = "{ $text }" isn't a seat; the seats are { $seats }.
board-row-count = There should be { $expected } rows, but there are { $found }.
board-row-length = Row { $row } as written should have { $expected } cells, but it has { $found }.
board-number = A count of empty cells can't start with zero, but "{ $text }" does.
board-letter = "{ $text }" isn't a piece.
