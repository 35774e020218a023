# Reading a game record, and holding it against the rules.

record-input = Die Eingabe ließ sich nicht lesen: { $kind }.
record-encoding = Der Text hier ist kein UTF-8.
record-control = Das Steuerzeichen U+{ $code } muss als Escape-Sequenz geschrieben werden.
record-too-long = Eine Aufzeichnung darf höchstens { $limit } Bytes lang sein.
record-too-deep = Varianten sind mehr als { $limit } Ebenen tief verschachtelt.
record-none = Hier steht keine Aufzeichnung.
record-second = Hier beginnt eine weitere Aufzeichnung, aber nur eine wird erwartet.
record-outside = Eine Aufzeichnung beginnt mit einer Zeile wie [Game "herooj"]; dies hier gehört zu keiner.
record-unexpected = „{ $found }“ gehört hier nicht hin.
record-unfinished = Hier fehlt etwas.
record-unclosed = Dieses { $mark } wird nie geschlossen.
record-escape = „{ $text }“ ist keine Escape-Sequenz. Erlaubt sind \n, ein Backslash vor einem Satzzeichen und \u mit einer Zahl in geschweiften Klammern.

record-tag = Das ist kein Kopfeintrag. Kopfeinträge sehen so aus: [Event "Vereinsabend"].
record-tag-twice = Der Kopfeintrag { $name } kommt zweimal vor.
record-two-starts = Eine Partie beginnt mit einer Aufstellung oder mit einer Stellung, nicht mit beidem.
record-reason = „{ $text }“ ist kein Grund für das Ende einer Partie.
record-reason-missing = Eine Partie mit Ergebnis braucht einen Kopfeintrag, der sagt, warum sie endete, etwa [Reason "resignation"].
record-reason-unwanted = Ein Grund ist angegeben, aber kein Ergebnis.

record-command = „{ $text }“ ist kein Befehl wie [%clk w 0:05:00], [%emt 0:00:03] oder [%eval w 0.500].
record-no-result = Am Ende der Aufzeichnung fehlt das Ergebnis: win und eine Seite, etwa win:w, oder draw oder *.
record-result = „{ $text }“ ist kein Ergebnis. Schreibe win und eine Seite, etwa win:w, oder draw oder *.
record-result-differs = Die Zugfolge endet mit „{ $text }“, aber der Kopfeintrag sagt „{ $tag }“.

record-game-unknown = Es gibt kein Spiel „{ $text }“.
record-ruling-unknown = Diese Partie ändert eine Regelauslegung ({ $text }). Nur das Programm Ludejo spielt solche Partien, wenn es die Auslegung kennt; die App nicht.
record-setup-unknown = Es gibt keine Aufstellung „{ $text }“; zur Wahl stehen { $setups }.
record-result-wrong = Nach den Regeln ist das Ergebnis „{ $result }“ und der Grund „{ $reason }“.
record-not-over = Die Partie ist noch nicht beendet, also kann der Grund nicht „{ $reason }“ sein.
