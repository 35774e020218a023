//! Where the pieces go.

use crate::evo::{actions_of, actions_to, after, full_line, read};

/// Where a piece of a seat and role goes from `f6` on an empty board: one way a comma, nearest
/// first.
const WAYS: [(char, char, &str); 16] = [
    ('s', 'W', "e6,g6,f7,e7,g7"),
    ('s', 'B', "f7 f8"),
    ('s', 'C', "e7 d8 c9,g7 h8 i9"),
    ('s', 'S', "f5 f4,e5,g5"),
    ('w', 'W', "f7,f5,g6,g7,g5"),
    ('w', 'B', "g6 h6"),
    ('w', 'C', "g7 h8 i9,g5 h4 i3"),
    ('w', 'S', "e6 d6,e7,e5"),
    ('n', 'W', "e6,g6,f5,e5,g5"),
    ('n', 'B', "f5 f4"),
    ('n', 'C', "e5 d4 c3,g5 h4 i3"),
    ('n', 'S', "f7 f8,e7,g7"),
    ('e', 'W', "f7,f5,e6,e7,e5"),
    ('e', 'B', "e6 d6"),
    ('e', 'C', "e7 d8 c9,e5 d4 c3"),
    ('e', 'S', "g6 h6,g7,g5"),
];

/// The games in which a seat plays.
fn games_of(seat: char) -> impl Iterator<Item = &'static str> {
    let ids = ["evo", "evo4"].into_iter();
    ids.filter(move |id| crate::evo::seats(id).contains(&seat))
}

fn targets(ways: &str) -> Vec<&str> {
    ways.split([',', ' ']).filter(|to| !to.is_empty()).collect()
}

/// Checks where the piece on a square can go; it can always turn.
fn goes(id: &str, pieces: &str, seat: char, from: &str, expected: &[&str]) {
    let piece = pieces.split_whitespace().find(|piece| &piece[2..] == from);
    let role = piece.and_then(|piece| piece.chars().nth(1));
    let line = full_line(id, pieces, seat);
    let found = actions_of(&*read(id, &line), from);
    let expected = actions_to(from, role.expect("a piece"), expected);
    assert_eq!(found, expected, "{id} {line} {from}");
}

#[test]
fn each_role_goes_its_ways_from_each_side() {
    for (seat, role, ways) in WAYS {
        for id in games_of(seat) {
            goes(id, &format!("{seat}{role}f6"), seat, "f6", &targets(ways));
        }
    }
}

#[test]
fn a_piece_in_the_way_is_captured_or_blocks_and_is_never_passed() {
    for (seat, role, ways) in WAYS {
        for id in games_of(seat) {
            for way in ways.split(',') {
                let way: Vec<_> = way.split(' ').collect();
                for (index, &square) in way.iter().enumerate() {
                    for other in crate::evo::seats(id) {
                        let pieces = format!("{seat}{role}f6 {other}S{square}");
                        let is_friend = other == seat;
                        let shut = &way[index + usize::from(!is_friend)..];
                        let mut open = targets(ways);
                        open.retain(|to| !shut.contains(to));
                        goes(id, &pieces, seat, "f6", &open);
                    }
                }
            }
        }
    }
}

#[test]
fn no_way_leaves_the_cross() {
    for (seat, role, from, expected) in [
        // The edges of the arms.
        ('s', 'W', "a5", "b5 a6 b6"),
        ('s', 'W', "l5", "k5 l6 k6"),
        ('s', 'W', "e12", "d12 f12"),
        ('s', 'W', "c2", "d2 c3 b3 d3"),
        ('s', 'W', "j2", "i2 j3 i3 k3"),
        ('s', 'B', "e11", "e12"),
        ('s', 'B', "e12", ""),
        ('s', 'B', "b9", "b10"),
        ('s', 'B', "b10", ""),
        ('s', 'S', "e2", "e1 d1 f1"),
        ('s', 'S', "k4", "k3 j3 l3"),
        ('s', 'S', "b3", "c2"),
        ('s', 'C', "a8", "b9 c10 d11"),
        ('s', 'C', "b10", "c11 d12"),
        ('s', 'C', "d2", "c3 b4 a5 e3 f4 g5"),
        ('s', 'C', "k9", "l10 j10 i11 h12"),
        ('n', 'W', "l8", "k8 l7 k7"),
        ('n', 'W', "f1", "e1 g1"),
        ('n', 'B', "f2", "f1"),
        ('n', 'S', "f11", "f12 e12 g12"),
        ('n', 'C', "j4", "i3 h2 g1 k3"),
        ('w', 'W', "f12", "f11 g12 g11"),
        ('w', 'W', "l6", "l5 l7"),
        ('w', 'B', "k6", "l6"),
        ('w', 'B', "i2", "j2"),
        ('w', 'B', "j2", ""),
        ('w', 'S', "b6", "a6 a5 a7"),
        ('w', 'C', "b9", "c10 d11 e12 c8 d7 e6"),
        ('e', 'W', "a6", "a5 a7"),
        ('e', 'B', "d11", "c11"),
        ('e', 'S', "k6", "l6 l5 l7"),
        ('e', 'C', "k4", "j5 i6 h7 j3 i2 h1"),
        // Never over a missing corner.
        ('s', 'C', "a10", ""),
        ('s', 'C', "c1", "d2 e3 f4"),
        ('n', 'C', "l3", ""),
        ('n', 'C', "j12", "i11 h10 g9"),
        ('w', 'C', "a10", "b9 c8 d7"),
        ('w', 'C', "j12", ""),
        ('e', 'C', "l3", "k4 j5 i6"),
        ('e', 'C', "c1", ""),
    ] {
        for id in games_of(seat) {
            let piece = format!("{seat}{role}{from}");
            goes(id, &piece, seat, from, &targets(expected));
        }
    }
    // Where castles stand in the game for four.
    goes("evo", "sCl10", 's', "l10", &[]);
    goes("evo", "nCa3", 'n', "a3", &[]);
    goes("evo", "sBa3", 's', "a3", &["a4", "a5"]);
}

#[test]
fn the_own_castle_blocks_and_an_enemy_one_can_be_captured() {
    for (seat, role, from, expected) in [
        ('s', 'W', "i1", "h1 i2 h2 j2"),
        ('s', 'S', "j3", "j2 i2"),
        ('s', 'S', "i2", "i1 h1"),
        ('s', 'B', "c10", "c11 c12"),
        ('s', 'C', "e10", "d11 c12 f11 g12"),
        ('s', 'W', "d11", "c11 e11 c12 d12 e12"),
        ('n', 'W', "d12", "e12 c11 d11 e11"),
        ('n', 'B', "j3", "j2 j1"),
        ('n', 'C', "g4", "h3 i2 j1 f3 e2 d1"),
    ] {
        for id in games_of(seat) {
            let piece = format!("{seat}{role}{from}");
            goes(id, &piece, seat, from, &targets(expected));
        }
    }
    for (seat, role, from, expected) in [
        ('w', 'W', "a4", "a5 b4 b5 b3"),
        ('w', 'S', "c3", "b3 b4"),
        ('e', 'W', "l9", "l8 k9 k10 k8"),
        ('s', 'B', "l8", "l9 l10"),
        ('w', 'B', "j10", "k10 l10"),
        ('n', 'S', "l8", "l9 l10 k9"),
        ('e', 'C', "d6", "c5 b4 a3 c7 b8 a9"),
    ] {
        let piece = format!("{seat}{role}{from}");
        goes("evo4", &piece, seat, from, &targets(expected));
    }
}

#[test]
fn only_pieces_of_the_seat_to_move_act() {
    for id in ["evo", "evo4"] {
        let seats = crate::evo::seats(id);
        let squares = ["f6", "h8", "d4", "h4"];
        let pieces: Vec<_> = seats.iter().zip(squares).collect();
        let all: String = pieces.iter().map(|(s, at)| format!("{s}B{at} ")).collect();
        for (seat, at) in &pieces {
            let game = read(id, &full_line(id, &all, **seat));
            assert_eq!(game.legal(), actions_of(&*game, at));
            assert!(!game.legal().is_empty());
        }
    }
}

#[test]
fn the_role_before_decides_and_the_new_role_stays() {
    for (action, pieces) in [
        ("f6=S", "sSf6"),
        ("f6f8", "sBf8"),
        ("f6f7=C", "sCf7"),
        ("f6f8=W", "sWf8"),
    ] {
        let found = after("evo", &full_line("evo", "sBf6 nSg8", 's'), action);
        let pieces = format!("{pieces} nSg8");
        assert_eq!(found, full_line("evo", &pieces, 'n'), "{action}");
    }
    // Each role to each other one, in place and on the way.
    for role in "WBCS".chars() {
        for turn in "WBCS".chars().filter(|turn| *turn != role) {
            let before = full_line("evo4", &format!("n{role}f6"), 'n');
            let turned = full_line("evo4", &format!("n{turn}f6"), 'e');
            assert_eq!(after("evo4", &before, &format!("f6={turn}")), turned);
            let to = match role {
                'S' => "f7",
                'C' => "e5",
                _ => "f5",
            };
            let moved = full_line("evo4", &format!("n{turn}{to}"), 'e');
            assert_eq!(after("evo4", &before, &format!("f6{to}={turn}")), moved);
        }
    }
}

#[test]
fn a_captured_piece_is_replaced() {
    let before = full_line("evo4", "wCf6 nSh8 nWc5 eBh4 eWl7 sBf8", 'w');
    let expected = full_line("evo4", "wCh8 nWc5 eBh4 eWl7 sBf8", 'n');
    assert_eq!(after("evo4", &before, "f6h8"), expected);
    let expected = full_line("evo4", "wBh4 nSh8 nWc5 eWl7 sBf8", 'n');
    assert_eq!(after("evo4", &before, "f6h4=B"), expected);
}

#[test]
fn eight_catapults_in_the_open_have_the_most_actions() {
    let pieces = "sCd5 sCe5 sCf5 sCg5 sCh5 sCi5 sCf1 sCg1";
    let game = read("evo", &full_line("evo", pieces, 's'));
    assert_eq!(game.legal().len(), 8 * 27);
}
