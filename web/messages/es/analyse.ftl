# The analysis page.

analysis-of = Análisis de { $game }
analysis-start = Inicio
analysis-hint = Haz una jugada en el tablero, o pega una partida en cualquier lugar de esta página. Si pruebas otra jugada, se convierte en una variante.
analysis-variation = Variante
analysis-steps = Recorrer la partida
analysis-broken-link = Este enlace está incompleto o dañado, así que no hay nada que mostrar. Pide que te lo envíen de nuevo.
analysis-broken-record = El registro de la partida en este enlace contiene un error.
analysis-too-deep = Las variantes se pueden anidar hasta { $count } niveles. Convierte antes una de ellas en la línea principal.

# What is changed.
analysis-promote = Subir
analysis-promote-why = Poner esta variante delante de las demás
analysis-promoted = Variante subida.
analysis-make-main = Línea principal
analysis-make-main-why = Convertir en línea principal las jugadas que llevan hasta aquí
analysis-is-main = Esta es ahora la línea principal.
analysis-delete = Borrar
analysis-restore = Deshacer
analysis-cut = { $count ->
    [one] Una jugada borrada.
   *[other] { $count } jugadas borradas.
}
analysis-restored = Borrado deshecho.

# What is said and drawn.
analysis-notes = Notas
analysis-nags = Valorar { $action }
analysis-comment = Comentario a { $action }
analysis-comment-start = Comentario a la posición inicial
analysis-clock = Reloj ({ $seat }): { $time }
analysis-spent = Tiempo empleado: { $time }
analysis-value = Posibilidades ({ $seat }): { $share }
analysis-marks = Marcas
analysis-arrows = Flechas
analysis-wipe = Limpiar
analysis-marks-help = Elige una casilla para marcarla; elígela otra vez para cambiar la marca. Arrastra para trazar una flecha.
analysis-arrows-help = Elige dónde empieza la flecha y dónde acaba, o arrastra. Repite la misma flecha para quitarla.
analysis-arrow-from = La flecha empieza en { $cell }.
analysis-arrow-drawn = Flecha { $cells }
analysis-arrow-gone = Flecha { $cells } quitada
analysis-mark-drawn = { $pointer ->
    [from] { $cell }: empieza aquí
    [to] { $cell }: lleva aquí
    [capture] { $cell }: se puede capturar
    [no] { $cell }: aquí no
   *[none] { $cell }: sin marca
}
nag-1 = buena
nag-2 = error
nag-3 = excelente
nag-4 = error grave
nag-5 = interesante
nag-6 = dudosa
nag-7 = la única jugada buena
nag-10 = igualdad
nag-13 = posición poco clara
nag-14 = el primer bando está algo mejor
nag-15 = el segundo bando está algo mejor
nag-16 = el primer bando está mejor
nag-17 = el segundo bando está mejor
nag-18 = el primer bando va ganando
nag-19 = el segundo bando va ganando

# The engine.
analysis-engine = Máquina
analysis-engine-off = Actívala para ver las mejores jugadas
analysis-engine-failed = La máquina se detuvo de forma inesperada. Desactívala y vuelve a activarla.
analysis-thinking = Pensando…
analysis-depth = profundidad { $depth }
analysis-speed = { $speed } posiciones/s
analysis-seconds = { $seconds } s
analysis-shares = Posibilidades: { $shares }
analysis-shares-none = aún desconocidas
analysis-lines = Mejores líneas
analysis-line = Línea { $number }, posibilidades ({ $seat }):
analysis-best = Mejor jugada: { $action }
analysis-chances = Posibilidades ({ $seat }): { $share }.
analysis-forced = { $count ->
    [one] { $seat }, victoria en una jugada.
   *[other] { $seat }, victoria en { $count } jugadas.
}
analysis-proven = { $count ->
    [one] { $seat }, victoria en una jugada:
   *[other] { $seat }, victoria en { $count } jugadas:
}
analysis-count = Líneas
analysis-shows-best = Mostrar en el tablero
analysis-more = Pensar más

# What the next seat would do if it were to move instead.
threat = Amenaza
threat-ask = ¿Cuál es la amenaza?
threat-found = Amenaza: { $action }.
threat-none = En esta posición no se puede pasar el turno, así que no se puede saber qué amenaza hay.

# What is known for certain of a solved game.
analysis-solution = Solución
analysis-solution-about = Este juego está resuelto: si ambos bandos juegan lo mejor posible, el resultado es seguro. Los números indican las jugadas que faltan hasta el final.
analysis-solution-win = { $seat }, victoria segura.
analysis-solution-draw = Con juego perfecto, la partida acaba en tablas.
analysis-solution-wins = Jugadas ganadoras
analysis-solution-draws = Jugadas que mantienen las tablas
analysis-solution-losses = Jugadas perdedoras
analysis-solution-move = { $count ->
    [one] { $action }, la partida acaba en una jugada
   *[other] { $action }, la partida acaba en { $count } jugadas
}
analysis-solution-failed = No se pudo cargar la solución. Comprueba tu conexión.

# The review of the whole game.
analysis-review = Revisión de la partida

# In and out.
analysis-open = Abrir…
analysis-save = Guardar y compartir…
analysis-begin = Posición inicial…
analysis-play-on = Jugar desde aquí…
import-title = Abrir
import-text = El registro de una partida, una posición o un enlace
import-take = Abrir
import-file = Elegir archivo…
import-help = También puedes soltar o pegar archivos y textos en cualquier lugar de la página. Para volver a lo que ves ahora, usa el botón Atrás de tu navegador.
import-empty = Aquí aún no hay nada. Pega algo primero.
import-place = Línea { $line }, columna { $column }:
import-no-position = Esto no es ni un registro ni una posición válida de { $game }. { $text }
import-no-text = Este archivo no es texto UTF-8.
import-too-large = Este archivo es demasiado grande. El límite es de 8 MB.
import-choose = { $count ->
    [one] Un registro
   *[other] { $count } registros: elige uno
}
import-first = Solo se muestran los primeros { $count }.
import-broken = Un registro con un error, a partir de la línea { $line }
import-winner = { $seat }: victoria
export-title = Guardar y compartir
export-link = Enlace
export-link-why = Contiene el análisis entero; ningún servidor lo ve.
export-copy = Copiar
export-record = Registro
export-save-record = Guardar en un archivo
export-position = Posición
export-pictures = Imágenes e impresión
export-svg = Tablero como SVG
export-png = Tablero como PNG
export-gif = Partida como GIF
export-drawing = Dibujando…
export-frames = Dibujando: { $done } de { $of }
export-saved = Guardado.
export-failed = No se pudo crear la imagen. Comprueba tu conexión y vuelve a intentarlo.
export-print = Imprimir
export-link-copied = Enlace copiado.
export-record-copied = Registro copiado.
export-position-copied = Posición copiada.
export-not-copied = Tu navegador no permite copiar aquí. Selecciona el texto y cópialo a mano.

# Windows.
tags-title = Datos de la partida
tags-help = Se guardan en el registro de la partida.
tags-done = Listo
tag-seat = Nombre ({ $seat })
tag-event = Evento
tag-date = Fecha
tag-result = Resultado
start-title = Posición inicial
start-help = Empieza un análisis nuevo. Para volver al actual, usa el botón Atrás de tu navegador.
start-here = Posición actual
start-line = Una posición como texto
start-begin = Empezar desde esta posición
start-edit = Preparar una posición…
play-on-title = Jugar desde aquí

# Keys.
keys-where = Funcionan siempre que no estés escribiendo. En el tablero, las flechas recorren las casillas y Enter elige.
keys-previous = Atrás
keys-next = Adelante
keys-sibling-before = Variante anterior
keys-sibling-after = Variante siguiente
keys-start = Ir al inicio
keys-end = Ir al final
keys-board = Ir al tablero
keys-draw = Dibujar marcas y flechas
keys-engine = Activar o desactivar la máquina
keys-best = Hacer la jugada de la máquina
keys-threat = ¿Cuál es la amenaza?
keys-comment = Escribir un comentario
keys-flip = Girar el tablero
keys-delete = Borrar desde aquí
keys-restore = Deshacer un borrado
keys-keys = Mostrar esta lista
keys-drawing = Con el ratón, el botón derecho dibuja en todo momento: un clic marca una casilla, otro cambia la marca, y arrastrando se traza una flecha.

# What keyboards of this language have on these keys.
key-home = Inicio
key-end = Fin
key-space = Espacio
key-delete = Supr
key-control-z = Ctrl+Z

# What is too long.
analysis-broken-long = Este enlace es demasiado largo para ser una partida. El límite es de 256 KB.
analysis-full = Este análisis está lleno: un enlace o un archivo admiten como máximo 256 KB. Borra algo primero.
import-text-too-large = Este texto es demasiado grande. El límite es de 8 MB.
