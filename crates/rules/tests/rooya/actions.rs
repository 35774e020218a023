//! What a seat can do, and what comes of it.

use ludejo_rules::rooya::{Action, Rooya};
use ludejo_rules::{Game, Tabletop};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::rooya::setup::{INSIDE, RING, act, board, fill, legal, neighbors, positions, read};

#[test]
fn actions_are_listed() {
    let outer = "a1 a2 a3 a4 a5 b1 b5 c1 c5 d1 d5 e1 e2 e3 e4 e5";
    for (line, begin, expected) in [
        // Placing.
        ("5/5/5/5/5 w -", "", outer),
        ("b1W1b/5/5/4W/W1b2 w -", "", "a2 a3 a4 b1 b5 d1 d5 e1 e3 e4"),
        ("WWWWW/b3b/b3W/b3b/WWb1b b -", "", "d1"),
        // Steps from the ring: all crossings are there.
        (RING, "a1", "a1a2 a1b1"),
        (RING, "c1", "c1b1 c1c2 c1c2b2 c1c2c3 c1c2d2 c1d1"),
        (RING, "a3", "a3a2 a3a4 a3b3 a3b3b2 a3b3b4 a3b3c3"),
        (RING, "e3", "e3d3 e3d3c3 e3d3d2 e3d3d4 e3e2 e3e4"),
        (RING, "c5", "c5b5 c5c4 c5c4b4 c5c4c3 c5c4d4 c5d5"),
        // An inner corner is reached from two sides; nothing turns on an empty plate.
        (
            "bWbWb/W3W/b3b/W3W/bWbWb w -",
            "",
            "a2a1 a2a3 a2b2 a2b2b3 a2b2c2 a4a3 a4a5 a4b4 a4b4b3 a4b4c4 \
             b1a1 b1b2 b1b2b3 b1b2c2 b1c1 b5a5 b5b4 b5b4b3 b5b4c4 b5c5 \
             d1c1 d1d2 d1d2c2 d1d2d3 d1e1 d5c5 d5d4 d5d4c4 d5d4d3 d5e5 \
             e2d2 e2d2c2 e2d2d3 e2e1 e2e3 e4d4 e4d4c4 e4d4d3 e4e3 e4e5",
        ),
        // Out of the inner plate, and on along the ring.
        (INSIDE, "c2", "c2b2 c2c1 c2c1b1 c2c1d1 c2c3 c2d2"),
        (
            "2WWb/bWb1b/4W/b2WW/bbWWb w -",
            "b4",
            "b4a4 b4b3 b4b5 b4b5a5 b4c4",
        ),
        (
            "W3b/bW1bb/b1bW1/bW2W/bW1WW w -",
            "d3",
            "d3c3 d3d2 d3d4 d3e3 d3e3e4",
        ),
        // An enemy in the way is no obstacle, a friend is one.
        ("3bW/b2WW/b1b2/bWbWW/bW1Wb w -", "b1", "b1a1 b1c1"),
        ("3bW/b2WW/b1b2/bWbWW/bW1Wb w -", "b2", "b2a2 b2b3 b2c2"),
        // R2: the turns that change something.
        (INSIDE, "cw", "cw"),
        (INSIDE, "ccw", "ccw"),
        (INSIDE, "half", "half"),
        ("WbWbW/b1b1b/W3W/b1b1b/W1W1W w -", "cw", "cw"),
        ("WbWbW/b1b1b/W3W/b1b1b/W1W1W w -", "ccw", "ccw"),
        ("WbWbW/b1b1b/W3W/b1b1b/W1W1W w -", "half", ""),
        ("WbWbW/b2Wb/W4/bW2b/1bWbW w -", "cw", "cw"),
        ("WbWbW/b2Wb/W4/bW2b/1bWbW w -", "half", ""),
        // Over.
        ("1bbb1/WWWWW/4b/b3b/WbWbW b w", "", ""),
    ] {
        assert_eq!(legal(line, begin), expected, "{line} {begin}");
    }
}

#[test]
fn actions_lead_on() {
    for (line, action, after) in [
        ("5/5/5/5/5 w -", "c1", "5/5/5/5/2W2 b -"),
        ("5/5/5/5/2W2 b -", "e5", "4b/5/5/5/2W2 w -"),
        // The last pawn is placed: phase 2.
        (
            "WbWbW/b3b/W3W/b3b/WbW1W b -",
            "d1",
            "WbWbW/b3b/W3W/b3b/WbWbW w -",
        ),
        // R3: placing fills a line and wins nothing.
        ("WW1WW/b3b/5/5/bb3 w -", "c5", "WWWWW/b3b/5/5/bb3 b -"),
        ("bbbb1/W3W/W3W/5/1W3 b -", "e5", "bbbbb/W3W/W3W/5/1W3 w -"),
        (
            "WWWWW/b3b/W3b/W3b/bb1bW b -",
            "c1",
            "WWWWW/b3b/W3b/W3b/bbbbW w -",
        ),
        // Steps.
        (RING, "c1c2", "WbWbW/b3b/W3W/b1W1b/Wb1bW b -"),
        (RING, "c1c2b2", "WbWbW/b3b/W3W/bW2b/Wb1bW b -"),
        // Changing places, at once and after crossing.
        (RING, "c1b1", "WbWbW/b3b/W3W/b3b/WWbbW b -"),
        (INSIDE, "c2c1b1", "WbWbW/b3b/W3W/bb2b/WWb1W b -"),
        (INSIDE, "c2b2", "WbWbW/b3b/W3W/bWb1b/Wb2W b -"),
        (
            "WbWbW/b3b/W3W/b1b1b/W1WbW w -",
            "c1c2",
            "WbWbW/b3b/W3W/b1W1b/W1bbW b -",
        ),
        // Turns.
        (INSIDE, "cw", "WbWbW/bb2b/WW2W/b3b/Wb2W b -"),
        (INSIDE, "ccw", "WbWbW/b3b/W2WW/b2bb/Wb2W b -"),
        (INSIDE, "half", "WbWbW/b1Wbb/W3W/b3b/Wb2W b -"),
        (
            "1b2b/bWb1b/WWb1b/W1bWW/W3W w -",
            "cw",
            "1b2b/b1WWb/Wbbbb/WW2W/W3W b -",
        ),
        (
            "1b2b/bWb1b/WWb1b/W1bWW/W3W b -",
            "ccw",
            "1b2b/b2Wb/Wbbbb/WWW1W/W3W w -",
        ),
        // A line: by a step, by two, by changing places, by a turn.
        (
            "1bbb1/WWW1W/3Wb/b3b/WbWbW w -",
            "d3d4",
            "1bbb1/WWWWW/4b/b3b/WbWbW b w",
        ),
        (
            "1bbb1/WWW1W/b3W/b3b/WbWbW w -",
            "e3d3d4",
            "1bbb1/WWWWW/b4/b3b/WbWbW b w",
        ),
        (
            "1b1Wb/WWWbW/b4/b3b/WbWbW w -",
            "d5d4",
            "1b1bb/WWWWW/b4/b3b/WbWbW b w",
        ),
        (
            "1bbb1/WW2W/1W2b/bW2b/WbWbW w -",
            "cw",
            "1bbb1/WWWWW/4b/b3b/WbWbW b w",
        ),
        // R6: a line of the other seat only.
        (
            "1W1bW/bbbWb/W4/W3b/WbWbW w -",
            "d4d5",
            "1W1WW/bbbbb/W4/W3b/WbWbW b b",
        ),
        (
            "1bbb1/WW2W/1W2b/bW2b/WbWbW b -",
            "cw",
            "1bbb1/WWWWW/4b/b3b/WbWbW w w",
        ),
        // R4: a line of each seat at once.
        (
            "bbbWb/WWWbW/5/W3b/WbWb1 w -",
            "d5d4",
            "bbbbb/WWWWW/5/W3b/WbWb1 b w",
        ),
        (
            "bbbWb/WWWbW/5/W3b/WbWb1 b -",
            "d4d5",
            "bbbbb/WWWWW/5/W3b/WbWb1 w b",
        ),
        // R3: a line that stood before wins nothing, whoever acts ...
        (
            "WWWWW/b3b/b3b/W3b/bbbWW w -",
            "a2b2",
            "WWWWW/b3b/b3b/1W2b/bbbWW b -",
        ),
        (
            "WWWWW/b3b/b3b/W3b/bbbWW b -",
            "a3b3",
            "WWWWW/b3b/1b2b/W3b/bbbWW w -",
        ),
        // ... nor does it take the win from a new one ...
        (
            "b1bbW/bbbWb/W4/4b/WWWWW w -",
            "d4d5",
            "b1bWW/bbbbb/W4/4b/WWWWW b b",
        ),
        // ... but completed again it does win.
        (
            "WWW1W/b2Wb/b3b/W3b/bbbWW w -",
            "d4d5",
            "WWWWW/b3b/b3b/W3b/bbbWW b w",
        ),
    ] {
        let action = act(action);
        let position = read(line);
        assert_eq!(position.explain(action), Ok(()), "{line} {action}");
        assert_eq!(position.after(action).to_string(), after, "{line} {action}");
    }
}

/// A pawn that cannot move has only friends around it, and eight pawns cannot all have.
#[test]
fn a_pawn_can_always_move() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for _ in 0..20_000 {
        // Pawns that keep together shut each other in most.
        let mut points = [' '; 25];
        points[rng.random_range(0..25)] = 'W';
        while points.iter().filter(|&&pawn| pawn == 'W').count() < 8 {
            let point = rng.random_range(0..25);
            if neighbors(point).iter().any(|&near| points[near] == 'W') {
                points[point] = 'W';
            }
        }
        let board = board(&fill(points, &[], &mut rng));
        for seat in ['w', 'b'] {
            // With a complete line inside, this is no position that goes on.
            if let Ok(position) = format!("{board} {seat} -").parse::<Rooya>() {
                let moves = |action: &Action| !matches!(action, Action::Turn(_));
                assert!(position.actions().iter().any(moves), "{position}");
                assert_eq!(position.outcome(), None, "{position}");
            }
        }
    }
}

#[test]
fn counts_and_draws_agree_with_the_list() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    for position in positions(400, 8) {
        let list = position.actions();
        assert_eq!(position.count_actions() as usize, list.len(), "{position}");
        if list.is_empty() {
            assert_eq!(position.sample(&mut rng), None);
            continue;
        }
        let mut drawn = vec![0_u32; list.len()];
        for _ in 0..50 * list.len() {
            let action = position.sample(&mut rng).expect("there are actions");
            let index = list.iter().position(|&legal| legal == action);
            drawn[index.expect("a legal action")] += 1;
        }
        let squares = drawn.iter().map(|&times| (f64::from(times) - 50.0).powi(2));
        let chi_square = squares.sum::<f64>() / 50.0;
        // Mean and deviation of chi-square with this many degrees of freedom.
        let freedom = list.len() as f64 - 1.0;
        let most = freedom + 6.0 * (2.0 * freedom).sqrt();
        assert!(chi_square <= most, "{position}: {chi_square}");
    }
}
