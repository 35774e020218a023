//! Matches: many games between engines, and what they say about strength.

mod contest;
mod contestant;
mod game;
mod ledger;
mod limit;
mod result;
mod run;
mod tally;

pub use contest::{Match, MatchError};
pub use contestant::{Contestant, NotAContestant, Source};
pub use ledger::{Ledger, LedgerError};
pub use limit::{Control, Limit, NotALimit};
pub use result::{GameResult, NotOfThisMatch, Spent};
pub use run::{RunError, run};
pub use tally::{Count, Standing, Tally};
