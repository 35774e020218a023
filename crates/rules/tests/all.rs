//! All tests of the crate in one program, so that what they share is compiled once.

mod conformance;
#[cfg(feature = "serde")]
mod data;
mod deciding;
mod draft;
mod evo;
mod games;
mod heroes;
mod herooj;
mod kit;
mod naive;
mod pages;
mod perft;
mod play;
mod record;
mod record_random;
mod rooya;
#[cfg(feature = "rulings")]
mod rulings;
mod sparta;
mod views;
