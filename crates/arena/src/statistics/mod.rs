//! What results say about strength.

mod elo;
mod normal;
mod pentanomial;
mod pool;
mod sprt;
mod wilson;

#[cfg(feature = "study")]
pub(crate) use normal::{SIGMAS_95, two_sided};

pub use elo::{Estimate, elo, score};
pub use pentanomial::Pentanomial;
pub use pool::{Game, Pool, Ratings, Step};
pub use sprt::{Sprt, Verdict};
pub use wilson::interval;
