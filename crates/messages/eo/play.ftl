# What is said while a game is played.

# The end, and why.
outcome-win = { $seat } venkas: { $reason }.
outcome-draw = La partio finiĝas remise: { $reason }.
outcome-none = La partio finiĝas sen venkinto: { $reason }.
reason-goal = la celo estas atingita
reason-elimination = al la kontraŭulo restas tro malmulte da pecoj
reason-no-moves = la kontraŭulo ne povas moviĝi
reason-checkmate = ŝakmato
reason-stalemate = pato
reason-repetition = la sama pozicio aperis la trian fojon
reason-length = la maksimuma nombro de movoj estas atingita
reason-resignation = kapitulaco
reason-time = la tempo elĉerpiĝis
reason-agreement = laŭ interkonsento

# Whose turn it is.
to-move = Ludas { $seat }.

# What an action causes.
acted = { $seat }: { $action }.
effect-moved = { $seat }: { $piece } { $from } al { $to }.
effect-moved-by = { $seat }: { $piece } { $from } tra { $way } al { $to }.
effect-placed = { $piece-cap } estas metita sur { $cell }.
effect-captured = La { $seat-adj } { $piece } sur { $cell } estas kaptita.
effect-removed = La { $seat-adj } { $piece } sur { $cell } estas forigita.
effect-swapped = La pecoj sur { $from } kaj { $to } interŝanĝas lokojn.
effect-turned = Parto de la tabulo turniĝas.
effect-became = La peco sur { $cell } nun estas { $piece }.
effect-owned = { $cell } nun apartenas al { $seat }.

# Taking back.
nothing-to-undo = Estas nenio por malfari.
nothing-to-redo = Estas nenio por refari.

# Kio validas ĉe ĉiu tablo.
no-such-seat = Tia ludanto ne ekzistas.
not-your-turn = Ne estas via vico.
move-out-of-step = Dume la partio pluiris, do tiu movo ne plu taŭgas.
game-paused = La partio estas paŭzigita.
game-not-paused = La partio ne estas paŭzigita.
game-goes-on = Laŭ la reguloj la partio ankoraŭ ne finiĝis.
seat-has-left = Vi forlasis ĉi tiun partion.
seat-not-a-participant = Tiu ludanto estas la komputilo.
needs-agreement = La aliaj ludantoj devas konsenti pri tio.
no-offers-in-matches = En matĉo programoj ne povas proponi ion.
offer-already-open = Tio jam estas proponita.
offer-too-soon = Oni ĵus rifuzis tion. Vi povos reproponi ĝin post plia movo.
nothing-offered = Tia propono ne ekzistas.
too-late-to-abort = Ĉiuj jam ludis, do ne plu eblas nuligi la partion.
time-left = Nenies tempo elĉerpiĝis.
