//! Herooj and Master Herooj: what the checks over all games do not pin down.

use ludejo_rules::herooj::{Herooj, HeroojVariant, MasterHerooj};
use ludejo_rules::{AnyGame, Game, Play, Seat, Tabletop};

/// ```text
/// 8 . . . . . . . .
/// 7 . . . . . . . .
/// 6 . . . . p . . .
/// 5 . . . p . . m .
/// 4 . p . P . H . .
/// 3 . . P . . . . .
/// 2 . M . P . . . .
/// 1 . . . . . . P .
/// ```
const LINE: &str = "8/8/4p3/3p2m1/1p1P1H2/2P5/1M1P4/6P1 w";

/// What is said to an action; nothing if it is legal.
fn said<const MASTER: bool>(line: &str, action: &str) -> String
where
    HeroojVariant<MASTER>: Tabletop,
{
    let position: HeroojVariant<MASTER> = line.parse().expect(line);
    let refusal = Play::from_position(position).explain(action).err();
    refusal.map_or(String::new(), |refusal| refusal.to_string())
}

#[test]
fn each_refusal_names_its_rule_and_says_how_it_is_broken() {
    let cases = [
        ("a1a2", "#own-piece: cell-empty cell=a1"),
        ("h7h6", "#own-piece: cell-empty cell=h7"),
        ("e6e5", "#own-piece: piece-not-yours cell=e6 piece=pawn"),
        ("g5g4", "#own-piece: piece-not-yours cell=g5 piece=master"),
        ("d2d2", "#move-length: same-cell from=d2 to=d2 piece=pawn"),
        (
            "b2c3",
            "#path-empty: herooj-onto-friend from=b2 to=c3 piece=master friend=pawn",
        ),
        (
            "d2e4",
            "#moves-straight: herooj-not-straight from=d2 to=e4 piece=pawn",
        ),
        (
            "d4d5",
            "#capture-landing: herooj-capture-adjacent from=d4 to=d5 piece=pawn enemy=pawn",
        ),
        (
            "c3e5",
            "#path-empty: herooj-path-blocked from=c3 to=e5 piece=pawn middle=d4",
        ),
        (
            "f4g5",
            "#capture-landing: herooj-capture-adjacent from=f4 to=g5 piece=heroo enemy=master",
        ),
        (
            "f4b4",
            "#capture-landing: herooj-capture-far from=f4 to=b4 piece=heroo enemy=pawn",
        ),
        (
            "b2b4",
            "#capture-jump: herooj-capture-over-nothing from=b2 to=b4 piece=master enemy=pawn middle=b3",
        ),
        (
            "g1g4",
            "#move-length: herooj-too-far from=g1 to=g4 piece=pawn distance=3",
        ),
        (
            "g1f1",
            "#pawn-moves: herooj-pawn-direction from=g1 to=f1 piece=pawn",
        ),
        (
            "f4f5",
            "#heroo-moves: herooj-heroo-direction from=f4 to=f5 piece=heroo",
        ),
        (
            "d2d4",
            "#path-empty: herooj-onto-friend from=d2 to=d4 piece=pawn friend=pawn",
        ),
        (
            "b2d4",
            "#path-empty: herooj-onto-friend from=b2 to=d4 piece=master friend=pawn",
        ),
        (
            "c3e1",
            "#pawn-moves: herooj-pawn-direction from=c3 to=e1 piece=pawn",
        ),
    ];
    for (action, expected) in cases {
        assert_eq!(said::<false>(LINE, action), expected, "{action}");
    }
    // Over an enemy, over what stands in the way, aslant.
    let line = "8/8/3p4/3p4/3P1p2/4P3/3P4/8 w";
    let cases = [
        (
            "d4d6",
            "#capture-jump: herooj-capture-over-enemy from=d4 to=d6 piece=pawn enemy=pawn middle=d5",
        ),
        (
            "d2f4",
            "#capture-directions: herooj-capture-diagonal from=d2 to=f4 piece=pawn enemy=pawn",
        ),
        (
            "e3c5",
            "#path-empty: herooj-path-blocked from=e3 to=c5 piece=pawn middle=d4",
        ),
    ];
    for (action, expected) in cases {
        assert_eq!(said::<false>(line, action), expected, "{action}");
    }
    let over = "8/4p3/8/8/8/8/8/H7 b";
    assert_eq!(said::<false>(over, "e7e6"), "#game-over: game-is-over");
    assert_eq!(said::<false>(over, "a1a2"), "#game-over: game-is-over");
}

#[test]
fn masters_made_are_part_of_the_key() {
    let key = |made: &str| {
        let line = format!("8/8/pp6/8/8/8/8/PP6 w {made}");
        let position: MasterHerooj = line.parse().expect("a position");
        assert_eq!(position.key(), position.full_key());
        position.key()
    };
    let keys = [
        key("0/0"),
        key("1/0"),
        key("0/1"),
        key("1/1"),
        key("2/0"),
        key("0/2"),
    ];
    for (index, one) in keys.iter().enumerate() {
        assert!(!keys[..index].contains(one), "{keys:?}");
    }
}

#[test]
fn safe_zones_are_the_first_two_ranks() {
    for cell in &Herooj::board().cells {
        let seat = match cell.name.as_bytes()[1] {
            b'1' | b'2' => Some(Seat::FIRST),
            b'7' | b'8' => Some(Seat::SECOND),
            _ => None,
        };
        assert_eq!(
            cell.area.map(|area| area.seat),
            seat.map(Some),
            "{}",
            cell.name
        );
    }
}
