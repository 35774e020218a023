# Words that stand inside sentences: seats, pieces, areas, counts.

seat-white = White
seat-black = Black

piece-pawn = pawn
piece-heroo = heroo
piece-master = master

area-safe-zone = safe zone
gauge-masters-made = masters made
