//! Le Rooya: who has how much of each line, and where pawns stand.

use ludejo_rules::rooya::Rooya;
use ludejo_rules::{Game, Seat};

use super::{Terms, weights};

/// Lines along the outer plate by own and enemy pawns, of each 0 to 5.
const OUTER_LINE: usize = 0;
/// Lines across the inner plate in the same way.
const INNER_LINE: usize = OUTER_LINE + 36;
/// Pawns on the corners and sides of the inner plate, and in the centre.
const INNER_POINT: usize = INNER_LINE + 36;
/// The turn.
const TEMPO: usize = INNER_POINT + 3;

const FILE_A: u32 = 0x0010_8421;
const RANK_1: u32 = 0b1_1111;
const CORNERS: u32 = 1 << 6 | 1 << 8 | 1 << 16 | 1 << 18;
const SIDES: u32 = 1 << 7 | 1 << 11 | 1 << 13 | 1 << 17;
const CENTRE: u32 = 1 << 12;

impl Terms for Rooya {
    const GROUPS: &'static [(&'static str, usize)] = &[
        ("outer line by own pawns (rows) and enemies (columns)", 36),
        ("inner line by own pawns (rows) and enemies (columns)", 36),
        ("pawn on an inner corner, inner side, the centre", 3),
        ("turn", 1),
    ];

    const WEIGHTS: &'static [i32] = &weights::rooya::WEIGHTS;

    #[inline]
    fn count_terms(&self, mut see: impl FnMut(Seat, usize, i32)) {
        for seat in [Seat::FIRST, Seat::SECOND] {
            let mut see = |term, count| see(seat, term, count);
            let (own, enemy) = (self.pawns(seat), self.pawns(seat.next(2)));
            let count = |set: u32| set.count_ones();
            for number in 0..5 {
                let group = if number == 0 || number == 4 {
                    OUTER_LINE
                } else {
                    INNER_LINE
                };
                for line in [FILE_A << number, RANK_1 << (5 * number)] {
                    let place = count(own & line) * 6 + count(enemy & line);
                    see(group + place as usize, 1);
                }
            }
            for (place, points) in [CORNERS, SIDES, CENTRE].into_iter().enumerate() {
                see(INNER_POINT + place, count(own & points) as i32);
            }
            see(TEMPO, i32::from(self.to_move() == seat));
        }
    }
}
