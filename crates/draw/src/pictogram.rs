//! What each kind of piece looks like.
//!
//! A pictogram is a few vector paths inside a circle of radius 50 around the origin, `y`
//! down, as bold as it takes to be told from all others when it is ten pixels wide.
//! What makes a hero is the crest: a warrior who becomes one, and a heroic pawn, get it too.

use ludejo_rules::Info;

/// A part of a pictogram, by path data as in SVG.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part {
    /// Filled with the ink of the piece.
    Fill(&'static str),
    /// Filled with the colour of the token: cut out of what is below.
    Cut(&'static str),
    /// A line of ink, of this width.
    Line(&'static str, f32),
    /// A line cut out of what is below, of this width.
    CutLine(&'static str, f32),
}

use Part::{Cut, CutLine, Fill, Line};

/// The pictogram of a kind of piece by its letter; `None` if there is none, and its letter is
/// drawn instead.
pub(crate) fn find(info: &Info, letter: char) -> Option<&'static [Part]> {
    Some(match (info.base(), info.piece_word(letter)) {
        ("rooya", "pawn") => STONE,
        (_, word) => match word {
            "pawn" => PAWN,
            "fresh-pawn" => FRESH_PAWN,
            "heroic-pawn" => HEROIC_PAWN,
            "guard" => GUARD,
            "warrior" => WARRIOR,
            "hero" | "heroo" => HERO,
            "master" => MASTER,
            "king" => KING,
            "chariot" => CHARIOT,
            "knight" => KNIGHT,
            "camel" => CAMEL,
            "elephant" => ELEPHANT,
            "blade" => BLADE,
            "catapult" => CATAPULT,
            "shield" => SHIELD,
            "castle" => CASTLE,
            _ => return None,
        },
    })
}

/// A ring: where all pieces are alike, nothing more is needed.
const STONE: &[Part] = &[Line("M-24 0a24 24 0 1 0 48 0a24 24 0 1 0-48 0z", 7.0)];

const PAWN: &[Part] = &[
    Fill("M-17-27a17 17 0 1 0 34 0a17 17 0 1 0-34 0z"),
    Fill("M-21-11h42v9h-11c0 16 9 27 21 32v15h-62v-15c12-5 21-16 21-32h-11z"),
];

/// A pawn with two leaves: it has not gone two steps yet.
const FRESH_PAWN: &[Part] = &[
    Fill("M-3-11c-20 3-35-10-36-33c21-1 34 9 36 25zM3-11c20 3 35-10 36-33c-21-1-34 9-36 25z"),
    Fill("M-4-24h8v16h-8z"),
    Fill("M-21-9h42v9h-11c0 16 9 25 21 30v15h-62v-15c12-5 21-14 21-30h-11z"),
];

/// A pawn with a hero's crest.
const HEROIC_PAWN: &[Part] = &[
    Fill("M-21.3 -15.7L-38.6 -20.4A40 40 0 0 1 38.6 -20.4L21.3 -15.7A22 22 0 0 0 -21.3 -15.7z"),
    CutLine(
        "M-16.6 -31.3L-26.5 -43.9M0 -37L0 -53M16.6 -31.3L26.5 -43.9",
        5.0,
    ),
    Fill("M-16-12a16 16 0 1 0 32 0a16 16 0 1 0-32 0z"),
    Fill("M-21 3h42v8h-11c0 8 9 16 21 19v15h-62v-15c12-3 21-11 21-19h-11z"),
];

/// A shield with a chevron and a spear behind it.
const GUARD: &[Part] = &[
    Line("M25-30v72", 7.0),
    Fill("M25-49l9 21h-18z"),
    Fill("M-8-36c-11 7-20 8-30 8c0 36 6 55 30 68c24-13 30-32 30-68c-10 0-19-1-30-8z"),
    CutLine("M-28 0l20-14l20 14", 7.0),
    CutLine("M-24 18l16-12l16 12", 7.0),
];

/// A plain helmet, seen from the front.
const WARRIOR: &[Part] = &[
    Fill("M-34-6c0-50 68-50 68 0v28c0 11-11 18-25 23l-4-25l-5-1l-5 1l-4 25c-14-5-25-12-25-23z"),
    Cut("M-25-3c9-3 18-1 21 4l1 8c-11 3-20 0-22-12zM25-3c-9-3-18-1-21 4l-1 8c11 3 20 0 22-12z"),
];

/// The same helmet with a crest.
const HERO: &[Part] = &[
    Fill("M-29.5 -7.6L-48.5 -13.8A51 51 0 0 1 48.5 -13.8L29.5 -7.6A31 31 0 0 0 -29.5 -7.6z"),
    CutLine(
        "M-21.2 -27.1L-31.7 -41.7M0 -34L0 -52M21.2 -27.1L31.7 -41.7",
        5.0,
    ),
    Fill("M-25 4c0-38 50-38 50 0v20c0 10-9 17-19 21l-3-20l-3-1l-3 1l-3 20c-10-4-19-11-19-21z"),
    Cut("M-19 6c8-3 14-1 16 3l1 7c-9 2-16-1-17-10zM19 6c-8-3-14-1-16 3l-1 7c9 2 16-1 17-10z"),
];

/// A star for the eight ways it goes.
const MASTER: &[Part] = &[
    Fill(
        "M0-51l10 27l27-13l-13 27l27 10l-27 10l13 27l-27-13l-10 27l-10-27l-27 13l13-27l-27-10l27-10l-13-27l27 13z",
    ),
    Cut("M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0z"),
];

/// A crown.
const KING: &[Part] = &[
    Fill("M-28 22l-15-42l23 17l20-34l20 34l23-17l-15 42z"),
    Fill("M-28 27h56v11h-56z"),
    Fill("M-6-39a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"),
    Fill("M-48-22a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM38-22a5 5 0 1 0 10 0a5 5 0 1 0-10 0z"),
];

/// A cart on a great wheel.
const CHARIOT: &[Part] = &[
    Fill("M-44-24h13l4 17h27c8-9 12-20 12-35h14c2 15 0 26-3 35h23v11h-90z"),
    Cut("M-35 18a26 26 0 1 0 52 0a26 26 0 1 0-52 0z"),
    Line("M-31 18a22 22 0 1 0 44 0a22 22 0 1 0-44 0z", 9.0),
    Line("M-9-4v44M-31 18h44", 7.0),
];

/// A horse's head.
const KNIGHT: &[Part] = &[
    Fill(
        "M-24 42c-1-15 17-23 21-40c-8 7-16 8-22 13l-6 7c-7 1-13-5-12-12l14-27c3-10 11-16 18-18l2-12l11 9c23 4 35 26 34 52c-1 11-2 19-2 28z",
    ),
    Cut("M-16-13a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"),
];

/// A camel with two humps.
const CAMEL: &[Part] = &[Fill(
    "M-47-27c1-8 8-12 17-11c7 1 9 6 9 13l-2 17c2 4 6 4 8-2c3-12 6-17 12-17c7 0 9 8 13 15c4-7 7-15 14-15c11 0 17 14 18 35l2 12l-6-2v24h-9l-2-22l-6-6h-22l-5 28h-9l-1-28c-13-3-20-13-19-28l1-9l-12 2z",
)];

/// An elephant.
const ELEPHANT: &[Part] = &[
    Fill(
        "M-44 30c-8-10-1-22 1-34c2-20 16-29 33-28c9-3 20-4 29-1c17 3 26 17 26 36v37h-16v-19c-9 4-21 4-29 1v18h-16v-22c-5 0-9-2-12-5c-3 8-5 14-5 19h-9z",
    ),
    CutLine("M-7-20c9 9 8 22-6 26", 5.0),
    Cut("M-28-12a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"),
];

/// An upright sword.
const BLADE: &[Part] = &[
    Fill("M0-52l13 17v44h-26v-44z"),
    CutLine("M0-32v34", 5.0),
    Fill("M-30 8h60v12h-60z"),
    Fill("M-6 17h12v19h-12z"),
    Fill("M-10 41a10 10 0 1 0 20 0a10 10 0 1 0-20 0z"),
];

/// A catapult on wheels, its stone in the air.
const CATAPULT: &[Part] = &[
    Line("M-24 18l46-46", 9.0),
    Fill("M17-33a12 12 0 1 0 24 0a12 12 0 1 0-24 0z"),
    Line("M-10 16l14-26l14 26", 7.0),
    Fill("M-40 14h80v10h-80z"),
    Fill("M-38 31a12 12 0 1 0 24 0a12 12 0 1 0-24 0zM14 31a12 12 0 1 0 24 0a12 12 0 1 0-24 0z"),
];

/// A shield with a cross.
const SHIELD: &[Part] = &[
    Fill("M0-44c-13 8-25 10-38 10c0 42 8 64 38 80c30-16 38-38 38-80c-13 0-25-2-38-10z"),
    CutLine("M0-34v68M-29-6h58", 7.0),
];

/// A tower; also in the middle of an empty city.
pub(crate) const CASTLE: &[Part] = &[
    Fill("M-36-42h17v11h10v-11h18v11h10v-11h17v28h-72z"),
    Fill("M-28-9h56v33h8v16h-72v-16h8z"),
    Cut("M-9 40v-16a9 10 0 0 1 18 0v16z"),
];

#[cfg(test)]
mod tests {
    use super::find;
    use ludejo_rules::catalog;

    #[test]
    fn every_kind_of_piece_has_a_pictogram() {
        for info in catalog::RELEASED {
            for kind in info.pieces {
                assert!(
                    find(info, kind.letter).is_some(),
                    "{}: {}",
                    info.id,
                    kind.word
                );
            }
        }
    }
}
