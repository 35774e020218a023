-- The index was another page to write with every move. One thread writes everything, so it can look
-- through the events of a game, which lie side by side, for a command that was carried out before.
DROP INDEX events_by_key;
