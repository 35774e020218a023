# What the program says in a terminal.

# Who made the game.
credit = by { $designer }
credit-unknown = designer unknown

# Who plays.
player-human = human
player-computer = the computer

# What the computer says.
hint = Hint: { $action }.
no-choice = The computer found no move.
thinking = { $seat } is thinking…
advising = The computer is looking for a hint…
considering-draw = The computer is considering the draw…
score-win-in = { $seat } wins in { $count ->
    [one] one move
   *[other] { $count } moves
}.
score-chance = { $seat }'s chance of winning: { $percent }%.

# What happens besides moves.
undone = { $count ->
    [one] One move undone.
   *[other] { $count } moves undone.
}
redone = { $count ->
    [one] One move redone.
   *[other] { $count } moves redone.
}
resumed = The game continues.
resigns = { $seat } resigns.
flagged = { $seat } has run out of time.
plays-on = The computer takes over for { $seat }.
declines-draw = { $seat } declines the draw.
clocks = Clocks: { $times }.

# A refusal, and where the rules say so.
refused-by-rule = { $reason } (rules: { $anchor })

# Files.
saved = Saved as { $file }.
loaded = Loaded { $file }.
which-file-to-save = Which file? Type save and a file name.
which-file-to-load = Which file? Type load and a file name.
file-exists = { $file } already exists; choose another name.
could-not-read = Could not read { $file }: { $error }.
could-not-write = Could not write { $file }: { $error }.
could-not-go-on = Could not read or write: { $error }.
error-not-found = no such file or folder
error-permission = permission denied
error-is-folder = it is a folder
no-records = { $file } contains no games.
no-record-of-number = { $file } has no game number { $number }.
record-up-to-here = { $file } breaks the rules, so the game is shown up to that point. { $reason }
other-game-in-file = { $file } contains a game of { $found }, not of { $game }.
other-game-to-open = { $file } contains a game of { $game }; open it with ludejo play --load { $file }.

# What is asked for on the command line.
which-game = Which game? `ludejo games` lists them all.
no-such-game = There is no game "{ $id }"; the games are { $games }.
no-such-setup = { $game } has no setup "{ $name }"; its setups are { $setups }.
setup-not-valid = That isn't a valid position of { $game }. { $reason }
seat-not-found = { $game } has no seat "{ $letter }"; its seats are { $seats }.
player-option = "{ $option }" should be SEAT=PLAYER, such as { $example }=human. The seats of { $game } are { $seats }; a player is human, computer, or a computer with options such as level=2, uct or baseline.
no-such-anchor = The rules of { $game } have no anchor "{ $anchor }"; ludejo rules { $id } --anchors lists them.
no-such-ply = { $count ->
    [0] The game has no moves yet
    [one] The game has only one move
   *[other] The game has only { $count } moves
}, so it can't be shown after move { $ply }.
picture-in-terminal = A terminal can't show PNG or GIF files; name a file with --out.
picture-failed = Could not draw the picture: { $error }.
picture-too-long = Make the cells smaller with --cell, or show fewer moves with --ply.

# The list of games.
list-seats = seats: { $list }
list-setups = setups: { $list }

# The game line by line. What is typed stays as it is in every language.
moves-look-like = Moves look like this: { $example }. Type help to see what else you can do.
plain-help =
    Type a move, like the example above, or just its beginning to see how it can continue.
      legal [CELL]     list all legal moves, or those that start on a cell
      board            show the board; `board on` and `board off` turn it on and off after every move
      words            describe the position in words
      position         show the position line
      hint             ask the computer for a move
      undo, redo       undo back to your last decision; redo it
      resign           resign the game
      draw             offer a draw; the computer accepts unless it expects to do better
      pause, resume    stop the clocks; start them again
      clock            show the clocks
      save FILE        save the game to a file
      load FILE        continue a saved game
      rules [ANCHOR]   show the rules, or just one of them
      flip             view the board from the next seat
      help             show this text
      quit             leave the game
board-switch = Type board, board on or board off.
no-clocks = This game has no clocks.
no-legal-move = There are no legal moves.
no-legal-move-begins = No legal move starts like that.
nothing-to-decide = There's nothing to decide right now.
cannot-resign = You can't resign right now.
no-such-rule = There's no such rule. Type rules to see them all.
after-the-end = The game is over; type undo, save FILE or quit.

# The full-screen player. The keys stay the same in every language, but for yes and no.
welcome = Choose with the arrow keys and Enter or with the mouse, or type.
typing = Type a move and press Enter.
paused-here = The game is paused. Press P to continue.
after-the-game = U undoes, S saves, Q quits, ? helps.
no-such-key = That key does nothing. Press ? for help.
keys = ?:help R:rules H:hint Q:quit
page-keys = Esc closes, arrow keys and PgDn scroll
terminal-too-small = The board doesn't fit here. Make the window larger.
menu-title = Ludejo: a place to play
menu-keys = Up and Down to choose, Enter to select, Esc to quit.
yes = y
ask-resign = Resign this game? (y/n)
ask-draw = Does everyone agree to a draw? (y/n)
ask-offer = Offer a draw? (y/n)
ask-quit = Leave this game? Anything you haven't saved will be lost. (y/n)
ask-save = Save as:
ask-open = Load:
# Where a line begins with something in braces, its indent is inside them; outside, it would be lost.
screen-help =
    MAKING A MOVE
      arrows, Enter    go to a cell and select it: first the piece, then where it goes
      Enter again      on the last cell: play the move
      1 to 9           choose one of the words on offer, such as a role or done
      letters          type the move instead, then press Enter
      Esc, Backspace   go back one step
      mouse            click a cell to select it; click the last one again to play

    THE GAME (CAPITAL LETTERS)
      H  get a hint from the computer
      M  make the computer move now
      U  undo back to your last decision
      Y  redo what you undid
      R  read the rules, starting with the one just broken
      F  view the board from the next seat
      S  save the game
      O  open a saved game
      G  resign (give up)
      D  agree to a draw, or offer the computer one
      P  pause the clocks, or start them again
      Q  quit
      ?  show this help

    ON THE BOARD
      >P<      the cursor
      (P)      what you selected
    {"  *"}        where it can go; *P* if there is a piece there that won't be captured
      xPx      what it can capture
      ~P~      the last move
      =P=      what has won, such as a full line
      P'       a piece that has already moved this turn
      :  #     an empty cell in a seat's area, or in a dark area
    {"  [.] {.}"}  a cell owned by a seat
