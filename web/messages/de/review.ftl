# The review of a whole game.

review-about = Der Computer sieht sich jede Stellung der Partie an: welche Chancen jede Seite hatte, welche Züge etwas verschenkt haben und was besser gewesen wäre.
review-nothing = Es gibt noch nichts auszuwerten: Noch ist kein Zug gespielt.
review-stale = Die Partie hat sich seit dieser Auswertung geändert.
review-depth = Gründlichkeit
review-depth-quick = schnell
review-depth-normal = normal
review-depth-deep = gründlich
review-begin = Partie auswerten
review-starting = Wird vorbereitet …
review-progress = Auswertung
review-at-work = { $done } von { $of } Stellungen
review-stop = Stopp
review-stopped = Auswertung abgebrochen.
review-failed = Die Auswertung ist fehlgeschlagen. Versuche es noch einmal.
review-done = { $count ->
    [0] Auswertung fertig. Kein Zug hat viel verschenkt.
    [one] Auswertung fertig. Ein Zug hat etwas verschenkt.
   *[other] Auswertung fertig. { $count } Züge haben etwas verschenkt.
}
review-again = Neu auswerten
review-put = In die Aufzeichnung übernehmen
review-put-done = Steht in der Aufzeichnung.

# The graph.
review-graph = Chancen jeder Seite nach jedem Zug
review-at-start = Vor dem ersten Zug
review-at = { $number } { $seat }: { $action }
review-at-marked = { $number } { $seat }: { $action } ({ $mark })
review-value = { $at }. { $shares }
review-table = Die Chancen als Tabelle
review-table-move = Nach
review-table-remark = Bemerkung

# The table.
review-summary = Wie jede Seite gespielt hat
review-accuracy = Genauigkeit
review-loss = Verlust pro Zug im Schnitt
review-counted = Gewertete Züge
review-counted-of = { $counted } von { $moves }
review-mark-inaccuracy = Ungenauigkeit
review-mark-mistake = Fehler
review-mark-blunder = grober Fehler
review-mark-missed-win = verpasster Sieg
review-mark-slip = kleiner Fehler
review-mark-last-chance = bis hierher ausgeglichen
review-mark-lost-by-force = ab hier zwingend verloren
review-mark-only-move = entscheidender Zug
review-turned-win-draw = machte aus einem Sieg ein Remis
review-turned-win-loss = machte aus einem Sieg eine Niederlage
review-turned-draw-loss = machte aus einem Remis eine Niederlage
review-count-inaccuracy = Ungenauigkeiten
review-count-mistake = Fehler
review-count-blunder = Grobe Fehler
review-count-missed-win = Verpasste Siege
review-count-only-move = Entscheidende Züge gefunden
review-how = So wird gerechnet
review-how-loss = Die Chancen einer Seite sind der Anteil am Sieg, den sie erwarten kann: 100 % bedeuten einen sicheren Sieg, und ein Remis wird gleichmäßig geteilt. Der Verlust eines Zugs ist der Unterschied zwischen den Chancen nach dem besten Zug des Computers und den Chancen nach dem gespielten Zug.
review-how-decided = Züge in einer Stellung, die schon entschieden war, zählen nicht: Vor und nach dem Zug lagen die Chancen der Seite, die zog, bei mindestens 90 % oder bei höchstens 10 % (5 % in einem Spiel für vier). Auch Züge, zu denen es keine Wahl gab, zählen nicht.
review-how-accuracy = Ein Zug, der nichts verliert, hat eine Genauigkeit von 100 %. Bei 5 % Verlust sind es 81 %, bei 10 % noch 65 % und bei 30 % noch 26 %. Die Genauigkeit einer Seite ist der Durchschnitt ihrer Züge; schlechte Züge wiegen schwerer, ebenso Züge, um die herum sich die Chancen stark änderten. Die Formeln sind die von lichess.
review-how-marks = Ein Verlust von 5 % ist eine Ungenauigkeit, von 10 % ein Fehler, von 15 % ein grober Fehler. Wer ohne drei davon verloren hat, sieht auch seine größten Verluste ab 2,5 % als kleine Fehler. Ein verpasster Sieg ist ein bewiesener Sieg, der nach dem Zug nicht mehr sicher ist. Ein entscheidender Zug ist der beste Zug, wenn schon der zweitbeste 10 % gekostet hätte.

# How the game was decided.
review-story = Wie die Partie entschieden wurde
review-story-even = Zuletzt etwa ausgeglichen war die Partie vor { $number } { $seat }: { $action }.
review-story-decided = Nach { $number } { $seat }: { $action } stand { $winner } auf Gewinn.
review-story-always = { $winner } stand von Anfang an auf Gewinn.
review-story-forced = { $count ->
    [one] Nach { $number } { $seat }: { $action } war die Partie zwingend verloren: { $winner } konnte in einem Zug gewinnen.
   *[other] Nach { $number } { $seat }: { $action } war die Partie zwingend verloren: { $winner } konnte in { $count } Zügen gewinnen.
}
review-story-forced-always = { $count ->
    [one] { $winner } konnte von Anfang an den Sieg erzwingen, in einem Zug.
   *[other] { $winner } konnte von Anfang an den Sieg erzwingen, in { $count } Zügen.
}

# The moments.
review-moments = Schlüsselmomente
review-no-moments = Kein Zug sticht heraus.
review-better = Besser:
review-lost = Verlust:
review-learn = Aus Fehlern lernen
review-learn-nothing = Es gibt keine Fehler, aus denen du lernen könntest.
review-learn-as = Als { $seat }

# Learning from mistakes.
lesson-at = { $at } von { $of }
lesson-played = { $number } { $seat } spielte { $action } und senkte damit die eigenen Chancen um { $loss }.
lesson-turned-win-draw = { $number } { $seat } spielte { $action } und machte damit aus einem Sieg ein Remis.
lesson-turned-win-loss = { $number } { $seat } spielte { $action } und machte damit aus einem Sieg eine Niederlage.
lesson-turned-draw-loss = { $number } { $seat } spielte { $action } und machte damit aus einem Remis eine Niederlage.
lesson-question = Was wäre besser?
lesson-judging = Wird geprüft …
lesson-failed = Der Computer konnte diesen Zug nicht beurteilen. Versuche es noch einmal.
lesson-best = Richtig! { $action } hält die Chancen bei { $best }; nach { $other } waren es nur { $played }.
lesson-as-good = Richtig! { $action } hält die Chancen bei { $share }. Der Computer wählt { $other } mit { $best }.
lesson-poor = Nach { $action } bleiben { $share }, möglich sind aber { $best }.
lesson-same = Das ist der Zug, der gespielt wurde. Danach bleiben { $share }, möglich sind aber { $best }.
lesson-shown = { $action } hält die Chancen bei { $best }; nach { $other } waren es nur { $played }.
lesson-certain-good = { $best ->
    [win] Richtig! { $action } gewinnt.
   *[other] Richtig! { $action } hält das Remis.
}
lesson-certain-shown = { $best ->
    [win] { $action } gewinnt.
   *[other] { $action } hält das Remis.
}
lesson-certain-poor = { $best ->
    [win] { $share ->
        [draw] { $action } führt nur zum Remis, du kannst aber gewinnen.
       *[other] { $action } verliert, du kannst aber gewinnen.
    }
   *[other] { $action } verliert, du kannst aber das Remis halten.
}
lesson-line = So könnte es weitergehen:
lesson-again = Noch einmal versuchen
lesson-show = Lösung zeigen
lesson-skip = Überspringen
lesson-next = Weiter
lesson-summary = { $of ->
    [one] { $found ->
        [0] Das war der einzige Fehler, und du hast keinen besseren Zug gefunden.
       *[other] Das war der einzige Fehler, und du hast einen besseren Zug gefunden.
    }
   *[other] { $found ->
        [0] Du hast in keiner der { $of } Stellungen einen besseren Zug gefunden.
        [one] { $first ->
            [0] Du hast in einer von { $of } Stellungen einen besseren Zug gefunden.
           *[other] Du hast in einer von { $of } Stellungen einen besseren Zug gefunden, und zwar beim ersten Versuch.
        }
       *[other] { $first ->
            [0] Du hast in { $found } von { $of } Stellungen einen besseren Zug gefunden, keinen davon beim ersten Versuch.
            [one] Du hast in { $found } von { $of } Stellungen einen besseren Zug gefunden, einen davon beim ersten Versuch.
           *[other] Du hast in { $found } von { $of } Stellungen einen besseren Zug gefunden, { $first } davon beim ersten Versuch.
        }
    }
}
lesson-end = Zurück zur Auswertung
lesson-restart = Von vorn
