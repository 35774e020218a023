# The learn page: the rules of a game with boards to try them on, and the player of its tutorial.

rules-title = { $game }: cómo se juega
rules-contents = Índice
rules-study = Estudio de este juego: cómo se desarrolla, en cifras (en inglés)
rules-own = nuestra decisión
rules-own-why = Donde las fuentes callan o no son claras, tuvimos que decidir. Esas decisiones van marcadas como nuestras, con el motivo.
rules-boards-failed = No se pudieron cargar los tableros, así que se omiten. El texto está completo.

# Under a diagram.
rules-try = Pruébalo
rules-reset = Reiniciar
rules-reset-done = La posición se ha reiniciado.
rules-points-from = Desde: { $cells }.
rules-points-to = Puede ir a: { $cells }.
rules-points-capture = Captura en: { $cells }.
rules-points-no = No es posible: { $cells }.

# The way into the tutorial.
tutorial-begin = Empezar
tutorial-steps = { $count ->
    [one] Un paso
   *[other] { $count } pasos
} en un tablero interactivo. Tú juegas y el tablero responde.
tutorial-go-on = Continuar
tutorial-where = Estás en el paso { $step } de { $count }.
tutorial-finished = Has terminado el tutorial.
tutorial-again = Empezar de nuevo
tutorial-play-first = Ya conozco las reglas, ¡a jugar!

# The tutorial.
tutorial-name = Tutorial: { $game }
tutorial-step = Paso { $step } de { $count }
tutorial-restart = Repetir este paso
tutorial-skip = Omitir
tutorial-next = Siguiente
tutorial-right = Bien. Sigue.
tutorial-well-done = ¡Muy bien!
tutorial-not-quite = Todavía no.
tutorial-leave = Volver a las reglas
tutorial-failed = No se pudo cargar este tutorial. Las reglas lo explican todo.
tutorial-end-title = Ya sabes jugar a { $game }
tutorial-end-all = Has completado todos los pasos.
tutorial-end-some = { $count ->
    [one] Omitiste un paso
   *[other] Omitiste { $count } pasos
}.
tutorial-skipped = Hacer los pasos omitidos
tutorial-play = Jugar contra el nivel 1
tutorial-other-games = Elegir otro rival
tutorial-read-rules = Leer las reglas
