# What is said while a game is played.

# The end, and why.
outcome-win = { $seat-number ->
    [sg] Gana
   *[pl] Ganan
} { $seat-the }: { $reason }.
outcome-draw = La partida acaba en tablas: { $reason }.
outcome-none = La partida acaba sin que gane nadie: { $reason }.
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

# Who made the game.
credit = de { $designer }
credit-unknown = autoría desconocida

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

# What the computer says.
hint = Pista: { $action }.
thinking = { $seat-The } { $seat-number ->
    [sg] está
   *[pl] están
} pensando…
advising = La máquina busca una pista…
score-win-in = { $seat-number ->
    [sg] Gana
   *[pl] Ganan
} { $seat-the } en { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}.
score-chance = { $seat-The } { $seat-number ->
    [sg] tiene
   *[pl] tienen
} un { $percent } % de probabilidad de ganar.

# Taking back, giving up.
undone = { $count ->
    [one] Una jugada deshecha.
   *[other] { $count } jugadas deshechas.
}
redone = { $count ->
    [one] Una jugada rehecha.
   *[other] { $count } jugadas rehechas.
}
nothing-to-undo = No hay nada que deshacer.
nothing-to-redo = No hay nada que rehacer.
resumed = La partida continúa.
resigns = { $seat-number ->
    [sg] Abandona
   *[pl] Abandonan
} { $seat-the }.
flagged = { $seat-The } se { $seat-number ->
    [sg] ha
   *[pl] han
} quedado sin tiempo.
plays-on = La máquina sigue jugando por { $seat-the }.
declines-draw = { $seat-The } { $seat-number ->
    [sg] rechaza
   *[pl] rechazan
} las tablas.
clocks = Relojes: { $times }.

# The full-screen player.
typing = Escribe una jugada y pulsa Enter.
saved = Se guardó como { $file }.
loaded = Se cargó { $file }.
record-up-to-here = { $file } infringe las reglas; la partida se muestra hasta ese punto. { $reason }
no-choice = La máquina no encontró ninguna jugada.
considering-draw = La máquina está pensando si acepta tablas…
paused-here = La partida está en pausa. Pulsa P para continuar.
no-such-key = Esa tecla no hace nada. Pulsa ? para ver la ayuda.
ask-resign = ¿Abandonar esta partida? (y = sí, n = no)
ask-draw = ¿Todos aceptan tablas? (y = sí, n = no)
ask-offer = ¿Ofrecer tablas? (y = sí, n = no)
ask-quit = ¿Salir de esta partida? Lo que no esté guardado se perderá. (y = sí, n = no)
ask-save = Guardar como:
ask-open = Cargar:
terminal-too-small = El tablero no cabe aquí. Agranda la ventana.
menu-title = Ludejo: un lugar para jugar
menu-keys = Arriba y Abajo para elegir, Enter para aceptar, Esc para salir.
welcome = Elige con las flechas y Enter o con el ratón, o escribe.
keys = ?:ayuda R:reglas H:pista Q:salir
page-keys = Esc cierra, flechas y AvPág desplazan
after-the-game = U deshace, S guarda, Q sale, ? ayuda.
player-human = una persona
player-computer = la máquina

# Lo que vale en todas las mesas.
no-such-seat = Ese puesto no existe.
not-your-turn = No te toca a ti.
move-out-of-step = La partida ha seguido adelante y esa jugada ya no encaja.
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
