//! The oracle of Le Rooya against a sample of the whole solution.

use std::time::{Duration, Instant};

use ludejo_oracle::{Answer, Oracle, Worth};
use ludejo_rules::Game;
use ludejo_rules::rooya::Rooya;

/// Positions with what they are worth.
fn sample() -> Vec<(Rooya, Answer)> {
    let lines = include_str!("sample.txt").lines();
    let lines = lines.filter(|line| !line.starts_with('#'));
    let read = |line: &str| {
        let [worth, actions, position] = line.splitn(3, ' ').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let worth = match worth {
            "win" => Worth::Win,
            "draw" => Worth::Draw,
            _ => Worth::Loss,
        };
        let actions = actions.parse().ok();
        (position.parse().expect(line), Answer { worth, actions })
    };
    lines.map(read).collect()
}

#[test]
fn it_knows_the_sample() {
    let oracle = Oracle::rooya().expect("made for these rules");
    let sample = sample();
    assert!(sample.len() > 300);
    for (game, answer) in sample {
        assert_eq!(oracle.ask(&game), answer, "{game}");
        // The best move is worth as much as the position.
        let mut answers = Vec::new();
        game.for_each_action(|action| answers.push(oracle.ask_action(&game, action)));
        let worth = |answer: &Answer| match (answer.worth, answer.actions.unwrap_or(0)) {
            (Worth::Win, actions) => 1000 - i64::from(actions),
            (Worth::Draw, _) => 0,
            (Worth::Loss, actions) => i64::from(actions) - 1000,
        };
        let best = answers.into_iter().max_by_key(worth);
        assert_eq!(best, Some(answer), "{game}");
    }
}

#[test]
fn placing_is_drawn_and_answered_soon() {
    let oracle = Oracle::rooya().expect("made for these rules");
    let mut game = Rooya::start();
    while game.is_placing() {
        let start = Instant::now();
        assert_eq!(oracle.ask(&game).actions, None);
        let mut actions = Vec::new();
        game.for_each_action(|action| actions.push(action));
        let mut draws = actions.into_iter().filter(|action| {
            let answer = oracle.ask_action(&game, *action);
            answer.worth == Worth::Draw
        });
        // From a drawn position there is always a move that keeps the draw.
        let drawn = draws.next_back().expect("a move that draws");
        assert!(start.elapsed() < Duration::from_secs(2));
        game.apply(drawn);
    }
    assert_eq!(oracle.ask(&game).worth, Worth::Draw);
}
