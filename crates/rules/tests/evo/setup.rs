//! What the games are called and how they begin.

use ludejo_rules::evo::{Evo, Evo4, Role};
use ludejo_rules::{Game, Info, Seat, TwoSeats, catalog, perft};

use crate::evo::{line, read};

const WORDS: [(char, &str); 5] = [
    ('W', "warrior"),
    ('B', "blade"),
    ('C', "catapult"),
    ('S', "shield"),
    ('K', "castle"),
];

fn check_info(info: &Info, id: &str, name: &str, seats: &[(char, &str)]) {
    assert_eq!((info.id, info.name, info.designer), (id, name, "unknown"));
    let found: Vec<_> = info.seats.iter().map(|s| (s.letter, s.word)).collect();
    assert_eq!(found, seats);
    let found: Vec<_> = info.pieces.iter().map(|p| (p.letter, p.word)).collect();
    assert_eq!(found, WORDS);
    assert_eq!(info.length_limit, 1000);
    let setups: Vec<_> = info.setups.iter().map(|setup| setup.name).collect();
    assert_eq!(setups, ["outer-row", "inner-row", "cluster"]);
    let start = catalog::start(id).expect("the game");
    assert_eq!(start.line(), info.setups[0].line);
    assert_eq!(start.explain(info.example), Ok(()));
}

#[test]
fn the_games_are_listed() {
    let [south, west] = [('s', "south"), ('w', "west")];
    let [north, east] = [('n', "north"), ('e', "east")];
    check_info(Evo::INFO, "evo", "EVO", &[south, north]);
    let four = [south, west, north, east];
    check_info(Evo4::INFO, "evo4", "EVO for four", &four);
    fn for_two<G: TwoSeats>() -> &'static str {
        G::INFO.id
    }
    assert_eq!(for_two::<Evo>(), "evo");
}

/// The pieces of each setup, by seat.
const SETUPS: [(&str, [&str; 4]); 3] = [
    (
        "outer-row",
        [
            "c1 d1 e1 f1 g1 h1 i1 j2",
            "b3 a4 a5 a6 a7 a8 a9 a10",
            "d12 e12 f12 g12 h12 i12 j12 c11",
            "k10 l9 l8 l7 l6 l5 l4 l3",
        ],
    ),
    (
        "inner-row",
        [
            "c2 d2 e2 f2 g2 h2 i2 j2",
            "b3 b4 b5 b6 b7 b8 b9 b10",
            "c11 d11 e11 f11 g11 h11 i11 j11",
            "k3 k4 k5 k6 k7 k8 k9 k10",
        ],
    ),
    (
        "cluster",
        [
            "f1 g1 h1 i1 g2 h2 i2 j2",
            "a4 a5 a6 a7 b3 b4 b5 b6",
            "d12 e12 f12 g12 c11 d11 e11 f11",
            "l9 l8 l7 l6 k10 k9 k8 k7",
        ],
    ),
];

#[test]
fn eight_warriors_of_each_seat_stand_around_its_castle() {
    for (id, seats) in [("evo", "sn"), ("evo4", "swne")] {
        for (name, squares) in SETUPS {
            let mut pieces = crate::evo::castles(id).to_owned();
            for (seat, squares) in "swne".chars().zip(squares) {
                if seats.contains(seat) {
                    for square in squares.split(' ') {
                        pieces += &format!(" {seat}W{square}");
                    }
                }
            }
            let setup = catalog::info(id).expect("the game").setup(name);
            assert_eq!(setup.expect("the setup").line, line(&pieces, 's'), "{name}");
        }
    }
}

#[test]
fn nobody_can_capture_with_a_first_action_of_the_standard_setup() {
    for id in ["evo", "evo4"] {
        let mut game = catalog::start(id).expect("the game");
        for _ in crate::evo::seats(id) {
            for action in game.legal() {
                let effects = game.effects(&action).expect("a legal action");
                let captures = |e: &_| matches!(e, ludejo_rules::Effect::Captured { .. });
                assert!(!effects.iter().any(captures), "{action}");
            }
            // Turning the first piece changes nothing for the others.
            let turn = game.legal().into_iter().find(|a| a.ends_with("=S"));
            game.play(&turn.expect("a turn")).expect("a legal action");
        }
    }
}

#[test]
fn seats_take_turns_clockwise() {
    for (id, order) in [("evo", "snsns"), ("evo4", "swnesw")] {
        let mut game = catalog::start(id).expect("the game");
        for letter in order.chars() {
            assert_eq!(game.info().letter(game.to_move()), letter);
            assert!(game.line().ends_with(&format!(" {letter}")));
            let action = game.legal().swap_remove(0);
            game.play(&action).expect("a legal action");
        }
    }
}

/// Perfts counted by another program.
#[test]
fn perfts_are_known() {
    fn check<G: Game>(line: &str, expected: &[u64]) {
        let position: G = line.parse().unwrap_or_else(|e| panic!("{line}: {e}"));
        for (depth, expected) in (1..).zip(expected) {
            let made = perft::count_made(&position, depth);
            assert_eq!(perft::count(&position, depth), Ok(*expected), "{line}");
            assert_eq!(made, Ok(*expected), "{line}");
        }
    }
    for (setup, expected) in Evo::INFO.setups.iter().zip([
        [116, 13_456, 1_573_424],
        [120, 14_400, 1_759_200],
        [92, 8_464, 831_312],
    ]) {
        check::<Evo>(setup.line, &expected);
    }
    for (setup, expected) in Evo4::INFO.setups.iter().zip([
        [116, 13_456, 1_560_896],
        [120, 14_356, 1_717_440],
        [92, 8_464, 778_688],
    ]) {
        check::<Evo4>(setup.line, &expected);
    }
    for (line, expected) in [
        (
            "nK2sS2sC1/3sC4/4sC7/3sC8/12/12/2sB9/12/12/1nS10/8/2nS1nC2sK n",
            [41, 2214, 76450],
        ),
        (
            "nKsB1sBsS2sB/7sB/sC11/12/8sB3/12/12/12/12/12/7nB/2nBnC2nCsK s",
            [45, 720, 24924],
        ),
        (
            "nK1sC1sB2nW/8/4sC7/nBsC10/7sB1nC2/nB11/12/12/12/4nB2nS4/8/3nB3sK n",
            [89, 4183, 341_571],
        ),
    ] {
        check::<Evo>(line, &expected);
    }
    for (line, expected) in [
        (
            "nK2nB2sC1/8/wS1sB6wW1eK/12/6nB4eS/12/3nC2wB1sCnW1eC/nB11/1wB5eS3eB/wK4eB3sW1eC/4eB3/1wCsSsS3sK w",
            [55, 4377, 394_185],
        ),
        (
            "nKnS3nS2/6sS1/6wW4eK/wW1nC9/12/12/4eS7/wS10nB/7nCwB2eS/wKeC10/8/2nB3eCsK s",
            [19, 1140, 64888],
        ),
        (
            "nK4eC1sB/8/5sS5eK/12/1sWwW9/1sB3nS1eB4/5eB2wW3/10wB1/12/wK11/8/5wB1sK s",
            [48, 2980, 52012],
        ),
    ] {
        check::<Evo4>(line, &expected);
    }
}

#[test]
fn a_role_turns_through_all_the_others() {
    for (index, role) in Role::ALL.into_iter().enumerate() {
        let letters: String = (0..5).map(|n| role.turned(n).letter()).collect();
        assert_eq!(letters, "WBCSWBCS"[index..index + 5]);
        assert_eq!(Role::from_letter(role.letter()), Some(role));
    }
    for letter in ['K', 'w', 'X'] {
        assert_eq!(Role::from_letter(letter), None);
    }
}

#[test]
fn the_side_arms_are_empty_and_open_for_two() {
    let line = crate::evo::full_line("evo", "sWb5 nWk8", 's');
    let line = crate::evo::after("evo", &line, "b5a6");
    let line = crate::evo::after("evo", &line, "k8l7=S");
    assert!(read("evo", &line).legal().contains(&"a6a7".to_owned()));
}

/// But for the ruling on who leaves, which two seats do not need.
#[test]
fn both_pages_have_the_same_anchors() {
    let anchors = |id| -> Vec<&str> {
        let page = catalog::start(id).expect("the game").page();
        let parts = page.split("{#").skip(1);
        let anchors = parts.filter_map(|part| part.split_once('}'));
        anchors.map(|(anchor, _)| anchor).collect()
    };
    let two = anchors("evo");
    assert!(two.contains(&"r4"));
    let mut four = anchors("evo4");
    assert_eq!(four.extract_if(.., |anchor| *anchor == "g3").count(), 1);
    assert_eq!(two, four);
}

#[test]
fn pieces_advance_from_their_own_side() {
    let line = crate::evo::line(
        "sKj1 wKa3 nKc12 eKl10 sWc1 sWd3 sWe12 wWa4 wWc5 wWl6 nWd12 nWc9 nWd1 eWl4 eWj5 eWa6",
        's',
    );
    let position: Evo4 = line.parse().expect("a position");
    for (seat, expected) in [[0, 2, 11], [0, 2, 11], [11, 3, 0], [0, 2, 11]]
        .iter()
        .enumerate()
    {
        let found: Vec<_> = position.advances(Seat::new(seat as u8)).collect();
        assert_eq!(found, expected);
    }
}
