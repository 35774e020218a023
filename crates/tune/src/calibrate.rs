//! Fits how the shares of an evaluation are to be read, and draws how far they can be relied on.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use ludejo_arena::selfplay::files;
use ludejo_engine::Shares;
use ludejo_engine::calibration::{Calibration, FITTED, Judged};
use ludejo_rules::catalog;

use crate::reliability::{self, Panel, Point};

/// The games that are fitted are those with even numbers; the others are held back.
const FITTED_OF: u32 = 2;
/// The shares are put into so many classes for the picture.
const CLASSES: usize = 20;
/// A class with fewer positions says nothing.
const FEWEST: usize = 50;

/// Fewer games with a winner say nothing of how likely an advantage wins.
const FEWEST_DECIDED: usize = 20;

/// A position: the number of its game, what its engine said, what came of it, and who was to move.
struct Case {
    game: u32,
    said: Shares,
    result: Shares,
    seat: usize,
}

/// What an engine said by one evaluation.
struct Evaluation {
    id: &'static str,
    seats: usize,
    judged: Judged,
    fitted: Vec<Case>,
    held_back: Vec<Case>,
}

/// Fits every evaluation of which there are games in these folders, and tells how well each does on games
/// held back. Draws that in a file, and writes what was found where the engine has it, unless it is only
/// to be told. What does not predict games held back clearly better than the plain shares is dropped.
pub(crate) fn run(
    folders: &[PathBuf],
    picture: Option<&Path>,
    dry_run: bool,
) -> Result<(), String> {
    let mut found = Vec::new();
    let mut panels = Vec::new();
    println!("loss in bits per position of games held back");
    println!(
        "{:<34}{:>10}{:>9}{:>9}{:>18}{:>8}{:>8}",
        "evaluation", "positions", "before", "after", "gain", "scale", "draw"
    );
    for folder in folders {
        let evaluation = read(folder)?;
        let fitted = evaluation.fit();
        let before = loss(&evaluation.held_back, &Calibration::NONE, evaluation.seats);
        let gain = gain(&evaluation.held_back, &fitted, evaluation.seats);
        let why_dropped = if evaluation.decided() < FEWEST_DECIDED {
            Some("hardly any game had a winner")
        } else if gain.mean <= gain.margin {
            Some("not clearly better")
        } else {
            None
        };
        println!(
            "{:<34}{:>10}{before:>9.4}{:>9.4}{:>9.4} ± {:.4}{:>8.3}{:>8.3}{}",
            evaluation.name(),
            evaluation.held_back.len(),
            before - gain.mean,
            gain.mean,
            gain.margin,
            fitted.scale,
            fitted.draw,
            why_dropped.map_or(String::new(), |why| format!("  dropped: {why}"))
        );
        let calibration = match why_dropped {
            None => fitted,
            Some(_) => Calibration::NONE,
        };
        panels.push(evaluation.panel(&calibration));
        found.push((evaluation.id, evaluation.judged, calibration));
    }
    if let Some(path) = picture {
        write(path, &reliability::draw(&panels))?;
    }
    if !dry_run {
        write(&place(), &text(&found))?;
    }
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    std::fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    println!("written to {}", path.display());
    Ok(())
}

/// The games in a folder.
fn read(folder: &Path) -> Result<Evaluation, String> {
    let paths = files::files(folder).map_err(|error| error.to_string())?;
    let first = paths
        .first()
        .ok_or_else(|| format!("{} has no games", folder.display()))?;
    let about = files::run_of(first).map_err(|error| error.to_string())?;
    let (id, judged) =
        judged(&about).ok_or_else(|| format!("{} has no games of ours", folder.display()))?;
    let info = catalog::info(id).ok_or_else(|| format!("there is no game {id}"))?;
    let mut evaluation = Evaluation {
        id: info.id,
        seats: info.seats.len(),
        judged,
        fitted: Vec::new(),
        held_back: Vec::new(),
    };
    for path in paths {
        for (sample, result) in files::read(&path).map_err(|error| error.to_string())? {
            // What is proven is certain, and not an evaluation.
            if sample.end.is_some() {
                continue;
            }
            let cases = if sample.game.is_multiple_of(FITTED_OF) {
                &mut evaluation.fitted
            } else {
                &mut evaluation.held_back
            };
            cases.push(Case {
                game: sample.game,
                said: sample.shares,
                result,
                seat: sample.seat.index(),
            });
        }
    }
    if evaluation.fitted.is_empty() || evaluation.held_back.is_empty() {
        return Err(format!("{} has too few games", folder.display()));
    }
    Ok(evaluation)
}

/// The game and the evaluation that a run says of itself that it is of.
fn judged(about: &str) -> Option<(&str, Judged)> {
    let (id, rest) = about.split_once(' ')?;
    let mut words = rest.split(' ');
    let judged = match words.find_map(|word| word.strip_prefix("network=")) {
        Some(fingerprint) => Judged::ByNetwork(u64::from_str_radix(fingerprint, 16).ok()?),
        None => Judged::ByHand,
    };
    Some((id, judged))
}

/// What a calibration does not know of the result of a position, in bits (cross entropy).
fn bits(case: &Case, calibration: &Calibration, seats: usize) -> f64 {
    let told = calibration.shares(&case.said, seats);
    (0..seats)
        .map(|seat| -f64::from(case.result.0[seat]) * f64::from(told.0[seat]).max(1e-6).log2())
        .sum()
}

/// The same for each position, on average.
fn loss(cases: &[Case], calibration: &Calibration, seats: usize) -> f64 {
    let all: f64 = cases
        .iter()
        .map(|case| bits(case, calibration, seats))
        .sum();
    all / cases.len() as f64
}

/// How many bits a calibration gains for each position, with half the width of its 95 % interval.
struct Gain {
    mean: f64,
    margin: f64,
}

/// What a calibration gains over the plain shares. The positions of a game have the same result, so chance
/// is in games and not in positions (a ratio of sums over clusters; Cochran, "Sampling Techniques", 1977).
fn gain(cases: &[Case], calibration: &Calibration, seats: usize) -> Gain {
    let mut games: BTreeMap<u32, (f64, f64)> = BTreeMap::new();
    for case in cases {
        let (gained, count) = games.entry(case.game).or_default();
        *gained += bits(case, &Calibration::NONE, seats) - bits(case, calibration, seats);
        *count += 1.0;
    }
    let positions = cases.len() as f64;
    let mean = games.values().map(|(gained, _)| gained).sum::<f64>() / positions;
    let deviations = games
        .values()
        .map(|(gained, count)| (gained - mean * count).powi(2));
    let margin = 1.96 * deviations.sum::<f64>().sqrt() / positions;
    Gain { mean, margin }
}

/// Where a function that has one valley is lowest, and its value there (golden-section search; Kiefer,
/// "Sequential minimax search for a maximum", 1953).
fn lowest(mut low: f64, mut high: f64, value: &dyn Fn(f64) -> f64) -> (f64, f64) {
    const STEPS: usize = 24;
    let golden = (5.0_f64.sqrt() - 1.0) / 2.0;
    let place = |low: f64, high: f64| [high - golden * (high - low), low + golden * (high - low)];
    for _ in 0..STEPS {
        let [left, right] = place(low, high);
        if value(left) < value(right) {
            high = right;
        } else {
            low = left;
        }
    }
    let middle = f64::midpoint(low, high);
    (middle, value(middle))
}

impl Evaluation {
    /// Its name for people.
    fn name(&self) -> String {
        match self.judged {
            Judged::ByHand => format!("{}, by hand", self.id),
            Judged::ByNetwork(fingerprint) => format!("{}, network {fingerprint:016x}", self.id),
        }
    }

    /// How many of the fitted games have a winner.
    fn decided(&self) -> usize {
        let is_won = |case: &&Case| case.result.0[..self.seats].contains(&1.0);
        let games: BTreeSet<u32> = self
            .fitted
            .iter()
            .filter(is_won)
            .map(|case| case.game)
            .collect();
        games.len()
    }

    /// What fits the results of the games best.
    fn fit(&self) -> Calibration {
        // Three digits: more would be chance.
        let rounded = |number: f64| (number * 1000.0).round() / 1000.0;
        let of = |scale: f64, draw: f64| {
            let calibration = Calibration { scale, draw };
            loss(&self.fitted, &calibration, self.seats)
        };
        let draw_for = |scale: f64| match self.seats {
            2 => lowest(0.0, 6.0, &|draw| of(scale, draw)),
            _ => (0.0, of(scale, 0.0)),
        };
        let (log, _) = lowest(0.1_f64.ln(), 10.0_f64.ln(), &|log| draw_for(log.exp()).1);
        let scale = log.exp();
        Calibration {
            scale: rounded(scale),
            draw: rounded(draw_for(scale).0),
        }
    }

    /// What was expected and what came of it, in games held back, before and after.
    fn panel(&self, calibration: &Calibration) -> Panel {
        let points = |calibration: &Calibration| {
            let mut sums = [(0.0, 0.0, 0); CLASSES];
            for case in &self.held_back {
                let told = f64::from(calibration.shares(&case.said, self.seats).0[case.seat]);
                let class = ((told * CLASSES as f64) as usize).min(CLASSES - 1);
                let (told_sum, got_sum, count) = &mut sums[class];
                *told_sum += told;
                *got_sum += f64::from(case.result.0[case.seat]);
                *count += 1;
            }
            let full = sums.into_iter().filter(|(_, _, count)| *count >= FEWEST);
            full.map(|(told, got, count)| Point {
                told: told / count as f64,
                got: got / count as f64,
                part: count as f64 / self.held_back.len() as f64,
            })
            .collect()
        };
        let by = match self.judged {
            Judged::ByHand => "by hand",
            Judged::ByNetwork(_) => "by network",
        };
        Panel {
            game: catalog::info(self.id)
                .map_or("", |info| info.name)
                .to_owned(),
            by,
            before: points(&Calibration::NONE),
            after: points(calibration),
        }
    }
}

/// Where the engine has what was fitted.
fn place() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/src/calibration/fitted.rs")
}

/// The file, with what was found in place of what there was for the same evaluations.
fn text(found: &[(&str, Judged, Calibration)]) -> String {
    let same = |one: &(&str, Judged, Calibration), other: &(&str, Judged, Calibration)| {
        (one.0, one.1) == (other.0, other.1)
    };
    let kept = FITTED
        .iter()
        .filter(|old| !found.iter().any(|new| same(old, new)));
    let mut all: Vec<_> = kept.chain(found).collect();
    all.retain(|(_, _, calibration)| *calibration != Calibration::NONE);
    all.sort_by_key(|(id, judged, _)| {
        let by = match judged {
            Judged::ByHand => (0, 0),
            Judged::ByNetwork(fingerprint) => (1, *fingerprint),
        };
        (catalog::GAMES.iter().position(|info| info.id == *id), by)
    });
    let mut text = String::from(
        "//! How the evaluations are to be read: written by `cargo xtask calibrate`.\n\n\
         use super::{Calibration, Judged};\n\n\
         /// Each evaluation of a game, and how its shares are to be read.\n\
         #[rustfmt::skip]\n\
         pub const FITTED: &[(&str, Judged, Calibration)] = &[\n",
    );
    for (id, judged, Calibration { scale, draw }) in all {
        let judged = match judged {
            Judged::ByHand => "Judged::ByHand".to_owned(),
            Judged::ByNetwork(fingerprint) => format!("Judged::ByNetwork(0x{fingerprint:016x})"),
        };
        // Writing to a string does not fail.
        let _ = writeln!(
            text,
            "    (\"{id}\", {judged}, Calibration {{ scale: {scale:?}, draw: {draw:?} }}),"
        );
    }
    text.push_str("];\n");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: u32 = 60;

    /// Games that each have positions of every share, of which comes what a calibration says.
    fn cases(calibration: &Calibration) -> Vec<Case> {
        let mut cases = Vec::new();
        for step in 1..40 {
            let share = step as f32 / 40.0;
            let first = calibration.share(f64::from(share)) as f32;
            cases.extend((0..GAMES).map(|game| Case {
                game,
                said: Shares([share, 1.0 - share, 0.0, 0.0]),
                result: Shares([first, 1.0 - first, 0.0, 0.0]),
                seat: 0,
            }));
        }
        cases
    }

    #[test]
    fn what_shares_mean_is_found_again() {
        let truth = Calibration {
            scale: 0.7,
            draw: 1.2,
        };
        let evaluation = Evaluation {
            id: "sparta",
            seats: 2,
            judged: Judged::ByHand,
            fitted: cases(&truth),
            held_back: cases(&truth),
        };
        let found = evaluation.fit();
        for share in [0.1, 0.3, 0.6, 0.9] {
            let difference = (found.share(share) - truth.share(share)).abs();
            assert!(difference < 0.005, "{share}: {found:?}");
        }
        let panel = evaluation.panel(&found);
        assert!(panel.after.len() > 10);
        assert!(panel.after.iter().all(|it| (it.told - it.got).abs() < 0.01));
        assert!(
            panel
                .before
                .iter()
                .any(|it| (it.told - it.got).abs() > 0.05)
        );
    }

    #[test]
    fn only_what_is_clearly_better_is_a_gain() {
        let truth = Calibration {
            scale: 0.7,
            draw: 1.2,
        };
        let mut cases = cases(&truth);
        for case in &mut cases {
            // The share of the games that is expected is won, and the others are lost.
            let is_won = (case.game as f32) < case.result.0[0] * GAMES as f32;
            case.result = match is_won {
                true => Shares([1.0, 0.0, 0.0, 0.0]),
                false => Shares([0.0, 1.0, 0.0, 0.0]),
            };
        }
        let clear = gain(&cases, &truth, 2);
        assert!(clear.mean > clear.margin && clear.margin > 0.0);
        // Two games say hardly anything, however many positions they have.
        cases.retain(|case| case.game.is_multiple_of(GAMES / 2));
        let unclear = gain(&cases, &truth, 2);
        assert!(unclear.mean < unclear.margin);
    }

    #[test]
    fn runs_say_which_evaluation_they_are_of() {
        let hand = "evo engine=best nodes=5000 openings=8 version=0.1.0 games=0..100";
        assert_eq!(judged(hand), Some(("evo", Judged::ByHand)));
        let network = "herooj engine=best seed=0 network=00ff version=0.1.0 games=0..1";
        assert_eq!(judged(network), Some(("herooj", Judged::ByNetwork(255))));
    }

    #[test]
    fn what_was_dropped_leaves_the_file() {
        let of = |calibration| text(&[("herooj", Judged::ByHand, calibration)]);
        let line = "(\"herooj\", Judged::ByHand,";
        let some = Calibration {
            scale: 0.9,
            draw: 0.0,
        };
        assert!(of(some).contains(line));
        assert!(!of(Calibration::NONE).contains(line));
    }

    #[test]
    fn the_file_stands_as_it_is_written() {
        let file = std::fs::read_to_string(place()).expect("the file");
        assert_eq!(text(&[]), file);
    }
}
