//! All tests of the crate in one program, so that what they share is compiled once.

mod connections;
mod online;
mod router;
mod store;
