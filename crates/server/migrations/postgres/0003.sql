-- Each index that a move changes is another page to write. So games are found by columns that seldom
-- change, and their pages have room for new versions of their rows.
ALTER TABLE games ADD COLUMN minute BIGINT NOT NULL DEFAULT 0;      -- of the last event
ALTER TABLE games ADD COLUMN alarm BIGINT;                          -- when to look at the deadline, which may be later
UPDATE games SET minute = latest / 60000, alarm = deadline;
DROP INDEX games_shown;
DROP INDEX games_by_deadline;
DROP INDEX games_awaiting_engines;
CREATE INDEX games_shown ON games (minute) WHERE is_on AND is_listed;
CREATE INDEX games_by_alarm ON games (alarm) WHERE is_on;
CREATE INDEX games_awaiting_engines ON games (minute) WHERE awaits_engine;
ALTER TABLE games SET (fillfactor = 70);
