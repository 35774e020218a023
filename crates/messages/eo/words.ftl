# Words that more than one game needs. A game has its own words in its own file.

seat-white = Blanko
    .adj = blanka
seat-black = Nigro
    .adj = nigra
seat-yellow = Flavo
    .adj = flava
seat-red = Ruĝo
    .adj = ruĝa
seat-south = Sudo
    .adj = suda
seat-west = Okcidento
    .adj = okcidenta
seat-north = Nordo
    .adj = norda
seat-east = Oriento
    .adj = orienta

piece-pawn = peono
    .acc = peonon
    .cap = Peono
piece-warrior = militisto
    .acc = militiston
    .cap = Militisto
piece-hero = heroo
    .acc = heroon
    .cap = Heroo

# What the words of actions mean.
word-become-hero = fariĝi heroo

# The fields of a position line.
field-line = La linio
field-board = La tabulo
field-seat = La ludonto
