//! Any game in progress and any position, with the numbers of its actions.

use std::any::Any;
use std::sync::atomic::{AtomicBool, Ordering};

use ludejo_rules::catalog::{self, Visitor};
use ludejo_rules::encode::Past;
use ludejo_rules::perft::{self, Overflow};
use ludejo_rules::{AnyGame, Encode, Info, Outcome, Play, PositionError, Refusal, Seat, Tabletop};

/// Why an index was not played.
pub(crate) enum NoMove {
    /// The action with this index is refused.
    Refused(Refusal),
    /// No action has this index.
    NoAction,
}

/// A game in progress, whichever it is, whose actions have indices.
pub(crate) trait Table: AnyGame {
    /// The same by text alone.
    fn game(&self) -> &dyn AnyGame;
    /// The position now.
    fn position(&self) -> Box<dyn AnyPosition>;
    /// The indices of the legal actions, sorted; none if the game is over.
    fn indices(&self) -> Vec<usize>;
    /// Makes the action of this index.
    fn play_index(&mut self, index: usize) -> Result<(), NoMove>;
    /// Writes the planes of the position, with its past.
    fn observe(&self, planes: &mut [u8]);
    /// How often the position has occurred.
    fn occurrences(&self) -> usize;
    /// The actions made.
    fn made(&self) -> usize;
    /// A copy, history included.
    fn copy(&self) -> Box<dyn Table>;
}

/// A position without history, whichever game it is of.
pub(crate) trait AnyPosition: Any + Send + Sync {
    /// Names, seats, setups, limits.
    fn info(&self) -> &'static Info;
    /// The seat whose turn it is.
    fn to_move(&self) -> Seat;
    /// The result, by the position alone.
    fn outcome(&self) -> Option<Outcome>;
    /// The position line.
    fn line(&self) -> String;
    /// Its Zobrist key.
    fn key(&self) -> u64;
    /// Whether another position is the same.
    fn is_same(&self, other: &dyn AnyPosition) -> bool;
    /// A game that begins here.
    fn begin(&self) -> Box<dyn Table>;
    /// The indices of the legal actions, sorted.
    fn indices(&self) -> Vec<usize>;
    /// The index of a legal action.
    fn index_of(&self, action: &str) -> Result<usize, Refusal>;
    /// The action of an index, legal or not; `None` if there is none.
    fn action_at(&self, index: usize) -> Option<String>;
    /// The position after the action of an index.
    fn after(&self, index: usize) -> Result<Box<dyn AnyPosition>, NoMove>;
    /// Writes the planes of the position, as at the start of a game.
    fn observe(&self, planes: &mut [u8]);
    /// Perft, until somebody sets the flag.
    fn perft(&self, depth: u32, stop: &AtomicBool) -> Result<u64, Halt>;
}

/// Why perft didn't come to an end.
pub(crate) enum Halt {
    /// The count does not fit.
    Overflow,
    /// Somebody set the flag.
    Stopped,
}

/// A position of the standard setup of a game, or of a line.
pub(crate) fn position(
    id: &str,
    line: Option<&str>,
) -> Option<Result<Box<dyn AnyPosition>, PositionError>> {
    struct Read<'a>(Option<&'a str>);
    impl Visitor for Read<'_> {
        type Out = Result<Box<dyn AnyPosition>, PositionError>;
        fn visit<G: Tabletop + Encode>(self) -> Self::Out {
            let position = self.0.map_or_else(|| Ok(G::start()), str::parse)?;
            Ok(Box::new(position))
        }
    }
    catalog::visit(id, Read(line))
}

/// A game of its own type, for one that was read elsewhere.
pub(crate) fn table(game: &dyn AnyGame) -> Option<Box<dyn Table>> {
    struct Replay<'a>(&'a dyn AnyGame);
    impl Visitor for Replay<'_> {
        type Out = Option<Box<dyn Table>>;
        fn visit<G: Tabletop + Encode>(self) -> Self::Out {
            let start: G = self.0.start_line().parse().ok()?;
            let mut play = Play::from_position(start);
            for action in self.0.history() {
                play.apply(action.parse().ok()?);
            }
            if let Some(outcome) = self.0.outcome() {
                play.end(outcome);
            }
            Some(Box::new(play))
        }
    }
    catalog::visit(game.info().id, Replay(game))?
}

/// The indices of the legal actions, sorted.
fn sorted<G: Encode>(position: &G) -> Vec<usize> {
    let mut list = Vec::new();
    position.list_indices(&mut list);
    list.sort_unstable();
    list.into_iter().map(usize::from).collect()
}

/// The legal action of an index.
fn legal<G: Tabletop + Encode>(position: &G, index: usize) -> Result<G::Action, NoMove> {
    let action = position.action_at(index);
    if let Some(action) = action.filter(|action| position.is_legal(*action)) {
        return Ok(action);
    }
    if position.outcome().is_some() {
        return Err(NoMove::Refused(Refusal::game_over()));
    }
    match action.map(|action| position.explain(action)) {
        Some(Err(refusal)) => Err(NoMove::Refused(refusal)),
        _ => Err(NoMove::NoAction),
    }
}

/// Why the action of an index is not legal.
pub(crate) fn refused<G: Tabletop + Encode>(position: &G, index: usize) -> NoMove {
    match legal(position, index) {
        Err(no_move) => no_move,
        Ok(_) => NoMove::NoAction,
    }
}

impl<G: Tabletop + Encode> Table for Play<G> {
    fn game(&self) -> &dyn AnyGame {
        self
    }

    fn position(&self) -> Box<dyn AnyPosition> {
        Box::new(*Self::position(self))
    }

    fn indices(&self) -> Vec<usize> {
        if Self::outcome(self).is_some() {
            return Vec::new();
        }
        sorted(Self::position(self))
    }

    fn play_index(&mut self, index: usize) -> Result<(), NoMove> {
        if Self::outcome(self).is_some() {
            return Err(NoMove::Refused(Refusal::game_over()));
        }
        let action = legal(Self::position(self), index)?;
        self.apply(action);
        Ok(())
    }

    fn observe(&self, planes: &mut [u8]) {
        let past = Past {
            occurrences: Self::occurrences(self) as u32,
            made: self.actions().len() as u32,
        };
        Self::position(self).observe(past, planes);
    }

    fn occurrences(&self) -> usize {
        Self::occurrences(self)
    }

    fn made(&self) -> usize {
        self.actions().len()
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
}

impl<G: Tabletop + Encode> AnyPosition for G {
    fn info(&self) -> &'static Info {
        G::INFO
    }

    fn to_move(&self) -> Seat {
        G::to_move(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        G::outcome(self)
    }

    fn line(&self) -> String {
        self.to_string()
    }

    fn key(&self) -> u64 {
        G::key(self)
    }

    fn is_same(&self, other: &dyn AnyPosition) -> bool {
        (other as &dyn Any).downcast_ref::<G>() == Some(self)
    }

    fn begin(&self) -> Box<dyn Table> {
        Box::new(Play::from_position(*self))
    }

    fn indices(&self) -> Vec<usize> {
        sorted(self)
    }

    fn index_of(&self, action: &str) -> Result<usize, Refusal> {
        AnyGame::explain(&Play::from_position(*self), action)?;
        // It could not be explained otherwise.
        let read = action.parse::<G::Action>();
        let read = read.map_err(|_| Refusal::notation(action, G::INFO.example))?;
        Ok(G::index_of(self, read))
    }

    fn action_at(&self, index: usize) -> Option<String> {
        G::action_at(self, index).map(|action| action.to_string())
    }

    fn after(&self, index: usize) -> Result<Box<dyn AnyPosition>, NoMove> {
        Ok(Box::new(G::after(self, legal(self, index)?)))
    }

    fn observe(&self, planes: &mut [u8]) {
        G::observe(self, Past::NONE, planes);
    }

    fn perft(&self, depth: u32, stop: &AtomicBool) -> Result<u64, Halt> {
        count(self, depth, stop)
    }
}

/// Depths that take no time worth a look at the flag.
const SHALLOW: u32 = 3;

fn count<G: Tabletop>(position: &G, depth: u32, stop: &AtomicBool) -> Result<u64, Halt> {
    if stop.load(Ordering::Relaxed) {
        return Err(Halt::Stopped);
    }
    if depth <= SHALLOW {
        return perft::count(position, depth).map_err(|Overflow| Halt::Overflow);
    }
    let list = position.actions();
    list.as_ref().iter().try_fold(0, |sum: u64, action| {
        let below = count(&position.after(*action), depth - 1, stop)?;
        sum.checked_add(below).ok_or(Halt::Overflow)
    })
}
