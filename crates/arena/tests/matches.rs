//! Whole matches.

use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;

use ludejo_arena::matches::{
    Contestant, Count, GameResult, Ledger, LedgerError, Match, MatchError, RunError, Tally, run,
};
use ludejo_engine::Resources;
use ludejo_rules::catalog::{self, GAMES};
use ludejo_rules::record::Record;
use ludejo_rules::{Reason, Seat};

/// A match of these players, with openings of 4 actions.
fn contest(id: &str, players: &[&str], games: u32, limit: &str) -> Match {
    let players = players.iter().map(|text| text.parse().expect(text));
    let players: Vec<Contestant> = players.collect();
    let info = catalog::info(id).expect("a game");
    let contest = Match::new(info, players, limit.parse().expect("a limit"));
    let contest = contest.and_then(|contest| contest.with_games(games));
    let mut contest = contest.unwrap_or_else(|error: MatchError| panic!("{error}"));
    contest.opening_plies = 4;
    contest
}

/// The games that follow on the known ones.
fn play(contest: &Match, known: &[Record], at_a_time: usize) -> Vec<Record> {
    let mut records = Vec::new();
    let played = run(contest, known, at_a_time, &mut |record| {
        records.push(record);
        ControlFlow::Continue(())
    });
    played.unwrap_or_else(|error: RunError| panic!("{error}"));
    records
}

fn result(contest: &Match, number: usize, record: &Record) -> GameResult {
    let result = contest.result(number as u32, record);
    result.unwrap_or_else(|error| panic!("{error}"))
}

fn tally(contest: &Match, records: &[Record]) -> Tally {
    let mut tally = Tally::new(contest);
    for (number, record) in records.iter().enumerate() {
        tally.add(&result(contest, number, record));
    }
    tally
}

/// The text of the records but the time that they took.
fn timeless(records: &[Record]) -> Vec<String> {
    let text = |record: &Record| {
        let text = record.to_string();
        let lines = text.lines().filter(|line| !line.contains("Milliseconds"));
        lines.collect::<Vec<_>>().join("\n")
    };
    records.iter().map(text).collect()
}

#[test]
fn how_many_are_played_at_a_time_changes_nothing() {
    for (id, players) in [
        ("herooj", &["best", "random"][..]),
        ("evo4", &["baseline", "random", "best", "random,seed=7"]),
    ] {
        let contest = contest(id, players, 8, "nodes=60");
        let one = play(&contest, &[], 1);
        assert_eq!(one.len(), 8);
        assert_eq!(timeless(&one), timeless(&play(&contest, &[], 3)), "{id}");
        let rest = play(&contest, &one[..3], 2);
        assert_eq!(timeless(&one[3..]), timeless(&rest), "{id}: resumed");
    }
}

#[test]
fn games_are_legal_and_say_what_they_are() {
    for info in GAMES {
        let seats = info.seats.len();
        let contest = contest(info.id, &["best", "random"], seats as u32, "nodes=40");
        let records = play(&contest, &[], 2);
        let mut starts = Vec::new();
        for (number, record) in records.iter().enumerate() {
            let game = record.replay().unwrap_or_else(|error| panic!("{error}"));
            let again: Record = record.to_string().parse().expect("its own text");
            assert_eq!(again, *record);
            let result = result(&contest, number, record);
            assert_eq!(Some(result.winner), game.outcome().map(|it| it.winner));
            assert_eq!(result.actions as usize, game.history().len());
            assert_eq!(result.field[number], 0, "the first player at every seat");
            starts.push(record.position(4).expect("an opening").line());
            let spent: u64 = result.spent.iter().map(|spent| spent.nodes).sum();
            assert!(spent >= u64::from(result.actions) - 4);
            assert!(
                contest.result(seats as u32, record).is_err(),
                "another game"
            );
        }
        assert!(
            starts.iter().all(|start| *start == starts[0]),
            "one opening"
        );
    }
}

/// Whether there is an engine of this kind for a game.
fn plays(id: &str, kind: &str) -> bool {
    let options = kind.parse().expect("a kind");
    ludejo_engine::engine(id, &options, &Resources::default()).is_ok()
}

/// The short match that must not be lost.
#[test]
fn random_play_is_beaten() {
    for info in GAMES {
        let seats = info.seats.len() as u32;
        // The baseline knows the games that were here with it.
        for player in ["best", "baseline"]
            .into_iter()
            .filter(|kind| plays(info.id, kind))
        {
            let contest = contest(info.id, &[player, "random"], 2 * seats, "nodes=400");
            let tally = tally(&contest, &play(&contest, &[], 2));
            let points = tally.standings[0].points;
            let fair = f64::from(tally.games) / f64::from(seats);
            assert!(points > fair, "{player} in {}: {points} points", info.id);
        }
    }
}

#[test]
fn results_add_up() {
    for id in ["rooya", "evo4"] {
        let contest = contest(id, &["baseline", "random"], 8, "nodes=30");
        let tally = tally(&contest, &play(&contest, &[], 2));
        assert_eq!(tally.games, 8);
        let points: f64 = tally.standings.iter().map(|it| it.points).sum();
        assert!((points - 8.0).abs() < 1e-9);
        assert_eq!(tally.reasons.values().sum::<u32>(), 8);
        for standing in &tally.standings {
            assert_eq!(standing.total.games(), 8);
        }
        let [first, rest] = [0, 1].map(|player| {
            let seats = tally.standings[player].seats.iter();
            seats.map(Count::games).sum::<u32>()
        });
        assert_eq!((first, first + rest), (8, 8 * tally.seats.len() as u32));
        let pairs = if id == "rooya" { 4 } else { 0 };
        assert_eq!(tally.pairs.pairs(), pairs);
    }
}

#[test]
fn whoever_runs_out_of_time_has_lost() {
    let contest = contest("heroes", &["best", "best"], 2, "tc=1ms");
    let records = play(&contest, &[], 1);
    for (number, record) in records.iter().enumerate() {
        let result = result(&contest, number, record);
        assert_eq!(result.reason, Reason::Time.word());
        let loser = result.forfeit.expect("somebody");
        assert_eq!(result.winner, Some(loser.next(2)));
        assert!(record.replay().is_ok());
        assert!(record.to_string().contains("[%clk w"));
    }
    assert_eq!(tally(&contest, &records).reasons["time"], 2);
}

#[test]
fn whoever_forfeits_a_game_for_four_has_no_share() {
    let contest = contest("evo4", &["random", "random"], 4, "tc=1min");
    let mut result = result(&contest, 0, &play(&contest, &[], 2)[0]);
    result.winner = None;
    result.forfeit = Some(Seat::new(2));
    let shares = [0, 1, 2, 3].map(|seat| result.share(Seat::new(seat)));
    assert_eq!(shares, [1.0 / 3.0, 1.0 / 3.0, 0.0, 1.0 / 3.0]);
}

#[test]
fn enough_is_enough() {
    let contest = contest("herooj", &["random", "random"], 1_000_000, "nodes=1");
    let mut games = 0;
    let played = run(&contest, &[], 2, &mut |_| {
        games += 1;
        if games == 5 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    assert!(played.is_ok());
    assert_eq!(games, 5);
}

/// A file of its own for a test.
fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    // It need not be there.
    let _ = fs::remove_file(&path);
    path
}

#[test]
fn a_ledger_gives_back_what_was_written_and_goes_on_after_a_crash() {
    let contest = contest("evo", &["random", "random"], 6, "nodes=1");
    let records = play(&contest, &[], 1);
    let path = file("ledger.ludejo");
    let open = || Ledger::open(&path, &contest).unwrap_or_else(|error| panic!("{error}"));
    let (mut ledger, none) = open();
    assert!(none.is_empty());
    for record in &records[..3] {
        ledger.add(record).expect("written");
    }
    assert!(matches!(
        Ledger::open(&path, &contest),
        Err(LedgerError::InUse)
    ));
    drop(ledger);
    let whole = fs::read(&path).expect("a file");
    let two = records[..2].iter().map(|record| format!("{record}\n"));
    let two = two.collect::<String>().len();
    for length in (0..whole.len()).step_by(7).chain([two - 1, two, two + 1]) {
        fs::write(&path, &whole[..length]).expect("written");
        let (mut ledger, known) = open();
        assert_eq!(known, records[..known.len()], "{length}");
        assert_eq!(known.len() >= 2, length >= two, "{length}");
        for record in &records[known.len()..3] {
            ledger.add(record).expect("written");
        }
        assert_eq!(fs::read(&path).expect("a file"), whole, "{length}");
    }
    drop(open());
}

#[test]
fn a_ledger_keeps_other_files_as_they_are() {
    let contest_of = |players: &[&str]| contest("evo", players, 4, "nodes=1");
    let contest = contest_of(&["random", "random"]);
    let records = play(&contest, &[], 1);
    let text: String = records.iter().map(|record| format!("{record}\n")).collect();
    let broken = text.replacen("1. ", "1. x!!! ", 1);
    let path = file("other.ludejo");
    for (text, contest) in [
        ("notes of mine".to_owned(), &contest),
        ("[Game \"evo\"]\n\n*".to_owned(), &contest),
        (text.clone(), &contest_of(&["random", "baseline"])),
        (broken, &contest),
        (
            text[..text.len() - 1].to_owned(),
            &contest_of(&["best", "random"]),
        ),
    ] {
        fs::write(&path, &text).expect("written");
        let Err(error) = Ledger::open(&path, contest) else {
            panic!("{text} was taken");
        };
        assert!(!error.to_string().is_empty());
        assert_eq!(fs::read_to_string(&path).expect("a file"), text);
    }
    fs::write(&path, b"[Game \"evo\xFF\"]").expect("written");
    let error = Ledger::open(&path, &contest);
    assert!(matches!(error, Err(LedgerError::NoRecords)));
}
