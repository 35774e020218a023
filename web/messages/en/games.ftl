# The games that were finished in this browser.

games-none = No game has been finished in this browser yet.
games-kept = The latest { $count } are kept, in this browser only.
games-actions = { $count ->
    [one] one action
   *[other] { $count } actions
}
games-seat = { $seat }: { $player }
games-won = Won
games-lost = Lost
games-drawn = Draw
