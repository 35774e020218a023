# EVO and EVO for four.

evo-castle-stays = Un château ne se déplace ni ne tourne : celui de { $from } reste en place.
evo-role-shown = La pièce en { $from } montre déjà { $piece-a } : une rotation fait apparaître un autre rôle.
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
evo-castle-place = Un château { $seat-masc } se trouve ailleurs qu’en { $cell }, sa seule place.
evo-two-losses = En comptant les châteaux et les dernières pièces, il y a plus d’une perte ; or la partie se termine dès la première.
evo-own-loss = Le camp { $seat-of } vient de jouer : ce ne peut donc pas être lui qui a perdu son château ou sa dernière pièce.
