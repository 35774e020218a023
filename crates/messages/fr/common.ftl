# What every game says.

game-is-over = La partie est finie.
illegal-action = Ce coup n’est pas légal ici.
ruled-out = L’interprétation modifiée ne le permet pas.
not-an-action = « { $text } » n’est pas un coup. Un coup s’écrit par exemple { $example }.
cell-empty = Il n’y a pas de pièce en { $cell }.
no-such-cell = { $text } n’existe pas sur ce plateau.
piece-not-yours = { $piece-The } en { $cell } n’est pas à toi.
piece-cannot-act = { $piece-The } en { $cell } n’a aucun coup légal.
same-cell = { $piece-The } ne peut pas finir son coup sur sa case de départ.

# What to do next while building an action.
pick-first = Choisis une pièce.
pick-place = Choisis où poser une pièce.
pick-first-or-word = Choisis une pièce, ou un autre genre de coup.
pick-cell = Choisis où va la pièce.
pick-cell-or-word = Choisis où va la pièce, ou ce qu’elle fait.
pick-word = Choisis ce que fait la pièce.
send = Appuie sur Entrée pour jouer le coup.
send-or-pick-cell = Appuie sur Entrée pour jouer le coup, ou choisis le pas suivant.
send-or-pick-word = Appuie sur Entrée pour jouer le coup, ou choisis ce que la pièce fait d’autre.

# Reading a position.
field-missing = Ce champ manque.
field-extra = Une position a { $count } champs, mais il y en a davantage ici.
seat-unknown = « { $text } » n’est pas un camp ; les camps sont { $seats }.
board-row-count = Il devrait y avoir { $expected } lignes, mais il y en a { $found }.
board-row-length = La ligne { $row } devrait compter { $expected } cases, mais elle en compte { $found }.
board-number = Un nombre de cases vides ne peut pas commencer par un zéro ; or c’est le cas de « { $text } ».
board-letter = « { $text } » n’est pas une pièce.
