# The analysis page.

analysis-of = Analyse von { $game }
analysis-start = Anfang
analysis-hint = Mach einen Zug auf dem Brett, oder füge irgendwo auf dieser Seite eine Partie ein. Probierst du einen anderen Zug aus, wird er zu einer Variante.
analysis-variation = Variante
analysis-steps = Durch die Partie blättern
analysis-broken-link = Dieser Link ist unvollständig oder beschädigt, deshalb gibt es nichts zu zeigen. Lass ihn dir noch einmal schicken.
analysis-broken-record = Die Partie in diesem Link enthält einen Fehler.
analysis-too-deep = Varianten lassen sich höchstens { $count } Ebenen tief verschachteln. Mach zuerst eine von ihnen zur Hauptvariante.

# What is changed.
analysis-promote = Nach oben
analysis-promote-why = Diese Variante vor die anderen setzen
analysis-promoted = Variante nach oben gerückt.
analysis-make-main = Als Hauptvariante
analysis-make-main-why = Die Züge bis hierher zur Hauptvariante machen
analysis-is-main = Das ist jetzt die Hauptvariante.
analysis-delete = Löschen
analysis-restore = Rückgängig
analysis-cut = { $count ->
    [one] Ein Zug gelöscht.
   *[other] { $count } Züge gelöscht.
}
analysis-restored = Löschen rückgängig gemacht.

# What is said and drawn.
analysis-notes = Anmerkungen
analysis-nags = { $action } bewerten
analysis-comment = Kommentar zu { $action }
analysis-comment-start = Kommentar zur Anfangsstellung
analysis-clock = Uhr von { $seat }: { $time }
analysis-spent = Verbrauchte Zeit: { $time }
analysis-value = Chancen von { $seat }: { $share }
analysis-marks = Markierungen
analysis-arrows = Pfeile
analysis-wipe = Leeren
analysis-marks-help = Wähle ein Feld, um es zu markieren; wähle es noch einmal, um die Markierung zu ändern. Zieh, um einen Pfeil zu zeichnen.
analysis-arrows-help = Wähle, wo der Pfeil beginnt und wo er endet, oder zieh ihn. Zeichnest du denselben Pfeil noch einmal, verschwindet er.
analysis-arrow-from = Der Pfeil beginnt auf { $cell }.
analysis-arrow-drawn = Pfeil { $cells }
analysis-arrow-gone = Pfeil { $cells } entfernt
analysis-mark-drawn = { $pointer ->
    [from] { $cell }: Start
    [to] { $cell }: Ziel
    [capture] { $cell }: kann geschlagen werden
    [no] { $cell }: nicht hierher
   *[none] { $cell }: keine Markierung
}
nag-1 = gut
nag-2 = Fehler
nag-3 = ausgezeichnet
nag-4 = grober Fehler
nag-5 = interessant
nag-6 = zweifelhaft
nag-7 = der einzige gute Zug
nag-10 = ausgeglichen
nag-13 = unklar
nag-14 = die erste Seite steht etwas besser
nag-15 = die zweite Seite steht etwas besser
nag-16 = die erste Seite steht besser
nag-17 = die zweite Seite steht besser
nag-18 = die erste Seite steht auf Gewinn
nag-19 = die zweite Seite steht auf Gewinn

# The engine.
analysis-engine = Computer
analysis-engine-off = Schalte ihn ein, um die besten Züge zu sehen
analysis-engine-failed = Der Computer ist unerwartet ausgefallen. Schalte ihn aus und wieder ein.
analysis-thinking = Überlegt …
analysis-depth = Tiefe { $depth }
analysis-speed = { $speed } Stellungen/s
analysis-seconds = { $seconds } s
analysis-shares = Chancen: { $shares }
analysis-shares-none = noch nicht bekannt
analysis-lines = Beste Varianten
analysis-line = Variante { $number }, Chancen von { $seat }:
analysis-best = Bester Zug: { $action }
analysis-chances = Chancen von { $seat }: { $share }.
analysis-forced = { $count ->
    [one] { $seat } gewinnt in einem Zug.
   *[other] { $seat } gewinnt in { $count } Zügen.
}
analysis-proven = { $count ->
    [one] { $seat } gewinnt in einem Zug:
   *[other] { $seat } gewinnt in { $count } Zügen:
}
analysis-count = Varianten
analysis-shows-best = Auf dem Brett zeigen
analysis-more = Länger nachdenken

# What the next seat would do if it were to move instead.
threat = Drohung
threat-ask = Was droht?
threat-found = Drohung: { $action }.
threat-none = In dieser Stellung kann niemand aussetzen, darum lässt sich nicht sagen, was droht.

# What is known for certain of a solved game.
analysis-solution = Lösung
analysis-solution-about = Dieses Spiel ist gelöst: Spielen beide Seiten bestmöglich, steht das Ergebnis fest. Die Zahlen nennen die Züge bis zum Ende.
analysis-solution-win = { $seat } gewinnt.
analysis-solution-draw = Bei bestem Spiel ist die Partie remis.
analysis-solution-wins = Züge, die gewinnen
analysis-solution-draws = Züge, die das Remis halten
analysis-solution-losses = Züge, die verlieren
analysis-solution-move = { $count ->
    [one] { $action }, die Partie endet in einem Zug
   *[other] { $action }, die Partie endet in { $count } Zügen
}
analysis-solution-failed = Die Lösung konnte nicht geladen werden. Prüfe deine Verbindung.

# The review of the whole game.
analysis-review = Auswertung der Partie

# In and out.
analysis-open = Öffnen …
analysis-save = Speichern und teilen …
analysis-begin = Anfangsstellung …
analysis-play-on = Ab hier spielen …
import-title = Öffnen
import-text = Eine Aufzeichnung, eine Stellung oder ein Link
import-take = Öffnen
import-file = Datei wählen …
import-help = Du kannst Dateien und Texte auch irgendwo auf dieser Seite ablegen oder einfügen. Mit der Zurück-Taste deines Browsers kommst du wieder hierher.
import-empty = Hier ist noch nichts. Füge zuerst etwas ein.
import-place = Zeile { $line }, Spalte { $column }:
import-no-position = Das ist weder eine Aufzeichnung noch eine gültige Stellung von { $game }. { $text }
import-no-text = Diese Datei enthält keinen UTF-8-Text.
import-too-large = Diese Datei ist zu groß. Höchstens 8 MB sind möglich.
import-choose = { $count ->
    [one] Eine Aufzeichnung
   *[other] { $count } Aufzeichnungen: Wähle eine
}
import-first = Nur die ersten { $count } werden gezeigt.
import-broken = Eine Aufzeichnung mit einem Fehler, ab Zeile { $line }
import-winner = { $seat } hat gewonnen
export-title = Speichern und teilen
export-link = Link
export-link-why = Er enthält die ganze Analyse; kein Server bekommt sie zu sehen.
export-copy = Kopieren
export-record = Aufzeichnung
export-save-record = In eine Datei speichern
export-position = Stellung
export-pictures = Bilder und Druck
export-svg = Brett als SVG
export-png = Brett als PNG
export-gif = Partie als GIF
export-drawing = Wird gezeichnet …
export-frames = Bild { $done } von { $of }
export-saved = Gespeichert.
export-failed = Das Bild konnte nicht erstellt werden. Prüfe deine Verbindung und versuche es noch einmal.
export-print = Drucken
export-link-copied = Link kopiert.
export-record-copied = Aufzeichnung kopiert.
export-position-copied = Stellung kopiert.
export-not-copied = Dein Browser erlaubt das Kopieren hier nicht. Markiere den Text und kopiere ihn selbst.

# Windows.
tags-title = Angaben zur Partie
tags-help = Diese Angaben werden in der Aufzeichnung gespeichert.
tags-done = Fertig
tag-seat = Name von { $seat }
tag-event = Veranstaltung
tag-date = Datum
tag-result = Ergebnis
start-title = Anfangsstellung
start-help = Damit beginnt eine neue Analyse. Mit der Zurück-Taste deines Browsers kommst du zur jetzigen zurück.
start-here = Aktuelle Stellung
start-line = Eine Stellung als Text
start-begin = Mit dieser Stellung beginnen
start-edit = Stellung aufbauen …
play-on-title = Ab hier spielen

# Keys.
keys-where = Sie gelten überall, solange du nichts eintippst. Auf dem Brett bewegst du dich mit den Pfeiltasten, Enter wählt aus.
keys-previous = Zurück
keys-next = Vor
keys-sibling-before = Vorige Variante
keys-sibling-after = Nächste Variante
keys-start = Zum Anfang
keys-end = Zum Ende
keys-board = Zum Brett
keys-draw = Markierungen und Pfeile zeichnen
keys-engine = Computer ein/aus
keys-best = Den Zug des Computers spielen
keys-threat = Was droht?
keys-comment = Kommentar schreiben
keys-flip = Brett drehen
keys-delete = Ab hier löschen
keys-restore = Löschen rückgängig machen
keys-keys = Diese Liste zeigen
keys-drawing = Mit der rechten Maustaste kannst du jederzeit zeichnen: Ein Klick markiert ein Feld, ein weiterer ändert die Markierung; Ziehen zeichnet einen Pfeil.

# What keyboards of this language have on these keys.
key-home = Pos1
key-end = Ende
key-space = Leertaste
key-delete = Entf
key-control-z = Strg+Z

# What is too long.
analysis-broken-long = Dieser Link ist zu lang für eine Partie. Höchstens 256 KB sind möglich.
analysis-full = Diese Analyse ist voll: Ein Link oder eine Datei fasst höchstens 256 KB. Lösche erst etwas.
import-text-too-large = Dieser Text ist zu groß. Höchstens 8 MB sind möglich.
