# Le Rooya.

rooya-placing-first = Il faut poser tous les pions avant de faire un pas ou de tourner la plaque.
rooya-placing-inner = { $cell } est sur la plaque intérieure : les pions ne se posent que sur la plaque extérieure.
rooya-placing-occupied = Un pion se trouve déjà en { $cell }.
rooya-placing-over = Tous les pions sont posés ; on ne peut plus en poser en { $cell }.
rooya-placing-over-own = Tous les pions sont posés : dis où va le pion en { $cell }.
rooya-placing-over-enemy = Tous les pions sont posés, et celui en { $cell } n’est pas à toi.
rooya-shut-in = Tous les pions sont posés, et celui en { $cell } est enfermé par des pions amis.

rooya-step-nowhere = Un pion va à un autre point ; il ne peut pas rester en { $from }.
rooya-step-not-neighbor = Aucune ligne ne relie { $from } à { $to } : un pas mène au point suivant le long d’une ligne.
rooya-step-friend = En { $to } se trouve un de tes pions.
rooya-second-after-swap = Le pion échange sa place avec le pion adverse en { $via }, et cela termine le coup.
rooya-second-same-plate = { $from } et { $via } sont sur la même plaque : seul un pas vers l’autre plaque peut être suivi d’un second.
rooya-second-leaves-plate = { $to } et { $via } ne sont pas sur la même plaque : le second pas reste sur la plaque qui vient d’être atteinte.

rooya-turn-empty = La plaque intérieure est vide ; une rotation ne changerait rien.
rooya-turn-same = Après cette rotation, la plaque intérieure serait inchangée.

rooya-winner-text = « { $text } » ne dit pas qui a gagné par une ligne ; on écrit -, w ou b.
rooya-too-many-pawns = { $seat-The } { $seat-has } trop de pions : { $found } au lieu de { $limit } au plus.
rooya-too-early-inside = Un pion se trouve en { $cell }, mais la plaque intérieure reste vide tant que les 16 pions ne sont pas tous posés.
rooya-pawns-and-seat = Avec { $white ->
    [one] { $white } pion blanc
   *[other] { $white } pions blancs
} et { $black ->
    [one] { $black } pion noir
   *[other] { $black } pions noirs
} sur le plateau, ce n’est pas { $seat-to } de jouer.
rooya-winner-while-placing = Personne ne peut avoir gagné tant qu’il reste des pions à poser.
rooya-winner-without-line = Le camp { $seat-of } n’a pas de ligne complète qui aurait pu le faire gagner.
rooya-line-without-winner = La ligne de { $from } à { $to } est complète, et seul un coup gagnant a pu la compléter.

# What the game is about.
tagline-rooya = Remplis l’anneau, puis fais tourner le cœur du plateau.
goal-rooya = Remplis toute une rangée ou toute une colonne avec cinq de tes pions, par un pas ou en tournant la plaque.

# Words of its own.
area-inner-plate = plaque intérieure
area-outer-plate = plaque extérieure
gauge-line-completed = ligne complétée
word-cw = tourner dans le sens horaire
word-ccw = tourner dans le sens antihoraire
word-half = tourner d’un demi-tour
field-winner = Le vainqueur par une ligne
reason-line = une ligne de cinq a été complétée
field-help-winner = La lettre du camp qui vient de gagner par une ligne ; - s’il n’y en a pas.
rooya-effect-turned = La plaque tourne.
