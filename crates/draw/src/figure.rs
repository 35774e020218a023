//! What each kind of piece looks like as a figure.
//!
//! A figure is a few vector paths inside a circle of radius 50 around the origin, `y` down: the
//! base of its seat, and what stands on it. Body is outlined, so that it stands out from any
//! ground; details are few and bold, so that they are seen when a cell is 32 pixels wide.
//! What makes a hero is the crest, as it is in pictograms.
//!
//! Where forward differs from seat to seat (EVO) the figures lie with their heads forward.

use ludejo_rules::Info;

use crate::look::Base;

/// The width of the line around a body.
pub(crate) const OUTLINE: f32 = 4.6;

/// A part of a figure, by path data as in SVG.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part {
    /// Filled with the colour of the seat, with a line around it.
    Body(&'static str),
    /// Where less light falls on a body.
    Shade(&'static str),
    /// A detail, filled with the ink of the seat.
    Fill(&'static str),
    /// A line of ink, of this width.
    Line(&'static str, f32),
}

use Part::{Body, Fill, Line, Shade};

/// The figure of a kind of piece by its letter, without a base; `None` if there is none, and a token is
/// drawn instead.
pub(crate) fn find(info: &Info, letter: char) -> Option<&'static [Part]> {
    Some(match (info.base(), info.piece_word(letter)) {
        ("rooya", "pawn") => PEG,
        ("evo" | "evo4", "warrior") => SPEARMAN,
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

/// What a figure stands on.
pub(crate) const fn base(base: Base) -> &'static [Part] {
    match base {
        Base::Round => &[
            Body("M-32 46c0-9 4-15 11-16h42c7 1 11 7 11 16z"),
            Shade("M12 32.3h8c6 1 9 5 9.6 11.4h-14c0-4-1-8-3.6-11.4z"),
        ],
        Base::Square => &[
            Body("M-23 29h46v7h9v10h-64v-10h9z"),
            Line("M-28 40.8h56", 2.8),
        ],
        Base::Block => &[Body("M-21 29h42v17h-42z"), Line("M-10 40.8h20", 2.8)],
        Base::Tapered => &[
            Body("M-32 29h64v7l-10 10h-44l-10-10z"),
            Line("M-27 35.5h54", 2.8),
        ],
    }
}

/// A ball on a cone.
const PEG: &[Part] = &[
    Body("M-9-14h18c2 18 8 34 18 44h-54c10-10 16-26 18-44z"),
    Shade("M4-10h3c2 16 7 28 14 37.6h-13c-4-12-5-24-4-37.6z"),
    Body("M-16-26a16 16 0 1 0 32 0a16 16 0 1 0-32 0z"),
    Shade("M6-38.5a13.7 13.7 0 0 1-2 25.6c9-4 9-20 2-25.6z"),
];

const PAWN: &[Part] = &[
    Body("M-11-4h22c0 16 4 26 13 34h-48c9-8 13-18 13-34z"),
    Shade("M3-1h5.6c.4 12 3 21 9.4 28.6h-12c-3-9-4-18-3-28.6z"),
    Body("M-15-25a15 15 0 1 0 30 0a15 15 0 1 0-30 0z"),
    Shade("M6-36.6a12.7 12.7 0 0 1-2 23.6c8-4 8-18 2-23.6z"),
    Body("M-16-11h32a5 5 0 0 1 0 10h-32a5 5 0 0 1 0-10z"),
];

/// A pawn with two leaves: it has not gone two steps yet.
const FRESH_PAWN: &[Part] = &[
    Body("M-11 8h22c0 9 4 16 13 22h-48c9-6 13-13 13-22z"),
    Shade("M3 10h5.6c.6 7 4 13 9 17.6h-12c-2-5-3-11-2.6-17.6z"),
    Body("M-13-9a13 13 0 1 0 26 0a13 13 0 1 0-26 0z"),
    Shade("M5-18.8a10.7 10.7 0 0 1-1.6 19.6c7-4 7-14 1.6-19.6z"),
    Body("M-15 2h30a4.5 4.5 0 0 1 0 9h-30a4.5 4.5 0 0 1 0-9z"),
    Body("M0-22c-16 2-31-7-32-25c19-3 31 8 32 25z"),
    Body("M0-22c16 2 31-7 32-25c-19-3-31 8-32 25z"),
    Line("M-6-28c-4-5-10-9-16-11M6-28c4-5 10-9 16-11", 2.8),
];

/// A pawn with a hero's crest.
const HEROIC_PAWN: &[Part] = &[
    Body("M-18-13L-33-19A35 35 0 0 1 33-19L18-13A19 19 0 0 0-18-13z"),
    Line("M0-37v8M-15-33l3.4 7.5M15-33l-3.4 7.5", 3.0),
    Body("M-11 7h22c0 9 4 17 13 23h-48c9-6 13-14 13-23z"),
    Shade("M3 10h5.6c.6 7 4 13 9 17.6h-12c-2-5-3-11-2.6-17.6z"),
    Body("M-14-10a14 14 0 1 0 28 0a14 14 0 1 0-28 0z"),
    Shade("M5-20.8a11.7 11.7 0 0 1-1.6 21.6c8-4 8-16 1.6-21.6z"),
    Body("M-16 2h32a4.5 4.5 0 0 1 0 9h-32a4.5 4.5 0 0 1 0-9z"),
];

/// A man behind a shield with chevrons, a spear in his hand.
const GUARD: &[Part] = &[
    Body("M26 31v-60h6v60z"),
    Body("M29-49l8 17l-8 6l-8-6z"),
    Body("M-18-24h28v18h-28z"),
    Fill("M-15-19h22v7h-22z"),
    Body("M-20-23C-20-46 12-46 12-23z"),
    Shade("M0-37.7C6-35 9-31 9.3-25.3H2C4-29 3-34 0-37.7z"),
    Body("M-24-25h40a3.5 3.5 0 0 1 0 7h-40a3.5 3.5 0 0 1 0-7z"),
    Body("M-4-12c-8 5-16 6-25 6c0 22 7 32 25 41c18-9 25-19 25-41c-9 0-17-1-25-6z"),
    Shade("M-4-9c8 4 15 5.5 22.6 5.5c-.6 18-7 27-22.6 35.5z"),
    Line("M-20 8l16-11l16 11M-17 20l13-9l13 9", 4.0),
];

/// A plain helmet, seen from the front.
const WARRIOR: &[Part] = &[
    Body(
        "M0-42C20-42 31-28 31-8C31 2 28 7 28 15C28 23 18 29 6 33H-6C-18 29-28 23-28 15C-28 7-31 2-31-8C-31-28-20-42 0-42z",
    ),
    Shade(
        "M12-37C23-32 28.7-21 28.7-8C28.7 1 25.7 6 25.7 14C25.7 20 19 25 11 28.6C21 14 22-18 12-37z",
    ),
    Fill(
        "M-23-5C-16-11-7-9-5-4L-3 11L0 14L3 11L5-4C7-9 16-11 23-5C21 4 14 8 8 8L6 31H-6L-8 8C-14 8-21 4-23-5z",
    ),
    Line("M0-34V-17", 3.0),
];

/// The same helmet with a crest.
const HERO: &[Part] = &[
    Body("M-27-7L-44-15A46 46 0 0 1 44-15L27-7A29 29 0 0 0-27-7z"),
    Line(
        "M0-41v9M-19.7-36.1l4.2 8M19.7-36.1l-4.2 8M-34.8-22.5l7.4 5.1M34.8-22.5l-7.4 5.1",
        3.0,
    ),
    Body(
        "M0-27C17-27 26-16 26 0C26 9 24 12 24 19C24 25 16 30 6 33H-6C-16 30-24 25-24 19C-24 12-26 9-26 0C-26-16-17-27 0-27z",
    ),
    Shade(
        "M10-23C19-19 23.7-11 23.7 0C23.7 8 21.7 12 21.7 18C21.7 22 17 26 10 28.6C18 16 18-9 10-23z",
    ),
    Fill(
        "M-19 3C-13-2-6 0-4 4L-2.5 16L0 18.5L2.5 16L4 4C6 0 13-2 19 3C17 10 12 13 7 13L5.5 31H-5.5L-7 13C-12 13-17 10-19 3z",
    ),
];

/// A star for the eight ways it goes.
const MASTER: &[Part] = &[
    Body("M-9 12h18c1 8 6 14 14 18h-46c8-4 13-10 14-18z"),
    Shade("M3 15h3.7c1 5 4 9.5 9 12.6h-10c-2-3-3-8-2.7-12.6z"),
    Body("M-14 8h28a4 4 0 0 1 0 8h-28a4 4 0 0 1 0-8z"),
    Body(
        "M0-49L7.1-35.1L21.9-39.9L17.1-25.1L31-18L17.1-10.9L21.9 3.9L7.1-0.9L0 13L-7.1-0.9L-21.9 3.9L-17.1-10.9L-31-18L-17.1-25.1L-21.9-39.9L-7.1-35.1z",
    ),
    Fill("M-7-18a7 7 0 1 0 14 0a7 7 0 1 0-14 0z"),
];

/// A crown.
const KING: &[Part] = &[
    Body("M-22 12h44c-1 8 1 13 5 18h-54c4-5 6-10 5-18z"),
    Shade("M10 15h9.6c0 5 1 9 3 12.6h-12c1-4 1-8-.6-12.6z"),
    Body(
        "M-28 5L-36-29C-30-24-24-22-19-23C-11-26-4-34 0-43C4-34 11-26 19-23C24-22 30-24 36-29L28 5z",
    ),
    Shade("M4-30C9-24 14-21 19-20.6C24-20 28-21 31.7-23L26 2H13C15-10 12-22 4-30z"),
    Body("M-5.5-43a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0z"),
    Body(
        "M-41-30a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0zM30.6-30a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0z",
    ),
    Body("M-29 3h58v11h-58z"),
    Fill("M0 4.5l4 4l-4 4l-4-4zM-17 5.5l3 3l-3 3l-3-3zM17 5.5l3 3l-3 3l-3-3z"),
];

/// A cart on a great wheel.
const CHARIOT: &[Part] = &[
    Body("M-28 5L-49-2L-48-9L-27-4z"),
    Body("M-24 8C-34-2-38-12-38-22C-38-30-34-38-30-44C-22-36-12-30 0-28C14-26 26-22 38-22L34 8z"),
    Shade("M20-21.4C26-20.2 31-19.7 35.3-19.7L32 5.7H24C26-4 25-14 20-21.4z"),
    Line("M-28-32C-14-22 4-20 28-16", 3.0),
    Body("M-16 8a22 22 0 1 0 44 0a22 22 0 1 0-44 0z"),
    Line("M-9 8a15 15 0 1 0 30 0a15 15 0 1 0-30 0z", 2.8),
    Line(
        "M19.9 13.7L-7.9 2.3M11.7 21.9L0.3-5.9M0.3 21.9L11.7-5.9M-7.9 13.7L19.9 2.3",
        2.8,
    ),
];

/// A horse's head.
const KNIGHT: &[Part] = &[
    Body(
        "M-23 30C-23 17-12 10-4 1C-9 4-13 5-17 6C-20 11-25 14-30 12C-37 10-40 3-37-3L-23-25C-21-32-16-37-10-40L-8-49L2-41C23-38 34-17 33 8C33 18 31 24 30 30z",
    ),
    Shade("M16-33C27-26 31-10 30.5 8C30 17 29 23 28 27.6H12C24 10 26-16 16-33z"),
    Line("M4-33c12 8 18 24 16 44", 3.0),
    Fill("M-18-21a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"),
    Fill("M-33 1a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z"),
    Line("M-4 1c7-4 10-9 10-15", 3.0),
];

/// A camel with two humps.
const CAMEL: &[Part] = &[
    Body(
        "M-43.2-23.4C-43.2-31.1-37.8-35-31.5-35L-27.9-42.8L-23.4-34C-18-31.1-16.2-24.3-17.1-15.6C-18-7.8-18.9-3-16.2-2C-13.5-1-12.6-4.9-11.7-10.7C-9.9-23.4-7.2-32.1-0.9-32.1C8.1-32.1 5.4-16.6 11.7-16.6C18-16.6 15.3-32.1 23.4-32.1C32.4-32.1 36.9-14.6 37.8 0.9C37.8 8.7 38.7 13.5 41.4 21.3L35.1 17.4V30H25.2L23.4 11.6C18 7.7 5.4 7.7-3.6 9.6L-6.3 30H-16.2L-15.3 6.7C-27.9 3.8-32.4-5.9-30.6-18.5C-34.2-17.5-41.4-17.5-43.2-19.5z",
    ),
    Shade(
        "M26.1-29.2C31.5-25.3 34.6-11.7 35.6 0.9C35.6 8.7 34.2 12.5 33 14.5V27.7H27L25.5 9.6C32.4 2.8 32.4-16.6 26.1-29.2z",
    ),
    Shade("M2.7-29.2C7.2-25.3 6.3-16.6 10.8-14.6C7.2-10.7 3.6-14.6 2.7-29.2z"),
    Fill("M-34.5-27a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"),
];

/// An elephant.
const ELEPHANT: &[Part] = &[
    Body(
        "M-42.3 28C-46.1 18-44.2 6-43.2-4C-41.4-24-31-34-16.9-34C-11.3-34-7.5-32-4.7-30C1.9-34 13.2-35 21.6-32C34.8-28 42.3-15 42.3 0V30H26.3V14C18.8 17 9.4 17 2.8 15V30H-13.2V12C-17.9 11-20.7 9-23.5 6C-27.3 13-30.1 19-29.1 26C-29.1 32-39.5 34-42.3 28z",
    ),
    Shade("M24.4-28C34.8-23 39.5-12 39.9 0V27.6H28.7V11C33.8 2 33.8-14 24.4-28z"),
    Body("M-20.7 4C-23.5 12-31 15-37.6 12C-32.9 10-30.1 6-29.1 0z"),
    Line("M-13.2-26C-0.9-26 4.7-16 0.9-3C-6.6 2-16-1-17.9-11", 3.4),
    Fill("M-32-15a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"),
];

/// A man in a cloak with a spear: turned, he still shows where his head is; a helmet does not.
const SPEARMAN: &[Part] = &[
    Body("M27 31v-60h6v60z"),
    Body("M30-49l8 17l-8 6l-8-6z"),
    Body("M-12-7H10C19-7 24 1 25 9L28 31H-30L-27 9C-26 1-21-7-12-7z"),
    Shade("M9-4.7C17-4.7 21.7 2 22.7 9L25.4 28.7H17C16 16 14 5 9-4.7z"),
    Line("M-15 30L-7 7M5 7L13 30", 3.0),
    Body("M-20-26C-20-52 18-52 18-26V-11C18-6 9-3 3-1H-5C-11-3-20-6-20-11z"),
    Shade("M6-42C13-39 15.7-33 15.7-26V-11C15.7-9 12-7 8-5C13-17 13-30 6-42z"),
    Fill(
        "M-15-26C-10-29-4-28-3-24L-1-15L1-24C2-28 8-29 13-26C12-20 7-16.5 4-16.5L3-3H-5L-6-16.5C-9-16.5-14-20-15-26z",
    ),
];

/// A sword.
const BLADE: &[Part] = &[
    Body("M-6 12h12v20h-12z"),
    Body("M0-49l13 18v38h-26v-38z"),
    Shade("M0-44.5l10.7 14.2v35h-10.7z"),
    Line("M0-30v31", 3.0),
    Body("M-32 4h64v9l-4 4h-56l-4-4z"),
];

/// A stone-thrower with its bow drawn, from above.
const CATAPULT: &[Part] = &[
    Body("M-32 10h15v18h-15zM17 10h15v18h-15z"),
    Body("M-9-40h18v71h-18z"),
    Body("M-42-3L0 8L42-3L0 8z"),
    Body("M-47-2C-42-26-24-44 0-48C24-44 42-26 47-2L39 1C33-16 19-28 0-32C-19-28-33-16-39 1z"),
    Shade("M0-45.6C22-41 39-25 44-3.5L40.5-2C34-19 19-30 0-34.4z"),
    Body("M-14 3a14 14 0 1 0 28 0a14 14 0 1 0-28 0z"),
    Fill("M-7.5 3a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0z"),
];

/// A shield with a cross.
const SHIELD: &[Part] = &[
    Body("M0-46c-11 7-23 9-36 9c0 38 8 58 36 73c28-15 36-35 36-73c-13 0-25-2-36-9z"),
    Shade("M0-43c11 6 22 8 33.5 8.5c-.6 34-9 53-33.5 67z"),
    Line("M0-37v64M-29-10h58", 5.0),
];

/// A tower.
const CASTLE: &[Part] = &[
    Body("M-26-16h52l4 47h-60z"),
    Shade("M12-14h12l3.5 42.6h-16z"),
    Body("M-36-46h15v9h12v-9h18v9h12v-9h15v26l-8 6h-56l-8-6z"),
    Line("M-30-23h60", 3.0),
    Fill("M-10 31v-19a10 11 0 0 1 20 0v19z"),
];

#[cfg(test)]
mod tests {
    use super::find;
    use ludejo_rules::catalog;

    #[test]
    fn every_kind_of_piece_has_a_figure() {
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
