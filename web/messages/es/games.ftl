# The games that were finished in this browser.

games-none = Todavía no has terminado ninguna partida en este navegador.
games-kept = Se guardan las { $count } últimas partidas, solo en este navegador.
games-actions = { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}
games-seat = { $seat }: { $player }
games-won = Victoria
games-lost = Derrota
games-drawn = Tablas
