# A board on another page.

embed-loading = Loading…
embed-board = Board of { $game }. { $standing }
embed-player = { $seat }: { $name }
embed-moves = Actions
embed-tools = Steps
embed-start = To the start
embed-previous = Back
embed-next = Forward
embed-end = To the end
embed-flip = Turn the board
embed-open = Open in Ludejo
embed-after = { $count ->
    [0] The start.
    [one] After one action.
   *[other] After { $count } actions.
}

# Why there is no board.
embed-nothing = There is nothing to show: this board has neither a record nor a game.
embed-broken-link = This link holds no record: it was cut off or changed.
embed-no-record = This is no record: { $why } (line { $line }, column { $column })
embed-no-position = This is no position of { $game }: { $why }
embed-no-rules = The board cannot be shown: this browser, or the security policy of this page, does not let WebAssembly run.
