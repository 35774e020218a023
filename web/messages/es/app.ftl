# The app: what stands on its pages. What games say comes from crates/messages.

motto = Un lugar para jugar
footer = Siete juegos abstractos modernos. Todo funciona en tu navegador; nada de lo que haces sale de él.
skip = Ir al contenido
navigation = Páginas
settings = Ajustes
language = Idioma
loading = Cargando…
load-failed = No se pudo cargar esta página
load-failed-why = Algo se perdió por el camino. Comprueba tu conexión y vuelve a intentarlo.
try-again = Reintentar
not-found = Esta página no existe
to-home = Ir a los juegos
cancel = Cancelar
close = Cerrar
show-more = Mostrar más

# The first page.
for-seats = { $seats ->
    [one] para uno
    [2] para dos
    [4] para cuatro
   *[other] para { $seats }
}
play = Jugar
learn = Aprender
analyse = Analizar
play-game = Jugar a { $game }
learn-game = Aprender { $game }
analyse-game = Analizar { $game }
continue = Seguir jugando
continue-game = { $game }, { $count ->
    [one] una acción
   *[other] { $count } acciones
}
forget-game = Olvidar esta partida de { $game }
forgotten-game = Olvidada: { $which }.
forgotten-undo = Deshacer
forgotten-back = Recuperada: { $which }.
finished-games = Tus partidas terminadas

# A new game.
learn-it = Apréndelo en dos minutos
opponent = Rival
level = La máquina, nivel { $level }
friend = Otra persona en este dispositivo
my-seat = Tu bando
random-seat = Al azar
who-sits = Quién lleva cada bando
player-person = una persona
player-level = la máquina, nivel { $level }
player-computer = la máquina
clock = Reloj
clock-none = Sin reloj
clock-of = { $minutes } min + { $seconds } s por turno
clock-delay = { $minutes } min, { $seconds } s de demora por turno
start-position = Posición inicial
setup-standard = La posición habitual
setup-position = Otra posición…
position-line = Línea de posición
start = Jugar

# A game being played.
no-such-game = Esa partida no está aquí
no-such-game-why = Cada partida se guarda en el navegador en el que se jugó, hasta que se olvida.
board-of = Tablero de { $game }. { $standing }
what-now = Qué toca ahora
play-again = Otra partida
review-title = Revisión
confirm-it = { $action }: ¿es eso lo que quieres jugar?
play-action = Jugar { $action }
back = Atrás
the-rule = Leer la regla
advising = Buscando una buena acción…
premove-prompt = Mientras esperas, ya puedes elegir tu próxima acción.
premove-picked = Para después: { $action }.
premove-none = No hay nada elegido para después.
premove-illegal = Ahora { $action } no es posible.
tools = Herramientas
undo = Deshacer
redo = Rehacer
get-hint = Pista
flip = Girar el tablero
resign = Abandonar
agree-draw = Acordar tablas
ask-resign = ¿Das por perdida esta partida?
ask-draw = ¿Tablas, de común acuerdo?
offer-draw = Ofrecer tablas
accept = Aceptar
decline = Rechazar
pause = Pausa
resume = Continuar
ask-resign-seat = ¿Abandonas la partida con { $seat }? { $seat } habrá perdido y la máquina seguirá jugando.
type-action = Escribe una acción
send = Jugar
about-game = ¿Cómo se gana?
rules = Las reglas
keys-title = Teclas
keys-help = Las flechas recorren el tablero, Enter elige, Esc vuelve atrás; B va al tablero, U deshace, R rehace, H pide una pista, F gira el tablero.
moves = Acciones
moves-none = Todavía no se ha jugado nada.
thinks = pensando…
has-won = victoria
hint = Prueba { $action }.
undone = { $count ->
    [one] Se deshizo una acción.
   *[other] Se deshicieron { $count } acciones.
}
redone = { $count ->
    [one] Se rehízo una acción.
   *[other] Se rehicieron { $count } acciones.
}
end-undone = La partida continúa.
nothing-to-undo = No hay nada que deshacer.
engine-failed = La máquina dejó de pensar por un error. Deshaz una acción o vuelve a cargar esta página.
paused = La partida está en pausa.
move-pending = Enviando tu jugada…
move-not-sent = Tu jugada no ha llegado y no cuenta. Inténtalo de nuevo.
seat-resigned = { $seat } abandona y ha perdido. La máquina sigue jugando en su lugar.
seat-flagged = { $seat } se ha quedado sin tiempo y ha perdido. La máquina sigue jugando en su lugar.
left-by-resignation = abandono; { $player }
left-by-time = sin tiempo; { $player }
offered-draw = { $seat }: oferta de tablas.
offered-takeback = { $seat }: petición de deshacer una jugada.
offered-pause = { $seat }: petición de pausa.
offer-declined = { $seat }: oferta rechazada.
game-aborted = La partida se ha anulado.
game-fault = La jugada { $number } de esta partida va contra las reglas: { $reason }
game-fault-kept = La partida se muestra hasta esa jugada. En este navegador queda tal como estaba.
game-too-new = Esta partida se guardó con una versión más nueva de la aplicación. Vuelve a cargar la página para obtenerla.

# Settings.
settings-kept = Se guardan solo en este navegador.
theme = Colores
theme-system = Los del sistema
theme-light = Claros
theme-dark = Oscuros
letter-size = Tamaño de letra
boards = Tableros
pieces = Piezas
pieces-tokens = Fichas
pieces-figures = Figuras
palette = Colores del tablero
palette-usual = Los habituales
palette-contrast = Para daltónicos
setting-animations = Animar los movimientos de las piezas
setting-sounds = Sonidos
setting-targets = Mostrar lo que puede hacer la pieza elegida
setting-coordinates = Coordenadas
setting-confirm = Preguntar antes de jugar una acción
setting-shortcuts = Atajos de una sola letra

# A game in several tabs.
played-elsewhere = Esta partida está abierta en otra pestaña. Aquí puedes seguirla.
play-here = Jugar aquí

# What stands in the way of saving games.
unkept-failed = Tu navegador no está guardando tus partidas. Lo que juegues ahora se perderá al cerrar esta pestaña.
unkept-outdated = Hay una versión más nueva de la aplicación abierta en otra pestaña. Vuelve a cargar esta página para seguir jugando.
unkept-reload = Volver a cargar
