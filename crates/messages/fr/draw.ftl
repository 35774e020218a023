# Positions in words, for those who do not see the board.

comma = {", "}
semicolon = {" ; "}

position-title = { $game }, trait { $seat-to }
position-seat = { $seat } : { $list }.
position-no-pieces = aucune pièce
position-cells = { $what } { $cells }
position-spent = déjà joué pendant ce tour : { $cells }
position-gauge = { $what } : { $count }
position-seat-gauge = { $seat }, { $gauge }
position-gauges = { $list }.
position-to-move = Trait { $seat-to }.

cell-holds = { $cell } : { $list }
cell-free = vide
cell-piece = { $piece-gender ->
    [f] { $piece } { $seat-fem }
   *[m] { $piece } { $seat-masc }
}
cell-area-of = { $area } { $seat-of }
cell-spent = a déjà joué pendant ce tour

# Headings of lists of cells.
pieces-pawn = pions
pieces-warrior = guerriers
pieces-hero = héros
