# The analysis page.

analysis-of = Analysis of { $game }
analysis-start = Start
analysis-hint = Play an action on the board, or paste a game anywhere on this page. Every other action that you try becomes a variation.
analysis-variation = Variation
analysis-steps = Steps
analysis-broken-link = This link is cut off or damaged, so there is nothing to show. Ask for it once more.
analysis-broken-record = There is an error in the record that this link holds.
analysis-too-deep = Variations can lie { $count } deep in one another, and no deeper. Make one of them the main line first.

# What is changed.
analysis-promote = Move up
analysis-promote-why = This variation goes before the others
analysis-promoted = The variation was moved up.
analysis-make-main = Main line
analysis-make-main-why = All that leads here becomes the main line
analysis-is-main = This is the main line now.
analysis-delete = Delete
analysis-restore = Undo
analysis-cut = { $count ->
    [one] One action was deleted.
   *[other] { $count } actions were deleted.
}
analysis-restored = What was deleted is back.

# What is said and drawn.
analysis-notes = Notes
analysis-nags = What { $action } is worth
analysis-comment = Comment on { $action }
analysis-comment-start = Comment on the start
analysis-clock = Clock of { $seat }: { $time }
analysis-spent = Time taken: { $time }
analysis-value = { $seat } may expect { $share }
analysis-marks = Marks
analysis-arrows = Arrows
analysis-wipe = Clear
analysis-marks-help = Choose a cell to mark it, again for the next kind of mark. Drag for an arrow.
analysis-arrows-help = Choose where an arrow begins and where it ends, or drag it. The same arrow again takes it away.
analysis-arrow-from = The arrow begins on { $cell }.
analysis-arrow-drawn = Arrow { $cells }
analysis-arrow-gone = No arrow { $cells }
analysis-mark-drawn = { $pointer ->
    [from] { $cell }: begins here
    [to] { $cell }: leads here
    [capture] { $cell }: can be captured
    [no] { $cell }: not here
   *[none] { $cell }: no mark
}
nag-1 = good
nag-2 = mistake
nag-3 = excellent
nag-4 = blunder
nag-5 = interesting
nag-6 = doubtful
nag-7 = the only good action
nag-10 = even
nag-13 = unclear
nag-14 = the first seat is slightly better
nag-15 = the second seat is slightly better
nag-16 = the first seat is better
nag-17 = the second seat is better
nag-18 = the first seat is winning
nag-19 = the second seat is winning

# The engine.
analysis-engine = Computer
analysis-engine-off = Switch it on to see the best actions
analysis-engine-failed = The computer's thinking broke off. Switch it off and on again.
analysis-thinking = Thinking…
analysis-depth = depth { $depth }
analysis-speed = { $speed } positions/s
analysis-seconds = { $seconds } s
analysis-shares = Chances: { $shares }
analysis-shares-none = not known yet
analysis-lines = Best lines
analysis-proven = { $count ->
    [one] { $seat } wins in one action:
   *[other] { $seat } wins in { $count } actions:
}
analysis-count = Lines
analysis-shows-best = On the board
analysis-more = Think on

# The review of the whole game.
analysis-review = The whole game

# In and out.
analysis-open = Open…
analysis-save = Save and share…
analysis-begin = Start position…
analysis-play-on = Play from here…
import-title = Open
import-text = A record, a position or a link
import-take = Open
import-file = Choose a file…
import-help = Files and texts can also be dropped or pasted anywhere on the page. What you see now stays one step back in your browser's history.
import-empty = There is nothing here yet: paste something first.
import-place = Line { $line }, column { $column }:
import-no-position = This is no record, and no position of { $game } either. { $text }
import-no-text = This file is not text in UTF-8.
import-too-large = This file is too large: 8 MB is the most.
import-choose = { $count ->
    [one] One record
   *[other] { $count } records: choose one
}
import-first = These are the first { $count }.
import-broken = A record with an error, from line { $line }
import-winner = { $seat } won
export-title = Save and share
export-link = Link
export-link-why = The whole analysis is in it; no server sees it.
export-copy = Copy
export-record = Record
export-save-record = Save as a file
export-position = Position
export-pictures = Picture and paper
export-svg = Board as SVG
export-png = Board as PNG
export-gif = Game as GIF
export-drawing = Drawing…
export-frames = Drawing: { $done } of { $of }
export-saved = Saved.
export-failed = The picture could not be made. Check your connection and try again.
export-print = Print
export-link-copied = The link was copied.
export-record-copied = The record was copied.
export-position-copied = The position was copied.
export-not-copied = Your browser does not let this page copy. Select the text and copy it yourself.

# Windows.
tags-title = Names and dates
tags-help = All of this is kept in the record.
tags-done = Done
tag-seat = Name of { $seat }
tag-event = Event
tag-date = Date
tag-result = Result
start-title = Start position
start-help = Begins an analysis anew. The one you see now stays one step back in your browser's history.
start-here = The position shown
start-line = Any position, as a line
start-begin = Begin from this line
start-edit = Set up pieces…
play-on-title = Play from here

# Keys.
keys-where = They work wherever nothing is typed. On the board, arrows walk over the cells and Enter picks.
keys-previous = Back
keys-next = Forward
keys-sibling-before = The variation before
keys-sibling-after = The next variation
keys-start = To the start
keys-end = To the end
keys-board = To the board
keys-draw = Draw
keys-engine = Computer on or off
keys-best = Play the computer's action
keys-comment = Write a comment
keys-flip = Turn the board
keys-delete = Delete from here
keys-restore = Undo a deletion
keys-keys = This list
keys-drawing = With a mouse, the right button draws at any time: a click marks a cell, again in the next way; dragging draws an arrow.

# What keyboards of this language have on these keys.
key-home = Home
key-end = End
key-space = Space
key-delete = Del
key-control-z = Ctrl+Z
