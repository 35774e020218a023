//! The computer opponents.
//!
//! An [`Engine`] is found by the id of a game and its [`Options`], and plays from text, as
//! everything outside search does.
//!
//! This crate does no input or output, reads no clock and no ambient randomness: when to stop and
//! the seed are passed in.
//!
//! ```
//! use ludejo_engine::{Limits, Options, engine};
//! let mut engine = engine("herooj", &Options::default()).unwrap();
//! let game = ludejo_rules::catalog::start("herooj").unwrap();
//! let thought = engine.think(&*game, &Limits::nodes(2_000), &mut |_| {}).unwrap();
//! assert!(game.explain(thought.action()).is_ok());
//! ```

pub mod baseline;
mod engine;
pub mod evaluation;
mod fixed;
pub mod judge;
mod level;
mod limits;
pub mod mcts;
mod options;
mod past;
mod proof;
mod random;
mod score;
pub mod search;
mod setting;
pub mod solo;
mod table;
pub mod tactics;
pub mod uct;
mod value;

pub use engine::{Engine, Line, Searcher, Thought};
pub use level::Level;
pub use limits::{Limits, Signal};
pub use options::{OPTIONS, OptionError, OptionInfo, Options, engine};
pub use score::{End, SEATS, Score, Shares};
pub use setting::{Judgement, Kind, Switch, Values};
