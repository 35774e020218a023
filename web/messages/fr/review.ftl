# The review of a whole game.

review-about = L’ordinateur examine chaque position de la partie : les chances de chaque camp, les coups qui ont cédé quelque chose, et ce qui aurait été mieux.
review-nothing = Il n’y a pas encore de bilan à faire : aucun coup n’a été joué.
review-stale = La partie a changé depuis ce bilan.
review-depth = Profondeur
review-depth-quick = rapide
review-depth-normal = normale
review-depth-deep = grande
review-begin = Faire le bilan
review-starting = Préparation…
review-progress = Bilan
review-at-work = { $done } positions sur { $of }
review-stop = Arrêter
review-stopped = Bilan arrêté.
review-failed = Le bilan s’est arrêté de façon inattendue. Réessaie.
review-done = { $count ->
    [0] Bilan terminé. Aucun coup n’a cédé grand-chose.
    [one] Bilan terminé. Un coup a cédé quelque chose.
   *[other] Bilan terminé. { $count } coups ont cédé quelque chose.
}
review-again = Refaire le bilan
review-put = Ajouter à la feuille de partie
review-put-done = Ajouté à la feuille de partie.

# The graph.
review-graph = Les chances de chaque camp après chaque coup
review-at-start = Avant le premier coup
review-at = { $number } { $seat } : { $action }
review-at-marked = { $number } { $seat } : { $action } ({ $mark })
review-value = { $at }. { $shares }

# The table.
review-summary = Le jeu de chaque camp
review-accuracy = Précision
review-loss = Perte moyenne par coup
review-mark-inaccuracy = imprécision
review-mark-mistake = erreur
review-mark-blunder = gaffe
review-mark-missed-win = victoire manquée
review-mark-only-move = coup critique
review-count-inaccuracy = Imprécisions
review-count-mistake = Erreurs
review-count-blunder = Gaffes
review-count-missed-win = Victoires manquées
review-count-only-move = Coups critiques trouvés
review-how = Mode de calcul
review-how-loss = Les chances d’un camp, c’est la part de la victoire qu’il peut espérer : 100 % est une victoire certaine, et une nulle se partage à parts égales. La perte d’un coup est la différence entre les chances après le meilleur coup de l’ordinateur et les chances après le coup joué.
review-how-accuracy = La précision, c’est 100 % moins { $cost } fois la perte moyenne par coup, et jamais moins de 0 %.
review-how-marks = Une perte de 10 % est une imprécision, 20 % une erreur, 30 % une gaffe. Une victoire manquée est une victoire démontrée qui n’est plus certaine après le coup. Un coup critique est le meilleur coup quand le deuxième aurait perdu 20 %.

# The moments.
review-moments = Moments clés
review-no-moments = Aucun coup ne sort du lot.
review-better = Mieux :
review-lost = perte :
review-learn = Apprendre de tes erreurs
review-learn-nothing = Il n’y a pas d’erreur dont tirer une leçon.
review-learn-as = Côté { $seat }

# Learning from mistakes.
lesson-at = { $at } sur { $of }
lesson-played = { $number } { $seat } : { $action } a fait perdre { $loss } de chances.
lesson-question = Que jouer de mieux ?
lesson-judging = Examen en cours…
lesson-failed = L’ordinateur n’a pas pu juger ce coup. Réessaie.
lesson-best = Bravo ! { $action } garde { $best } de chances ; { $other } n’en laissait que { $played }.
lesson-as-good = Bravo ! { $action } garde { $share } de chances. L’ordinateur choisit { $other }, avec { $best }.
lesson-poor = { $action } laisse { $share } de chances, mais tu peux en garder { $best }.
lesson-same = C’est le coup qui a été joué. Il laisse { $share } de chances, mais tu peux en garder { $best }.
lesson-shown = { $action } garde { $best } de chances ; { $other } n’en laissait que { $played }.
lesson-line = La partie pourrait continuer ainsi :
lesson-again = Réessayer
lesson-show = Voir la réponse
lesson-skip = Passer
lesson-next = Suite
lesson-summary = { $of ->
    [one] { $found ->
        [0] C’était la seule erreur, et tu n’as pas trouvé de meilleur coup.
       *[other] C’était la seule erreur, et tu as trouvé un meilleur coup.
    }
   *[other] Tu as trouvé un meilleur coup dans { $found } positions sur { $of }, dont { $first } au premier essai.
}
lesson-end = Retour au bilan
lesson-restart = Recommencer
