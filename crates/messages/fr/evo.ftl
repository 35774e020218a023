# EVO and EVO for four.

evo-castle-stays = Un château ne se déplace ni ne tourne : celui de { $from } reste en place.
evo-role-shown = La pièce en { $from } est déjà { $piece-a } ; donne-lui un autre rôle.
evo-onto-friend = En { $to } se trouve { $friend-own }.
evo-warrior-way = Un guerrier va à gauche, à droite, tout droit en avant ou en diagonale vers l’avant ; depuis { $from }, { $to } n’est dans aucune de ces directions.
evo-blade-way = Une lame va tout droit en avant ; depuis { $from }, { $to } n’est pas dans cette direction.
evo-catapult-way = Une catapulte va en diagonale vers l’avant ; depuis { $from }, { $to } n’est pas dans cette direction.
evo-shield-way = Un bouclier va tout droit en arrière ou en diagonale vers l’arrière ; depuis { $from }, { $to } n’est dans aucune de ces directions.
evo-too-far = { $to } est à { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
} : dans cette direction, { $piece-a } en parcourt { $reach } au plus.
evo-off-board = Le chemin de { $from } à { $to } sortirait de la croix : { $middle } n’existe pas.
evo-path-blocked = La case { $middle } est occupée : { $piece-a } ne passe que par des cases vides.

evo-too-many-pieces = { $seat-The } { $seat-has } trop de pièces : { $found } au lieu de { $limit } au plus.
evo-castle-place = Le château { $seat-masc } ne peut se trouver qu’en { $cell }.
evo-two-losses = Il manque plusieurs châteaux ou dernières pièces, alors que la partie se termine dès la première perte.
evo-own-loss = Le camp { $seat-of } vient de jouer : ce ne peut donc pas être lui qui a perdu son château ou sa dernière pièce.

# What the game is about.
tagline-evo = Chaque pièce en réunit quatre : tourne-la et crée la surprise.
tagline-evo4 = Quatre armées, une croix, et un seul vainqueur qui rafle tout.
goal-evo = Prends le château adverse, ou la dernière pièce adverse.
goal-evo4 = Prends avant les autres un château adverse, ou la dernière pièce d’un adversaire.

# Words of its own.
piece-blade = lame
    .the = la lame
    .The = La lame
    .a = une lame
    .A = Une lame
    .own = une de tes lames
    .gender = f
piece-catapult = catapulte
    .the = la catapulte
    .The = La catapulte
    .a = une catapulte
    .A = Une catapulte
    .own = une de tes catapultes
    .gender = f
piece-shield = bouclier
    .the = le bouclier
    .The = Le bouclier
    .a = un bouclier
    .A = Un bouclier
    .own = un de tes boucliers
    .gender = m
piece-castle = château
    .the = le château
    .The = Le château
    .a = un château
    .A = Un château
    .own = ton château
    .gender = m
pieces-blade = lames
pieces-catapult = catapultes
pieces-shield = boucliers
pieces-castle = châteaux
area-arm = bras
area-middle = centre
word-become-warrior = devenir guerrier
word-become-blade = devenir lame
word-become-catapult = devenir catapulte
word-become-shield = devenir bouclier
reason-castle = un château a été pris
