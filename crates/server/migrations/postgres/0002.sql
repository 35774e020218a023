-- Whether the lobby shows that a game goes on: only if everybody could have joined it.
ALTER TABLE games ADD COLUMN is_listed BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE games SET is_listed = TRUE WHERE id IN
    (SELECT began FROM invitations WHERE began IS NOT NULL AND (invitation::json ->> 'listed')::boolean);
DROP INDEX games_on;
CREATE INDEX games_shown ON games (latest) WHERE is_on AND is_listed;

-- Names are kept with the players alone, so that those who are forgotten are not called by them anywhere.
UPDATE invitations SET invitation = regexp_replace(invitation, '"name":"([^"\\]|\\.)*"', '"name":"-"', 'g');
