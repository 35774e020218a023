# The analysis page.

analysis-of = Analysis of { $game }
analysis-start = Start
analysis-hint = Make a move on the board, or paste a game anywhere on this page. Try a different move, and it becomes a variation.
analysis-variation = Variation
analysis-steps = Step through the game
analysis-broken-link = This link is incomplete or damaged, so there's nothing to show. Ask for it to be sent again.
analysis-broken-record = The game record in this link contains an error.
analysis-too-deep = Variations can be nested up to { $count } deep. Make one of them the main line first.

# What is changed.
analysis-promote = Move up
analysis-promote-why = Put this variation before the others
analysis-promoted = Variation moved up.
analysis-make-main = Make main line
analysis-make-main-why = Make the moves leading here the main line
analysis-is-main = This is now the main line.
analysis-delete = Delete
analysis-restore = Undo
analysis-cut = { $count ->
    [one] One move deleted.
   *[other] { $count } moves deleted.
}
analysis-restored = Deletion undone.

# Notes, marks and arrows.
analysis-notes = Notes
analysis-nags = Rate { $action }
analysis-comment = Comment on { $action }
analysis-comment-start = Comment on the starting position
analysis-clock = { $seat }'s clock: { $time }
analysis-spent = Time spent: { $time }
analysis-value = { $seat }'s chances: { $share }
analysis-marks = Marks
analysis-arrows = Arrows
analysis-wipe = Clear
analysis-marks-help = Select a cell to mark it; select it again to change the mark. Drag to draw an arrow.
analysis-arrows-help = Select where the arrow starts and where it ends, or drag. Draw the same arrow again to remove it.
analysis-arrow-from = The arrow starts on { $cell }.
analysis-arrow-drawn = Arrow { $cells }
analysis-arrow-gone = Arrow { $cells } removed
analysis-mark-drawn = { $pointer ->
    [from] { $cell }: starts here
    [to] { $cell }: goes here
    [capture] { $cell }: can be captured
    [no] { $cell }: not here
   *[none] { $cell }: no mark
}
nag-1 = good
nag-2 = mistake
nag-3 = excellent
nag-4 = blunder
nag-5 = interesting
nag-6 = dubious
nag-7 = the only good move
nag-10 = equal
nag-13 = unclear
nag-14 = the first player is slightly better
nag-15 = the second player is slightly better
nag-16 = the first player is better
nag-17 = the second player is better
nag-18 = the first player is winning
nag-19 = the second player is winning

# The engine.
analysis-engine = Computer
analysis-engine-off = Turn it on to see the best moves
analysis-engine-failed = The computer stopped unexpectedly. Turn it off and on again.
analysis-thinking = Thinking…
analysis-depth = depth { $depth }
analysis-speed = { $speed } positions/s
analysis-seconds = { $seconds } s
analysis-shares = Chances: { $shares }
analysis-shares-none = not known yet
analysis-lines = Best lines
analysis-line = Line { $number }, { $seat }'s chances:
analysis-best = Best move: { $action }
analysis-chances = { $seat }'s chances: { $share }.
analysis-forced = { $count ->
    [one] { $seat } wins in one move.
   *[other] { $seat } wins in { $count } moves.
}
analysis-proven = { $count ->
    [one] { $seat } wins in one move:
   *[other] { $seat } wins in { $count } moves:
}
analysis-count = Lines
analysis-shows-best = Show on board
analysis-more = Think longer

# What the next seat would do if it were to move instead.
threat = Threat
threat-ask = What's the threat?
threat-found = Threat: { $action }.
threat-none = In this position, the turn can't be passed, so there's no way to tell what is threatened.

# What is known for certain of a solved game.
analysis-solution = Solution
analysis-solution-about = This game is solved, so this is certain as long as both sides play their best. Numbers count the moves to the end.
analysis-solution-win = { $seat } wins.
analysis-solution-draw = With best play, this is a draw.
analysis-solution-wins = Winning moves
analysis-solution-draws = Drawing moves
analysis-solution-losses = Losing moves
analysis-solution-move = { $count ->
    [one] { $action }, the game ends in one move
   *[other] { $action }, the game ends in { $count } moves
}
analysis-solution-failed = The solution couldn't be loaded. Check your connection.

# The review of the whole game.
analysis-review = Game review

# In and out.
analysis-open = Open…
analysis-save = Save and share…
analysis-begin = Starting position…
analysis-play-on = Play from here…
import-title = Open
import-text = A game record, a position or a link
import-take = Open
import-file = Choose file…
import-help = You can also drop or paste files and text anywhere on this page. To return to what you see now, use your browser's Back button.
import-empty = There's nothing here yet. Paste something first.
import-place = Line { $line }, column { $column }:
import-no-position = This is neither a game record nor a valid position of { $game }. { $text }
import-no-text = This file isn't UTF-8 text.
import-too-large = This file is too large. The limit is 8 MB.
import-choose = { $count ->
    [one] One record
   *[other] { $count } records: choose one
}
import-first = Only the first { $count } are listed.
import-broken = A record with an error, starting at line { $line }
import-winner = { $seat } won
export-title = Save and share
export-link = Link
export-link-why = It contains the whole analysis; no server ever sees it.
export-copy = Copy
export-record = Record
export-save-record = Save to a file
export-position = Position
export-pictures = Pictures and printing
export-svg = Board as SVG
export-png = Board as PNG
export-gif = Game as GIF
export-drawing = Drawing…
export-frames = Drawing: { $done } of { $of }
export-saved = Saved.
export-failed = The picture couldn't be created. Check your connection and try again.
export-print = Print
export-link-copied = Link copied.
export-record-copied = Record copied.
export-position-copied = Position copied.
export-not-copied = Your browser doesn't allow copying here. Select the text and copy it yourself.

# Windows.
tags-title = Game details
tags-help = These are saved in the game record.
tags-done = Done
tag-seat = { $seat }'s name
tag-event = Event
tag-date = Date
tag-result = Result
start-title = Starting position
start-help = This starts a new analysis. To return to the current one, use your browser's Back button.
start-here = Current position
start-line = A position as text
start-begin = Start from this position
start-edit = Set up a position…
play-on-title = Play from here

# Keys.
keys-where = These work whenever you're not typing. On the board, arrow keys move between cells and Enter selects.
keys-previous = Back
keys-next = Forward
keys-sibling-before = Previous variation
keys-sibling-after = Next variation
keys-start = Go to the start
keys-end = Go to the end
keys-board = Go to the board
keys-draw = Draw marks and arrows
keys-engine = Computer on/off
keys-best = Play the computer's move
keys-threat = What's the threat?
keys-comment = Write a comment
keys-flip = Flip board
keys-delete = Delete from here on
keys-restore = Undo a deletion
keys-keys = Show this list
keys-drawing = With a mouse, you can always draw with the right button: click a cell to mark it, click again to change the mark, drag to draw an arrow.

# What keyboards of this language have on these keys.
key-home = Home
key-end = End
key-space = Space
key-delete = Del
key-control-z = Ctrl+Z

# What is too long.
analysis-broken-long = This link is too long to be a game. The limit is 256 KB.
analysis-full = This analysis is full: links and files can hold 256 KB. Delete something first.
import-text-too-large = This text is too large. The limit is 8 MB.
