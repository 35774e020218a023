//! What networks learn from: the features of quiet positions as numbers, and what came of them.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use ludejo_arena::selfplay::{Sample, files};
use ludejo_engine::Shares;
use ludejo_engine::evaluation::network::Shape;
use ludejo_engine::evaluation::{Evaluation, Weighted};
use ludejo_engine::judge::{ByThreats, Judge};
use ludejo_engine::planes::{Feature, Moves, Planes};
use ludejo_rules::evo::Evo4;
use ludejo_rules::{Game, Seat};

use crate::npy;
use crate::quiet::IsQuiet;

/// A random move that loses more of the win than this makes the result of the game mean nothing for
/// the positions before.
const HARM: f32 = 0.05;

/// A position to learn from.
pub(crate) struct Example<G: Game> {
    /// The number of its game.
    pub(crate) game: u32,
    pub(crate) position: G,
    /// The best action, as the search says.
    pub(crate) best: G::Action,
    /// What the search says that each seat can expect.
    score: Shares,
    /// What it got; nothing if a random move decided.
    result: Option<Shares>,
}

/// The seats of a game, from the seat to move on.
pub(crate) fn in_turn<G: Game>(position: &G) -> impl Iterator<Item = Seat> {
    let seats = G::INFO.seats.len() as u8;
    std::iter::successors(Some(position.to_move()), move |seat| Some(seat.next(seats)))
        .take(seats.into())
}

/// Hands over the examples in folders of self-play, game by game: quiet positions without a proven
/// end, each of them once.
pub(crate) fn read<G: Game>(
    folders: &[PathBuf],
    is_quiet: IsQuiet<G>,
    see: &mut dyn FnMut(Example<G>),
) -> Result<(), String> {
    let mut seen = HashSet::new();
    let files: Result<Vec<_>, _> = folders.iter().map(|folder| files::files(folder)).collect();
    for path in files
        .map_err(|error| error.to_string())?
        .into_iter()
        .flatten()
    {
        let samples = files::read(&path).map_err(|error| error.to_string())?;
        for game in samples.chunk_by(|(one, _), (other, _)| one.game == other.game) {
            let decided = decided(game);
            for (number, (sample, result)) in game.iter().enumerate() {
                let nonsense = || {
                    let id = G::INFO.id;
                    format!("this isn't a valid position of {id}: {}", sample.position)
                };
                let position: G = sample.position.parse().map_err(|_| nonsense())?;
                let best = sample.best.parse().map_err(|_| nonsense())?;
                if !position.actions().as_ref().contains(&best) {
                    return Err(format!(
                        "{} isn't legal in {}",
                        sample.best, sample.position
                    ));
                }
                if sample.end.is_none() && is_quiet(&position, best) && seen.insert(position.key())
                {
                    see(Example {
                        game: sample.game,
                        score: sample.shares,
                        result: (number >= decided).then_some(*result),
                        position,
                        best,
                    });
                }
            }
        }
    }
    Ok(())
}

/// From which sample of a game on the result is the engine's, and not that of a random move.
fn decided(game: &[(Sample, Shares)]) -> usize {
    let harmed = game.windows(2).rposition(|pair| {
        let [(now, _), (next, _)] = pair else {
            return false;
        };
        let lost = now.shares.of_seat(now.seat) - next.shares.of_seat(now.seat);
        now.played != now.best && lost > HARM
    });
    harmed.map_or(0, |place| place + 1)
}

/// What the actions of each position are made of.
#[derive(Default)]
pub(crate) struct Actions {
    parts: [Lists; 2],
    /// What each promises without a network.
    promises: Lists,
    /// Which of them is the best.
    best: Vec<u16>,
}

impl Actions {
    /// Adds those of an example of EVO for four.
    pub(crate) fn add(&mut self, example: &Example<Evo4>) {
        let position = &example.position;
        let list = position.actions();
        let list = list.as_ref();
        let best = list.iter().position(|action| *action == example.best);
        // It is one of them, or the example would not have been read.
        self.best.push(best.unwrap_or_default() as u16);
        let parts = position.parts(list);
        for (part, lists) in self.parts.iter_mut().enumerate() {
            let parts = parts.iter().map(|parts| parts[part]);
            lists.lists.push(parts.collect());
        }
        let mut promises = Vec::new();
        ByThreats(Weighted).promises(position, list, &mut promises);
        let promises = promises
            .into_iter()
            .map(|promise| promise.min(u16::MAX.into()) as u16);
        self.promises.lists.push(promises.collect());
    }

    fn write(&self, out: &Path, moves: usize) -> std::io::Result<()> {
        for (part, lists) in self.parts.iter().enumerate() {
            lists.write(&out.join(format!("part{part}.npy")), moves)?;
        }
        self.promises.write(&out.join("promise.npy"), 0)?;
        npy::write(&out.join("best.npy"), &self.best, 1)
    }
}

/// Notes the actions of an example.
type AddActions<G> = fn(&mut Actions, &Example<G>);

/// Numbers for one position after the other, in lists of the same length.
#[derive(Default)]
struct Lists {
    lists: Vec<Vec<u16>>,
}

impl Lists {
    /// Writes them, with a number that means nothing where a list is shorter.
    fn write(&self, path: &Path, nothing: usize) -> std::io::Result<()> {
        let width = self.lists.iter().map(Vec::len).max().unwrap_or(1).max(1);
        let mut numbers = Vec::with_capacity(self.lists.len() * width);
        for list in &self.lists {
            numbers.extend_from_slice(list);
            numbers.extend(std::iter::repeat_n(nothing as u16, width - list.len()));
        }
        npy::write(path, &numbers, width)
    }
}

/// Writes all examples of folders of self-play as arrays; with those of their actions if somebody can
/// add them.
pub(crate) fn write<G>(
    is_quiet: IsQuiet<G>,
    add_actions: Option<AddActions<G>>,
    games: &[PathBuf],
    out: &Path,
) -> Result<(), String>
where
    G: Planes,
    Weighted: Evaluation<G>,
{
    let failed = |error: std::io::Error| format!("{}: {error}", out.display());
    fs::create_dir_all(out).map_err(failed)?;
    let shape = Shape::of::<G>();
    let seats = shape.seats();
    let mut seen: Vec<Lists> = (0..seats).map(|_| Lists::default()).collect();
    let (mut numbers, mut pieces) = (Vec::new(), Vec::new());
    let (mut scores, mut results, mut by_hand) = (Vec::new(), Vec::new(), Vec::new());
    let mut actions = Actions::default();
    read::<G>(games, is_quiet, &mut |example| {
        if let Some(add) = add_actions {
            add(&mut actions, &example);
        }
        let strengths = Weighted.strengths(&example.position);
        for (lists, seat) in seen.iter_mut().zip(in_turn(&example.position)) {
            let mut list = Vec::new();
            example.position.for_each_feature(|feature| {
                list.push(feature.number::<G>(seat) as u16);
            });
            lists.lists.push(list);
            scores.push(example.score.of_seat(seat));
            let result = example.result.map(|result| result.of_seat(seat));
            results.push(result.unwrap_or(f32::NAN));
            by_hand.push(strengths[seat.index()]);
        }
        numbers.push(example.game);
        pieces.push(count_pieces(&example.position) as u8);
    })?;
    let path = |name: &str| out.join(name);
    for (seat, lists) in seen.iter().enumerate() {
        let path = path(&format!("seen{seat}.npy"));
        lists.write(&path, shape.inputs).map_err(failed)?;
    }
    if add_actions.is_some() {
        actions.write(out, shape.moves).map_err(failed)?;
    }
    npy::write(&path("game.npy"), &numbers, 1).map_err(failed)?;
    npy::write(&path("pieces.npy"), &pieces, 1).map_err(failed)?;
    npy::write(&path("score.npy"), &scores, seats).map_err(failed)?;
    npy::write(&path("result.npy"), &results, seats).map_err(failed)?;
    npy::write(&path("by_hand.npy"), &by_hand, seats).map_err(failed)?;
    let about = format!(
        "{{\"game\": \"{}\", \"rules\": \"{:016x}\", \"inputs\": {}, \"seats\": {seats}, \"moves\": {}, \
         \"pieces\": {}, \"mirror\": {:?}, \"corrects\": {}}}\n",
        shape.info.id,
        shape.rules,
        shape.inputs,
        shape.moves,
        count_pieces(&G::start()),
        mirror::<G>(),
        G::CORRECTS,
    );
    fs::write(path("about.json"), about).map_err(failed)?;
    println!("{} quiet positions, each of them once", numbers.len());
    Ok(())
}

/// Where each input goes if left and right are exchanged; empty if that makes a difference.
fn mirror<G: Planes>() -> Vec<usize> {
    let mut mirror = Vec::new();
    for owner in (0..G::INFO.seats.len() as u8).map(Seat::new) {
        for kind in 0..G::KINDS {
            for square in 0..G::SQUARES as u8 {
                let feature = Feature {
                    owner,
                    kind,
                    square,
                };
                // As the first seat sees it, features are numbered in this order.
                let mirrored = feature.mirrored::<G>();
                mirror.extend(mirrored.map(|mirrored| mirrored.number::<G>(Seat::FIRST)));
            }
        }
    }
    mirror
}

/// The pieces on the board, by which a network chooses its output weights.
fn count_pieces<G: Planes>(position: &G) -> usize {
    let mut pieces = 0;
    position.for_each_feature(|feature| pieces += usize::from(feature.is_piece::<G>()));
    pieces
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use ludejo_arena::selfplay::files::Parts;
    use ludejo_arena::selfplay::{SelfPlay, run};
    use ludejo_rules::herooj::Herooj;

    use super::*;
    use crate::quiet;

    fn sample(share: f32, played: &str) -> (Sample, Shares) {
        let sample = Sample {
            game: 0,
            ply: 0,
            position: Herooj::start().to_string(),
            seat: Seat::FIRST,
            best: "b2b4".to_owned(),
            played: played.to_owned(),
            shares: Shares::pair(Seat::FIRST, share),
            end: None,
            depth: 1,
            nodes: 1,
        };
        (sample, Shares::win(Seat::FIRST))
    }

    #[test]
    fn random_moves_that_do_harm_spoil_the_result_before() {
        let quiet = [sample(0.5, "b2b4"), sample(0.2, "b2b4")];
        assert_eq!(decided(&quiet), 0);
        let harmless = [sample(0.5, "c2c3"), sample(0.49, "b2b4")];
        assert_eq!(decided(&harmless), 0);
        let harmful = [
            sample(0.5, "b2b4"),
            sample(0.5, "c2c3"),
            sample(0.4, "b2b4"),
            sample(0.4, "b2b4"),
        ];
        assert_eq!(decided(&harmful), 2);
    }

    /// Self-play, as arrays.
    #[test]
    fn every_quiet_position_is_written_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let (games, out) = (folder.path().join("games"), folder.path().join("out"));
        let what = SelfPlay {
            info: Herooj::INFO,
            options: "best,memory=1".parse().expect("options"),
            network: None,
            nodes: 100,
            opening_plies: 4,
            explore: 5,
            setups: vec![&Herooj::INFO.setups[0]],
            seed: 1,
        };
        let mut parts = Parts::open(&games, &what, 4).expect("a folder");
        let mut played = Vec::new();
        let result = run(&what, &parts.missing(), 2, &mut |_, game| {
            played.push(game);
            ControlFlow::Continue(())
        });
        assert_eq!(result, Ok(()));
        parts.write(0, &played).expect("written");

        // Nothing is learned twice.
        let games = [games.clone(), games];
        write::<Herooj>(quiet::by_tactics, None, &games, &out).expect("written");
        let mut keys = HashSet::new();
        read::<Herooj>(&games, quiet::by_tactics, &mut |example| {
            assert!(keys.insert(example.position.key()));
        })
        .expect("read");
        assert!(keys.len() > 50, "{}", keys.len());
        let length = |name: &str| fs::metadata(out.join(name)).expect("a file").len() as usize;
        assert_eq!(length("score.npy"), 128 + 8 * keys.len());
        assert_eq!(length("pieces.npy"), 128 + keys.len());
        let about = fs::read_to_string(out.join("about.json")).expect("a file");
        assert!(
            about.contains("\"inputs\": 512, \"seats\": 2, \"moves\": 0, \"pieces\": 28"),
            "{about}"
        );
        // The first four squares of the first plane.
        assert!(about.contains("\"mirror\": [7, 6, 5, 4,"), "{about}");
    }
}
