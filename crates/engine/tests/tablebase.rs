//! Tables of solved positions: a small end of Herooj is solved here by looking at all of it, and
//! engines that are given the result must play it to the action.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::Arc;

use ludejo_engine::{
    End, Engine, KeyedTable, Limits, Options, ResourceError, Resources, TableError, Tablebase,
    Thought, Verdict, engine,
};
use ludejo_rules::herooj::{Herooj, MasterHerooj};
use ludejo_rules::{AnyGame, Game, Outcome, Play, TwoSeats, catalog};

/// One pawn each: both have to cross the board, become heroos and come home.
const START: &str = "8/1p6/8/8/8/8/6P1/8 w";

type Solution<G> = HashMap<G, Verdict>;

/// What all positions that can come from this one are worth, by retrograde analysis.
fn solve<G: TwoSeats>(start: G) -> Solution<G> {
    let mut positions = vec![start];
    let mut numbers = HashMap::from([(start, 0)]);
    let mut next: Vec<Vec<usize>> = Vec::new();
    while let Some(&position) = positions.get(next.len()) {
        let list = position.actions();
        let after = list.as_ref().iter().map(|&action| {
            let new = position.after(action);
            *numbers.entry(new).or_insert_with(|| {
                positions.push(new);
                positions.len() - 1
            })
        });
        let after = after.collect();
        next.push(after);
    }
    let ended = |position: &G| {
        let winner = position.outcome()?.winner;
        Some(Verdict { winner, actions: 0 })
    };
    let mut known: Vec<Option<Verdict>> = positions.iter().map(ended).collect();
    for actions in 1.. {
        let mut news = Vec::new();
        for (number, position) in positions.iter().enumerate() {
            if known[number].is_some() {
                continue;
            }
            let (seat, other) = (position.to_move(), position.to_move().next(2));
            let all = || next[number].iter().map(|&after| known[after]);
            let wins =
                |of| move |one: Option<Verdict>| one.is_some_and(|one| one.winner == Some(of));
            let winner = if all().any(wins(seat)) {
                seat
            } else if all().all(wins(other)) {
                other
            } else {
                continue;
            };
            let winner = Some(winner);
            news.push((number, Verdict { winner, actions }));
        }
        if news.is_empty() {
            break;
        }
        for (number, verdict) in news {
            known[number] = Some(verdict);
        }
    }
    let draw = Verdict {
        winner: None,
        actions: 0,
    };
    let known = known.into_iter().map(|verdict| verdict.unwrap_or(draw));
    positions.into_iter().zip(known).collect()
}

fn solution() -> Solution<Herooj> {
    solve(START.parse().expect("a position"))
}

fn think(engine: &mut dyn Engine, game: &dyn AnyGame, limits: &Limits<'_>) -> Thought {
    let thought = engine.think(game, limits, &mut |_| {});
    thought.expect("the game is not over")
}

fn game(position: &Herooj) -> Box<dyn AnyGame> {
    let read = catalog::read("herooj", &position.to_string());
    read.expect("a position")
}

fn end(verdict: Verdict) -> Option<End> {
    let actions = verdict.actions;
    verdict.winner.map(|winner| End { winner, actions })
}

/// At the root every action is told with what it comes to, and the lines lead there.
#[test]
fn what_is_solved_is_played_to_the_action() {
    let solution = solution();
    let table: Arc<dyn Tablebase<Herooj>> = Arc::new({
        let solution = solution.clone();
        move |position: &Herooj| solution.get(position).copied()
    });
    let resources = Resources::default().with_table(table);
    // The farthest first, and the same ones every time.
    let mut open: Vec<_> = solution.iter().filter(|(_, it)| it.actions > 0).collect();
    open.sort_unstable_by_key(|(position, it)| (Reverse(it.actions), position.key()));
    assert!(open[0].1.actions > 8);
    for kind in ["best", "mcts"] {
        let options: Options = format!("{kind},lines=64").parse().expect("options");
        let mut engine = engine("herooj", &options, &resources).expect("an engine");
        for &(position, verdict) in open.iter().step_by(97) {
            let thought = think(&mut *engine, &*game(position), &Limits::nodes(1));
            assert_eq!(thought.best().score.end, end(*verdict), "{position}");
            assert_eq!(thought.lines.len(), position.count_actions() as usize);
            for line in &thought.lines {
                let mut now = *position;
                for action in &line.actions {
                    assert_eq!(now.outcome(), None, "{position} {line:?}");
                    now.apply(action.parse().expect("an action"));
                }
                let first = position.after(line.actions[0].parse().expect("an action"));
                let told = line.score.end.expect("somebody wins");
                assert_eq!(told.actions, solution[&first].actions + 1, "{position}");
                assert_eq!(told.actions as usize, line.actions.len(), "{position}");
                assert_eq!(now.outcome().and_then(|it| it.winner), Some(told.winner));
            }
        }
    }
}

/// Where the table does not know all that can follow, the search meets what it knows.
#[test]
fn a_shallow_search_sees_as_far_as_the_table() {
    const KNOWN: u32 = 7;
    let start: Herooj = START.parse().expect("a position");
    let solution = solution();
    let whole = solution[&start];
    assert!(whole.actions > KNOWN + 2, "{whole:?}");
    let table: Arc<dyn Tablebase<Herooj>> = Arc::new({
        let solution = solution.clone();
        move |position: &Herooj| {
            let verdict = solution.get(position).copied();
            verdict.filter(|verdict| verdict.actions <= KNOWN)
        }
    });
    let limits = Limits {
        depth: whole.actions - KNOWN + 1,
        ..Limits::nodes(1_000_000)
    };
    for (resources, expected) in [
        (Resources::default(), None),
        (Resources::default().with_table(table), end(whole)),
    ] {
        for options in ["best", "search,threads=2"] {
            let options = options.parse().expect("options");
            let mut engine = engine("herooj", &options, &resources).expect("an engine");
            let thought = think(&mut *engine, &*game(&start), &limits);
            assert_eq!(thought.best().score.end, expected, "{options} {thought:?}");
        }
    }
}

/// A table that calls everything drawn is believed, and the rules before it.
#[test]
fn draws_are_even_and_history_comes_first() {
    let draw = Verdict {
        winner: None,
        actions: 0,
    };
    let table: Arc<dyn Tablebase<Herooj>> = Arc::new(move |_: &Herooj| Some(draw));
    let resources = Resources::default().with_table(table);
    let mut best = engine("herooj", &Options::default(), &resources).expect("an engine");
    let start = catalog::start("herooj").expect("a game");
    let score = think(&mut *best, &*start, &Limits::nodes(1)).best().score;
    assert_eq!((score.end, &score.shares.0[..2]), (None, &[0.5, 0.5][..]));

    // White wins, says the table, but so late that the game is drawn by its length before.
    let late = |position: &Herooj| {
        let actions = Herooj::INFO.length_limit + 1;
        let winner = Some(position.to_move());
        (position.outcome().is_none()).then_some(Verdict { winner, actions })
    };
    let table: Arc<dyn Tablebase<Herooj>> = Arc::new(late);
    let resources = Resources::default().with_table(table);
    let mut best = engine("herooj", &Options::default(), &resources).expect("an engine");
    let score = think(&mut *best, &*start, &Limits::nodes(1)).best().score;
    assert_eq!((score.end, &score.shares.0[..2]), (None, &[0.5, 0.5][..]));
}

#[test]
fn levels_do_not_know_the_table() {
    let table: Arc<dyn Tablebase<Herooj>> = Arc::new(|_: &Herooj| panic!("it is asked"));
    let resources = Resources::default().with_table(table);
    for options in ["level=2", "random", "uct", "baseline"] {
        let options = options.parse().expect("options");
        let mut engine = engine("herooj", &options, &resources).expect("an engine");
        let start = catalog::start("herooj").expect("a game");
        think(&mut *engine, &*start, &Limits::nodes(50));
    }
}

/// A table in a file that is mapped into memory looks like this.
struct Mapping(Vec<u8>);

impl AsRef<[u8]> for Mapping {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

#[test]
fn tables_come_as_bytes() {
    let solution = solution();
    let bytes = KeyedTable::write(solution.clone(), "a test,\nall positions");
    let mapped = bytes::Bytes::from_owner(Mapping(bytes.clone()));
    let read = KeyedTable::<Herooj>::read(&mapped).expect("a table");
    assert_eq!(read.provenance(), "a test, all positions");
    assert_eq!(read.positions(), solution.len());
    let mut resources = Resources::default();
    resources.add("herooj.table", mapped).expect("a table");
    let table = resources.clone().table::<Herooj>().expect("it was added");
    for (position, verdict) in &solution {
        assert_eq!(table.probe(position), Some(*verdict), "{position}");
    }
    assert_eq!(table.probe(&Herooj::start()), None);
    assert!(resources.table::<MasterHerooj>().is_none());
    let mut best = engine("herooj", &Options::default(), &resources).expect("an engine");
    let start: Herooj = START.parse().expect("a position");
    let thought = think(&mut *best, &*game(&start), &Limits::nodes(1));
    assert_eq!(thought.best().score.end, end(solution[&start]));
}

#[test]
fn broken_tables_are_refused() {
    let one = Verdict {
        winner: None,
        actions: 3,
    };
    let start = Herooj::start();
    let next = start.after(start.actions()[0]);
    let good = KeyedTable::write([(start, one), (next, one)], "a test");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let head = text(&good).find("\n\n").expect("a head") + 2;
    let read = |bytes: Vec<u8>| KeyedTable::<Herooj>::read(&bytes.into()).err();
    assert_eq!(read(good.clone()), None);
    for end in 0..good.len() {
        assert!(read(good[..end].to_vec()).is_some(), "{end}");
    }
    let with = |old: &str, new: &str| {
        let mut bytes = text(&good[..head]).replace(old, new).into_bytes();
        bytes.extend_from_slice(&good[head..]);
        read(bytes)
    };
    assert_eq!(with("table 1", "table 2"), Some(TableError::NoTable));
    let other = Some(TableError::OtherGame("evo".to_owned()));
    assert_eq!(with("herooj", "evo"), other);
    assert_eq!(with("start ", "start 1"), Some(TableError::Head("start")));
    assert_eq!(with("positions 2", "positions 3"), Some(TableError::Length));
    assert_eq!(
        with("positions 2", "positions x"),
        Some(TableError::Head("positions"))
    );
    assert_eq!(with("from", "by"), Some(TableError::Head("from")));
    let swapped = [&good[..head], &good[head + 11..], &good[head..head + 11]].concat();
    assert_eq!(read(swapped), Some(TableError::Entry(1)));
    let mut third = good.clone();
    third[head + 8] = 2;
    assert_eq!(
        read(third),
        Some(TableError::Entry(0)),
        "there is no third seat"
    );

    let mut resources = Resources::default();
    let named = |name: &str| name.to_owned();
    for (name, bytes, error) in [
        (
            "chess.table",
            vec![1],
            ResourceError::Unknown(named("chess.table")),
        ),
        ("herooj", vec![1], ResourceError::Unknown(named("herooj"))),
        (
            "evo.network",
            vec![],
            ResourceError::Empty(named("evo.network")),
        ),
        (
            "evo.table",
            good,
            ResourceError::Broken(named("evo.table"), TableError::OtherGame(named("herooj"))),
        ),
    ] {
        assert_eq!(resources.add(name, bytes.into()), Err(error));
    }
}

/// The engine looks at the game that was played, not at the position alone.
#[test]
fn a_repetition_is_not_a_win() {
    // After two actions of each seat the start stands for the second time; whatever leads to it
    // once more is drawn, although the table calls it won.
    let mut play =
        Play::<Herooj>::from_position("8/8/8/2h5/5H2/8/8/8 w".parse().expect("a position"));
    let there_and_back = ["f4g4", "c5b5", "g4f4", "b5c5"];
    for action in there_and_back.iter().chain(&there_and_back[..3]) {
        play.apply(action.parse().expect("an action"));
    }
    assert_eq!(play.outcome(), None::<Outcome>);
    let solution = solve(*play.position());
    let table: Arc<dyn Tablebase<Herooj>> =
        Arc::new(move |position: &Herooj| solution.get(position).copied());
    let resources = Resources::default().with_table(table);
    let options = "lines=64".parse().expect("options");
    let mut best = engine("herooj", &options, &resources).expect("an engine");
    let thought = think(&mut *best, &play, &Limits::nodes(1));
    let back = thought.lines.iter().find(|line| line.actions[0] == "b5c5");
    assert_eq!(back.expect("all are told").score.end, None);
}
