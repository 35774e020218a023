# A new version of the app.

update-ready = A new version is ready
update-now = Reload
update-later = Later

# A page that came by plain HTTP.

plain = This connection isn't encrypted.
plain-why = Others on the network could read along or play as you. Without HTTPS, the app doesn't work offline, and your browser may delete saved games when space runs short.
