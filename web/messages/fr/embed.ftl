# A board on another page.

embed-loading = Chargement…
embed-board = Plateau du jeu { $game }. { $standing }
embed-player = { $seat } : { $name }
embed-moves = Actions
embed-tools = Parcours
embed-start = Au début
embed-previous = Reculer
embed-next = Avancer
embed-end = À la fin
embed-flip = Tourner le plateau
embed-open = Ouvrir dans Ludejo
embed-after = { $count ->
    [0] Le départ.
    [one] Après une action.
   *[other] Après { $count } actions.
}

# Why there is no board.
embed-nothing = Il n’y a rien à montrer : ce plateau n’a ni feuille de partie ni jeu.
embed-broken-link = Ce lien ne contient pas de feuille de partie : il est incomplet ou a été modifié.
embed-no-record = Ce n’est pas une feuille de partie : { $why } (ligne { $line }, colonne { $column })
embed-no-position = Ce n’est pas une position du jeu { $game } : { $why }
embed-no-rules = Le plateau ne peut pas être affiché : ce navigateur, ou la politique de sécurité de cette page, ne laisse pas fonctionner WebAssembly.
