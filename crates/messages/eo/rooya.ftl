# Le Rooya.

rooya-placing-first = Ĉiuj peonoj devas esti metitaj, antaŭ ol oni rajtas paŝi aŭ turni la platon.
rooya-placing-inner = { $cell } estas sur la interna plato: oni metas peonojn nur sur la eksteran.
rooya-placing-occupied = Sur { $cell } jam staras peono.
rooya-placing-over = Ĉiuj peonoj estas metitaj; sur { $cell } oni ne plu povas meti ion.
rooya-placing-over-own = Ĉiuj peonoj estas metitaj: diru, kien iru la peono sur { $cell }.
rooya-placing-over-enemy = Ĉiuj peonoj estas metitaj, kaj tiu sur { $cell } ne estas via.
rooya-shut-in = Ĉiuj peonoj estas metitaj, kaj tiu sur { $cell } estas enfermita inter amikoj.

rooya-step-nowhere = Peono paŝas al alia punkto; ĝi ne povas resti sur { $from }.
rooya-step-not-neighbor = Neniu linio ligas { $from } kun { $to }: paŝo iras al la sekva punkto laŭ linio.
rooya-step-friend = Sur { $to } staras via propra peono.
rooya-second-after-swap = La peono interŝanĝas lokojn kun la malamiko sur { $via }, kaj tio finas la movon.
rooya-second-same-plate = { $from } kaj { $via } estas sur la sama plato: dua paŝo eblas nur post paŝo al la alia plato.
rooya-second-leaves-plate = { $to } kaj { $via } ne estas sur la sama plato: la dua paŝo restas sur la ĵus atingita plato.

rooya-turn-empty = La interna plato estas malplena; turno ŝanĝus nenion.
rooya-turn-same = La interna plato aspektus same post ĉi tiu turno.

rooya-winner-text = “{ $text }” ne montras, kiu venkis per linio; uzu -, w aŭ b.
rooya-too-many-pawns = { $seat } havas { $found } peonojn; permesataj estas maksimume { $limit }.
rooya-too-early-inside = Sur { $cell } staras peono, sed la interna plato restas malplena, ĝis ĉiuj 16 peonoj estas metitaj.
rooya-pawns-and-seat = Kiam { $white ->
    [one] 1 blanka peono
   *[other] { $white } blankaj peonoj
} kaj { $black ->
    [one] 1 nigra
   *[other] { $black } nigraj
} estas metitaj, ne povas esti la ludvico de { $seat }.
rooya-winner-while-placing = Neniu povas jam esti venkinta, dum oni ankoraŭ metas peonojn.
rooya-winner-without-line = { $seat } havas neniun kompletan linion, kiu donus la venkon.
rooya-line-without-winner = La linio de { $from } ĝis { $to } estas kompleta, kaj tio okazas nur, kiam ĝi donas la venkon.

# What the game is about.
tagline-rooya = Plenigu la ringon, poste turnu la koron de la tabulo.
goal-rooya = Plenigu tutan vicon aŭ kolumnon per kvin viaj peonoj: paŝu aŭ turnu la platon.

# Words of its own.
area-inner-plate = interna plato
area-outer-plate = ekstera plato
gauge-line-completed = kompletigita linio
word-cw = turni dekstrume
word-ccw = turni maldekstrume
word-half = fari duonturnon
field-winner = La venkinto per linio
reason-line = kompletiĝis linio de kvin
field-help-winner = Kiu ĵus venkis per linio, kiel litero; - por neniu.
rooya-effect-turned = La plato turniĝas.
