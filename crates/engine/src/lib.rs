//! The computer opponents.
//!
//! An [`Engine`] is found by the id of a game and its [`Options`], and plays from text, as
//! everything outside search does.
//!
//! This crate does no I/O and uses no clock and no ambient randomness: the stop signal and the seed
//! are passed in, and so are networks and tables, as [`Resources`].
//!
//! ```
//! use ludejo_engine::{Limits, Options, Resources, engine};
//! let mut engine = engine("herooj", &Options::default(), &Resources::default()).unwrap();
//! let game = ludejo_rules::catalog::start("herooj").unwrap();
//! let thought = engine.think(&*game, &Limits::nodes(2_000), &mut |_| {}).unwrap();
//! assert!(game.explain(thought.action()).is_ok());
//! ```

pub mod baseline;
pub mod calibration;
mod engine;
pub mod evaluation;
mod find;
mod fixed;
mod greedy;
pub mod judge;
mod keyed_table;
mod level;
mod limits;
pub mod mcts;
mod options;
mod past;
mod perfect;
pub mod planes;
mod proof;
mod random;
mod resources;
#[cfg(feature = "rulings")]
mod ruled;
mod score;
pub mod search;
mod setting;
pub mod solo;
mod table;
mod tablebase;
pub mod tactics;
pub mod uct;
mod value;

pub use engine::{Engine, Line, Searcher, Thought, replay};
pub use find::{engine, wanted};
pub use keyed_table::{KeyedTable, TableError};
pub use level::Level;
pub use limits::{Limits, Signal};
pub use options::{OPTIONS, OptionError, OptionInfo, Options};
pub use resources::{ResourceError, Resources};
pub use score::{End, SEATS, Score, Shares};
pub use setting::{Judgement, Kind, Switch, Values};
pub use tablebase::{Tablebase, Verdict};
