# What is stored where, and how to have it deleted.
privacy-title = What is stored, and where
privacy-intro = Ludejo has no accounts, no advertising and no trackers, and it sets no cookies. Nothing is loaded from other sites.
privacy-here = On this device
privacy-here-1 = Games against the computer or a friend on this device, analyses, settings and progress are stored in this browser, and nowhere else.
privacy-here-2 = A link to a game or an analysis contains all of it, behind the “#”. Browsers don’t send that part to any server.
privacy-there = On the server, when you play online
privacy-there-1 = Your name, your games with all their moves and times, your invitations, what you say at a table, and whom you have blocked.
privacy-there-2 = Your key stays in this browser; the server only has a fingerprint of it. Whoever has the key can play in your name, so don’t pass it on. A backup contains it.
privacy-there-3 = Games played online are public: whoever knows a game’s address can watch it and read its chat.
privacy-there-4 = The server uses your network address to keep anyone from asking too often. It doesn’t store it. If there is another server in front of it, that one may log addresses.
privacy-gone = To have it deleted
privacy-gone-1 = In the settings, choose “Delete my player”. Your name, your key’s fingerprint, your invitations, your blocks and what you said at tables are deleted at once. Your games stay, because they are your opponents’ games, too, but without your name.
privacy-gone-2 = To delete what is on this device, clear the data of this site in your browser.
