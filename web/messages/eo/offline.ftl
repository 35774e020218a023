# A new version of the app.

update-ready = Nova versio pretas
update-now = Reŝargi
update-later = Poste

# A page that came by plain HTTP.

plain = Ĉi tiu konekto ne estas ĉifrita.
plain-why = Aliaj en la reto povus kunlegi aŭ ludi anstataŭ vi. Sen HTTPS la aplikaĵo ne funkcias senrete, kaj via retumilo rajtas forigi konservitajn partiojn, kiam mankas spaco.
