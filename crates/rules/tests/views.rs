//! What search and evaluation ask of positions, held against what is displayed.

use std::collections::BTreeMap;

use crate::kit::walk::{Walk, positions};
use ludejo_rules::bits::Bits;
use ludejo_rules::evo::{Evo, Evo4, EvoFor, Role};
use ludejo_rules::heroes::{self, Heroes, Hex, Material};
use ludejo_rules::herooj::HeroojVariant;
use ludejo_rules::rooya::Rooya;
use ludejo_rules::sparta::{self, Deed, Sparta};
use ludejo_rules::{Effect, Game, Seat, Tabletop};

/// The pieces of a seat as the scene shows them: name of the cell, letter of the piece.
fn shown<G: Tabletop>(position: &G, seat: Seat) -> BTreeMap<String, char> {
    let scene = position.scene();
    let own = scene.pieces.iter().filter(|(_, piece)| piece.seat == seat);
    own.map(|(cell, piece)| (G::board().name(*cell).to_string(), piece.letter))
        .collect()
}

/// The name of a square on a board that is so many files wide.
fn name(square: u8, width: u8) -> String {
    let file = char::from(b'a' + square % width);
    format!("{file}{}", square / width + 1)
}

fn walk<G: Tabletop>() -> impl Iterator<Item = G> {
    // Fewer would not meet everything that is looked for.
    Walk::<G>::new(5).take(positions(1_500).max(1_500))
}

const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

/// Giving the turn away changes whose turn it is and nothing else.
fn check_passed<G: Tabletop>(position: &G, passed: &G) {
    assert_eq!(passed.key(), passed.full_key(), "{position}");
    assert_ne!(passed.to_move(), position.to_move(), "{position}");
    let (mut here, mut there) = (position.scene(), passed.scene());
    here.to_move = Seat::FIRST;
    there.to_move = Seat::FIRST;
    assert_eq!(here, there, "{position}");
}

fn check_herooj<const MASTER: bool>() {
    for position in walk::<HeroojVariant<MASTER>>() {
        check_passed(&position, &position.passed());
        for seat in SEATS {
            let kinds = [
                (position.pawns(seat), 'P'),
                (position.heroos(seat), 'H'),
                (position.masters(seat), 'M'),
            ];
            let named = |(set, letter)| Bits(set).map(move |square| (name(square, 8), letter));
            let found: BTreeMap<_, _> = kinds.into_iter().flat_map(named).collect();
            assert_eq!(found, shown(&position, seat), "{position}");
            let all = kinds.into_iter().fold(0, |all, (set, _)| all | set);
            assert_eq!(position.pieces(seat), all, "{position}");
            let gauges = position.scene().gauges;
            let made = gauges.iter().find(|(gauge, _)| gauge.seat == Some(seat));
            let made = made.map_or(0, |(_, made)| *made);
            assert_eq!(i64::from(position.masters_made(seat)), made, "{position}");
        }
        let stuck = position.count_actions() == 0 && !position.decided();
        let reason = position.outcome().map(|outcome| outcome.reason.word());
        assert_eq!(stuck, reason == Some("no-moves"), "{position}");
        assert_eq!(position.decided(), reason.is_some() && !stuck, "{position}");
    }
}

#[test]
fn herooj_and_master_herooj() {
    check_herooj::<false>();
    check_herooj::<true>();
}

#[test]
fn rooya() {
    for position in walk::<Rooya>() {
        let pawns: u32 = SEATS
            .map(|seat| position.pawns(seat).count_ones())
            .iter()
            .sum();
        assert_eq!(position.is_placing(), pawns < 16, "{position}");
        if !position.is_placing() {
            check_passed(&position, &position.passed());
        }
    }
}

#[test]
fn sparta() {
    let named = |square: u8| {
        let (file, rank) = sparta::file_and_rank(square);
        name(rank * 10 + file, 10)
    };
    let mut trapping = 0;
    for position in walk::<Sparta>() {
        check_passed(&position, &position.passed());
        assert_eq!(
            position.decided(),
            position.outcome().is_some(),
            "{position}"
        );
        let owners = position.scene().owners;
        for seat in SEATS {
            let warriors = Bits(position.warrior_set(seat)).map(|square| (named(square), 'W'));
            let heroes = Bits(position.hero_set(seat)).map(|square| (named(square), 'H'));
            let found: BTreeMap<_, _> = warriors.chain(heroes).collect();
            assert_eq!(found, shown(&position, seat), "{position}");
            let mut cities: Vec<_> = Bits(position.city_set(seat)).map(named).collect();
            let own = owners.iter().filter(|(_, owner)| **owner == seat);
            let mut expected: Vec<_> = own
                .map(|(cell, _)| Sparta::board().name(*cell).to_string())
                .collect();
            let count = |kind| found.values().filter(|letter| **letter == kind).count() as u32;
            assert_eq!(position.warriors(seat), count('W'), "{position}");
            assert_eq!(position.heroes(seat), count('H'), "{position}");
            assert_eq!(
                position.cities_owned(seat) as usize,
                cities.len(),
                "{position}"
            );
            cities.sort();
            expected.sort();
            assert_eq!(cities, expected, "{position}");
        }
        // Enemies are captured exactly where a trap was seen, the piece that moves not being the
        // one at its other end.
        let seat = position.to_move();
        let traps = position.traps(seat);
        let pieces = SEATS.map(|seat| position.warrior_set(seat) | position.hero_set(seat));
        assert_eq!(traps & (pieces[0] | pieces[1]), 0, "{position}");
        for action in position.actions() {
            let Deed::Move { from, to } = action.deed() else {
                continue;
            };
            let effects = position.effects(action);
            let takes = effects.iter().any(
                |effect| matches!(effect, Effect::Captured { piece, .. } if piece.seat != seat),
            );
            let is_trap = traps >> to & 1 == 1;
            assert!(is_trap || !takes, "{position} {action}");
            let in_line = {
                let ((a, b), (c, d)) = (sparta::file_and_rank(from), sparta::file_and_rank(to));
                a == c || b == d || a.abs_diff(c) == b.abs_diff(d)
            };
            assert!(takes || !is_trap || in_line, "{position} {action}");
            trapping += u32::from(takes);
        }
    }
    assert!(trapping > 100, "{trapping}");
}

#[test]
fn evo() {
    for position in walk::<Evo>() {
        check_passed(&position, &position.passed());
        check_evo(&position);
    }
    for position in walk::<Evo4>() {
        check_passed(&position, &position.passed());
        check_evo(&position);
    }
}

/// What is reached is where actions lead, and what friends stand on; and a piece reaches as it
/// would if it stood there and showed that.
#[test]
fn evo_reaches() {
    for position in walk::<Evo4>() {
        let seat = position.to_move();
        let own = position.pieces(seat) | 1 << Evo4::castle(seat);
        let mut led = 0;
        position.for_each_action(|action| {
            if action.from != action.to {
                led |= 1 << action.to;
                let role = position.role_on(action.from);
                let reached = position.reached_from(seat, action.from, role);
                assert_ne!(reached & 1 << action.to, 0, "{position} {action}");
            }
        });
        if position.outcome().is_none() {
            assert_eq!(position.reached(seat) & !own, led, "{position}");
        }
        let castles = (0..4).map(Seat::new).filter(|other| *other != seat);
        let castles = castles.map(|other| 1 << Evo4::castle(other));
        assert_eq!(Evo4::enemy_castles(seat), castles.sum::<u128>());
    }
}

/// A castle is no action away from itself, and everything else one more than the nearest square
/// that a piece reaches from there in some role. Nothing stands in the way in both of two positions
/// with a piece for each seat.
#[test]
fn evo_castle_distances() {
    check_distances::<2>([
        "nK7/nW7/12/12/12/12/12/12/12/12/7sW/7sK s",
        "nK7/7nW/12/12/12/12/12/12/12/12/sW7/7sK s",
    ]);
    check_distances::<4>([
        "nK7/nW7/11eK/11eW/12/12/12/12/wW11/wK11/7sW/7sK s",
        "nK7/7nW/10eWeK/12/12/12/12/12/12/wKwW10/sW7/7sK s",
    ]);
}

fn check_distances<const SEATS: usize>(lines: [&str; 2])
where
    EvoFor<SEATS>: Game,
{
    let positions = lines.map(|line| match line.parse::<EvoFor<SEATS>>() {
        Ok(position) => position,
        Err(error) => panic!("{line}: {error:?}"),
    });
    for seat in (0..SEATS as u8).map(Seat::new) {
        let distance = |square| EvoFor::<SEATS>::castle_distance(seat, square);
        for square in 0..128 {
            let ways = Role::ALL.iter().flat_map(|&role| {
                let reached = |position: &EvoFor<SEATS>| position.reached_from(seat, square, role);
                positions.each_ref().map(reached)
            });
            let reached = ways.fold(0, |all, way| all | way);
            let expected = if EvoFor::<SEATS>::enemy_castles(seat) >> square & 1 == 1 {
                0
            } else {
                let next = Bits(reached).map(distance).min();
                next.unwrap_or(u8::MAX).saturating_add(1)
            };
            assert_eq!(distance(square), expected, "{seat:?} {square}");
        }
    }
}

fn check_evo<const SEATS: usize>(position: &EvoFor<SEATS>)
where
    EvoFor<SEATS>: Tabletop,
{
    for seat in (0..SEATS as u8).map(Seat::new) {
        let shown = shown(position, seat);
        let pieces = || Bits(position.pieces(seat));
        let mut roles: Vec<_> = pieces()
            .map(|square| position.role_on(square).letter())
            .collect();
        let mut expected: Vec<_> = shown.values().copied().filter(|c| *c != 'K').collect();
        roles.sort_unstable();
        expected.sort_unstable();
        assert_eq!(roles, expected, "{position}");
        let ahead: Vec<_> = pieces()
            .map(|square| EvoFor::<SEATS>::ahead(seat, square))
            .collect();
        assert_eq!(
            ahead,
            position.advances(seat).collect::<Vec<_>>(),
            "{position}"
        );
        let nearest = pieces()
            .map(|square| EvoFor::<SEATS>::castle_distance(seat, square))
            .min();
        assert_eq!(nearest, position.actions_to_castle(seat), "{position}");
        // j1, a3, c12, l10.
        assert_eq!(
            EvoFor::<SEATS>::castle(seat),
            [7, 16, 120, 111][side(seat, SEATS)]
        );
    }
}

/// The side of the board where a seat sits: South, West, North, East.
fn side(seat: Seat, seats: usize) -> usize {
    seat.index() * (4 / seats)
}

#[test]
fn heroes() {
    let letters: Vec<char> = Heroes::INFO
        .pieces
        .iter()
        .map(|piece| piece.letter)
        .collect();
    let (mut checks, mut rampages) = (0, 0);
    for position in walk::<Heroes>() {
        let is_mobilizing = position.to_string().contains(" M");
        assert_eq!(position.is_mobilizing(), is_mobilizing, "{position}");
        let has_hero = |seat| shown(&position, seat).values().any(|letter| *letter == 'H');
        assert_eq!(
            position.decided(),
            !SEATS.iter().all(|seat| has_hero(*seat))
        );
        let scene = position.scene();
        for seat in SEATS {
            let mut near_heroes = 0;
            let mut near_king = 0;
            let king = position.king_of(seat.next(2));
            let mut found = BTreeMap::new();
            let heroes: Vec<Hex> = pieces(&position, seat, &letters, 'H').collect();
            for (kind, hex) in position.pieces(seat) {
                found.insert(hex.cell(), letters[kind]);
                assert_eq!(position.kind_on(hex), Some(kind), "{position}");
                assert!(position.has_piece(seat, hex) && !position.has_piece(seat.next(2), hex));
                near_heroes += u32::from(heroes.iter().any(|hero| distance(*hero, hex) == 1));
                let is_near = |from: Hex| around(from).any(|next| next == hex);
                near_king += u32::from(is_near(king) || around(king).any(is_near));
            }
            let own = scene.pieces.iter().filter(|(_, piece)| piece.seat == seat);
            let expected: BTreeMap<_, _> = own.map(|(cell, p)| (*cell, p.letter)).collect();
            assert_eq!(found, expected, "{position}");
            assert_eq!(position.near_heroes(seat), near_heroes, "{position}");
            assert_eq!(scene.pieces[&position.king_of(seat).cell()].letter, 'K');
            assert_eq!(position.near_king(seat), near_king, "{position}");
            let material = position.material(seat);
            let count = |kinds: &str| {
                let of = |letter: &&char| kinds.contains(**letter);
                found.values().filter(of).count() as u32
            };
            let expected = Material {
                heroes: count("H"),
                chariots: count("C"),
                knights: count("N"),
                camels: count("M"),
                elephants: count("E"),
                pawns: count("FP"),
                guards: count("G"),
                heroic_pawns: count("R"),
            };
            assert_eq!(material, expected, "{position}");
        }
        if position.outcome().is_none() && !is_mobilizing {
            // A king must not be attacked while the other seat is to move.
            let passed = position.passed();
            let is_valid = passed.to_string().parse::<Heroes>().is_ok();
            assert_eq!(position.is_check(), !is_valid, "{position}");
            checks += u32::from(!is_valid);
            if is_valid {
                check_passed(&position, &passed);
            }
        }
        for action in position.actions() {
            if let heroes::Action::Rampage { from, to } = action {
                let effects = position.effects(action);
                let captured = effects.iter().filter_map(|effect| match effect {
                    Effect::Captured { piece, .. } => Some((piece.seat, piece.letter)),
                    _ => None,
                });
                let mut expected: Vec<_> = captured.collect();
                let elephant = (position.to_move(), 'E');
                let own = expected.iter().position(|captured| *captured == elephant);
                expected.swap_remove(own.expect("the elephant removes itself"));
                let trampled = position.trampled(from, to);
                let mut found: Vec<_> = trampled.map(|(s, kind)| (s, letters[kind])).collect();
                expected.sort_unstable();
                found.sort_unstable();
                assert_eq!(found, expected, "{position} {action}");
                rampages += u32::from(!found.is_empty());
            }
        }
    }
    assert!(checks > 10 && rampages > 10, "{checks} {rampages}");
}

fn pieces<'a>(
    position: &'a Heroes,
    seat: Seat,
    letters: &'a [char],
    letter: char,
) -> impl Iterator<Item = Hex> + 'a {
    let own = position.pieces(seat);
    own.filter(move |(kind, _)| letters[*kind] == letter)
        .map(|(_, hex)| hex)
}

/// The hexes next to a hex.
fn around(hex: Hex) -> impl Iterator<Item = Hex> {
    let steps = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)];
    steps
        .into_iter()
        .filter_map(move |(q, y)| Hex::at(hex.q() + q, hex.y() + y))
}

/// Steps from hex to hex on a board without a hole.
fn distance(a: Hex, b: Hex) -> u8 {
    let (q, y) = (a.q().abs_diff(b.q()), a.y().abs_diff(b.y()));
    q + y.saturating_sub(q) / 2
}
