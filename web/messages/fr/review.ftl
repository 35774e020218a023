# The review of a whole game.

review-about = L’ordinateur examine chaque position de la partie : ce que chaque camp pouvait espérer, quelles actions ont cédé quelque chose, et ce qui aurait été mieux.
review-nothing = Il n’y a pas encore de bilan à faire : rien n’a été joué.
review-stale = La partie a changé depuis son bilan.
review-depth = Examen
review-depth-quick = rapide
review-depth-normal = normal
review-depth-deep = approfondi
review-begin = Faire le bilan
review-starting = Préparation…
review-progress = Bilan
review-at-work = { $done } positions sur { $of }
review-stop = Arrêter
review-stopped = Le bilan a été arrêté.
review-failed = Le bilan s’est interrompu. Réessaie.
review-done = { $count ->
    [0] Le bilan est fait. Aucune action n’a cédé grand-chose.
    [one] Le bilan est fait. Une action a cédé quelque chose.
   *[other] Le bilan est fait. { $count } actions ont cédé quelque chose.
}
review-again = Refaire le bilan
review-put = Noter sur la feuille de partie
review-put-done = C’est noté.

# The graph.
review-graph = Ce que les camps pouvaient espérer après chaque action
review-at-start = Avant la première action
review-at = { $number } { $seat } : { $action }
review-at-marked = { $number } { $seat } : { $action } ({ $mark })
review-value = { $at }. { $shares }

# The table.
review-summary = Le jeu de chaque camp
review-accuracy = Précision
review-loss = Cédé par action
review-mark-inaccuracy = imprécision
review-mark-mistake = erreur
review-mark-blunder = gaffe
review-mark-missed-win = victoire manquée
review-mark-only-move = la seule bonne
review-count-inaccuracy = Imprécisions
review-count-mistake = Erreurs
review-count-blunder = Gaffes
review-count-missed-win = Victoires manquées
review-count-only-move = Seules bonnes trouvées
review-how = Comment c’est compté
review-how-loss = Ce qu’un camp peut espérer, c’est sa part de la victoire : 100 % veut dire une victoire certaine, et une nulle donne à chaque camp sa part. Une action cède la différence entre la part qu’aurait laissée la meilleure action selon l’ordinateur et celle qu’elle laisse.
review-how-accuracy = La précision, c’est 100 % moins { $cost } fois ce que le camp a cédé en moyenne par action, et jamais moins de 0 %.
review-how-marks = Céder 10 % est une imprécision, 20 % une erreur, 30 % une gaffe. Une victoire manquée est une victoire démontrée qui s’offrait et n’est plus certaine. La seule bonne est la meilleure action quand la deuxième aurait cédé 20 %.

# The moments.
review-moments = À regarder
review-no-moments = Aucune action ne sort du lot.
review-better = Mieux :
review-lost = cédé :
review-learn = Apprends de tes erreurs
review-learn-nothing = Aucun camp n’a fait d’erreur dont tirer une leçon.
review-learn-as = Côté { $seat }

# Learning from mistakes.
lesson-at = { $at } sur { $of }
lesson-played = { $number } { $seat } : { $action } a cédé { $loss } de la victoire.
lesson-question = Que jouer de mieux ici ?
lesson-judging = Examen en cours…
lesson-failed = Ton action n’a pas pu être jugée. Réessaie.
lesson-best = Bravo ! { $action } garde { $best } de la victoire ; { $other } n’en laissait que { $played }.
lesson-as-good = Bravo ! { $action } garde { $share } de la victoire. L’ordinateur choisit { $other }, avec { $best }.
lesson-poor = { $action } garde { $share } de la victoire, mais on peut en garder { $best }.
lesson-same = C’est ce qui a été joué. Cela garde { $share } de la victoire, mais on peut en garder { $best }.
lesson-shown = { $action } garde { $best } de la victoire ; { $other } n’en laissait que { $played }.
lesson-line = Cela pourrait continuer ainsi :
lesson-again = Réessayer
lesson-show = Montrer
lesson-skip = Passer
lesson-next = Suite
lesson-summary = { $of ->
    [one] C’était la seule position. { $found ->
        [0] Tu n’as pas trouvé mieux.
       *[other] Tu as trouvé mieux.
    }
   *[other] Sur { $of } positions, tu as trouvé mieux dans { $found } cas, dont { $first } au premier essai.
}
lesson-end = Retour au bilan
lesson-restart = Recommencer
