# EVO and EVO for four.

evo-castle-stays = Eine Burg zieht nicht und dreht sich nicht, also bleibt die auf { $from } stehen.
evo-role-shown = Die Figur auf { $from } ist schon { $piece-a }; dreh sie zu etwas anderem.
evo-onto-friend = Auf { $to } steht { $friend-own }.
evo-warrior-way = Ein Krieger zieht nach links, nach rechts, vorwärts oder schräg vorwärts; so liegt { $to } von { $from } aus nicht.
evo-blade-way = Eine Klinge zieht gerade vorwärts; so liegt { $to } von { $from } aus nicht.
evo-catapult-way = Ein Katapult zieht schräg vorwärts; so liegt { $to } von { $from } aus nicht.
evo-shield-way = Ein Schild zieht gerade zurück oder schräg zurück; so liegt { $to } von { $from } aus nicht.
evo-too-far = { $to } ist { $distance } Felder entfernt: { $piece-A } zieht in dieser Richtung höchstens { $reach ->
    [one] 1 Feld
   *[other] { $reach } Felder
} weit.
evo-off-board = Der Weg von { $from } nach { $to } würde das Kreuz verlassen: { $middle } gibt es nicht.
evo-path-blocked = { $middle } ist besetzt: { $piece-A } zieht nur über leere Felder.

evo-too-many-pieces = { $seat } hat { $found } Figuren; es gibt höchstens { $limit }.
evo-castle-place = Die Burg von { $seat } kann nur auf { $cell } stehen.
evo-two-losses = Mehr als eine Burg oder letzte Figur fehlt; die Partie endet mit der ersten.
evo-own-loss = { $seat } hat gerade gezogen und kann also nicht die eigene Burg oder die letzte eigene Figur verloren haben.

# What the game is about.
tagline-evo = In jeder Figur stecken vier: Dreh sie und überrasche den Gegner.
tagline-evo4 = Vier Heere, ein Kreuz, und wer gewinnt, bekommt alles.
goal-evo = Schlage die gegnerische Burg oder die letzte gegnerische Figur.
goal-evo4 = Schlage vor allen anderen irgendeine gegnerische Burg oder die letzte Figur irgendeines Gegners.

# Words of its own.
piece-blade = Klinge
    .gender = f
    .the = die Klinge
    .The = Die Klinge
    .a = eine Klinge
    .A = Eine Klinge
    .own = deine eigene Klinge
piece-catapult = Katapult
    .gender = n
    .the = das Katapult
    .The = Das Katapult
    .a = ein Katapult
    .A = Ein Katapult
    .own = dein eigenes Katapult
piece-shield = Schild
    .gender = m
    .the = der Schild
    .The = Der Schild
    .a = ein Schild
    .A = Ein Schild
    .own = dein eigener Schild
piece-castle = Burg
    .gender = f
    .the = die Burg
    .The = Die Burg
    .a = eine Burg
    .A = Eine Burg
    .own = deine eigene Burg
pieces-blade = Klingen
pieces-catapult = Katapulte
pieces-shield = Schilde
pieces-castle = Burgen
area-arm = Arm
area-middle = Mitte
word-become-warrior = zum Krieger werden
word-become-blade = zur Klinge werden
word-become-catapult = zum Katapult werden
word-become-shield = zum Schild werden
reason-castle = Eine Burg wurde geschlagen
