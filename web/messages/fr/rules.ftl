# The learn page: the rules of a game with boards to try them on, and the player of its tutorial.

rules-title = { $game } : comment jouer
rules-contents = Sommaire
rules-study = Étude de ce jeu : comment il se joue, en chiffres (en anglais)
rules-own = notre décision
rules-own-why = Là où les sources sont muettes ou peu claires, il a fallu décider. Ces décisions sont signalées comme les nôtres, avec leur raison.
rules-boards-failed = Les plateaux n’ont pas pu être chargés ; ils manquent donc ici. Le texte est complet.

# Under a diagram.
rules-try = Essayer
rules-reset = Réinitialiser
rules-reset-done = La position est réinitialisée.
rules-points-from = Départ : { $cells }.
rules-points-to = Arrivée possible : { $cells }.
rules-points-capture = Prise : { $cells }.
rules-points-no = Impossible : { $cells }.

# The way into the tutorial.
tutorial-begin = Commencer
tutorial-steps = { $count ->
    [one] Une étape
   *[other] { $count } étapes
} sur un vrai plateau. Tu joues, le plateau répond.
tutorial-go-on = Continuer
tutorial-where = Tu en es à l’étape { $step } sur { $count }.
tutorial-finished = Tu as terminé le tutoriel.
tutorial-again = Recommencer
tutorial-play-first = Je connais les règles, je veux jouer

# The tutorial.
tutorial-name = Tutoriel : { $game }
tutorial-step = Étape { $step } sur { $count }
tutorial-restart = Recommencer cette étape
tutorial-skip = Passer
tutorial-next = Suite
tutorial-right = Bien. Continue.
tutorial-well-done = Bravo !
tutorial-not-quite = Pas tout à fait.
tutorial-leave = Retour aux règles
tutorial-failed = Ce tutoriel n’a pas pu être chargé. Les règles expliquent tout.
tutorial-end-title = Maintenant, tu connais { $game }
tutorial-end-all = Tu as terminé toutes les étapes.
tutorial-end-some = { $count ->
    [one] Tu as passé une étape.
   *[other] Tu as passé { $count } étapes.
}
tutorial-skipped = Faire les étapes passées
tutorial-play = Jouer contre le niveau 1
tutorial-other-games = Choisir un autre adversaire
tutorial-read-rules = Lire les règles
