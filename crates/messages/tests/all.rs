//! All tests of the crate in one program, so that what they share is compiled once.

mod evo;
#[path = "../../rules/tests/kit"]
mod kit {
    pub(crate) mod cells;
    pub(crate) mod mutate;
    pub(crate) mod pattern;
    pub(crate) mod shuffle;
    pub(crate) mod walk;
}
mod pages;
mod sentences;
mod sparta;
mod table;
