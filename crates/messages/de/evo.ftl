# EVO and EVO for four.

evo-castle-stays = Eine Burg zieht nicht und dreht sich nicht, also bleibt die auf { $from } stehen.
evo-role-shown = Die Figur auf { $from } ist schon { $piece-a }: Eine Drehung zeigt eine andere Rolle.
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
evo-castle-place = Eine Burg von { $seat } steht anderswo als auf { $cell }, ihrem einzigen Platz.
evo-two-losses = Mehr als eine Burg oder letzte Figur fehlt; die Partie endet mit der ersten.
evo-own-loss = { $seat } hat gerade gehandelt und kann also nicht die eigene Burg oder die letzte eigene Figur verloren haben.
