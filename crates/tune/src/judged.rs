//! What the engine says by a network, for others to compare.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ludejo_engine::evaluation::{ByNetwork, Evaluation};
use ludejo_engine::planes::Planes;
use ludejo_engine::tactics::Tactics;
use ludejo_rules::TwoSeats;

use crate::card;
use crate::features;
use crate::npy;

/// Writes the advantage of the seat to move in every example, in their order.
pub(crate) fn write<G>(games: &[PathBuf], network: &Path, out: &Path) -> Result<(), String>
where
    G: Tactics + Planes + TwoSeats,
{
    let evaluation = ByNetwork::<G>::new(Arc::new(card::read::<G>(network)?));
    let mut judged = Vec::new();
    features::read::<G>(games, &mut |example| {
        judged.push(evaluation.advantage(&example.position));
    })?;
    npy::write(out, &judged, 1).map_err(|error| format!("{}: {error}", out.display()))
}
