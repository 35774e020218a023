# Herooj and Master Herooj.

herooj-onto-friend = Auf { $to } steht { $friend-own }.
herooj-not-straight = Von { $from } nach { $to } führt keine gerade Linie.
herooj-too-far = { $to } ist { $distance } Felder entfernt, aber eine Figur zieht nur ein oder zwei Felder weit.
herooj-pawn-direction = Ein Bauer zieht vorwärts oder diagonal vorwärts; { $to } liegt von { $from } aus in keiner dieser Richtungen.
herooj-heroo-direction = Ein Heroo zieht nie vorwärts; { $to } liegt von { $from } aus weiter vorn.
herooj-path-blocked = { $middle } auf dem Weg nach { $to } ist besetzt: Eine Figur zieht nur über leere Felder.
herooj-capture-adjacent = { $enemy-The } auf { $to } ist zu nah: Zum Schlagen springst du über eine eigene Figur auf den Gegner direkt dahinter.
herooj-capture-over-enemy = Auf { $middle } steht ein Gegner: Zum Schlagen springst du über eine eigene Figur.
herooj-capture-over-nothing = Auf { $middle } steht nichts: Zum Schlagen springst du über eine eigene Figur.
herooj-capture-diagonal = { $piece-A } schlägt nicht diagonal; das kann nur ein Meister.
herooj-capture-far = { $enemy-The } auf { $to } ist zu weit weg: Wer schlägt, landet zwei Felder weiter, direkt hinter einer eigenen Figur.

herooj-masters-text = Statt „{ $text }“ müssten hier zwei Anzahlen von Meistern stehen, je 0 bis 2, zum Beispiel 1/0.
herooj-masters-both = Es können nicht beide Seiten zwei Meister ernannt haben.
herooj-masters-unmade = { $seat } hat { $found } Meister auf dem Brett, aber nur { $made } ernannt.
herooj-pawn-on-far-rank = Ein Bauer von { $seat } steht auf seiner letzten Reihe, wo er ein Heroo wäre.
herooj-heroo-at-home = Ein Heroo von { $seat } steht in der eigenen Schutzzone, wo er ein Meister wäre.
herooj-too-many-pieces = { $seat } hat { $found } Figuren; erlaubt sind höchstens { $limit }.
herooj-too-many-masters = { $seat } hat { $found } Meister; erlaubt sind höchstens { $limit }.
herooj-too-many-pawns = { $seat } hat { $found } Bauern und Heroos; erlaubt sind höchstens { $limit }.
herooj-both-single = Beide Seiten haben nur noch eine Figur oder gar keine.
herooj-both-home = Beide Seiten haben einen Heroo in der eigenen Schutzzone.
herooj-both-eliminated = Keine der beiden Seiten hat einen Bauern oder Heroo.

# What the game is about.
tagline-herooj = Als Bauer über das Brett, als Heroo nach Hause.
tagline-master-herooj = Der erste Meister macht dich stark, der zweite gewinnt die Partie.
goal-herooj = Bring einen Heroo zurück auf deine ersten beiden Reihen, oder schlage alle gegnerischen Bauern und Heroos.
goal-master-herooj = Bring Heroos nach Hause und ernenne so zwei Meister, oder lass der Gegenseite nur eine einzige Figur.

# Words of its own.
piece-heroo = Heroo
    .gender = m
    .the = der Heroo
    .The = Der Heroo
    .a = ein Heroo
    .A = Ein Heroo
    .own = dein eigener Heroo
piece-master = Meister
    .gender = m
    .the = der Meister
    .The = Der Meister
    .a = ein Meister
    .A = Ein Meister
    .own = dein eigener Meister
pieces-heroo = Heroos
pieces-master = Meister
area-safe-zone = Schutzzone
gauge-masters-made = ernannte Meister
field-masters = Die Zahl der Meister
reason-safe-zone = Ein Heroo ist heimgekehrt
reason-second-master = Der zweite Meister wurde ernannt
reason-single-piece = Die Gegenseite hat nur noch eine Figur
field-help-masters = Bisher ernannte Meister: die der ersten Seite, ein Schrägstrich, die der zweiten, je 0 bis 2.
