# What is said while a game is played.

# The end, and why.
outcome-win = { $seat } wins: { $reason }.
outcome-draw = The game is a draw: { $reason }.
outcome-none = The game ends without a winner: { $reason }.
reason-goal = the goal was reached
reason-elimination = the other side has too few pieces left
reason-no-moves = the other side can't move
reason-checkmate = checkmate
reason-stalemate = stalemate
reason-repetition = the same position came up for the third time
reason-length = the game reached the move limit
reason-resignation = resignation
reason-time = time ran out
reason-agreement = the players agreed

# Who made the game.
credit = by { $designer }
credit-unknown = designer unknown

# Whose turn it is.
to-move = { $seat } to move.

# What an action causes.
acted = { $seat }: { $action }.
effect-moved = { $seat }: { $piece } { $from } to { $to }.
effect-moved-by = { $seat }: { $piece } { $from } via { $way } to { $to }.
effect-placed = A { $piece } is placed on { $cell }.
effect-captured = { $seat }'s { $piece } on { $cell } is captured.
effect-removed = { $seat }'s { $piece } on { $cell } is removed.
effect-swapped = The pieces on { $from } and { $to } swap places.
effect-turned = Part of the board turns.
effect-became = The piece on { $cell } is now a { $piece }.
effect-owned = { $cell } now belongs to { $seat }.

# What the computer says.
hint = Hint: { $action }.
thinking = { $seat } is thinking…
advising = The computer is looking for a hint…
score-win-in = { $seat } wins in { $count ->
    [one] one move
   *[other] { $count } moves
}.
score-chance = { $seat }'s chance of winning: { $percent }%.

# Taking back, giving up.
undone = { $count ->
    [one] One move undone.
   *[other] { $count } moves undone.
}
redone = { $count ->
    [one] One move redone.
   *[other] { $count } moves redone.
}
nothing-to-undo = There's nothing to undo.
nothing-to-redo = There's nothing to redo.
resumed = The game continues.
resigns = { $seat } resigns.
flagged = { $seat } has run out of time.
plays-on = The computer takes over for { $seat }.
declines-draw = { $seat } declines the draw.
clocks = Clocks: { $times }.

# The full-screen player.
typing = Type a move and press Enter.
saved = Saved as { $file }.
loaded = Loaded { $file }.
record-up-to-here = { $file } breaks the rules, so the game is shown up to that point. { $reason }
no-choice = The computer found no move.
considering-draw = The computer is considering the draw…
paused-here = The game is paused. Press P to continue.
no-such-key = That key does nothing. Press ? for help.
ask-resign = Resign this game? (y/n)
ask-draw = Does everyone agree to a draw? (y/n)
ask-offer = Offer a draw? (y/n)
ask-quit = Leave this game? Anything you haven't saved will be lost. (y/n)
ask-save = Save as:
ask-open = Load:
terminal-too-small = The board doesn't fit here. Make the window larger.
menu-title = Ludejo: a place to play
menu-keys = Up and Down to choose, Enter to select, Esc to quit.
welcome = Choose with the arrow keys and Enter or with the mouse, or type.
keys = ?:help R:rules H:hint Q:quit
page-keys = Esc closes, arrow keys and PgDn scroll
after-the-game = U undoes, S saves, Q quits, ? helps.
player-human = human
player-computer = the computer

# What holds at every table.
no-such-seat = There's no such seat.
not-your-turn = It's not your turn.
move-out-of-step = The game has moved on, so that move no longer fits.
game-paused = The game is paused.
game-not-paused = The game isn't paused.
game-goes-on = By the rules, the game isn't over yet.
seat-has-left = You've left this game.
seat-not-a-participant = The computer plays this seat.
needs-agreement = The other players have to agree to that.
no-offers-in-matches = Programs can't make offers in a match.
offer-already-open = That has already been offered.
offer-too-soon = That was just declined. You can offer it again after another move.
nothing-offered = There's no such offer.
too-late-to-abort = Everyone has moved, so the game can no longer be aborted.
time-left = Nobody has run out of time.
