# A new version of the app.

update-ready = Nova versio pretas
update-now = Reŝargi
update-later = Poste
