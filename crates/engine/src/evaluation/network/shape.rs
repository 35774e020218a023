//! What a network must fit: a game, its inputs, and its rules.

use ludejo_rules::Info;

use crate::find;
use crate::planes::Planes;

/// Games that are played to tell rules apart, and the actions of each.
const GAMES: u64 = 4;
const ACTIONS: u32 = 100;

/// What a game asks of its networks.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// The game.
    pub info: &'static Info,
    /// How many features a perspective has.
    pub inputs: usize,
    /// How many parts of actions it says something of; 0 if it says nothing of actions.
    pub moves: usize,
    /// A number that changes with the rules and with the features.
    pub rules: u64,
}

impl Shape {
    /// What the game of this id asks; `None` if no engine for it uses networks.
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        find::shape(id)
    }

    /// How many seats see the board.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.info.seats.len()
    }

    /// How many numbers a network says: with two seats one, the advantage of the seat to move; with
    /// more, one for each seat.
    #[must_use]
    pub const fn outputs(&self) -> usize {
        let seats = self.seats();
        if seats == 2 { 1 } else { seats }
    }

    /// What this game asks.
    #[must_use]
    pub fn of<G: Planes>() -> Self {
        Self {
            info: G::INFO,
            inputs: G::FEATURES,
            moves: G::MOVES,
            rules: rules::<G>(),
        }
    }
}

/// A number that depends on which positions follow on which and on what their features are, but not
/// on the order in which actions are listed.
fn rules<G: Planes>() -> u64 {
    let mut sum = 0;
    for game in 0..GAMES {
        let mut position = G::start();
        for _ in 0..ACTIONS {
            // The action that leads to the least number, which is as good as a random one.
            let mut count = 0;
            let mut least = None;
            position.for_each_action(|action| {
                let next = position.after(action);
                let number = mix(features(&next) ^ game);
                count += 1;
                if least.is_none_or(|(least, _)| number < least) {
                    least = Some((number, next));
                }
            });
            let Some((number, next)) = least else { break };
            sum = mix(sum ^ number).wrapping_add(count);
            position = next;
        }
    }
    sum
}

/// A number for what a position's features are, as the seat to move sees them.
fn features<G: Planes>(position: &G) -> u64 {
    let seat = position.to_move();
    let mut sum = seat.index() as u64;
    position.for_each_feature(|feature| {
        sum = sum.wrapping_add(mix(feature.number::<G>(seat) as u64));
    });
    sum
}

/// `SplitMix64`.
const fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
