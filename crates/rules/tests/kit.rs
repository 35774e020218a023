//! What the checks over all games share.

pub(crate) mod actions;
pub(crate) mod cells;
pub(crate) mod diagram;
pub(crate) mod effects;
pub(crate) mod encode;
pub(crate) mod finished;
pub(crate) mod games;
pub(crate) mod lines;
pub(crate) mod mutate;
pub(crate) mod page;
pub(crate) mod pattern;
pub(crate) mod picks;
pub(crate) mod refusals;
pub(crate) mod repetition;
pub(crate) mod selection;
pub(crate) mod shuffle;
pub(crate) mod symmetries;
pub(crate) mod symmetry;
pub(crate) mod tale;
pub(crate) mod turns;
pub(crate) mod walk;
