# What every game says.

game-is-over = La partio jam finiĝis.
illegal-action = Tio ne estas laŭregula movo ĉi tie.
ruled-out = La ŝanĝita interpreto ne permesas tion.
not-an-action = “{ $text }” ne estas movo. Movo aspektas ekzemple tiel: { $example }.
cell-empty = Sur { $cell } staras neniu peco.
no-such-cell = Sur ĉi tiu tabulo ne ekzistas { $text }.
piece-not-yours = La { $piece } sur { $cell } ne estas via.
piece-cannot-act = La { $piece } sur { $cell } havas neniun laŭregulan movon.
same-cell = La movo de la { $piece } ne rajtas finiĝi tie, kie ĝi komenciĝis.

# What to do next while building an action.
pick-first = Elektu pecon.
pick-place = Elektu, kien meti pecon.
pick-first-or-word = Elektu pecon, aŭ alian specon de movo.
pick-cell = Elektu, kien ĝi iru.
pick-cell-or-word = Elektu, kien ĝi iru, aŭ kion ĝi faru.
pick-word = Elektu, kion ĝi faru.
send = Premu Enter por ludi la movon.
send-or-pick-cell = Premu Enter por ludi la movon, aŭ elektu plian paŝon.
send-or-pick-word = Premu Enter por ludi la movon, aŭ elektu, kion ĝi faru krome.

# Reading a position.
field-missing = Ĉi tiu parto mankas.
field-extra = Pozicio havas { $count } partojn, sed ĉi tie estas pli.
seat-unknown = “{ $text }” ne estas ludanto; la ludantoj estas { $seats }.
board-row-count = Devus esti { $expected } vicoj, sed estas { $found }.
board-row-length = La { $row }-a vico devus havi { $expected } kampojn, sed ĝi havas { $found }.
board-number = Nombro de malplenaj kampoj ne povas komenciĝi per nulo, kiel en “{ $text }”.
board-letter = “{ $text }” ne estas peco.
