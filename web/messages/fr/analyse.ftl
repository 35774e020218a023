# The analysis page.

analysis-of = Analyse : { $game }
analysis-start = Départ
analysis-hint = Joue un coup sur le plateau, ou colle une partie n’importe où sur cette page. Si tu essaies un autre coup, il devient une variante.
analysis-variation = Variante
analysis-steps = Parcourir la partie
analysis-broken-link = Ce lien est incomplet ou endommagé : il n’y a rien à montrer. Demande qu’on te le renvoie.
analysis-broken-record = La feuille de partie contenue dans ce lien comporte une erreur.
analysis-too-deep = Les variantes s’imbriquent sur { $count } niveaux au plus. Fais d’abord de l’une d’elles la ligne principale.

# What is changed.
analysis-promote = Monter
analysis-promote-why = Placer cette variante avant les autres
analysis-promoted = Variante remontée.
analysis-make-main = Ligne principale
analysis-make-main-why = Faire de la suite qui mène ici la ligne principale
analysis-is-main = C’est maintenant la ligne principale.
analysis-delete = Supprimer
analysis-restore = Annuler
analysis-cut = { $count ->
    [one] Un coup supprimé.
   *[other] { $count } coups supprimés.
}
analysis-restored = Suppression annulée.

# What is said and drawn.
analysis-notes = Notes
analysis-nags = Évaluer { $action }
analysis-comment = Commentaire sur { $action }
analysis-comment-start = Commentaire sur la position de départ
analysis-clock = Pendule ({ $seat }) : { $time }
analysis-spent = Temps utilisé : { $time }
analysis-value = Chances ({ $seat }) : { $share }
analysis-marks = Marques
analysis-arrows = Flèches
analysis-wipe = Effacer
analysis-marks-help = Choisis une case pour la marquer, et encore une fois pour changer la marque. Fais glisser pour tracer une flèche.
analysis-arrows-help = Choisis où la flèche commence et où elle finit, ou fais glisser. Retrace la même flèche pour l’effacer.
analysis-arrow-from = La flèche part de { $cell }.
analysis-arrow-drawn = Flèche { $cells }
analysis-arrow-gone = Flèche { $cells } effacée
analysis-mark-drawn = { $pointer ->
    [from] { $cell } : départ
    [to] { $cell } : arrivée
    [capture] { $cell } : prise possible
    [no] { $cell } : pas ici
   *[none] { $cell } : aucune marque
}
nag-1 = bon
nag-2 = erreur
nag-3 = excellent
nag-4 = gaffe
nag-5 = intéressant
nag-6 = douteux
nag-7 = le seul bon coup
nag-10 = égalité
nag-13 = position peu claire
nag-14 = léger avantage au premier camp
nag-15 = léger avantage au second camp
nag-16 = avantage au premier camp
nag-17 = avantage au second camp
nag-18 = avantage décisif au premier camp
nag-19 = avantage décisif au second camp

# The engine.
analysis-engine = Ordinateur
analysis-engine-off = Active-le pour voir les meilleurs coups
analysis-engine-failed = L’ordinateur s’est arrêté de façon inattendue. Désactive-le, puis réactive-le.
analysis-thinking = Réflexion…
analysis-depth = profondeur { $depth }
analysis-speed = { $speed } positions/s
analysis-seconds = { $seconds } s
analysis-shares = Chances : { $shares }
analysis-shares-none = pas encore connues
analysis-lines = Meilleures suites
analysis-line = Suite { $number }, chances ({ $seat }) :
analysis-best = Meilleur coup : { $action }
analysis-chances = Chances ({ $seat }) : { $share }.
analysis-forced = { $count ->
    [one] { $seat }, victoire en un coup.
   *[other] { $seat }, victoire en { $count } coups.
}
analysis-proven = { $count ->
    [one] { $seat }, victoire en un coup :
   *[other] { $seat }, victoire en { $count } coups :
}
analysis-count = Suites
analysis-shows-best = Montrer sur le plateau
analysis-more = Réfléchir encore

# What the next seat would do if it were to move instead.
threat = Menace
threat-ask = Quelle est la menace ?
threat-found = Menace : { $action }.
threat-none = Dans cette position, on ne peut pas passer son tour : impossible de dire ce qui menace.

# What is known for certain of a solved game.
analysis-solution = Solution
analysis-solution-about = Ce jeu est résolu : si les deux camps jouent au mieux, le résultat est certain. Les nombres indiquent les coups jusqu’à la fin.
analysis-solution-win = { $seat }, victoire assurée.
analysis-solution-draw = Si les deux camps jouent au mieux, la partie est nulle.
analysis-solution-wins = Coups gagnants
analysis-solution-draws = Coups qui maintiennent la nulle
analysis-solution-losses = Coups perdants
analysis-solution-move = { $count ->
    [one] { $action }, la partie se termine en un coup
   *[other] { $action }, la partie se termine en { $count } coups
}
analysis-solution-failed = La solution n’a pas pu être chargée. Vérifie ta connexion.

# The review of the whole game.
analysis-review = Bilan de la partie

# In and out.
analysis-open = Ouvrir…
analysis-save = Enregistrer, partager…
analysis-begin = Position de départ…
analysis-play-on = Jouer à partir d’ici…
import-title = Ouvrir
import-text = Une feuille de partie, une position ou un lien
import-take = Ouvrir
import-file = Choisir un fichier…
import-help = Tu peux aussi déposer ou coller des fichiers et des textes n’importe où sur la page. Pour retrouver ce que tu vois maintenant, utilise le bouton Retour de ton navigateur.
import-empty = Il n’y a encore rien ici. Colle d’abord quelque chose.
import-place = Ligne { $line }, colonne { $column } :
import-no-position = Ce n’est ni une feuille de partie ni une position valable du jeu { $game }. { $text }
import-no-text = Ce fichier n’est pas un texte en UTF-8.
import-too-large = Ce fichier est trop gros. La limite est de 8 Mo.
import-choose = { $count ->
    [one] Une feuille de partie
   *[other] { $count } feuilles de partie : choisis-en une
}
import-first = Seules les { $count } premières sont affichées.
import-broken = Une feuille de partie avec une erreur, à partir de la ligne { $line }
import-winner = vainqueur : { $seat }
export-title = Enregistrer et partager
export-link = Lien
export-link-why = Il contient toute l’analyse ; aucun serveur ne la voit.
export-copy = Copier
export-record = Feuille de partie
export-save-record = Enregistrer dans un fichier
export-position = Position
export-pictures = Images et impression
export-svg = Plateau en SVG
export-png = Plateau en PNG
export-gif = Partie en GIF
export-drawing = Dessin en cours…
export-frames = Dessin : { $done } sur { $of }
export-saved = Enregistré.
export-failed = L’image n’a pas pu être créée. Vérifie ta connexion et réessaie.
export-print = Imprimer
export-link-copied = Lien copié.
export-record-copied = Feuille de partie copiée.
export-position-copied = Position copiée.
export-not-copied = Ton navigateur ne permet pas de copier ici. Sélectionne le texte et copie-le toi-même.

# Windows.
tags-title = Détails de la partie
tags-help = Ils sont enregistrés dans la feuille de partie.
tags-done = Terminé
tag-seat = Nom ({ $seat })
tag-event = Événement
tag-date = Date
tag-result = Résultat
start-title = Position de départ
start-help = Cela commence une nouvelle analyse. Pour revenir à l’analyse actuelle, utilise le bouton Retour de ton navigateur.
start-here = Position actuelle
start-line = Une position sous forme de texte
start-begin = Partir de cette position
start-edit = Composer une position…
play-on-title = Jouer à partir d’ici

# Keys.
keys-where = Ils fonctionnent tant que tu n’es pas en train d’écrire. Sur le plateau, les flèches parcourent les cases et Entrée choisit.
keys-previous = Reculer
keys-next = Avancer
keys-sibling-before = Variante précédente
keys-sibling-after = Variante suivante
keys-start = Aller au début
keys-end = Aller à la fin
keys-board = Aller au plateau
keys-draw = Tracer des marques et des flèches
keys-engine = Activer ou désactiver l’ordinateur
keys-best = Jouer le coup de l’ordinateur
keys-threat = Quelle est la menace ?
keys-comment = Écrire un commentaire
keys-flip = Retourner le plateau
keys-delete = Supprimer à partir d’ici
keys-restore = Annuler une suppression
keys-keys = Afficher cette liste
keys-drawing = À la souris, le bouton droit dessine à tout moment : un clic marque une case, un autre change la marque ; faire glisser trace une flèche.

# What keyboards of this language have on these keys.
key-home = Début
key-end = Fin
key-space = Espace
key-delete = Suppr
key-control-z = Ctrl+Z

# What is too long.
analysis-broken-long = Ce lien est trop long pour contenir une partie. La limite est de 256 Ko.
analysis-full = Cette analyse est pleine : un lien ou un fichier contient 256 Ko au plus. Supprime d’abord quelque chose.
import-text-too-large = Ce texte est trop long. La limite est de 8 Mo.
