# A new version of the app.

update-ready = A new version is ready
update-now = Reload
update-later = Later
