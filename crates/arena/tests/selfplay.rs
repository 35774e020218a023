//! Engines against themselves.

use std::collections::HashSet;
use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;

use ludejo_arena::selfplay::files::{FilesError, PART, Parts, files, read};
use ludejo_arena::selfplay::{Samples, SelfPlay, SelfPlayError, run};
use ludejo_rules::catalog::{self, GAMES};

/// Fast games.
fn what(id: &str) -> SelfPlay {
    let info = catalog::info(id).expect("a game");
    SelfPlay {
        info,
        options: "best,memory=1".parse().expect("options"),
        network: None,
        nodes: 60,
        opening_plies: 4,
        explore: 0,
        setups: vec![&info.setups[0]],
        seed: 7,
    }
}

fn play(what: &SelfPlay, numbers: &[u32], at_a_time: usize) -> Vec<Samples> {
    let mut games = Vec::new();
    let mut expected = numbers.iter();
    let played = run(what, numbers, at_a_time, &mut |number, game| {
        assert_eq!(expected.next(), Some(&number));
        games.push(game);
        ControlFlow::Continue(())
    });
    played.unwrap_or_else(|error| panic!("{error}"));
    games
}

/// An empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    // It need not be there.
    let _ = fs::remove_dir_all(&path);
    path
}

#[test]
fn samples_are_the_positions_of_a_game() {
    for info in GAMES {
        for (number, game) in play(&what(info.id), &[0, 1], 2).iter().enumerate() {
            let seats = info.seats.len();
            let mut now = None;
            for (index, sample) in game.samples.iter().enumerate() {
                assert_eq!((sample.game, sample.ply), (number as u32, index as u32 + 4));
                let mut position = catalog::read(info.id, &sample.position).expect("a position");
                assert_eq!(position.to_move(), sample.seat);
                let before: Option<String> = now.replace(String::new());
                assert!(
                    before.is_none_or(|line| line == sample.position),
                    "{}",
                    info.id
                );
                assert_eq!(sample.played, sample.best);
                position.play(&sample.played).expect("a legal action");
                now = Some(position.line());
                let sum: f32 = sample.shares.0[..seats].iter().sum();
                assert!((sum - 1.0).abs() < 1e-3, "{sum}");
            }
            assert_eq!(game.plies as usize, game.samples.len() + 4);
            let sum: f32 = game.result.0[..seats].iter().sum();
            assert!((sum - 1.0).abs() < 1e-6, "{sum}");
        }
    }
}

#[test]
fn the_number_decides_a_game() {
    let what = what("herooj");
    let all = play(&what, &[0, 1, 2, 3], 3);
    assert_eq!(all[2..], play(&what, &[2, 3], 1));
    assert_ne!(all[0].samples, all[1].samples);
    let other = SelfPlay { seed: 8, ..what };
    assert_ne!(all[0].samples, play(&other, &[0], 1)[0].samples);
}

#[test]
fn explored_moves_are_played_and_the_best_ones_kept() {
    let what = SelfPlay {
        explore: 20,
        ..what("herooj")
    };
    let games = play(&what, &[0, 1, 2, 3], 2);
    assert_eq!(games, play(&what, &[0, 1, 2, 3], 1));
    let (mut explored, mut all) = (0, 0);
    for samples in games.iter().map(|game| &game.samples) {
        for (now, next) in samples.iter().zip(&samples[1..]) {
            let mut position = catalog::read("herooj", &now.position).expect("a position");
            assert!(position.explain(&now.best).is_ok());
            position.play(&now.played).expect("a legal action");
            assert_eq!(position.line(), next.position);
            explored += u32::from(now.played != now.best);
            all += 1;
        }
    }
    // By chance, the random move is sometimes the best one.
    assert!(
        (all / 10..all * 3 / 10).contains(&explored),
        "{explored} of {all}"
    );
}

#[test]
fn a_game_with_an_opening_of_before_is_left_out() {
    let folder = folder("selfplay-openings");
    let what = SelfPlay {
        opening_plies: 1,
        ..what("rooya")
    };
    // There are 25 first moves.
    for (games, fresh) in [(PART, 0..PART), (PART + 50, PART..PART + 50)] {
        let parts = Parts::open(&folder, &what, games);
        let mut parts = parts.unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(parts.missing(), fresh.collect::<Vec<_>>());
        let played = play(&what, &parts.missing(), 2);
        let positions = parts.write(parts.ends_with(games - 1).expect("a part"), &played);
        let all: usize = played.iter().map(|game| game.samples.len()).sum();
        assert!(positions.expect("it is written") < all);
    }
    let mut openings = Vec::new();
    for path in files(&folder).expect("the files") {
        let rows = read(&path).expect("the samples");
        let first = rows.into_iter().filter(|(sample, _)| sample.ply == 1);
        openings.extend(first.map(|(sample, _)| sample.position));
    }
    let distinct: HashSet<_> = openings.iter().collect();
    assert_eq!(distinct.len(), openings.len());
    assert!((10..=25).contains(&openings.len()), "{}", openings.len());
}

#[test]
fn what_cannot_be_played_is_told() {
    let too_long = SelfPlay {
        opening_plies: 100_000,
        ..what("rooya")
    };
    let result = run(&too_long, &[0], 1, &mut |_, _| ControlFlow::Continue(()));
    assert_eq!(result, Err(SelfPlayError::NoOpening(100_000)));
    let paranoid = SelfPlay {
        options: "paranoid".parse().expect("options"),
        ..what("rooya")
    };
    let result = run(&paranoid, &[0], 1, &mut |_, _| ControlFlow::Continue(()));
    assert!(matches!(result, Err(SelfPlayError::Engine(_))));
}

#[test]
fn parts_are_written_read_and_gone_on_with() {
    let folder = folder("selfplay-parts");
    let what = SelfPlay {
        nodes: 1000,
        ..what("herooj")
    };
    let open = |games| Parts::open(&folder, &what, games).unwrap_or_else(|error| panic!("{error}"));

    // A short run: one part that is not full.
    let mut parts = open(3);
    assert_eq!(parts.missing(), [0, 1, 2]);
    let games = play(&what, &parts.missing(), 1);
    assert_eq!(
        [0, 1, 2].map(|game| parts.ends_with(game)),
        [None, None, Some(0)]
    );
    parts.write(0, &games).expect("it is written");
    assert!(open(3).missing().is_empty());

    // Everything comes back.
    let paths = files(&folder).expect("the files");
    assert_eq!(paths.len(), 1);
    let rows = read(&paths[0]).expect("the samples");
    let expected = games.iter().flat_map(|game| {
        game.samples
            .iter()
            .map(|sample| (sample.clone(), game.result))
    });
    assert_eq!(rows, expected.collect::<Vec<_>>());
    assert!(
        rows.iter().any(|(sample, _)| sample.end.is_some()),
        "no proven end"
    );

    // A longer one plays that part anew, and those behind it; what was broken off does no harm.
    fs::write(folder.join("part-00001.partial"), "half").expect("it is written");
    let missing: Vec<u32> = (0..PART + 1).collect();
    assert_eq!(open(PART + 1).missing(), missing);

    // Other runs are kept apart.
    let other = SelfPlay {
        nodes: 61,
        ..what.clone()
    };
    assert!(matches!(
        Parts::open(&folder, &other, 3),
        Err(FilesError::OtherRun(..))
    ));
    fs::write(folder.join("x.parquet"), "nonsense").expect("it is written");
    assert!(matches!(
        Parts::open(&folder, &what, 3),
        Err(FilesError::Parquet(..))
    ));
    let file = folder.join("x.parquet");
    assert!(matches!(
        Parts::open(&file, &what, 3),
        Err(FilesError::Io(..))
    ));
}
