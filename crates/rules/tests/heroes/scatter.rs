//! Positions with pieces strewn over the board, such as play hardly reaches.

use ludejo_rules::heroes::{Heroes, Hex};
use ludejo_rules::text::cased;
use ludejo_rules::{Game, Seat};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};

use crate::heroes::line;

/// All hexes, by file and rank.
pub(crate) fn hexes() -> Vec<Hex> {
    let files = (0..11).flat_map(|file| (0..11).filter_map(move |rank| Hex::new(file, rank)));
    files.collect()
}

/// A valid position with pieces strewn over the board; about one in four in the mobilization.
pub(crate) fn position(rng: &mut impl Rng) -> Heroes {
    loop {
        let (pieces, seat, mobilization) = strew(rng);
        if let Ok(position) = line(&pieces, seat, &mobilization).parse() {
            return position;
        }
    }
}

fn strew(rng: &mut impl Rng) -> (String, char, String) {
    let seat = *b"wb".choose(rng).expect("two");
    let kinds: &[u8] = [b"HCNMEFPGR".as_slice(), b"HHE", b"HNMEFPR", b"CNMFPRRRR"]
        .choose(rng)
        .expect("four");
    let density = *[0.05, 0.1, 0.3, 0.6].choose(rng).expect("four");
    let mut free = hexes();
    let mut take = |rng: &mut _| free.swap_remove(RngExt::random_range(rng, 0..free.len()));
    let mut pieces: Vec<(char, Hex)> = b"KkHh"
        .iter()
        .map(|letter| (char::from(*letter), take(rng)))
        .collect();
    for hex in free {
        if rng.random_bool(density) {
            let owner = [Seat::FIRST, Seat::SECOND][usize::from(rng.random_bool(0.5))];
            let letter = cased(char::from(*kinds.choose(rng).expect("kinds")), owner);
            let is_far = |height| {
                if owner == Seat::FIRST {
                    hex.y() >= height
                } else {
                    hex.y() <= -height
                }
            };
            // What would have been promoted there is a heroic pawn, who stands anywhere.
            let letter = match letter.to_ascii_uppercase() {
                'F' | 'P' if is_far(2) => cased('R', owner),
                'G' if is_far(7) => cased('R', owner),
                _ => letter,
            };
            pieces.push((letter, hex));
        }
    }
    let mobilization = if rng.random_bool(0.5) {
        mobilization(&pieces, seat, rng)
    } else {
        "-".to_owned()
    };
    let pieces: Vec<_> = pieces
        .iter()
        .map(|(letter, hex)| format!("{letter}{hex}"))
        .collect();
    (pieces.join(" "), char::from(seat), mobilization)
}

/// A field of the mobilization with some of these pieces moved.
fn mobilization(pieces: &[(char, Hex)], seat: u8, rng: &mut impl Rng) -> String {
    let turn = rng.random_range(1..=3);
    let allowed = if seat == b'w' { [3, 5, 6] } else { [5, 3, 6] }[turn - 1];
    let is_own = |letter: char| letter.is_ascii_uppercase() == (seat == b'w');
    let may_move = |letter: char| !"KME".contains(letter.to_ascii_uppercase());
    let mut moved: Vec<Hex> = pieces
        .iter()
        .filter(|(letter, _)| is_own(*letter) && may_move(*letter))
        .map(|(_, hex)| *hex)
        .collect();
    let used = rng.random_range(0..allowed).min(moved.len());
    while moved.len() > used {
        moved.swap_remove(rng.random_range(0..moved.len()));
    }
    moved.sort_unstable();
    let moved: Vec<_> = moved.iter().map(ToString::to_string).collect();
    let list = if moved.is_empty() {
        "-".to_owned()
    } else {
        moved.join(",")
    };
    format!("M{turn}:{}:{list}", allowed - moved.len())
}

#[test]
fn the_positions_are_of_all_kinds() {
    let mut rng = crate::heroes::random::rng(1);
    let (mut over, mut early, mut attacked, mut most) = (0, 0, 0, 0);
    for _ in 0..2_000 {
        let position = position(&mut rng);
        over += u32::from(position.outcome().is_some());
        early += u32::from(position.to_string().contains(" M"));
        most = most.max(position.count_actions());
        let passed = position.to_string();
        let other = if passed.contains(" w ") {
            passed.replace(" w ", " b ")
        } else {
            passed.replace(" b ", " w ")
        };
        attacked += u32::from(other.ends_with('-') && other.parse::<Heroes>().is_err());
    }
    assert!(
        over > 10 && early > 200 && attacked > 200 && most > 100,
        "{over} {early} {attacked} {most}"
    );
}
