//! Nearly all tests of the crate in one program, so that what they share is compiled once.

mod analysis;
mod matches;
mod own;
#[cfg(unix)]
mod program;
#[cfg(feature = "parquet")]
mod selfplay;
#[cfg(feature = "study")]
mod study;
mod ugi;
