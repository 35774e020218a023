//! The weights of each game's terms: results, which `cargo xtask tune` writes.

pub(super) mod evo;
pub(super) mod evo4;
pub(super) mod heroes;
pub(super) mod herooj;
pub(super) mod master_herooj;
pub(super) mod rooya;
pub(super) mod sparta;
