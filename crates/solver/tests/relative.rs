//! The relative on 4×4 points: the solver against plain iteration.

use std::collections::HashMap;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use ludejo_oracle::{
    Next, Oracle, Position, Reading, Shape, Store, StoreError, Value, Worth, best,
};
use ludejo_solver::{Event, Solution, plain};

/// All positions with their moves.
struct Brute {
    numbers: HashMap<Position, u32>,
    /// What the moves of each lead to, one after another: numbers, or the end.
    moves: Vec<u32>,
    /// Where those of each begin; then the end of all.
    begins: Vec<u32>,
}

/// A move that wins, and one that loses.
const WIN: u32 = u32::MAX;
const LOSS: u32 = u32::MAX - 1;

impl Brute {
    fn new(shape: &Shape) -> Self {
        let all = 1_u32 << shape.points();
        let sets = || (0..all).filter(|set| set.count_ones() == shape.pawns());
        let mut positions = Vec::new();
        for own in sets() {
            let others = sets().filter(|other| own & other == 0);
            positions.extend(others.map(|other| Position { own, other }));
        }
        assert_eq!(positions.len(), 1_681_680);
        let numbers = positions.iter().copied().zip(0..).collect();
        let mut brute = Self {
            numbers,
            moves: Vec::new(),
            begins: vec![0],
        };
        let mut moves = Vec::new();
        for position in positions {
            // None where somebody must have won before.
            plain::on_any_board(shape, position, &mut moves);
            brute.moves.extend(moves.iter().map(|next| match next {
                Next::Win => WIN,
                Next::Loss => LOSS,
                Next::Position(after) => brute.numbers[after],
            }));
            brute.begins.push(brute.moves.len() as u32);
        }
        brute
    }

    /// The value of each: those that are decided by what is decided already, again and again.
    fn solve(&self) -> Vec<Option<Value>> {
        let mut values = vec![Some(Value::Draw); self.numbers.len()];
        for length in 1.. {
            let mut decided = Vec::new();
            for (number, ends) in self.begins.windows(2).enumerate() {
                if values[number] != Some(Value::Draw) {
                    continue;
                }
                let moves = &self.moves[ends[0] as usize..ends[1] as usize];
                let value = best(moves.iter().map(|next| match *next {
                    WIN => Value::Win(1),
                    LOSS => Value::Loss(1),
                    next => values[next as usize].expect("it can be").of_move(),
                }));
                // Whatever takes longer may yet change.
                let is_final = match value {
                    Some(Value::Win(actions) | Value::Loss(actions)) => actions == length,
                    Some(Value::Draw) => false,
                    None => true,
                };
                if is_final {
                    decided.push((number, value));
                }
            }
            if decided.is_empty() {
                break;
            }
            for (number, value) in decided {
                values[number] = value;
            }
        }
        values
    }
}

fn solve(folder: &Path, threads: usize) -> Solution {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.expect("threads");
    pool.install(|| Solution::solve(Shape::rooya4(), folder, &|_| {}))
        .expect("it is solved")
}

/// The names and contents of all waves.
fn waves(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let files = std::fs::read_dir(folder).expect("a folder");
    let names = files.map(|file| file.expect("a file").file_name());
    let names = names.map(|name| name.into_string().expect("a plain name"));
    let mut names: Vec<_> = names.filter(|name| name.starts_with("wave-")).collect();
    names.sort();
    let read = |name: String| {
        let content = std::fs::read(folder.join(&name)).expect("a file");
        (name, content)
    };
    names.into_iter().map(read).collect()
}

#[test]
fn both_agree_on_every_position() {
    let folder = tempfile::tempdir().expect("a folder");
    let solution = solve(folder.path(), 2);
    let brute = Brute::new(solution.shape());
    let values = brute.solve();
    for (position, number) in &brute.numbers {
        let value = values[*number as usize];
        assert_eq!(solution.value(*position), value, "{position:?}");
    }
    let counts = solution.counts();
    let found = |value| values.iter().filter(|is| **is == Some(value)).count() as u64;
    assert_eq!(counts.draws.positions, found(Value::Draw));
    for (length, wins) in counts.wins {
        assert_eq!(wins.positions, found(Value::Win(length)));
    }
    for (length, losses) in counts.losses {
        assert_eq!(losses.positions, found(Value::Loss(length)));
    }

    let study = solution.study(&|_| {});
    let value = |position: &Position| values[brute.numbers[position] as usize];
    let is_lost = |position: &Position| matches!(value(position), Some(Value::Loss(_)));
    let numbers = || brute.numbers.keys();
    let zugzwangs = numbers().filter(|one| is_lost(one) && is_lost(&one.passed()));
    let zugzwangs: Vec<_> = zugzwangs.collect();
    assert_eq!(study.zugzwangs.found.positions, zugzwangs.len() as u64);
    let example = study.zugzwangs.example;
    assert!(example.map_or(zugzwangs.is_empty(), |one| zugzwangs.contains(&&one)));
    for (length, turns) in study.turns {
        let by_turn = numbers().filter(|one| {
            let mut wins = value(one) != Some(Value::Win(length));
            solution.shape().each_step(**one, |next| {
                wins |= match next {
                    Next::Win => true,
                    Next::Loss => false,
                    Next::Position(after) => is_lost(&after),
                }
            });
            !wins
        });
        assert_eq!(turns.found.positions, by_turn.count() as u64, "{length}");
    }
    let longest = |is: &&Position| value(is) == Some(Value::Win(study.length));
    assert!(study.longest.iter().all(|one| longest(&one)));
    let draws = solution.draws(2_000, 1);
    assert_eq!(draws.positions, 2_000);
    assert!(draws.blunders + draws.errors < draws.moves);
}

#[test]
fn every_value_follows_with_other_readings_of_the_rules() {
    let mut counts = Vec::new();
    for reading in Reading::ALL {
        let folder = tempfile::tempdir().expect("a folder");
        let shape = Shape::rooya4_read(reading);
        let solution = Solution::solve(shape, folder.path(), &|_| {}).expect("it is solved");
        let rules = plain::of(solution.shape());
        assert_eq!(
            solution.verify_some(&*rules, 30_000, 1, &|_| {}),
            Ok(()),
            "{reading:?}"
        );
        counts.push(solution.counts());
        // A folder is for one reading.
        let other = Shape::rooya4_read(Reading::ALL[usize::from(reading == Reading::Rules)]);
        drop(solution);
        let refused = Solution::solve(other, folder.path(), &|_| {}).is_err();
        assert!(refused, "{reading:?}");
    }
    for (number, one) in counts.iter().enumerate() {
        assert!(!counts[..number].contains(one), "{number} changes nothing");
    }
}

#[test]
fn every_value_follows_and_a_wrong_one_is_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let solution = solve(folder.path(), 2);
    let rules = plain::of(solution.shape());
    let slots = solution.index().slots() as u64;
    assert_eq!(solution.verify(&*rules, &|_| {}).expect("right"), slots);
    assert_eq!(solution.verify_some(&*rules, 10_000, 1, &|_| {}), Ok(()));
    // Without half turns some wins are gone.
    let no_halves = |position: Position, list: &mut Vec<Next>| {
        let is_possible = rules(position, list);
        list.pop();
        is_possible
    };
    assert!(solution.verify(&no_halves, &|_| {}).is_err());
}

#[test]
fn an_oracle_knows_every_value() {
    let folder = tempfile::tempdir().expect("a folder");
    let solution = solve(folder.path(), 2);
    let store = solution.store();
    let bytes = store.to_bytes();
    assert_eq!(Store::read(&bytes).as_ref(), Ok(&store));
    let mut damaged = bytes.clone();
    damaged[bytes.len() / 2] ^= 1;
    assert_eq!(Store::read(&damaged), Err(StoreError::Damaged));
    assert_eq!(Store::read(&bytes[1..]), Err(StoreError::NoStore));
    assert!(!store.lost.is_empty() && store.placing.iter().any(|list| !list.is_empty()));

    let oracle = Oracle::new(Shape::rooya4(), store);
    let slots = solution.index().slots();
    assert_eq!(solution.compare(&oracle, &|_| {}), Ok(slots as u64));
    for slot in (0..slots).step_by(3) {
        let position = solution.index().position(slot);
        assert_eq!(
            oracle.value(position),
            solution.value(position),
            "{position:?}"
        );
    }
    for (position, value) in solution.placed() {
        let worth = match value {
            Value::Win(_) => Worth::Win,
            Value::Draw => Worth::Draw,
            Value::Loss(_) => Worth::Loss,
        };
        assert_eq!(oracle.placing(position), worth, "{position:?}");
    }
    // With nothing stored it does not see everything.
    let oracle = Oracle::new(Shape::rooya4(), Store::default());
    assert!(solution.compare(&oracle, &|_| {}).is_err());
}

#[test]
fn a_check_that_was_interrupted_continues() {
    let folder = tempfile::tempdir().expect("a folder");
    let solution = solve(folder.path(), 2);
    let rows = solution.index().rows().len();
    let rules = plain::of(solution.shape());
    let checked = AtomicUsize::new(0);
    // From the middle on, nothing is right any more.
    let half_wrong = |position: Position, list: &mut Vec<Next>| {
        let is_possible = rules(position, list);
        is_possible && checked.load(Relaxed) < rows / 2 + 1
    };
    let count = |done| {
        checked.fetch_add(done, Relaxed);
    };
    assert!(solution.verify(&half_wrong, &count).is_err());
    let first = Mutex::new(Vec::new());
    let note = |done| first.lock().expect("no panic").push(done);
    solution.verify(&*rules, &note).expect("right");
    let done = first.into_inner().expect("no panic");
    assert!(done[0] >= 512 && done[0] <= rows / 2 + 1, "{}", done[0]);
    assert_eq!(done.iter().sum::<usize>(), rows);
    // It was complete: the next one begins anew.
    assert!(solution.verify(&half_wrong, &|_| {}).is_err());
}

#[test]
fn threads_do_not_change_the_files_and_neither_does_going_on() {
    let [one, many] = [(), ()].map(|()| tempfile::tempdir().expect("a folder"));
    solve(one.path(), 1);
    solve(many.path(), 3);
    let whole = waves(one.path());
    assert!(whole.len() > 3);
    assert!(whole == waves(many.path()), "the files differ");
    for kept in 0..whole.len() {
        let folder = tempfile::tempdir().expect("a folder");
        for (name, content) in &whole[..kept] {
            std::fs::write(folder.path().join(name), content).expect("a file");
        }
        let half = folder.path().join(format!("wave-{:03}.part", kept + 1));
        std::fs::write(half, "not complete").expect("a file");
        let read = AtomicUsize::new(0);
        let watch = |event| {
            if matches!(event, Event::Read { .. }) {
                read.fetch_add(1, Relaxed);
            }
        };
        let solution = Solution::solve(Shape::rooya4(), folder.path(), &watch);
        assert!(solution.is_ok());
        assert_eq!(read.into_inner(), kept);
        assert!(
            whole == waves(folder.path()),
            "the files differ after {kept}"
        );
    }
}

#[test]
fn damaged_files_and_those_of_others_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    solve(folder.path(), 2);
    let path = folder.path().join("wave-002");
    let whole = std::fs::read(&path).expect("a file");
    let refused = |content: &[u8]| {
        std::fs::write(&path, content).expect("a file");
        let error = Solution::solve(Shape::rooya4(), folder.path(), &|_| {}).err();
        let text = error.expect("it is refused").to_string();
        assert!(text.contains("wave-002 is damaged"), "{text}");
    };
    for place in [0, 20, whole.len() / 2, whole.len() - 40, whole.len() - 1] {
        let mut content = whole.clone();
        content[place] ^= 1;
        refused(&content);
    }
    refused(&whole[..whole.len() - 1]);
    refused(&whole[..10]);
    refused(&[]);
    let first = std::fs::read(folder.path().join("wave-001")).expect("a file");
    refused(&first);
    std::fs::write(&path, &whole).expect("a file");
    let open = solve(folder.path(), 2);
    let error = Solution::solve(Shape::rooya4(), folder.path(), &|_| {}).err();
    let text = error.expect("it is in use").to_string();
    assert!(text.contains("another process"), "{text}");
    drop(open);
    solve(folder.path(), 2);
}
