# A board on another page.

embed-loading = Cargando…
embed-board = Tablero: { $game }. { $standing }
embed-player = { $seat }: { $name }
embed-moves = Jugadas
embed-tools = Recorrer la partida
embed-start = Ir al inicio
embed-previous = Atrás
embed-next = Adelante
embed-end = Ir al final
embed-flip = Girar el tablero
embed-open = Abrir en Ludejo
embed-after = { $count ->
    [0] Posición inicial.
    [one] Tras una jugada.
   *[other] Tras { $count } jugadas.
}

# Why there is no board.
embed-nothing = No hay nada que mostrar: este tablero no tiene registro ni juego.
embed-broken-link = Este enlace no contiene ninguna partida: está incompleto o se ha modificado.
embed-no-record = Esto no es un registro válido: { $why } (línea { $line }, columna { $column })
embed-no-position = Esto no es una posición válida de { $game }: { $why }
embed-no-rules = No se puede mostrar el tablero: este navegador, o la política de seguridad de esta página, bloquea WebAssembly.
