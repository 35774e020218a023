//! Heroes Hexagonal Chess: material, how far pawns and guards have come, heroes and their company.

use ludejo_rules::heroes::{Heroes, Hex};
use ludejo_rules::{Game, Seat};

use super::{Terms, weights};

/// Pieces in the order of the game's list: king, hero, chariot, knight, camel, elephant, fresh
/// pawn, pawn, heroic pawn, guard.
const PIECE: usize = 0;
/// Pawns by how far up the board they stand, in half hexes from the middle, by twos.
const PAWN_HEIGHT: usize = PIECE + 10;
/// Guards in the same way.
const GUARD_HEIGHT: usize = PAWN_HEIGHT + 11;
/// Heroes by how many steps from the centre.
const HERO_RING: usize = GUARD_HEIGHT + 11;
/// Chariots, knights, camels and elephants in the same way.
const RING: usize = HERO_RING + 6;
/// Pieces next to a hero of theirs.
const COMPANY: usize = RING + 6;
/// Pieces at most two steps from the enemy's king.
const SIEGE: usize = COMPANY + 1;
/// The turn.
const TEMPO: usize = SIEGE + 1;

const HERO: usize = 1;
const FRESH_PAWN: usize = 6;
const PAWN: usize = 7;
const GUARD: usize = 9;

impl Terms for Heroes {
    const GROUPS: &'static [(&'static str, usize)] = &[
        (
            "king, hero, chariot, knight, camel, elephant, fresh pawn, pawn, heroic pawn, guard",
            10,
        ),
        ("pawn by height", 11),
        ("guard by height", 11),
        ("hero by distance from the centre", 6),
        (
            "chariot, knight, camel, elephant by distance from the centre",
            6,
        ),
        ("piece next to a hero", 1),
        ("piece near the enemy's king", 1),
        ("turn", 1),
    ];

    const WEIGHTS: &'static [i32] = &weights::heroes::WEIGHTS;

    #[inline]
    fn count_terms(&self, mut see: impl FnMut(Seat, usize, i32)) {
        for seat in [Seat::FIRST, Seat::SECOND] {
            let mut see = |term, count| see(seat, term, count);
            for (kind, hex) in self.pieces(seat) {
                see(PIECE + kind, 1);
                match kind {
                    FRESH_PAWN | PAWN => see(PAWN_HEIGHT + height(hex, seat), 1),
                    GUARD => see(GUARD_HEIGHT + height(hex, seat), 1),
                    HERO => see(HERO_RING + ring(hex), 1),
                    2..=5 => see(RING + ring(hex), 1),
                    _ => {}
                }
            }
            see(COMPANY, self.near_heroes(seat) as i32);
            see(SIEGE, self.near_king(seat) as i32);
            see(TEMPO, i32::from(self.to_move() == seat));
        }
    }
}

/// How far up the board a hex lies as a seat sees it, 0 to 10.
#[inline]
fn height(hex: Hex, seat: Seat) -> usize {
    let y = if seat == Seat::FIRST {
        hex.y()
    } else {
        -hex.y()
    };
    ((y + 10) / 2).clamp(0, 10) as usize
}

/// How many steps a hex is from the centre, 0 to 5.
#[inline]
fn ring(hex: Hex) -> usize {
    let (q, y) = (hex.q().unsigned_abs(), hex.y().unsigned_abs());
    let straight = q + y.saturating_sub(q).div_ceil(2);
    usize::from(straight.min(5))
}
