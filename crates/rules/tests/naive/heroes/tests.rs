use super::setup::{Board, DIRECTIONS, Hex, Piece, name, on_board, plus};
use super::{expand, start};
use crate::naive::Expanded;

/// A line from words like `wKf2`.
fn line(words: &str, rest: &str) -> String {
    let mut board = Board::new();
    for word in words.split_whitespace() {
        let letters: Vec<char> = word.chars().collect();
        let piece = Piece {
            seat: letters[0],
            kind: letters[1],
        };
        board.insert(hex(&word[2..]), piece);
    }
    let position = super::Position {
        board,
        to_move: 'w',
        mobilization: None,
    };
    super::write(&position).replace(" w -", &format!(" {rest}"))
}

fn hex(text: &str) -> Hex {
    for q in -5..=5 {
        for y in -10..=10 {
            if on_board((q, y)) && name((q, y)) == text {
                return (q, y);
            }
        }
    }
    panic!("{text} is no hex")
}

fn see(words: &str, rest: &str) -> Expanded {
    let line = line(words, rest);
    expand("heroes", &line).unwrap_or_else(|why| panic!("{line}: {why}"))
}

fn bad(words: &str, rest: &str) -> bool {
    expand("heroes", &line(words, rest)).is_err()
}

/// The legal actions that begin with a hex and a separator or target, sorted.
fn of(expanded: &Expanded, from: &str) -> Vec<String> {
    let all = expanded.legal.keys();
    all.filter_map(|text| text.strip_prefix(from))
        .map(str::to_string)
        .collect()
}

/// Kings and heroes far from everything else.
const QUIET: &str = "wKa2 wHb1 bKk5 bHj7";

#[test]
fn neighbours_of_the_centre_are_cut_off() {
    let ring = DIRECTIONS.map(|step| name(plus((0, 0), step)));
    assert_eq!(ring, ["f7", "f5", "g6", "e6", "g5", "e5"]);
    // A chariot stops at the centre.
    let seen = see(&format!("{QUIET} wCf4"), "w -");
    assert!(of(&seen, "f4").contains(&"f5".to_string()));
    assert!(!of(&seen, "f4").contains(&"f7".to_string()));
}

#[test]
fn knight_leaps_near_a_hero_only_and_over_the_centre() {
    let seen = see(&format!("{QUIET} wNe5"), "w -");
    assert!(!of(&seen, "e5").contains(&"g5".to_string()));
    let seen = see(&format!("{QUIET} wNe6 wHe5 bCe7 bMf7 bMg6"), "w -");
    // (±2, 0): c5, g6; (±1, ±3): f8, f5, d7, d4.
    for target in ["g6", "f8", "f5", "d7", "d4"] {
        assert!(of(&seen, "e6").contains(&target.to_string()), "{target}");
    }
    assert!(!of(&seen, "e6").contains(&"e8".to_string()));
    assert!(!of(&seen, "e6").contains(&"d6".to_string()));
}

#[test]
fn camel_and_pawn_near_a_hero() {
    let seen = see("wKa2 wHd4 bKk5 bHj7 wMd5 wFc4 bEc5", "w -");
    assert!(of(&seen, "d5").contains(&"d8".to_string()));
    // The fresh pawn c4 beside the hero d4: takes straight ahead and stays fresh; goes back.
    assert_eq!(of(&seen, "c4"), ["b3", "c5"]);
    assert!(seen.legal["c4c5"].starts_with("K3/7/4F3/"));
    let seen = see("wKa2 wHe1 bKk5 bHj7 wMd5 wFc4 bEc5 bEb4", "w -");
    assert!(!of(&seen, "d5").contains(&"d8".to_string()));
    assert_eq!(of(&seen, "c4"), ["b4"]);
}

#[test]
fn fresh_pawn_two_steps() {
    let seen = see(&format!("{QUIET} wFd3 wFh4 bEh6 wFg3 bEg4"), "w -");
    assert!(seen.legal["d3d4"].contains("/3F5/"));
    assert!(seen.legal["d3d5"].contains("/4P4/"));
    assert_eq!(of(&seen, "h4"), ["h5"]);
    assert!(of(&seen, "g3").is_empty());
}

#[test]
fn hero_never_returns_and_needs_an_empty_first_hex() {
    let seen = see("wKa2 wHd3 bKk5 bHj7", "w -");
    assert_eq!(of(&seen, "d3").len(), 18);
    // The centre is one of the two-step hexes of d4.
    let seen = see("wKa2 wHd4 bKk5 bHj7", "w -");
    assert_eq!(of(&seen, "d4").len(), 17);
    let boxed = "wKa2 wHd4 bKk5 bHj7 bRd5 bRd3 bRc4 bRc3 bRe4 bRe5";
    assert_eq!(
        of(&see(boxed, "w -"), "d4"),
        ["c3", "c4", "d3", "d5", "e4", "e5"]
    );
}

#[test]
fn rampage_takes_both_seats_and_the_elephant() {
    let words = "wKa2 wHd3 bKk5 bHj7 wEd2 wPf4 bRg4";
    let seen = see(words, "w -");
    // NW runs c2 b2 a2 over the own king; N is the hero; SW ends next door.
    assert_eq!(of(&seen, "d2~"), ["c1", "d1", "g1", "h4"]);
    let seen = see("wKa3 wHd3 bKk5 bHj7 wEd2", "w -");
    assert_eq!(of(&seen, "d2~"), ["a2", "c1", "d1", "g1", "h4"]);
    let gone = see("wKa3 wHd3 bKk5 bHj7 wEd2 wPf4 bGg4 bRh4", "w -");
    let after = &gone.legal["d2~h4"];
    assert_eq!(
        *after,
        line("wKa3 wHd3 bKk5 bHj7", "b -"),
        "everything on the path goes"
    );
    // The first hex must be empty.
    let shut = see("wKa3 wHd3 bKk5 bHj7 wEd2 bGe3", "w -");
    assert!(!of(&shut, "d2~").contains(&"h4".to_string()));
}

#[test]
fn rampage_attacks_even_where_it_takes_its_own_king() {
    // Black's elephant would run over its own king too: still a check on White's.
    let words = "wKc5 wHb1 bKc6 bHd9 bEc8 bGc7 wEk2";
    assert!(!bad("wKc4 wHb1 bKc6 bHd9 bEc8 wEk2", "w -"));
    let seen = see("wKc4 wHb1 bKc6 bHd9 bEc8 wEk2", "w -");
    assert!(!seen.legal.contains_key("k2k3"), "{seen:?}");
    assert!(bad("wKc4 wHb1 bKc6 bHd9 bEc8 wEk2", "b -"));
    // Kings side by side, and an attack by the seat to move.
    assert!(bad(words, "w -") && bad(words, "b -"));
}

#[test]
fn promotions() {
    // Into the area: guard, also by two hexes; beside the king: heroic pawn first.
    let seen = see("wKa2 wHb1 bKe8 bHj7 wFd4 wFh5", "w -");
    assert!(seen.legal["d4d6"].contains("/5G3/"), "{seen:?}");
    assert!(seen.legal["h5h7"].contains("/6G2/"), "{seen:?}");
    let seen = see("wKa2 wHb1 bKd7 bHj7 wPd5 wPh5", "w -");
    assert!(seen.legal["d5d6"].contains("/5Rk2/"), "{seen:?}");
    // A guard: the dark area first, else beside the king.
    let seen = see("wKa2 wHb1 bKe10 bHj7 wGd8", "w -");
    assert!(seen.legal["d8d9"].contains("/8H/"), "{seen:?}");
    let seen = see("wKa2 wHb1 bKd8 bHj7 wGc6", "w -");
    assert!(seen.legal["c6c7"].contains("/6R1/"), "{seen:?}");
    // A heroic pawn becomes a hero where it stands, though the king is far away.
    let seen = see("wKa2 wHb1 bKd8 bHj7 wRf7", "w -");
    assert_eq!(of(&seen, "f7"), ["=H"]);
}

#[test]
fn mobilization_turns() {
    let first = expand("heroes", start("heroes")).unwrap();
    assert_eq!(
        first.legal["done"].split_once(' ').unwrap().1,
        "b M1:5:-".to_string()
    );
    let mut at = first.legal["b2b4"].clone();
    assert!(at.ends_with(" w M1:2:b4"));
    let second = expand("heroes", &at).unwrap();
    assert!(of(&second, "b4").is_empty());
    assert!(!second.legal.keys().any(|text| text.starts_with("f2")));
    at = second.legal["f4h4"].clone();
    assert!(at.ends_with(" w M1:1:b4,h4"), "{at}");
    at = expand("heroes", &at).unwrap().legal["j2j4"].clone();
    assert!(at.ends_with(" b M1:5:-"), "{at}");
    // Five times done, and play is normal.
    for field in ["w M2:5:-", "b M2:3:-", "w M3:6:-", "b M3:6:-", "w -"] {
        at = expand("heroes", &at).unwrap().legal["done"].clone();
        assert!(at.ends_with(field), "{at}");
    }
    // The last of Black's third turn by a move.
    let words = "wKa2 wHb1 bKk5 bHj7 bFd8 bFe8 bFg8 bFh8 bNf9 bCf10";
    let seen = see(words, "b M3:1:d8,e8,f9,g8,h8");
    assert!(seen.legal["f10g9"].ends_with(" w -"), "{seen:?}");
    assert!(seen.legal["done"].ends_with(" w -"));
    // f9 before f10: sorted by rank as a number.
    assert!(see(words, "b M3:4:f9,f10").legal.len() > 1);
    assert!(bad(words, "b M3:4:f10,f9"));
}

#[test]
fn mobilization_without_captures_and_checks() {
    let seen = see("wKa2 wHb1 bKk5 bHj7 wCd2 bGd4 wEe2 wRf7", "w M1:3:-");
    assert!(!seen.legal.contains_key("d2d4"));
    assert!(seen.legal.contains_key("d2d3"));
    assert!(of(&seen, "e2").is_empty() && of(&seen, "f7").is_empty());
    // R2: giving check is illegal too; d3 looks up at d8.
    let open = see("wKa2 wHb1 bKd8 bHj7 wCc2", "w M1:3:-");
    assert!(!open.legal.contains_key("c2d3"), "{open:?}");
    assert!(open.legal.contains_key("done"));
    let normal = see("wKa2 wHb1 bKd8 bHj7 wCd3 bEd7", "w -");
    assert!(normal.legal.contains_key("d3d7"));
    let closed = see("wKa2 wHb1 bKd8 bHj7 wCd3 bEd7", "w M1:3:-");
    assert!(!closed.legal.contains_key("d3d7"));
}

#[test]
fn invalid_mobilization_fields() {
    let words = "wKa2 wHb1 bKk5 bHj7 wCd2 bCd7 wEe2";
    for field in [
        "w M0:3:-",
        "w M4:3:-",
        "w M1:0:-",
        "w M1:4:-",
        "w M1:2:-",
        "w M1:3:d2",
        "w M1:2:e2",
        "w M1:2:d7",
        "w M1:2:d3",
        "w M1:1:d2,b1",
        "w M1:1:d2,d2",
        "w M1:1:d2",
        "w M1:2:f6",
        "w M1:2:a1",
        "w M01:3:-",
        "w M1:03:-",
        "w M1:3:",
        "w M1:3",
        "w M1:2:d2,",
        "w M1:2:d2:",
        "w m1:3:-",
        "w",
        "w - -",
        "x -",
        "w M1:2:a2",
        "b M2:5:-",
        "w M1:é:-",
        "w M",
    ] {
        assert!(bad(words, field), "{field}");
    }
    for field in [
        "w M1:3:-",
        "w M1:2:d2",
        "w M1:1:b1,d2",
        "b M1:5:-",
        "b M1:4:d7",
        "w -",
        "b -",
    ] {
        assert!(!bad(words, field), "{field}");
    }
    // Either king attacked.
    assert!(bad("wKa2 wHb1 bKd8 bHj7 wCd3", "b M1:5:-"));
    assert!(bad("wKa2 wHb1 bKd8 bHj7 wCd3", "w M1:3:-"));
    assert!(bad("wKa2 wHb1 bKd8 bHj7 wCd3", "w -"));
    assert!(!bad("wKa2 wHb1 bKd8 bHj7 wCd3", "b -"));
}

#[test]
fn invalid_boards() {
    assert!(bad("wKa2 bKk5", "w -"));
    assert!(bad("wKa2 wKb2 bKk5 wHd3", "w -"));
    assert!(bad("bKk5 wHd3", "w -"));
    assert!(bad(&format!("{QUIET} wPd6"), "w -") == (hex("d6").1 >= 2));
    assert!(bad(&format!("{QUIET} wFd7"), "w -"));
    assert!(bad(&format!("{QUIET} bPd3"), "w -"));
    assert!(bad(&format!("{QUIET} wGf10"), "w -"));
    assert!(!bad(&format!("{QUIET} wGf9"), "w -"));
    assert!(!bad(&format!("{QUIET} bGf10 wRf9 wPf2"), "w -"));
    let start = start("heroes");
    for (from, to) in [
        ("*", "1"),
        ("1*1", "3"),
        ("4/1F", "22/1F"),
        ("4/1F", "04/1F"),
        ("4/1F", "5/1F"),
        ("4/1F", "4/*F"),
        ("4/1F", "4/é1F"),
        ("4/1F", "1/1F"),
        ("KEN", "KXN"),
        (" w", "  w"),
        (" w", " W"),
        ("/1F3f1/4 ", "/1F3f1/4/ "),
        (":-", ":-\n"),
        ("4/1F3", "4/F4"),
        ("M", "M "),
    ] {
        let changed = start.replacen(from, to, 1);
        assert_ne!(changed, start);
        let fails = expand("heroes", &changed).is_err();
        assert_eq!(fails, to != "4/F4", "{changed}");
    }
}

#[test]
fn the_end() {
    // No hero: over, before anything else, also in the mobilization.
    for field in ["w -", "b -", "w M1:3:-"] {
        let over = see("wKa2 wHb1 bKk5 bCd7", field);
        assert_eq!(over.result.as_deref(), Some("win w"));
        assert_eq!(over.reason.as_deref(), Some("heroes"));
        assert!(over.legal.is_empty());
    }
    // Taking the last hero is illegal when it leaves the king attacked.
    let seen = see("wKd1 wHb1 wCd3 bCd6 bHe4 bKk5", "w -");
    assert!(!seen.legal.contains_key("d3e4"), "{seen:?}");
    let mate = see("wKa2 wHk2 bKf10 bHf9 bCa5 bCb7", "w -");
    assert_eq!(mate.result.as_deref(), Some("win b"));
    assert_eq!(mate.reason.as_deref(), Some("checkmate"));
    // The hero b3 holds off the rampage of c4 and the hero b4 at once.
    let still = see("wKa2 wHb3 bRa3 bEc4 bHb4 bHc5 bCd4 bKk5", "w -");
    assert_eq!(still.result.as_deref(), Some("draw"));
    assert_eq!(still.reason.as_deref(), Some("stalemate"));
    assert!(still.legal.is_empty());
    // In the mobilization `done` is there.
    let still = see("wKa2 wHb3 bRa3 bEc4 bHb4 bHc5 bCd4 bKk5", "w M3:6:-");
    assert_eq!((still.result, still.legal.len()), (None, 1));
}

/// A fixed pseudo-random walk: every line after must be valid, and say who moves.
#[test]
fn walks_stay_valid() {
    let mut random: u64 = 7;
    for _ in 0..6 {
        let mut at = start("heroes").to_string();
        for _ in 0..120 {
            let seen = expand("heroes", &at).unwrap_or_else(|why| panic!("{at}: {why}"));
            for after in seen.legal.values() {
                assert!(super::read(after).is_ok(), "{after}");
            }
            random = random
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            let Ok(number) = usize::try_from(random >> 33) else {
                return;
            };
            let Some(after) = seen.legal.values().nth(number % seen.legal.len().max(1)) else {
                assert!(seen.result.is_some());
                break;
            };
            at.clone_from(after);
        }
    }
}
