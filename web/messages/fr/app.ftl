# The app: what stands on its pages. What games say comes from crates/messages.

motto = Un lieu pour jouer
footer = Sept jeux abstraits modernes. Seul ce que tu joues en ligne sort de ton navigateur.
skip = Aller au contenu
navigation = Menu principal
settings = Réglages
privacy = Confidentialité
online = En ligne
lobby = Jouer en ligne
invitation = Invitation
language = Langue
loading = Chargement…
load-failed = Cette page n’a pas pu être chargée
load-failed-why = Un élément nécessaire n’est pas arrivé. Vérifie ta connexion et réessaie.
try-again = Réessayer
not-found = Page introuvable
to-home = Retour aux jeux
cancel = Annuler
close = Fermer
show-more = Afficher plus

# The first page.
for-seats = { $seats ->
    [one] en solo
    [2] à deux
    [4] à quatre
   *[other] à { $seats }
}
play = Jouer
learn = Apprendre
analyse = Analyser
play-game = Jouer : { $game }
edit-title = Composer une position : { $game }
learn-game = Apprendre : { $game }
analyse-game = Analyser : { $game }
continue = Continuer
continue-game = { $game }, { $count ->
    [one] un coup
   *[other] { $count } coups
}
forget-game = Supprimer cette partie : { $game }
forgotten-game = Partie supprimée : { $which }.
forgotten-undo = Annuler
forgotten-back = Partie rétablie : { $which }.
finished-games = Tes parties terminées

# A new game.
learn-it = Apprends à jouer en deux minutes
opponent = Adversaire
friend = Un ami sur cet appareil
my-seat = Ton camp
random-seat = Au hasard
who-sits = Joueurs
player-person = Joueur
clock = Pendule
clock-none = Sans pendule
clock-of = { $minutes } min + { $seconds } s par tour
clock-delay = { $minutes } min, délai de { $seconds } s par tour
start-position = Position de départ
setup-standard = Standard
setup-position = Position personnalisée…
position-line = Position
start = Jouer

# A game being played.
no-such-game = Partie introuvable
no-such-game-why = Les parties restent dans le navigateur où tu les as jouées, jusqu’à ce que tu les supprimes.
board-of = Plateau : { $game }. { $standing }
what-now = Et maintenant ?
rematch = Revanche
share = Partager
share-copied = Lien copié.
share-failed = Le lien n’a pas pu être copié.
new-game = Nouvelle partie
you = toi
your-turn = À toi de jouer.
verdict-won = Tu as gagné !
verdict-lost = Tu as perdu.
verdict-drawn = Partie nulle.
review-title = Bilan
confirm-it = Jouer { $action } ?
confirm-or-cell = Joue { $action }, ou choisis le pas suivant.
confirm-or-word = Joue { $action }, ou choisis ce que la pièce fait d’autre.
play-action = Jouer { $action }
back = Retour
the-rule = Lire la règle
advising = Recherche d’un bon coup…
premove-prompt = En attendant, tu peux déjà choisir ton prochain coup.
premove-picked = Ton prochain coup : { $action }.
premove-none = Ton prochain coup est effacé.
premove-illegal = { $action } n’est plus possible.
tools = Commandes de jeu
undo = Annuler
redo = Rétablir
move-now = Jouer maintenant
get-hint = Indice
flip = Retourner le plateau
resign = Abandonner
agree-draw = Accepter la nulle
ask-resign = Abandonner cette partie ?
ask-draw = Tout le monde accepte-t-il la nulle ?
offer-draw = Proposer la nulle
accept = Accepter
decline = Refuser
pause = Pause
resume = Reprendre
ask-resign-seat = Abandonner pour { $seat } ? { $seat } perdra, et l’ordinateur prendra le relais.
type-action = Tape un coup
send = Jouer
about-game = Comment gagner ?
rules = Les règles
keys-title = Raccourcis clavier
keys-help = Les flèches parcourent le plateau, Entrée choisit, Échap revient en arrière. B va au plateau, U annule, R rétablit, H donne un indice, M fait jouer l’ordinateur tout de suite, F retourne le plateau, T annonce le temps restant.
moves = Coups
past-start = Début de la partie.
past-move = Coup { $number } : { $move }.
past-of = Coup { $number } sur { $count }
past-back = Revenir à la partie
past-first = Position initiale
past-previous = Coup précédent
past-next = Coup suivant
past-last = Dernier coup
past-steps = Parcourir les coups
moves-none = Aucun coup pour l’instant.
thinks = réflexion…
has-won = victoire
hint = Essaie { $action }.
undone = { $count ->
    [one] Un coup annulé.
   *[other] { $count } coups annulés.
}
redone = { $count ->
    [one] Un coup rétabli.
   *[other] { $count } coups rétablis.
}
end-undone = La partie continue.
nothing-to-undo = Il n’y a rien à annuler.
engine-failed = L’ordinateur s’est arrêté de façon inattendue. Annule un coup ou recharge la page.
engine-lacks = Un fichier avec lequel l’ordinateur évalue ce jeu est absent ou endommagé. Il continue à jouer avec une évaluation plus simple.
paused = La partie est en pause.
move-pending = Envoi de ton coup…
move-not-sent = Ton coup n’est pas arrivé, il ne compte donc pas. Réessaie.
seat-resigned = { $seat } abandonne et perd. L’ordinateur prend le relais.
seat-flagged = { $seat } n’a plus de temps et perd. L’ordinateur prend le relais.
left-by-resignation = abandon ; { $player }
left-by-time = temps écoulé ; { $player }
offered-draw = { $seat } : proposition de nulle.
offered-takeback = { $seat } : demande d’annulation d’un coup.
offered-pause = { $seat } : demande de pause.
offer-declined = { $seat } : proposition refusée.
game-aborted = La partie a été annulée.
game-fault = Le coup { $number } de cette partie est contraire aux règles : { $reason }
game-fault-kept = La partie est montrée jusqu’à ce coup. Elle reste enregistrée dans ce navigateur, inchangée.
game-too-new = Cette partie a été enregistrée par une version plus récente de l’application. Recharge la page pour la mettre à jour.

# Settings.
settings-kept = Enregistrés dans ce navigateur seulement.
theme = Apparence
theme-system = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contraste élevé
letter-size = Taille du texte
boards = Plateaux
pieces = Pièces
pieces-tokens = Jetons
pieces-figures = Figurines
palette = Couleurs du plateau
palette-usual = Standard
palette-contrast = Adaptées au daltonisme
setting-animations = Animer les coups
setting-sounds = Sons
setting-targets = Montrer où la pièce choisie peut aller
setting-coordinates = Afficher les coordonnées
setting-confirm = Demander confirmation avant chaque coup
setting-shortcuts = Utiliser les raccourcis d’une seule lettre

# A game in several tabs.
played-elsewhere = Cette partie est ouverte dans un autre onglet. Ici, tu peux la suivre.
play-here = Jouer ici

# What stands in the way of saving games.
unkept-failed = Ton navigateur n’enregistre pas tes parties. Ce que tu joues maintenant sera perdu à la fermeture de cet onglet.
unkept-outdated = Une version plus récente de l’application est ouverte dans un autre onglet. Recharge cette page pour continuer à jouer.
unkept-reload = Recharger
unkept-backup = Enregistrer une sauvegarde

# The first page: what to play now, and how far somebody is.
play-now = Jouer maintenant
play-now-other = Choisir l’adversaire et les options
against = contre { $who }
with-friends = { $count ->
    [one] avec un ami
   *[other] avec des amis
}
turn-mine = À toi de jouer
turn-of = À { $player } de jouer
moves-played = { $count ->
    [one] un coup
   *[other] { $count } coups
}
all-games = Tous les jeux
progress-tutorial = Tutoriel : { $done } étapes sur { $count }
progress-learned = Tutoriel terminé
progress-beaten = Niveaux battus : { $count } sur 10
progress-against = Tes parties contre l’ordinateur
progress-level = Niveau
progress-won = Gagnées
progress-drawn = Nulles
progress-lost = Perdues

# Composer un coup sur le plateau.
pick-changed = Choisis où va la pièce, ou choisis-la de nouveau pour la tourner sur place.
targets = { $count ->
    [one] Elle peut aller en { $list }.
   *[other] Elle peut aller à { $count } endroits : { $list }.
}
cell-chosen = choisie
cell-target = destination possible
moves-left = { $count ->
    [one] encore un coup
   *[other] encore { $count } coups
}
time-left = { $seat } : { $time }.
time-of = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
time-none = Cette partie n’a pas de pendule.
captured = Pris par : { $seat }
captured-kind = { $count } × { $piece }

# The first page: where to go.
ways = Où aller
way-people = Jouer avec quelqu’un
way-people-about = Des adversaires en ligne
way-learn = Apprendre
way-learn-about = Un jeu en deux minutes
way-watch = Regarder
way-watch-about = Les parties en cours
way-games = Tes parties
way-games-about = Les revoir, les analyser
your-games = Tes parties en cours

# A game with people elsewhere.
seat-away = { $player } (absence)
game-begun = Ta partie a commencé.
go-to-game = Aller à la partie
