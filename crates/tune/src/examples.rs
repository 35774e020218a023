//! What there is to learn from: quiet positions, and what came of them.

use std::path::Path;

use ludejo_arena::selfplay::{Sample, files};
use ludejo_engine::Shares;

use crate::quiet::IsQuiet;
use ludejo_engine::evaluation::Terms;

/// How much the end of the game counts beside what the engine expected: the end is true but
/// mostly chance, the expectation comes from a deeper search by the weights of before.
const END: f32 = 0.5;

/// A position.
pub(crate) struct Example {
    /// The number of its game.
    pub(crate) game: u32,
    /// The terms that count for any seat, without repetition.
    pub(crate) terms: Vec<usize>,
    /// How often each of them counts, seat by seat.
    pub(crate) counts: Vec<f64>,
    /// What each seat should be said to expect; as many as the game has seats.
    pub(crate) shares: Vec<f64>,
}

/// The quiet positions of all games in a folder.
pub(crate) fn read<G: Terms>(folder: &Path, is_quiet: IsQuiet<G>) -> Result<Vec<Example>, String> {
    let mut samples = Vec::new();
    for path in files::files(folder).map_err(|error| error.to_string())? {
        samples.extend(files::read(&path).map_err(|error| error.to_string())?);
    }
    let mut examples = Vec::new();
    for (sample, result) in samples {
        let nonsense = || {
            format!(
                "this isn't a valid position of {}: {}",
                G::INFO.id,
                sample.position
            )
        };
        let position: G = sample.position.parse().map_err(|_| nonsense())?;
        let best: G::Action = sample.best.parse().map_err(|_| nonsense())?;
        // An end that is in sight is for the search to see.
        if sample.end.is_none() && is_quiet(&position, best) {
            examples.push(example(&position, &sample, result));
        }
    }
    Ok(examples)
}

fn example<G: Terms>(position: &G, sample: &Sample, result: Shares) -> Example {
    let seats = G::INFO.seats.len();
    let mut all = vec![vec![0; G::WEIGHTS.len()]; seats];
    position.count_terms(|seat, term, count| all[seat.index()][term] += count);
    // What counts the same for all seats says nothing about them.
    let differs = |&term: &usize| all.iter().any(|counts| counts[term] != all[0][term]);
    let terms: Vec<usize> = (0..G::WEIGHTS.len()).filter(differs).collect();
    let counts = all
        .iter()
        .flat_map(|counts| terms.iter().map(|&term| counts[term].into()));
    let counts = counts.collect();
    let share = |seat: usize| END * result.0[seat] + (1.0 - END) * sample.shares.0[seat];
    Example {
        game: sample.game,
        counts,
        terms,
        shares: (0..seats).map(|seat| share(seat).into()).collect(),
    }
}
