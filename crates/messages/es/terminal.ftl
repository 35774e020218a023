# What the program says in a terminal.

# Who made the game.
credit = de { $designer }
credit-unknown = autoría desconocida

# Who plays.
player-human = una persona
player-computer = la máquina

# What the computer says.
hint = Pista: { $action }.
no-choice = La máquina no encontró ninguna jugada.
thinking = { $seat-The } { $seat-number ->
    [sg] está
   *[pl] están
} pensando…
advising = La máquina busca una pista…
considering-draw = La máquina está pensando si acepta tablas…
score-win-in = { $seat-number ->
    [sg] Gana
   *[pl] Ganan
} { $seat-the } en { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}.
score-chance = { $seat-The } { $seat-number ->
    [sg] tiene
   *[pl] tienen
} un { $percent } % de probabilidades de ganar.

# What happens besides moves.
undone = { $count ->
    [one] Una jugada deshecha.
   *[other] { $count } jugadas deshechas.
}
redone = { $count ->
    [one] Una jugada rehecha.
   *[other] { $count } jugadas rehechas.
}
resumed = La partida continúa.
resigns = { $seat-number ->
    [sg] Abandona
   *[pl] Abandonan
} { $seat-the }.
flagged = { $seat-The } se { $seat-number ->
    [sg] ha
   *[pl] han
} quedado sin tiempo.
plays-on = La máquina sigue jugando por { $seat-the }.
declines-draw = { $seat-The } { $seat-number ->
    [sg] rechaza
   *[pl] rechazan
} las tablas.
clocks = Relojes: { $times }.

# A refusal, and where the rules say so.
refused-by-rule = { $reason } (reglas: { $anchor })

# Files.
saved = Se guardó como { $file }.
loaded = Se cargó { $file }.
which-file-to-save = ¿Qué archivo? Escribe save y un nombre de archivo.
which-file-to-load = ¿Qué archivo? Escribe load y un nombre de archivo.
file-exists = { $file } ya existe; elige otro nombre.
could-not-read = No se pudo leer { $file }: { $error }.
could-not-write = No se pudo escribir { $file }: { $error }.
could-not-go-on = No se pudo leer o escribir: { $error }.
error-not-found = no existe ese archivo o carpeta
error-permission = permiso denegado
error-is-folder = es una carpeta
no-records = { $file } no contiene ninguna partida.
no-record-of-number = { $file } no contiene ninguna partida con el número { $number }.
record-up-to-here = { $file } infringe las reglas; la partida se muestra hasta ese punto. { $reason }
other-game-in-file = { $file } contiene una partida de { $found }, no de { $game }.
other-game-to-open = { $file } contiene una partida de { $game }; ábrela con ludejo play --load { $file }.

# What is asked for on the command line.
which-game = ¿Qué juego? `ludejo games` los muestra todos.
no-such-game = No hay ningún juego «{ $id }»; los juegos son { $games }.
no-such-setup = { $game } no tiene ninguna disposición inicial «{ $name }»; las que hay son { $setups }.
setup-not-valid = Esa no es una posición válida de { $game }. { $reason }
seat-not-found = { $game } no tiene ningún bando «{ $letter }»; los bandos son { $seats }.
player-option = «{ $option }» debería ser BANDO=JUGADOR, por ejemplo { $example }=human. Los bandos de { $game } son { $seats }; un jugador es human (una persona), computer, o la máquina con opciones como level=2, uct o baseline.
no-such-anchor = Las reglas de { $game } no tienen ningún ancla «{ $anchor }»; ludejo rules { $id } --anchors las muestra todas.
no-such-ply = { $count ->
    [0] La partida aún no tiene jugadas
    [one] La partida tiene una sola jugada
   *[other] La partida tiene solo { $count } jugadas
}, así que no puede mostrarse tras la jugada { $ply }.
picture-in-terminal = Un terminal no puede mostrar archivos PNG o GIF; indica un archivo con --out.
picture-failed = No se pudo dibujar la imagen: { $error }.
picture-too-long = Reduce las casillas con --cell o muestra menos jugadas con --ply.

# The list of games.
list-seats = bandos: { $list }
list-setups = disposiciones iniciales: { $list }

# The game line by line. What is typed stays as it is in every language.
moves-look-like = Las jugadas se escriben, por ejemplo, así: { $example }. Escribe help para ver qué más puedes hacer.
plain-help =
    Escribe una jugada como la del ejemplo, o solo su comienzo para ver cómo puede seguir.
      legal [CASILLA]   mostrar todas las jugadas legales, o las que parten de una casilla
      board             mostrar el tablero; `board on` y `board off`: mostrarlo o no tras cada jugada
      words             describir la posición con palabras
      position          mostrar la línea de posición
      hint              pedir una pista a la máquina
      undo, redo        deshacer hasta tu última decisión; rehacer
      resign            abandonar la partida
      draw              ofrecer tablas; la máquina acepta si no espera nada mejor
      pause, resume     parar los relojes; ponerlos otra vez en marcha
      clock             mostrar los relojes
      save ARCHIVO      guardar la partida en un archivo
      load ARCHIVO      continuar una partida guardada
      rules [ANCLA]     mostrar las reglas, o solo una
      flip              girar el tablero
      help              mostrar esta ayuda
      quit              salir de la partida
board-switch = Escribe board, board on o board off.
no-clocks = En esta partida no hay relojes.
no-legal-move = No hay jugadas legales.
no-legal-move-begins = Ninguna jugada legal empieza así.
nothing-to-decide = Ahora mismo no hay nada que decidir.
cannot-resign = Ahora mismo no puedes abandonar.
no-such-rule = Esa regla no existe. Escribe rules para verlas todas.
after-the-end = La partida ha terminado; escribe undo, save ARCHIVO o quit.

# The full-screen player. The keys stay the same in every language, but for yes and no.
welcome = Elige con las flechas y Enter o con el ratón, o escribe.
typing = Escribe una jugada y pulsa Enter.
paused-here = La partida está en pausa. Pulsa P para continuar.
after-the-game = U deshace, S guarda, Q sale, ? ayuda.
no-such-key = Esa tecla no hace nada. Pulsa ? para ver la ayuda.
keys = ?:ayuda R:reglas H:pista Q:salir
page-keys = Esc cierra, flechas y AvPág desplazan
terminal-too-small = El tablero no cabe aquí. Agranda la ventana.
menu-title = Ludejo: un lugar para jugar
menu-keys = Arriba y Abajo para elegir, Enter para aceptar, Esc para salir.
yes = s
ask-resign = ¿Abandonar esta partida? (s/n)
ask-draw = ¿Todos aceptan tablas? (s/n)
ask-offer = ¿Ofrecer tablas? (s/n)
ask-quit = ¿Salir de esta partida? Lo que no esté guardado se perderá. (s/n)
ask-save = Guardar como:
ask-open = Cargar:
# Where a line begins with something in braces, its indent is inside them; outside, it would be lost.
screen-help =
    HACER UNA JUGADA
      flechas, Enter   ir a una casilla y elegirla: primero la pieza, luego su destino
      otra vez Enter   en la última casilla: hacer la jugada
      1 a 9            elegir una de las palabras ofrecidas, como un papel o done
      letras           escribir la jugada y pulsar Enter
      Esc, Retroceso   volver un paso atrás
      ratón            pulsar una casilla para elegirla; pulsar otra vez la última para jugar

    LA PARTIDA (EN MAYÚSCULAS)
      H  pedir una pista a la máquina
      M  hacer que la máquina juegue ya
      U  deshacer hasta tu última decisión
      Y  rehacer lo que has deshecho
      R  leer las reglas, primero la que se acaba de infringir
      F  girar el tablero
      S  guardar la partida
      O  abrir una partida guardada
      G  abandonar
      D  acordar tablas, u ofrecérselas a la máquina
      P  parar los relojes, o ponerlos otra vez en marcha
      Q  salir
      ?  mostrar esta ayuda

    EN EL TABLERO
      >P<      el cursor
      (P)      lo que has elegido
    {"  *"}        adónde puede ir; *P* si allí hay una pieza que no se captura
      xPx      lo que puede capturar
      ~P~      la última jugada
      =P=      lo que ha ganado, como una línea completa
      P'       una pieza que ya se ha movido en este turno
      :  #     una casilla vacía en la zona de un bando, o en una zona oscura
    {"  [.] {.}"}  una casilla que pertenece a un bando
