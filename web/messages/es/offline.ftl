# A new version of the app.

update-ready = Hay una nueva versión disponible
update-now = Recargar
update-later = Más tarde
