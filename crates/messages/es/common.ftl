# What every game says.

game-is-over = La partida ha terminado.
illegal-action = Esa jugada no es legal aquí.
ruled-out = La interpretación cambiada no lo permite.
not-an-action = «{ $text }» no es una jugada. Las jugadas se escriben, por ejemplo, así: { $example }.
cell-empty = No hay ninguna pieza en { $cell }.
no-such-cell = { $text } no existe en este tablero.
piece-not-yours = { $piece-The } de { $cell } no es { $piece-yours }.
piece-cannot-act = { $piece-The } de { $cell } no tiene ninguna jugada legal.
same-cell = { $piece-The } no puede acabar la jugada donde la empezó.

# What to do next while building an action.
pick-first = Elige una pieza.
pick-place = Elige dónde colocar una pieza.
pick-first-or-word = Elige una pieza, u otro tipo de jugada.
pick-cell = Elige adónde va.
pick-cell-or-word = Elige adónde va, o qué hace.
pick-word = Elige qué hace.
send = Pulsa Enter para jugarla.
send-or-pick-cell = Pulsa Enter para jugarla, o elige un paso más.
send-or-pick-word = Pulsa Enter para jugarla, o elige qué más hace.

# Reading a position.
field-missing = Falta este campo.
field-extra = Sobra algo: una posición solo tiene { $count ->
    [one] 1 campo
   *[other] { $count } campos
}.
seat-unknown = «{ $text }» no es un bando; los bandos son { $seats }.
board-row-count = Debería haber { $expected ->
    [one] 1 fila
   *[other] { $expected } filas
}, pero hay { $found }.
board-row-length = La fila { $row } del tablero, tal como está escrito, debería tener { $expected ->
    [one] 1 casilla
   *[other] { $expected } casillas
}, pero tiene { $found }.
board-number = Un número de casillas vacías no puede empezar por cero, como hace «{ $text }».
board-letter = «{ $text }» no es una pieza.
