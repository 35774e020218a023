# Sparta.

sparta-onto-friend = Auf { $to } steht { $other-own }: Eine Figur geht nur über leere Felder.
sparta-onto-enemy = Auf { $to } steht { $other-a } der Gegenseite: Ein Gegner wird zwischen zwei Figuren eingeklemmt, sein Feld wird nie betreten.
sparta-too-far = { $to } ist { $distance } Schritte von { $from } entfernt: { $piece-A } geht höchstens { $steps }.
sparta-no-way = Kein freier Weg von höchstens { $steps } Schritten führt von { $from } nach { $to }.
sparta-become-hero = Die Figur auf { $cell } ist schon ein Held.
sparta-become-no-city = { $cell } ist keine Stadt: Ein Krieger wird auf einer eigenen Stadt zum Helden.
sparta-become-enemy-city = Die Stadt auf { $cell } gehört dir nicht: Ein Krieger wird auf einer eigenen Stadt zum Helden.
sparta-pass = Du passt nur, wenn du sonst nichts tun kannst; du kannst { $example } spielen.

sparta-cities-lists = „{ $text }“ besteht nicht aus den Städten von Gelb, einem Schrägstrich und den Städten von Rot.
sparta-city-unknown = „{ $text }“ ist keine Stadt.
sparta-city-twice = Die Stadt { $cell } steht in beiden Listen.
sparta-city-missing = Die Stadt { $cell } steht in keiner der beiden Listen.
sparta-cities-order = Jede Liste nennt ihre Städte je einmal, nach Linie, dann nach Reihe geordnet: { $text }.
sparta-too-many-pieces = { $seat } hat { $found } Figuren; es gibt höchstens { $limit }.
sparta-trapped = Die Figur auf { $cell } ist zwischen zwei Gegnern eingeklemmt, kann also nicht auf dem Brett sein.

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
field-help-cities = Die Städte der ersten Seite, ein Schrägstrich, die der zweiten; mit Kommas, nach Linie, dann nach Reihe geordnet; - für keine.
