# The review of a whole game.

review-about = La máquina examina cada posición de la partida: qué podía esperar cada bando, qué acciones cedieron algo y qué habría sido mejor.
review-nothing = Todavía no hay nada que revisar: no se ha jugado nada.
review-stale = La partida ha cambiado desde que se revisó.
review-depth = Nivel de detalle
review-depth-quick = rápido
review-depth-normal = normal
review-depth-deep = profundo
review-begin = Revisar la partida
review-starting = Preparando…
review-progress = Revisión
review-at-work = { $done } de { $of } posiciones
review-stop = Parar
review-stopped = Se detuvo la revisión.
review-failed = La revisión se interrumpió. Vuelve a intentarlo.
review-done = { $count ->
    [0] La revisión está lista. Ninguna acción cedió mucho.
    [one] La revisión está lista. Una acción cedió algo.
   *[other] La revisión está lista. { $count } acciones cedieron algo.
}
review-again = Revisar de nuevo
review-put = Anotarla en el registro
review-put-done = Ya está en el registro.

# The graph.
review-graph = Lo que podía esperar cada bando tras cada acción
review-at-start = Antes de la primera acción
review-at = { $number } { $seat }: { $action }
review-at-marked = { $number } { $seat }: { $action } ({ $mark })
review-value = { $at }. { $shares }

# The table.
review-summary = Cómo jugó cada bando
review-accuracy = Precisión
review-loss = Cedido por acción
review-mark-inaccuracy = imprecisión
review-mark-mistake = error
review-mark-blunder = error grave
review-mark-missed-win = victoria perdida
review-mark-only-move = la única buena
review-count-inaccuracy = Imprecisiones
review-count-mistake = Errores
review-count-blunder = Errores graves
review-count-missed-win = Victorias perdidas
review-count-only-move = Únicas buenas halladas
review-how = Cómo se calcula
review-how-loss = Lo que un bando puede esperar es su parte de la victoria: 100 % es una victoria segura, y unas tablas dan a cada bando la parte que le toca. Lo que cede una acción es la diferencia entre la parte con la mejor acción según la máquina y la parte que queda después.
review-how-accuracy = La precisión es 100 % menos { $cost } veces lo que el bando cedió en promedio por acción, y nunca baja de 0 %.
review-how-marks = Ceder un 10 % es una imprecisión; un 20 %, un error; un 30 %, un error grave. Una victoria perdida es una victoria demostrada que estaba al alcance y ya no es segura. La única buena es la mejor acción cuando la segunda mejor habría cedido un 20 %.

# The moments.
review-moments = Momentos destacados
review-no-moments = Ninguna acción destaca.
review-better = Mejor:
review-lost = cedido:
review-learn = Aprende de tus errores
review-learn-nothing = Ningún bando cometió errores de los que aprender.
review-learn-as = Bando: { $seat }

# Learning from mistakes.
lesson-at = { $at } de { $of }
lesson-played = { $number } { $seat }: se jugó { $action }, que cedió el { $loss } de la victoria.
lesson-question = ¿Qué es mejor aquí?
lesson-judging = Valorándolo…
lesson-failed = No se pudo valorar. Vuelve a intentarlo.
lesson-best = ¡Bien! { $action } conserva el { $best } de la victoria; { $other } dejaba el { $played }.
lesson-as-good = ¡Bien! { $action } conserva el { $share } de la victoria. La máquina elige { $other }, con el { $best }.
lesson-poor = { $action } conserva el { $share } de la victoria, pero se puede conservar el { $best }.
lesson-same = Eso es lo que se jugó. Conserva el { $share } de la victoria, pero se puede conservar el { $best }.
lesson-shown = { $action } conserva el { $best } de la victoria; { $other } dejaba el { $played }.
lesson-line = Podría seguir así:
lesson-again = Reintentar
lesson-show = Mostrar
lesson-skip = Omitir
lesson-next = Seguir
lesson-summary = { $of ->
    [one] Era la única. { $found ->
        [0] No se encontró nada mejor.
       *[other] Encontraste algo mejor.
    }
   *[other] De { $of } posiciones, encontraste algo mejor en { $found }, en { $first } de ellas al primer intento.
}
lesson-end = Volver a la revisión
lesson-restart = Otra vez
