# What every game says.

game-is-over = La partie est finie.
illegal-action = Ce coup n’est pas légal ici.
not-an-action = Ici, un coup ne s’écrit pas comme « { $text } », mais comme { $example }.
cell-empty = Il n’y a pas de pièce en { $cell }.
no-such-cell = { $text } n’existe pas sur ce plateau.
piece-not-yours = { $piece-The } en { $cell } n’est pas à toi.
piece-cannot-act = { $piece-The } en { $cell } ne peut rien faire pour l’instant.
same-cell = { $piece-The } ne doit pas finir sur sa case de départ.

# What to do next while building an action.
pick-first = Choisis une pièce.
pick-place = Choisis où poser une pièce.
pick-first-or-word = Choisis une pièce, ou un autre genre de coup.
pick-cell = Choisis où elle va.
pick-cell-or-word = Choisis où elle va, ou ce qu’elle fait.
pick-word = Choisis ce qu’elle fait.
send = Appuie sur Entrée pour jouer le coup.
send-or-pick-cell = Appuie sur Entrée pour jouer le coup, ou choisis un pas de plus.
send-or-pick-word = Appuie sur Entrée pour jouer le coup, ou choisis ce que la pièce fait d’autre.

# Reading a position.
field-missing = Ce champ manque.
field-extra = Il y a plus de champs que les { $count } d’une position.
seat-unknown = « { $text } » n’est pas un camp ; les camps sont { $seats }.
board-row-count = Il devrait y avoir { $expected } lignes, mais il y en a { $found }.
board-row-length = La ligne { $row } du plateau tel qu’il est écrit devrait compter { $expected } cases, mais elle en compte { $found }.
board-number = Un nombre de cases vides s’écrit sans zéro au début, mais « { $text } » en a un.
board-letter = « { $text } » n’est pas une pièce.
