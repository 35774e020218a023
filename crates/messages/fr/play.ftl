# What is said while a game is played.

# The end, and why.
outcome-win = { $seat-number ->
    [pl] { $seat-The } gagnent : { $reason }.
   *[sg] { $seat-The } gagne : { $reason }.
}
outcome-draw = La partie est nulle : { $reason }.
outcome-none = La partie se termine sans vainqueur : { $reason }.
reason-goal = l’objectif est atteint
reason-elimination = l’adversaire n’a plus assez de pièces
reason-no-moves = l’adversaire ne peut plus jouer
reason-checkmate = échec et mat
reason-stalemate = pat
reason-repetition = la même position est apparue pour la troisième fois
reason-length = la limite de coups est atteinte
reason-resignation = abandon
reason-time = temps écoulé
reason-agreement = d’un commun accord

# Who made the game.
credit = par { $designer }
credit-unknown = auteur inconnu

# Whose turn it is.
to-move = Trait { $seat-to }.

# What an action causes.
acted = { $seat } : { $action }.
effect-moved = { $seat } : { $piece } { $from } vers { $to }.
effect-moved-by = { $seat } : { $piece } { $from } par { $way } vers { $to }.
effect-placed = { $piece-gender ->
    [f] { $piece-A } est posée en { $cell }.
   *[m] { $piece-A } est posé en { $cell }.
}
effect-captured = { $piece-gender ->
    [f] { $piece-The } { $seat-fem } en { $cell } est prise.
   *[m] { $piece-The } { $seat-masc } en { $cell } est pris.
}
effect-removed = { $piece-gender ->
    [f] { $piece-The } { $seat-fem } en { $cell } est retirée.
   *[m] { $piece-The } { $seat-masc } en { $cell } est retiré.
}
effect-swapped = Les pièces en { $from } et { $to } échangent leurs places.
effect-turned = Une partie du plateau tourne.
effect-became = La pièce en { $cell } est maintenant { $piece-a }.
effect-owned = La case { $cell } appartient maintenant { $seat-to }.

# What the computer says.
hint = Indice : { $action }.
thinking = { $seat-number ->
    [pl] { $seat-The } réfléchissent…
   *[sg] { $seat-The } réfléchit…
}
advising = L’ordinateur cherche un indice…
score-win-in = { $seat-number ->
    [pl] { $seat-The } gagnent
   *[sg] { $seat-The } gagne
} en { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}.
score-chance = { $seat-The } { $seat-has } { $percent } % de chances de gagner.

# Taking back, giving up.
undone = { $count ->
    [one] { $count } coup annulé.
   *[other] { $count } coups annulés.
}
redone = { $count ->
    [one] { $count } coup rétabli.
   *[other] { $count } coups rétablis.
}
nothing-to-undo = Il n’y a rien à annuler.
nothing-to-redo = Il n’y a rien à rétablir.
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

# The full-screen player.
typing = Tape un coup et appuie sur Entrée.
saved = Enregistré sous { $file }.
loaded = { $file } est chargé.
record-up-to-here = { $file } enfreint les règles ; la partie est montrée jusque-là. { $reason }
no-choice = L’ordinateur n’a trouvé aucun coup.
considering-draw = L’ordinateur réfléchit à la nulle…
paused-here = La partie est en pause. Appuie sur P pour continuer.
no-such-key = Cette touche ne fait rien. Appuie sur ? pour l’aide.
ask-resign = Abandonner cette partie ? (y = oui, n = non)
ask-draw = Tout le monde accepte la nulle ? (y = oui, n = non)
ask-offer = Proposer la nulle ? (y = oui, n = non)
ask-quit = Quitter cette partie ? Ce qui n’est pas enregistré sera perdu. (y = oui, n = non)
ask-save = Enregistrer sous :
ask-open = Charger :
terminal-too-small = Le plateau ne tient pas ici. Agrandis la fenêtre.
menu-title = Ludejo : un lieu pour jouer
menu-keys = Haut et Bas pour choisir, Entrée pour valider, Échap pour quitter.
welcome = Choisis avec les flèches et Entrée ou à la souris, ou tape un coup.
keys = ?:aide R:règles H:indice Q:quitter
page-keys = Échap ferme, les flèches et Page suiv. font défiler
after-the-game = U annule, S enregistre, Q quitte, ? affiche l’aide.
player-human = humain
player-computer = l’ordinateur

# Ce qui vaut à toutes les tables.
no-such-seat = Cette place n’existe pas.
not-your-turn = Ce n’est pas à toi de jouer.
move-out-of-step = La partie a continué entre-temps : ce coup ne convient plus.
game-paused = La partie est en pause.
game-not-paused = La partie n’est pas en pause.
game-goes-on = Selon les règles, la partie n’est pas encore finie.
seat-has-left = Tu as quitté cette partie.
seat-not-a-participant = C’est l’ordinateur qui joue à cette place.
needs-agreement = Il faut l’accord des autres.
no-offers-in-matches = Dans un match, les programmes ne peuvent pas faire de propositions.
offer-already-open = C’est déjà proposé.
offer-too-soon = Cela vient d’être refusé. Tu pourras le proposer de nouveau après un autre coup.
nothing-offered = Cette proposition n’existe pas.
too-late-to-abort = Tout le monde a joué : la partie ne peut plus être annulée.
time-left = Personne n’a épuisé son temps.
