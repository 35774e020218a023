# What every game says.

game-is-over = The game is over.
illegal-action = That is not a legal action here.
not-an-action = "{ $text }" is not how an action is written here; one looks like { $example }.
cell-empty = There is no piece on { $cell }.
no-such-cell = There is no { $text } on this board.
piece-not-yours = The { $piece } on { $cell } is not yours.
piece-cannot-act = The { $piece } on { $cell } can do nothing now.
same-cell = The { $piece } must not end where it began.

# What to do next while building an action.
pick-first = Choose a piece.
pick-place = Choose where to place a piece.
pick-first-or-word = Choose a piece, or an action by its name.
pick-cell = Choose where it goes.
pick-cell-or-word = Choose where it goes, or an action by its name.
pick-word = Choose what it does.
send = Press Enter to play it.
send-or-pick-cell = Press Enter to play it, or choose a further step.
send-or-pick-word = Press Enter to play it, or choose what else it does.

# Reading a position.
field-missing = This field is missing.
field-extra = There is more than the { $count } fields of a position.
seat-unknown = "{ $text }" is not a seat; the seats are { $seats }.
board-row-count = There should be { $expected } rows, but there are { $found }.
board-row-length = Row { $row } of the board as written should hold { $expected } cells, but it holds { $found }.
board-number = A number of empty cells has no leading zero, but "{ $text }" has one.
board-letter = "{ $text }" is not a piece.
