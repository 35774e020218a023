# What is said while a game is played.

# The end, and why.
outcome-win = { $seat } wins: { $reason }.
outcome-draw = The game is a draw: { $reason }.
outcome-none = The game ends without a winner: { $reason }.
reason-goal = the goal was reached
reason-elimination = the other side has too few pieces left
reason-no-moves = the other side cannot move
reason-checkmate = checkmate
reason-stalemate = stalemate
reason-repetition = the same position came up for the third time
reason-length = the game became too long
reason-resignation = resignation
reason-time = time ran out
reason-agreement = by agreement

# Who made the game.
credit = by { $designer }
credit-unknown = designer unknown

# Whose turn it is.
to-move = { $seat } to move.

# What an action causes.
acted = { $seat }: { $action }.
effect-moved = { $seat }: { $piece } { $from } to { $to }.
effect-moved-by = { $seat }: { $piece } { $from } by { $way } to { $to }.
effect-placed = A { $piece } is placed on { $cell }.
effect-captured = The { $piece } of { $seat } on { $cell } is captured.
effect-removed = The { $piece } of { $seat } on { $cell } is removed.
effect-swapped = The pieces on { $from } and { $to } change places.
effect-turned = Part of the board turns.
effect-became = The piece on { $cell } is a { $piece } now.
effect-owned = { $cell } belongs to { $seat } now.

# What the computer says.
hint = Hint: { $action }.
thinking = { $seat } is thinking…
advising = The computer is looking for a hint…
score-win-in = { $seat } wins in { $count ->
    [one] one action
   *[other] { $count } actions
}.
score-chance = { $seat } has a chance of { $percent } % to win.

# Taking back, giving up.
undone = { $count ->
    [one] One action was taken back.
   *[other] { $count } actions were taken back.
}
redone = { $count ->
    [one] One action was made again.
   *[other] { $count } actions were made again.
}
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to make again.
resumed = The game goes on.
resigns = { $seat } resigns.
flagged = { $seat } has run out of time.
plays-on = The computer plays on for { $seat }.
declines-draw = { $seat } declines the draw.
clocks = Clocks: { $times }.

# The full-screen player.
typing = Type an action and press Enter.
saved = Saved as { $file }.
loaded = Loaded { $file }.
record-up-to-here = { $file } breaks the rules, so the game is shown up to there. { $reason }
no-choice = The computer found no action.
considering-draw = The computer is considering the draw…
paused-here = The game is paused. Press P to continue.
no-such-key = That key does nothing; press ? for help.
ask-resign = Do you give up this game? y or n
ask-draw = Do you all agree to a draw? y or n
ask-offer = Offer a draw? y or n
ask-quit = Leave this game? What is not saved is lost. y or n
ask-save = Save as:
ask-open = Load:
terminal-too-small = The board does not fit here: make the window larger.
menu-title = Ludejo: a place to play
menu-keys = Up, Down, Enter; Esc leaves.
welcome = Choose with arrows and Enter or the mouse, or type.
keys = ?:help R:rules H:hint Q:leave
page-keys = Esc closes, arrows and PgDn scroll
after-the-game = U takes back, S saves, Q leaves, ? helps.
player-human = a person
player-computer = the computer

# What holds at every table.
no-such-seat = There is no such seat.
not-your-turn = It is not your turn.
move-out-of-step = The game has moved on, so that move no longer fits.
game-paused = The game is paused.
game-not-paused = The game is not paused.
game-goes-on = The game is not over by the rules.
seat-has-left = You have left this game.
seat-not-a-participant = This seat is played by the computer.
needs-agreement = The others have to agree to that.
no-offers-in-matches = Programs in a match make no offers.
offer-already-open = That has already been offered.
offer-too-soon = That was just declined. You can offer it again after another move.
nothing-offered = There is no such offer.
too-late-to-abort = Everyone has moved, so the game can no longer be aborted.
time-left = Nobody has run out of time.
