# Sparta.

sparta-onto-friend = En { $to } hay { $other-a } { $other-yours }: una pieza solo pasa por casillas vacías.
sparta-onto-enemy = En { $to } hay { $other-a } del otro bando: las piezas enemigas se atrapan entre dos piezas, nunca se pisan.
sparta-too-far = { $to } está a { $distance ->
    [one] 1 paso
   *[other] { $distance } pasos
} de { $from }: { $piece-a } da { $steps } como máximo.
sparta-no-way = Ningún camino libre de { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos o menos
} lleva de { $from } a { $to }.
sparta-become-hero = La pieza de { $cell } ya es un héroe.
sparta-become-no-city = { $cell } no es una ciudad: un guerrero se convierte en héroe en una ciudad propia.
sparta-become-enemy-city = La ciudad de { $cell } no es tuya: un guerrero se convierte en héroe en una ciudad propia.
sparta-pass = Solo puedes pasar si no tienes otra jugada; puedes jugar { $example }.

sparta-cities-lists = «{ $text }» debería dar las ciudades de las amarillas, una barra y las ciudades de las rojas.
sparta-city-unknown = «{ $text }» no es una ciudad.
sparta-city-twice = La ciudad { $cell } está en ambas listas.
sparta-city-missing = La ciudad { $cell } no está en ninguna lista.
sparta-cities-order = Cada lista nombra sus ciudades una sola vez, por columna y luego por fila: { $text }.
sparta-too-many-pieces = { $seat-The } { $seat-number ->
    [sg] tiene
   *[pl] tienen
} { $found ->
    [one] 1 pieza
   *[other] { $found } piezas
}; puede haber { $limit } como máximo.
sparta-trapped = La pieza de { $cell } está atrapada entre dos enemigas, así que no puede estar en el tablero.

# What the game is about.
tagline-sparta = Ocho ciudades, dos ejércitos y un peligro: quedar entre dos piezas enemigas.
goal-sparta = Hazte con las ocho ciudades, o atrapa piezas enemigas hasta que solo quede una.

# Words of its own.
area-city = ciudad
areas-city = ciudades
word-pass = pasar
field-cities = Las listas de ciudades
reason-cities = todas las ciudades están en manos de un bando
reason-last-pieces = a ambos bandos ya solo les quedan sus últimas piezas, y deciden las ciudades
field-help-cities = Las ciudades del primer bando, una barra y las del segundo; con comas, por columna y luego por fila; - si no hay ninguna.
