# The analysis page.

analysis-of = Analyse von { $game }
analysis-start = Anfang
analysis-hint = Spiele eine Aktion auf dem Brett, oder füge irgendwo auf dieser Seite eine Partie ein. Jede andere Aktion, die du ausprobierst, wird zu einer Variante.
analysis-variation = Variante
analysis-steps = Durch die Partie
analysis-broken-link = Dieser Link ist abgeschnitten oder beschädigt, also gibt es nichts zu zeigen. Lass ihn dir noch einmal schicken.
analysis-broken-record = In der Aufzeichnung, die dieser Link enthält, ist ein Fehler.
analysis-too-deep = Varianten lassen sich höchstens { $count } Ebenen tief verschachteln. Mach erst eine von ihnen zur Hauptvariante.

# What is changed.
analysis-promote = Nach oben
analysis-promote-why = Diese Variante kommt vor die anderen
analysis-promoted = Die Variante ist nach oben gerückt.
analysis-make-main = Hauptvariante
analysis-make-main-why = Alles, was hierher führt, wird zur Hauptvariante
analysis-is-main = Das ist jetzt die Hauptvariante.
analysis-delete = Löschen
analysis-restore = Rückgängig
analysis-cut = { $count ->
    [one] Eine Aktion wurde gelöscht.
   *[other] { $count } Aktionen wurden gelöscht.
}
analysis-restored = Das Gelöschte ist wieder da.

# What is said and drawn.
analysis-notes = Anmerkungen
analysis-nags = Wie gut { $action } ist
analysis-comment = Kommentar zu { $action }
analysis-comment-start = Kommentar zum Anfang
analysis-clock = Uhr von { $seat }: { $time }
analysis-spent = Verbrauchte Zeit: { $time }
analysis-value = Gewinnaussicht von { $seat }: { $share }
analysis-marks = Zeichen
analysis-arrows = Pfeile
analysis-wipe = Leeren
analysis-marks-help = Wähle ein Feld, um ein Zeichen darauf zu setzen, und noch einmal für das nächste. Zieh, um einen Pfeil zu zeichnen.
analysis-arrows-help = Wähle, wo ein Pfeil beginnt und wo er endet, oder zieh ihn. Derselbe Pfeil noch einmal verschwindet.
analysis-arrow-from = Der Pfeil beginnt auf { $cell }.
analysis-arrow-drawn = Pfeil { $cells }
analysis-arrow-gone = Kein Pfeil { $cells }
analysis-mark-drawn = { $pointer ->
    [from] { $cell }: Hier beginnt es
    [to] { $cell }: Hierher führt es
    [capture] { $cell }: kann geschlagen werden
    [no] { $cell }: nicht hierher
   *[none] { $cell }: kein Zeichen
}
nag-1 = gut
nag-2 = Fehler
nag-3 = ausgezeichnet
nag-4 = grober Fehler
nag-5 = interessant
nag-6 = zweifelhaft
nag-7 = die einzige gute Aktion
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
analysis-engine-off = Einschalten zeigt die besten Aktionen
analysis-engine-failed = Die Berechnung des Computers brach ab. Schalte ihn aus und wieder ein.
analysis-thinking = Überlegt …
analysis-depth = Tiefe { $depth }
analysis-speed = { $speed } Stellungen/s
analysis-seconds = { $seconds } s
analysis-shares = Gewinnaussichten: { $shares }
analysis-shares-none = noch nicht bekannt
analysis-lines = Beste Varianten
analysis-proven = { $count ->
    [one] { $seat } gewinnt in einer Aktion:
   *[other] { $seat } gewinnt in { $count } Aktionen:
}
analysis-count = Varianten
analysis-shows-best = Auf dem Brett
analysis-more = Weiterdenken

# The review of the whole game.
analysis-review = Die ganze Partie

# In and out.
analysis-open = Öffnen …
analysis-save = Speichern und teilen …
analysis-begin = Anfangsstellung …
analysis-play-on = Ab hier spielen …
import-title = Öffnen
import-text = Eine Aufzeichnung, eine Stellung oder ein Link
import-take = Öffnen
import-file = Datei wählen …
import-help = Dateien und Texte kannst du auch irgendwo auf der Seite ablegen oder einfügen. Was du jetzt siehst, findest du im Verlauf deines Browsers einen Schritt zurück.
import-empty = Hier ist noch nichts: Füge zuerst etwas ein.
import-place = Zeile { $line }, Spalte { $column }:
import-no-position = Das ist keine Aufzeichnung und auch keine Stellung von { $game }. { $text }
import-no-text = Diese Datei ist kein Text in UTF-8.
import-too-large = Diese Datei ist zu groß: Mehr als 8 MB sind nicht möglich.
import-choose = { $count ->
    [one] Eine Aufzeichnung
   *[other] { $count } Aufzeichnungen: Wähle eine
}
import-first = Das sind die ersten { $count }.
import-broken = Eine Aufzeichnung mit einem Fehler, ab Zeile { $line }
import-winner = { $seat } hat gewonnen
export-title = Speichern und teilen
export-link = Link
export-link-why = Die ganze Analyse steckt darin; kein Server bekommt sie zu sehen.
export-copy = Kopieren
export-record = Aufzeichnung
export-save-record = Als Datei speichern
export-position = Stellung
export-pictures = Bild und Papier
export-svg = Brett als SVG
export-png = Brett als PNG
export-gif = Partie als GIF
export-drawing = Wird gezeichnet …
export-frames = Bild { $done } von { $of }
export-saved = Gespeichert.
export-failed = Das Bild ließ sich nicht erstellen. Prüfe deine Verbindung und versuche es noch einmal.
export-print = Drucken
export-link-copied = Der Link wurde kopiert.
export-record-copied = Die Aufzeichnung wurde kopiert.
export-position-copied = Die Stellung wurde kopiert.
export-not-copied = Dein Browser lässt das Kopieren hier nicht zu. Markiere den Text und kopiere ihn selbst.

# Windows.
tags-title = Namen und Daten
tags-help = All das steht in der Aufzeichnung.
tags-done = Fertig
tag-seat = Name von { $seat }
tag-event = Anlass
tag-date = Datum
tag-result = Ergebnis
start-title = Anfangsstellung
start-help = Beginnt eine neue Analyse. Die jetzige findest du im Verlauf deines Browsers einen Schritt zurück.
start-here = Die gezeigte Stellung
start-line = Eine beliebige Stellung, als Zeile
start-begin = Mit dieser Zeile beginnen
start-edit = Figuren aufstellen …
play-on-title = Ab hier spielen

# Keys.
keys-where = Sie wirken überall, wo nichts getippt wird. Auf dem Brett wandern die Pfeile über die Felder, und Enter wählt.
keys-previous = Zurück
keys-next = Vor
keys-sibling-before = Vorige Variante
keys-sibling-after = Nächste Variante
keys-start = Zum Anfang
keys-end = Zum Ende
keys-board = Zum Brett
keys-draw = Zeichnen
keys-engine = Computer ein oder aus
keys-best = Die Aktion des Computers spielen
keys-comment = Einen Kommentar schreiben
keys-flip = Brett drehen
keys-delete = Ab hier löschen
keys-restore = Gelöschtes zurückholen
keys-keys = Diese Liste
keys-drawing = Mit der Maus zeichnet die rechte Taste jederzeit: Ein Klick setzt ein Zeichen auf ein Feld, ein weiterer das nächste; Ziehen zeichnet einen Pfeil.

# What keyboards of this language have on these keys.
key-home = Pos1
key-end = Ende
key-space = Leertaste
key-delete = Entf
key-control-z = Strg+Z
