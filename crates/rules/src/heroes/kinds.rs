//! The kinds of the pieces, four bits a hex.

use super::Hex;

// The kinds, 0 being an empty hex. Those who go along lines have bit 2, those who come from
// pawns have bit 3.
pub(super) const KING: u8 = 1;
pub(super) const HERO: u8 = 2;
pub(super) const CHARIOT: u8 = 4;
pub(super) const KNIGHT: u8 = 5;
pub(super) const CAMEL: u8 = 6;
pub(super) const ELEPHANT: u8 = 7;
pub(super) const FRESH_PAWN: u8 = 8;
pub(super) const PAWN: u8 = 9;
pub(super) const GUARD: u8 = 10;
pub(super) const HEROIC_PAWN: u8 = 11;

/// The length of tables by kind: all that four bits can say.
pub(super) const KINDS: usize = 16;

/// The letters by kind; a small one is no letter of a piece.
pub(super) const LETTERS: &[u8; 12] = b"xKHxCNMEFPGR";

/// The place of a kind in the list of the game's pieces.
#[inline]
pub(super) const fn place_in_list(kind: u8) -> usize {
    const PLACES: [u8; KINDS] = [0, 0, 1, 0, 2, 3, 4, 5, 6, 7, 9, 8, 0, 0, 0, 0];
    PLACES[kind as usize % KINDS] as usize
}

/// The kind of the piece on each hex: bit `n` of the kinds makes plane `n`.
///
/// The four lower halves of the planes stand together, and so do the upper halves, because one
/// hex is in one half.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Kinds([[u64; 4]; 2]);

/// Some pieces of one seat by kind.
pub(super) struct Force {
    pub(super) king: u128,
    pub(super) heroes: u128,
    pub(super) chariots: u128,
    pub(super) knights: u128,
    pub(super) camels: u128,
    pub(super) elephants: u128,
    pub(super) fresh_pawns: u128,
    /// Fresh or not.
    pub(super) pawns: u128,
    pub(super) guards: u128,
    pub(super) heroic_pawns: u128,
}

impl Kinds {
    /// The kind on a hex; 0 if it is empty.
    #[inline(always)]
    pub(super) fn at(&self, hex: Hex) -> u8 {
        let (half, place) = place(hex);
        let [a, b, c, d] = self.0[half].map(|plane| (plane >> place) as u8 & 1);
        a | b << 1 | c << 2 | d << 3
    }

    /// Empties a hex.
    #[inline(always)]
    pub(super) fn clear(&mut self, hex: Hex) {
        let (half, place) = place(hex);
        for plane in &mut self.0[half] {
            *plane &= !(1 << place);
        }
    }

    /// Writes a kind on an empty hex.
    #[inline(always)]
    pub(super) fn fill(&mut self, hex: Hex, kind: u8) {
        let (half, place) = place(hex);
        for (bit, plane) in self.0[half].iter_mut().enumerate() {
            *plane |= u64::from(kind >> bit & 1) << place;
        }
    }

    /// These pieces by kind.
    #[inline(always)]
    pub(super) fn force(&self, pieces: u128) -> Force {
        let plane = |bit: usize| u128::from(self.0[0][bit]) | u128::from(self.0[1][bit]) << 64;
        let (a, b, c, d) = (plane(0), plane(1), plane(2), plane(3));
        let (leaders, lines, people) = (pieces & !(c | d), pieces & c, pieces & d);
        Force {
            king: leaders & a,
            heroes: leaders & b,
            chariots: lines & !(a | b),
            knights: lines & a & !b,
            camels: lines & b & !a,
            elephants: lines & a & b,
            fresh_pawns: people & !(a | b),
            pawns: people & !b,
            guards: people & b & !a,
            heroic_pawns: people & a & b,
        }
    }
}

/// The half of the planes that a hex is in, and its place there.
#[inline(always)]
fn place(hex: Hex) -> (usize, u8) {
    (hex.index() / 64, hex.number() % 64)
}
