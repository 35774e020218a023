//! What all clients know of their games: what they asked for, what was acknowledged, what they saw.

use ludejo_session::Event;
use ludejo_wire::{GameId, PlayerId};

/// A command to move, as its sender knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sent {
    /// What the sender called it.
    pub key: String,
    /// The action.
    pub action: String,
    /// Whether the server has said that it was carried out.
    pub is_acknowledged: bool,
}

/// A game as one player knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The game.
    pub game: GameId,
    /// The player.
    pub player: PlayerId,
    /// The events that were heard, from the first one on.
    pub seen: Vec<Event>,
    /// The commands that were sent, each once, however often it was.
    pub sent: Vec<Sent>,
    /// What the server should not have said.
    pub wrong: Vec<String>,
}

impl Part {
    /// A game of which nothing is known yet.
    #[must_use]
    pub const fn new(game: GameId, player: PlayerId) -> Self {
        Self {
            game,
            player,
            seen: Vec::new(),
            sent: Vec::new(),
            wrong: Vec::new(),
        }
    }
}

/// What all clients know.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct History {
    /// The games as each player knows them.
    pub parts: Vec<Part>,
}

impl History {
    /// The games, each once.
    #[must_use]
    pub fn games(&self) -> Vec<GameId> {
        let mut games: Vec<_> = self.parts.iter().map(|part| part.game.clone()).collect();
        games.sort();
        games.dedup();
        games
    }

    /// How many moves were acknowledged.
    #[must_use]
    pub fn acknowledged(&self) -> usize {
        let sent = self.parts.iter().flat_map(|part| &part.sent);
        sent.filter(|sent| sent.is_acknowledged).count()
    }
}
