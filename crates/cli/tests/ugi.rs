//! The protocol from program to program.

use std::process::Command;
use std::time::Duration;

use ludejo_arena::{Own, Player, Program, Time};
use ludejo_engine::Options;
use ludejo_rules::catalog::start;
use ludejo_rules::{Outcome, Seat};

const LUDEJO: &str = env!("CARGO_BIN_EXE_ludejo");

/// The engine of the example, which plays at random.
fn random_mover(seed: u32) -> Program {
    let script = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../examples/random_mover.py"
    );
    let seed = seed.to_string();
    let command = ["python3", script, "--ludejo", LUDEJO, "--seed", &seed];
    let command = command.map(str::to_owned).to_vec();
    Program::new(command).with_patience(Duration::from_secs(30))
}

/// Whether the example can run here; if not it is said.
fn has_python() -> bool {
    let found = Command::new("python3").arg("--version").output().is_ok();
    if !found {
        println!("skipped: there is no python3 here");
    }
    found
}

/// Our engine, by its program.
fn ludejo() -> Program {
    let command = [LUDEJO, "ugi", "--engine", "baseline"].map(str::to_owned);
    Program::new(command.to_vec()).with_option("Seed", "3")
}

/// A game between players, one for each seat.
fn play(id: &str, players: &mut [&mut dyn Player], time: &Time) -> Outcome {
    let mut game = start(id).expect("a game");
    for player in &mut *players {
        player.begin(&*game).expect("it plays every game");
    }
    loop {
        if let Some(outcome) = game.outcome() {
            return outcome;
        }
        let player = &mut players[game.to_move().index()];
        let chosen = player.choose(&*game, time);
        let chosen = chosen.unwrap_or_else(|error| panic!("{}: {error}", player.name()));
        game.play(&chosen.action).expect("legal");
    }
}

/// So many nodes for every action.
fn nodes(nodes: u64) -> Time {
    Time {
        nodes: Some(nodes),
        ..Time::default()
    }
}

#[test]
fn our_engine_beats_the_random_mover() {
    if !has_python() {
        return;
    }
    let mut random = random_mover(1);
    let mut ours = ludejo();
    for id in ["herooj", "sparta"] {
        let outcome = play(id, &mut [&mut ours, &mut random], &nodes(1_000));
        assert_eq!(outcome.winner.map(Seat::index), Some(0), "{id}");
        let outcome = play(id, &mut [&mut random, &mut ours], &nodes(1_000));
        assert_eq!(outcome.winner.map(Seat::index), Some(1), "{id}");
    }
    assert_eq!(random.name(), "Random mover");
    assert!(ours.name().starts_with("Ludejo "));
}

#[test]
fn four_play_by_the_clock() {
    if !has_python() {
        return;
    }
    let clock = (Duration::from_secs(2), Duration::from_millis(1));
    let time = Time {
        nodes: Some(200),
        clocks: Some(vec![clock; 4]),
        ..Time::default()
    };
    let mut own = Own::new("own", Options::default());
    let mut players: [&mut dyn Player; 4] = [
        &mut random_mover(1),
        &mut own,
        &mut ludejo(),
        &mut random_mover(2),
    ];
    play("evo4", &mut players, &time);
}

#[test]
fn through_the_protocol_it_plays_the_same() {
    let options = "baseline,seed=3".parse::<Options>().expect("options");
    let mut own = Own::new("own", options);
    let mut other = ludejo();
    let mut game = start("master-herooj").expect("a game");
    own.begin(&*game).expect("it begins");
    other.begin(&*game).expect("it begins");
    for _ in 0..10 {
        let here = own.choose(&*game, &nodes(1_500)).expect("a choice");
        let there = other.choose(&*game, &nodes(1_500)).expect("a choice");
        assert_eq!(here.action, there.action);
        let thoughts = [here, there].map(|chosen| chosen.thought.expect("a thought"));
        assert_eq!(thoughts[0].depth, thoughts[1].depth);
        assert_eq!(thoughts[0].nodes, thoughts[1].nodes);
        assert_eq!(thoughts[0].best().actions, thoughts[1].best().actions);
        game.play(thoughts[0].action()).expect("legal");
    }
}
