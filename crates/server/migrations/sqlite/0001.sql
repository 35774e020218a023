-- Moments are milliseconds since 1970. What is JSON is written by the types of the same name.

CREATE TABLE players (
    id      TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    secret  BLOB UNIQUE,                    -- its SHA-256; null once the player is forgotten
    made    INTEGER NOT NULL,
    account TEXT                            -- for later: nobody has one yet
) STRICT, WITHOUT ROWID;

CREATE TABLE blocks (
    blocker TEXT NOT NULL REFERENCES players,
    blocked TEXT NOT NULL REFERENCES players,
    PRIMARY KEY (blocker, blocked)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- The last columns follow from the terms and the events. They are kept to find games by.
CREATE TABLE games (
    id            TEXT PRIMARY KEY,
    terms         TEXT NOT NULL,            -- JSON
    rematch_of    TEXT UNIQUE REFERENCES games,
    events        INTEGER NOT NULL,
    latest        INTEGER NOT NULL,
    actions       INTEGER NOT NULL,
    line          TEXT NOT NULL,
    progress      TEXT NOT NULL,            -- JSON
    is_on         INTEGER NOT NULL,
    deadline      INTEGER,
    awaits_engine INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX games_on ON games (latest) WHERE is_on;
CREATE INDEX games_by_deadline ON games (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX games_awaiting_engines ON games (latest) WHERE awaits_engine;

CREATE TABLE seats (
    game   TEXT NOT NULL REFERENCES games,
    seat   INTEGER NOT NULL,
    player TEXT NOT NULL REFERENCES players,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_player ON seats (player);

-- Rows are only ever added, in one statement or transaction with the change of their game. To look up game and
-- player for each of them, too, would take PostgreSQL a third of its time.
CREATE TABLE events (
    game   TEXT NOT NULL,
    number INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    what   TEXT NOT NULL,                   -- JSON
    player TEXT,                            -- whose command led to it; only at the first event of a command
    key    TEXT,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX events_by_key ON events (game, player, key) WHERE key IS NOT NULL;

CREATE TABLE invitations (
    id         TEXT PRIMARY KEY,
    request    TEXT NOT NULL,
    version    INTEGER NOT NULL,
    invitation TEXT NOT NULL,               -- JSON
    maker      TEXT NOT NULL REFERENCES players,
    made       INTEGER NOT NULL,
    is_open    INTEGER NOT NULL,            -- nobody has said no, and no game has begun
    is_listed  INTEGER NOT NULL,            -- the lobby shows it: it is open and has a place
    began      TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_by_request ON invitations (request);
CREATE INDEX invitations_listed ON invitations (made) WHERE is_listed;
CREATE INDEX invitations_by_age ON invitations (made) WHERE began IS NULL;

-- All the players that an invitation names.
CREATE TABLE invited (
    invitation TEXT NOT NULL REFERENCES invitations ON DELETE CASCADE,
    player     TEXT NOT NULL REFERENCES players,
    PRIMARY KEY (invitation, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX invited_by_player ON invited (player);

CREATE TABLE chat (
    game   TEXT NOT NULL REFERENCES games,
    number INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    player TEXT NOT NULL REFERENCES players,
    key    TEXT NOT NULL,
    words  TEXT,                            -- JSON; null once the player is forgotten
    PRIMARY KEY (game, number),
    UNIQUE (game, player, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_by_player ON chat (player);

CREATE TABLE servers (
    id   TEXT PRIMARY KEY,
    beat INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
