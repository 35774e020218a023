# The analysis page.

analysis-of = Analizo de { $game }
analysis-start = Komenco
analysis-hint = Faru movon sur la tabulo, aŭ algluu partion ie ajn sur ĉi tiu paĝo. Se vi provas alian movon, ĝi fariĝas varianto.
analysis-variation = Varianto
analysis-steps = Trairi la partion
analysis-broken-link = Ĉi tiu ligilo estas nekompleta aŭ difektita, do estas nenio por montri. Petu, ke oni sendu ĝin denove.
analysis-broken-record = La protokolo en ĉi tiu ligilo enhavas eraron.
analysis-too-deep = Variantoj povas esti ingitaj je maksimume { $count } niveloj. Unue uzu unu el ili kiel ĉefvarianton.

# What is changed.
analysis-promote = Suprenigi
analysis-promote-why = Meti ĉi tiun varianton antaŭ la aliajn
analysis-promoted = Varianto suprenigita.
analysis-make-main = Igi ĉefvarianto
analysis-make-main-why = Uzi la movojn ĝis ĉi tie kiel ĉefvarianton
analysis-is-main = Nun ĉi tio estas la ĉefvarianto.
analysis-delete = Forigi
analysis-restore = Malfari
analysis-cut = { $count ->
    [one] Unu movo forigita.
   *[other] { $count } movoj forigitaj.
}
analysis-restored = Forigo malfarita.

# What is said and drawn.
analysis-notes = Notoj
analysis-nags = Taksi { $action }
analysis-comment = Komento pri { $action }
analysis-comment-start = Komento pri la komenca pozicio
analysis-clock = Horloĝo de { $seat }: { $time }
analysis-spent = Uzita tempo: { $time }
analysis-value = Ŝancoj de { $seat }: { $share }
analysis-marks = Markoj
analysis-arrows = Sagoj
analysis-wipe = Viŝi
analysis-marks-help = Elektu kampon por marki ĝin, kaj denove por ŝanĝi la markon. Trenu por desegni sagon.
analysis-arrows-help = Elektu, kie la sago komenciĝas kaj kie ĝi finiĝas, aŭ trenu. Desegnu la saman sagon denove por forigi ĝin.
analysis-arrow-from = La sago komenciĝas sur { $cell }.
analysis-arrow-drawn = Sago { $cells }
analysis-arrow-gone = Sago { $cells } forigita
analysis-mark-drawn = { $pointer ->
    [from] { $cell }: komenciĝas ĉi tie
    [to] { $cell }: kondukas ĉi tien
    [capture] { $cell }: kaptebla
    [no] { $cell }: ne ĉi tien
   *[none] { $cell }: neniu marko
}
nag-1 = bona
nag-2 = eraro
nag-3 = bonega
nag-4 = erarego
nag-5 = interesa
nag-6 = dubinda
nag-7 = la sola bona movo
nag-10 = egala
nag-13 = neklara
nag-14 = la unua ludanto staras iom pli bone
nag-15 = la dua ludanto staras iom pli bone
nag-16 = la unua ludanto staras pli bone
nag-17 = la dua ludanto staras pli bone
nag-18 = la unua ludanto havas venkan pozicion
nag-19 = la dua ludanto havas venkan pozicion

# The engine.
analysis-engine = Komputilo
analysis-engine-off = Ŝaltu ĝin por vidi la plej bonajn movojn
analysis-engine-failed = La komputilo neatendite haltis. Malŝaltu ĝin kaj ŝaltu ĝin denove.
analysis-thinking = Pensas…
analysis-depth = profundo { $depth }
analysis-speed = { $speed } pozicioj/s
analysis-seconds = { $seconds } s
analysis-shares = Ŝancoj: { $shares }
analysis-shares-none = ankoraŭ ne konataj
analysis-lines = La plej bonaj daŭrigoj
analysis-line = Daŭrigo { $number }, ŝancoj de { $seat }:
analysis-best = Plej bona movo: { $action }
analysis-chances = Ŝancoj de { $seat }: { $share }.
analysis-forced = { $count ->
    [one] { $seat } venkos post unu movo.
   *[other] { $seat } venkos post { $count } movoj.
}
analysis-proven = { $count ->
    [one] { $seat } venkos post unu movo:
   *[other] { $seat } venkos post { $count } movoj:
}
analysis-count = Daŭrigoj
analysis-shows-best = Montri sur la tabulo
analysis-more = Pensi pli longe

# What the next seat would do if it were to move instead.
threat = Minaco
threat-ask = Kio minacas?
threat-found = Minaco: { $action }.
threat-none = En ĉi tiu pozicio oni ne povas preterlasi sian vicon, do ne eblas diri, kio minacas.

# What is known for certain of a solved game.
analysis-solution = Solvo
analysis-solution-about = Ĉi tiu ludo estas solvita: se ambaŭ ludantoj ludas plej bone, la rezulto estas certa. La nombroj montras, kiom da movoj restas ĝis la fino.
analysis-solution-win = { $seat } venkos.
analysis-solution-draw = Se ambaŭ ludas plej bone, estas remiso.
analysis-solution-wins = Venkigaj movoj
analysis-solution-draws = Remisigaj movoj
analysis-solution-losses = Malvenkigaj movoj
analysis-solution-move = { $count ->
    [one] { $action }, la partio finiĝos post unu movo
   *[other] { $action }, la partio finiĝos post { $count } movoj
}
analysis-solution-failed = Ne eblis ŝargi la solvon. Kontrolu vian konekton.

# The review of the whole game.
analysis-review = Takso de la partio

# In and out.
analysis-open = Malfermi…
analysis-save = Konservi kaj kunhavigi…
analysis-begin = Komenca pozicio…
analysis-play-on = Ludi de ĉi tie…
import-title = Malfermi
import-text = Protokolo, pozicio aŭ ligilo
import-take = Malfermi
import-file = Elekti dosieron…
import-help = Dosierojn kaj tekstojn vi povas ankaŭ faligi aŭ alglui ie ajn sur la paĝo. Por reveni al tio, kion vi vidas nun, uzu la reen-butonon de via retumilo.
import-empty = Ĉi tie ankoraŭ estas nenio. Unue algluu ion.
import-place = Linio { $line }, kolumno { $column }:
import-no-position = Tio estas nek protokolo, nek valida pozicio de { $game }. { $text }
import-no-text = Ĉi tiu dosiero ne estas teksto en UTF-8.
import-too-large = Ĉi tiu dosiero estas tro granda. La limo estas 8 MB.
import-choose = { $count ->
    [one] Unu protokolo
   *[other] { $count } protokoloj: elektu unu
}
import-first = Nur la unuaj { $count } estas montrataj.
import-broken = Protokolo kun eraro, ekde linio { $line }
import-winner = { $seat } venkis
export-title = Konservi kaj kunhavigi
export-link = Ligilo
export-link-why = Ĝi enhavas la tutan analizon; neniu servilo vidas ĝin.
export-copy = Kopii
export-record = Protokolo
export-save-record = Konservi en dosiero
export-position = Pozicio
export-pictures = Bildoj kaj presado
export-svg = Tabulo kiel SVG
export-png = Tabulo kiel PNG
export-gif = Partio kiel GIF
export-drawing = Desegnado…
export-frames = Desegnado: { $done } el { $of }
export-saved = Konservita.
export-failed = Ne eblis fari la bildon. Kontrolu vian konekton kaj provu denove.
export-print = Presi
export-link-copied = Ligilo kopiita.
export-record-copied = Protokolo kopiita.
export-position-copied = Pozicio kopiita.
export-not-copied = Via retumilo ne permesas kopii ĉi tie. Elektu la tekston kaj kopiu ĝin mem.

# Windows.
tags-title = Detaloj de la partio
tags-help = Ili estas konservataj en la protokolo.
tags-done = Preta
tag-seat = Nomo de { $seat }
tag-event = Evento
tag-date = Dato
tag-result = Rezulto
start-title = Komenca pozicio
start-help = Tio komencas novan analizon. Por reveni al la nuna, uzu la reen-butonon de via retumilo.
start-here = Nuna pozicio
start-line = Pozicio kiel teksto
start-begin = Komenci de ĉi tiu pozicio
start-edit = Starigi pozicion…
play-on-title = Ludi de ĉi tie

# Keys.
keys-where = Ili funkcias, dum vi ne tajpas. Sur la tabulo sagoklavoj iras de kampo al kampo, kaj Enter elektas.
keys-previous = Reen
keys-next = Antaŭen
keys-sibling-before = Antaŭa varianto
keys-sibling-after = Sekva varianto
keys-start = Al la komenco
keys-end = Al la fino
keys-board = Al la tabulo
keys-draw = Desegni markojn kaj sagojn
keys-engine = Ŝalti aŭ malŝalti la komputilon
keys-best = Ludi la movon de la komputilo
keys-threat = Kio minacas?
keys-comment = Skribi komenton
keys-flip = Turni la tabulon
keys-delete = Forigi ekde ĉi tie
keys-restore = Malfari forigon
keys-keys = Montri ĉi tiun liston
keys-drawing = Per la dekstra butono de la muso vi povas desegni ĉiam: alklaku kampon por marki ĝin, denove por ŝanĝi la markon; trenu por desegni sagon.

# What keyboards of this language have on these keys.
key-home = Home
key-end = End
key-space = Spaco
key-delete = Delete
key-control-z = Ctrl+Z

# What is too long.
analysis-broken-long = Ĉi tiu ligilo estas tro longa por partio. La limo estas 256 KB.
analysis-full = Ĉi tiu analizo estas plena: ligilo aŭ dosiero povas enhavi maksimume 256 KB. Unue forigu ion.
import-text-too-large = Ĉi tiu teksto estas tro granda. La limo estas 8 MB.
