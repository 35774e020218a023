# Playing with people elsewhere.

online-absent = Ĉi tie ne eblas ludi enrete: ĉi tiu kopio de Ludejo venas sen ludservilo.
online-absent-else = Vi tamen povas ludi kontraŭ la komputilo aŭ kun amiko ĉe ĉi tiu aparato.
online-unreachable = La servilo ne respondas. Kontrolu vian konekton kaj provu denove.
connection-lost = La konekto perdiĝis. Nova provo…
connection-back = La konekto revenis.
try-now = Provi nun
outdated = La servilo havas pli novan version de Ludejo. La aplikaĵo ĝisdatiĝas; via partio ne perdiĝas.
outdated-still = La servilo havas pli novan version de Ludejo, kiu ankoraŭ ne ŝargeblis. Via partio ne perdiĝas.
update-app = Ĝisdatigi

# Who plays.
called = Vi ludas kiel { $name }.
called-nothing = Aliaj vidos nomon. Konton vi ne bezonas.
choose-name = Elekti nomon
change-name = Ŝanĝi la nomon
your-name = Via nomo
your-name-why = Aliaj vidas ĝin. Vi povas ŝanĝi ĝin iam ajn.
keep-name = Konservi
name-fault = Nomo havas de 1 ĝis 24 signojn, ĉiujn videblajn.

# The lobby.
people = { $count ->
    [0] Nun neniu alia estas ĉi tie.
    [1] Nun neniu alia estas ĉi tie.
   *[other] { $count } personoj estas ĉi tie.
}
quick-game = Rapida partio
which-game = Ludo
which-games = Ludoj (iu ajn el ili taŭgas)
which-clock = Horloĝo
which-clocks = Horloĝoj (iu ajn el ili taŭgas)
pace-fast = Rapide
pace-usual = Meze
pace-slow = Malrapide
pace-none = Sen horloĝo
clock-signs = Minutoj, poste sekundoj aldonataj por ĉiu vico; «d» signifas prokraston anstataŭe.
pairing = Serĉante kontraŭulon…
create-game = Krei partion…
play-computer = Kontraŭ la komputilo
asked-you = Oni invitas vin
you-wait = Vi atendas
open-games = Malfermaj partioj
open-none = Neniu atendas kontraŭulon. Komencu rapidan partion, kaj aliaj vidos ĝin ĉi tie.
computers = La komputilo
computers-why = Ĝi pensas sur la servilo: vi povas daŭrigi per alia aparato, kaj kiu havas la ligilon, tiu povas rigardi.
computers-here = Ludi per ĉi tiu aparato, kun konsiloj kaj malfaro
watch-games = Partioj nun ludataj
watch-none = Nun neniu ludas.
join = Aliĝi
waits-listed = Atendante, ke iu aliĝu…
waits-link = Atendante tiun, kiu havas la ligilon…
open-invitation = Rigardi
seats-taken = { $taken } el { $count } lokoj okupitaj

# A new invitation.
whom = Kiu povas aliĝi?
whom-everybody = Ĉiuj en la ludsalono
whom-link = Nur kiu havas la ligilon
whom-computer = La komputilo
with-engines = Komputilaj ludantoj
engines-of = { $count ->
    [0] Neniu komputila ludanto
    [one] Unu komputila ludanto
   *[other] { $count } komputilaj ludantoj
}
engine-level = Nivelo de la komputilo
engine-number = Komputilo { $number }
special-position = Speciala pozicio
choose-one = Elektu almenaŭ unu ludon kaj unu horloĝon.
invite = Krei
make-link = Krei ligilon
invited = Via partio estas malferma. Nun iu aliĝu.

# An invitation.
you-invite = Jen via invito.
invites-you = { $player } invitas vin al partio.
seat-open = Libera loko
seat-asked = { $player } (invitita)
sit-here = Sidiĝi ĉi tie
seats-by-lot = La lokoj estas lotataj, kiam la partio komenciĝas.
invitation-link = Ligilo al ĉi tiu invito
invitation-link-why = Kiu malfermas ĉi tiun ligilon, tiu povas ludi kun vi. Lasu la paĝon malfermita aŭ revenu poste.
share-link = Kunhavigi la ligilon
start-with-engines = Komenci kun la komputilo ĉe la liberaj lokoj
withdraw-invitation = Nuligi la inviton
accept-play = Akcepti kaj ludi
declined-by = { $player } rifuzis.
invitation-gone = Ĉi tiu invito ne plu ekzistas. Eble ĝi estis nuligita, aŭ la partio jam komenciĝis.
invitation-began = Ĉi tiu partio jam komenciĝis.
watch-it = Rigardi

# A game.
no-such-game-online = Ĉe ĉi tiu adreso estas neniu partio. Eble la ligilo ne estas kompleta.
looking-on = Vi rigardas: { $names }
watchers = { $count ->
    [one] Unu persono rigardas.
   *[other] { $count } personoj rigardas.
}
offer-takeback = Malfari mian movon
offer-pause = Peti paŭzon
withdraw-draw = Retiri la proponon de remiso
withdraw-takeback = Tamen ne malfari
withdraw-pause = Tamen sen paŭzo
abort = Nuligi la partion
ask-abort = Ĉu nuligi ĉi tiun partion? Ĝi ne kalkuliĝos.
has-left-table = { $player } foriris.
claim-in = Vi povos fini la partion post { $time }.
claim-win = Postuli la venkon
claim-draw = Fini per remiso
go-to-rematch = Al la revanĉo
rematch-asked = { $player } deziras revanĉon.
rematch-waits = Atendante respondon…
save-record = Elŝuti

# What people say.
chat = Babilado
phrases = Frazoj
chat-said = { $player } diras: { $words }
chat-words = Diri ion
chat-send = Sendi
chat-bothered = Ĉu iu ĝenas vin?
mute = Silentigi
unmute = Aŭdi denove
block = Bloki
blocked = Blokita
block-why = Vi ne vidos, kion diras silentigita persono. Kiu estas blokita, tiu ne plu povas ludi kun vi.
phrase-hello = Saluton!
phrase-good-luck = Bonŝancon!
phrase-have-fun = Amuziĝu!
phrase-nice-move = Bela movo!
phrase-oops = Ho ve!
phrase-good-game = Bona partio!
phrase-well-played = Bone ludite!
phrase-thanks = Dankon!
phrase-have-to-go = Mi devas foriri.
phrase-bye = Ĝis!

# Lists of games.
played-online = Enrete
played-here = Ĉe ĉi tiu aparato
won = Vi venkis
lost = Vi malvenkis
drawn = Remiso
won-by = { $player } venkis

# Settings.
online-title = Enreta ludo
online-kept = La servilo konservas vian nomon, viajn partiojn kaj tion, kion vi diras en ili. Ĉi tiu retumilo konservas sekretan ŝlosilon, kiu montras, kiu vi estas.
device-link = Kopii ligilon por alia aparato
device-copied = Ligilo kopiita. Malfermu ĝin ĉe via alia aparato.
device-why = Per la ligilo alia aparato povas ludi kiel vi. Donu ĝin al neniu alia.
device-coming = Per ĉi tiu ligilo vi ludas kiel { $name } ĉe ĉi tiu aparato.
device-instead = Ĉi tie vi nun estas { $name }. La partioj de { $name } ne plu videblos ĉe ĉi tiu aparato.
device-take = Ludi kiel { $name }
forget-me = Forigi min
ask-forget-me = Ĉu forigi vin? Via nomo kaj viaj mesaĝoj malaperos de la servilo, kaj viajn daŭrantajn partiojn vi ne plu povos ludi. Tio ne malfareblas.
forgotten-me = Vi estas forigita.
blocked-players = Blokitaj personoj
unblock = Malbloki

# Why something can't be done.
problem-who-are-you = La servilo ne plu konas vin. Eble vi forigis vin ĉe alia aparato.
problem-blocked = Vi ne povas ludi kune, ĉar unu el vi blokis la alian.
problem-too-many-invitations = Vi ne povas havi pli da malfermaj invitoj. Unue nuligu unu.
problem-too-many-engine-games = Vi ne povas havi pli da partioj kontraŭ la komputilo. Unue finu unu.
problem-bad-levels = La nombro de liberaj lokoj ŝanĝiĝis. Elektu la nivelojn denove.
problem-seat-taken = Iu alia ĵus okupis tiun lokon.
problem-invitation-over = Ĉi tiu invito ne plu estas malferma.
problem-no-such-invitation = Ĉi tiu invito ne plu ekzistas.
problem-no-such-game = Tia partio ne ekzistas.
problem-not-your-game = Vi ne ludas en ĉi tiu partio.
problem-nothing-to-claim = Neniu forestas jam sufiĉe longe.
problem-bad-words = Mesaĝo havas de 1 ĝis 200 signojn.
problem-chat-full = Ĉe ĉi tiu tablo nenio plu direblas.
problem-too-often = Tio estis tro rapida. Atendu momenton kaj provu denove.
problem-try-again = Iu alia estis pli rapida. Provu denove.
problem-took-too-long = Tio daŭris tro longe. Provu denove.
problem-server-full = La servilo estas plena. Provu denove poste.
problem-server-ends = La servilo restartas. Provu denove post momento.
problem-store-fault = La servilo havas problemon. Provu denove post momento.
