//! Games that an engine plays against itself, as samples to learn from.
//!
//! A [`SelfPlay`] says what is played; each game depends on it and its number alone, as long as
//! the engine has one thread. [`run`] plays, several games at a time, and hands over the
//! [`Sample`]s of each. With the feature `parquet` they are kept in [`files`].

#[cfg(feature = "parquet")]
pub mod files;
mod game;
mod sample;

use std::collections::HashSet;
use std::fmt;
use std::ops::ControlFlow;
use std::sync::Arc;

use ludejo_engine::evaluation::network::Network;
use ludejo_engine::{OptionError, Options, Resources};
use ludejo_rules::{Info, Setup};

use crate::openings::Finder;
use crate::ordered::ordered;

pub use sample::{Sample, Samples};

/// What is played. The engine uses no table, and no network but one that is named, so that everyone
/// gets the same games.
#[derive(Clone, Debug)]
pub struct SelfPlay {
    /// The game.
    pub info: &'static Info,
    /// The engine at every seat.
    pub options: Options,
    /// The network by which the engine judges, if any.
    pub network: Option<Arc<Network>>,
    /// Nodes for each action.
    pub nodes: u64,
    /// The random actions with which a game begins, after which no seat is much better off.
    pub opening_plies: u32,
    /// How many moves in a hundred are random instead of the engine's best.
    pub explore: u32,
    /// The setups from which the games begin in turn; not empty.
    pub setups: Vec<&'static Setup>,
    /// What chance decides.
    pub seed: u64,
}

/// All of it in one line, by which two runs can be told apart: `herooj engine=best nodes=5000
/// openings=8 explore=2 setups=standard seed=0`, and the fingerprint of the network if there is one.
impl fmt::Display for SelfPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setups: Vec<_> = self.setups.iter().map(|setup| setup.name).collect();
        let mut engine = self.options.to_string();
        if engine.is_empty() {
            engine = self.options.kind.to_string();
        }
        write!(
            f,
            "{} engine={engine} nodes={} openings={} explore={} setups={} seed={}",
            self.info.id,
            self.nodes,
            self.opening_plies,
            self.explore,
            setups.join("+"),
            self.seed
        )?;
        match &self.network {
            Some(network) => write!(f, " network={:016x}", network.fingerprint()),
            None => Ok(()),
        }
    }
}

impl SelfPlay {
    /// What the engine is given.
    fn resources(&self) -> Resources {
        let none = Resources::default();
        match &self.network {
            Some(network) => none.with_network(self.info.id, network.clone()),
            None => none,
        }
    }
}

/// Why no games can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SelfPlayError {
    /// The engine does not play the game.
    Engine(OptionError),
    /// All games of this many random actions end before.
    NoOpening(u32),
}

impl fmt::Display for SelfPlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Engine(error) => error.fmt(f),
            Self::NoOpening(plies) => {
                write!(f, "found no opening of {plies} random moves")
            }
        }
    }
}

impl std::error::Error for SelfPlayError {}

/// Plays the games with these numbers, this many at a time, and hands over the samples of each in
/// the order of the numbers, until all are played or the receiver has enough.
///
/// # Errors
/// If the engine does not play the game, or there is no opening.
pub fn run(
    what: &SelfPlay,
    numbers: &[u32],
    at_a_time: usize,
    on_game: &mut dyn FnMut(u32, Samples) -> ControlFlow<()>,
) -> Result<(), SelfPlayError> {
    let begin = || {
        let finder = Finder::new(what.info, what.opening_plies)?;
        let engine = ludejo_engine::engine(what.info.id, &what.options, &what.resources())?;
        Ok::<_, OptionError>((finder, engine))
    };
    ordered(
        numbers,
        at_a_time,
        || begin().map_err(SelfPlayError::Engine),
        |(finder, engine), number, stop| {
            let setup = what.setups[number as usize % what.setups.len()];
            let seeds = [what.seed, number.into()];
            let opening = finder.find(setup, &seeds, &HashSet::new());
            let mut opening = opening.ok_or(SelfPlayError::NoOpening(what.opening_plies))?;
            Ok(game::play(what, number, &mut *opening, &mut **engine, stop))
        },
        on_game,
    )
}
