# The games that were finished in this browser.

games-none = You haven't finished a game in this browser yet.
games-kept = The latest { $count } games are kept, in this browser only.
games-actions = { $count ->
    [one] one move
   *[other] { $count } moves
}
games-seat = { $seat }: { $player }
games-won = Won
games-lost = Lost
games-drawn = Draw
