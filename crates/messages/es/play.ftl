# What is said while a game is played.

# The end, and why.
outcome-win = { $seat-number ->
    [sg] Gana
   *[pl] Ganan
} { $seat-the }: { $reason }.
outcome-draw = La partida acaba en tablas: { $reason }.
outcome-none = La partida acaba sin ganador: { $reason }.
reason-goal = se alcanzó el objetivo
reason-elimination = al otro bando no le quedan piezas suficientes
reason-no-moves = el otro bando no puede mover
reason-checkmate = jaque mate
reason-stalemate = rey ahogado
reason-repetition = la misma posición se dio por tercera vez
reason-length = se alcanzó el límite de jugadas
reason-resignation = abandono
reason-time = se agotó el tiempo
reason-agreement = de común acuerdo

# Whose turn it is.
to-move = { $seat-number ->
    [sg] Juega
   *[pl] Juegan
} { $seat-the }.

# What an action causes.
acted = { $seat }: { $action }.
effect-moved = { $seat }: { $piece } { $from } a { $to }.
effect-moved-by = { $seat }: { $piece } { $from } por { $way } a { $to }.
effect-placed = Se coloca { $piece-a } en { $cell }.
effect-captured = Se captura en { $cell } { $piece-the } { $piece-gender ->
    [f] { $seat-f }
   *[m] { $seat-m }
}.
effect-removed = Se retira de { $cell } { $piece-the } { $piece-gender ->
    [f] { $seat-f }
   *[m] { $seat-m }
}.
effect-swapped = Las piezas de { $from } y { $to } intercambian sus lugares.
effect-turned = Una parte del tablero gira.
effect-became = La pieza de { $cell } es ahora { $piece-a }.
effect-owned = Ahora { $cell } pertenece a { $seat-the }.

# Taking back.
nothing-to-undo = No hay nada que deshacer.
nothing-to-redo = No hay nada que rehacer.

# Lo que vale en todas las mesas.
no-such-seat = Ese puesto no existe.
not-your-turn = No te toca a ti.
move-out-of-step = La partida ha seguido adelante y esa jugada ya no vale.
game-paused = La partida está en pausa.
game-not-paused = La partida no está en pausa.
game-goes-on = Según las reglas, la partida aún no ha terminado.
seat-has-left = Has abandonado esta partida.
seat-not-a-participant = En este puesto juega la máquina.
needs-agreement = Los demás tienen que estar de acuerdo.
no-offers-in-matches = En un duelo, los programas no pueden hacer propuestas.
offer-already-open = Eso ya está propuesto.
offer-too-soon = Acaban de rechazarlo. Podrás volver a proponerlo después de otra jugada.
nothing-offered = Esa propuesta no existe.
too-late-to-abort = Todos han jugado ya: la partida no se puede anular.
time-left = A nadie se le ha acabado el tiempo.
