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

# Taking back.
nothing-to-undo = There's nothing to undo.
nothing-to-redo = There's nothing to redo.

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
offer-too-soon = That was just declined. You can offer it again once another move has been played.
nothing-offered = There's no such offer.
too-late-to-abort = Everyone has moved, so the game can no longer be aborted.
time-left = Nobody has run out of time.
