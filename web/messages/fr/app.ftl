# The app: what stands on its pages. What games say comes from crates/messages.

motto = Un lieu pour jouer
footer = Sept jeux abstraits modernes. Tout se passe dans ton navigateur ; rien de ce que tu fais n’en sort.
skip = Aller au contenu
navigation = Pages
settings = Réglages
language = Langue
loading = Chargement…
load-failed = Cette page n’a pas pu être chargée
load-failed-why = Quelque chose s’est perdu en chemin. Vérifie ta connexion et réessaie.
try-again = Réessayer
not-found = Cette page n’existe pas
to-home = Vers les jeux
cancel = Annuler
close = Fermer
show-more = En montrer plus

# The first page.
for-seats = { $seats ->
    [one] pour un
    [2] pour deux
    [4] pour quatre
   *[other] pour { $seats }
}
play = Jouer
learn = Apprendre
analyse = Analyser
play-game = Jouer : { $game }
learn-game = Apprendre : { $game }
analyse-game = Analyser : { $game }
continue = Parties en cours
continue-game = { $game }, { $count ->
    [one] une action
   *[other] { $count } actions
}
forget-game = Oublier cette partie : { $game }
forgotten-game = Partie oubliée : { $which }.
forgotten-undo = Annuler
forgotten-back = Partie de retour : { $which }.
finished-games = Tes parties terminées

# A new game.
learn-it = Apprends-le en deux minutes
opponent = Adversaire
level = Ordinateur, niveau { $level }
friend = Une autre personne sur cet appareil
my-seat = Ton camp
random-seat = Au hasard
who-sits = Qui joue quel camp
player-person = une personne
player-level = ordinateur, niveau { $level }
player-computer = ordinateur
clock = Pendule
clock-none = Sans pendule
clock-of = { $minutes } min + { $seconds } s par tour
clock-delay = { $minutes } min, délai de { $seconds } s par tour
start-position = Départ
setup-standard = Départ standard
setup-position = Une autre position…
position-line = Position
start = Jouer

# A game being played.
no-such-game = Cette partie n’existe pas ici
no-such-game-why = Les parties restent dans le navigateur où elles ont été jouées, jusqu’à ce qu’on les oublie.
board-of = Plateau du jeu { $game }. { $standing }
what-now = Et maintenant ?
play-again = Nouvelle partie
review-title = Bilan
confirm-it = { $action } : est-ce bien ce que tu veux jouer ?
play-action = Jouer { $action }
back = Retour
the-rule = Lire la règle
advising = Recherche d’une bonne action…
premove-prompt = En attendant, tu peux déjà choisir ta prochaine action.
premove-picked = Pour plus tard : { $action }.
premove-none = Rien n’est choisi pour plus tard.
premove-illegal = { $action } n’est pas possible maintenant.
tools = Outils
undo = Annuler
redo = Rejouer
get-hint = Conseil
flip = Tourner le plateau
resign = Abandonner
agree-draw = Convenir d’une nulle
ask-resign = Abandonnes-tu cette partie ?
ask-draw = Tout le monde accepte la nulle ?
offer-draw = Proposer la nulle
accept = Accepter
decline = Refuser
pause = Pause
resume = Reprendre
ask-resign-seat = Abandonnes-tu la partie pour { $seat } ? { $seat } aura perdu, et l’ordinateur continuera à jouer.
type-action = Tape une action
send = Jouer
about-game = Comment gagner ?
rules = Les règles
keys-title = Touches
keys-help = Les flèches parcourent le plateau, Entrée choisit, Échap revient en arrière ; B va au plateau, U annule, R rejoue, H donne un conseil, F tourne le plateau.
moves = Actions
moves-none = Rien n’a encore été joué.
thinks = réfléchit…
has-won = victoire
hint = Essaie { $action }.
undone = { $count ->
    [one] Une action a été annulée.
   *[other] { $count } actions ont été annulées.
}
redone = { $count ->
    [one] Une action a été rejouée.
   *[other] { $count } actions ont été rejouées.
}
end-undone = La partie continue.
nothing-to-undo = Il n’y a rien à annuler.
engine-failed = La réflexion de l’ordinateur s’est interrompue. Annule une action ou recharge cette page.
paused = La partie est en pause.
move-pending = Envoi de ton coup…
move-not-sent = Ton coup n’est pas arrivé et ne compte pas. Essaie encore.
seat-resigned = { $seat } abandonne et a perdu. L’ordinateur continue à sa place.
seat-flagged = { $seat } n’a plus de temps et a perdu. L’ordinateur continue à sa place.
left-by-resignation = abandon ; { $player }
left-by-time = temps écoulé ; { $player }
offered-draw = { $seat } : proposition de nulle.
offered-takeback = { $seat } : demande de reprise d’un coup.
offered-pause = { $seat } : demande de pause.
offer-declined = { $seat } : proposition refusée.
game-aborted = La partie a été annulée.
game-fault = Le coup { $number } de cette partie est contraire aux règles : { $reason }
game-fault-kept = La partie est montrée jusqu’à ce coup. Dans ce navigateur, elle reste telle quelle.
game-too-new = Cette partie a été enregistrée par une version plus récente de l’application. Recharge la page pour l’obtenir.

# Settings.
settings-kept = Gardés dans ce navigateur seulement.
theme = Couleurs
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
letter-size = Taille du texte
boards = Plateaux
pieces = Pièces
pieces-tokens = Jetons
pieces-figures = Figurines
palette = Couleurs des plateaux
palette-usual = Habituelles
palette-contrast = Adaptées au daltonisme
setting-animations = Montrer les pièces en mouvement
setting-sounds = Sons
setting-targets = Montrer ce que peut faire la pièce choisie
setting-coordinates = Coordonnées
setting-confirm = Demander avant de jouer une action
setting-shortcuts = Raccourcis d’une seule lettre

# A game in several tabs.
played-elsewhere = Cette partie est ouverte dans un autre onglet. Ici, tu peux la suivre.
play-here = Jouer ici

# What stands in the way of saving games.
unkept-failed = Ton navigateur n’enregistre pas tes parties. Ce que tu joues maintenant sera perdu à la fermeture de cet onglet.
unkept-outdated = Une version plus récente de l’application est ouverte dans un autre onglet. Recharge cette page pour continuer à jouer.
unkept-reload = Recharger
