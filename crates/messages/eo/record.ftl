# Reading a game record, and holding it against the rules.

record-input = Ne eblis legi la enigon: { $kind }.
record-encoding = La teksto ĉi tie ne estas UTF-8.
record-control = La stirsigno U+{ $code } devas esti skribita kiel eskapsekvenco.
record-too-long = Protokolo ne povas esti pli longa ol { $limit } bajtoj.
record-too-deep = Variantoj estas ingitaj je pli ol { $limit } niveloj.
record-none = Ĉi tie estas neniu protokolo.
record-second = Ĉi tie komenciĝas alia protokolo, sed atendata estas nur unu.
record-outside = Protokolo komenciĝas per linio kiel [Game "herooj"]; ĉi tio apartenas al neniu protokolo.
record-unexpected = “{ $found }” ne devus stari ĉi tie.
record-unfinished = Io mankas ĉi tie.
record-unclosed = Ĉi tiu { $mark } restas nefermita.
record-escape = “{ $text }” ne estas eskapsekvenco. Uzu \n, malsuprenstrekon (\) antaŭ interpunkcia signo, aŭ \u kun nombro en kunigaj krampoj.

record-tag = Ĉi tio ne estas etikedo. Etikedo aspektas kiel [Event "Kluba vespero"].
record-tag-twice = La etikedo { $name } aperas dufoje.
record-two-starts = Partio komenciĝas de aranĝo aŭ de pozicio, ne de ambaŭ.
record-reason = “{ $text }” ne estas kialo de la fino de partio.
record-reason-missing = Partio kun rezulto bezonas etikedon, kiu diras, kial la partio finiĝis, ekzemple [Reason "resignation"].
record-reason-unwanted = Estas kialo, sed neniu rezulto.

record-command = “{ $text }” ne estas komando kiel [%clk w 0:05:00], [%emt 0:00:03] aŭ [%eval w 0.500].
record-no-result = La protokolo finiĝas sen rezulto: mankas win kaj ludanto, kiel win:w, aŭ draw, aŭ *.
record-result = “{ $text }” ne estas rezulto. Skribu win kaj ludanton, kiel win:w, aŭ draw, aŭ *.
record-result-differs = La movteksto finiĝas per “{ $text }”, sed la etikedo diras “{ $tag }”.

record-game-unknown = Ne ekzistas ludo “{ $text }”.
record-ruling-unknown = Ĉi tiu partio ŝanĝas interpreton de la reguloj ({ $text }). Nur la programo Ludejo ludas tiajn partiojn, se ĝi konas la interpreton; la aplikaĵo ne.
record-setup-unknown = Ne ekzistas aranĝo “{ $text }”; la aranĝoj estas { $setups }.
record-result-wrong = Laŭ la reguloj la rezulto estas “{ $result }”, la kialo “{ $reason }”.
record-not-over = La partio ankoraŭ ne finiĝis, do la kialo ne povas esti “{ $reason }”.
