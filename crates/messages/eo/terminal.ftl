# What the program says in a terminal.

# Who made the game.
credit = de { $designer }
credit-unknown = aŭtoro nekonata

# Who plays.
player-human = homo
player-computer = la komputilo

# What the computer says.
hint = Konsilo: { $action }.
no-choice = La komputilo trovis neniun movon.
thinking = { $seat } pensas…
advising = La komputilo serĉas konsilon…
considering-draw = La komputilo pripensas la remison…
score-win-in = { $seat } venkos post { $count ->
    [one] unu movo
   *[other] { $count } movoj
}.
score-chance = { $seat } havas { $percent }-procentan ŝancon venki.

# What happens besides moves.
undone = { $count ->
    [one] Unu movo malfarita.
   *[other] { $count } movoj malfaritaj.
}
redone = { $count ->
    [one] Unu movo refarita.
   *[other] { $count } movoj refaritaj.
}
resumed = La partio daŭras.
resigns = { $seat } kapitulacas.
flagged = La tempo de { $seat } elĉerpiĝis.
plays-on = La komputilo plu ludas anstataŭ { $seat }.
declines-draw = { $seat } rifuzas la remison.
clocks = Horloĝoj: { $times }.

# A refusal, and where the rules say so.
refused-by-rule = { $reason } (reguloj: { $anchor })

# Files.
saved = Konservita kiel { $file }.
loaded = Ŝargita: { $file }.
which-file-to-save = Kiu dosiero? Tajpu save kaj dosiernomon.
which-file-to-load = Kiu dosiero? Tajpu load kaj dosiernomon.
file-exists = { $file } jam ekzistas; elektu alian nomon.
could-not-read = Ne eblis legi { $file }: { $error }.
could-not-write = Ne eblis skribi { $file }: { $error }.
could-not-go-on = Ne eblis legi aŭ skribi: { $error }.
error-not-found = tia dosiero aŭ dosierujo ne ekzistas
error-permission = mankas permeso
error-is-folder = tio estas dosierujo
no-records = { $file } enhavas neniun partion.
no-record-of-number = { $file } ne enhavas partion kun la numero { $number }.
record-up-to-here = { $file } malobeas la regulojn; la partio estas montrata ĝis tie. { $reason }
other-game-in-file = { $file } enhavas partion de { $found }, ne de { $game }.
other-game-to-open = { $file } enhavas partion de { $game }; malfermu ĝin per ludejo play --load { $file }.

# What is asked for on the command line.
which-game = Kiu ludo? `ludejo games` montras ĉiujn.
no-such-game = Ludo “{ $id }” ne ekzistas; la ludoj estas { $games }.
no-such-setup = { $game } ne havas aranĝon “{ $name }”; ĝiaj aranĝoj estas { $setups }.
setup-not-valid = Tio ne estas valida pozicio de { $game }. { $reason }
seat-not-found = { $game } ne havas ludanton “{ $letter }”; la ludantoj estas { $seats }.
player-option = “{ $option }” estu LITERO=LUDANTO, ekzemple { $example }=human. La literoj de { $game } estas { $seats }; ludanto estas human (homo), computer, aŭ komputilo kun opcioj kiel level=2, uct aŭ baseline.
no-such-anchor = La reguloj de { $game } ne havas ankron “{ $anchor }”; ludejo rules { $id } --anchors montras ĉiujn.
no-such-ply = { $count ->
    [0] La partio ankoraŭ ne havas movojn
    [one] La partio havas nur unu movon
   *[other] La partio havas nur { $count } movojn
}, do ne eblas montri ĝin post la { $ply }-a movo.
picture-in-terminal = Terminalo ne povas montri dosierojn PNG aŭ GIF; nomu dosieron per --out.
picture-failed = Ne eblis desegni la bildon: { $error }.
picture-too-long = Malgrandigu la kampojn per --cell, aŭ montru malpli da movoj per --ply.

# The list of games.
list-seats = ludantoj: { $list }
list-setups = aranĝoj: { $list }

# The game line by line. What is typed stays as it is in every language.
moves-look-like = Movo aspektas ekzemple tiel: { $example }. Tajpu help por vidi, kion alian vi povas fari.
plain-help =
    Tajpu movon, kiel en la ĉi-supra ekzemplo, aŭ nur ĝian komencon por vidi, kiel ĝi povas daŭri.
      legal [KAMPO]     montri ĉiujn laŭregulajn movojn, aŭ nur tiujn de iu kampo
      board             montri la tabulon; `board on` kaj `board off`: ĉu montri ĝin post ĉiu movo
      words             priskribi la pozicion per vortoj
      position          montri la pozicilinion
      hint              peti konsilon de la komputilo
      undo, redo        malfari ĝis via lasta decido; refari
      resign            kapitulaci
      draw              proponi remison; la komputilo konsentas, se ĝi ne atendas pli
      pause, resume     haltigi la horloĝojn; pluirigi ilin
      clock             montri la horloĝojn
      save DOSIERO      konservi la partion en dosiero
      load DOSIERO      daŭrigi konservitan partion
      rules [ANKRO]     montri la regulojn, aŭ nur unu el ili
      flip              turni la tabulon
      help              montri ĉi tiun helpon
      quit              forlasi la partion
board-switch = Tajpu board, board on aŭ board off.
no-clocks = En ĉi tiu partio ne estas horloĝoj.
no-legal-move = Ne estas laŭregulaj movoj.
no-legal-move-begins = Neniu laŭregula movo komenciĝas tiel.
nothing-to-decide = Nun estas nenio por decidi.
cannot-resign = Vi ne povas kapitulaci nun.
no-such-rule = Tia regulo ne ekzistas. Tajpu rules por vidi ĉiujn.
after-the-end = La partio finiĝis; tajpu undo, save DOSIERO aŭ quit.

# The full-screen player. The keys stay the same in every language, but for yes and no.
welcome = Elektu per sagoj kaj Enter aŭ per la muso, aŭ tajpu.
typing = Tajpu movon kaj premu Enter.
paused-here = La partio estas paŭzigita. Premu P por daŭrigi.
after-the-game = U malfaras, S konservas, Q eliras, ? helpas.
no-such-key = Tiu klavo faras nenion. Premu ? por helpo.
keys = ?:helpo R:reguloj H:konsilo Q:eliri
page-keys = Esc fermas, sagoj kaj PgDn rulumas
terminal-too-small = La tabulo ne havas sufiĉe da loko ĉi tie. Pligrandigu la fenestron.
menu-title = Ludejo: loko por ludi
menu-keys = Supren kaj Suben por elekti, Enter por konfirmi, Esc por eliri.
yes = j
ask-resign = Ĉu kapitulaci en ĉi tiu partio? (j/n)
ask-draw = Ĉu ĉiuj konsentas pri remiso? (j/n)
ask-offer = Ĉu proponi remison? (j/n)
ask-quit = Ĉu forlasi ĉi tiun partion? Kio ne estas konservita, tio perdiĝos. (j/n)
ask-save = Konservi kiel:
ask-open = Ŝargi:
# Where a line begins with something in braces, its indent is inside them; outside, it would be lost.
screen-help =
    FARI MOVON
      sagoj, Enter      iri al kampo kaj elekti ĝin: unue la pecon, poste ĝian celon
      Enter denove      sur la lasta kampo: ludi la movon
      1 ĝis 9           elekti unu el la proponataj vortoj, ekzemple rolon aŭ done
      literoj           anstataŭe tajpi la movon, poste premi Enter
      Esc, Retroklavo   reiri unu paŝon
      muso              alklaki kampon por elekti ĝin; realklaki la lastan por ludi

    LA PARTIO (PER MAJUSKLOJ)
      H  peti konsilon de la komputilo
      M  igi la komputilon ludi tuj
      U  malfari ĝis via lasta decido
      Y  refari tion, kion vi malfaris
      R  legi la regulojn, unue tiun ĵus malobeitan
      F  turni la tabulon
      S  konservi la partion
      O  malfermi konservitan partion
      G  kapitulaci
      D  interkonsenti pri remiso, aŭ proponi ĝin al la komputilo
      P  haltigi la horloĝojn, aŭ pluirigi ilin
      Q  eliri
      ?  montri ĉi tiun helpon

    SUR LA TABULO
      >P<      la kursoro
      (P)      kion vi elektis
    {"  *"}        kien ĝi povas iri; *P*, se tie staras peco, kiu ne estos kaptita
      xPx      kion ĝi povas kapti
      ~P~      la lasta movo
      =P=      kio venkis, ekzemple plena linio
      P'       peco, kiu jam moviĝis en ĉi tiu ludvico
      :  #     malplena kampo en la regiono de ludanto, aŭ en malhela regiono
    {"  [.] {.}"}  kampo, kiu apartenas al ludanto
