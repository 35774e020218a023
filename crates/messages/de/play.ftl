# What is said while a game is played.

# The end, and why.
outcome-win = { $seat } gewinnt: { $reason }.
outcome-draw = Die Partie ist remis: { $reason }.
outcome-none = Die Partie endet ohne Sieger: { $reason }.
reason-goal = Das Ziel ist erreicht
reason-elimination = Die Gegenseite hat zu wenige Figuren übrig
reason-no-moves = Die Gegenseite kann nicht ziehen
reason-checkmate = Matt
reason-stalemate = Patt
reason-repetition = Dieselbe Stellung kam zum dritten Mal vor
reason-length = Die Höchstzahl an Zügen ist erreicht
reason-resignation = Aufgabe
reason-time = Die Zeit ist abgelaufen
reason-agreement = Alle waren einverstanden

# Whose turn it is.
to-move = { $seat } ist am Zug.

# What an action causes.
acted = { $seat }: { $action }.
effect-moved = { $seat }: { $piece } { $from } nach { $to }.
effect-moved-by = { $seat }: { $piece } { $from } über { $way } nach { $to }.
effect-placed = { $piece-A } wird auf { $cell } gesetzt.
effect-captured = { $piece-The } von { $seat } auf { $cell } wird geschlagen.
effect-removed = { $piece-The } von { $seat } auf { $cell } wird entfernt.
effect-swapped = Die Figuren auf { $from } und { $to } tauschen den Platz.
effect-turned = Ein Teil des Bretts dreht sich.
effect-became = Die Figur auf { $cell } ist jetzt { $piece-a }.
effect-owned = { $cell } gehört jetzt { $seat }.

# Taking back.
nothing-to-undo = Es gibt nichts zurückzunehmen.
nothing-to-redo = Es gibt nichts zu wiederholen.

# Was an jedem Tisch gilt.
no-such-seat = Diesen Platz gibt es nicht.
not-your-turn = Du bist nicht am Zug.
move-out-of-step = Die Partie ist inzwischen weitergegangen; dieser Zug passt nicht mehr.
game-paused = Die Partie ist unterbrochen.
game-not-paused = Die Partie ist nicht unterbrochen.
game-goes-on = Nach den Regeln ist die Partie noch nicht zu Ende.
seat-has-left = Du hast diese Partie verlassen.
seat-not-a-participant = Auf diesem Platz spielt der Computer.
needs-agreement = Dem müssen die anderen zustimmen.
no-offers-in-matches = Programme können in einem Wettkampf keine Angebote machen.
offer-already-open = Das wurde schon angeboten.
offer-too-soon = Das wurde gerade abgelehnt. Nach einem weiteren Zug kannst du es wieder anbieten.
nothing-offered = Ein solches Angebot gibt es nicht.
too-late-to-abort = Alle haben schon gezogen; die Partie kann nicht mehr abgebrochen werden.
time-left = Bei niemandem ist die Zeit abgelaufen.
