# The games that were finished in this browser.

games-none = Vi ankoraŭ ne finis partion en ĉi tiu retumilo.
games-kept = La lastaj { $count } partioj restas konservataj, nur en ĉi tiu retumilo.
games-actions = { $count ->
    [one] unu movo
   *[other] { $count } movoj
}
games-seat = { $seat }: { $player }
games-won = Venko
games-lost = Malvenko
games-drawn = Remiso
