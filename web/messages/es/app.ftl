# The app: what stands on its pages. What games say comes from crates/messages.

motto = Un lugar para jugar
footer = Siete juegos abstractos modernos. Solo lo que juegas en línea sale de tu navegador.
skip = Ir al contenido
navigation = Menú principal
settings = Ajustes
privacy = Privacidad
online = En línea
lobby = Jugar en línea
invitation = Invitación
language = Idioma
loading = Cargando…
load-failed = No se pudo cargar esta página
load-failed-why = No se pudo descargar todo lo necesario. Comprueba tu conexión y vuelve a intentarlo.
try-again = Reintentar
not-found = Página no encontrada
to-home = Volver a los juegos
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
edit-title = Preparar una posición: { $game }
learn-game = Aprender { $game }
analyse-game = Analizar { $game }
continue = Continuar
continue-game = { $game }, { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}
forget-game = Borrar esta partida de { $game }
forgotten-game = Borrada: { $which }.
forgotten-undo = Deshacer
forgotten-back = Recuperada: { $which }.
finished-games = Tus partidas terminadas

# A new game.
learn-it = Aprende a jugar en dos minutos
opponent = Rival
friend = Un amigo en este dispositivo
my-seat = Juegas con
random-seat = Al azar
who-sits = Jugadores
player-person = Jugador
clock = Reloj
clock-none = Sin reloj
clock-of = { $minutes } min + { $seconds } s por turno
clock-delay = { $minutes } min, { $seconds } s de demora por turno
start-position = Posición inicial
setup-standard = Estándar
setup-position = Posición personalizada…
position-line = Posición
start = Jugar

# A game being played.
no-such-game = Partida no encontrada
no-such-game-why = Las partidas se guardan en el navegador donde las jugaste, hasta que las borres.
board-of = Tablero: { $game }. { $standing }
what-now = ¿Y ahora?
rematch = Revancha
share = Compartir
share-copied = Enlace copiado.
share-failed = No se pudo copiar el enlace.
new-game = Nueva partida
you = tú
your-turn = Te toca.
verdict-won = ¡Has ganado!
verdict-lost = Has perdido.
verdict-drawn = Tablas.
review-title = Revisión
confirm-it = ¿Jugar { $action }?
confirm-or-cell = Juega { $action }, o elige un paso más.
confirm-or-word = Juega { $action }, o elige qué más hace.
play-action = Jugar { $action }
back = Atrás
the-rule = Leer la regla
advising = Buscando una buena jugada…
premove-prompt = Mientras esperas, ya puedes elegir tu próxima jugada.
premove-picked = Tu próxima jugada: { $action }.
premove-none = Se ha borrado tu próxima jugada.
premove-illegal = { $action } ya no es posible.
tools = Controles de la partida
undo = Deshacer
redo = Rehacer
move-now = Mover ya
get-hint = Pista
flip = Girar el tablero
resign = Abandonar
agree-draw = Acordar tablas
ask-resign = ¿Abandonar esta partida?
ask-draw = ¿Todos aceptan tablas?
offer-draw = Ofrecer tablas
accept = Aceptar
decline = Rechazar
pause = Pausar
resume = Reanudar
ask-resign-seat = ¿Abandonar con { $seat }? { $seat } perderá y la máquina jugará en su lugar.
type-action = Escribe una jugada
send = Jugar
about-game = ¿Cómo se gana?
rules = Las reglas
keys-title = Atajos de teclado
keys-help = Las flechas recorren el tablero, Enter elige, Esc vuelve atrás. B va al tablero, U deshace, R rehace, H da una pista, M hace que la máquina juegue ya, F gira el tablero, T dice el tiempo que queda.
moves = Jugadas
past-start = Inicio de la partida.
past-move = Jugada { $number }: { $move }.
past-of = Jugada { $number } de { $count }
past-back = Volver a la partida
past-first = Posición inicial
past-previous = Jugada anterior
past-next = Jugada siguiente
past-last = Última jugada
past-steps = Recorrer las jugadas
moves-none = Todavía no hay jugadas.
thinks = pensando…
has-won = victoria
hint = Prueba { $action }.
undone = { $count ->
    [one] Una jugada deshecha.
   *[other] { $count } jugadas deshechas.
}
redone = { $count ->
    [one] Una jugada rehecha.
   *[other] { $count } jugadas rehechas.
}
end-undone = La partida continúa.
nothing-to-undo = No hay nada que deshacer.
engine-failed = La máquina se detuvo de forma inesperada. Deshaz una jugada o recarga la página.
engine-lacks = Falta o está dañado un archivo con el que la máquina valora este juego. Sigue jugando con una valoración más sencilla.
paused = La partida está en pausa.
move-pending = Enviando tu jugada…
move-not-sent = Tu jugada no ha llegado, así que no cuenta. Inténtalo de nuevo.
seat-resigned = { $seat } abandona y pierde. La máquina juega en su lugar.
seat-flagged = { $seat } se queda sin tiempo y pierde. La máquina juega en su lugar.
left-by-resignation = abandono; { $player }
left-by-time = sin tiempo; { $player }
offered-draw = { $seat }: oferta de tablas.
offered-takeback = { $seat }: petición de deshacer una jugada.
offered-pause = { $seat }: petición de pausa.
offer-declined = { $seat }: oferta rechazada.
game-aborted = La partida se ha anulado.
game-fault = La jugada { $number } de esta partida infringe las reglas: { $reason }
game-fault-kept = La partida se muestra hasta esa jugada. Sigue guardada en este navegador, sin cambios.
game-too-new = Esta partida se guardó con una versión más nueva de la aplicación. Recarga la página para actualizar.

# Settings.
settings-kept = Se guardan solo en este navegador.
theme = Apariencia
theme-system = Como tu dispositivo
theme-light = Clara
theme-dark = Oscura
theme-contrast = Alto contraste
letter-size = Tamaño del texto
boards = Tableros
pieces = Piezas
pieces-tokens = Fichas
pieces-figures = Figuras
palette = Colores del tablero
palette-usual = Estándar
palette-contrast = Para daltónicos
setting-animations = Animar las jugadas
setting-sounds = Sonidos
setting-targets = Mostrar adónde puede ir la pieza elegida
setting-coordinates = Mostrar coordenadas
setting-confirm = Pedir confirmación antes de cada jugada
setting-shortcuts = Atajos de una sola letra

# A game in several tabs.
played-elsewhere = Esta partida está abierta en otra pestaña. Aquí puedes verla.
play-here = Jugar aquí

# What stands in the way of saving games.
unkept-failed = Tu navegador no está guardando tus partidas. Lo que juegues ahora se perderá al cerrar esta pestaña.
unkept-outdated = Hay una versión más nueva de la aplicación abierta en otra pestaña. Recarga esta página para seguir jugando.
unkept-reload = Recargar
unkept-backup = Guardar una copia

# The first page: what to play now, and how far somebody is.
play-now = Jugar ahora
play-now-other = Elegir rival y opciones
against = contra { $who }
with-friends = { $count ->
    [one] con un amigo
   *[other] con amigos
}
turn-mine = Te toca
turn-of = Le toca a { $player }
moves-played = { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}
all-games = Todos los juegos
progress-tutorial = Tutorial: { $done } de { $count } pasos
progress-learned = Tutorial completado
progress-beaten = Niveles superados: { $count } de 10
progress-against = Tus partidas contra la máquina
progress-level = Nivel
progress-won = Ganadas
progress-drawn = Tablas
progress-lost = Perdidas

# Componer una jugada en el tablero.
pick-changed = Elige adónde va, o vuelve a elegirla para girarla donde está.
targets = { $count ->
    [one] Puede ir a { $list }.
   *[other] Puede ir a { $count } sitios: { $list }.
}
cell-chosen = elegida
cell-target = destino posible
moves-left = { $count ->
    [one] queda una jugada
   *[other] quedan { $count } jugadas
}
time-left = { $seat }: { $time }.
time-of = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
time-none = Esta partida no tiene reloj.
captured = Capturas ({ $seat })
captured-kind = { $count } × { $piece }

# The first page: where to go.
ways = Adónde ir
way-people = Jugar con alguien
way-people-about = Encontrar rivales en línea
way-learn = Aprender
way-learn-about = Un juego en dos minutos
way-watch = Mirar
way-watch-about = Partidas en curso
way-games = Tus partidas
way-games-about = Verlas y revisarlas
your-games = Tus partidas en curso

# A game with people elsewhere.
seat-away = { $player } (ausente)
game-begun = Tu partida ha empezado.
go-to-game = Ir a la partida
