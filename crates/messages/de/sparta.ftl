# Sparta.

sparta-onto-friend = Auf { $to } steht { $other-own }: Eine Figur geht nur über leere Felder.
sparta-onto-enemy = Auf { $to } steht { $other-a } der Gegenseite: Gegner klemmst du zwischen zwei Figuren ein; auf ihr Feld gehst du nie.
sparta-too-far = { $to } ist { $distance } Schritte von { $from } entfernt, aber { $piece-a } geht höchstens { $steps }.
sparta-no-way = Von { $from } nach { $to } führt kein freier Weg von höchstens { $steps } Schritten.
sparta-become-hero = Die Figur auf { $cell } ist schon ein Held.
sparta-become-no-city = { $cell } ist keine Stadt: Ein Krieger wird auf einer eigenen Stadt zum Helden.
sparta-become-enemy-city = Die Stadt auf { $cell } gehört dir nicht: Ein Krieger wird auf einer eigenen Stadt zum Helden.
sparta-pass = Passen darfst du nur, wenn du keinen anderen Zug hast; du kannst { $example } spielen.

sparta-cities-lists = „{ $text }“ müsste aus den Städten von Gelb, einem Schrägstrich und den Städten von Rot bestehen.
sparta-city-unknown = „{ $text }“ ist keine Stadt.
sparta-city-twice = Die Stadt { $cell } steht in beiden Listen.
sparta-city-missing = Die Stadt { $cell } steht in keiner der beiden Listen.
sparta-cities-order = Jede Liste nennt ihre Städte je einmal, nach Linie, dann nach Reihe geordnet: { $text }.
sparta-too-many-pieces = { $seat } hat { $found } Figuren; erlaubt sind höchstens { $limit }.
sparta-trapped = Die Figur auf { $cell } ist zwischen zwei Gegnern eingeklemmt und müsste schon vom Brett verschwunden sein.

# What the game is about.
tagline-sparta = Acht Städte, zwei Heere und Gefahr, wo immer dich zwei Gegner in die Mitte nehmen.
goal-sparta = Nimm alle acht Städte in Besitz, oder klemme Gegner ein, bis nur noch einer übrig ist.

# Words of its own.
area-city = Stadt
areas-city = Städte
word-pass = passen
field-cities = Die Listen der Städte
reason-cities = Alle Städte sind in einer Hand
reason-last-pieces = Beide Seiten haben nur noch ihre letzten Figuren, und die Städte entscheiden
field-help-cities = Die Städte der ersten Seite, ein Schrägstrich, die der zweiten; durch Kommas getrennt und nach Linie, dann nach Reihe geordnet; - für keine.
