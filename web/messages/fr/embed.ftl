# A board on another page.

embed-loading = Chargement…
embed-board = Plateau : { $game }. { $standing }
embed-player = { $seat } : { $name }
embed-moves = Coups
embed-tools = Parcourir la partie
embed-start = Aller au début
embed-previous = Reculer
embed-next = Avancer
embed-end = Aller à la fin
embed-flip = Retourner le plateau
embed-open = Ouvrir dans Ludejo
embed-after = { $count ->
    [0] Position de départ.
    [one] Après un coup.
   *[other] Après { $count } coups.
}

# Why there is no board.
embed-nothing = Il n’y a rien à montrer : ce plateau n’a ni feuille de partie ni jeu.
embed-broken-link = Ce lien ne contient pas de feuille de partie : il est incomplet ou a été modifié.
embed-no-record = Ce n’est pas une feuille de partie valable : { $why } (ligne { $line }, colonne { $column })
embed-no-position = Ce n’est pas une position valable du jeu { $game } : { $why }
embed-no-rules = Le plateau ne peut pas être affiché : ce navigateur, ou la politique de sécurité de cette page, bloque WebAssembly.
