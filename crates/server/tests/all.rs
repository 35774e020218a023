//! All tests of the crate in one program, so that what they share is compiled once.

mod connections;
mod router;
mod store;
