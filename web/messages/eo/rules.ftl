# The learn page: the rules of a game with boards to try them on, and the player of its tutorial.

rules-title = { $game }: kiel oni ludas
rules-contents = Enhavo
rules-study = Studo pri ĉi tiu ludo: kiel ĝi disvolviĝas, en nombroj (en la angla)
rules-own = nia decido
rules-own-why = Kie la fontoj silentas aŭ estas malklaraj, tie ni devis decidi. Tiuj decidoj estas markitaj kiel niaj, kun la kialo.
rules-boards-failed = Ne eblis ŝargi la tabulojn, do ili mankas. La teksto estas kompleta.

# Under a diagram.
rules-try = Provi
rules-reset = Restarigi
rules-reset-done = La pozicio estas restarigita.
rules-points-from = De: { $cells }.
rules-points-to = Povas iri al: { $cells }.
rules-points-capture = Kaptas sur: { $cells }.
rules-points-no = Ne eblas: { $cells }.

# The way into the tutorial.
tutorial-begin = Komenci
tutorial-steps = { $count ->
    [one] Unu paŝo
   *[other] { $count } paŝoj
} sur interaga tabulo. Vi ludas, la tabulo respondas.
tutorial-go-on = Daŭrigi
tutorial-where = Vi estas ĉe paŝo { $step } el { $count }.
tutorial-finished = Vi finis la lernilon.
tutorial-again = Rekomenci
tutorial-play-first = Mi konas la regulojn, mi volas ludi

# The tutorial.
tutorial-name = Lernilo: { $game }
tutorial-step = Paŝo { $step } el { $count }
tutorial-restart = Rekomenci ĉi tiun paŝon
tutorial-skip = Preterlasi
tutorial-next = Sekva
tutorial-right = Ĝuste. Daŭrigu.
tutorial-well-done = Bonege!
tutorial-not-quite = Ne tute ĝuste.
tutorial-leave = Reen al la reguloj
tutorial-failed = Ne eblis ŝargi ĉi tiun lernilon. La reguloj klarigas ĉion.
tutorial-end-title = Nun vi konas la ludon { $game }
tutorial-end-all = Vi finis ĉiujn paŝojn.
tutorial-end-some = { $count ->
    [one] Vi preterlasis unu paŝon.
   *[other] Vi preterlasis { $count } paŝojn.
}
tutorial-skipped = Fari la preterlasitajn paŝojn
tutorial-play = Ludi kontraŭ nivelo 1
tutorial-other-games = Elekti alian kontraŭulon
tutorial-read-rules = Legi la regulojn
