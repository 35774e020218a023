# The review of a whole game.

review-about = La máquina examina cada posición de la partida: las posibilidades de cada bando, qué jugadas las empeoraron y qué habría sido mejor.
review-nothing = Todavía no hay nada que revisar: no se ha hecho ninguna jugada.
review-stale = La partida ha cambiado desde esta revisión.
review-depth = Profundidad
review-depth-quick = rápida
review-depth-normal = normal
review-depth-deep = profunda
review-begin = Revisar la partida
review-starting = Preparando…
review-progress = Revisión
review-at-work = { $done } de { $of } posiciones
review-stop = Parar
review-stopped = Revisión detenida.
review-failed = La revisión se detuvo de forma inesperada. Vuelve a intentarlo.
review-done = { $count ->
    [0] Revisión terminada. Ninguna jugada perdió mucho.
    [one] Revisión terminada. En una jugada se perdió algo.
   *[other] Revisión terminada. En { $count } jugadas se perdió algo.
}
review-again = Revisar de nuevo
review-put = Añadir al registro
review-put-done = Añadida al registro.

# The graph.
review-graph = Las posibilidades de cada bando tras cada jugada
review-at-start = Antes de la primera jugada
review-at = { $number } { $seat }: { $action }
review-at-marked = { $number } { $seat }: { $action } ({ $mark })
review-value = { $at }. { $shares }
review-table = Las posibilidades en una tabla
review-table-move = Después de
review-table-remark = Observación

# The table.
review-summary = Cómo jugó cada bando
review-accuracy = Precisión
review-loss = Pérdida media por jugada
review-counted = Jugadas que cuentan
review-counted-of = { $counted } de { $moves }
review-mark-inaccuracy = imprecisión
review-mark-mistake = error
review-mark-blunder = error grave
review-mark-missed-win = victoria perdida
review-mark-slip = pequeño error
review-mark-last-chance = igualada hasta aquí
review-mark-lost-by-force = derrota forzada desde aquí
review-mark-only-move = jugada crítica
review-turned-win-draw = convirtió una victoria en tablas
review-turned-win-loss = convirtió una victoria en derrota
review-turned-draw-loss = convirtió unas tablas en derrota
review-count-inaccuracy = Imprecisiones
review-count-mistake = Errores
review-count-blunder = Errores graves
review-count-missed-win = Victorias perdidas
review-count-only-move = Jugadas críticas encontradas
review-how = Cómo se calcula
review-how-loss = Las posibilidades de un bando son la parte de la victoria que puede esperar: el 100 % es una victoria segura, y las tablas se reparten por igual. La pérdida de una jugada es la diferencia entre las posibilidades tras la mejor jugada de la máquina y las que quedan tras la jugada que se hizo.
review-how-decided = Las jugadas en una posición ya decidida no cuentan para ningún bando: antes y después de la jugada, su bando tenía al menos el 90 % de las posibilidades, o como mucho el 10 % (el 5 % con cuatro jugadores). Tampoco cuentan las jugadas sin alternativa.
review-how-accuracy = Una jugada que no pierde nada tiene una precisión del 100 %. Si pierde el 5 %, del 81 %; si pierde el 10 %, del 65 %, y si pierde el 30 %, del 26 %. La precisión de un bando es la media de sus jugadas; pesan más las malas y las jugadas en torno a las cuales las posibilidades cambiaron mucho. Las fórmulas son las de lichess.
review-how-marks = Una pérdida del 5 % es una imprecisión; del 10 %, un error; del 15 %, un error grave. A quien perdió sin llegar a tres de ellos también se le muestran sus mayores pérdidas a partir del 2,5 % como pequeños errores. Una victoria perdida es una victoria demostrada que tras la jugada ya no es segura. Una jugada crítica es la mejor jugada cuando la segunda mejor habría perdido un 10 %.

# How the game was decided.
review-story = Cómo se decidió la partida
review-story-even = La última vez que la partida estuvo igualada fue antes de { $number } { $seat }: { $action }.
review-story-decided = Tras { $number } { $seat }: { $action }, la partida estaba ganada para { $winner }.
review-story-always = La partida estaba ganada para { $winner } desde el principio.
review-story-forced = { $count ->
    [one] Tras { $number } { $seat }: { $action }, ya no había defensa: victoria forzada para { $winner } en una jugada.
   *[other] Tras { $number } { $seat }: { $action }, ya no había defensa: victoria forzada para { $winner } en { $count } jugadas.
}
review-story-forced-always = { $count ->
    [one] Había victoria forzada para { $winner } desde el principio, en una jugada.
   *[other] Había victoria forzada para { $winner } desde el principio, en { $count } jugadas.
}

# The moments.
review-moments = Momentos clave
review-no-moments = Ninguna jugada destaca.
review-better = Mejor:
review-lost = pérdida:
review-learn = Aprende de tus errores
review-learn-nothing = No hay errores de los que aprender.
review-learn-as = Bando: { $seat }

# Learning from mistakes.
lesson-at = { $at } de { $of }
lesson-played = { $number } { $seat }: { $action } bajó las posibilidades un { $loss }.
lesson-turned-win-draw = { $number } { $seat }: { $action } convirtió una victoria en tablas.
lesson-turned-win-loss = { $number } { $seat }: { $action } convirtió una victoria en derrota.
lesson-turned-draw-loss = { $number } { $seat }: { $action } convirtió unas tablas en derrota.
lesson-question = ¿Qué sería mejor?
lesson-judging = Comprobando…
lesson-failed = La máquina no pudo valorar esta jugada. Vuelve a intentarlo.
lesson-best = ¡Bien! { $action } mantiene las posibilidades en el { $best }; { $other } dejaba solo el { $played }.
lesson-as-good = ¡Bien! { $action } mantiene las posibilidades en el { $share }. La máquina elige { $other }, con el { $best }.
lesson-poor = Con { $action } te queda el { $share }, pero puedes conservar el { $best }.
lesson-same = Esa es la jugada de la partida. Con ella te queda el { $share }, pero puedes conservar el { $best }.
lesson-shown = { $action } mantiene las posibilidades en el { $best }; { $other } dejaba solo el { $played }.
lesson-certain-good = { $best ->
    [win] ¡Bien! { $action } gana.
   *[other] ¡Bien! { $action } mantiene las tablas.
}
lesson-certain-shown = { $best ->
    [win] { $action } gana.
   *[other] { $action } mantiene las tablas.
}
lesson-certain-poor = { $best ->
    [win] { $share ->
        [draw] { $action } solo da tablas, pero puedes ganar.
       *[other] { $action } pierde, pero puedes ganar.
    }
   *[other] { $action } pierde, pero puedes mantener las tablas.
}
lesson-line = La partida podría seguir así:
lesson-again = Reintentar
lesson-show = Ver la respuesta
lesson-skip = Omitir
lesson-next = Siguiente
lesson-summary = { $of ->
    [one] { $found ->
        [0] Era el único error, y no encontraste una jugada mejor.
       *[other] Era el único error, y encontraste una jugada mejor.
    }
   *[other] { $found ->
        [0] No encontraste una jugada mejor en ninguna de las { $of } posiciones.
        [1] { $first ->
            [0] Encontraste una jugada mejor en una de { $of } posiciones.
           *[other] Encontraste una jugada mejor en una de { $of } posiciones, al primer intento.
        }
       *[other] Encontraste una jugada mejor en { $found } de { $of } posiciones, { $first } de ellas al primer intento.
    }
}
lesson-end = Volver a la revisión
lesson-restart = Empezar de nuevo
