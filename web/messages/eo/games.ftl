# The games that were finished in this browser.

games-none = Ankoraŭ neniu partio finiĝis en ĉi tiu retumilo.
games-kept = La lastaj { $count } restas konservataj, nur en ĉi tiu retumilo.
games-actions = { $count ->
    [one] unu ago
   *[other] { $count } agoj
}
games-seat = { $seat }: { $player }
games-won = Gajnita
games-lost = Perdita
games-drawn = Remiso
