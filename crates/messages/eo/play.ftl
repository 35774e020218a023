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

# Who made the game.
credit = de { $designer }
credit-unknown = aŭtoro nekonata

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

# What the computer says.
hint = Konsilo: { $action }.
thinking = { $seat } pensas…
advising = La komputilo serĉas konsilon…
score-win-in = { $seat } venkos post { $count ->
    [one] unu movo
   *[other] { $count } movoj
}.
score-chance = { $seat } havas { $percent }-procentan ŝancon venki.

# Taking back, giving up.
undone = { $count ->
    [one] Unu movo malfarita.
   *[other] { $count } movoj malfaritaj.
}
redone = { $count ->
    [one] Unu movo refarita.
   *[other] { $count } movoj refaritaj.
}
nothing-to-undo = Estas nenio por malfari.
nothing-to-redo = Estas nenio por refari.
resumed = La partio daŭras.
resigns = { $seat } kapitulacas.
flagged = La tempo de { $seat } elĉerpiĝis.
plays-on = La komputilo plu ludas anstataŭ { $seat }.
declines-draw = { $seat } rifuzas la remison.
clocks = Horloĝoj: { $times }.

# The full-screen player.
typing = Tajpu movon kaj premu Enter.
saved = Konservita kiel { $file }.
loaded = Ŝargita: { $file }.
record-up-to-here = { $file } malobeas la regulojn; la partio estas montrata ĝis tie. { $reason }
no-choice = La komputilo trovis neniun movon.
considering-draw = La komputilo pripensas la remison…
paused-here = La partio estas paŭzigita. Premu P por daŭrigi.
no-such-key = Tiu klavo faras nenion. Premu ? por helpo.
ask-resign = Ĉu kapitulaci en ĉi tiu partio? (y = jes, n = ne)
ask-draw = Ĉu ĉiuj konsentas pri remiso? (y = jes, n = ne)
ask-offer = Ĉu proponi remison? (y = jes, n = ne)
ask-quit = Ĉu forlasi ĉi tiun partion? Kio ne estas konservita, tio perdiĝos. (y = jes, n = ne)
ask-save = Konservi kiel:
ask-open = Ŝargi:
terminal-too-small = La tabulo ne havas sufiĉe da loko ĉi tie. Pligrandigu la fenestron.
menu-title = Ludejo: loko por ludi
menu-keys = Supren kaj Suben por elekti, Enter por konfirmi, Esc por eliri.
welcome = Elektu per sagoj kaj Enter aŭ per la muso, aŭ tajpu.
keys = ?:helpo R:reguloj H:konsilo Q:eliri
page-keys = Esc fermas, sagoj kaj PgDn rulumas
after-the-game = U malfaras, S konservas, Q eliras, ? helpas.
player-human = homo
player-computer = la komputilo

# Kio validas ĉe ĉiu tablo.
no-such-seat = Tia loko ne ekzistas.
not-your-turn = Ne estas via vico.
move-out-of-step = La partio dume daŭris, kaj tiu movo ne plu taŭgas.
game-paused = La partio estas paŭzigita.
game-not-paused = La partio ne estas paŭzigita.
game-goes-on = Laŭ la reguloj la partio ankoraŭ ne finiĝis.
seat-has-left = Vi forlasis ĉi tiun partion.
seat-not-a-participant = Ĉe tiu loko ludas la komputilo.
needs-agreement = La aliaj devas konsenti pri tio.
no-offers-in-matches = En matĉo programoj ne povas proponi ion.
offer-already-open = Tio jam estas proponita.
offer-too-soon = Oni ĵus rifuzis tion. Vi povos reproponi ĝin post plia movo.
nothing-offered = Tia propono ne ekzistas.
too-late-to-abort = Ĉiuj jam movis, do la partio ne plu povas esti nuligita.
time-left = Nenies tempo elĉerpiĝis.
