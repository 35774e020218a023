//! Our engines as players.

use std::time::{Duration, Instant};

use ludejo_arena::{Own, Player, Time};
use ludejo_engine::Options;
use ludejo_rules::catalog::{GAMES, start};
use ludejo_rules::{Outcome, Reason};

fn own(options: &str) -> Own {
    Own::new("ours", options.parse::<Options>().expect("options"))
}

#[test]
fn it_plays_every_game_within_its_limits() {
    let mut player = own("best,seed=5");
    let limits = [
        Time {
            nodes: Some(300),
            ..Time::default()
        },
        Time {
            move_time: Some(Duration::from_millis(20)),
            ..Time::default()
        },
        Time {
            depth: Some(1),
            clocks: Some(vec![(Duration::from_millis(300), Duration::ZERO); 4]),
            ..Time::default()
        },
    ];
    for info in GAMES {
        let mut game = start(info.id).expect("a game");
        player.begin(&*game).expect("it plays every game");
        for time in &limits {
            let begun = Instant::now();
            let chosen = player.choose(&*game, time).expect("a choice");
            assert!(begun.elapsed() < Duration::from_secs(1), "{}", info.id);
            game.play(&chosen.action).expect("legal");
            assert_eq!(chosen.thought.expect("a thought").action(), chosen.action);
        }
        game.end(Outcome::draw(Reason::Agreement));
        assert!(player.choose(&*game, &limits[0]).is_err());
    }
    assert_eq!(player.name(), "ours");
}

#[test]
fn a_new_game_is_a_new_beginning() {
    let mut player = own("seed=5");
    let game = start("herooj").expect("a game");
    let time = Time {
        nodes: Some(2_000),
        ..Time::default()
    };
    let mut choose = || {
        player.begin(&*game).expect("it begins");
        player.choose(&*game, &time).expect("a choice")
    };
    assert_eq!(choose(), choose());
}
