# Reading a game record, and holding it against the rules.

record-input = No se pudo leer la entrada: { $kind }.
record-encoding = Este texto no es UTF-8.
record-control = El carácter de control U+{ $code } debe escribirse como secuencia de escape.
record-too-long = Un registro tiene como máximo { $limit ->
    [one] 1 byte
   *[other] { $limit } bytes
}.
record-too-deep = Hay más de { $limit ->
    [one] 1 nivel
   *[other] { $limit } niveles
} de variantes anidadas.
record-none = Aquí no hay ningún registro.
record-second = Aquí empieza otro registro, pero solo se espera uno.
record-outside = Un registro empieza con una línea como [Game "herooj"]; esto no pertenece a ninguno.
record-unexpected = «{ $found }» no va aquí.
record-unfinished = Aquí falta algo.
record-unclosed = Este signo { $mark } no se cierra nunca.
record-escape = «{ $text }» no es una secuencia de escape. Usa \n, una barra invertida ante un signo de puntuación o \u con un número entre llaves.

record-tag = Esto no es una etiqueta. Las etiquetas se escriben así: [Event "Torneo del club"].
record-tag-twice = La etiqueta { $name } aparece dos veces.
record-two-starts = Una partida empieza desde una disposición inicial o desde una posición, no desde ambas.
record-reason = «{ $text }» no es un motivo de final de partida.
record-reason-missing = Una partida con resultado necesita una etiqueta que diga por qué acabó, como [Reason "resignation"].
record-reason-unwanted = Hay un motivo, pero ningún resultado.

record-command = «{ $text }» no es un comando como [%clk w 0:05:00], [%emt 0:00:03] o [%eval w 0.500].
record-no-result = El registro acaba sin resultado: falta win y un bando, como win:w, o draw, o *.
record-result = «{ $text }» no es un resultado. Escribe win y un bando, como win:w, o draw, o *.
record-result-differs = El texto de la partida acaba con «{ $text }», pero la etiqueta dice «{ $tag }».

record-game-unknown = No hay ningún juego llamado «{ $text }».
record-ruling-unknown = Esta partida cambia una interpretación de las reglas ({ $text }). Solo el programa Ludejo juega partidas así, si conoce la interpretación; la aplicación, no.
record-setup-unknown = No hay ninguna disposición inicial llamada «{ $text }»; se puede elegir entre: { $setups }.
record-result-wrong = Según las reglas, el resultado es «{ $result }», y el motivo, «{ $reason }».
record-not-over = La partida no ha terminado, así que el motivo no puede ser «{ $reason }».
