//! What seats and areas look like.

use ludejo_rules::{Area, Cell, Info, Seat};

/// A colour, `0xRRGGBB`.
pub(crate) type Rgb = u32;

/// The ground on which a board lies.
pub(crate) const CARD: Rgb = 0xF7_F6F2;
/// Lines of the board, between areas, and around it.
pub(crate) const LINE: Rgb = 0x6F_7F88;
pub(crate) const FRAME: Rgb = 0x4C_5960;
/// Coordinates.
pub(crate) const LABEL: Rgb = 0x5C_6970;
/// Marks: where actions lead, what they take, where the last one was.
pub(crate) const PATH: Rgb = 0x2E_7D4F;
pub(crate) const TAKEN: Rgb = 0xC0_392B;
pub(crate) const LATEST: Rgb = 0xC2_8A0C;

/// The shade of a cell by its tone.
pub(crate) fn tone(cell: &Cell) -> Rgb {
    const TONES: [Rgb; 3] = [0xB9_C8CE, 0xDC_E4E6, 0xCA_D6DA];
    TONES[usize::from(cell.tone) % TONES.len()]
}

/// The shade of a plate of points, by how many others lie under it.
pub(crate) fn plate(depth: usize) -> Rgb {
    [0xC3_D0D5, 0xE4_EAEB][depth % 2]
}

/// What tells the pieces and cells of one seat from those of the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SeatLook {
    /// The token.
    pub fill: Rgb,
    /// A figure: the colour of the token where the edge stands out from it, else a lighter one.
    pub body: Rgb,
    /// The pictogram on a token, the details of a figure.
    pub ink: Rgb,
    /// The line around it.
    pub edge: Rgb,
    pub shape: Shape,
    pub base: Base,
    pub tower: Tower,
    pub letters: Letters,
    /// In a terminal: around a cell that the seat owns.
    pub brackets: (char, char),
}

/// The outline of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    /// A disc.
    Disc,
    /// A disc with a second line inside.
    RingedDisc,
    /// A kite that points where its seat's forward is.
    Kite,
}

/// What a figure stands on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Base {
    /// A dome.
    Round,
    /// A step with a line along it.
    Square,
    /// A narrow block with a dash on it.
    Block,
    /// A slab that is wider above, with a line along it.
    Tapered,
}

/// What stands at the corners of a cell that a seat owns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub enum Tower {
    /// A disc.
    Round,
    /// A square.
    Square,
}

/// How a piece is written as letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Letters {
    /// Its letter in upper case.
    Upper,
    /// Its letter in lower case.
    Lower,
    /// The letter of its seat before its own.
    WithSeat,
}

const WHITE: SeatLook = SeatLook {
    fill: 0xFF_FDF8,
    body: 0xFF_FDF8,
    ink: 0x2B_3136,
    edge: 0x2B_3136,
    shape: Shape::Disc,
    base: Base::Round,
    tower: Tower::Round,
    letters: Letters::Upper,
    brackets: ('[', ']'),
};

const BLACK: SeatLook = SeatLook {
    fill: 0x2F_353A,
    body: 0x48_5057,
    ink: 0xF6_F3EC,
    edge: 0x1B_1F22,
    shape: Shape::RingedDisc,
    base: Base::Square,
    tower: Tower::Square,
    letters: Letters::Lower,
    brackets: ('{', '}'),
};

/// The look of a seat, by its word; for an unknown seat, by its place in the turn order.
pub(crate) fn seat(info: &Info, seat: Seat) -> SeatLook {
    let word = info.seats.get(seat.index()).map_or("", |seat| seat.word);
    match word {
        "white" => WHITE,
        "black" => BLACK,
        "yellow" => SeatLook {
            fill: 0xFA_D24A,
            body: 0xFA_D24A,
            edge: 0x4A_3A10,
            ..WHITE
        },
        "red" => SeatLook {
            fill: 0xA8_3232,
            body: 0xA8_3232,
            ink: 0xFF_F6EC,
            edge: 0x4E_1414,
            ..BLACK
        },
        "south" => kite(WHITE),
        "north" => kite(BLACK),
        "west" => kite(SeatLook {
            fill: 0x34_76B6,
            body: 0x34_76B6,
            ink: 0xFF_FDF8,
            edge: 0x17_3A5C,
            base: Base::Block,
            ..BLACK
        }),
        "east" => kite(SeatLook {
            fill: 0xF0_A23C,
            body: 0xF0_A23C,
            ink: 0x33_2410,
            edge: 0x5A_3A0C,
            base: Base::Tapered,
            ..WHITE
        }),
        _ => match seat.index() % 2 {
            0 => WHITE,
            _ => BLACK,
        },
    }
}

const fn kite(look: SeatLook) -> SeatLook {
    SeatLook {
        shape: Shape::Kite,
        letters: Letters::WithSeat,
        ..look
    }
}

/// What tells an area from the rest of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AreaLook {
    /// What its cells are tinted with.
    pub tint: Rgb,
    /// How strongly, in percent.
    pub strength: u8,
    /// In a terminal: an empty cell of it.
    pub dot: char,
}

/// The look of the part of the board that a cell belongs to: lighter, darker or coloured by the
/// seat whose it is, and unmarked if nobody's.
pub(crate) fn area(info: &Info, area: Option<Area>) -> AreaLook {
    let plain = AreaLook {
        tint: 0,
        strength: 0,
        dot: '.',
    };
    match area {
        Some(Area { is_dark: true, .. }) => AreaLook {
            tint: BLACK.fill,
            strength: 30,
            dot: '#',
        },
        Some(Area {
            seat: Some(owner), ..
        }) => AreaLook {
            tint: seat(info, owner).fill,
            strength: 18,
            dot: ':',
        },
        _ => plain,
    }
}

/// A colour with this many percent of another.
pub(crate) fn mix(base: Rgb, other: Rgb, percent: u8) -> Rgb {
    let share = u32::from(percent.min(100));
    let channel = |shift: u32| {
        let (a, b) = (base >> shift & 0xFF, other >> shift & 0xFF);
        ((a * (100 - share) + b * share) / 100) << shift
    };
    channel(16) | channel(8) | channel(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludejo_rules::catalog;

    /// The luminance, from 0 to 1, as defined for the contrast of texts in web pages.
    fn luminance(color: Rgb) -> f64 {
        let part = |shift: u32| {
            let value = f64::from(color >> shift & 0xFF) / 255.0;
            if value <= 0.040_45 {
                value / 12.92
            } else {
                ((value + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
    }

    fn contrast(a: Rgb, b: Rgb) -> f64 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn pieces_and_seats_stand_apart_in_grey() {
        for info in catalog::GAMES {
            let seats = (0..).take(info.seats.len()).map(Seat::new);
            let looks: Vec<_> = seats.map(|index| seat(info, index)).collect();
            for (index, look) in looks.iter().enumerate() {
                let name = format!("{} {index}", info.id);
                assert!(contrast(look.fill, look.ink) >= 4.0, "{name}");
                assert!(contrast(look.body, look.ink) >= 4.0, "{name}");
                assert!(contrast(look.body, look.edge) >= 1.8, "{name}");
                for other in &looks[..index] {
                    assert!(contrast(look.fill, other.fill) >= 1.5, "{name}");
                    assert!(contrast(look.body, other.body) >= 1.5, "{name}");
                }
            }
        }
    }
}
