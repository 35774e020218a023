//! What the engine says by a network, for others to compare.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ludejo_engine::evaluation::network::Network;
use ludejo_engine::evaluation::{ByNetwork, Corrected, Evaluation};
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
    G: Planes + TwoSeats,
{
    by::<G, _>(is_quiet, games, network, out, ByNetwork::new)
}

/// The same for EVO for four, with the strengths of all seats.
pub(crate) fn write_four(games: &[PathBuf], network: &Path, out: &Path) -> Result<(), String> {
    by::<Evo4, _>(quiet::any, games, network, out, Corrected::new)
}

fn by<G: Planes, E: Evaluation<G>>(
    is_quiet: IsQuiet<G>,
    games: &[PathBuf],
    network: &Path,
    out: &Path,
    evaluation: fn(Arc<Network>) -> E,
) -> Result<(), String> {
    let evaluation = evaluation(Arc::new(card::read::<G>(network)?));
    let mut judged = Vec::new();
    features::read::<G>(games, is_quiet, &mut |example| {
        let strengths = evaluation.strengths(&example.position);
        let seats = features::in_turn(&example.position);
        judged.extend(seats.map(|seat| strengths[seat.index()]));
    })?;
    let seats = G::INFO.seats.len();
    npy::write(out, &judged, seats).map_err(|error| format!("{}: {error}", out.display()))
}
