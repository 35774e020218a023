//! What the engine says by a network, for others to compare.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ludejo_engine::SEATS;
use ludejo_engine::evaluation::{ByNetwork, Corrected, Evaluation, Terms};
use ludejo_engine::planes::Planes;
use ludejo_rules::TwoSeats;
use ludejo_rules::evo::Evo4;

use crate::card;
use crate::features;
use crate::npy;
use crate::quiet::{self, IsQuiet};

/// Writes the advantage of the seat to move in every example, in their order, as the strength of that
/// seat; the other has none.
pub(crate) fn write<G>(
    is_quiet: IsQuiet<G>,
    games: &[PathBuf],
    network: &Path,
    out: &Path,
) -> Result<(), String>
where
    G: Planes + Terms + TwoSeats,
{
    let evaluation = ByNetwork::<G>::new(Arc::new(card::read::<G>(network)?));
    let mut judged = Vec::new();
    features::read::<G>(games, is_quiet, &mut |example| {
        judged.extend([evaluation.advantage(&example.position), 0]);
    })?;
    npy::write(out, &judged, 2).map_err(|error| format!("{}: {error}", out.display()))
}

/// The same for EVO for four: the strengths of all seats from the seat to move on, and then what the
/// network says of the best action.
pub(crate) fn write_four(games: &[PathBuf], network: &Path, out: &Path) -> Result<(), String> {
    let evaluation = Corrected::<Evo4>::new(Arc::new(card::read::<Evo4>(network)?));
    let mut judged = Vec::new();
    features::read::<Evo4>(games, quiet::any, &mut |example| {
        let position = &example.position;
        let strengths = evaluation.strengths(position);
        judged.extend(features::in_turn(position).map(|seat| strengths[seat.index()]));
        judged.extend(evaluation.hints(position, &[example.best]));
    })?;
    npy::write(out, &judged, SEATS + 1).map_err(|error| format!("{}: {error}", out.display()))
}
