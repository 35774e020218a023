//! Players, and games between them that are kept in a store.

use ludejo_rules::Seat;
use ludejo_server::store::{Append, KeptGame, NewGame, Standing, Store, Written};
use ludejo_session::{Command, Millis, Occupant, Policy, Session, Terms, TimeControl};
use ludejo_wire::{GameId, Name, Player, PlayerId};

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
