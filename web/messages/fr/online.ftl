# Playing with people elsewhere.

online-absent = On ne peut pas jouer en ligne ici : cette copie de Ludejo n’a pas de serveur de jeu.
online-absent-else = Tu peux toujours jouer contre l’ordinateur ou à plusieurs sur cet appareil.
online-unreachable = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
connection-lost = Connexion perdue. Nouvel essai en cours…
connection-back = La connexion est rétablie.
try-now = Réessayer maintenant
outdated = Le serveur a une version plus récente de Ludejo. L’application se met à jour ; ta partie n’est pas perdue.
outdated-still = Le serveur a une version plus récente de Ludejo, mais elle n’a pas encore pu être chargée. Ta partie n’est pas perdue.
update-app = Mettre à jour

# Who plays.
called = Tu joues sous le nom de { $name }.
called-nothing = Les autres verront un nom. Pas besoin de compte.
choose-name = Choisir un nom
change-name = Changer de nom
your-name = Ton nom
your-name-why = Les autres le voient. Tu peux le changer à tout moment.
keep-name = Enregistrer
name-fault = Un nom a de 1 à 24 caractères, tous visibles.

# The lobby.
people = { $count ->
    [0] Il n’y a personne d’autre en ce moment.
    [1] Il n’y a personne d’autre en ce moment.
   *[other] { $count } personnes sont là.
}
quick-game = Partie rapide
which-game = Jeu
which-games = Jeux (n’importe lequel convient)
which-clock = Pendule
which-clocks = Pendules (n’importe laquelle convient)
pace-fast = Rapide
pace-usual = Moyenne
pace-slow = Lente
pace-none = Sans pendule
clock-signs = Minutes, puis secondes ajoutées par tour ; « d » : un délai à la place.
pairing = Recherche d’un adversaire…
create-game = Créer une partie…
play-computer = Contre l’ordinateur
asked-you = On t’invite
you-wait = En attente
open-games = Parties ouvertes
open-none = Personne n’attend d’adversaire. Lance une partie rapide, et les autres la verront ici.
computers = L’ordinateur
computers-why = Il réfléchit sur le serveur : tu peux continuer sur un autre appareil, et quiconque a le lien peut regarder.
computers-here = Jouer sur cet appareil, avec indices et annulation des coups
watch-games = Parties en cours
watch-none = Personne ne joue en ce moment.
join = Rejoindre
waits-listed = En attente d’un adversaire…
waits-link = En attente de la personne qui a le lien…
open-invitation = Voir
seats-taken = { $taken } places prises sur { $count }

# A new invitation.
whom = Qui peut rejoindre la partie ?
whom-everybody = Tout le monde, depuis le salon
whom-link = Seulement avec le lien
whom-computer = L’ordinateur
with-engines = Joueurs de l’ordinateur
engines-of = { $count ->
    [0] Aucun joueur de l’ordinateur
    [one] Un joueur de l’ordinateur
   *[other] { $count } joueurs de l’ordinateur
}
engine-level = Niveau de l’ordinateur
engine-number = Ordinateur { $number }
special-position = Position particulière
choose-one = Choisis au moins un jeu et une pendule.
invite = Créer
make-link = Créer un lien
invited = Ta partie est ouverte. Il ne manque plus qu’un adversaire.

# An invitation.
you-invite = Voici ton invitation.
invites-you = { $player } t’invite à une partie.
seat-open = Place libre
seat-asked = { $player } (invitation envoyée)
sit-here = S’asseoir ici
seats-by-lot = Les places sont tirées au sort au début de la partie.
invitation-link = Lien de cette invitation
invitation-link-why = Qui ouvre ce lien peut jouer avec toi. Laisse la page ouverte ou reviens plus tard.
share-link = Partager le lien
start-with-engines = Commencer avec l’ordinateur aux places libres
withdraw-invitation = Retirer l’invitation
accept-play = Accepter et jouer
declined-by = { $player } : invitation refusée.
invitation-gone = Cette invitation n’existe plus. Elle a peut-être été retirée, ou la partie a déjà commencé.
invitation-began = Cette partie a déjà commencé.
watch-it = Regarder

# A game.
no-such-game-online = Il n’y a pas de partie à cette adresse. Le lien est peut-être incomplet.
looking-on = Tu regardes : { $names }
watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
offer-takeback = Annuler mon coup
offer-pause = Demander une pause
withdraw-draw = Retirer la proposition de nulle
withdraw-takeback = Finalement, ne pas annuler
withdraw-pause = Finalement, pas de pause
abort = Interrompre la partie
ask-abort = Interrompre cette partie ? Elle ne comptera pas.
has-left-table = { $player } n’est plus là.
claim-in = Tu pourras mettre fin à la partie dans { $time }.
claim-win = Réclamer la victoire
claim-draw = Conclure par la nulle
go-to-rematch = Aller à la revanche
rematch-asked = { $player } aimerait une revanche.
rematch-waits = En attente d’une réponse…
save-record = Télécharger

# What people say.
chat = Discussion
phrases = Phrases
chat-said = { $player } dit : { $words }
chat-words = Dire quelque chose
chat-send = Envoyer
chat-bothered = Quelqu’un te dérange ?
mute = Rendre muet
unmute = Réentendre
block = Bloquer
blocked = Blocage fait
block-why = Tu ne verras plus ce que disent les personnes rendues muettes. Qui est bloqué ne peut plus jouer avec toi.
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-have-fun = Amuse-toi bien !
phrase-nice-move = Joli coup !
phrase-oops = Oups !
phrase-good-game = Belle partie !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-have-to-go = Je dois y aller.
phrase-bye = Au revoir !

# Lists of games.
played-online = En ligne
played-here = Sur cet appareil
won = Gagné
lost = Perdu
drawn = Nulle
won-by = Victoire : { $player }

# Settings.
online-title = Jeu en ligne
online-kept = Le serveur garde ton nom, tes parties et ce que tu y dis. Ce navigateur garde une clé secrète qui montre qui tu es.
device-link = Copier un lien pour un autre appareil
device-copied = Lien copié. Ouvre-le sur ton autre appareil.
device-why = Avec ce lien, un autre appareil peut jouer à ta place. Ne le donne à personne d’autre.
device-coming = Avec ce lien, tu joues sous le nom de { $name } sur cet appareil.
device-instead = Ici, tu es maintenant { $name }. Les parties de { $name } ne seront plus montrées sur cet appareil.
device-take = Jouer sous le nom de { $name }
forget-me = Supprimer mon joueur
ask-forget-me = Supprimer ton joueur ? Ton nom et tes messages seront effacés du serveur, et tu ne pourras plus jouer tes parties en cours. C’est définitif.
forgotten-me = Ton joueur a été supprimé.
blocked-players = Personnes bloquées
unblock = Débloquer

# Why something can't be done.
problem-who-are-you = Le serveur ne te connaît plus. Tu as peut-être supprimé ton joueur sur un autre appareil.
problem-blocked = Vous ne pouvez pas jouer ensemble : l’un de vous a bloqué l’autre.
problem-too-many-invitations = Tu ne peux pas avoir plus d’invitations ouvertes. Retires-en d’abord une.
problem-too-many-engine-games = Tu ne peux pas avoir plus de parties contre l’ordinateur. Termines-en d’abord une.
problem-bad-levels = Le nombre de places libres a changé. Choisis à nouveau les niveaux.
problem-seat-taken = Quelqu’un d’autre vient de prendre cette place.
problem-invitation-over = Cette invitation n’est plus ouverte.
problem-no-such-invitation = Cette invitation n’existe plus.
problem-no-such-game = Cette partie n’existe pas.
problem-not-your-game = Tu ne joues pas dans cette partie.
problem-nothing-to-claim = Personne n’est absent depuis assez longtemps.
problem-bad-words = Un message a de 1 à 200 caractères.
problem-chat-full = On ne peut plus rien dire à cette table.
problem-too-often = C’était trop rapide. Attends un instant et réessaie.
problem-try-again = Quelqu’un d’autre a été plus rapide. Réessaie.
problem-took-too-long = Cela a pris trop de temps. Réessaie.
problem-server-full = Le serveur est plein. Réessaie plus tard.
problem-server-ends = Le serveur redémarre. Réessaie dans un instant.
problem-store-fault = Le serveur a un problème. Réessaie dans un instant.
