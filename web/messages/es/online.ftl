# Playing with people elsewhere.

online-absent = Aquí no se puede jugar en línea: esta copia de Ludejo no tiene servidor de partidas.
online-absent-else = Sí puedes jugar contra la máquina o con alguien en este dispositivo.
online-unreachable = No se puede contactar con el servidor. Comprueba tu conexión y vuelve a intentarlo.
connection-lost = Conexión perdida. Reintentando…
connection-back = La conexión ha vuelto.
try-now = Intentar ahora
outdated = El servidor tiene una versión más nueva de Ludejo. La aplicación se está actualizando; tu partida no se pierde.
outdated-still = El servidor tiene una versión más nueva de Ludejo que aún no se pudo descargar. Tu partida no se pierde.
update-app = Actualizar

# Who plays.
called = Juegas como { $name }.
called-nothing = Los demás verán un nombre. No hace falta una cuenta.
choose-name = Elegir nombre
change-name = Cambiar nombre
your-name = Tu nombre
your-name-why = Los demás lo ven. Puedes cambiarlo cuando quieras.
keep-name = Guardar
name-fault = Un nombre tiene de 1 a 24 caracteres, todos visibles.

# The lobby.
people = { $count ->
    [0] Ahora mismo no hay nadie más.
    [1] Ahora mismo no hay nadie más.
   *[other] Hay { $count } personas aquí.
}
quick-game = Partida rápida
which-game = Juego
which-games = Juegos (cualquiera vale)
which-clock = Reloj
which-clocks = Relojes (cualquiera vale)
pace-fast = Rápido
pace-usual = Medio
pace-slow = Lento
pace-none = Sin reloj
clock-signs = Minutos y luego segundos que se añaden por turno; «d» indica un retraso en su lugar.
pairing = Buscando rival…
create-game = Crear partida…
play-computer = Jugar contra la máquina
asked-you = Tienes una invitación
you-wait = En espera
open-games = Partidas abiertas
open-none = Nadie está esperando rival. Empieza una partida rápida y los demás la verán aquí.
computers = La máquina
computers-why = Piensa en el servidor: puedes seguir en otro dispositivo, y quien tenga el enlace puede mirar.
computers-here = Jugar en este dispositivo, con pistas y deshacer
watch-games = Partidas en curso
watch-none = Ahora mismo no juega nadie.
join = Unirse
waits-listed = Esperando a que alguien se una…
waits-link = Esperando a quien tenga el enlace…
open-invitation = Ver
seats-taken = { $taken } de { $count } puestos ocupados

# A new invitation.
whom = ¿Quién puede unirse?
whom-everybody = Cualquiera, desde la sala
whom-link = Solo quien tenga el enlace
whom-computer = La máquina
with-engines = Jugadores de la máquina
engines-of = { $count ->
    [0] Ninguno de la máquina
    [one] Uno de la máquina
   *[other] { $count } de la máquina
}
engine-level = Nivel de la máquina
engine-number = Máquina { $number }
special-position = Posición especial
choose-one = Elige al menos un juego y un reloj.
invite = Crear
make-link = Crear enlace
invited = Tu partida está abierta. Esperando a que alguien se una.

# An invitation.
you-invite = Esta es tu invitación.
invites-you = { $player } te invita a una partida.
seat-open = Puesto libre
seat-asked = { $player } (con invitación)
sit-here = Sentarse aquí
seats-by-lot = Los puestos se sortean al empezar.
invitation-link = Enlace de esta invitación
invitation-link-why = Quien abra este enlace puede jugar contigo. Deja la página abierta o vuelve más tarde.
share-link = Compartir enlace
start-with-engines = Empezar con la máquina en los puestos libres
withdraw-invitation = Retirar invitación
accept-play = Aceptar y jugar
declined-by = { $player }: invitación rechazada.
invitation-gone = Esta invitación ya no existe. Quizá se retiró o la partida ya empezó.
invitation-began = Esta partida ya ha empezado.
watch-it = Mirar

# A game.
no-such-game-online = No hay ninguna partida en esta dirección. Quizá el enlace esté incompleto.
looking-on = Estás mirando: { $names }
watchers = { $count ->
    [one] Una persona está mirando.
   *[other] { $count } personas están mirando.
}
offer-takeback = Deshacer mi jugada
offer-pause = Pedir una pausa
withdraw-draw = Retirar oferta de tablas
withdraw-takeback = Ya no deshacer
withdraw-pause = Ya sin pausa
abort = Anular partida
ask-abort = ¿Anular esta partida? No contará.
has-left-table = { $player } ya no está.
claim-in = Podrás terminar la partida en { $time }.
claim-win = Reclamar la victoria
claim-draw = Dejarlo en tablas
go-to-rematch = Ir a la revancha
rematch-asked = { $player } quiere la revancha.
rematch-waits = Esperando respuesta…
save-record = Descargar

# What people say.
chat = Chat
phrases = Frases
chat-said = { $player } dice: { $words }
chat-words = Decir algo
chat-send = Enviar
chat-bothered = ¿Alguien te molesta?
mute = Silenciar
unmute = Dejar de silenciar
block = Bloquear
blocked = Bloqueo hecho
block-why = No verás lo que digan las personas silenciadas. Quien bloquees ya no podrá jugar contigo.
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-have-fun = ¡Que te diviertas!
phrase-nice-move = ¡Buena jugada!
phrase-oops = ¡Vaya!
phrase-good-game = ¡Buena partida!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-have-to-go = Tengo que irme.
phrase-bye = ¡Adiós!

# Lists of games.
played-online = En línea
played-here = En este dispositivo
won = Ganaste
lost = Perdiste
drawn = Tablas
won-by = Gana { $player }

# Settings.
online-title = Juego en línea
online-kept = El servidor guarda tu nombre, tus partidas y lo que dices en ellas. Este navegador guarda una clave secreta que demuestra quién eres.
device-link = Copiar un enlace para otro dispositivo
device-copied = Enlace copiado. Ábrelo en tu otro dispositivo.
device-why = Con el enlace, otro dispositivo puede jugar por ti. No se lo des a nadie más.
device-coming = Con este enlace juegas como { $name } en este dispositivo.
device-instead = Aquí eres ahora { $name }. Las partidas de { $name } ya no se verán en este dispositivo.
device-take = Jugar como { $name }
forget-me = Eliminar mi jugador
ask-forget-me = ¿Eliminar tu jugador? Tu nombre y tus mensajes se borran del servidor, y ya no podrás seguir con tus partidas en curso. No se puede deshacer.
forgotten-me = Tu jugador se ha eliminado.
blocked-players = Personas bloqueadas
unblock = Desbloquear

# Why something can't be done.
problem-who-are-you = El servidor ya no te conoce. Quizá eliminaste tu jugador en otro dispositivo.
problem-blocked = No podéis jugar juntos porque hay un bloqueo entre vosotros.
problem-too-many-invitations = No puedes tener más invitaciones abiertas. Retira una antes.
problem-too-many-engine-games = No puedes tener más partidas contra la máquina. Termina una antes.
problem-bad-levels = El número de puestos libres ha cambiado. Elige los niveles de nuevo.
problem-seat-taken = Otra persona acaba de ocupar ese puesto.
problem-invitation-over = Esta invitación ya no está abierta.
problem-no-such-invitation = Esta invitación ya no existe.
problem-no-such-game = Esta partida no existe.
problem-not-your-game = No juegas en esta partida.
problem-nothing-to-claim = Nadie lleva todavía bastante tiempo fuera.
problem-bad-words = Un mensaje tiene de 1 a 200 caracteres.
problem-chat-full = En esta mesa ya no se puede decir nada más.
problem-too-often = Demasiado rápido. Espera un momento y vuelve a intentarlo.
problem-try-again = Otra persona fue más rápida. Vuelve a intentarlo.
problem-took-too-long = Ha tardado demasiado. Vuelve a intentarlo.
problem-server-full = El servidor está lleno. Vuelve a intentarlo más tarde.
problem-server-ends = El servidor se está reiniciando. Vuelve a intentarlo en un momento.
problem-store-fault = El servidor tiene un problema. Vuelve a intentarlo en un momento.
