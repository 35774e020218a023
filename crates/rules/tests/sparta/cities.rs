//! What a city does to the piece that ends on it.

use ludejo_rules::{Effect, Piece, Play, Seat, Tabletop};

use crate::sparta::{AWAY, CITIES, leads, legal, line, read};

#[test]
fn a_warrior_becomes_a_hero_on_its_own_city() {
    leads(("Wc4", 'y', CITIES), "c4b5", ("Hb5", 'r', CITIES));
    leads(("wc7", 'r', CITIES), "c7b6", ("hb6", 'y', CITIES));
    let turned = "b6,e5,f6,i5/b5,e6,f5,i6";
    leads(("We7", 'y', turned), "e7f6", ("Hf6", 'r', turned));
    leads(("wh7", 'r', turned), "h7i6", ("hi6", 'y', turned));
}

#[test]
fn a_warrior_takes_an_enemy_city_and_stays_a_warrior() {
    for (warrior, seat, action, after, cities) in [
        ("Wc5", 'y', "c5b6", "Wb6", "b5,b6,e6,f5,i6/e5,f6,i5"),
        ("We7", 'y', "e7f6", "Wf6", "b5,e6,f5,f6,i6/b6,e5,i5"),
        ("We4", 'y', "e4e5", "We5", "b5,e5,e6,f5,i6/b6,f6,i5"),
        ("Wj5", 'y', "j5i5", "Wi5", "b5,e6,f5,i5,i6/b6,e5,f6"),
        ("wc5", 'r', "c5b5", "wb5", "e6,f5,i6/b5,b6,e5,f6,i5"),
        ("wf7", 'r', "f7e6", "we6", "b5,f5,i6/b6,e5,e6,f6,i5"),
        ("wg5", 'r', "g5f5", "wf5", "b5,e6,i6/b6,e5,f5,f6,i5"),
        ("wj6", 'r', "j6i6", "wi6", "b5,e6,f5/b6,e5,f6,i5,i6"),
    ] {
        let other = if seat == 'y' { 'r' } else { 'y' };
        leads((warrior, seat, CITIES), action, (after, other, cities));
    }
    // It can become a hero in place on a later turn.
    let cities = "b5,b6,e6,f5,i6/e5,f6,i5";
    let later = read(&line(&format!("Wb6 {AWAY}"), 'y', cities));
    assert!(legal(&later).contains(&"b6=H".to_owned()));
}

#[test]
fn heroes_and_pieces_that_walk_on_leave_cities_alone() {
    leads(("Hc4", 'y', CITIES), "c4b5", ("Hb5", 'r', CITIES));
    leads(("Hc4", 'y', CITIES), "c4b6", ("Hb6", 'r', CITIES));
    leads(("hc7", 'r', CITIES), "c7b5", ("hb5", 'y', CITIES));
    // Over cities of both seats, by way of b5 and b6.
    let walls = "Ha4 Hc4 Ha6 Hc5";
    let (before, after) = (format!("Wb4 {walls}"), format!("Wa5 {walls}"));
    leads((&before, 'y', CITIES), "b4a5", (&after, 'r', CITIES));
    // Away from a city: it stays whose it was.
    leads(("Wb5", 'y', CITIES), "b5c4", ("Wc4", 'r', CITIES));
    leads(("Wb6", 'y', CITIES), "b6c7", ("Wc7", 'r', CITIES));
    leads(("Wi5", 'y', CITIES), "i5j4", ("Wj4", 'r', CITIES));
}

#[test]
fn the_city_comes_before_the_captures() {
    // Taken, although the warrior is trapped there.
    let cities = "b5,b6,e6,f5,i6/e5,f6,i5";
    leads(
        ("Wb7 wa6 wc6", 'y', CITIES),
        "b7b6",
        ("wa6 wc6", 'r', cities),
    );
    // A hero already when it is captured.
    let pieces = format!("Wb4 wa5 wc5 {AWAY}");
    let mut play: Play<_> = Play::from_position(read(&line(&pieces, 'y', CITIES)));
    let action = "b4b5".parse().expect("an action");
    let effects = play.position().effects(action);
    let cell = |name| {
        ludejo_rules::sparta::Sparta::board()
            .find(name)
            .expect("a cell")
    };
    let hero = Piece {
        seat: Seat::FIRST,
        letter: 'H',
    };
    let at = cell("b5");
    let path = vec![cell("b4"), at];
    assert_eq!(
        effects,
        [
            Effect::Moved { path },
            Effect::Became { at, piece: hero },
            Effect::Captured { at, piece: hero },
            Effect::ToMove { seat: Seat::SECOND },
        ]
    );
    play.apply(action);
    let left = format!("wa5 wc5 {AWAY}");
    assert_eq!(play.position().to_string(), line(&left, 'r', CITIES));
}
