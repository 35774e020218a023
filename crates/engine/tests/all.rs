//! All tests of the crate in one program, so that what they share is compiled once.

mod ends;
mod engine;
mod judgement;
mod levels;
mod network;
mod perfect;
mod resume;
mod tablebase;
mod without;
