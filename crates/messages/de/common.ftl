# What every game says.

game-is-over = Die Partie ist beendet.
illegal-action = Dieser Zug ist hier nicht erlaubt.
ruled-out = Die geänderte Regelauslegung erlaubt das nicht.
not-an-action = „{ $text }“ ist kein Zug. Züge schreibt man hier zum Beispiel so: { $example }.
cell-empty = Auf { $cell } steht keine Figur.
no-such-cell = { $text } gibt es auf diesem Brett nicht.
piece-not-yours = { $piece-The } auf { $cell } gehört dir nicht.
piece-cannot-act = { $piece-The } auf { $cell } hat keinen erlaubten Zug.
same-cell = { $piece-The } darf den Zug nicht dort beenden, wo er begann.

# What to do next while building an action.
pick-first = Wähle eine Figur.
pick-place = Wähle, wohin du eine Figur setzt.
pick-first-or-word = Wähle eine Figur oder eine andere Art von Zug.
pick-cell = Wähle, wohin die Figur geht.
pick-cell-or-word = Wähle, wohin die Figur geht oder was sie tut.
pick-word = Wähle, was die Figur tut.
send = Drücke Enter, um den Zug zu spielen.
send-or-pick-cell = Drücke Enter, um den Zug zu spielen, oder wähle einen weiteren Schritt.
send-or-pick-word = Drücke Enter, um den Zug zu spielen, oder wähle, was die Figur noch tut.

# Reading a position.
field-missing = Diese Angabe fehlt.
field-extra = Eine Stellung hat { $count } Angaben, aber hier stehen mehr.
seat-unknown = „{ $text }“ ist keine Seite; möglich sind { $seats }.
board-row-count = Es müssten { $expected } Zeilen sein, es sind aber { $found }.
board-row-length = Zeile { $row } müsste { $expected } Felder haben, hat aber { $found }.
board-number = Eine Anzahl leerer Felder darf nicht mit einer Null beginnen, „{ $text }“ tut es aber.
board-letter = „{ $text }“ ist keine Figur.
