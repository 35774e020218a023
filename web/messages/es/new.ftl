# A new game: what can be chosen.

# A friend, in two short lines under a picture.
friend-short = Un amigo
friend-where = aquí
level-for-beginners = Un buen primer rival.
score-of = Tus partidas: { $won ->
    [one] 1 victoria
   *[other] { $won } victorias
}, { $drawn } tablas, { $lost ->
    [one] 1 derrota
   *[other] { $lost } derrotas
}
names = Nombres
name-of = Nombre ({ $seat })
name-none = Nombre (opcional)
options = Opciones

# Clocks.
clock-days = { $days ->
    [one] Un día por turno
   *[other] { $days } días por turno
}
clock-custom = Personalizado…
clock-kind = Tipo
clock-kind-increment = Incremento
clock-kind-delay = Demora
clock-kind-days = Días por turno
clock-minutes = Minutos por jugador
clock-seconds = Segundos añadidos por turno
clock-delay-seconds = Segundos de demora por turno
clock-days-each = Días por turno
clock-why-increment = Después de cada turno se añaden estos segundos a tu reloj.
clock-why-delay = Tu reloj no empieza a correr hasta pasados estos segundos.
clock-why-days = En cada turno vuelves a tener todo el tiempo. El reloj solo corre mientras la partida está abierta.

# Setups.
setup-first = { $setup } (estándar)
setup-outer-row = Fila exterior
setup-inner-row = Fila interior
setup-cluster = Grupo
