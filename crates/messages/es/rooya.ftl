# Le Rooya.

rooya-placing-first = Hay que colocar todos los peones antes de dar pasos o girar la placa.
rooya-placing-inner = { $cell } está en la placa interior: los peones solo se colocan en la exterior.
rooya-placing-occupied = En { $cell } ya hay un peón.
rooya-placing-over = Todos los peones están colocados; en { $cell } ya no se puede colocar ninguno.
rooya-placing-over-own = Todos los peones están colocados: di adónde va el de { $cell }.
rooya-placing-over-enemy = Todos los peones están colocados, y el de { $cell } no es tuyo.
rooya-shut-in = Todos los peones están colocados, y el de { $cell } está encerrado por peones tuyos.

rooya-step-nowhere = Un peón da un paso a otro punto; no puede quedarse en { $from }.
rooya-step-not-neighbor = Ninguna línea une { $from } con { $to }: un paso lleva al punto siguiente de una línea.
rooya-step-friend = En { $to } hay un peón tuyo.
rooya-second-after-swap = El peón intercambia su lugar con el enemigo de { $via }, y con eso acaba la jugada.
rooya-second-same-plate = { $from } y { $via } están en la misma placa: solo tras un paso a la otra placa puede haber un segundo.
rooya-second-leaves-plate = { $to } y { $via } no están en la misma placa: el segundo paso debe quedarse en la placa a la que llegó el primero.

rooya-turn-empty = La placa interior está vacía; un giro no cambiaría nada.
rooya-turn-same = La placa interior quedaría igual tras este giro.

rooya-winner-text = «{ $text }» no indica quién ganó con una línea; se escribe -, w o b.
rooya-too-many-pawns = { $seat-The } { $seat-number ->
    [sg] tiene
   *[pl] tienen
} { $found ->
    [one] 1 peón
   *[other] { $found } peones
}; puede haber { $limit } como máximo.
rooya-too-early-inside = En { $cell } hay un peón, pero con menos de 16 peones la placa interior está vacía.
rooya-pawns-and-seat = Con { $white ->
    [one] 1 peón blanco
   *[other] { $white } peones blancos
} y { $black ->
    [one] 1 negro
   *[other] { $black } negros
} en el tablero, no puede ser el turno de { $seat-the }.
rooya-winner-while-placing = Nadie puede haber ganado mientras aún se colocan peones.
rooya-winner-without-line = { $seat-The } no { $seat-number ->
    [sg] tiene
   *[pl] tienen
} ninguna línea completa con la que haber ganado.
rooya-line-without-winner = La línea de { $from } a { $to } está completa, y solo podría estarlo tras una victoria.

# What the game is about.
tagline-rooya = Llena el anillo y luego haz girar el corazón del tablero.
goal-rooya = Llena una fila o una columna entera con cinco peones tuyos, con un paso o girando la placa.

# Words of its own.
area-inner-plate = placa interior
area-outer-plate = placa exterior
gauge-line-completed = línea completada
word-cw = girar en sentido horario
word-ccw = girar en sentido antihorario
word-half = dar media vuelta
field-winner = El bando que ganó con una línea
reason-line = se completó una línea de cinco
field-help-winner = Quién acaba de ganar con una línea, con su letra; - si no ha ganado nadie.
rooya-effect-turned = La placa gira.
