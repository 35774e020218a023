# The app: what stands on its pages. What games say comes from crates/messages.

motto = Ein Ort zum Spielen
footer = Sieben moderne abstrakte Spiele. Nur was du online spielst, verlässt deinen Browser.
skip = Zum Inhalt
navigation = Hauptmenü
settings = Einstellungen
privacy = Datenschutz
online = Online
lobby = Online spielen
invitation = Einladung
language = Sprache
loading = Wird geladen …
load-failed = Diese Seite konnte nicht geladen werden
load-failed-why = Ein Teil davon ist nicht angekommen. Prüfe deine Verbindung und versuche es noch einmal.
try-again = Noch einmal versuchen
not-found = Seite nicht gefunden
to-home = Zurück zu den Spielen
cancel = Abbrechen
close = Schließen
show-more = Mehr zeigen

# The first page.
for-seats = { $seats ->
    [one] für eine Person
    [2] für zwei
    [4] für vier
   *[other] für { $seats }
}
play = Spielen
learn = Lernen
analyse = Analyse
play-game = { $game } spielen
edit-title = Stellung aufbauen: { $game }
learn-game = { $game } lernen
analyse-game = Analyse von { $game }
continue = Weiterspielen
continue-game = { $game }, { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
forget-game = Diese Partie ({ $game }) löschen
forgotten-game = Gelöscht: { $which }.
forgotten-undo = Rückgängig
forgotten-back = Wiederhergestellt: { $which }.
finished-games = Deine beendeten Partien

# A new game.
learn-it = In zwei Minuten gelernt
opponent = Gegner
friend = Zu zweit an diesem Gerät
my-seat = Du spielst
random-seat = Zufällig
who-sits = Spieler
player-person = Spieler
clock = Uhr
clock-none = Keine Uhr
clock-of = { $minutes } min + { $seconds } s pro Zug
clock-delay = { $minutes } min, { $seconds } s Aufschub pro Zug
start-position = Anfangsstellung
setup-standard = Standard
setup-position = Eigene Stellung …
position-line = Stellung
start = Spielen

# A game being played.
no-such-game = Partie nicht gefunden
no-such-game-why = Partien bleiben in dem Browser gespeichert, in dem du sie gespielt hast, bis du sie löschst.
board-of = Brett: { $game }. { $standing }
what-now = Und jetzt?
rematch = Revanche
share = Teilen
share-copied = Link kopiert.
share-failed = Der Link konnte nicht kopiert werden.
new-game = Neue Partie
you = du
your-turn = Du bist am Zug.
verdict-won = Gewonnen!
verdict-lost = Verloren.
verdict-drawn = Remis.
review-title = Auswertung
confirm-it = { $action } spielen?
confirm-or-cell = Spiele { $action } oder wähle einen weiteren Schritt.
confirm-or-word = Spiele { $action } oder wähle, was die Figur noch tut.
play-action = { $action } spielen
back = Zurück
the-rule = Regel lesen
advising = Der Computer sucht nach einem Tipp …
premove-prompt = Während du wartest, kannst du schon deinen nächsten Zug wählen.
premove-picked = Dein nächster Zug: { $action }.
premove-none = Dein vorgemerkter Zug wurde gelöscht.
premove-illegal = { $action } ist nicht mehr möglich.
tools = Bedienung
undo = Zurück­nehmen
redo = Wieder­herstellen
move-now = Jetzt ziehen
get-hint = Tipp
flip = Brett drehen
resign = Aufgeben
agree-draw = Remis vereinbaren
ask-resign = Diese Partie aufgeben?
ask-draw = Sind alle mit Remis einverstanden?
offer-draw = Remis anbieten
accept = Annehmen
decline = Ablehnen
pause = Pause
resume = Fortsetzen
ask-resign-seat = Für { $seat } aufgeben? { $seat } verliert dann, und der Computer übernimmt.
type-action = Zug eintippen
send = Spielen
about-game = Wie gewinne ich?
rules = Die Regeln
keys-title = Tastenkürzel
keys-help = Mit den Pfeiltasten bewegst du dich über das Brett, Enter wählt aus, Esc geht zurück. B führt zum Brett, U nimmt zurück, R stellt wieder her, H gibt einen Tipp, M lässt den Computer sofort ziehen, F dreht das Brett, T sagt die Restzeit an.
moves = Züge
past-start = Beginn der Partie.
past-move = Zug { $number }: { $move }.
past-of = Zug { $number } von { $count }
past-back = Zurück zur Partie
past-first = Anfangsstellung
past-previous = Voriger Zug
past-next = Nächster Zug
past-last = Letzter Zug
past-steps = Züge durchgehen
moves-none = Noch keine Züge.
thinks = überlegt …
has-won = hat gewonnen
hint = Tipp: { $action }.
undone = { $count ->
    [one] Ein Zug zurückgenommen.
   *[other] { $count } Züge zurückgenommen.
}
redone = { $count ->
    [one] Ein Zug wiederhergestellt.
   *[other] { $count } Züge wiederhergestellt.
}
end-undone = Die Partie geht weiter.
nothing-to-undo = Es gibt nichts zurückzunehmen.
engine-failed = Der Computer ist unerwartet ausgefallen. Nimm einen Zug zurück oder lade die Seite neu.
engine-lacks = Eine Datei, mit der der Computer dieses Spiel beurteilt, fehlt oder ist beschädigt. Er spielt mit einer einfacheren Bewertung weiter.
paused = Die Partie ist unterbrochen.
move-pending = Dein Zug wird gesendet …
move-not-sent = Dein Zug ist nicht angekommen und zählt daher nicht. Versuche es noch einmal.
seat-resigned = { $seat } gibt auf und verliert. Der Computer übernimmt.
seat-flagged = { $seat } hat die Zeit überschritten und verliert. Der Computer übernimmt.
left-by-resignation = aufgegeben; { $player }
left-by-time = Zeit überschritten; { $player }
offered-draw = { $seat } bietet Remis an.
offered-takeback = { $seat } möchte einen Zug zurücknehmen.
offered-pause = { $seat } möchte eine Pause.
offer-declined = { $seat } lehnt ab.
game-aborted = Die Partie wurde abgebrochen.
game-fault = Zug { $number } dieser Partie verstößt gegen die Regeln: { $reason }
game-fault-kept = Du siehst die Partie bis zu diesem Zug. In diesem Browser bleibt sie unverändert gespeichert.
game-too-new = Diese Partie wurde mit einer neueren Version der App gespeichert. Lade die Seite neu, um die App zu aktualisieren.

# Settings.
settings-kept = Nur in diesem Browser gespeichert.
theme = Darstellung
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
letter-size = Schriftgröße
boards = Bretter
pieces = Figuren
pieces-tokens = Spielsteine
pieces-figures = Figuren
palette = Brettfarben
palette-usual = Standard
palette-contrast = Bei Farbsehschwäche
setting-animations = Züge animieren
setting-sounds = Töne
setting-targets = Zeigen, wohin die gewählte Figur kann
setting-coordinates = Koordinaten anzeigen
setting-confirm = Vor jedem Zug nachfragen
setting-shortcuts = Einzelne Buchstaben als Tastenkürzel

# A game in several tabs.
played-elsewhere = Diese Partie ist in einem anderen Tab geöffnet. Hier kannst du zusehen.
play-here = Hier spielen

# What stands in the way of saving games.
unkept-failed = Dein Browser speichert deine Partien nicht. Was du jetzt spielst, geht verloren, wenn du diesen Tab schließt.
unkept-outdated = Eine neuere Version der App ist in einem anderen Tab geöffnet. Lade diese Seite neu, um weiterzuspielen.
unkept-reload = Neu laden
unkept-backup = Sicherung speichern

# The first page: what to play now, and how far somebody is.
play-now = Jetzt spielen
play-now-other = Gegner und Optionen wählen
against = gegen { $who }
with-friends = { $count ->
    [one] zu zweit
   *[other] mit Freunden
}
turn-mine = Du bist am Zug
turn-of = { $player } ist am Zug
moves-played = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
all-games = Alle Spiele
progress-tutorial = Einführung: { $done } von { $count } Schritten
progress-learned = Einführung geschafft
progress-beaten = { $count } von 10 Stufen besiegt
progress-against = Deine Partien gegen den Computer
progress-level = Stufe
progress-won = Gewonnen
progress-drawn = Remis
progress-lost = Verloren

# Einen Zug auf dem Brett zusammensetzen.
pick-changed = Wähle, wohin die Figur geht, oder wähle sie noch einmal, um sie auf der Stelle zu drehen.
targets = { $count ->
    [one] Mögliches Ziel: { $list }.
   *[other] { $count } mögliche Ziele: { $list }.
}
cell-chosen = ausgewählt
cell-target = mögliches Ziel
moves-left = { $count ->
    [one] noch ein Zug
   *[other] noch { $count } Züge
}
time-left = { $seat }: { $time }.
time-of = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
time-none = Diese Partie hat keine Uhr.
captured = Geschlagen von { $seat }
captured-kind = { $count } × { $piece }

# The first page: where to go.
ways = Wohin
way-people = Mit anderen spielen
way-people-about = Online auf andere treffen
way-learn = Lernen
way-learn-about = Ein Spiel in zwei Minuten
way-watch = Zusehen
way-watch-about = Partien, die gerade laufen
way-games = Deine Partien
way-games-about = Ansehen und auswerten
your-games = Deine laufenden Partien

# A game with people elsewhere.
seat-away = { $player } (nicht da)
game-begun = Deine Partie hat begonnen.
go-to-game = Zur Partie
