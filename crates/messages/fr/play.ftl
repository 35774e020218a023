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

# Taking back.
nothing-to-undo = Il n’y a rien à annuler.
nothing-to-redo = Il n’y a rien à rétablir.

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
offer-already-open = Cela a déjà été proposé.
offer-too-soon = Cela vient d’être refusé. Tu pourras le proposer de nouveau après un autre coup.
nothing-offered = Cette proposition n’existe pas.
too-late-to-abort = Tout le monde a joué : la partie ne peut plus être annulée.
time-left = Personne n’a épuisé son temps.
