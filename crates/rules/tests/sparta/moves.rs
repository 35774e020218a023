//! Walking, becoming a hero in place, passing.

use ludejo_rules::sparta::Sparta;
use ludejo_rules::text::square_name;
use ludejo_rules::{Effect, Tabletop};

use crate::sparta::{AWAY, CITIES, after, legal, line, read};

/// The squares that the piece on `from` can walk to, sorted.
fn targets(pieces: &str, seat: char, from: &str) -> Vec<String> {
    let legal = legal(&read(&line(pieces, seat, CITIES)));
    let targets = legal.iter().filter_map(|action| action.strip_prefix(from));
    let targets = targets.filter(|to| to.starts_with(char::is_alphabetic));
    targets.map(str::to_owned).collect()
}

#[test]
fn from_every_square_a_warrior_walks_two_steps_and_a_hero_three() {
    for (seat, letter, steps) in [('y', "W", 2), ('y', "H", 3), ('r', "w", 2), ('r', "h", 3)] {
        for (file, rank) in (0..100).map(|square| (square % 10, square / 10)) {
            let from = square_name(file, rank);
            // The others stand on the far side of the board.
            let side = if file < 5 { 'j' } else { 'a' };
            let others = ["W1", "w3", "W5", "w7", "W9", "w10"].map(|other| {
                let (letter, rank) = other.split_at(1);
                format!("{letter}{side}{rank}")
            });
            let pieces = format!("{letter}{from} {}", others.join(" "));
            let near = |to: &u8| {
                let distance = (to % 10).abs_diff(file).max((to / 10).abs_diff(rank));
                (1..=steps).contains(&distance)
            };
            let near = (0..100).filter(near);
            let mut near: Vec<_> = near.map(|to| square_name(to % 10, to / 10)).collect();
            near.sort_unstable();
            assert_eq!(targets(&pieces, seat, &from), near, "{pieces}");
        }
    }
}

#[test]
fn only_free_ways_lead_on() {
    for (pieces, from, expected) in [
        // Shut in by friends and enemies: nothing is jumped.
        ("Wa1 Ha2 Hb2 wb1", "a1", ""),
        // One gap lets out, to what lies around it.
        ("Wa1 Ha2 wb1", "a1", "a3 b2 b3 c1 c2 c3"),
        // The second and the third step turn.
        (
            "Wd4 Hd5 We5 We4 He3 Hd3",
            "d4",
            "b2 b3 b4 b5 b6 c2 c3 c4 c5 c6 d2 d6",
        ),
        (
            "Hd4 Hd5 We5 We4 He3 Hd3",
            "d4",
            "a1 a2 a3 a4 a5 a6 a7 b1 b2 b3 b4 b5 b6 b7 c1 c2 c3 c4 c5 c6 c7 d1 d2 d6 d7 e1 e2 e6 e7",
        ),
        // Enemies stand in the way as friends do.
        (
            "Wd4 wd5 we5 we4 we3 Hd3",
            "d4",
            "b2 b3 b4 b5 b6 c2 c3 c4 c5 c6 d2 d6",
        ),
        // Cities are walked over and onto, whoever owns them.
        ("Wa5 Ha4 Ha6 Hb4 Hb6", "a5", "b5 c4 c5 c6"),
        ("Wa6 Ha5 Ha7 Hb5 Hb7", "a6", "b6 c5 c6 c7"),
    ] {
        let away = "Wj1 wj4 wj8 wg10";
        let found = targets(&format!("{pieces} {away}"), 'y', from);
        assert_eq!(found.join(" "), expected, "{pieces}");
    }
}

#[test]
fn a_move_is_shown_along_a_straight_way_if_there_is_one() {
    for (pieces, action, expected) in [
        ("Hd4", "d4d7", "d4 d5 d6 d7"),
        ("Hd4", "d4g4", "d4 e4 f4 g4"),
        ("Hd4", "d4a7", "d4 c5 b6 a7"),
        ("Wd4", "d4f2", "d4 e3 f2"),
        ("Wd4", "d4d2", "d4 d3 d2"),
        ("Wd4", "d4c4", "d4 c4"),
        // Around what stands there.
        ("Hd4 He4 He5", "d4f4", "d4 e3 f4"),
        ("Hd4 He3 He4 He5", "d4f5", "d4 d5 e6 f5"),
    ] {
        let position = read(&line(&format!("{pieces} {AWAY}"), 'y', CITIES));
        let action = action.parse().expect("an action");
        let Effect::Moved { path } = &position.effects(action)[0] else {
            panic!("{pieces} {action}: not a move");
        };
        let names: Vec<_> = path
            .iter()
            .map(|&cell| Sparta::board().name(cell))
            .collect();
        assert_eq!(names.join(" "), expected, "{pieces} {action}");
    }
}

#[test]
fn only_a_warrior_on_a_city_of_its_own_becomes_a_hero_in_place() {
    let becoming = |pieces: &str, seat, cities| -> Vec<_> {
        let legal = legal(&read(&line(&format!("{pieces} {AWAY}"), seat, cities)));
        let becoming = legal.into_iter().filter(|action| action.ends_with("=H"));
        becoming.collect()
    };
    let six = "b5,e5,e6,f5,f6,i6/b6,i5";
    for (pieces, seat, cities, expected) in [
        ("Wb5 We6 Wi5", 'y', CITIES, "b5=H e6=H"),
        ("Wb5 We6 Wi5", 'y', six, "b5=H e6=H"),
        ("We5 Hf5 Wf6", 'y', six, "e5=H f6=H"),
        ("wb6 wi5 we6", 'r', CITIES, "b6=H i5=H"),
        ("wb6 wi5 we5", 'r', six, "b6=H i5=H"),
        // A hero, an enemy, no city.
        ("Hb5 we6 Wd4", 'y', CITIES, ""),
        ("hb6 We5 wd4", 'r', CITIES, ""),
    ] {
        assert_eq!(
            becoming(pieces, seat, cities).join(" "),
            expected,
            "{pieces}"
        );
    }
}

#[test]
fn becoming_a_hero_changes_that_piece_and_the_turn_only() {
    crate::sparta::leads(("Wb5 wc5", 'y', CITIES), "b5=H", ("Hb5 wc5", 'r', CITIES));
    crate::sparta::leads(("wf6 We5", 'r', CITIES), "f6=H", ("hf6 We5", 'y', CITIES));
}

#[test]
fn a_seat_passes_when_it_can_do_nothing_else() {
    let shut = "Wa1 Wb1 wa2 wb2 wc2 wc1";
    let position = read(&line(shut, 'y', CITIES));
    assert_eq!(legal(&position), ["pass"]);
    let next = after(&position, "pass");
    assert_eq!(next.to_string(), line(shut, 'r', CITIES));
    assert!(!legal(&next).contains(&"pass".to_owned()));
    // The other seat, in another corner, and heroes as well.
    let position = read(&line("hj10 hj9 Wi10 Wi9 Hi8 Hj8", 'r', CITIES));
    assert_eq!(legal(&position), ["pass"]);
    // A single way out is enough to have to take it.
    let position = read(&line("Wa1 Wb1 wa2 wb2 wc2 wh8", 'y', CITIES));
    assert_eq!(legal(&position), ["b1c1", "b1d1", "b1d2"]);
}
