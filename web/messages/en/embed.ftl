# A board on another page.

embed-loading = Loading…
embed-board = { $game } board. { $standing }
embed-player = { $seat }: { $name }
embed-moves = Moves
embed-tools = Step through the game
embed-start = Go to the start
embed-previous = Back
embed-next = Forward
embed-end = Go to the end
embed-flip = Flip board
embed-open = Open in Ludejo
embed-after = { $count ->
    [0] Starting position.
    [one] After one move.
   *[other] After { $count } moves.
}

# Why there is no board.
embed-nothing = There's nothing to show: this board has neither a record nor a game.
embed-broken-link = This link doesn't contain a game record: part of it is missing or has been changed.
embed-no-record = This isn't a valid game record: { $why } (line { $line }, column { $column })
embed-no-position = This isn't a valid position of { $game }: { $why }
embed-no-rules = The board can't be shown: this browser, or this page's security policy, blocks WebAssembly.
