//! The pieces: a token for the seat with a pictogram for the kind, or a figure for both.

use ludejo_rules::{Info, Piece, Point, Seat};

use super::Set;
use super::pen::{Paint, Pen};
use crate::Subject;
use crate::look::{self, Rgb, SeatLook, Shape};
use crate::sight::{Sight, turn, turns};
use crate::{figure, pictogram};

/// The radius of a disc.
pub(super) const RADIUS: f32 = 0.42;

/// The radius of the circle that a figure lies in.
const FIGURE_RADIUS: f32 = 0.47;
/// How much darker than the rest the far side of a figure is, in percent of its edge's colour.
const SHADE: u8 = 18;

/// All pieces of a position.
pub(super) fn all(pen: &mut Pen, subject: &Subject<'_>, sight: &Sight<'_>, set: Set) {
    for (id, piece) in subject.pieces() {
        let cell = &sight.board.cells[usize::from(id)];
        let at = sight.point(cell.center);
        pen.open_cell(&cell.name);
        if subject.scene.spent.contains(&id) {
            pen.open("opacity=\"0.5\"");
            one(pen, subject.info, piece, at, sight.turns, set);
            pen.close();
            done(pen, at);
        } else {
            one(pen, subject.info, piece, at, sight.turns, set);
        }
        pen.close();
    }
}

/// A bar at the side of the seat to move.
pub(super) fn turn_bar(pen: &mut Pen, subject: &Subject<'_>, sight: &Sight<'_>) {
    const INSET: f32 = 0.12;
    let frame = pen.frame();
    let seat = subject.scene.to_move;
    let look = look::seat(subject.info, seat);
    let middle = frame.middle();
    let turns = turned(subject.info, seat, sight.turns);
    // From the middle back to the seat's own side.
    let reach = [frame.height(), frame.width()][usize::from(turns % 2)] / 2.0 - INSET;
    let ends = [-0.8, 0.8].map(|x| {
        let end = turn(Point { x, y: -reach }, turns);
        Point {
            x: middle.x + end.x,
            y: middle.y + end.y,
        }
    });
    // Dark on a dark rim, it is seen by what surrounds it.
    pen.lines(&[ends], Paint::line(look.paints.ink, 0.13));
    pen.lines(&[ends], Paint::line(look.paints.fill, 0.075));
}

/// A piece, on a board that has made this many counterclockwise quarter turns.
pub(super) fn one(pen: &mut Pen, info: &Info, piece: Piece, at: Point, board_turns: u8, set: Set) {
    let look = look::seat(info, piece.seat);
    let turns = turned(info, piece.seat, board_turns);
    match (set, figure::find(info, piece.letter)) {
        (Set::Figures, Some(parts)) => figure(pen, look, parts, at, turns),
        _ => token(pen, look, Face::of(info, piece.letter), at, turns),
    }
}

/// A figure on the base of its seat. Those of seats with kites are turned as these are.
fn figure(pen: &mut Pen, look: SeatLook, parts: &[figure::Part], at: Point, turns: u8) {
    use figure::{OUTLINE, Part};

    let turns = match look.shape {
        Shape::Disc | Shape::RingedDisc => 0,
        Shape::Kite => turns,
    };
    let shade = look::mix(look.paints.body, look.paints.edge, SHADE);
    pen.open_drawing(at, FIGURE_RADIUS, turns);
    for part in figure::base(look.base).iter().chain(parts) {
        let (data, paint) = match *part {
            Part::Body(data) => (
                data,
                Paint::fill(look.paints.body).outlined(look.paints.edge, OUTLINE),
            ),
            Part::Shade(data) => (data, Paint::fill(shade)),
            Part::Fill(data) => (data, Paint::fill(look.paints.ink)),
            Part::Line(data, width) => (data, Paint::line(look.paints.ink, width)),
        };
        pen.path(data, paint);
    }
    pen.close();
}

/// What a token shows.
#[derive(Clone, Copy)]
enum Face {
    /// The pictogram of the kind of piece.
    Pictogram(&'static [pictogram::Part]),
    /// The letter of a kind without one.
    Letter(char),
}

impl Face {
    fn of(info: &Info, letter: char) -> Self {
        pictogram::find(info, letter).map_or(Self::Letter(letter), Self::Pictogram)
    }
}

/// A token.
fn token(pen: &mut Pen, look: SeatLook, face: Face, at: Point, turns: u8) {
    outline(pen, look, at, turns);
    let (middle, radius) = match look.shape {
        Shape::Disc | Shape::RingedDisc => (at, 0.33),
        // The broad part of a kite is behind its middle.
        Shape::Kite => {
            let back = turn(Point { x: 0.0, y: -0.06 }, turns);
            let middle = Point {
                x: at.x + back.x,
                y: at.y + back.y,
            };
            (middle, 0.31)
        }
    };
    match face {
        Face::Pictogram(parts) => draw_pictogram(
            pen,
            middle,
            radius,
            parts,
            look.paints.ink,
            look.paints.fill,
        ),
        Face::Letter(letter) => {
            pen.word(&letter.to_string(), middle, radius * 1.2, look.paints.ink);
        }
    }
}

/// A pictogram whose circle of 50 has this radius.
pub(super) fn draw_pictogram(
    pen: &mut Pen,
    at: Point,
    radius: f32,
    parts: &[pictogram::Part],
    ink: Rgb,
    paper: Rgb,
) {
    use pictogram::Part;

    pen.open_drawing(at, radius, 0);
    for part in parts {
        let (data, paint) = match *part {
            Part::Fill(data) => (data, Paint::fill(ink)),
            Part::Cut(data) => (data, Paint::fill(paper)),
            Part::Line(data, width) => (data, Paint::line(ink, width)),
            Part::CutLine(data, width) => (data, Paint::line(paper, width)),
        };
        pen.path(data, paint);
    }
    pen.close();
}

/// How many counterclockwise quarter turns from upward a seat's forward is seen.
fn turned(info: &Info, seat: Seat, board_turns: u8) -> u8 {
    (4 + board_turns % 4 - turns(seat, info.seats.len())) % 4
}

/// The outline of a token.
fn outline(pen: &mut Pen, look: SeatLook, at: Point, turns: u8) {
    let paint = Paint::fill(look.paints.fill).outlined(look.paints.edge, 0.035);
    match look.shape {
        Shape::Disc => pen.circle(at, RADIUS, paint),
        Shape::RingedDisc => {
            pen.circle(at, RADIUS, paint);
            pen.circle(at, RADIUS * 0.9, Paint::line(look.paints.ink, 0.02));
        }
        Shape::Kite => {
            let corners = [
                (-0.84, -0.95),
                (0.84, -0.95),
                (0.92, 0.35),
                (0.0, 1.06),
                (-0.92, 0.35),
            ];
            let corner = |(x, y): (f32, f32)| {
                let offset = turn(
                    Point {
                        x: x * RADIUS,
                        y: y * RADIUS,
                    },
                    turns,
                );
                Point {
                    x: at.x + offset.x,
                    y: at.y + offset.y,
                }
            };
            pen.polygon(&corners.map(corner), paint);
        }
    }
}

/// The sign of a piece that has done its part: a tick at its lower right.
fn done(pen: &mut Pen, at: Point) {
    let near = |x: f32, y: f32| Point {
        x: at.x + 0.27 + x,
        y: at.y - 0.27 + y,
    };
    let badge = Paint::fill(0xFF_FFFF).outlined(0x3B_454A, 0.025);
    pen.circle(near(0.0, 0.0), 0.15, badge);
    let tick = [near(-0.07, 0.0), near(-0.015, -0.06), near(0.075, 0.06)];
    pen.lines(&[tick], Paint::line(0x1F_5F3A, 0.045));
}
