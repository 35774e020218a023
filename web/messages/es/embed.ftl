# A board on another page.

embed-loading = Cargando…
embed-board = Tablero de { $game }. { $standing }
embed-player = { $seat }: { $name }
embed-moves = Acciones
embed-tools = Recorrer la partida
embed-start = Al inicio
embed-previous = Atrás
embed-next = Adelante
embed-end = Al final
embed-flip = Girar el tablero
embed-open = Abrir en Ludejo
embed-after = { $count ->
    [0] El inicio.
    [one] Tras una acción.
   *[other] Tras { $count } acciones.
}

# Why there is no board.
embed-nothing = No hay nada que mostrar: este tablero no tiene registro ni juego.
embed-broken-link = Este enlace no contiene ningún registro: se cortó o se cambió.
embed-no-record = Esto no es un registro: { $why } (línea { $line }, columna { $column })
embed-no-position = Esto no es una posición de { $game }: { $why }
embed-no-rules = No se puede mostrar el tablero: este navegador, o la política de seguridad de esta página, no permite ejecutar WebAssembly.
