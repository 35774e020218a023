# The analysis page.

analysis-of = Análisis de { $game }
analysis-start = Inicio
analysis-hint = Juega una acción en el tablero, o pega una partida en cualquier lugar de esta página. Cualquier otra acción que pruebes será una variante.
analysis-variation = Variante
analysis-steps = Recorrer la partida
analysis-broken-link = Este enlace está cortado o dañado, así que no hay nada que mostrar. Pídelo de nuevo.
analysis-broken-record = Hay un error en el registro que contiene este enlace.
analysis-too-deep = Las variantes se pueden anidar hasta { $count } niveles, no más. Convierte antes una de ellas en la línea principal.

# What is changed.
analysis-promote = Subir
analysis-promote-why = Esta variante pasa delante de las demás
analysis-promoted = Se subió la variante.
analysis-make-main = Principal
analysis-make-main-why = Todo lo que lleva hasta aquí pasa a ser la línea principal
analysis-is-main = Esta es ahora la línea principal.
analysis-delete = Borrar
analysis-restore = Deshacer
analysis-cut = { $count ->
    [one] Se borró una acción.
   *[other] Se borraron { $count } acciones.
}
analysis-restored = Se recuperó lo borrado.

# What is said and drawn.
analysis-notes = Notas
analysis-nags = Valoración de { $action }
analysis-comment = Comentario a { $action }
analysis-comment-start = Comentario al inicio
analysis-clock = Reloj ({ $seat }): { $time }
analysis-spent = Tiempo empleado: { $time }
analysis-value = Expectativa ({ $seat }): { $share }
analysis-marks = Marcas
analysis-arrows = Flechas
analysis-wipe = Limpiar
analysis-marks-help = Elige una casilla para marcarla; elígela otra vez para el siguiente tipo de marca. Arrastra para trazar una flecha.
analysis-arrows-help = Elige dónde empieza una flecha y dónde acaba, o trázala arrastrando. Si repites la misma flecha, se quita.
analysis-arrow-from = La flecha empieza en { $cell }.
analysis-arrow-drawn = Flecha { $cells }
analysis-arrow-gone = Sin flecha { $cells }
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
nag-7 = la única buena acción
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
analysis-engine-off = Actívala para ver las mejores acciones
analysis-engine-failed = La máquina dejó de pensar por un error. Desactívala y vuelve a activarla.
analysis-thinking = Pensando…
analysis-depth = profundidad { $depth }
analysis-speed = { $speed } posiciones/s
analysis-seconds = { $seconds } s
analysis-shares = Probabilidades de ganar: { $shares }
analysis-shares-none = aún desconocidas
analysis-lines = Mejores líneas
analysis-proven = { $count ->
    [one] { $seat }, victoria en una acción:
   *[other] { $seat }, victoria en { $count } acciones:
}
analysis-count = Líneas
analysis-shows-best = En el tablero
analysis-more = Pensar más

# The review of the whole game.
analysis-review = La partida entera

# In and out.
analysis-open = Abrir…
analysis-save = Guardar y compartir…
analysis-begin = Posición inicial…
analysis-play-on = Jugar desde aquí…
import-title = Abrir
import-text = Un registro, una posición o un enlace
import-take = Abrir
import-file = Elegir archivo…
import-help = También puedes soltar o pegar archivos y textos en cualquier lugar de la página. Lo que ves ahora queda un paso atrás en el historial de tu navegador.
import-empty = Aquí aún no hay nada: pega algo primero.
import-place = Línea { $line }, columna { $column }:
import-no-position = Esto no es un registro, ni tampoco una posición de { $game }. { $text }
import-no-text = Este archivo no es texto en UTF-8.
import-too-large = Este archivo es demasiado grande: el máximo son 8 MB.
import-choose = { $count ->
    [one] Un registro
   *[other] { $count } registros: elige uno
}
import-first = Estos son los primeros { $count }.
import-broken = Un registro con un error, a partir de la línea { $line }
import-winner = { $seat }: victoria
export-title = Guardar y compartir
export-link = Enlace
export-link-why = Contiene el análisis entero; ningún servidor lo ve.
export-copy = Copiar
export-record = Registro
export-save-record = Guardar archivo
export-position = Posición
export-pictures = Imagen y papel
export-svg = Tablero como SVG
export-png = Tablero como PNG
export-gif = Partida como GIF
export-drawing = Dibujando…
export-frames = Dibujando: { $done } de { $of }
export-saved = Guardado.
export-failed = No se pudo crear la imagen. Comprueba tu conexión y vuelve a intentarlo.
export-print = Imprimir
export-link-copied = Se copió el enlace.
export-record-copied = Se copió el registro.
export-position-copied = Se copió la posición.
export-not-copied = Tu navegador no permite copiar desde esta página. Selecciona el texto y cópialo a mano.

# Windows.
tags-title = Nombres y fechas
tags-help = Todo esto se guarda en el registro.
tags-done = Listo
tag-seat = Nombre ({ $seat })
tag-event = Evento
tag-date = Fecha
tag-result = Resultado
start-title = Posición inicial
start-help = Empieza un análisis nuevo. El que ves ahora queda un paso atrás en el historial de tu navegador.
start-here = La posición mostrada
start-line = Cualquier posición, como línea
start-begin = Empezar desde esta línea
start-edit = Colocar piezas…
play-on-title = Jugar desde aquí

# Keys.
keys-where = Funcionan siempre que no estés escribiendo. En el tablero, las flechas recorren las casillas y Enter elige.
keys-previous = Atrás
keys-next = Adelante
keys-sibling-before = Variante anterior
keys-sibling-after = Variante siguiente
keys-start = Al inicio
keys-end = Al final
keys-board = Al tablero
keys-draw = Dibujar
keys-engine = Activar o desactivar la máquina
keys-best = Jugar la acción de la máquina
keys-comment = Escribir un comentario
keys-flip = Girar el tablero
keys-delete = Borrar desde aquí
keys-restore = Deshacer un borrado
keys-keys = Esta lista
keys-drawing = Con el ratón, el botón derecho dibuja en todo momento: un clic marca una casilla, y otro más cambia la marca; al arrastrar se traza una flecha.

# What keyboards of this language have on these keys.
key-home = Inicio
key-end = Fin
key-space = Espacio
key-delete = Supr
key-control-z = Ctrl+Z
