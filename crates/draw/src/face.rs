//! The faces of the computer's levels: pieces of the game that is played, the humble ones first.

use ludejo_rules::{Info, Piece, Seat};

/// The kinds of piece by the id of a game, the weakest level first.
const FACES: &[(&str, &str)] = &[
    ("herooj", "PPPPMMMHHH"),
    ("master-herooj", "PPPPMMMHHH"),
    ("sparta", "WWWWWHHHHH"),
    ("heroes", "FPGREMNCHK"),
    ("evo", "WWWSSBBCCK"),
    ("evo4", "WWWSSBBCCK"),
];

/// The piece that is the face of a level, from 1, in a game; its seats take turns. Beyond the last
/// level it is the last level's.
///
/// ```
/// use ludejo_draw::face;
///
/// let info = ludejo_rules::catalog::info("heroes").unwrap();
/// assert_eq!(info.piece_word(face(info, 1).letter), "fresh-pawn");
/// assert_eq!(info.piece_word(face(info, 10).letter), "king");
/// ```
#[must_use]
pub fn face(info: &Info, level: u8) -> Piece {
    let index = usize::from(level.saturating_sub(1));
    let kinds = FACES.iter().find(|(id, _)| *id == info.base());
    let kinds = kinds.map_or("", |(_, kinds)| kinds);
    let letter = kinds.chars().take(index + 1).last();
    Piece {
        seat: Seat::new((index % info.seats.len()) as u8),
        // A game without faces of its own shows its first kind.
        letter: letter.unwrap_or(info.pieces[0].letter),
    }
}

#[cfg(test)]
mod tests {
    use ludejo_rules::catalog;

    use super::*;

    #[test]
    fn every_face_is_a_piece_of_its_game() {
        for (id, _) in FACES {
            assert!(catalog::info(id).is_some(), "{id}");
        }
        for info in catalog::GAMES {
            for level in 1..=10 {
                let face = face(info, level);
                let mut kinds = info.pieces.iter();
                assert!(kinds.any(|kind| kind.letter == face.letter), "{}", info.id);
                assert!(face.seat.index() < info.seats.len(), "{}", info.id);
            }
        }
    }
}
