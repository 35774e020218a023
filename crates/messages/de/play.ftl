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

# Who made the game.
credit = von { $designer }
credit-unknown = Autor unbekannt

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

# What the computer says.
hint = Tipp: { $action }.
thinking = { $seat } überlegt …
advising = Der Computer sucht nach einem Tipp …
score-win-in = { $seat } gewinnt in { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
}.
score-chance = { $seat } gewinnt mit einer Wahrscheinlichkeit von { $percent } %.

# Taking back, giving up.
undone = { $count ->
    [one] Ein Zug zurückgenommen.
   *[other] { $count } Züge zurückgenommen.
}
redone = { $count ->
    [one] Ein Zug wiederholt.
   *[other] { $count } Züge wiederholt.
}
nothing-to-undo = Es gibt nichts zurückzunehmen.
nothing-to-redo = Es gibt nichts zu wiederholen.
resumed = Die Partie geht weiter.
resigns = { $seat } gibt auf.
flagged = Die Zeit von { $seat } ist abgelaufen.
plays-on = Der Computer übernimmt für { $seat }.
declines-draw = { $seat } lehnt das Remis ab.
clocks = Uhren: { $times }.

# The full-screen player.
typing = Tippe einen Zug und drücke Enter.
saved = Gespeichert als { $file }.
loaded = { $file } wurde geladen.
record-up-to-here = { $file } verstößt gegen die Regeln; die Partie wird bis dorthin gezeigt. { $reason }
no-choice = Der Computer hat keinen Zug gefunden.
considering-draw = Der Computer überlegt, ob er das Remis annimmt …
paused-here = Die Partie ist unterbrochen. Drücke P, um weiterzuspielen.
no-such-key = Diese Taste bewirkt nichts. Drücke ? für Hilfe.
ask-resign = Diese Partie aufgeben? (y = ja, n = nein)
ask-draw = Sind alle mit Remis einverstanden? (y = ja, n = nein)
ask-offer = Remis anbieten? (y = ja, n = nein)
ask-quit = Diese Partie verlassen? Was nicht gespeichert ist, geht verloren. (y = ja, n = nein)
ask-save = Speichern als:
ask-open = Laden:
terminal-too-small = Das Brett passt hier nicht hinein. Mach das Fenster größer.
menu-title = Ludejo: ein Ort zum Spielen
menu-keys = Auf und Ab zum Wählen, Enter zum Bestätigen, Esc zum Beenden.
welcome = Wähle mit Pfeiltasten und Enter oder mit der Maus, oder tippe.
keys = ?:Hilfe R:Regeln H:Tipp Q:Ende
page-keys = Esc schließt, Pfeile und Bild↓ blättern
after-the-game = U nimmt zurück, S speichert, Q beendet, ? hilft.
player-human = ein Mensch
player-computer = der Computer

# Was an jedem Tisch gilt.
no-such-seat = Diesen Platz gibt es nicht.
not-your-turn = Du bist nicht am Zug.
move-out-of-step = Die Partie ist inzwischen weitergegangen; dieser Zug passt nicht mehr.
game-paused = Die Partie ist unterbrochen.
game-not-paused = Die Partie ist nicht unterbrochen.
game-goes-on = Nach den Regeln ist die Partie noch nicht zu Ende.
seat-has-left = Du hast diese Partie verlassen.
seat-not-a-participant = Diesen Platz spielt der Computer.
needs-agreement = Dem müssen die anderen zustimmen.
no-offers-in-matches = Programme können in einem Wettkampf keine Angebote machen.
offer-already-open = Das ist schon angeboten.
offer-too-soon = Das wurde gerade abgelehnt. Nach einem weiteren Zug kannst du es wieder anbieten.
nothing-offered = Ein solches Angebot gibt es nicht.
too-late-to-abort = Alle haben schon gezogen; die Partie kann nicht mehr abgebrochen werden.
time-left = Bei niemandem ist die Zeit abgelaufen.
