//! Actions have numbers, positions have planes, and symmetries map both.

use std::collections::{BTreeMap, BTreeSet};

use ludejo_rules::encode::{Past, Permutation, permutations, plane_names};
use ludejo_rules::{Encode, Tabletop};

use crate::kit::symmetry;
use crate::kit::walk::{Walk, positions};

/// Each legal action has an index of its own, which leads back to it. Every other index leads to an
/// illegal action or to none.
pub(crate) fn number_actions<G: Tabletop + Encode>() {
    for position in Walk::<G>::new(40).take(positions(300)) {
        let id = G::INFO.id;
        let mut indices = BTreeSet::new();
        for action in position.actions().as_ref() {
            let index = position.index_of(*action);
            assert!(index < G::INDICES, "{id} {position} {action}");
            assert!(indices.insert(index), "{id} {position} {action}");
            assert_eq!(position.action_at(index), Some(*action), "{id} {position}");
        }
        let mut listed = vec![7];
        position.list_indices(&mut listed);
        let mut one_by_one = vec![7];
        position.for_each_action(|action| one_by_one.push(position.index_of(action) as u16));
        assert_eq!(listed, one_by_one, "{id} {position}");
        let legal: BTreeSet<_> = position.actions().as_ref().iter().copied().collect();
        for index in (0..G::INDICES + 5).filter(|index| !indices.contains(index)) {
            let action = position.action_at(index);
            assert!(
                action.is_none_or(|action| !legal.contains(&action)),
                "{id} {position} {index}"
            );
        }
    }
}

fn planes<G: Encode>(position: &G) -> Vec<u8> {
    // What was there before must not matter.
    let mut planes = vec![7; G::PLANES * G::CELLS];
    position.observe(Past::NONE, &mut planes);
    planes
}

/// Positions that differ look different to the seat that moves, and each plane is as it should be.
pub(crate) fn show_positions<G: Tabletop + Encode>() {
    let id = G::INFO.id;
    assert_eq!(plane_names::<G>().len(), G::PLANES, "{id}");
    let mut seen: BTreeMap<_, G> = BTreeMap::new();
    for position in Walk::<G>::new(41).take(positions(500)) {
        // While the game goes on; a line that wins is not shown.
        if position.outcome().is_some() {
            continue;
        }
        let planes = planes(&position);
        assert!(planes.iter().all(|&number| number <= 1), "{id} {position}");
        let other = seen.insert((position.to_move(), planes), position);
        assert!(
            other.is_none_or(|other| other == position),
            "{id} {position}"
        );
    }
    let mut past = vec![0; G::PLANES * G::CELLS];
    let limit = G::INFO.length_limit;
    let (occurrences, made) = (2, limit / 2);
    G::start().observe(Past { occurrences, made }, &mut past);
    let [repeated, length] = [2, 1].map(|back| past[(G::PLANES - back) * G::CELLS]);
    assert_eq!((repeated, length), (1, 127), "{id}");
}

/// What a seat sees at the start is what the first seat sees, but for the states.
pub(crate) fn look_alike<G: Tabletop + Encode>() {
    let boards = G::INFO.seats.len() * G::KINDS.len() * G::CELLS;
    let line = G::start().to_string();
    let seen: Vec<_> = G::INFO
        .seats
        .iter()
        .filter_map(|seat| {
            let first = format!(" {}", G::INFO.seats[0].letter);
            let given: G = line
                .replacen(&first, &format!(" {}", seat.letter), 1)
                .parse()
                .ok()?;
            Some(planes(&given)[..boards].to_vec())
        })
        .collect();
    assert!(seen.iter().all(|one| *one == seen[0]), "{}", G::INFO.id);
}

/// Symmetries of a position that change no seat: the text of the image has the images of the
/// actions and of the planes.
pub(crate) fn permute<G: Tabletop + Encode>() {
    let (info, board) = (G::INFO, G::board());
    let permutations = permutations::<G>();
    for one in &permutations {
        for (list, count) in [(&one.cells, G::CELLS), (&one.indices, G::INDICES)] {
            let all: BTreeSet<_> = list.iter().copied().collect();
            assert!(all.into_iter().eq(0..count), "{}", info.id);
        }
    }
    let generators: Vec<_> = symmetry::of(info, board)
        .into_iter()
        .filter(|symmetry| !symmetry.is_swap(info))
        .collect();
    let mut found = BTreeSet::from([0]);
    for position in Walk::<G>::new(42).take(positions(300)) {
        for symmetry in &generators {
            let line = symmetry.line(info, board, &position.to_string());
            let line = line.expect("a symmetry that changes no seat is known everywhere");
            let image: G = line.parse().expect("a position");
            let fits = |permutation: &Permutation| {
                let (before, after) = (planes(&position), planes(&image));
                let moved = (0..before.len()).all(|at| {
                    let to = at / G::CELLS * G::CELLS + permutation.cells[at % G::CELLS];
                    before[at] == after[to]
                });
                let indices = |position: &G| -> BTreeSet<usize> {
                    let list = position.actions();
                    list.as_ref()
                        .iter()
                        .map(|action| position.index_of(*action))
                        .collect()
                };
                let images: BTreeSet<_> = indices(&position)
                    .iter()
                    .map(|&index| permutation.indices[index])
                    .collect();
                moved && images == indices(&image)
            };
            let place = permutations.iter().position(fits);
            found.insert(place.unwrap_or_else(|| panic!("{} {position}: {line}", info.id)));
        }
    }
    // All of them are made from those of the kit.
    let mut made: BTreeSet<Vec<usize>> = found
        .iter()
        .map(|&place| permutations[place].indices.clone())
        .collect();
    while made.len() < permutations.len() {
        let products: Vec<Vec<usize>> = made
            .iter()
            .flat_map(|one| {
                made.iter()
                    .map(|two| one.iter().map(|&index| two[index]).collect())
            })
            .collect();
        let before = made.len();
        made.extend(products);
        assert!(made.len() > before, "{}: too many symmetries", info.id);
    }
    let all: BTreeSet<_> = permutations.into_iter().map(|one| one.indices).collect();
    assert_eq!(made, all, "{}", info.id);
}
