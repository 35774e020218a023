# A board on another page.

embed-loading = Wird geladen …
embed-board = Brett: { $game }. { $standing }
embed-player = { $seat }: { $name }
embed-moves = Züge
embed-tools = Durch die Partie blättern
embed-start = Zum Anfang
embed-previous = Zurück
embed-next = Vor
embed-end = Zum Ende
embed-flip = Brett drehen
embed-open = In Ludejo öffnen
embed-after = { $count ->
    [0] Anfangsstellung.
    [one] Nach einem Zug.
   *[other] Nach { $count } Zügen.
}

# Why there is no board.
embed-nothing = Es gibt nichts zu zeigen: Für dieses Brett ist weder eine Aufzeichnung noch ein Spiel angegeben.
embed-broken-link = Dieser Link enthält keine Aufzeichnung: Er ist unvollständig oder wurde verändert.
embed-no-record = Das ist keine gültige Aufzeichnung: { $why } (Zeile { $line }, Spalte { $column })
embed-no-position = Das ist keine gültige Stellung von { $game }: { $why }
embed-no-rules = Das Brett kann nicht gezeigt werden: Dieser Browser oder die Sicherheitsrichtlinie dieser Seite blockiert WebAssembly.
