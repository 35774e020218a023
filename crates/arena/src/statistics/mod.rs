//! What results say about strength.

mod elo;
mod normal;
mod pentanomial;
mod sprt;
mod wilson;

pub use elo::{Estimate, elo, score};
pub use pentanomial::Pentanomial;
pub use sprt::{Sprt, Verdict};
pub use wilson::interval;
