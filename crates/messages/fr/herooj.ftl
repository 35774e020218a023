# Herooj and Master Herooj.

herooj-onto-friend = En { $to } se trouve { $friend-own }.
herooj-not-straight = Le chemin de { $from } à { $to } n’est pas une ligne droite.
herooj-too-far = { $to } est à { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
} : une pièce ne se déplace que d’une ou deux.
herooj-pawn-direction = Un pion va tout droit en avant ou en diagonale vers l’avant ; depuis { $from }, { $to } n’est dans aucune de ces directions.
herooj-heroo-direction = Un heroo ne va jamais en avant ; { $to } est devant { $from }.
herooj-path-blocked = La case { $middle }, sur le chemin vers { $to }, est occupée : une pièce ne passe que par des cases vides.
herooj-capture-adjacent = { $enemy-The } en { $to } est trop près : pour prendre, saute par-dessus une pièce amie et arrive sur la pièce adverse juste derrière.
herooj-capture-over-enemy = Une pièce adverse se trouve en { $middle } : pour prendre, on saute par-dessus une pièce amie.
herooj-capture-over-nothing = Il n’y a rien en { $middle } : pour prendre, on saute par-dessus une pièce amie.
herooj-capture-diagonal = { $piece-A } ne prend pas en diagonale ; seul un maître peut le faire.
herooj-capture-far = { $enemy-The } en { $to } est trop loin : pour prendre, on arrive à deux cases de distance, juste derrière une pièce amie.

herooj-masters-text = « { $text } » devrait être deux nombres de maîtres, de 0 à 2, comme 1/0.
herooj-masters-both = Les deux camps ne peuvent pas avoir obtenu chacun deux maîtres.
herooj-masters-unmade = { $seat-The } { $seat-has } { $found ->
    [one] { $found } maître
   *[other] { $found } maîtres
} sur le plateau, mais n’en { $seat-has } obtenu { $made ->
    [0] aucun
   *[other] que { $made }
}.
herooj-pawn-on-far-rank = Un pion { $seat-masc } se trouve sur sa dernière rangée, où il serait un heroo.
herooj-heroo-at-home = Un heroo { $seat-masc } se trouve dans sa propre zone sûre, où il serait un maître.
herooj-too-many-pieces = { $seat-The } { $seat-has } trop de pièces : { $found } au lieu de { $limit } au plus.
herooj-too-many-masters = { $seat-The } { $seat-has } trop de maîtres : { $found } au lieu de { $limit } au plus.
herooj-too-many-pawns = { $seat-The } { $seat-has } trop de pions et de heroos : { $found } au lieu de { $limit } au plus.
herooj-both-single = Les deux camps ont chacun une pièce au plus.
herooj-both-home = Les deux camps ont chacun un heroo dans leur zone sûre.
herooj-both-eliminated = Aucun des deux camps n’a de pion ni de heroo.

# What the game is about.
tagline-herooj = Traverse le plateau en pion, rentre chez toi en heroo.
tagline-master-herooj = Un maître fait ta force, le second fait ta victoire.
goal-herooj = Ramène un heroo sur tes deux premières rangées, ou prends tous les pions et heroos adverses.
goal-master-herooj = Ramène des heroos chez eux pour obtenir deux maîtres, ou ne laisse qu’une pièce à l’adversaire.

# Words of its own.
piece-heroo = heroo
    .the = le heroo
    .The = Le heroo
    .a = un heroo
    .A = Un heroo
    .own = un de tes heroos
    .gender = m
piece-master = maître
    .the = le maître
    .The = Le maître
    .a = un maître
    .A = Un maître
    .own = un de tes maîtres
    .gender = m
pieces-heroo = heroos
pieces-master = maîtres
area-safe-zone = zone sûre
gauge-masters-made = maîtres obtenus
field-masters = Le nombre de maîtres
reason-safe-zone = un heroo est rentré chez lui
reason-second-master = le second maître a été obtenu
reason-single-piece = l’adversaire n’a plus qu’une pièce
field-help-masters = Maîtres obtenus jusqu’ici : ceux du premier camp, une barre oblique, ceux du second, de 0 à 2 chacun.
