//! What seats and areas look like.

use ludejo_rules::{Area, Cell, Info, Seat};

use crate::palette::{self, DEFAULT, Paints};

/// A colour, `0xRRGGBB`.
pub(crate) type Rgb = u32;

/// The ground of pictures without a board, and of whatever is transparent in an animation.
pub(crate) const CARD: Rgb = 0xF7_F6F2;
/// Lines, labels and marks without a board.
pub(crate) const LINE: Rgb = DEFAULT.line;
pub(crate) const LABEL: Rgb = DEFAULT.label;
pub(crate) const PATH: Rgb = DEFAULT.path;
pub(crate) const TAKEN: Rgb = DEFAULT.taken;

/// The shade of a cell by its tone, in a terminal.
pub(crate) fn tone(cell: &Cell) -> Rgb {
    DEFAULT.tone(cell.tone)
}

/// The shade of a plate of points in a terminal, by how many others lie under it.
pub(crate) fn plate(depth: usize) -> Rgb {
    DEFAULT.plate(depth)
}

/// What tells the pieces and cells of one seat from those of the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SeatLook {
    pub paints: Paints,
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

/// A seat with light pieces.
const fn light(paints: Paints) -> SeatLook {
    SeatLook {
        paints,
        shape: Shape::Disc,
        base: Base::Round,
        tower: Tower::Round,
        letters: Letters::Upper,
        brackets: ('[', ']'),
    }
}

/// A seat with dark pieces.
const fn dark(paints: Paints) -> SeatLook {
    SeatLook {
        paints,
        shape: Shape::RingedDisc,
        base: Base::Square,
        tower: Tower::Square,
        letters: Letters::Lower,
        brackets: ('{', '}'),
    }
}

const fn kite(look: SeatLook) -> SeatLook {
    SeatLook {
        shape: Shape::Kite,
        letters: Letters::WithSeat,
        ..look
    }
}

/// The look of a seat, by its word; of a seat that is new here, by its place in the turn order.
pub(crate) fn seat(info: &Info, seat: Seat) -> SeatLook {
    let palette = palette::of(info);
    let word = info.seats.get(seat.index()).map_or("", |seat| seat.word);
    let is_light = seat.index().is_multiple_of(2);
    let plain = if is_light {
        palette.light
    } else {
        palette.dark
    };
    let paints = palette.seat(word).unwrap_or(plain);
    match word {
        "white" | "yellow" => light(paints),
        "black" | "red" => dark(paints),
        "south" => kite(light(paints)),
        "north" => kite(dark(paints)),
        "west" => kite(SeatLook {
            base: Base::Block,
            ..dark(paints)
        }),
        "east" => kite(SeatLook {
            base: Base::Tapered,
            ..light(paints)
        }),
        _ if is_light => light(paints),
        _ => dark(paints),
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
            tint: palette::of(info).dark_area,
            strength: 30,
            dot: '#',
        },
        Some(Area {
            seat: Some(owner), ..
        }) => AreaLook {
            tint: seat(info, owner).paints.fill,
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
    use ludejo_rules::{Outline, catalog};

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
            let looks: Vec<_> = seats.map(|index| seat(info, index).paints).collect();
            for (index, look) in looks.iter().enumerate() {
                let name = format!("{} {index}", info.id);
                assert!(contrast(look.fill, look.ink) >= 4.0, "{name}");
                assert!(contrast(look.body, look.ink) >= 4.0, "{name}");
                assert!(contrast(look.body, look.edge) >= 1.8, "{name}");
                for other in &looks[..index] {
                    assert!(contrast(look.fill, other.fill) >= 1.4, "{name}");
                    assert!(contrast(look.body, other.body) >= 1.4, "{name}");
                }
            }
        }
    }

    #[test]
    fn coordinates_and_turns_can_be_read() {
        for info in catalog::GAMES {
            let colors = palette::of(info);
            assert!(contrast(colors.label, colors.rim) >= 4.5, "{}", info.id);
            // The bar that shows whose turn it is.
            for index in (0..).take(info.seats.len()) {
                let Paints { fill, ink, .. } = seat(info, Seat::new(index)).paints;
                let most = contrast(fill, colors.rim).max(contrast(ink, colors.rim));
                assert!(most >= 3.0, "{} {index}", info.id);
            }
        }
        assert!(contrast(LABEL, CARD) >= 4.5);
    }

    /// The colours that pieces, lines and marks can have below them.
    fn grounds(info: &Info) -> Vec<Rgb> {
        let colors = palette::of(info);
        let game = catalog::start(info.id).expect("a game");
        let shade = |cell: &Cell| {
            if cell.outline == Outline::Point {
                return vec![colors.plate_0, colors.plate_1];
            }
            let area = area(info, cell.area);
            vec![mix(colors.tone(cell.tone), area.tint, area.strength)]
        };
        game.board().cells.iter().flat_map(shade).collect()
    }

    #[test]
    fn pieces_lines_and_marks_stand_out_from_every_ground() {
        for info in catalog::GAMES {
            let colors = palette::of(info);
            let seats: Vec<_> = (0..).take(info.seats.len()).map(Seat::new).collect();
            for ground in grounds(info) {
                let name = format!("{} on {ground:06x}", info.id);
                for &index in &seats {
                    let Paints { fill, edge, .. } = seat(info, index).paints;
                    let most = contrast(fill, ground).max(contrast(edge, ground));
                    assert!(most >= 3.0, "{name}: {index:?}");
                }
                // A mark has a dark line and a light one; one of them stands out.
                for mark in [colors.path, colors.taken, colors.latest] {
                    let most = contrast(mark, ground).max(contrast(colors.halo, ground));
                    assert!(most >= 3.0, "{name}: {mark:06x}");
                }
                assert!(contrast(colors.line, ground) >= 3.0, "{name}: lines");
            }
        }
    }
}
