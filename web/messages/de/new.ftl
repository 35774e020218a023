# A new game: what can be chosen.

# A friend, in two short lines under a picture.
friend-short = Zu zweit
friend-where = hier
level-for-beginners = Ein guter erster Gegner.
score-of = Deine Partien: { $won } gewonnen, { $drawn } remis, { $lost } verloren
names = Namen
name-of = Name für { $seat }
name-none = Name (freiwillig)
options = Optionen

# Clocks.
clock-days = { $days ->
    [one] Ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
clock-custom = Eigene Zeit …
clock-kind = Art
clock-kind-increment = Zeitzugabe
clock-kind-delay = Aufschub
clock-kind-days = Tage pro Zug
clock-minutes = Minuten für jede Seite
clock-seconds = Sekunden Zugabe pro Zug
clock-delay-seconds = Sekunden Aufschub pro Zug
clock-days-each = Tage pro Zug
clock-why-increment = Nach jedem Zug bekommt deine Uhr so viele Sekunden dazu.
clock-why-delay = Deine Uhr läuft erst nach so vielen Sekunden los.
clock-why-days = Für jeden Zug gibt es wieder die volle Zeit. Die Uhr läuft nur, solange die Partie offen ist.

# Setups.
setup-first = { $setup } (Standard)
setup-outer-row = Äußere Reihe
setup-inner-row = Innere Reihe
setup-cluster = Gruppe
