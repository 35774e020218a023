# Le Rooya.

rooya-placing-first = Erst wenn alle Bauern gesetzt sind, darf man einen Bauern bewegen oder die Platte drehen.
rooya-placing-inner = { $cell } liegt auf der inneren Platte: Bauern werden nur auf die äußere gesetzt.
rooya-placing-occupied = Auf { $cell } steht schon ein Bauer.
rooya-placing-over = Alle Bauern sind gesetzt; auf { $cell } kommt keiner mehr.
rooya-placing-over-own = Alle Bauern sind gesetzt: Wähle, wohin der Bauer auf { $cell } geht.
rooya-placing-over-enemy = Alle Bauern sind gesetzt, und der auf { $cell } gehört dir nicht.
rooya-shut-in = Alle Bauern sind gesetzt, und der auf { $cell } ist von eigenen Bauern eingeschlossen.

rooya-step-nowhere = Ein Bauer geht auf einen anderen Punkt; er kann nicht auf { $from } bleiben.
rooya-step-not-neighbor = Zwischen { $from } und { $to } gibt es keine Verbindungslinie: Ein Schritt führt immer entlang einer solchen Linie zum nächsten Punkt.
rooya-step-friend = Auf { $to } steht dein eigener Bauer.
rooya-second-after-swap = Der Bauer tauscht den Platz mit dem Gegner auf { $via }, und das beendet den Zug.
rooya-second-same-plate = { $from } und { $via } liegen auf derselben Platte: Nur auf einen Schritt zur anderen Platte darf ein zweiter folgen.
rooya-second-leaves-plate = { $to } und { $via } liegen nicht auf derselben Platte: Der zweite Schritt bleibt auf der eben erreichten Platte.

rooya-turn-empty = Die innere Platte ist leer; eine Drehung würde nichts ändern.
rooya-turn-same = Die innere Platte sähe nach dieser Drehung genauso aus.

rooya-winner-text = „{ $text }“ sagt nicht, wer durch eine Fünferreihe gewonnen hat; möglich sind -, w und b.
rooya-too-many-pawns = { $seat } hat { $found } Bauern; erlaubt sind höchstens { $limit }.
rooya-too-early-inside = Auf { $cell } steht ein Bauer, aber bei weniger als 16 Bauern ist die innere Platte leer.
rooya-pawns-and-seat = Bei so vielen gesetzten Bauern (Weiß { $white }, Schwarz { $black }) kann { $seat } nicht am Zug sein.
rooya-winner-while-placing = Solange noch Bauern gesetzt werden, kann niemand gewonnen haben.
rooya-winner-without-line = { $seat } hat keine vollständige Fünferreihe und kann also nicht durch eine gewonnen haben.
rooya-line-without-winner = Die Fünferreihe von { $from } bis { $to } ist vollständig, und das ist nur bei einem Sieg möglich.

# What the game is about.
tagline-rooya = Fülle den Ring, dann dreh das Herz des Bretts.
goal-rooya = Fülle eine ganze Reihe oder Linie mit fünf deiner Bauern, durch einen Schritt oder eine Drehung der Platte.

# Words of its own.
area-inner-plate = innere Platte
area-outer-plate = äußere Platte
gauge-line-completed = vollendete Fünferreihe
word-cw = im Uhrzeigersinn drehen
word-ccw = gegen den Uhrzeigersinn drehen
word-half = halb herumdrehen
field-winner = Der Sieg durch eine Fünferreihe
reason-line = Eine Fünferreihe wurde vollendet
field-help-winner = Wer gerade durch eine Fünferreihe gewonnen hat, als Buchstabe; - für niemanden.
rooya-effect-turned = Die Platte dreht sich.
