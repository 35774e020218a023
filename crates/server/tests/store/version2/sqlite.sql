-- A database of version 2, as SQLite's .dump writes it.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE blocks (
    blocker TEXT NOT NULL REFERENCES players,
    blocked TEXT NOT NULL REFERENCES players,
    PRIMARY KEY (blocker, blocked)
) STRICT, WITHOUT ROWID;
INSERT INTO "blocks" VALUES('id-of-Ben','id-of-Ana');
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
INSERT INTO "chat" VALUES('over',0,1700000000030,'id-of-Ana','1','{"phrase":"hello"}');
INSERT INTO "chat" VALUES('over',1,1700000000030,'id-of-Ben','2','{"phrase":"hello"}');
CREATE TABLE events (
    game   TEXT NOT NULL,
    number INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    what   TEXT NOT NULL,                   -- JSON
    player TEXT,                            -- whose command led to it; only at the first event of a command
    key    TEXT,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "events" VALUES('aborted',0,1700000000010,'{"what":"aborted","seat":0}',NULL,NULL);
INSERT INTO "events" VALUES('engine',0,1700000000010,'{"what":"moved","seat":0,"action":"a1a2"}',NULL,NULL);
INSERT INTO "events" VALUES('engine',1,1700000000020,'{"what":"offered","seat":1,"offer":"draw"}',NULL,NULL);
INSERT INTO "events" VALUES('on',0,1700000000010,'{"what":"moved","seat":0,"action":"a1a2"}','id-of-Ana','1');
INSERT INTO "events" VALUES('on',1,1700000000020,'{"what":"moved","seat":1,"action":"b8a7"}','id-of-Ben','1');
INSERT INTO "events" VALUES('on',2,1700000000030,'{"what":"moved","seat":0,"action":"c2e4"}','id-of-Ana','2');
INSERT INTO "events" VALUES('over',0,1700000000010,'{"what":"moved","seat":0,"action":"a1a2"}',NULL,NULL);
INSERT INTO "events" VALUES('over',1,1700000000020,'{"what":"resigned","seat":0}',NULL,NULL);
INSERT INTO "events" VALUES('paused',0,1700000000010,'{"what":"offered","seat":0,"offer":"pause"}',NULL,NULL);
INSERT INTO "events" VALUES('paused',1,1700000000020,'{"what":"accepted","seat":1,"offer":"pause"}',NULL,NULL);
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
, is_listed INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
INSERT INTO "games" VALUES('aborted','{"game":"herooj","seats":[{"kind":"person"},{"kind":"person"}],"controls":[{"kind":"increment","base":60000,"increment":0},{"kind":"increment","base":60000,"increment":0}],"policy":"agreement","lag_bound":0,"stand_in":"level=6","begun":1700000000000}',NULL,1,1700000000010,0,'ppmppmpp/1ppmmpp1/8/8/8/8/1PPMMPP1/PPMPPMPP w','{"is":"aborted"}',0,NULL,0,0);
INSERT INTO "games" VALUES('engine','{"game":"herooj","seats":[{"kind":"engine","options":"level=3"},{"kind":"person"}],"controls":[{"kind":"unlimited"},{"kind":"unlimited"}],"policy":"agreement","lag_bound":0,"stand_in":"level=6","begun":1700000000000}',NULL,2,1700000000020,1,'ppmppmpp/1ppmmpp1/8/8/8/8/PPPMMPP1/1PMPPMPP b','{"is":"on","to_move":1}',1,NULL,1,0);
INSERT INTO "games" VALUES('on','{"game":"herooj","seats":[{"kind":"person"},{"kind":"person"}],"controls":[{"kind":"increment","base":60000,"increment":0},{"kind":"increment","base":60000,"increment":0}],"policy":"agreement","lag_bound":0,"stand_in":"level=6","begun":1700000000000}',NULL,3,1700000000030,3,'p1mppmpp/pppmmpp1/8/8/4P3/8/PP1MMPP1/1PMPPMPP b','{"is":"on","to_move":1}',1,1700000060020,0,0);
INSERT INTO "games" VALUES('over','{"game":"herooj","seats":[{"kind":"person"},{"kind":"person"}],"controls":[{"kind":"increment","base":60000,"increment":0},{"kind":"increment","base":60000,"increment":0}],"policy":"agreement","lag_bound":0,"stand_in":"level=6","begun":1700000000000}',NULL,2,1700000000020,1,'ppmppmpp/1ppmmpp1/8/8/8/8/PPPMMPP1/1PMPPMPP b','{"is":"over","winner":1,"reason":"resignation"}',0,NULL,0,0);
INSERT INTO "games" VALUES('paused','{"game":"herooj","seats":[{"kind":"person"},{"kind":"person"}],"controls":[{"kind":"increment","base":60000,"increment":0},{"kind":"increment","base":60000,"increment":0}],"policy":"agreement","lag_bound":0,"stand_in":"level=6","begun":1700000000000}',NULL,2,1700000000020,0,'ppmppmpp/1ppmmpp1/8/8/8/8/1PPMMPP1/PPMPPMPP w','{"is":"on","to_move":0}',1,NULL,0,0);
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
INSERT INTO "invitations" VALUES('open','a request',0,'{"id":"open","game":"herooj","control":{"kind":"unlimited"},"by":{"id":"id-of-Ana","name":"-"},"places":[{"kind":"taken","player":{"id":"id-of-Ana","name":"-"}},{"kind":"open"}],"by_lot":true,"listed":true,"made":1700000000000}','id-of-Ana',1700000000000,1,1,NULL);
CREATE TABLE invited (
    invitation TEXT NOT NULL REFERENCES invitations ON DELETE CASCADE,
    player     TEXT NOT NULL REFERENCES players,
    PRIMARY KEY (invitation, player)
) STRICT, WITHOUT ROWID;
INSERT INTO "invited" VALUES('open','id-of-Ana');
CREATE TABLE players (
    id      TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    secret  BLOB UNIQUE,                    -- its SHA-256; null once the player is forgotten
    made    INTEGER NOT NULL,
    account TEXT                            -- for later: nobody has one yet
) STRICT, WITHOUT ROWID;
INSERT INTO "players" VALUES('id-of-Ana','Ana',X'416E610707070707070707070707070707070707070707070707070707070707',1700000000000,NULL);
INSERT INTO "players" VALUES('id-of-Ben','Ben',X'42656E0707070707070707070707070707070707070707070707070707070707',1700000000000,NULL);
INSERT INTO "players" VALUES('id-of-Cleo','Cleo',X'436C656F07070707070707070707070707070707070707070707070707070707',1700000000000,NULL);
CREATE TABLE schema (version INTEGER NOT NULL);
INSERT INTO "schema" VALUES(2);
CREATE TABLE seats (
    game   TEXT NOT NULL REFERENCES games,
    seat   INTEGER NOT NULL,
    player TEXT NOT NULL REFERENCES players,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('aborted',0,'id-of-Ana');
INSERT INTO "seats" VALUES('engine',1,'id-of-Ana');
INSERT INTO "seats" VALUES('on',0,'id-of-Ana');
INSERT INTO "seats" VALUES('over',0,'id-of-Ana');
INSERT INTO "seats" VALUES('paused',0,'id-of-Ana');
INSERT INTO "seats" VALUES('aborted',1,'id-of-Ben');
INSERT INTO "seats" VALUES('on',1,'id-of-Ben');
INSERT INTO "seats" VALUES('over',1,'id-of-Ben');
INSERT INTO "seats" VALUES('paused',1,'id-of-Ben');
CREATE TABLE servers (
    id   TEXT PRIMARY KEY,
    beat INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "servers" VALUES('a server',1700000000040);
CREATE INDEX blocks_by_blocked ON blocks (blocked);
CREATE INDEX games_by_deadline ON games (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX games_awaiting_engines ON games (latest) WHERE awaits_engine;
CREATE INDEX seats_by_player ON seats (player);
CREATE UNIQUE INDEX events_by_key ON events (game, player, key) WHERE key IS NOT NULL;
CREATE INDEX invitations_by_request ON invitations (request);
CREATE INDEX invitations_listed ON invitations (made) WHERE is_listed;
CREATE INDEX invitations_by_age ON invitations (made) WHERE began IS NULL;
CREATE INDEX invited_by_player ON invited (player);
CREATE INDEX chat_by_player ON chat (player);
CREATE INDEX games_shown ON games (latest) WHERE is_on AND is_listed;
COMMIT;
