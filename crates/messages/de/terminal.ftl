# What the program says in a terminal.

# Who made the game.
credit = von { $designer }
credit-unknown = Autor unbekannt

# Who plays.
player-human = ein Mensch
player-computer = der Computer

# What the computer says.
hint = Tipp: { $action }.
no-choice = Der Computer hat keinen Zug gefunden.
thinking = { $seat } überlegt …
advising = Der Computer sucht nach einem Tipp …
considering-draw = Der Computer überlegt, ob er das Remis annimmt …
score-win-in = { $seat } gewinnt in { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
}.
score-chance = Gewinnchancen von { $seat }: { $percent } %.

# What happens besides moves.
undone = { $count ->
    [one] Ein Zug zurückgenommen.
   *[other] { $count } Züge zurückgenommen.
}
redone = { $count ->
    [one] Ein Zug wiederhergestellt.
   *[other] { $count } Züge wiederhergestellt.
}
resumed = Die Partie geht weiter.
resigns = { $seat } gibt auf.
flagged = Die Zeit von { $seat } ist abgelaufen.
plays-on = Der Computer übernimmt für { $seat }.
declines-draw = { $seat } lehnt das Remis ab.
clocks = Uhren: { $times }.

# A refusal, and where the rules say so.
refused-by-rule = { $reason } (Regeln: { $anchor })

# Files.
saved = Gespeichert als { $file }.
loaded = { $file } wurde geladen.
which-file-to-save = Welche Datei? Tippe save und einen Dateinamen.
which-file-to-load = Welche Datei? Tippe load und einen Dateinamen.
file-exists = { $file } gibt es schon. Wähle einen anderen Namen.
could-not-read = { $file } konnte nicht gelesen werden: { $error }.
could-not-write = { $file } konnte nicht geschrieben werden: { $error }.
could-not-go-on = Lesen oder Schreiben ist fehlgeschlagen: { $error }.
error-not-found = Datei oder Ordner nicht gefunden
error-permission = keine Berechtigung
error-is-folder = das ist ein Ordner
no-records = { $file } enthält keine Partien.
no-record-of-number = { $file } enthält keine Partie mit der Nummer { $number }.
record-up-to-here = Die Partie in { $file } verstößt gegen die Regeln und wird bis zu dieser Stelle gezeigt. { $reason }
other-game-in-file = { $file } enthält eine Partie { $found }, nicht { $game }.
other-game-to-open = { $file } enthält eine Partie { $game }. Öffne sie mit ludejo play --load { $file }.

# What is asked for on the command line.
which-game = Welches Spiel? `ludejo games` zeigt alle.
no-such-game = Ein Spiel „{ $id }“ gibt es nicht. Zur Wahl stehen { $games }.
no-such-setup = { $game } hat keine Aufstellung „{ $name }“. Zur Wahl stehen { $setups }.
setup-not-valid = Das ist keine gültige Stellung von { $game }. { $reason }
seat-not-found = { $game } hat keine Seite „{ $letter }“. Möglich sind { $seats }.
player-option = „{ $option }“ müsste SEITE=SPIELER sein, etwa { $example }=human. Die Seiten von { $game } sind { $seats }. Ein Spieler ist human (ein Mensch), computer oder ein Computer mit Optionen wie level=2, uct oder baseline.
no-such-anchor = Die Regeln von { $game } haben keinen Anker „{ $anchor }“. ludejo rules { $id } --anchors zeigt alle.
no-such-ply = { $count ->
    [0] Die Partie hat noch keine Züge
    [one] Die Partie hat nur einen Zug
   *[other] Die Partie hat nur { $count } Züge
} und lässt sich nicht nach Zug { $ply } zeigen.
picture-in-terminal = Ein Terminal kann keine PNG- oder GIF-Dateien zeigen. Nenne mit --out eine Datei.
picture-failed = Das Bild konnte nicht gezeichnet werden: { $error }.
picture-too-long = Mach die Felder mit --cell kleiner oder zeige mit --ply weniger Züge.

# The list of games.
list-seats = Seiten: { $list }
list-setups = Aufstellungen: { $list }

# The game line by line. What is typed stays as it is in every language.
moves-look-like = Züge schreibt man zum Beispiel so: { $example }. Tippe help, um zu sehen, was du sonst noch tun kannst.
plain-help =
    Tippe einen Zug wie im Beispiel oben oder nur seinen Anfang, um zu sehen, wie er weitergehen kann.
      legal [FELD]     alle erlaubten Züge auflisten oder nur die von einem Feld aus
      board            das Brett zeigen; `board on` und `board off`: es nach jedem Zug zeigen oder nicht
      words            die Stellung in Worten beschreiben
      position         die Stellungszeile zeigen
      hint             den Computer um einen Tipp bitten
      undo, redo       bis zu deiner letzten Entscheidung zurücknehmen; wiederholen
      resign           aufgeben
      draw             Remis anbieten; der Computer nimmt an, wenn er nichts Besseres erwartet
      pause, resume    die Uhren anhalten; sie weiterlaufen lassen
      clock            die Uhren zeigen
      save DATEI       die Partie in einer Datei speichern
      load DATEI       eine gespeicherte Partie fortsetzen
      rules [ANKER]    die Regeln zeigen oder nur eine davon
      flip             das Brett drehen
      help             diese Hilfe zeigen
      quit             die Partie verlassen
board-switch = Tippe board, board on oder board off.
no-clocks = In dieser Partie gibt es keine Uhren.
no-legal-move = Es gibt keine erlaubten Züge.
no-legal-move-begins = So beginnt kein erlaubter Zug.
nothing-to-decide = Im Moment gibt es nichts zu entscheiden.
cannot-resign = Du kannst gerade nicht aufgeben.
no-such-rule = Diese Regel gibt es nicht. Tippe rules, um alle zu sehen.
after-the-end = Die Partie ist beendet. Tippe undo, save DATEI oder quit.

# The full-screen player. The keys stay the same in every language, but for yes and no.
welcome = Wähle mit Pfeiltasten und Enter oder mit der Maus, oder tippe den Zug.
typing = Tippe einen Zug und drücke Enter.
paused-here = Die Partie ist unterbrochen. Drücke P, um weiterzuspielen.
after-the-game = U nimmt zurück, S speichert, Q beendet, ? hilft.
no-such-key = Diese Taste bewirkt nichts. Drücke ? für Hilfe.
keys = ?:Hilfe R:Regeln H:Tipp Q:Ende
page-keys = Esc schließt, Pfeile und Bild↓ blättern
terminal-too-small = Das Brett passt hier nicht hinein. Mach das Fenster größer.
menu-title = Ludejo: ein Ort zum Spielen
menu-keys = Auf und Ab zum Wählen, Enter zum Bestätigen, Esc zum Beenden.
yes = j
ask-resign = Diese Partie aufgeben? (j/n)
ask-draw = Sind alle mit Remis einverstanden? (j/n)
ask-offer = Remis anbieten? (j/n)
ask-quit = Diese Partie verlassen? Was nicht gespeichert ist, geht verloren. (j/n)
ask-save = Speichern als:
ask-open = Laden:
# Where a line begins with something in braces, its indent is inside them; outside, it would be lost.
screen-help =
    EINEN ZUG MACHEN
      Pfeile, Enter     zu einem Feld gehen und es wählen: erst die Figur, dann ihr Ziel
      nochmals Enter    auf dem letzten Feld: den Zug spielen
      1 bis 9           eines der angebotenen Wörter wählen, etwa eine Rolle oder done
      Buchstaben        den Zug stattdessen eintippen, dann Enter drücken
      Esc, Rücktaste    einen Schritt zurückgehen
      Maus              ein Feld anklicken, um es zu wählen; das letzte noch einmal, um zu spielen

    DIE PARTIE (GROSSBUCHSTABEN)
      H  einen Tipp vom Computer holen
      M  den Computer sofort ziehen lassen
      U  bis zu deiner letzten Entscheidung zurücknehmen
      Y  wiederholen, was du zurückgenommen hast
      R  die Regeln lesen, zuerst die eben verletzte
      F  das Brett drehen
      S  die Partie speichern
      O  eine gespeicherte Partie öffnen
      G  aufgeben
      D  Remis vereinbaren oder es dem Computer anbieten
      P  die Uhren anhalten oder weiterlaufen lassen
      Q  beenden
      ?  diese Hilfe zeigen

    AUF DEM BRETT
      >P<      der Cursor
      (P)      was du gewählt hast
    {"  *"}        mögliches Ziel; *P*, wenn dort eine Figur steht, die nicht geschlagen wird
      xPx      kann geschlagen werden
      ~P~      der letzte Zug
      =P=      was gewonnen hat, etwa eine vollständige Reihe
      P'       eine Figur, die in dieser Runde schon gezogen hat
      :  #     ein leeres Feld im Gebiet einer Seite oder in einem dunklen Gebiet
    {"  [.] {.}"}  ein Feld, das einer Seite gehört
