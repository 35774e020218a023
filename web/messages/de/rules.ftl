# The learn page: the rules of a game with boards to try them on, and the player of its tutorial.

rules-title = { $game }: So wird gespielt
rules-contents = Inhalt
rules-own = unsere Festlegung
rules-own-why = Wo die Quellen schweigen oder unklar sind, haben wir entschieden. Was wir entschieden haben, ist als unsere Festlegung gekennzeichnet und begründet.
rules-boards-failed = Die Bretter ließen sich nicht laden und fehlen deshalb. Der Text ist vollständig.

# Under a diagram.
rules-try = Ausprobieren
rules-reset = Von vorn
rules-reset-done = Die Stellung ist wieder wie zuvor.
rules-points-from = Von: { $cells }.
rules-points-to = Mögliche Ziele: { $cells }.
rules-points-capture = Schlägt: { $cells }.
rules-points-no = Nicht möglich: { $cells }.

# The way into the tutorial.
tutorial-begin = Beginnen
tutorial-steps = { $count ->
    [one] Ein Schritt
   *[other] { $count } Schritte
} auf einem Brett zum Mitmachen. Du spielst, das Brett antwortet.
tutorial-go-on = Weiter
tutorial-where = Du bist bei Schritt { $step } von { $count }.
tutorial-finished = Du hast alle Schritte geschafft.
tutorial-again = Noch einmal
tutorial-play-first = Kenne ich, gleich spielen

# The tutorial.
tutorial-name = { $game }: die Einführung
tutorial-step = Schritt { $step } von { $count }
tutorial-restart = Diesen Schritt neu beginnen
tutorial-skip = Überspringen
tutorial-next = Weiter
tutorial-right = Richtig. Weiter geht’s.
tutorial-well-done = Gut gemacht!
tutorial-not-quite = Nicht ganz.
tutorial-leave = Zu den Regeln
tutorial-failed = Diese Einführung ließ sich nicht laden. In den Regeln steht alles.
tutorial-end = Das war die Einführung. Du weißt jetzt, wie man spielt.
tutorial-end-title = Jetzt kannst du { $game } spielen
tutorial-end-all = Du hast alle Schritte geschafft.
tutorial-end-some = { $count ->
    [one] Einen Schritt
   *[other] { $count } Schritte
} hast du übersprungen.
tutorial-skipped = Den Rest machen
tutorial-play = Gegen Stufe 1 spielen
tutorial-other-games = Anderen Gegner wählen
tutorial-read-rules = Regeln lesen
