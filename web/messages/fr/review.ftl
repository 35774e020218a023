# The review of a whole game.

review-about = L’ordinateur examine chaque position de la partie : les chances de chaque camp, les coups qui en ont coûté, et ce qui aurait été mieux.
review-nothing = Il n’y a pas encore de bilan à faire : aucun coup n’a été joué.
review-stale = La partie a changé depuis ce bilan.
review-depth = Analyse
review-depth-quick = rapide
review-depth-normal = normale
review-depth-deep = approfondie
review-begin = Faire le bilan
review-starting = Préparation…
review-progress = Bilan
review-at-work = { $done } positions sur { $of }
review-stop = Arrêter
review-stopped = Bilan arrêté.
review-failed = Le bilan s’est arrêté de façon inattendue. Réessaie.
review-done = { $count ->
    [0] Bilan terminé. Aucun coup n’a coûté grand-chose.
    [one] Bilan terminé. Un coup a coûté des chances.
   *[other] Bilan terminé. { $count } coups ont coûté des chances.
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
review-table = Les chances sous forme de tableau
review-table-move = Après
review-table-remark = Remarque

# The table.
review-summary = Le jeu de chaque camp
review-accuracy = Précision
review-loss = Perte moyenne par coup
review-counted = Coups pris en compte
review-counted-of = { $counted } sur { $moves }
review-mark-inaccuracy = imprécision
review-mark-mistake = erreur
review-mark-blunder = gaffe
review-mark-missed-win = victoire manquée
review-mark-slip = petite erreur
review-mark-last-chance = équilibrée jusqu’ici
review-mark-lost-by-force = défaite forcée à partir d’ici
review-mark-only-move = coup critique
review-turned-win-draw = a transformé un gain en nulle
review-turned-win-loss = a transformé un gain en défaite
review-turned-draw-loss = a transformé une nulle en défaite
review-count-inaccuracy = Imprécisions
review-count-mistake = Erreurs
review-count-blunder = Gaffes
review-count-missed-win = Victoires manquées
review-count-only-move = Coups critiques trouvés
review-how = Mode de calcul
review-how-loss = Les chances d’un camp, c’est la part de la victoire qu’il peut espérer : 100 % est une victoire certaine, et une nulle se partage à parts égales. La perte d’un coup est la différence entre les chances après le meilleur coup de l’ordinateur et les chances après le coup joué.
review-how-decided = Les coups joués dans une position déjà décidée ne comptent pas : avant comme après le coup, le camp qui jouait avait au moins 90 % des chances, ou au plus 10 % (5 % dans une partie à quatre). Les coups forcés, sans autre choix, ne comptent pas non plus.
review-how-accuracy = Un coup qui ne perd rien a une précision de 100 %. Un coup qui perd 5 % a une précision de 81 %, un coup qui perd 10 %, de 65 %, un coup qui perd 30 %, de 26 %. La précision d’un camp est la moyenne de celles de ses coups ; les mauvais pèsent plus lourd, tout comme les coups autour desquels les chances ont beaucoup changé. Les formules sont celles de lichess.
review-how-marks = Une perte de 5 % est une imprécision, de 10 % une erreur, de 15 % une gaffe. Si un camp a perdu en faisant moins de trois de ces fautes, ses plus grandes pertes à partir de 2,5 % sont aussi signalées, comme petites erreurs. Une victoire manquée est une victoire démontrée qui n’est plus certaine après le coup. Un coup critique est le meilleur coup, quand le deuxième aurait perdu 10 %.

# How the game was decided.
review-story = Comment la partie s’est décidée
review-story-even = La partie était équilibrée pour la dernière fois avant { $number } { $seat } : { $action }.
review-story-decided = Après { $number } { $seat } : { $action }, la partie était gagnée côté { $winner }.
review-story-always = La partie était gagnée côté { $winner } dès le début.
review-story-forced = { $count ->
    [one] Après { $number } { $seat } : { $action }, la défaite était forcée : côté { $winner }, gain en un coup.
   *[other] Après { $number } { $seat } : { $action }, la défaite était forcée : côté { $winner }, gain en { $count } coups.
}
review-story-forced-always = { $count ->
    [one] Côté { $winner }, le gain était forcé dès le début, en un coup.
   *[other] Côté { $winner }, le gain était forcé dès le début, en { $count } coups.
}

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
lesson-turned-win-draw = { $number } { $seat } : { $action } a transformé un gain en nulle.
lesson-turned-win-loss = { $number } { $seat } : { $action } a transformé un gain en défaite.
lesson-turned-draw-loss = { $number } { $seat } : { $action } a transformé une nulle en défaite.
lesson-question = Que jouer de mieux ?
lesson-judging = Examen en cours…
lesson-failed = L’ordinateur n’a pas pu juger ce coup. Réessaie.
lesson-best = Bravo ! { $action } garde { $best } de chances ; { $other } n’en laissait que { $played }.
lesson-as-good = Bravo ! { $action } garde { $share } de chances. L’ordinateur choisit { $other }, avec { $best }.
lesson-poor = { $action } laisse { $share } de chances, mais tu peux en garder { $best }.
lesson-same = C’est le coup qui a été joué. Il laisse { $share } de chances, mais tu peux en garder { $best }.
lesson-shown = { $action } garde { $best } de chances ; { $other } n’en laissait que { $played }.
lesson-certain-good = { $best ->
    [win] Bravo ! { $action } gagne.
   *[other] Bravo ! { $action } tient la nulle.
}
lesson-certain-shown = { $best ->
    [win] { $action } gagne.
   *[other] { $action } tient la nulle.
}
lesson-certain-poor = { $best ->
    [win] { $share ->
        [draw] { $action } ne donne que la nulle, mais tu peux gagner.
       *[other] { $action } perd, mais tu peux gagner.
    }
   *[other] { $action } perd, mais tu peux tenir la nulle.
}
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
   *[other] { $found ->
        [0] Tu n’as trouvé de meilleur coup dans aucune des { $of } positions.
        [1] { $first ->
            [0] Tu as trouvé un meilleur coup dans une position sur { $of }, mais pas au premier essai.
           *[other] Tu as trouvé un meilleur coup dans une position sur { $of }, dès le premier essai.
        }
       *[other] { $first ->
            [0] Tu as trouvé un meilleur coup dans { $found } positions sur { $of }, mais jamais au premier essai.
           *[other] Tu as trouvé un meilleur coup dans { $found } positions sur { $of }, dont { $first } au premier essai.
        }
    }
}
lesson-end = Retour au bilan
lesson-restart = Recommencer
