# The app: what stands on its pages. What games say comes from crates/messages.

motto = Loko por ludi
footer = Sep modernaj abstraktaj ludoj. Ĉio funkcias en via retumilo; nenio, kion vi faras, forlasas ĝin.
skip = Al la enhavo
navigation = Paĝoj
settings = Agordoj
language = Lingvo
loading = Ŝargiĝas…
load-failed = Ne eblis ŝargi ĉi tiun paĝon
load-failed-why = Io survoje ĉi tien ne estis trovita. Kontrolu vian konekton kaj provu denove.
try-again = Provi denove
not-found = Tia paĝo ne ekzistas
to-home = Al la ludoj
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
learn-game = { $game }: lerni
analyse-game = { $game }: analizi
continue = Daŭrigi
continue-game = { $game }, { $count ->
    [one] unu ago
   *[other] { $count } agoj
}
forget-game = Forigi ĉi tiun partion de { $game }
forgotten-game = Forigita: { $which }.
forgotten-undo = Malfari
forgotten-back = Denove tie: { $which }.
finished-games = Viaj finitaj partioj

# A new game.
learn-it = Lernu ĝin en du minutoj
opponent = Kontraŭulo
level = Komputilo, nivelo { $level }
friend = Amiko ĉe ĉi tiu aparato
my-seat = Vi ludas kiel
random-seat = Laŭ hazardo
who-sits = La ludantoj
player-person = homo
player-level = komputilo, nivelo { $level }
player-computer = komputilo
clock = Horloĝo
clock-none = Sen horloĝo
clock-of = { $minutes } min + { $seconds } s por ĉiu vico
clock-delay = { $minutes } min, prokrasto de { $seconds } s en ĉiu vico
start-position = Komenco
setup-standard = La norma komenco
setup-position = Alia pozicio…
position-line = Pozicio
start = Ludi

# A game being played.
no-such-game = Tia partio ne ekzistas ĉi tie
no-such-game-why = Partioj restas en la retumilo, en kiu ili estis ludataj, ĝis oni forigas ilin.
board-of = Tabulo de { $game }. { $standing }
what-now = Kion fari nun
play-again = Ludi denove
review-title = Takso
confirm-it = { $action }: ĉu vi volas ludi tion?
play-action = Ludi { $action }
back = Reen
the-rule = Legi la regulon
advising = La komputilo serĉas bonan agon…
premove-prompt = Dum vi atendas, vi jam povas elekti vian sekvan agon.
premove-picked = Por poste: { $action }.
premove-none = Nenio estas elektita por poste.
premove-illegal = { $action } nun ne eblas.
tools = Iloj
undo = Repreni
redo = Refari
get-hint = Konsilo
flip = Turni la tabulon
resign = Kapitulaci
agree-draw = Konsenti pri remiso
ask-resign = Ĉu vi kapitulacas en ĉi tiu partio?
ask-draw = Ĉu vi ĉiuj konsentas pri remiso?
offer-draw = Proponi remison
accept = Akcepti
decline = Rifuzi
pause = Paŭzo
resume = Daŭrigi
ask-resign-seat = Ĉu vi kapitulacas por { $seat }? { $seat } tiam estos malvenkinta, kaj la komputilo ludos plu.
type-action = Tajpu agon
send = Ludi
about-game = Kiel mi venkas?
rules = La reguloj
keys-title = Klavoj
keys-help = Sagoj iras tra la tabulo, Enter elektas, Esc reiras; B iras al la tabulo, U reprenas, R refaras, H petas konsilon, F turnas la tabulon.
moves = Agoj
moves-none = Ankoraŭ nenio estas ludita.
thinks = pensas…
has-won = venkis
hint = Provu { $action }.
undone = { $count ->
    [one] Unu ago estas reprenita.
   *[other] { $count } agoj estas reprenitaj.
}
redone = { $count ->
    [one] Unu ago estas refarita.
   *[other] { $count } agoj estas refaritaj.
}
end-undone = La partio daŭras.
nothing-to-undo = Estas nenio por repreni.
engine-failed = La pensado de la komputilo interrompiĝis. Reprenu agon, aŭ reŝargu ĉi tiun paĝon.
paused = La partio estas paŭzigita.
move-pending = Via movo estas survoje…
move-not-sent = Via movo ne alvenis, do ĝi ne validas. Provu denove.
seat-resigned = { $seat } kapitulacas kaj malvenkis. La komputilo ludas plu anstataŭe.
seat-flagged = { $seat } ne plu havas tempon kaj malvenkis. La komputilo ludas plu anstataŭe.
left-by-resignation = kapitulacis; { $player }
left-by-time = sen tempo; { $player }
offered-draw = { $seat } proponas remison.
offered-takeback = { $seat } petas repreni movon.
offered-pause = { $seat } petas paŭzon.
offer-declined = { $seat } rifuzas.
game-aborted = La partio estas nuligita.
game-fault = Movo { $number } de ĉi tiu partio kontraŭas la regulojn: { $reason }
game-fault-kept = La partio estas montrata ĝis tiu movo. En ĉi tiu retumilo ĝi restas, kia ĝi estis.
game-too-new = Ĉi tiun partion konservis pli nova versio de la programo. Reŝargu la paĝon por ricevi tiun version.

# Settings.
settings-kept = Konservataj nur en ĉi tiu retumilo.
theme = Koloroj
theme-system = Kiel en la sistemo
theme-light = Helaj
theme-dark = Malhelaj
letter-size = Grandeco de literoj
boards = Tabuloj
pieces = Pecoj
pieces-tokens = Ĵetonoj
pieces-figures = Figuroj
palette = Koloroj de tabuloj
palette-usual = La kutimaj
palette-contrast = Por kolorblindaj okuloj
setting-animations = Pecoj moviĝas videble
setting-sounds = Sonoj
setting-targets = Montri, kion povas fari la elektita peco
setting-coordinates = Koordinatoj
setting-confirm = Demandi antaŭ ol fari agon
setting-shortcuts = Unuopaj literoj estas fulmoklavoj

# A game in several tabs.
played-elsewhere = Ĉi tiu partio estas malfermita en alia langeto. Ĉi tie vi povas rigardi.
play-here = Ludi ĉi tie

# What stands in the way of saving games.
unkept-failed = Via foliumilo ne konservas viajn partiojn. Kion vi nun ludas, tio perdiĝos, kiam vi fermos ĉi tiun langeton.
unkept-outdated = Pli nova versio de la programo estas malfermita en alia langeto. Reŝargu ĉi tiun paĝon por daŭrigi.
unkept-reload = Reŝargi
