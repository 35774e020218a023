# The app: what stands on its pages. What games say comes from crates/messages.

motto = A place to play
footer = Seven modern abstract games. Everything runs in your browser; nothing you do leaves it.
skip = To the content
navigation = Pages
settings = Settings
language = Language
loading = Loading…
load-failed = This page could not be loaded
load-failed-why = Something was not found on the way here. Check your connection and try again.
try-again = Try again
not-found = There is no such page
to-home = To the games
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
learn-game = Learn { $game }
analyse-game = Analyse { $game }
continue = Go on
continue-game = { $game }, { $count ->
    [one] one action
   *[other] { $count } actions
}
forget-game = Forget this game of { $game }
forgotten-game = Forgotten: { $which }.
forgotten-undo = Undo
forgotten-back = Kept again: { $which }.
finished-games = Your finished games

# A new game.
learn-it = Learn it in two minutes
opponent = Opponent
level = Computer, level { $level }
friend = A friend at this device
my-seat = You play
random-seat = Either, by chance
who-sits = Who sits where
player-person = a person
player-level = computer, level { $level }
player-computer = computer
clock = Clock
clock-none = No clock
clock-of = { $minutes } min + { $seconds } s a turn
clock-delay = { $minutes } min, { $seconds } s delay a turn
start-position = Start
setup-standard = The usual position
setup-position = Another position…
position-line = Position
start = Play

# A game being played.
no-such-game = There is no such game here
no-such-game-why = Games are kept in the browser in which they were played, until they are forgotten.
board-of = Board of { $game }. { $standing }
what-now = What now
play-again = Play again
review-title = Review
confirm-it = { $action }: is that what you want to play?
play-action = Play { $action }
back = Back
the-rule = Read the rule
advising = Looking for a good action…
premove-prompt = While you wait you may already pick your next action.
premove-picked = For later: { $action }.
premove-none = Nothing is picked for later.
premove-illegal = { $action } is not possible now.
tools = Tools
undo = Take back
redo = Again
get-hint = Hint
flip = Turn the board
resign = Give up
agree-draw = Agree to a draw
ask-resign = Do you give up this game?
ask-draw = Do all of you agree to a draw?
offer-draw = Offer a draw
accept = Accept
decline = Decline
pause = Pause
resume = Go on
ask-resign-seat = Resign for { $seat }? { $seat } will have lost, and the computer will play on.
type-action = Type an action
send = Play
about-game = How do I win?
rules = The rules
keys-title = Keys
keys-help = Arrows walk over the board, Enter picks, Esc goes back; B goes to the board, U takes back, R makes again, H asks for a hint, F turns the board.
moves = Actions
moves-none = Nothing has been played yet.
thinks = thinks…
has-won = has won
hint = Try { $action }.
undone = { $count ->
    [one] One action was taken back.
   *[other] { $count } actions were taken back.
}
redone = { $count ->
    [one] One action was made again.
   *[other] { $count } actions were made again.
}
end-undone = The game goes on.
nothing-to-undo = There is nothing to take back.
engine-failed = The computer's thinking broke off. Take an action back, or load this page again.
paused = The game is paused.
move-pending = Your move is on its way…
move-not-sent = Your move did not get through, so it does not count. Try again.
seat-resigned = { $seat } resigns and has lost. The computer plays on in their place.
seat-flagged = { $seat } is out of time and has lost. The computer plays on in their place.
left-by-resignation = resigned; { $player }
left-by-time = out of time; { $player }
offered-draw = { $seat } offers a draw.
offered-takeback = { $seat } asks to take back a move.
offered-pause = { $seat } asks for a pause.
offer-declined = { $seat } declines.
game-aborted = The game was called off.
game-fault = Move { $number } of this game breaks the rules: { $reason }
game-fault-kept = You see the game up to that move. It stays in this browser just as it was.
game-too-new = This game was saved by a newer version of the app. Reload the page to get that version.

# Settings.
settings-kept = Kept in this browser only.
theme = Colours
theme-system = As the system has them
theme-light = Light
theme-dark = Dark
letter-size = Size of letters
boards = Boards
pieces = Pieces
pieces-tokens = Tokens
pieces-figures = Figures
palette = Colours of boards
palette-usual = The usual ones
palette-contrast = For colour-blind eyes
setting-animations = Pieces move visibly
setting-sounds = Sounds
setting-targets = Show what the chosen piece can do
setting-coordinates = Coordinates
setting-confirm = Ask before an action is played
setting-shortcuts = Single letters are shortcuts

# A game in several tabs.
played-elsewhere = This game is open in another tab. Here you can watch.
play-here = Play here

# What stands in the way of saving games.
unkept-failed = Your browser is not saving your games. What you play now is lost when you close this tab.
unkept-outdated = A newer version of the app is open in another tab. Reload this page to go on playing.
unkept-reload = Reload
