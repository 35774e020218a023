# A board on another page.

embed-loading = Wird geladen …
embed-board = Brett von { $game }. { $standing }
embed-player = { $seat }: { $name }
embed-moves = Aktionen
embed-tools = Durch die Partie
embed-start = Zum Anfang
embed-previous = Zurück
embed-next = Vor
embed-end = Zum Ende
embed-flip = Brett drehen
embed-open = In Ludejo öffnen
embed-after = { $count ->
    [0] Der Anfang.
    [one] Nach einer Aktion.
   *[other] Nach { $count } Aktionen.
}

# Why there is no board.
embed-nothing = Es gibt nichts zu zeigen: Für dieses Brett ist weder eine Aufzeichnung noch ein Spiel angegeben.
embed-broken-link = Dieser Link enthält keine Aufzeichnung: Er wurde abgeschnitten oder verändert.
embed-no-record = Das ist keine Aufzeichnung: { $why } (Zeile { $line }, Spalte { $column })
embed-no-position = Das ist keine Stellung von { $game }: { $why }
embed-no-rules = Das Brett lässt sich nicht zeigen: Dieser Browser oder die Sicherheitsrichtlinie dieser Seite lässt WebAssembly nicht zu.
