# The analysis page.

analysis-of = Analyse : { $game }
analysis-start = Départ
analysis-hint = Joue une action sur le plateau, ou colle une partie n’importe où sur cette page. Toute autre action que tu essaies devient une variante.
analysis-variation = Variante
analysis-steps = Parcours
analysis-broken-link = Ce lien est incomplet ou abîmé : il n’y a rien à montrer. Demande-le encore une fois.
analysis-broken-record = Il y a une erreur dans la feuille de partie que contient ce lien.
analysis-too-deep = Les variantes s’imbriquent sur { $count } niveaux, pas plus. Fais d’abord de l’une d’elles la ligne principale.

# What is changed.
analysis-promote = Monter
analysis-promote-why = Cette variante passe avant les autres
analysis-promoted = La variante est remontée.
analysis-make-main = Principale
analysis-make-main-why = Tout ce qui mène ici devient la ligne principale
analysis-is-main = C’est maintenant la ligne principale.
analysis-delete = Supprimer
analysis-restore = Annuler
analysis-cut = { $count ->
    [one] Une action a été supprimée.
   *[other] { $count } actions ont été supprimées.
}
analysis-restored = Ce qui avait été supprimé est de retour.

# What is said and drawn.
analysis-notes = Notes
analysis-nags = Ce que vaut { $action }
analysis-comment = Commentaire sur { $action }
analysis-comment-start = Commentaire sur le départ
analysis-clock = Pendule, { $seat } : { $time }
analysis-spent = Temps utilisé : { $time }
analysis-value = Chances, { $seat } : { $share }
analysis-marks = Marques
analysis-arrows = Flèches
analysis-wipe = Effacer
analysis-marks-help = Choisis une case pour la marquer, encore une fois pour la marque suivante. Fais glisser pour tracer une flèche.
analysis-arrows-help = Choisis où une flèche commence et où elle finit, ou trace-la en faisant glisser. La même flèche encore une fois l’efface.
analysis-arrow-from = La flèche part de { $cell }.
analysis-arrow-drawn = Flèche { $cells }
analysis-arrow-gone = Plus de flèche { $cells }
analysis-mark-drawn = { $pointer ->
    [from] { $cell } : départ
    [to] { $cell } : arrivée
    [capture] { $cell } : prise possible
    [no] { $cell } : pas ici
   *[none] { $cell } : aucune marque
}
nag-1 = bonne
nag-2 = erreur
nag-3 = excellente
nag-4 = gaffe
nag-5 = intéressante
nag-6 = douteuse
nag-7 = la seule bonne action
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
analysis-engine-off = Active-le pour voir les meilleures actions
analysis-engine-failed = La réflexion de l’ordinateur s’est interrompue. Désactive-le, puis réactive-le.
analysis-thinking = Réflexion…
analysis-depth = profondeur { $depth }
analysis-speed = { $speed } positions/s
analysis-seconds = { $seconds } s
analysis-shares = Chances : { $shares }
analysis-shares-none = pas encore connues
analysis-lines = Meilleures suites
analysis-proven = { $count ->
    [one] { $seat }, victoire en une action :
   *[other] { $seat }, victoire en { $count } actions :
}
analysis-count = Suites
analysis-shows-best = Sur le plateau
analysis-more = Continuer

# The review of the whole game.
analysis-review = Toute la partie

# In and out.
analysis-open = Ouvrir…
analysis-save = Enregistrer, partager…
analysis-begin = Position de départ…
analysis-play-on = Jouer à partir d’ici…
import-title = Ouvrir
import-text = Une feuille de partie, une position ou un lien
import-take = Ouvrir
import-file = Choisir un fichier…
import-help = Tu peux aussi déposer ou coller des fichiers et des textes n’importe où sur la page. Tu retrouveras ce que tu vois maintenant en revenant d’un pas en arrière dans ton navigateur.
import-empty = Il n’y a encore rien ici : colle d’abord quelque chose.
import-place = Ligne { $line }, colonne { $column } :
import-no-position = Ce n’est pas une feuille de partie, ni une position du jeu { $game }. { $text }
import-no-text = Ce fichier n’est pas du texte en UTF-8.
import-too-large = Ce fichier est trop grand : 8 Mo au plus.
import-choose = { $count ->
    [one] Une feuille de partie
   *[other] { $count } feuilles de partie : choisis-en une
}
import-first = Voici les { $count } premières.
import-broken = Une feuille de partie avec une erreur, à partir de la ligne { $line }
import-winner = vainqueur : { $seat }
export-title = Enregistrer et partager
export-link = Lien
export-link-why = Toute l’analyse y est ; aucun serveur ne la voit.
export-copy = Copier
export-record = Feuille de partie
export-save-record = Enregistrer
export-position = Position
export-pictures = Image et papier
export-svg = Plateau en SVG
export-png = Plateau en PNG
export-gif = Partie en GIF
export-drawing = Dessin en cours…
export-frames = Dessin : { $done } sur { $of }
export-saved = Enregistré.
export-failed = L’image n’a pas pu être créée. Vérifie ta connexion et réessaie.
export-print = Imprimer
export-link-copied = Le lien est copié.
export-record-copied = La feuille de partie est copiée.
export-position-copied = La position est copiée.
export-not-copied = Ton navigateur ne laisse pas cette page copier. Sélectionne le texte et copie-le toi-même.

# Windows.
tags-title = Noms et dates
tags-help = Tout cela est gardé dans la feuille de partie.
tags-done = Terminé
tag-seat = Nom, { $seat }
tag-event = Événement
tag-date = Date
tag-result = Résultat
start-title = Position de départ
start-help = Commence une nouvelle analyse. Tu retrouveras celle que tu vois maintenant en revenant d’un pas en arrière dans ton navigateur.
start-here = La position affichée
start-line = N’importe quelle position, en une ligne
start-begin = Partir de cette ligne
start-edit = Placer les pièces…
play-on-title = Jouer à partir d’ici

# Keys.
keys-where = Elles fonctionnent partout où l’on n’est pas en train d’écrire. Sur le plateau, les flèches parcourent les cases et Entrée choisit.
keys-previous = Reculer
keys-next = Avancer
keys-sibling-before = La variante précédente
keys-sibling-after = La variante suivante
keys-start = Au début
keys-end = À la fin
keys-board = Au plateau
keys-draw = Dessiner
keys-engine = Activer ou désactiver l’ordinateur
keys-best = Jouer l’action de l’ordinateur
keys-comment = Écrire un commentaire
keys-flip = Tourner le plateau
keys-delete = Supprimer à partir d’ici
keys-restore = Annuler une suppression
keys-keys = Cette liste
keys-drawing = À la souris, le bouton droit dessine à tout moment : un clic marque une case, un autre passe à la marque suivante ; faire glisser trace une flèche.

# What keyboards of this language have on these keys.
key-home = Début
key-end = Fin
key-space = Espace
key-delete = Suppr
key-control-z = Ctrl+Z
