# EVO and EVO for four.

evo-castle-stays = Eine Burg zieht nie und dreht sich nie; die auf { $from } bleibt also, wie sie ist.
evo-role-shown = Die Figur auf { $from } ist schon { $piece-a }; wähle eine andere Rolle.
evo-onto-friend = Auf { $to } steht { $friend-own }.
evo-warrior-way = Ein Krieger zieht nach links, nach rechts, vorwärts oder schräg vorwärts; { $to } liegt von { $from } aus in keiner dieser Richtungen.
evo-blade-way = Eine Klinge zieht gerade vorwärts; { $to } liegt von { $from } aus nicht in dieser Richtung.
evo-catapult-way = Ein Katapult zieht schräg vorwärts; { $to } liegt von { $from } aus nicht in dieser Richtung.
evo-shield-way = Ein Schild zieht gerade zurück oder schräg zurück; { $to } liegt von { $from } aus in keiner dieser Richtungen.
evo-too-far = { $to } ist { $distance } Felder entfernt, aber { $piece-a } zieht in dieser Richtung höchstens { $reach ->
    [one] 1 Feld
   *[other] { $reach } Felder
} weit.
evo-off-board = Der Weg von { $from } nach { $to } würde das Kreuz verlassen: { $middle } gibt es nicht.
evo-path-blocked = { $middle } ist besetzt: { $piece-A } zieht nur über leere Felder.

evo-too-many-pieces = { $seat } hat { $found } Figuren; erlaubt sind höchstens { $limit }.
evo-castle-place = Die Burg von { $seat } kann nur auf { $cell } stehen.
evo-two-losses = Es fehlt mehr als eine Burg oder letzte Figur, aber die Partie endet schon mit dem ersten Verlust.
evo-own-loss = { $seat } hat gerade gezogen und kann also nicht die eigene Burg oder die letzte eigene Figur verloren haben.

# What the game is about.
tagline-evo = In jeder Figur stecken vier: Dreh sie und überrasche den Gegner.
tagline-evo4 = Vier Heere, ein Kreuz, und wer gewinnt, bekommt alles.
goal-evo = Schlage die gegnerische Burg oder die letzte gegnerische Figur.
goal-evo4 = Schlage vor allen anderen eine gegnerische Burg oder die letzte Figur eines Gegners.

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
