# The analysis page.

analysis-of = Analizo de { $game }
analysis-start = Komenco
analysis-hint = Faru agon sur la tabulo, aŭ algluu partion ie ajn sur ĉi tiu paĝo. Ĉiu alia ago, kiun vi provas, fariĝas varianto.
analysis-variation = Varianto
analysis-steps = Navigado
analysis-broken-link = Ĉi tiu ligilo estas detranĉita aŭ difektita, do estas nenio por montri. Petu ĝin denove.
analysis-broken-record = Estas eraro en la protokolo, kiun enhavas ĉi tiu ligilo.
analysis-too-deep = Variantoj povas esti ingitaj je { $count } niveloj, ne pli. Unue faru unu el ili ĉefvarianto.

# What is changed.
analysis-promote = Suprenigi
analysis-promote-why = Ĉi tiu varianto venas antaŭ la aliajn
analysis-promoted = La varianto estas suprenigita.
analysis-make-main = Ĉefvarianto
analysis-make-main-why = Ĉio, kio kondukas ĉi tien, fariĝas la ĉefvarianto
analysis-is-main = Nun ĉi tio estas la ĉefvarianto.
analysis-delete = Forigi
analysis-restore = Malfari
analysis-cut = { $count ->
    [one] Unu ago estas forigita.
   *[other] { $count } agoj estas forigitaj.
}
analysis-restored = Kio estis forigita, tio revenis.

# What is said and drawn.
analysis-notes = Notoj
analysis-nags = Kiom valoras { $action }
analysis-comment = Komento pri { $action }
analysis-comment-start = Komento pri la komenco
analysis-clock = Horloĝo de { $seat }: { $time }
analysis-spent = Uzita tempo: { $time }
analysis-value = { $seat } povas atendi { $share }
analysis-marks = Markoj
analysis-arrows = Sagoj
analysis-wipe = Viŝi
analysis-marks-help = Elektu kampon por marki ĝin, kaj denove por la sekva speco de marko. Trenu por desegni sagon.
analysis-arrows-help = Elektu, kie sago komenciĝas kaj kie ĝi finiĝas, aŭ trenu ĝin. Desegnu la saman sagon denove, kaj ĝi malaperas.
analysis-arrow-from = La sago komenciĝas sur { $cell }.
analysis-arrow-drawn = Sago { $cells }
analysis-arrow-gone = Neniu sago { $cells }
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
nag-7 = la sola bona ago
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
analysis-engine-off = Ŝaltu ĝin por vidi la plej bonajn agojn
analysis-engine-failed = La pensado de la komputilo interrompiĝis. Malŝaltu ĝin kaj ŝaltu ĝin denove.
analysis-thinking = Pensas…
analysis-depth = profundo { $depth }
analysis-speed = { $speed } pozicioj/s
analysis-seconds = { $seconds } s
analysis-shares = Ŝancoj: { $shares }
analysis-shares-none = ankoraŭ ne konataj
analysis-lines = La plej bonaj daŭrigoj
analysis-proven = { $count ->
    [one] { $seat } venkos post unu ago:
   *[other] { $seat } venkos post { $count } agoj:
}
analysis-count = Daŭrigoj
analysis-shows-best = Sur la tabulo
analysis-more = Pensi plu

# The review of the whole game.
analysis-review = La tuta partio

# In and out.
analysis-open = Malfermi…
analysis-save = Konservi kaj sendi…
analysis-begin = Komenca pozicio…
analysis-play-on = Ludi de ĉi tie…
import-title = Malfermi
import-text = Protokolo, pozicio aŭ ligilo
import-take = Malfermi
import-file = Elekti dosieron…
import-help = Dosierojn kaj tekstojn vi povas ankaŭ faligi aŭ alglui ie ajn sur la paĝo. Kion vi vidas nun, tio restas unu paĝon reen en la historio de via retumilo.
import-empty = Ĉi tie ankoraŭ estas nenio: unue algluu ion.
import-place = Linio { $line }, kolumno { $column }:
import-no-position = Tio ne estas protokolo, kaj ankaŭ ne pozicio de { $game }. { $text }
import-no-text = Ĉi tiu dosiero ne estas teksto en UTF-8.
import-too-large = Ĉi tiu dosiero estas tro granda: permesataj estas maksimume 8 MB.
import-choose = { $count ->
    [one] Unu protokolo
   *[other] { $count } protokoloj: elektu unu
}
import-first = Jen la unuaj { $count }.
import-broken = Protokolo kun eraro, ekde linio { $line }
import-winner = { $seat } venkis
export-title = Konservi kaj sendi
export-link = Ligilo
export-link-why = La tuta analizo estas en ĝi; neniu servilo vidas ĝin.
export-copy = Kopii
export-record = Protokolo
export-save-record = Konservi dosiere
export-position = Pozicio
export-pictures = Bildo kaj papero
export-svg = Tabulo kiel SVG
export-png = Tabulo kiel PNG
export-gif = Partio kiel GIF
export-drawing = Desegnado…
export-frames = Desegnado: { $done } el { $of }
export-saved = Konservita.
export-failed = Ne eblis fari la bildon. Kontrolu vian konekton kaj provu denove.
export-print = Presi
export-link-copied = La ligilo estas kopiita.
export-record-copied = La protokolo estas kopiita.
export-position-copied = La pozicio estas kopiita.
export-not-copied = Via retumilo ne permesas al ĉi tiu paĝo kopii. Elektu la tekston kaj kopiu ĝin mem.

# Windows.
tags-title = Nomoj kaj datoj
tags-help = Ĉio ĉi estas konservata en la protokolo.
tags-done = Preta
tag-seat = Nomo de { $seat }
tag-event = Evento
tag-date = Dato
tag-result = Rezulto
start-title = Komenca pozicio
start-help = Komencas novan analizon. Tiu, kiun vi vidas nun, restas unu paĝon reen en la historio de via retumilo.
start-here = La montrata pozicio
start-line = Ajna pozicio, kiel pozicilinio
start-begin = Komenci de ĉi tiu linio
start-edit = Starigi pecojn…
play-on-title = Ludi de ĉi tie

# Keys.
keys-where = Ili funkcias ĉie, kie oni ne tajpas. Sur la tabulo sagoj iras de kampo al kampo, kaj Enter elektas.
keys-previous = Reen
keys-next = Antaŭen
keys-sibling-before = La antaŭa varianto
keys-sibling-after = La sekva varianto
keys-start = Al la komenco
keys-end = Al la fino
keys-board = Al la tabulo
keys-draw = Desegni
keys-engine = Ŝalti aŭ malŝalti la komputilon
keys-best = Ludi la agon de la komputilo
keys-comment = Skribi komenton
keys-flip = Turni la tabulon
keys-delete = Forigi ekde ĉi tie
keys-restore = Malfari forigon
keys-keys = Ĉi tiu listo
keys-drawing = Per la dekstra butono de muso vi povas desegni iam ajn: klako markas kampon, plia klako ŝanĝas la markon; treno desegnas sagon.

# What keyboards of this language have on these keys.
key-home = Home
key-end = End
key-space = Spaco
key-delete = Delete
key-control-z = Ctrl+Z
