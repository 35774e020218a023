# What is stored where, and how to have it deleted.
privacy-title = Ce qui est enregistré, et où
privacy-intro = Ludejo n’a ni comptes, ni publicité, ni pisteurs, et n’utilise pas de cookies. Rien n’est chargé depuis d’autres sites.
privacy-here = Sur cet appareil
privacy-here-1 = Les parties contre l’ordinateur ou contre quelqu’un sur cet appareil, les analyses, les réglages et tes progrès sont enregistrés dans ce navigateur, et nulle part ailleurs.
privacy-here-2 = Un lien vers une partie ou une analyse la contient tout entière, derrière le « # ». Les navigateurs n’envoient cette partie à aucun serveur.
privacy-there = Sur le serveur, quand tu joues en ligne
privacy-there-1 = Ton nom, tes parties avec tous leurs coups et leurs temps, tes invitations, ce que tu dis à une table, et qui tu as bloqué.
privacy-there-2 = Ta clé reste dans ce navigateur ; le serveur n’en a qu’une empreinte. Qui a la clé peut jouer en ton nom : ne la transmets à personne. Les sauvegardes la contiennent.
privacy-there-3 = Les parties en ligne sont publiques : qui connaît l’adresse d’une partie peut la suivre et lire sa discussion.
privacy-there-4 = Le serveur se sert de ton adresse réseau pour que personne ne fasse trop de demandes. Il ne l’enregistre pas. S’il y a un autre serveur devant lui, celui-là peut noter des adresses.
privacy-gone = Pour tout faire supprimer
privacy-gone-1 = Dans les réglages, choisis « Supprimer mon joueur ». Ton nom, l’empreinte de ta clé, tes invitations, tes blocages et ce que tu as dit aux tables sont supprimés aussitôt. Tes parties restent, car ce sont aussi celles de tes adversaires, mais sans ton nom.
privacy-gone-2 = Pour supprimer ce qui est sur cet appareil, efface les données de ce site dans ton navigateur.
