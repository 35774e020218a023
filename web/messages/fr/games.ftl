# The games that were finished in this browser.

games-none = Aucune partie n’a encore été terminée dans ce navigateur.
games-kept = Les { $count } dernières sont gardées, dans ce navigateur seulement.
games-actions = { $count ->
    [one] une action
   *[other] { $count } actions
}
games-seat = { $seat } : { $player }
games-won = Gagnée
games-lost = Perdue
games-drawn = Nulle
