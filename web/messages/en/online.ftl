# Playing with people elsewhere.

online-absent = There's no online play here: this copy of Ludejo comes without a game server.
online-absent-else = You can still play against the computer or a friend on this device.
online-unreachable = The server can't be reached. Check your connection and try again.
connection-lost = Connection lost. Trying again…
connection-back = You're connected again.
try-now = Try now
outdated = The server has a newer version of Ludejo. The app is being updated; your game isn't lost.
outdated-still = The server has a newer version of Ludejo, but it couldn't be loaded yet. Your game isn't lost.
update-app = Update

# Who plays.
called = You play as { $name }.
called-nothing = Others will see a name. You don't need an account.
choose-name = Choose your name
change-name = Change name
your-name = Your name
your-name-why = Others see it. You can change it whenever you like.
keep-name = Save
name-fault = A name has 1 to 24 characters, all of them visible.

# The lobby.
people = { $count ->
    [0] Nobody else is here right now.
    [1] Nobody else is here right now.
   *[other] { $count } people are here.
}
quick-game = Quick game
which-game = Game
which-games = Games (any of them will do)
which-clock = Clock
which-clocks = Clocks (any of them will do)
pace-fast = Fast
pace-usual = Medium
pace-slow = Slow
pace-none = No clock
clock-signs = Minutes, then seconds added per turn; “d” stands for a delay instead.
pairing = Looking for an opponent…
create-game = Create a game…
play-computer = Play the computer
asked-you = You're invited
you-wait = You're waiting
open-games = Open games
open-none = Nobody is waiting for an opponent. Start a quick game, and others will see it here.
computers = The computer
computers-why = It thinks on the server: you can continue on another device, and anyone who has the link can watch.
computers-here = Play on this device, with hints and undo
watch-games = Games being played now
watch-none = Nobody is playing at the moment.
join = Join
waits-listed = Waiting for someone to join…
waits-link = Waiting for whoever has the link…
open-invitation = Show
seats-taken = { $taken } of { $count } seats taken

# A new invitation.
whom = Who can join?
whom-everybody = Everyone in the lobby
whom-link = Only people with the link
whom-computer = The computer
with-engines = Computer players
engines-of = { $count ->
    [0] No computer players
    [one] One computer player
   *[other] { $count } computer players
}
engine-level = Level of the computer
engine-number = Computer { $number }
special-position = Special position
choose-one = Choose at least one game and one clock.
invite = Create
make-link = Create a link
invited = Your game is open. Waiting for someone to join.

# An invitation.
you-invite = This is your invitation.
invites-you = { $player } invites you to a game.
seat-open = Free seat
seat-asked = { $player } (invited)
sit-here = Sit here
seats-by-lot = Seats are drawn when the game starts.
invitation-link = Link to this invitation
invitation-link-why = Anyone who opens this link can join you. Keep this page open, or come back later.
share-link = Share the link
start-with-engines = Start with the computer in the free seats
withdraw-invitation = Withdraw invitation
accept-play = Accept and play
declined-by = { $player } declined.
invitation-gone = This invitation doesn't exist any more. Perhaps it was withdrawn, or the game has already started.
invitation-began = This game has already started.
watch-it = Watch it

# A game.
no-such-game-online = There's no game at this address. Perhaps the link is incomplete.
looking-on = You're watching: { $names }
watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
offer-takeback = Undo my move
offer-pause = Ask for a pause
withdraw-draw = Withdraw draw offer
withdraw-takeback = Don't undo after all
withdraw-pause = No pause after all
abort = Abort game
ask-abort = Abort this game? It won't count.
has-left-table = { $player } has left the table.
claim-in = You can end the game in { $time }.
claim-win = Claim the win
claim-draw = Call it a draw
go-to-rematch = Go to the rematch
rematch-asked = { $player } would like a rematch.
rematch-waits = Waiting for an answer to your rematch…
save-record = Download

# What people say.
chat = Chat
phrases = Phrases
chat-said = { $player } says: { $words }
chat-words = Say something
chat-send = Send
chat-bothered = Someone bothers you?
mute = Mute
unmute = Unmute
block = Block
blocked = Blocked
block-why = You won't see what a muted player says. A blocked player can't join your games any more.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-have-fun = Have fun!
phrase-nice-move = Nice move!
phrase-oops = Oops!
phrase-good-game = Good game!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-have-to-go = I have to go.
phrase-bye = Bye!

# Lists of games.
played-online = Online
played-here = On this device
won = You won
lost = You lost
drawn = Draw
won-by = { $player } won

# Settings.
online-title = Online play
online-kept = The server keeps your name, your games and what you say in them. This browser keeps a secret key that shows who you are.
device-link = Copy a link for another device
device-copied = Link copied. Open it on your other device.
device-why = The link lets another device play as you. Don't give it to anyone else.
device-coming = This link lets you play as { $name } on this device.
device-instead = You're { $name } here now. Games you play as { $name } will no longer be shown on this device.
device-take = Play as { $name }
forget-me = Delete my player
ask-forget-me = Delete your player? Your name and chat messages are removed from the server, and you can't play your current games any more. This can't be undone.
forgotten-me = Your player was deleted.
blocked-players = Blocked players
unblock = Unblock

# Why something can't be done.
problem-who-are-you = The server doesn't know your player any more. Perhaps you deleted it on another device.
problem-blocked = You can't play together because one of you has blocked the other.
problem-too-many-invitations = You can't have more open invitations. Withdraw one first.
problem-too-many-engine-games = You can't play any more games against the computer at once. Finish one first.
problem-bad-levels = The number of free seats has changed. Choose the levels again.
problem-seat-taken = Somebody else has just taken this seat.
problem-invitation-over = This invitation isn't open any more.
problem-no-such-invitation = This invitation doesn't exist any more.
problem-no-such-game = There's no such game.
problem-not-your-game = You don't have a seat in this game.
problem-nothing-to-claim = Nobody has been away long enough yet.
problem-bad-words = A message has 1 to 200 characters.
problem-chat-full = Nothing more can be said at this table.
problem-too-often = That was too fast. Wait a moment and try again.
problem-try-again = Somebody else was faster. Please try again.
problem-took-too-long = That took too long. Please try again.
problem-server-full = The server is full. Please try again later.
problem-server-ends = The server is restarting. Please try again in a moment.
problem-store-fault = The server has a problem. Please try again in a moment.
