# The games that were finished in this browser.

games-none = In diesem Browser wurde noch keine Partie beendet.
games-kept = Die letzten { $count } werden aufbewahrt, nur in diesem Browser.
games-actions = { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
}
games-seat = { $seat }: { $player }
games-won = Gewonnen
games-lost = Verloren
games-drawn = Remis
