# What the program says in a terminal.

# Who made the game.
credit = par { $designer }
credit-unknown = auteur inconnu

# Who plays.
player-human = humain
player-computer = l’ordinateur

# What the computer says.
hint = Indice : { $action }.
no-choice = L’ordinateur n’a trouvé aucun coup.
thinking = { $seat-number ->
    [pl] { $seat-The } réfléchissent…
   *[sg] { $seat-The } réfléchit…
}
advising = L’ordinateur cherche un indice…
considering-draw = L’ordinateur réfléchit à la proposition de nulle…
score-win-in = { $seat-number ->
    [pl] { $seat-The } gagnent
   *[sg] { $seat-The } gagne
} en { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}.
score-chance = { $seat-The } { $seat-has } { $percent } % de chances de gagner.

# What happens besides moves.
undone = { $count ->
    [one] { $count } coup annulé.
   *[other] { $count } coups annulés.
}
redone = { $count ->
    [one] { $count } coup rétabli.
   *[other] { $count } coups rétablis.
}
resumed = La partie continue.
resigns = { $seat-number ->
    [pl] { $seat-The } abandonnent.
   *[sg] { $seat-The } abandonne.
}
flagged = { $seat-number ->
    [pl] { $seat-The } n’ont plus de temps.
   *[sg] { $seat-The } n’a plus de temps.
}
plays-on = L’ordinateur prend le relais { $seat-of }.
declines-draw = { $seat-number ->
    [pl] { $seat-The } refusent la nulle.
   *[sg] { $seat-The } refuse la nulle.
}
clocks = Pendules : { $times }.

# A refusal, and where the rules say so.
refused-by-rule = { $reason } (règles : { $anchor })

# Files.
saved = Enregistré sous { $file }.
loaded = { $file } est chargé.
which-file-to-save = Quel fichier ? Tape save et un nom de fichier.
which-file-to-load = Quel fichier ? Tape load et un nom de fichier.
file-exists = { $file } existe déjà ; choisis un autre nom.
could-not-read = Impossible de lire { $file } : { $error }.
could-not-write = Impossible d’écrire { $file } : { $error }.
could-not-go-on = Impossible de lire ou d’écrire : { $error }.
error-not-found = fichier ou dossier introuvable
error-permission = accès refusé
error-is-folder = c’est un dossier
no-records = { $file } ne contient aucune partie.
no-record-of-number = { $file } ne contient pas de partie numéro { $number }.
record-up-to-here = { $file } enfreint les règles ; la partie est montrée jusque-là. { $reason }
other-game-in-file = { $file } contient une partie de { $found }, pas de { $game }.
other-game-to-open = { $file } contient une partie de { $game } ; ouvre-la avec ludejo play --load { $file }.

# What is asked for on the command line.
which-game = Quel jeu ? `ludejo games` les affiche tous.
no-such-game = Il n’y a pas de jeu « { $id } » ; les jeux sont { $games }.
no-such-setup = { $game } n’a pas de mise en place « { $name } » ; les mises en place sont { $setups }.
setup-not-valid = Ce n’est pas une position valable de { $game }. { $reason }
seat-not-found = { $game } n’a pas de camp « { $letter } » ; les camps sont { $seats }.
player-option = « { $option } » devrait être CAMP=JOUEUR, par exemple { $example }=human. Les camps de { $game } sont { $seats } ; un joueur est human (une personne), computer, ou un ordinateur avec des options comme level=2, uct ou baseline.
no-such-anchor = Les règles de { $game } n’ont pas d’ancre « { $anchor } » ; ludejo rules { $id } --anchors les affiche toutes.
no-such-ply = { $count ->
    [0] La partie n’a encore aucun coup
    [one] La partie n’a qu’un coup
   *[other] La partie n’a que { $count } coups
} : impossible de la montrer après le coup { $ply }.
picture-in-terminal = Un terminal ne peut pas afficher de fichiers PNG ou GIF ; indique un fichier avec --out.
picture-failed = Impossible de dessiner l’image : { $error }.
picture-too-long = Réduis les cases avec --cell, ou montre moins de coups avec --ply.

# The list of games.
list-seats = camps : { $list }
list-setups = mises en place : { $list }

# The game line by line. What is typed stays as it is in every language.
moves-look-like = Un coup s’écrit par exemple { $example }. Tape help pour voir ce que tu peux faire d’autre.
plain-help =
    Tape un coup, comme dans l’exemple ci-dessus, ou seulement son début pour voir comment il peut continuer.
      legal [CASE]      afficher tous les coups légaux, ou ceux qui partent d’une case
      board             afficher le plateau ; `board on` et `board off` : l’afficher ou non après chaque coup
      words             décrire la position avec des mots
      position          afficher la ligne de position
      hint              demander un indice à l’ordinateur
      undo, redo        annuler jusqu’à ta dernière décision ; rétablir
      resign            abandonner la partie
      draw              proposer la nulle ; l’ordinateur accepte s’il n’espère pas mieux
      pause, resume     arrêter les pendules ; les relancer
      clock             afficher les pendules
      save FICHIER      enregistrer la partie dans un fichier
      load FICHIER      reprendre une partie enregistrée
      rules [ANCRE]     afficher les règles, ou une seule
      flip              retourner le plateau
      help              afficher cette aide
      quit              quitter la partie
board-switch = Tape board, board on ou board off.
no-clocks = Cette partie se joue sans pendule.
no-legal-move = Il n’y a aucun coup légal.
no-legal-move-begins = Aucun coup légal ne commence ainsi.
nothing-to-decide = Il n’y a rien à décider pour le moment.
cannot-resign = Tu ne peux pas abandonner maintenant.
no-such-rule = Cette règle n’existe pas. Tape rules pour les voir toutes.
after-the-end = La partie est finie ; tape undo, save FICHIER ou quit.

# The full-screen player. The keys stay the same in every language, but for yes and no.
welcome = Choisis avec les flèches et Entrée ou à la souris, ou tape un coup.
typing = Tape un coup et appuie sur Entrée.
paused-here = La partie est en pause. Appuie sur P pour continuer.
after-the-game = U annule, S enregistre, Q quitte, ? affiche l’aide.
no-such-key = Cette touche ne fait rien. Appuie sur ? pour l’aide.
keys = ?:aide R:règles H:indice Q:quitter
page-keys = Échap ferme, les flèches et Page suiv. font défiler
terminal-too-small = Le plateau ne tient pas ici. Agrandis la fenêtre.
menu-title = Ludejo : un lieu pour jouer
menu-keys = Haut et Bas pour choisir, Entrée pour valider, Échap pour quitter.
yes = o
ask-resign = Abandonner cette partie ? (o/n)
ask-draw = Tout le monde accepte la nulle ? (o/n)
ask-offer = Proposer la nulle ? (o/n)
ask-quit = Quitter cette partie ? Ce qui n’est pas enregistré sera perdu. (o/n)
ask-save = Enregistrer sous :
ask-open = Charger :
# Where a line begins with something in braces, its indent is inside them; outside, it would be lost.
screen-help =
    JOUER UN COUP
      flèches, Entrée        aller sur une case et la choisir : d’abord la pièce, puis son arrivée
      Entrée une 2e fois     sur la dernière case : jouer le coup
      1 à 9                  choisir l’un des mots proposés, par exemple un rôle ou done
      lettres                taper le coup, puis appuyer sur Entrée
      Échap, Retour arrière  revenir d’une étape
      souris                 cliquer sur une case pour la choisir ; recliquer sur la dernière pour jouer

    LA PARTIE (EN MAJUSCULES)
      H  demander un indice à l’ordinateur
      M  faire jouer l’ordinateur tout de suite
      U  annuler jusqu’à ta dernière décision
      Y  rétablir ce que tu as annulé
      R  lire les règles, d’abord celle qui vient d’être enfreinte
      F  retourner le plateau
      S  enregistrer la partie
      O  ouvrir une partie enregistrée
      G  abandonner
      D  convenir de la nulle, ou la proposer à l’ordinateur
      P  arrêter les pendules, ou les relancer
      Q  quitter
      ?  afficher cette aide

    SUR LE PLATEAU
      >P<      le curseur
      (P)      ce que tu as choisi
    {"  *"}        où la pièce peut aller ; *P* s’il y a là une pièce qui ne sera pas prise
      xPx      ce qu’elle peut prendre
      ~P~      le dernier coup
      =P=      ce qui a gagné, comme une ligne complète
      P'       une pièce qui a déjà joué pendant ce tour
      :  #     une case vide dans la zone d’un camp, ou dans une zone sombre
    {"  [.] {.}"}  une case qui appartient à un camp
