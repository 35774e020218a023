# The app: what stands on its pages. What games say comes from crates/messages.

motto = Loko por ludi
footer = Sep modernaj abstraktaj ludoj. Nur tio, kion vi ludas enrete, forlasas vian retumilon.
skip = Al la enhavo
navigation = Ĉefa menuo
settings = Agordoj
privacy = Privateco
online = Enrete
lobby = Ludi enrete
invitation = Invito
language = Lingvo
loading = Ŝargiĝas…
load-failed = Ne eblis ŝargi ĉi tiun paĝon
load-failed-why = Io necesa ne alvenis. Kontrolu vian konekton kaj provu denove.
try-again = Provi denove
not-found = Paĝo ne trovita
to-home = Reen al la ludoj
cancel = Nuligi
close = Fermi
show-more = Montri pli

# The first page.
for-seats = { $seats ->
    [one] por unu ludanto
    [2] por du ludantoj
    [4] por kvar ludantoj
   *[other] por { $seats } ludantoj
}
play = Ludi
learn = Lerni
analyse = Analizi
play-game = { $game }: ludi
edit-title = Starigi pozicion: { $game }
learn-game = { $game }: lerni
analyse-game = { $game }: analizi
continue = Daŭrigi
continue-game = { $game }, { $count ->
    [one] unu movo
   *[other] { $count } movoj
}
forget-game = Forigi ĉi tiun partion de { $game }
forgotten-game = Forigita: { $which }.
forgotten-undo = Malfari
forgotten-back = Restarigita: { $which }.
finished-games = Viaj finitaj partioj

# A new game.
learn-it = Lernu ludi en du minutoj
opponent = Kontraŭulo
friend = Amiko ĉe ĉi tiu aparato
my-seat = Vi ludas kiel
random-seat = Hazarde
who-sits = Ludantoj
player-person = Ludanto
clock = Horloĝo
clock-none = Sen horloĝo
clock-of = { $minutes } min + { $seconds } s por ĉiu ludvico
clock-delay = { $minutes } min, prokrasto de { $seconds } s en ĉiu ludvico
start-position = Komenca pozicio
setup-standard = Norma
setup-position = Propra pozicio…
position-line = Pozicio
start = Ludi

# A game being played.
no-such-game = Partio ne trovita
no-such-game-why = Partioj restas en la retumilo, en kiu vi ludis ilin, ĝis vi forigos ilin.
board-of = Tabulo: { $game }. { $standing }
what-now = Kion fari nun
rematch = Revanĉo
share = Kunhavigi
share-copied = Ligilo kopiita.
share-failed = Ne eblis kopii la ligilon.
new-game = Nova partio
you = vi
your-turn = Estas via vico.
verdict-won = Vi venkis!
verdict-lost = Vi malvenkis.
verdict-drawn = Remiso.
review-title = Takso
confirm-it = Ĉu ludi { $action }?
confirm-or-cell = Ludu { $action }, aŭ elektu plian paŝon.
confirm-or-word = Ludu { $action }, aŭ elektu, kion ĝi faru krome.
play-action = Ludi { $action }
back = Reen
the-rule = Legi la regulon
advising = La komputilo serĉas bonan movon…
premove-prompt = Dum vi atendas, vi jam povas elekti vian sekvan movon.
premove-picked = Via sekva movo: { $action }.
premove-none = Via sekva movo estas nuligita.
premove-illegal = { $action } ne plu eblas.
tools = Regiloj
undo = Malfari
redo = Refari
move-now = Movi nun
get-hint = Konsilo
flip = Turni la tabulon
resign = Kapitulaci
agree-draw = Konsenti pri remiso
ask-resign = Ĉu kapitulaci en ĉi tiu partio?
ask-draw = Ĉu ĉiuj konsentas pri remiso?
offer-draw = Proponi remison
accept = Akcepti
decline = Rifuzi
pause = Paŭzo
resume = Daŭrigi
ask-resign-seat = Ĉu kapitulaci por { $seat }? { $seat } malvenkos, kaj la komputilo plu ludos anstataŭ ĝi.
type-action = Tajpu movon
send = Ludi
about-game = Kiel oni venkas?
rules = La reguloj
keys-title = Fulmoklavoj
keys-help = Sagoklavoj iras tra la tabulo, Enter elektas, Esc reiras. B iras al la tabulo, U malfaras, R refaras, H donas konsilon, M igas la komputilon ludi tuj, F turnas la tabulon, T diras la restantan tempon.
moves = Movoj
past-start = Komenco de la partio.
past-move = Movo { $number }: { $move }.
past-of = Movo { $number } el { $count }
past-back = Reen al la partio
past-first = Komenca pozicio
past-previous = Antaŭa movo
past-next = Sekva movo
past-last = Lasta movo
past-steps = Trairi la movojn
moves-none = Ankoraŭ neniuj movoj.
thinks = pensas…
has-won = venkis
hint = Provu { $action }.
undone = { $count ->
    [one] Unu movo malfarita.
   *[other] { $count } movoj malfaritaj.
}
redone = { $count ->
    [one] Unu movo refarita.
   *[other] { $count } movoj refaritaj.
}
end-undone = La partio daŭras.
nothing-to-undo = Estas nenio por malfari.
engine-failed = La komputilo neatendite haltis. Malfaru movon, aŭ reŝargu la paĝon.
engine-lacks = Dosiero, per kiu la komputilo taksas ĉi tiun ludon, mankas aŭ estas difektita. Ĝi ludas plu per pli simpla taksado.
paused = La partio estas paŭzigita.
move-pending = Via movo estas sendata…
move-not-sent = Via movo ne alvenis, do ĝi ne validas. Provu denove.
seat-resigned = { $seat } kapitulacas kaj malvenkas. La komputilo plu ludas anstataŭ ĝi.
seat-flagged = { $seat } ne plu havas tempon kaj malvenkas. La komputilo plu ludas anstataŭ ĝi.
left-by-resignation = kapitulacis; { $player }
left-by-time = sen tempo; { $player }
offered-draw = { $seat } proponas remison.
offered-takeback = { $seat } ŝatus malfari movon.
offered-pause = { $seat } petas paŭzon.
offer-declined = { $seat } rifuzas.
game-aborted = La partio estas nuligita.
game-fault = Movo { $number } de ĉi tiu partio kontraŭas la regulojn: { $reason }
game-fault-kept = La partio estas montrata ĝis tiu movo. Ĝi restas konservita en ĉi tiu retumilo, senŝanĝe.
game-too-new = Ĉi tiun partion konservis pli nova versio de la programo. Reŝargu la paĝon por ĝisdatigi.

# Settings.
settings-kept = Konservataj nur en ĉi tiu retumilo.
theme = Aspekto
theme-system = Kiel via aparato
theme-light = Hela
theme-dark = Malhela
theme-contrast = Alta kontrasto
letter-size = Grandeco de teksto
boards = Tabuloj
pieces = Pecoj
pieces-tokens = Ĵetonoj
pieces-figures = Figuroj
palette = Koloroj de la tabulo
palette-usual = Normaj
palette-contrast = Por kolorblinduloj
setting-animations = Animacii movojn
setting-sounds = Sonoj
setting-targets = Montri, kien la elektita peco povas iri
setting-coordinates = Montri koordinatojn
setting-confirm = Demandi antaŭ ol ludi movon
setting-shortcuts = Uzi unuopajn literojn kiel fulmoklavojn

# A game in several tabs.
played-elsewhere = Ĉi tiu partio estas malfermita en alia langeto. Ĉi tie vi povas rigardi.
play-here = Ludi ĉi tie

# What stands in the way of saving games.
unkept-failed = Via retumilo ne konservas viajn partiojn. Kion vi nun ludas, tio perdiĝos, kiam vi fermos ĉi tiun langeton.
unkept-outdated = Pli nova versio de la programo estas malfermita en alia langeto. Reŝargu ĉi tiun paĝon por daŭrigi.
unkept-reload = Reŝargi
unkept-backup = Konservi savkopion

# The first page: what to play now, and how far somebody is.
play-now = Ludi nun
play-now-other = Elekti kontraŭulon kaj opciojn
against = kontraŭ { $who }
with-friends = { $count ->
    [one] kun amiko
   *[other] kun amikoj
}
turn-mine = Via vico
turn-of = Ludas { $player }
moves-played = { $count ->
    [one] unu movo
   *[other] { $count } movoj
}
all-games = Ĉiuj ludoj
progress-tutorial = Lernilo: { $done } el { $count } paŝoj
progress-learned = Lernilo finita
progress-beaten = Venkitaj niveloj: { $count } el 10
progress-against = Viaj partioj kontraŭ la komputilo
progress-level = Nivelo
progress-won = Venkoj
progress-drawn = Remisoj
progress-lost = Malvenkoj

# Konstrui movon sur la tabulo.
pick-changed = Elektu, kien ĝi iru, aŭ elektu ĝin denove por turni ĝin surloke.
targets = { $count ->
    [one] Ĝi povas iri al { $list }.
   *[other] Ĝi povas iri al { $count } lokoj: { $list }.
}
cell-chosen = elektita
cell-target = ebla celo
moves-left = { $count ->
    [one] restas unu movo
   *[other] restas { $count } movoj
}
time-left = { $seat }: { $time }.
time-of = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
time-none = Ĉi tiu partio ne havas horloĝon.
captured = Kaptitaj de { $seat }
captured-kind = { $count } × { $piece }

# The first page: where to go.
ways = Kien iri
way-people = Ludi kun iu
way-people-about = Renkonti aliajn enrete
way-learn = Lerni
way-learn-about = Unu ludo en du minutoj
way-watch = Rigardi
way-watch-about = Partioj nun ludataj
way-games = Viaj partioj
way-games-about = Revidi kaj ekzameni ilin
your-games = Viaj daŭrantaj partioj

# A game with people elsewhere.
seat-away = { $player } (for)
game-begun = Via partio komenciĝis.
go-to-game = Al la partio
