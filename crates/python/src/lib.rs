//! Ludejo for Python.
//!
//! What Python sees is described where it sees it: in the docstrings, which are the documentation
//! comments of what is exported here, and in `python/ludejo/_ludejo.pyi`.

mod ahead;
mod analysis;
mod batch;
mod draw;
mod engine;
mod env;
mod error;
mod game;
mod numbers;
mod outcome;
mod play;
mod position;
mod table;
mod team;
mod vector;
mod work;

use pyo3::prelude::*;

/// The part of Ludejo that is written in Rust.
#[pymodule]
mod _ludejo {
    #[pymodule_export]
    use super::ahead::Ahead;
    #[pymodule_export]
    use super::analysis::{Moment, Review, analyze};
    #[pymodule_export]
    use super::engine::{Engine, Line, Thought};
    #[pymodule_export]
    use super::error::{IllegalAction, InvalidPosition, InvalidRecord};
    #[pymodule_export]
    use super::game::{Game, game, game_ids};
    #[pymodule_export]
    use super::outcome::Outcome;
    #[pymodule_export]
    use super::play::{Play, read_record};
    #[pymodule_export]
    use super::position::Position;
    #[pymodule_export]
    use super::vector::VectorEnv;
}
