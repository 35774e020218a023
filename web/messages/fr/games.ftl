# The games that were finished in this browser.

games-none = Tu n’as encore terminé aucune partie dans ce navigateur.
games-kept = Les { $count } dernières parties sont gardées, dans ce navigateur seulement.
games-actions = { $count ->
    [one] un coup
   *[other] { $count } coups
}
games-seat = { $seat } : { $player }
games-won = Gagnée
games-lost = Perdue
games-drawn = Nulle
