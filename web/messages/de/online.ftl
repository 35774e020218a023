# Playing with people elsewhere.

online-absent = Online spielen geht hier nicht: Zu dieser Ausgabe von Ludejo gehört kein Spielserver.
online-absent-else = Gegen den Computer oder zu zweit an diesem Gerät kannst du trotzdem spielen.
online-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
connection-lost = Verbindung verloren. Neuer Versuch läuft…
connection-back = Die Verbindung ist wieder da.
try-now = Jetzt versuchen
outdated = Der Server hat eine neuere Version von Ludejo. Die App wird aktualisiert; deine Partie geht nicht verloren.
outdated-still = Der Server hat eine neuere Version von Ludejo, die sich noch nicht laden ließ. Deine Partie geht nicht verloren.
update-app = Aktualisieren

# Who plays.
called = Du spielst als { $name }.
called-nothing = Andere sehen einen Namen. Ein Konto brauchst du nicht.
choose-name = Namen wählen
change-name = Namen ändern
your-name = Dein Name
your-name-why = Andere sehen ihn. Du kannst ihn jederzeit ändern.
keep-name = Speichern
name-fault = Ein Name hat 1 bis 24 Zeichen, die alle sichtbar sind.

# The lobby.
people = { $count ->
    [0] Gerade ist sonst niemand da.
    [1] Gerade ist sonst niemand da.
   *[other] { $count } Personen sind da.
}
quick-game = Schnelle Partie
which-game = Spiel
which-games = Spiele (jedes davon ist recht)
which-clock = Uhr
which-clocks = Uhren (jede davon ist recht)
pace-fast = Schnell
pace-usual = Mittel
pace-slow = Langsam
pace-none = Ohne Uhr
clock-signs = Minuten, dann Sekunden dazu pro Zug; „d“ heißt: stattdessen eine Verzögerung.
pairing = Jemand zum Spielen wird gesucht…
create-game = Partie erstellen…
play-computer = Gegen den Computer
asked-you = Du bist eingeladen
you-wait = Du wartest
open-games = Offene Partien
open-none = Niemand wartet gerade. Starte eine schnelle Partie, dann sehen andere sie hier.
computers = Der Computer
computers-why = Er denkt auf dem Server: Du kannst auf einem anderen Gerät weiterspielen, und wer den Link hat, kann zusehen.
computers-here = Auf diesem Gerät spielen, mit Tipps und Zurücknehmen
watch-games = Laufende Partien
watch-none = Im Moment spielt niemand.
join = Mitspielen
waits-listed = Warten, bis jemand mitspielt…
waits-link = Warten, bis jemand den Link öffnet…
open-invitation = Ansehen
seats-taken = { $taken } von { $count } Plätzen besetzt

# A new invitation.
whom = Wer kann mitspielen?
whom-everybody = Alle in der Lobby
whom-link = Nur wer den Link hat
whom-computer = Der Computer
with-engines = Computerspieler
engines-of = { $count ->
    [0] Keine Computerspieler
    [one] Ein Computerspieler
   *[other] { $count } Computerspieler
}
engine-level = Stufe des Computers
engine-number = Computer { $number }
special-position = Besondere Stellung
choose-one = Wähle mindestens ein Spiel und eine Uhr.
invite = Erstellen
make-link = Link erstellen
invited = Deine Partie ist offen. Jetzt fehlt nur noch jemand, der mitspielt.

# An invitation.
you-invite = Das ist deine Einladung.
invites-you = { $player } lädt dich zu einer Partie ein.
seat-open = Freier Platz
seat-asked = { $player } (eingeladen)
sit-here = Hier sitzen
seats-by-lot = Wer wo sitzt, wird zu Beginn ausgelost.
invitation-link = Link zu dieser Einladung
invitation-link-why = Wer diesen Link öffnet, kann mit dir spielen. Lass die Seite offen oder komm später wieder.
share-link = Link teilen
start-with-engines = Mit dem Computer auf den freien Plätzen beginnen
withdraw-invitation = Einladung zurückziehen
accept-play = Annehmen und spielen
declined-by = { $player } hat abgelehnt.
invitation-gone = Diese Einladung gibt es nicht mehr. Vielleicht wurde sie zurückgezogen, oder die Partie hat schon begonnen.
invitation-began = Diese Partie hat schon begonnen.
watch-it = Zusehen

# A game.
no-such-game-online = Unter dieser Adresse gibt es keine Partie. Vielleicht ist der Link unvollständig.
looking-on = Du siehst zu: { $names }
watchers = { $count ->
    [one] Eine Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
offer-takeback = Meinen Zug zurücknehmen
offer-pause = Um Pause bitten
withdraw-draw = Remisangebot zurückziehen
withdraw-takeback = Doch nicht zurücknehmen
withdraw-pause = Doch keine Pause
abort = Partie abbrechen
ask-abort = Diese Partie abbrechen? Sie zählt dann nicht.
has-left-table = { $player } ist nicht mehr da.
claim-in = Du kannst die Partie in { $time } beenden.
claim-win = Gewinn beanspruchen
claim-draw = Mit Remis beenden
go-to-rematch = Zur Revanche
rematch-asked = { $player } möchte eine Revanche.
rematch-waits = Warten auf eine Antwort…
save-record = Herunterladen

# What people say.
chat = Chat
phrases = Sätze
chat-said = { $player } sagt: { $words }
chat-words = Etwas sagen
chat-send = Senden
chat-bothered = Stört dich jemand?
mute = Stummschalten
unmute = Wieder hören
block = Blockieren
blocked = Blockiert
block-why = Was stummgeschaltete Personen sagen, siehst du nicht. Wer blockiert ist, kann nicht mehr mit dir spielen.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-have-fun = Viel Spaß!
phrase-nice-move = Schöner Zug!
phrase-oops = Hoppla!
phrase-good-game = Schöne Partie!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-have-to-go = Ich muss los.
phrase-bye = Tschüss!

# Lists of games.
played-online = Online
played-here = An diesem Gerät
won = Gewonnen
lost = Verloren
drawn = Remis
won-by = { $player } hat gewonnen

# Settings.
online-title = Online spielen
online-kept = Der Server speichert deinen Namen, deine Partien und was du darin sagst. In diesem Browser liegt ein geheimer Schlüssel, an dem der Server dich erkennt.
device-link = Link für ein anderes Gerät kopieren
device-copied = Link kopiert. Öffne ihn auf deinem anderen Gerät.
device-why = Mit dem Link kann ein anderes Gerät für dich spielen. Gib ihn niemandem sonst.
device-coming = Mit diesem Link spielst du an diesem Gerät als { $name }.
device-instead = Hier bist du jetzt { $name }. Die Partien von { $name } siehst du an diesem Gerät dann nicht mehr.
device-take = Als { $name } spielen
forget-me = Mich löschen
ask-forget-me = Dich löschen? Dein Name und deine Nachrichten verschwinden vom Server, und deine laufenden Partien kannst du nicht mehr spielen. Das lässt sich nicht rückgängig machen.
forgotten-me = Du wurdest gelöscht.
blocked-players = Blockierte Personen
unblock = Nicht mehr blockieren

# Why something can't be done.
problem-who-are-you = Der Server kennt dich nicht mehr. Vielleicht hast du dich auf einem anderen Gerät gelöscht.
problem-blocked = Ihr könnt nicht miteinander spielen, weil einer von euch den anderen blockiert hat.
problem-too-many-invitations = Mehr offene Einladungen sind nicht möglich. Zieh zuerst eine zurück.
problem-too-many-engine-games = Mehr Partien gegen den Computer sind nicht möglich. Beende zuerst eine.
problem-bad-levels = Die Zahl der freien Plätze hat sich geändert. Wähle die Stufen noch einmal.
problem-seat-taken = Diesen Platz hat gerade jemand anders genommen.
problem-invitation-over = Diese Einladung ist nicht mehr offen.
problem-no-such-invitation = Diese Einladung gibt es nicht mehr.
problem-no-such-game = Diese Partie gibt es nicht.
problem-not-your-game = Du spielst in dieser Partie nicht mit.
problem-nothing-to-claim = Noch ist niemand lange genug weg.
problem-bad-words = Eine Nachricht hat 1 bis 200 Zeichen.
problem-chat-full = An diesem Tisch lässt sich nichts mehr sagen.
problem-too-often = Das war zu schnell. Warte einen Moment und versuche es noch einmal.
problem-try-again = Jemand anders war schneller. Versuche es noch einmal.
problem-took-too-long = Das hat zu lange gedauert. Versuche es noch einmal.
problem-server-full = Der Server ist voll. Versuche es später noch einmal.
problem-server-ends = Der Server startet gerade neu. Versuche es gleich noch einmal.
problem-store-fault = Der Server hat ein Problem. Versuche es gleich noch einmal.
