# A new version of the app.

update-ready = Une nouvelle version est prête
update-now = Recharger
update-later = Plus tard
