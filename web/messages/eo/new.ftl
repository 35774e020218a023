# A new game: what can be chosen.

# A friend, in two short lines under a picture.
friend-short = Amiko
friend-where = ĉi tie
level-for-beginners = Bona unua kontraŭulo.
score-of = Viaj partioj: venkoj { $won }, remisoj { $drawn }, malvenkoj { $lost }
names = Nomoj
name-of = Nomo por { $seat }
name-none = Nomo (nedeviga)
options = Opcioj

# Clocks.
clock-days = { $days ->
    [one] Unu tago por ĉiu ludvico
   *[other] { $days } tagoj por ĉiu ludvico
}
clock-custom = Propra…
clock-kind = Speco
clock-kind-increment = Aldono
clock-kind-delay = Prokrasto
clock-kind-days = Tagoj por ĉiu ludvico
clock-minutes = Minutoj por ĉiu ludanto
clock-seconds = Aldonaj sekundoj en ĉiu ludvico
clock-delay-seconds = Sekundoj de prokrasto en ĉiu ludvico
clock-days-each = Tagoj por ĉiu ludvico
clock-why-increment = Post ĉiu ludvico tiom da sekundoj aldoniĝas al via horloĝo.
clock-why-delay = Via horloĝo ekfunkcias nur post tiom da sekundoj.
clock-why-days = En ĉiu ludvico vi denove havas la tutan tempon. La horloĝo iras nur, dum la partio estas malfermita.

# Setups.
setup-first = { $setup } (norma)
setup-outer-row = Ekstera vico
setup-inner-row = Interna vico
setup-cluster = Grupo
