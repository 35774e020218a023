//! Players, and games between them that are kept in a store.

use ludejo_rules::Seat;
use ludejo_server::store::{
    Append, Counts, KeptGame, KeptInvitation, NewGame, Report, Standing, Store, Written, verify,
};
use ludejo_session::{Command, Millis, Occupant, Offer, Policy, Session, Terms, TimeControl};
use ludejo_wire::{GameId, Invitation, InvitationId, Name, Phrase, Place, Player, PlayerId, Words};

/// When games here begin.
pub(crate) const BEGUN: Millis = 1_700_000_000_000;

/// How much time everybody has in games with clocks.
pub(crate) const TIME: Millis = 60_000;

/// A name.
pub(crate) fn name(text: &str) -> Name {
    Name::try_from(text.to_owned()).expect("a name")
}

/// Adds a player of this name.
pub(crate) async fn add_player(store: &dyn Store, text: &str) -> Player {
    let player = Player {
        id: PlayerId(format!("id-of-{text}")),
        name: name(text),
    };
    let added = store.add_player(&player, &secret(text), BEGUN).await;
    added.expect("it is new");
    player
}

/// The hash of the secret of a player of this name.
pub(crate) fn secret(text: &str) -> [u8; 32] {
    let mut hash = [7; 32];
    hash[..text.len()].copy_from_slice(text.as_bytes());
    hash
}

/// A game and its players, as somebody at the table knows it.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) id: GameId,
    pub(crate) session: Session,
    pub(crate) players: Vec<Option<PlayerId>>,
}

impl Table {
    /// A table for a game of Herooj with clocks. Where nobody sits there is an engine.
    pub(crate) fn new(id: &str, players: [Option<&Player>; 2]) -> Self {
        Self::with(
            id,
            players,
            TimeControl::Increment {
                base: TIME,
                increment: 0,
            },
        )
    }

    /// A table for a game of Herooj.
    pub(crate) fn with(id: &str, players: [Option<&Player>; 2], control: TimeControl) -> Self {
        let occupants = players.map(|player| match player {
            Some(_) => Occupant::Person { name: None },
            None => Occupant::level(3),
        });
        let terms = Terms::new("herooj", occupants.to_vec())
            .with_policy(Policy::Agreement)
            .with_control(control)
            .with_begun(BEGUN);
        Self {
            id: GameId(id.to_owned()),
            session: Session::new(terms).expect("good terms"),
            players: players
                .map(|player| player.map(|player| player.id.clone()))
                .to_vec(),
        }
    }

    /// The game as it begins.
    pub(crate) fn game(&self) -> NewGame {
        NewGame {
            id: self.id.clone(),
            terms: self.session.terms().clone(),
            players: self.players.clone(),
            rematch_of: None,
            is_listed: true,
            standing: Standing::of(&self.session),
        }
    }

    /// Begins the game in a store.
    pub(crate) async fn begin(&self, store: &dyn Store) {
        let begun = store.begin(&self.game(), None).await;
        assert_eq!(begun, Ok(Written::Yes));
    }

    /// A command of a seat, as it is to be appended.
    pub(crate) fn command(&mut self, seat: Seat, command: &Command, after: Millis) -> Append {
        let events = self.session.command(seat, command, BEGUN + after);
        let events = events.expect("it is allowed").to_vec();
        Append {
            game: self.id.clone(),
            events,
            command: None,
            standing: Standing::of(&self.session),
        }
    }

    /// A move that is possible, of whoever is to move.
    pub(crate) fn play(&mut self, after: Millis) -> Append {
        let state = self.session.state();
        let mut legal = state.game().legal();
        // Not always the first one, which might only lead to and fro.
        let action = legal.swap_remove(7 * state.actors().len() % legal.len());
        let seat = state.to_move().expect("it goes on");
        self.command(seat, &Command::play(action), after)
    }

    /// A move that is possible, with the key of a command.
    pub(crate) fn play_as(&mut self, player: &Player, key: &str, after: Millis) -> Append {
        Append {
            command: Some((player.id.clone(), key.to_owned())),
            ..self.play(after)
        }
    }

    /// Whether a store has exactly this game.
    pub(crate) async fn assert_kept(&self, store: &dyn Store) -> KeptGame {
        let kept = store.game(&self.id).await.expect("it answers");
        let kept = kept.expect("it is there");
        assert_eq!(kept.id, self.id);
        assert_eq!(&kept.terms, self.session.terms());
        let players = kept.players.iter();
        let ids: Vec<_> = players
            .map(|player| player.as_ref().map(|player| player.id.clone()))
            .collect();
        assert_eq!(ids, self.players);
        assert_eq!(kept.standing, Standing::of(&self.session));
        let events = store.events(&self.id, 0).await.expect("it answers");
        assert_eq!(events, self.session.events());
        kept
    }
}

/// Fills a database with some of everything.
pub(crate) async fn fill(store: &dyn Store) {
    let (ana, ben) = (
        add_player(store, "Ana").await,
        add_player(store, "Ben").await,
    );
    add_player(store, "Cleo").await;
    let both = [Some(&ana), Some(&ben)];
    let mut on = Table::new("on", both);
    let mut over = Table::new("over", both);
    let mut paused = Table::new("paused", both);
    let mut engine = Table::with("engine", [None, Some(&ana)], TimeControl::Unlimited);
    let aborted = Table::new("aborted", both);
    for table in [&on, &over, &paused, &engine, &aborted] {
        table.begin(store).await;
    }
    let offer = |offer| Command::Offer { offer };
    let pause = Command::Accept {
        offer: Offer::Pause,
    };
    for append in [
        on.play_as(&ana, "1", 10),
        on.play_as(&ben, "1", 20),
        on.play_as(&ana, "2", 30),
        over.play(10),
        over.command(Seat::FIRST, &Command::Resign, 20),
        paused.command(Seat::FIRST, &offer(Offer::Pause), 10),
        paused.command(Seat::SECOND, &pause, 20),
        engine.play(10),
        engine.command(Seat::SECOND, &offer(Offer::Draw), 20),
        aborted.clone().command(Seat::FIRST, &Command::Abort, 10),
    ] {
        assert_eq!(store.append(&append).await, Ok(Written::Yes));
    }
    let hello = Words::Phrase(Phrase::Hello);
    for (key, by) in [("1", &ana), ("2", &ben)] {
        let said = store.say(&over.id, by, key, &hello, BEGUN + 30).await;
        said.expect("it is kept");
    }
    store
        .block(&ben.id, &ana.id, true)
        .await
        .expect("it is kept");
    let open = KeptInvitation {
        invitation: Invitation {
            id: InvitationId("open".to_owned()),
            game: "herooj".to_owned(),
            start: None,
            control: TimeControl::Unlimited,
            by: ana.clone(),
            places: vec![Place::Taken { player: ana }, Place::Open],
            by_lot: true,
            listed: true,
            made: BEGUN,
            rematch_of: None,
            declined_by: None,
            began: None,
        },
        group: "a request".to_owned(),
        version: 0,
    };
    store.invite(&[open]).await.expect("it is kept");
    store
        .beat("a server", BEGUN + 40)
        .await
        .expect("it is kept");
}

/// What there is after [`fill`].
pub(crate) const FILLED: Counts = Counts {
    players: 3,
    games: 5,
    games_on: 3,
    events: 10,
    invitations: 1,
    chat: 2,
    bytes: 0,
};

/// Whether there is what [`fill`] left, and nothing else.
pub(crate) async fn assert_filled(store: &dyn Store) {
    let counts = store.counts().await.expect("it answers");
    let bytes = counts.bytes;
    assert_eq!(counts, Counts { bytes, ..FILLED });
    let report = Report {
        games: FILLED.games,
        events: FILLED.events,
        differences: vec![],
    };
    assert_eq!(verify(store).await, Ok(report));
    let ana = store.player_of(&secret("Ana")).await.expect("it answers");
    let ana = ana.expect("she is there");
    let ben = PlayerId("id-of-Ben".to_owned());
    assert_eq!(store.is_blocked(&ana.id, &ben).await, Ok(true));
    assert_eq!(store.last_beat().await, Ok(Some(BEGUN + 40)));
    let on = GameId("on".to_owned());
    assert_eq!(store.event_of(&on, &ana.id, "2").await, Ok(Some(2)));
    let over = GameId("over".to_owned());
    let lines = store.chat(&over, 0).await.expect("it answers");
    let said: Vec<_> = lines
        .iter()
        .map(|line| (line.number, line.by.name.as_str()))
        .collect();
    assert_eq!(said, [(0, "Ana"), (1, "Ben")]);
    let listed = store.listed(9).await.expect("it answers");
    assert_eq!(listed.len(), 1);
    assert_eq!(listed[0].invitation.by, ana);
}

/// Adds to a database of version 1 an invitation that has led to the game that goes on, with names as
/// they were kept then.
pub(crate) const LED: &str = r#"
    INSERT INTO invitations
        (id, request, version, invitation, maker, made, is_open, is_listed, began)
    SELECT 'led', 'another request', 1,
        replace(replace(invitation, '"id":"open"', '"id":"led"'), '"kind":"open"',
            '"kind":"taken","player":{"id":"id-of-Ben","name":"\"B\\"}'),
        maker, made, is_open <> is_open, is_listed <> is_listed, 'on'
    FROM invitations;
    INSERT INTO invited (invitation, player) VALUES ('led', 'id-of-Ana'), ('led', 'id-of-Ben');
"#;

/// Counts invitations in which somebody is called by a name.
pub(crate) const NAMED: &str = r#"
    SELECT count(*) FROM invitations WHERE replace(invitation, '"name":"-"', '') LIKE '%"name"%'
"#;

/// Whether a database that was of version 1, with what [`LED`] adds, is as version 2 has it.
pub(crate) async fn assert_led(store: &dyn Store) {
    let shown = store.games_shown(9).await.expect("it answers");
    let shown: Vec<_> = shown.iter().map(|game| game.id.as_str()).collect();
    assert_eq!(shown, ["on"], "everybody could have joined it");
    let led = store.invitation(&InvitationId("led".to_owned())).await;
    let mut led = led.expect("it answers").expect("it is there");
    assert_eq!(led.invitation.by.name, name("Ana"));
    let ben = PlayerId("id-of-Ben".to_owned());
    let ben = store.player(&ben).await.expect("it answers");
    let player = ben.expect("he is there");
    assert_eq!(led.invitation.places[1], Place::Taken { player });
    // What is new is like what is old.
    led.invitation.id = InvitationId("new".to_owned());
    store.invite(&[led]).await.expect("it is kept");
}
