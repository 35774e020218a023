# The review of a whole game.

review-about = Der Computer sieht sich jede Stellung der Partie an: wie die Aussichten jeder Seite waren, welche Aktionen etwas verschenkt haben und was besser gewesen wäre.
review-nothing = Es gibt noch nichts auszuwerten: Noch wurde nichts gespielt.
review-stale = Die Partie hat sich seit der Auswertung geändert.
review-depth = Wie genau
review-depth-quick = schnell
review-depth-normal = normal
review-depth-deep = gründlich
review-begin = Partie auswerten
review-starting = Gleich geht es los …
review-progress = Auswertung
review-at-work = { $done } von { $of } Stellungen
review-stop = Stopp
review-stopped = Die Auswertung wurde abgebrochen.
review-failed = Die Auswertung ist fehlgeschlagen. Versuche es noch einmal.
review-done = { $count ->
    [0] Die Auswertung ist fertig. Keine Aktion hat viel verschenkt.
    [one] Die Auswertung ist fertig. Eine Aktion hat etwas verschenkt.
   *[other] Die Auswertung ist fertig. { $count } Aktionen haben etwas verschenkt.
}
review-again = Neu auswerten
review-put = In die Aufzeichnung übernehmen
review-put-done = Steht in der Aufzeichnung.

# The graph.
review-graph = Gewinnaussichten der Seiten nach jeder Aktion
review-at-start = Vor der ersten Aktion
review-at = { $number } { $seat }: { $action }
review-at-marked = { $number } { $seat }: { $action } ({ $mark })
review-value = { $at }. { $shares }

# The table.
review-summary = Wie jede Seite gespielt hat
review-accuracy = Genauigkeit
review-loss = Verschenkt je Aktion
review-mark-inaccuracy = Ungenauigkeit
review-mark-mistake = Fehler
review-mark-blunder = grober Fehler
review-mark-missed-win = verpasster Sieg
review-mark-only-move = die einzige gute
review-count-inaccuracy = Ungenauigkeiten
review-count-mistake = Fehler
review-count-blunder = Grobe Fehler
review-count-missed-win = Verpasste Siege
review-count-only-move = Einzige gute gefunden
review-how = Wie gerechnet wird
review-how-loss = Die Gewinnaussicht einer Seite ist ihr Anteil am Sieg: 100 % sind ein sicherer Sieg, und bei Remis bekommt jede Seite ihren Teil. Eine Aktion verschenkt den Unterschied zwischen der Aussicht nach der besten Aktion des Computers und der Aussicht nach ihr selbst.
review-how-accuracy = Die Genauigkeit ist 100 % abzüglich des { $cost }-Fachen dessen, was die Seite im Schnitt je Aktion verschenkt hat, und nie kleiner als 0 %.
review-how-marks = 10 % zu verschenken ist eine Ungenauigkeit, 20 % ein Fehler, 30 % ein grober Fehler. Ein verpasster Sieg ist ein bewiesener Sieg, der möglich war und nicht mehr sicher ist. Die einzige gute ist die beste Aktion, wenn schon die zweitbeste 20 % verschenkt hätte.

# The moments.
review-moments = Einen Blick wert
review-no-moments = Keine Aktion sticht heraus.
review-better = Besser:
review-lost = verschenkt:
review-learn = Aus Fehlern lernen
review-learn-nothing = Keine Seite hat einen Fehler gemacht, aus dem sich lernen ließe.
review-learn-as = Als { $seat }

# Learning from mistakes.
lesson-at = { $at } von { $of }
lesson-played = { $number } { $seat } spielte { $action } und verschenkte { $loss } Gewinnaussicht.
lesson-question = Was ist hier besser?
lesson-judging = Wird geprüft …
lesson-failed = Das ließ sich nicht beurteilen. Versuche es noch einmal.
lesson-best = Richtig! Mit { $action } bleiben { $best } Gewinnaussicht, mit { $other } waren es { $played }.
lesson-as-good = Richtig! Mit { $action } bleiben { $share } Gewinnaussicht. Der Computer wählt { $other } mit { $best }.
lesson-poor = Mit { $action } bleiben { $share } Gewinnaussicht, möglich sind aber { $best }.
lesson-same = Das wurde gespielt. Damit bleiben { $share } Gewinnaussicht, möglich sind aber { $best }.
lesson-shown = Mit { $action } bleiben { $best } Gewinnaussicht, mit { $other } waren es { $played }.
lesson-line = So könnte es weitergehen:
lesson-again = Noch einmal
lesson-show = Zeigen
lesson-skip = Überspringen
lesson-next = Weiter
lesson-summary = { $of ->
    [one] Das war die einzige Stellung. { $found ->
        [0] Etwas Besseres wurde nicht gefunden.
       *[other] Du hast etwas Besseres gefunden.
    }
   *[other] Von { $of } Stellungen hast du in { $found } etwas Besseres gefunden, in { $first } davon beim ersten Versuch.
}
lesson-end = Zur Auswertung
lesson-restart = Noch einmal
