-- Whether the lobby shows that a game goes on: only if everybody could have joined it.
ALTER TABLE games ADD COLUMN is_listed INTEGER NOT NULL DEFAULT 0;
UPDATE games SET is_listed = 1 WHERE id IN
    (SELECT began FROM invitations WHERE began IS NOT NULL AND json_extract(invitation, '$.listed'));
DROP INDEX games_on;
CREATE INDEX games_shown ON games (latest) WHERE is_on AND is_listed;

-- Names are kept with the players alone, so that those who are forgotten are not called by them anywhere.
UPDATE invitations SET invitation = json_replace(invitation,
    '$.by.name', '-', '$.declined_by.name', '-',
    '$.places[0].player.name', '-', '$.places[1].player.name', '-',
    '$.places[2].player.name', '-', '$.places[3].player.name', '-');
