-- A database of version 2, as pg_dump writes it, without settings of the connection.
CREATE TABLE public.blocks (
    blocker text NOT NULL,
    blocked text NOT NULL
);

CREATE TABLE public.changes (
    xact bigint NOT NULL,
    what text NOT NULL
);

CREATE TABLE public.chat (
    game text NOT NULL,
    number bigint NOT NULL,
    at bigint NOT NULL,
    player text NOT NULL,
    key text NOT NULL,
    words text
);

CREATE TABLE public.events (
    game text NOT NULL,
    number bigint NOT NULL,
    at bigint NOT NULL,
    what text NOT NULL,
    player text,
    key text
);

CREATE TABLE public.games (
    id text NOT NULL COLLATE pg_catalog."C",
    terms text NOT NULL,
    rematch_of text,
    events bigint NOT NULL,
    latest bigint NOT NULL,
    actions bigint NOT NULL,
    line text NOT NULL,
    progress text NOT NULL,
    is_on boolean NOT NULL,
    deadline bigint,
    awaits_engine boolean NOT NULL,
    is_listed boolean DEFAULT false NOT NULL
);

CREATE TABLE public.invitations (
    id text NOT NULL,
    request text NOT NULL,
    version bigint NOT NULL,
    invitation text NOT NULL,
    maker text NOT NULL,
    made bigint NOT NULL,
    is_open boolean NOT NULL,
    is_listed boolean NOT NULL,
    began text
);

CREATE TABLE public.invited (
    invitation text NOT NULL,
    player text NOT NULL
);

CREATE TABLE public.players (
    id text NOT NULL,
    name text NOT NULL,
    secret bytea,
    made bigint NOT NULL,
    account text
);

CREATE TABLE public.schema (
    version bigint NOT NULL
);

CREATE TABLE public.seats (
    game text NOT NULL,
    seat bigint NOT NULL,
    player text NOT NULL
);

CREATE TABLE public.servers (
    id text NOT NULL,
    beat bigint NOT NULL
);

INSERT INTO public.blocks VALUES ('id-of-Ben', 'id-of-Ana');

INSERT INTO public.changes VALUES (729, '{"begun":"on"}');
INSERT INTO public.changes VALUES (731, '{"begun":"over"}');
INSERT INTO public.changes VALUES (733, '{"begun":"paused"}');
INSERT INTO public.changes VALUES (735, '{"begun":"engine"}');
INSERT INTO public.changes VALUES (736, '{"begun":"aborted"}');
INSERT INTO public.changes VALUES (738, '{"game":["on",1]}');
INSERT INTO public.changes VALUES (739, '{"game":["on",2]}');
INSERT INTO public.changes VALUES (741, '{"game":["on",3]}');
INSERT INTO public.changes VALUES (743, '{"game":["over",1]}');
INSERT INTO public.changes VALUES (746, '{"game":["over",2]}');
INSERT INTO public.changes VALUES (748, '{"game":["paused",1]}');
INSERT INTO public.changes VALUES (751, '{"game":["paused",2]}');
INSERT INTO public.changes VALUES (752, '{"game":["engine",1]}');
INSERT INTO public.changes VALUES (754, '{"game":["engine",2]}');
INSERT INTO public.changes VALUES (756, '{"game":["aborted",1]}');
INSERT INTO public.changes VALUES (759, '{"chat":"over"}');
INSERT INTO public.changes VALUES (761, '{"chat":"over"}');
INSERT INTO public.changes VALUES (764, '{"invitation":"open"}');

INSERT INTO public.chat VALUES ('over', 0, 1700000000030, 'id-of-Ana', '1', '{"phrase":"hello"}');
INSERT INTO public.chat VALUES ('over', 1, 1700000000030, 'id-of-Ben', '2', '{"phrase":"hello"}');

INSERT INTO public.events VALUES ('on', 0, 1700000000010, '{"what":"moved","seat":0,"action":"a1a2"}', 'id-of-Ana', '1');
INSERT INTO public.events VALUES ('on', 1, 1700000000020, '{"what":"moved","seat":1,"action":"b8a7"}', 'id-of-Ben', '1');
INSERT INTO public.events VALUES ('on', 2, 1700000000030, '{"what":"moved","seat":0,"action":"c2e4"}', 'id-of-Ana', '2');
INSERT INTO public.events VALUES ('over', 0, 1700000000010, '{"what":"moved","seat":0,"action":"a1a2"}', NULL, NULL);
INSERT INTO public.events VALUES ('over', 1, 1700000000020, '{"what":"resigned","seat":0}', NULL, NULL);
INSERT INTO public.events VALUES ('paused', 0, 1700000000010, '{"what":"offered","seat":0,"offer":"pause"}', NULL, NULL);
INSERT INTO public.events VALUES ('paused', 1, 1700000000020, '{"what":"accepted","seat":1,"offer":"pause"}', NULL, NULL);
INSERT INTO public.events VALUES ('engine', 0, 1700000000010, '{"what":"moved","seat":0,"action":"a1a2"}', NULL, NULL);
INSERT INTO public.events VALUES ('engine', 1, 1700000000020, '{"what":"offered","seat":1,"offer":"draw"}', NULL, NULL);
INSERT INTO public.events VALUES ('aborted', 0, 1700000000010, '{"what":"aborted","seat":0}', NULL, NULL);

INSERT INTO public.games VALUES ('on', '{"game":"herooj","seats":[{"kind":"person"},{"kind":"person"}],"controls":[{"kind":"increment","base":60000,"increment":0},{"kind":"increment","base":60000,"increment":0}],"policy":"agreement","lag_bound":0,"stand_in":"level=6","begun":1700000000000}', NULL, 3, 1700000000030, 3, 'p1mppmpp/pppmmpp1/8/8/4P3/8/PP1MMPP1/1PMPPMPP b', '{"is":"on","to_move":1}', true, 1700000060020, false, false);
INSERT INTO public.games VALUES ('over', '{"game":"herooj","seats":[{"kind":"person"},{"kind":"person"}],"controls":[{"kind":"increment","base":60000,"increment":0},{"kind":"increment","base":60000,"increment":0}],"policy":"agreement","lag_bound":0,"stand_in":"level=6","begun":1700000000000}', NULL, 2, 1700000000020, 1, 'ppmppmpp/1ppmmpp1/8/8/8/8/PPPMMPP1/1PMPPMPP b', '{"is":"over","winner":1,"reason":"resignation"}', false, NULL, false, false);
INSERT INTO public.games VALUES ('paused', '{"game":"herooj","seats":[{"kind":"person"},{"kind":"person"}],"controls":[{"kind":"increment","base":60000,"increment":0},{"kind":"increment","base":60000,"increment":0}],"policy":"agreement","lag_bound":0,"stand_in":"level=6","begun":1700000000000}', NULL, 2, 1700000000020, 0, 'ppmppmpp/1ppmmpp1/8/8/8/8/1PPMMPP1/PPMPPMPP w', '{"is":"on","to_move":0}', true, NULL, false, false);
INSERT INTO public.games VALUES ('engine', '{"game":"herooj","seats":[{"kind":"engine","options":"level=3"},{"kind":"person"}],"controls":[{"kind":"unlimited"},{"kind":"unlimited"}],"policy":"agreement","lag_bound":0,"stand_in":"level=6","begun":1700000000000}', NULL, 2, 1700000000020, 1, 'ppmppmpp/1ppmmpp1/8/8/8/8/PPPMMPP1/1PMPPMPP b', '{"is":"on","to_move":1}', true, NULL, true, false);
INSERT INTO public.games VALUES ('aborted', '{"game":"herooj","seats":[{"kind":"person"},{"kind":"person"}],"controls":[{"kind":"increment","base":60000,"increment":0},{"kind":"increment","base":60000,"increment":0}],"policy":"agreement","lag_bound":0,"stand_in":"level=6","begun":1700000000000}', NULL, 1, 1700000000010, 0, 'ppmppmpp/1ppmmpp1/8/8/8/8/1PPMMPP1/PPMPPMPP w', '{"is":"aborted"}', false, NULL, false, false);

INSERT INTO public.invitations VALUES ('open', 'a request', 0, '{"id":"open","game":"herooj","control":{"kind":"unlimited"},"by":{"id":"id-of-Ana","name":"-"},"places":[{"kind":"taken","player":{"id":"id-of-Ana","name":"-"}},{"kind":"open"}],"by_lot":true,"listed":true,"made":1700000000000}', 'id-of-Ana', 1700000000000, true, true, NULL);

INSERT INTO public.invited VALUES ('open', 'id-of-Ana');

INSERT INTO public.players VALUES ('id-of-Ana', 'Ana', '\x416e610707070707070707070707070707070707070707070707070707070707', 1700000000000, NULL);
INSERT INTO public.players VALUES ('id-of-Ben', 'Ben', '\x42656e0707070707070707070707070707070707070707070707070707070707', 1700000000000, NULL);
INSERT INTO public.players VALUES ('id-of-Cleo', 'Cleo', '\x436c656f07070707070707070707070707070707070707070707070707070707', 1700000000000, NULL);

INSERT INTO public.schema VALUES (2);

INSERT INTO public.seats VALUES ('on', 0, 'id-of-Ana');
INSERT INTO public.seats VALUES ('on', 1, 'id-of-Ben');
INSERT INTO public.seats VALUES ('over', 0, 'id-of-Ana');
INSERT INTO public.seats VALUES ('over', 1, 'id-of-Ben');
INSERT INTO public.seats VALUES ('paused', 0, 'id-of-Ana');
INSERT INTO public.seats VALUES ('paused', 1, 'id-of-Ben');
INSERT INTO public.seats VALUES ('engine', 1, 'id-of-Ana');
INSERT INTO public.seats VALUES ('aborted', 0, 'id-of-Ana');
INSERT INTO public.seats VALUES ('aborted', 1, 'id-of-Ben');

INSERT INTO public.servers VALUES ('a server', 1700000000040);

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_pkey PRIMARY KEY (blocker, blocked);

ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_game_player_key_key UNIQUE (game, player, key);

ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (game, number);

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (game, number);

ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_rematch_of_key UNIQUE (rematch_of);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.invited
    ADD CONSTRAINT invited_pkey PRIMARY KEY (invitation, player);

ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_secret_key UNIQUE (secret);

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (game, seat);

ALTER TABLE ONLY public.servers
    ADD CONSTRAINT servers_pkey PRIMARY KEY (id);

CREATE INDEX blocks_by_blocked ON public.blocks USING btree (blocked);

CREATE INDEX changes_by_xact ON public.changes USING btree (xact);

CREATE INDEX chat_by_player ON public.chat USING btree (player);

CREATE UNIQUE INDEX events_by_key ON public.events USING btree (game, player, key) WHERE (key IS NOT NULL);

CREATE INDEX games_awaiting_engines ON public.games USING btree (latest) WHERE awaits_engine;

CREATE INDEX games_by_deadline ON public.games USING btree (deadline) WHERE (deadline IS NOT NULL);

CREATE INDEX games_shown ON public.games USING btree (latest) WHERE (is_on AND is_listed);

CREATE INDEX invitations_by_age ON public.invitations USING btree (made) WHERE (began IS NULL);

CREATE INDEX invitations_by_request ON public.invitations USING btree (request);

CREATE INDEX invitations_listed ON public.invitations USING btree (made) WHERE is_listed;

CREATE INDEX invited_by_player ON public.invited USING btree (player);

CREATE INDEX seats_by_player ON public.seats USING btree (player);

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_blocked_fkey FOREIGN KEY (blocked) REFERENCES public.players(id);

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_blocker_fkey FOREIGN KEY (blocker) REFERENCES public.players(id);

ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);

ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_player_fkey FOREIGN KEY (player) REFERENCES public.players(id);

ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_rematch_of_fkey FOREIGN KEY (rematch_of) REFERENCES public.games(id);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_maker_fkey FOREIGN KEY (maker) REFERENCES public.players(id);

ALTER TABLE ONLY public.invited
    ADD CONSTRAINT invited_invitation_fkey FOREIGN KEY (invitation) REFERENCES public.invitations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.invited
    ADD CONSTRAINT invited_player_fkey FOREIGN KEY (player) REFERENCES public.players(id);

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_player_fkey FOREIGN KEY (player) REFERENCES public.players(id);
