//! What people meet: the levels, and the networks that are part of the program. Seeds and nodes are
//! fixed, so each game is the same every time.

use std::ops::ControlFlow;

use ludejo_arena::matches::{Match, Tally, run};
use ludejo_engine::Resources;
use ludejo_rules::catalog::{self, GAMES};

/// So many nodes for each action, unless a level looks at fewer: the strongest would take too long.
/// In games for four, nodes are random games, which take longer.
const LEVEL_NODES: u64 = 12_000;
const LEVEL_NODES_OF_FOUR: u64 = 6_000;
const NETWORK_NODES: u64 = 1_000;

/// The networks that are part of the program.
fn networks() -> Resources {
    let mut resources = Resources::default();
    for (name, bytes) in ludejo_networks::all() {
        resources.add(name, bytes.into()).expect(name);
    }
    resources
}

/// The share of the points that the first player gets; in a game for four, it has one seat against
/// three of the other.
fn share(id: &str, players: [&str; 2], nodes: u64, games: u32) -> f64 {
    let info = catalog::info(id).expect("a game");
    let players = players.map(|text| text.parse().expect(text));
    let limit = format!("nodes={nodes}").parse().expect("a limit");
    let contest = Match::new(info, players.into(), limit).expect("a match");
    let mut contest = contest.with_games(games).expect("games");
    contest.opening_plies = 4;
    contest.seed = 3;
    contest.resources = networks();
    let mut tally = Tally::new(&contest);
    let played = run(&contest, &[], 2, &mut |record| {
        let result = contest.result(tally.games, &record).expect("a result");
        tally.add(&result);
        ControlFlow::Continue(())
    });
    played.expect("games");
    tally.standings[0].points / f64::from(games)
}

#[test]
fn higher_levels_are_stronger() {
    let mut wrong = Vec::new();
    for info in GAMES {
        let seats = info.seats.len();
        let nodes = match seats {
            2 => LEVEL_NODES,
            _ => LEVEL_NODES_OF_FOUR,
        };
        for pair in ["level=1", "level=4", "level=7", "level=10"].windows(2) {
            let [below, above] = [pair[0], pair[1]];
            // The higher the levels, the longer their games take, and the less chance there is in them.
            let games = if above == "level=10" { 12 } else { 24 };
            let share = share(info.id, [above, below], nodes, games);
            println!("{} {above} against {below}: {share}", info.id);
            if share <= 1.0 / seats as f64 {
                wrong.push(format!("{} {above}: {share}", info.id));
            }
        }
    }
    assert_eq!(wrong, [""; 0]);
}

#[test]
fn no_network_loses_to_the_hand_made_evaluation() {
    for (name, _) in ludejo_networks::all() {
        let id = name.trim_end_matches(".network");
        let seats = catalog::info(id).expect("a game").seats.len();
        let share = share(id, ["best", "best,judgement=hand"], NETWORK_NODES, 40);
        println!("{id}: {share}");
        assert!(share >= 1.0 / seats as f64, "{id}: {share}");
    }
}
