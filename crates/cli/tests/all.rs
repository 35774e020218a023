//! All tests of the crate in one program, so that what they share is compiled once.

mod admin;
mod analyze;
#[cfg(feature = "breakthrough")]
mod breakthrough;
mod commands;
mod data;
mod kept;
mod languages;
mod matches;
mod play;
mod probe;
mod selfplay;
mod serve;
mod solve;
#[cfg(unix)]
mod stress;
mod study;
mod ugi;
