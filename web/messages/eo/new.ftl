# A new game: what can be chosen.

# A friend, in two short lines under a picture.
friend-short = Amiko
friend-where = ĉi tie
level-for-beginners = Bona unua kontraŭulo.
score-of = Viaj partioj: venkoj { $won }, egalaj { $drawn }, malvenkoj { $lost }
names = Nomoj
name-of = Nomo por { $seat }
name-none = Nomo (nedeviga)
options = Opcioj

# Clocks.
clock-days = { $days ->
    [one] Unu tago por ĉiu vico
   *[other] { $days } tagoj por ĉiu vico
}
clock-custom = Propra…
clock-kind = Speco
clock-kind-increment = Aldono
clock-kind-delay = Prokrasto
clock-kind-days = Tagoj por ĉiu vico
clock-minutes = Minutoj por ĉiu ludanto
clock-seconds = Aldonaj sekundoj en ĉiu vico
clock-delay-seconds = Sekundoj de prokrasto en ĉiu vico
clock-days-each = Tagoj por ĉiu vico
clock-why-increment = Post ĉiu vico tiom da sekundoj aldoniĝas al via horloĝo.
clock-why-delay = Via horloĝo ekfunkcias nur post tiom da sekundoj.
clock-why-days = Ĉiu vico denove havas la tutan tempon. La horloĝo funkcias nur dum la partio estas malfermita.

# Setups.
setup-first = { $setup } (norma)
setup-outer-row = Ekstera vico
setup-inner-row = Interna vico
setup-cluster = Grupo
