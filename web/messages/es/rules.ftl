# The learn page: the rules of a game with boards to try them on, and the player of its tutorial.

rules-title = { $game }: cómo se juega
rules-contents = Índice
rules-own = nuestra decisión
rules-own-why = Donde las fuentes callan o no son claras, hemos decidido. Lo decidido va marcado como nuestro, con el motivo.
rules-boards-failed = No se pudieron cargar los tableros, así que se omiten. El texto está completo.

# Under a diagram.
rules-try = Pruébalo
rules-reset = Reiniciar
rules-reset-done = La posición vuelve a ser la de antes.
rules-points-from = Actúa desde: { $cells }.
rules-points-to = Puede ir a: { $cells }.
rules-points-capture = Captura en: { $cells }.
rules-points-no = No es posible: { $cells }.

# The way into the tutorial.
tutorial-begin = Empezar
tutorial-steps = { $count ->
    [one] Un paso
   *[other] { $count } pasos
} en un tablero interactivo. Tú juegas y el tablero responde.
tutorial-go-on = Seguir
tutorial-where = Estás en el paso { $step } de { $count }.
tutorial-finished = Ya lo has hecho todo.
tutorial-again = Repetir
tutorial-play-first = Ya lo conozco, ¡a jugar!

# The tutorial.
tutorial-name = { $game }: el tutorial
tutorial-step = Paso { $step } de { $count }
tutorial-restart = Repetir paso
tutorial-skip = Omitir
tutorial-next = Seguir
tutorial-right = Bien. Sigue.
tutorial-well-done = ¡Muy bien!
tutorial-not-quite = Todavía no.
tutorial-leave = A las reglas
tutorial-failed = No se pudo cargar este tutorial. Las reglas lo cuentan todo.
tutorial-end = Ese era el tutorial. Ya sabes jugar.
tutorial-end-title = Ya conoces { $game }
tutorial-end-all = Has hecho todos los pasos.
tutorial-end-some = { $count ->
    [one] Te queda por hacer un paso
   *[other] Te quedan por hacer { $count } pasos
} que omitiste.
tutorial-skipped = Hacer lo que falta
tutorial-play = Jugar contra el nivel 1
tutorial-other-games = Elegir otro rival
tutorial-read-rules = Leer las reglas
