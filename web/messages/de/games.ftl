# The games that were finished in this browser.

games-none = Du hast in diesem Browser noch keine Partie beendet.
games-kept = Die letzten { $count } Partien werden aufbewahrt, nur in diesem Browser.
games-actions = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
games-seat = { $seat }: { $player }
games-won = Gewonnen
games-lost = Verloren
games-drawn = Remis
