//! The board: a cross of 128 squares, numbered rank by rank from `c1`, 0, to `j12`, 127.

use std::sync::LazyLock;

use super::role::Role;
pub(super) use crate::bits::{at_wide, bit_wide as bit};

/// The number of squares.
pub(super) const SQUARES: usize = 128;

/// The files, and the ranks, of the whole grid.
pub(super) const SIZE: u8 = 12;

/// How many squares each rank has.
pub(super) const WIDTHS: [u8; SIZE as usize] = [8, 8, 12, 12, 12, 12, 12, 12, 12, 12, 8, 8];

/// A set of squares.
pub(super) type Squares = u128;

/// Where the castle of each side stands: the nearest right corner of its owner.
pub(super) const CASTLES: [u8; 4] = [
    named(b'j', 1),
    named(b'a', 3),
    named(b'c', 12),
    named(b'l', 10),
];

/// The side of the board where a seat sits: 0 South, 1 West, 2 North, 3 East.
#[inline]
pub(super) const fn side(seat: usize, seats: usize) -> usize {
    seat * (4 / seats)
}

/// The side that faces this one.
pub(super) const fn opposite(side: usize) -> usize {
    (side + 2) % 4
}

/// Whether the middle has this file, or this rank, counted from 0.
const fn in_middle(line: i8) -> bool {
    2 <= line && line < 10
}

/// Whether the cross has this file and rank, counted from 0: the grid without its corners.
pub(super) const fn holds(file: i8, rank: i8) -> bool {
    let in_grid = 0 <= file && file < SIZE as i8 && 0 <= rank && rank < SIZE as i8;
    in_grid && (in_middle(file) || in_middle(rank))
}

/// The side whose arm holds this square; `None` in the middle.
pub(super) const fn arm(file: i8, rank: i8) -> Option<usize> {
    match (in_middle(file), in_middle(rank)) {
        (true, true) => None,
        (true, false) => Some(if rank < 2 { 0 } else { 2 }),
        (false, _) => Some(if file < 2 { 1 } else { 3 }),
    }
}

/// The square on this file and rank, counted from 0.
pub(super) const fn square(file: i8, rank: i8) -> Option<u8> {
    if !holds(file, rank) {
        return None;
    }
    let mut first = 0;
    let mut below = 0;
    while below < rank as usize {
        first += WIDTHS[below];
        below += 1;
    }
    Some(first + file as u8 - left_of(rank as usize))
}

/// The file and rank of a square, counted from 0.
pub(super) const fn place(square: u8) -> (i8, i8) {
    let mut rank = 0;
    let mut file = square;
    while file >= WIDTHS[rank] {
        file -= WIDTHS[rank];
        rank += 1;
    }
    ((file + left_of(rank)) as i8, rank as i8)
}

/// How many squares each square lies before the outermost row of a side, for each side.
pub(super) static AHEAD: [[u8; SQUARES]; 4] = {
    let mut table = [[0; SQUARES]; 4];
    let mut square = 0;
    while square < SQUARES {
        let (file, rank) = place(square as u8);
        table[0][square] = rank as u8;
        table[1][square] = file as u8;
        table[2][square] = SIZE - 1 - rank as u8;
        table[3][square] = SIZE - 1 - file as u8;
        square += 1;
    }
    table
};

/// The number of each square if the board is turned so that a side comes where South is, for each
/// side.
pub(super) static SEEN_BY: [[u8; SQUARES]; 4] = {
    const LAST: i8 = SIZE as i8 - 1;
    let mut table = [[0; SQUARES]; 4];
    let mut index = 0;
    while index < SQUARES {
        let (file, rank) = place(index as u8);
        let turned = [
            (file, rank),
            (LAST - rank, file),
            (LAST - file, LAST - rank),
            (rank, LAST - file),
        ];
        let mut side = 0;
        while side < 4 {
            let (file, rank) = turned[side];
            if let Some(square) = square(file, rank) {
                table[side][index] = square;
            }
            side += 1;
        }
        index += 1;
    }
    table
};

/// The leftmost file of a rank.
pub(super) const fn left_of(rank: usize) -> u8 {
    (SIZE - WIDTHS[rank]) / 2
}

/// The square with a name, for the squares that the rules name.
const fn named(file: u8, rank: i8) -> u8 {
    match square((file - b'a') as i8, rank - 1) {
        Some(square) => square,
        None => panic!("no such square"),
    }
}

/// What is `right` and `forward` for a side, as steps in file and rank.
pub(super) const fn seen_from(side: usize, right: i8, forward: i8) -> (i8, i8) {
    match side {
        0 => (right, forward),
        1 => (forward, -right),
        2 => (-right, -forward),
        _ => (-forward, right),
    }
}

/// What a step in file and rank is for a side, as steps to the right and forward: the turn
/// of [`seen_from`], backward.
pub(super) const fn seen_by(side: usize, files: i8, ranks: i8) -> (i8, i8) {
    seen_from((4 - side) % 4, files, ranks)
}

/// The files and ranks strictly between two squares on a straight line, on the cross or not.
pub(super) fn between(from: u8, to: u8) -> impl Iterator<Item = (i8, i8)> {
    let (from, to) = (place(from), place(to));
    let (files, ranks) = (to.0 - from.0, to.1 - from.1);
    let step = (files.signum(), ranks.signum());
    let steps = files.abs().max(ranks.abs());
    (1..steps).map(move |n| (from.0 + n * step.0, from.1 + n * step.1))
}

/// Where a piece can go on an empty board.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    /// All the squares that it can reach.
    pub(super) all: Squares,
    /// Those that it passes on the way to others.
    pub(super) passed: Squares,
}

/// The most squares where a piece can stop, its own included: six more for a catapult.
pub(super) const STOPS: usize = 7;

/// Something by side, role and square.
type Table<T> = [[[T; SQUARES]; 4]; 4];

/// Where pieces can go.
pub(super) struct Tables {
    pub(super) reach: Table<Reach>,
    /// The square itself, then the others that a piece can reach, then the square again.
    pub(super) stops: Table<[u8; STOPS]>,
}

/// Where pieces can go, worked out by the compiler.
pub(super) static TABLES: Tables = {
    let nowhere = Reach { all: 0, passed: 0 };
    let mut tables = Tables {
        reach: [[[nowhere; SQUARES]; 4]; 4],
        stops: [[[[0; STOPS]; SQUARES]; 4]; 4],
    };
    let mut index = 0;
    while index < 4 * 4 * SQUARES {
        let (side, role, from) = (index / SQUARES / 4, index / SQUARES % 4, index % SQUARES);
        let (reach, stops) = survey(side, Role::ALL[role], from as u8);
        tables.reach[side][role][from] = reach;
        tables.stops[side][role][from] = stops;
        index += 1;
    }
    tables
};

/// Follows all the ways of a piece.
const fn survey(side: usize, role: Role, from: u8) -> (Reach, [u8; STOPS]) {
    let mut reach = Reach { all: 0, passed: 0 };
    let mut stops = [from; STOPS];
    let mut stop = 1;
    let mut ways = role.ways();
    while let [way, rest @ ..] = ways {
        ways = rest;
        let (right, up) = seen_from(side, way.right, way.forward);
        let (mut file, mut rank) = place(from);
        let mut last = 0;
        let mut steps = 0;
        while steps < way.reach {
            (file, rank) = (file + right, rank + up);
            let Some(next) = square(file, rank) else {
                break;
            };
            reach.passed |= last;
            last = bit(next);
            reach.all |= last;
            stops[stop] = next;
            stop += 1;
            steps += 1;
        }
    }
    (reach, stops)
}

/// The fewest actions by which a piece of a side, if nothing stood in its way, would capture an
/// enemy castle from each square, whatever it shows now; by side, for two seats and for four.
pub(super) static TO_CASTLE: LazyLock<[[[u8; SQUARES]; 4]; 2]> = LazyLock::new(|| {
    [2, 4].map(|seats| {
        std::array::from_fn(|own| {
            let sides = (0..seats).map(|seat| side(seat, seats));
            let castles = sides.filter(|other| *other != own);
            let mut reached = castles.fold(0, |set, other| set | bit(CASTLES[other]));
            let mut table = [u8::MAX; SQUARES];
            for actions in 0..u8::MAX {
                let mut next = reached;
                for square in 0..SQUARES {
                    if table[square] == u8::MAX && reached & bit(square as u8) != 0 {
                        table[square] = actions;
                    }
                    let ways = TABLES.reach[own].iter().map(|role| role[square].all);
                    if ways.fold(0, |all, way| all | way) & reached != 0 {
                        next |= bit(square as u8);
                    }
                }
                if next == reached {
                    break;
                }
                reached = next;
            }
            table
        })
    })
});
