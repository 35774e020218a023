-- Moments are milliseconds since 1970. What is JSON is written by the types of the same name.

CREATE TABLE players (
    id      TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    secret  BYTEA UNIQUE,                   -- its SHA-256; null once the player is forgotten
    made    BIGINT NOT NULL,
    account TEXT                            -- for later: nobody has one yet
);

CREATE TABLE blocks (
    blocker TEXT NOT NULL REFERENCES players,
    blocked TEXT NOT NULL REFERENCES players,
    PRIMARY KEY (blocker, blocked)
);
CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- The last columns follow from the terms and the events. They are kept to find games by.
CREATE TABLE games (
    id            TEXT COLLATE "C" PRIMARY KEY,
    terms         TEXT NOT NULL,            -- JSON
    rematch_of    TEXT UNIQUE REFERENCES games,
    events        BIGINT NOT NULL,
    latest        BIGINT NOT NULL,
    actions       BIGINT NOT NULL,
    line          TEXT NOT NULL,
    progress      TEXT NOT NULL,            -- JSON
    is_on         BOOLEAN NOT NULL,
    deadline      BIGINT,
    awaits_engine BOOLEAN NOT NULL
);
CREATE INDEX games_on ON games (latest) WHERE is_on;
CREATE INDEX games_by_deadline ON games (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX games_awaiting_engines ON games (latest) WHERE awaits_engine;

CREATE TABLE seats (
    game   TEXT NOT NULL REFERENCES games,
    seat   BIGINT NOT NULL,
    player TEXT NOT NULL REFERENCES players,
    PRIMARY KEY (game, seat)
);
CREATE INDEX seats_by_player ON seats (player);

-- Rows are only ever added, in one statement or transaction with the change of their game. To look up game and
-- player for each of them, too, would take PostgreSQL a third of its time.
CREATE TABLE events (
    game   TEXT NOT NULL,
    number BIGINT NOT NULL,
    at     BIGINT NOT NULL,
    what   TEXT NOT NULL,                   -- JSON
    player TEXT,                            -- whose command led to it; only at the first event of a command
    key    TEXT,
    PRIMARY KEY (game, number)
);
CREATE UNIQUE INDEX events_by_key ON events (game, player, key) WHERE key IS NOT NULL;

CREATE TABLE invitations (
    id         TEXT PRIMARY KEY,
    request    TEXT NOT NULL,
    version    BIGINT NOT NULL,
    invitation TEXT NOT NULL,               -- JSON
    maker      TEXT NOT NULL REFERENCES players,
    made       BIGINT NOT NULL,
    is_open    BOOLEAN NOT NULL,            -- nobody has said no, and no game has begun
    is_listed  BOOLEAN NOT NULL,            -- the lobby shows it: it is open and has a place
    began      TEXT
);
CREATE INDEX invitations_by_request ON invitations (request);
CREATE INDEX invitations_listed ON invitations (made) WHERE is_listed;
CREATE INDEX invitations_by_age ON invitations (made) WHERE began IS NULL;

-- All the players that an invitation names.
CREATE TABLE invited (
    invitation TEXT NOT NULL REFERENCES invitations ON DELETE CASCADE,
    player     TEXT NOT NULL REFERENCES players,
    PRIMARY KEY (invitation, player)
);
CREATE INDEX invited_by_player ON invited (player);

CREATE TABLE chat (
    game   TEXT NOT NULL REFERENCES games,
    number BIGINT NOT NULL,
    at     BIGINT NOT NULL,
    player TEXT NOT NULL REFERENCES players,
    key    TEXT NOT NULL,
    words  TEXT,                            -- JSON; null once the player is forgotten
    PRIMARY KEY (game, number),
    UNIQUE (game, player, key)
);
CREATE INDEX chat_by_player ON chat (player);

CREATE TABLE servers (
    id   TEXT PRIMARY KEY,
    beat BIGINT NOT NULL
);

-- What has changed lately, for other servers: by the number of the transaction, so that nothing is missed.
CREATE TABLE changes (
    xact BIGINT NOT NULL,
    what TEXT NOT NULL
);
CREATE INDEX changes_by_xact ON changes (xact);
