# The app: what stands on its pages. What games say comes from crates/messages.

motto = A place to play
footer = Seven modern abstract games. Only what you play online leaves your browser.
skip = Skip to content
navigation = Main menu
settings = Settings
privacy = Privacy
online = Online
lobby = Play online
invitation = Invitation
language = Language
loading = Loading…
load-failed = This page couldn't be loaded
load-failed-why = Something it needs didn't arrive. Check your connection and try again.
try-again = Try again
not-found = Page not found
to-home = Back to the games
cancel = Cancel
close = Close
show-more = Show more

# The first page.
for-seats = { $seats ->
    [one] for one
    [2] for two
    [4] for four
   *[other] for { $seats }
}
play = Play
learn = Learn
analyse = Analyse
play-game = Play { $game }
edit-title = Set up a position: { $game }
learn-game = Learn { $game }
analyse-game = Analyse { $game }
continue = Continue
continue-game = { $game }, { $count ->
    [one] one move
   *[other] { $count } moves
}
forget-game = Delete this game of { $game }
forgotten-game = Deleted: { $which }.
forgotten-undo = Undo
forgotten-back = Restored: { $which }.
finished-games = Your finished games

# A new game.
learn-it = Learn it in two minutes
opponent = Opponent
friend = A friend on this device
my-seat = You play as
random-seat = Random
who-sits = Players
player-person = Player
clock = Clock
clock-none = No clock
clock-of = { $minutes } min + { $seconds } s per turn
clock-delay = { $minutes } min, { $seconds } s delay per turn
start-position = Starting position
setup-standard = Standard
setup-position = Custom position…
position-line = Position
start = Play

# A game being played.
no-such-game = Game not found
no-such-game-why = Games are kept in the browser you played them in, until you delete them.
board-of = { $game } board. { $standing }
what-now = What's next
rematch = Rematch
share = Share
share-copied = Link copied.
share-failed = The link couldn't be copied.
new-game = New game
you = you
your-turn = Your turn.
verdict-won = You won!
verdict-lost = You lost.
verdict-drawn = It's a draw.
review-title = Review
confirm-it = Play { $action }?
confirm-or-cell = Play { $action }, or choose the next step.
confirm-or-word = Play { $action }, or choose what else it does.
play-action = Play { $action }
back = Back
the-rule = Read the rule
advising = Looking for a good move…
premove-prompt = While you wait, you can already choose your next move.
premove-picked = Your next move: { $action }.
premove-none = Your next move has been cleared.
premove-illegal = { $action } isn't possible any more.
tools = Game controls
undo = Undo
redo = Redo
move-now = Move now
get-hint = Hint
flip = Flip board
resign = Resign
agree-draw = Agree to a draw
ask-resign = Resign this game?
ask-draw = Does everyone agree to a draw?
offer-draw = Offer draw
accept = Accept
decline = Decline
pause = Pause
resume = Resume
ask-resign-seat = Resign for { $seat }? { $seat } will lose, and the computer will take over.
type-action = Type a move
send = Play
about-game = How do I win?
rules = The rules
keys-title = Keyboard shortcuts
keys-help = Arrow keys move around the board, Enter selects, Esc goes back. B goes to the board, U undoes, R redoes, H gives a hint, M makes the computer move now, F flips the board, T tells the time left.
moves = Moves
past-start = Start of the game.
past-move = Move { $number }: { $move }.
past-of = Move { $number } of { $count }
past-back = Back to the game
past-first = First position
past-previous = Previous move
past-next = Next move
past-last = Latest move
past-steps = Step through the moves
moves-none = No moves yet.
thinks = thinking…
has-won = won
hint = Try { $action }.
undone = { $count ->
    [one] One move undone.
   *[other] { $count } moves undone.
}
redone = { $count ->
    [one] One move redone.
   *[other] { $count } moves redone.
}
end-undone = The game continues.
nothing-to-undo = There's nothing to undo.
engine-failed = The computer stopped unexpectedly. Undo a move, or reload the page.
engine-lacks = A file that helps the computer judge positions is missing or damaged. The computer keeps playing, but less well.
paused = The game is paused.
move-pending = Sending your move…
move-not-sent = Your move didn't get through, so it doesn't count. Try again.
seat-resigned = { $seat } resigns and loses. The computer takes over.
seat-flagged = { $seat } runs out of time and loses. The computer takes over.
left-by-resignation = resigned; { $player }
left-by-time = out of time; { $player }
offered-draw = { $seat } offers a draw.
offered-takeback = { $seat } would like to undo a move.
offered-pause = { $seat } would like to pause.
offer-declined = { $seat } declines.
game-aborted = The game was aborted.
game-fault = Move { $number } of this game breaks the rules: { $reason }
game-fault-kept = The game is shown up to that move. It's still saved in this browser, unchanged.
game-too-new = This game was saved by a newer version of the app. Reload the page to update.

# Settings.
settings-kept = Saved in this browser only.
theme = Appearance
theme-system = Same as your device
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
letter-size = Text size
boards = Boards
pieces = Pieces
pieces-tokens = Tokens
pieces-figures = Figures
palette = Board colours
palette-usual = Standard
palette-contrast = Colour-blind friendly
setting-animations = Animate moves
setting-sounds = Sounds
setting-targets = Show where the selected piece can go
setting-coordinates = Show coordinates
setting-confirm = Ask before playing a move
setting-shortcuts = Use single letters as shortcuts

# A game in several tabs.
played-elsewhere = This game is open in another tab. You can watch it here.
play-here = Play here

# What stands in the way of saving games.
unkept-failed = Your browser isn't saving your games. What you play now will be lost when you close this tab.
unkept-outdated = A newer version of the app is open in another tab. Reload this page to keep playing.
unkept-reload = Reload
unkept-backup = Save a backup

# The first page: what to play now, and how far somebody is.
play-now = Play now
play-now-other = Choose opponent and options
against = against { $who }
with-friends = { $count ->
    [one] with a friend
   *[other] with friends
}
turn-mine = Your turn
turn-of = { $player }'s turn
moves-played = { $count ->
    [one] one move
   *[other] { $count } moves
}
all-games = All games
progress-tutorial = Tutorial: { $done } of { $count } steps
progress-learned = Tutorial done
progress-beaten = { $count } of 10 levels beaten
progress-against = Your games against the computer
progress-level = Level
progress-won = Won
progress-drawn = Drawn
progress-lost = Lost

# Building a move on the board.
pick-changed = Choose where it goes, or choose it again to turn it where it stands.
targets = { $count ->
    [one] It can go to { $list }.
   *[other] It can go to { $count } places: { $list }.
}
cell-chosen = chosen
cell-target = can go here
moves-left = { $count ->
    [one] one move left
   *[other] { $count } moves left
}
time-left = { $seat }: { $time }.
time-of = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
time-none = This game has no clock.
captured = Captured by { $seat }
captured-kind = { $count } × { $piece }

# The first page: where to go.
ways = Where to go
way-people = Play someone
way-people-about = Meet other players online
way-learn = Learn
way-learn-about = A game in two minutes
way-watch = Watch
way-watch-about = Games being played now
way-games = Your games
way-games-about = Replay and review them
your-games = Your games in progress

# A game with people elsewhere.
seat-away = { $player } (away)
game-begun = Your game has started.
go-to-game = Go to the game
