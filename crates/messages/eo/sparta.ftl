# Sparta.

sparta-onto-friend = Sur { $to } staras via propra { $other }: peco iras nur tra malplenaj kampoj.
sparta-onto-enemy = Sur { $to } staras malamika { $other }: oni pinĉas ĝin inter du pecoj, sed neniam paŝas sur ĝin.
sparta-too-far = { $to } estas { $distance ->
    [one] 1 paŝon
   *[other] { $distance } paŝojn
} for de { $from }: { $piece } iras maksimume { $steps }.
sparta-no-way = Neniu libera vojo de maksimume { $steps ->
    [one] 1 paŝo
   *[other] { $steps } paŝoj
} kondukas de { $from } al { $to }.
sparta-become-hero = La peco sur { $cell } jam estas heroo.
sparta-become-no-city = { $cell } ne estas urbo: militisto fariĝas heroo en propra urbo.
sparta-become-enemy-city = La urbo sur { $cell } ne estas via: militisto fariĝas heroo en propra urbo.
sparta-pass = Vi rajtas cedi la vicon nur, se vi havas neniun alian movon; vi povas ludi { $example }.

sparta-cities-lists = “{ $text }” devus esti la urboj de Flavo, suprenstreko (/), kaj la urboj de Ruĝo.
sparta-city-unknown = “{ $text }” ne estas urbo.
sparta-city-twice = La urbo { $cell } aperas en ambaŭ listoj.
sparta-city-missing = La urbo { $cell } aperas en neniu el la du listoj.
sparta-cities-order = Ĉiu listo nomas siajn urbojn unufoje, laŭ kolumno, poste laŭ vico: { $text }.
sparta-too-many-pieces = { $seat } havas { $found } pecojn; permesataj estas maksimume { $limit }.
sparta-trapped = La peco sur { $cell } estas pinĉita inter du malamikoj, do ĝi ne povas esti sur la tabulo.

# What the game is about.
tagline-sparta = Ok urboj, du armeoj, kaj danĝero ĉie, kie du malamikoj prenas vin inter si.
goal-sparta = Posedu ĉiujn ok urbojn, aŭ pinĉu malamikojn, ĝis restas nur unu.

# Words of its own.
area-city = urbo
areas-city = urboj
word-pass = cedi la vicon
field-cities = La listoj de urboj
reason-cities = ĉiuj urboj estas en unu mano
reason-last-pieces = al ambaŭ restas nur la lastaj pecoj, kaj decidas la urboj
field-help-cities = La urboj de la unua ludanto, suprenstreko (/), tiuj de la dua; apartigitaj per komoj kaj ordigitaj laŭ kolumno, poste laŭ vico; - por neniu.
