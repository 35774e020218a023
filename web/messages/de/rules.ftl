# The learn page: the rules of a game with boards to try them on, and the player of its tutorial.

rules-title = { $game }: So wird gespielt
rules-contents = Inhalt
rules-study = Studie zu diesem Spiel: wie es sich spielt, in Zahlen (auf Englisch)
rules-own = unsere Festlegung
rules-own-why = Wo die Quellen schweigen oder unklar sind, mussten wir entscheiden. Diese Festlegungen sind als unsere gekennzeichnet und begründet.
rules-boards-failed = Die Bretter konnten nicht geladen werden und fehlen deshalb. Der Text ist vollständig.

# Under a diagram.
rules-try = Ausprobieren
rules-reset = Zurücksetzen
rules-reset-done = Die Stellung ist zurückgesetzt.
rules-points-from = Von: { $cells }.
rules-points-to = Mögliche Ziele: { $cells }.
rules-points-capture = Schlägt: { $cells }.
rules-points-no = Nicht möglich: { $cells }.

# The way into the tutorial.
tutorial-begin = Starten
tutorial-steps = { $count ->
    [one] Ein Schritt
   *[other] { $count } Schritte
} auf einem Brett zum Mitmachen. Du spielst, das Brett antwortet.
tutorial-go-on = Weiter
tutorial-where = Du bist bei Schritt { $step } von { $count }.
tutorial-finished = Du hast die Einführung geschafft.
tutorial-again = Von vorn
tutorial-play-first = Ich kenne die Regeln, lass mich spielen

# The tutorial.
tutorial-name = Einführung: { $game }
tutorial-step = Schritt { $step } von { $count }
tutorial-restart = Diesen Schritt neu beginnen
tutorial-skip = Überspringen
tutorial-next = Weiter
tutorial-right = Richtig. Weiter geht’s.
tutorial-well-done = Gut gemacht!
tutorial-not-quite = Nicht ganz.
tutorial-leave = Zurück zu den Regeln
tutorial-failed = Diese Einführung konnte nicht geladen werden. In den Regeln steht alles.
tutorial-end-title = Jetzt kannst du { $game } spielen
tutorial-end-all = Du hast alle Schritte geschafft.
tutorial-end-some = { $count ->
    [one] Einen Schritt
   *[other] { $count } Schritte
} hast du übersprungen.
tutorial-skipped = Übersprungene Schritte nachholen
tutorial-play = Gegen Stufe 1 spielen
tutorial-other-games = Anderen Gegner wählen
tutorial-read-rules = Regeln lesen
