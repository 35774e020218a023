# The app: what stands on its pages. What games say comes from crates/messages.

motto = Ein Ort zum Spielen
footer = Sieben moderne abstrakte Spiele. Alles läuft in deinem Browser; nichts, was du tust, verlässt ihn.
skip = Zum Inhalt
navigation = Seiten
settings = Einstellungen
language = Sprache
loading = Wird geladen …
load-failed = Diese Seite ließ sich nicht laden
load-failed-why = Auf dem Weg hierher wurde etwas nicht gefunden. Prüfe deine Verbindung und versuche es noch einmal.
try-again = Noch einmal
not-found = Diese Seite gibt es nicht
to-home = Zu den Spielen
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
learn-game = { $game } lernen
analyse-game = Analyse von { $game }
continue = Weiterspielen
continue-game = { $game }, { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
}
forget-game = Diese Partie { $game } löschen
forgotten-game = Gelöscht: { $which }.
forgotten-undo = Rückgängig
forgotten-back = Wieder da: { $which }.
finished-games = Deine beendeten Partien

# A new game.
learn-it = Lerne es in zwei Minuten
opponent = Gegner
level = Computer, Stufe { $level }
friend = Zu zweit an diesem Gerät
my-seat = Du spielst
random-seat = Zufällig
who-sits = Wer spielt welche Seite
player-person = Mensch
player-level = Computer, Stufe { $level }
player-computer = Computer
clock = Uhr
clock-none = Keine Uhr
clock-of = { $minutes } min + { $seconds } s je Zug
clock-delay = { $minutes } min, { $seconds } s Aufschub je Zug
start-position = Anfangsstellung
setup-standard = Die übliche Aufstellung
setup-position = Eine andere Stellung …
position-line = Stellungszeile
start = Spielen

# A game being played.
no-such-game = Diese Partie gibt es hier nicht
no-such-game-why = Partien bleiben in dem Browser, in dem sie gespielt wurden, bis man sie löscht.
board-of = Brett von { $game }. { $standing }
what-now = Wie es weitergeht
play-again = Neue Partie
review-title = Auswertung
confirm-it = { $action }: Möchtest du das spielen?
play-action = { $action } spielen
back = Zurück
the-rule = Zur Regel
advising = Der Computer sucht nach einem Tipp …
premove-prompt = Während du wartest, kannst du schon deine nächste Aktion wählen.
premove-picked = Vorgemerkt: { $action }.
premove-none = Nichts ist vorgemerkt.
premove-illegal = { $action } ist jetzt nicht möglich.
tools = Werkzeuge
undo = Zurücknehmen
redo = Erneut
get-hint = Tipp
flip = Brett drehen
resign = Aufgeben
agree-draw = Remis vereinbaren
ask-resign = Gibst du diese Partie auf?
ask-draw = Seid ihr alle mit einem Remis einverstanden?
offer-draw = Remis anbieten
accept = Annehmen
decline = Ablehnen
pause = Pause
resume = Weiterspielen
ask-resign-seat = Gibst du die Partie für { $seat } auf? { $seat } hat dann verloren, und der Computer spielt weiter.
type-action = Aktion eintippen
send = Spielen
about-game = Wie gewinne ich?
rules = Die Regeln
keys-title = Tasten
keys-help = Die Pfeile wandern über das Brett, Enter wählt, Esc geht zurück; B führt zum Brett, U nimmt zurück, R stellt wieder her, H gibt einen Tipp, F dreht das Brett.
moves = Aktionen
moves-none = Noch wurde nichts gespielt.
thinks = überlegt …
has-won = hat gewonnen
hint = Tipp: { $action }.
undone = { $count ->
    [one] Eine Aktion wurde zurückgenommen.
   *[other] { $count } Aktionen wurden zurückgenommen.
}
redone = { $count ->
    [one] Eine Aktion wurde wiederhergestellt.
   *[other] { $count } Aktionen wurden wiederhergestellt.
}
end-undone = Die Partie geht weiter.
nothing-to-undo = Es gibt nichts zurückzunehmen.
engine-failed = Die Berechnung des Computers brach ab. Nimm eine Aktion zurück oder lade diese Seite neu.
paused = Die Partie ist unterbrochen.
move-pending = Dein Zug ist unterwegs …
move-not-sent = Dein Zug ist nicht angekommen und zählt nicht. Versuche es noch einmal.
seat-resigned = { $seat } gibt auf und hat verloren. Der Computer spielt für diesen Platz weiter.
seat-flagged = { $seat } hat keine Zeit mehr und damit verloren. Der Computer spielt für diesen Platz weiter.
left-by-resignation = aufgegeben; { $player }
left-by-time = Zeit abgelaufen; { $player }
offered-draw = { $seat } bietet Remis an.
offered-takeback = { $seat } möchte einen Zug zurücknehmen.
offered-pause = { $seat } bittet um eine Pause.
offer-declined = { $seat } lehnt ab.
game-aborted = Die Partie wurde abgebrochen.
game-fault = Zug { $number } dieser Partie verstößt gegen die Regeln: { $reason }
game-fault-kept = Du siehst die Partie bis zu diesem Zug. In diesem Browser bleibt sie so, wie sie war.
game-too-new = Diese Partie stammt aus einer neueren Version der App. Lade die Seite neu, um diese Version zu bekommen.

# Settings.
settings-kept = Sie werden nur in diesem Browser gespeichert.
theme = Farben
theme-system = Wie im System
theme-light = Hell
theme-dark = Dunkel
letter-size = Schriftgröße
boards = Bretter
pieces = Figuren
pieces-tokens = Auf Scheiben
pieces-figures = Freistehend
palette = Farben der Bretter
palette-usual = Die üblichen
palette-contrast = Bei Farbsehschwäche
setting-animations = Figuren bewegen sich sichtbar
setting-sounds = Töne
setting-targets = Zeigen, was die gewählte Figur tun kann
setting-coordinates = Koordinaten
setting-confirm = Nachfragen, bevor eine Aktion gespielt wird
setting-shortcuts = Einzelne Buchstaben als Tastenkürzel

# A game in several tabs.
played-elsewhere = Diese Partie ist in einem anderen Tab geöffnet. Hier kannst du zusehen.
play-here = Hier spielen

# What stands in the way of saving games.
unkept-failed = Dein Browser speichert deine Partien nicht. Was du jetzt spielst, geht verloren, wenn du diesen Tab schließt.
unkept-outdated = Eine neuere Version der App ist in einem anderen Tab geöffnet. Lade diese Seite neu, um weiterzuspielen.
unkept-reload = Neu laden
