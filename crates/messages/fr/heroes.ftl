# Heroes Hexagonal Chess.

# Walks.
heroes-onto-friend = En { $to } se trouve { $friend-own }.
heroes-one-hex = { $piece-The } se déplace d’une case ; { $to } n’est pas à côté de { $from }.
heroes-not-straight = { $piece-A } va en ligne droite ; le chemin de { $from } à { $to } n’en est pas une.
heroes-distance = { $to } est à { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
}, mais ici { $piece-the } en parcourt de { $least } à { $most }.
heroes-path-blocked = { $piece-The } ne peut pas atteindre { $to } : la case { $middle }, sur son chemin, est occupée.
heroes-hole-in-way = Le trou du plateau se trouve entre { $from } et { $to }.
heroes-hero-too-far = Un héros se déplace d’une ou deux cases ; de { $from } à { $to }, il y en a davantage.
heroes-hero-blocked = Le premier des deux pas d’un héros doit mener à une case vide, mais sur le chemin vers { $to }, la case { $middle } est occupée.
heroes-hero-blocked-twice = Le premier des deux pas d’un héros doit mener à une case vide, mais sur les deux chemins vers { $to }, les cases { $middle } et { $other } sont occupées.
heroes-leap-needs-hero = Un cavalier ne peut bondir que depuis une case à côté d’un héros de son camp ; { $from } n’en est pas une.
heroes-camel-needs-hero = Un chameau ne peut se déplacer de trois cases que depuis une case à côté d’un héros de son camp ; { $from } n’en est pas une.
heroes-elephant-captures = Un éléphant ne va que sur une case vide ; pour prendre, il doit charger.
heroes-guard-captures-back = Un garde ne prend que vers l’avant ; { $to } est derrière { $from }.
heroes-pawn-direction = { $piece-A } ne va pas de { $from } à { $to } : il avance d’une case, tout droit, ou en oblique pour prendre.
heroes-fresh-pawn-direction = { $piece-A } ne va pas de { $from } à { $to } : il avance d’une ou de deux cases, tout droit, ou en oblique pour prendre.
heroes-pawn-slants-to-capture = { $piece-A } ne va en oblique vers l’avant que pour prendre, et { $to } est vide.
heroes-pawn-captures-straight = { $piece-A } ne prend tout droit en avant que depuis une case à côté d’un héros de son camp ; { $from } n’en est pas une.
heroes-pawn-captures-back = { $piece-A } ne va en arrière que sur une case vide.
heroes-pawn-back-needs-hero = { $piece-A } ne va en oblique vers l’arrière que depuis une case à côté d’un héros de son camp ; { $from } n’en est pas une.
heroes-pawn-straight-back = { $piece-A } ne va jamais tout droit en arrière.
heroes-double-step-kind = Seul un pion frais peut avancer de deux cases.
heroes-double-step-captures = Un double pas ne peut rien prendre, or une pièce adverse se trouve en { $to }.
heroes-heroic-pawn-stays = Un pion héroïque ne peut pas se déplacer ; il peut seulement devenir un héros là où il se trouve.
heroes-rise-kind = Seul un pion héroïque peut devenir un héros sur place, pas { $piece-the } en { $from }.

# The rampage.
heroes-rampage-kind = Seul un éléphant peut charger, pas { $piece-the } en { $from }.
heroes-rampage-needs-hero = Un éléphant ne peut charger que depuis une case à côté d’un héros de son camp ; { $from } n’en est pas une.
heroes-rampage-not-straight = Une charge va en ligne droite ; le chemin de { $from } à { $to } n’en est pas une.
heroes-rampage-length = Une charge va jusqu’au bout : celle-ci finit en { $end }, pas en { $to }.
heroes-rampage-first-hex = La première case d’une charge doit être vide, or la case { $middle } est occupée.
heroes-rampage-own-king = Une charge jusqu’en { $to } prendrait ton propre roi.

# The kings.
heroes-king-into-attack = Là, ton roi serait attaqué par { $piece-the } en { $attacker }.
heroes-king-stays-attacked = Ton roi est attaqué, et { $piece-the } en { $attacker } l’attaquerait encore ensuite.
heroes-king-exposed = Ton roi serait attaqué par { $piece-the } en { $attacker }.

# The mobilization.
heroes-done-too-late = La mobilisation est terminée ; désormais, chaque coup termine le tour.
heroes-mobilization-kind = Pendant la mobilisation, seuls les pions frais, cavaliers, chars et héros peuvent jouer, pas { $piece-the } en { $cell }.
heroes-mobilization-moved = { $piece-The } en { $cell } a déjà joué pendant ce tour.
heroes-mobilization-capture = Pendant la mobilisation, on ne prend rien, or une pièce adverse se trouve en { $to }.
heroes-mobilization-check = Pendant la mobilisation, aucun roi ne doit être attaqué, or { $piece-the } en { $attacker } attaquerait celui de l’adversaire.

# Reading a position.
heroes-hole-misplaced = Le trou s’écrit * au milieu de la colonne f, et nulle part ailleurs.
heroes-king-count = Le camp { $seat-of } devrait avoir un roi, mais il en a { $found }.
heroes-no-hero = Aucun des deux camps n’a de héros.
heroes-pawn-in-area = Un pion { $seat-masc } se trouve en { $cell }, dans la zone adverse, où il serait un garde.
heroes-guard-in-dark-area = Un garde { $seat-masc } se trouve en { $cell }, dans la zone sombre adverse, où il serait un héros.
heroes-king-left-attacked = Le camp { $seat-of } vient de jouer, mais son roi est attaqué par la pièce en { $attacker }.
heroes-king-attacked-early = Pendant la mobilisation, aucun roi ne peut être attaqué, or celui { $seat-of } l’est, par la pièce en { $attacker }.
heroes-mobilization-text = « { $text } » n’est pas un champ de mobilisation ; on écrit par exemple « - », « M1:3:- » ou « M1:2:e5 ».
heroes-mobilization-turn = Les tours de la mobilisation vont de 1 à 3 ; il n’y a pas de tour { $turn }.
heroes-mobilization-left = Au tour { $turn }, il reste { $seat-to } de 1 à { $allowed } coups, pas { $left }.
heroes-mobilization-hex = « { $text } » n’est pas une case du plateau.
heroes-mobilization-order = Les cases des pièces qui ont joué doivent être triées et nommées une seule fois ; { $cell } n’est pas à sa place.
heroes-mobilization-piece = Il n’y a en { $cell } aucune pièce qui ait pu jouer pendant ce tour.
heroes-mobilization-count = { $used ->
    [one] { $used } coup a été joué
   *[other] { $used } coups ont été joués
} pendant ce tour, mais { $found ->
    [one] { $found } pièce ayant joué est nommée
   *[other] { $found } pièces ayant joué sont nommées
}.

# What the game is about.
tagline-heroes = Des échecs autour d’un trou, où l’on devient puissant à côté d’un héros.
goal-heroes = Mate le roi adverse, ou prends tous les héros adverses.

# Words of its own.
piece-king = roi
    .the = le roi
    .The = Le roi
    .a = un roi
    .A = Un roi
    .own = ton roi
    .gender = m
piece-chariot = char
    .the = le char
    .The = Le char
    .a = un char
    .A = Un char
    .own = un de tes chars
    .gender = m
piece-knight = cavalier
    .the = le cavalier
    .The = Le cavalier
    .a = un cavalier
    .A = Un cavalier
    .own = un de tes cavaliers
    .gender = m
piece-camel = chameau
    .the = le chameau
    .The = Le chameau
    .a = un chameau
    .A = Un chameau
    .own = un de tes chameaux
    .gender = m
piece-elephant = éléphant
    .the = l’éléphant
    .The = L’éléphant
    .a = un éléphant
    .A = Un éléphant
    .own = un de tes éléphants
    .gender = m
piece-fresh-pawn = pion frais
    .the = le pion frais
    .The = Le pion frais
    .a = un pion frais
    .A = Un pion frais
    .own = un de tes pions frais
    .gender = m
piece-guard = garde
    .the = le garde
    .The = Le garde
    .a = un garde
    .A = Un garde
    .own = un de tes gardes
    .gender = m
piece-heroic-pawn = pion héroïque
    .the = le pion héroïque
    .The = Le pion héroïque
    .a = un pion héroïque
    .A = Un pion héroïque
    .own = un de tes pions héroïques
    .gender = m
pieces-king = rois
pieces-chariot = chars
pieces-knight = cavaliers
pieces-camel = chameaux
pieces-elephant = éléphants
pieces-fresh-pawn = pions frais
pieces-heroic-pawn = pions héroïques
pieces-guard = gardes
area-home-area = zone
area-dark-area = zone sombre
gauge-mobilization-turn = tour de mobilisation
gauge-actions-left = coups restants
word-done = terminer le tour
word-rampage = charger
field-mobilization = La mobilisation
reason-heroes = l’adversaire n’a plus de héros
field-help-mobilization = M, le tour (1 à 3), deux-points, les coups restants, deux-points, puis les cases des pièces qui se sont déplacées pendant ce tour, séparées par des virgules, ou -. Un simple - une fois la mobilisation finie.
