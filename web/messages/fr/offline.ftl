# A new version of the app.

update-ready = Une nouvelle version est prête
update-now = Recharger
update-later = Plus tard

# A page that came by plain HTTP.

plain = Cette connexion n’est pas chiffrée.
plain-why = D’autres sur le réseau pourraient lire ce qui passe ou jouer à ta place. Sans HTTPS, l’application ne marche pas hors ligne, et ton navigateur peut supprimer des parties enregistrées si la place manque.
