//! The board: cells, plates, borders of areas, cities, coordinates.

use ludejo_rules::{Outline, Point};

use super::pen::{Paint, Pen};
use super::pieces::draw_pictogram;
use crate::Subject;
use crate::look::{self, Tower};
use crate::palette;
use crate::pictogram;
use crate::sight::{Bounds, PLATE_MARGIN, Sight};

const LABEL_HEIGHT: f32 = 0.24;

/// The ground on which the board lies: it looks the same on a light page and on a dark one.
pub(super) fn card(pen: &mut Pen, subject: &Subject<'_>) {
    let rim = palette::of(subject.info).rim;
    pen.plate(pen.frame(), 0.2, Paint::fill(rim));
}

/// The cells, or the plates with their points and lines.
pub(super) fn cells(pen: &mut Pen, subject: &Subject<'_>, sight: &Sight<'_>) {
    let colors = palette::of(subject.info);
    plates(pen, subject, sight);
    for cell in &sight.board.cells {
        let area = look::area(subject.info, cell.area);
        let tone = colors.tone(cell.tone);
        let color = look::mix(tone, area.tint, area.strength);
        match cell.outline {
            Outline::Point => {
                let paint = Paint::fill(colors.line).of_cell(&cell.name);
                pen.circle(sight.point(cell.center), 0.09, paint);
            }
            Outline::Square | Outline::Hexagon => {
                // The line of its own colour closes the seam between neighbours.
                let paint = Paint::fill(color).outlined(color, 0.012);
                pen.polygon(&sight.corners(cell), paint.of_cell(&cell.name));
            }
        }
    }
    borders(pen, subject, sight);
}

/// The plates, with the points and the lines between them.
fn plates(pen: &mut Pen, subject: &Subject<'_>, sight: &Sight<'_>) {
    let colors = palette::of(subject.info);
    let plates = sight.plates().into_iter();
    for (depth, plate) in plates.enumerate() {
        let paint = Paint::fill(colors.plate(depth)).outlined(colors.frame, 0.035);
        pen.plate(plate.grown(PLATE_MARGIN), 0.22, paint);
    }
    let lines = sight.board.lines.iter();
    let ends = lines.filter_map(|(from, to)| {
        let cell = |id: &u8| sight.board.cells.get(usize::from(*id));
        let at = |id| cell(id).map(|cell| sight.point(cell.center));
        Some([at(from)?, at(to)?])
    });
    pen.lines(&ends.collect::<Vec<_>>(), Paint::line(colors.line, 0.035));
}

/// A line around the board, also around its holes, and thinner ones between areas.
fn borders(pen: &mut Pen, subject: &Subject<'_>, sight: &Sight<'_>) {
    let colors = palette::of(subject.info);
    let (around, between) = sight.borders();
    pen.lines(&between, Paint::line(colors.line, 0.03));
    pen.lines(&around, Paint::line(colors.frame, 0.06));
}

/// The cells with owners: a wall around each, with towers at its corners whose shape and colour
/// are the owner's. They show around a piece, too.
pub(super) fn cities(pen: &mut Pen, subject: &Subject<'_>, sight: &Sight<'_>) {
    for (id, seat) in subject.owners() {
        let cell = &sight.board.cells[usize::from(id)];
        let look = look::seat(subject.info, seat);
        let center = sight.point(cell.center);
        let corners: Vec<Point> = sight
            .corners(cell)
            .into_iter()
            .map(|corner| toward(center, corner, 0.78))
            .collect();
        pen.open_cell(&cell.name);
        let ground = look::mix(look::CARD, look.paints.fill, 45);
        pen.polygon(
            &corners,
            Paint::fill(ground).outlined(look.paints.edge, 0.1),
        );
        pen.polygon(&corners, Paint::line(look.paints.fill, 0.05));
        let tower = Paint::fill(look.paints.fill).outlined(look.paints.edge, 0.03);
        for corner in corners {
            match look.tower {
                Tower::Round => pen.circle(corner, 0.1, tower),
                Tower::Square => pen.plate(Bounds::around([corner]).grown(0.09), 0.0, tower),
            }
        }
        // Figures do not hide what they stand on.
        if !subject.scene.pieces.contains_key(&id) {
            draw_pictogram(
                pen,
                center,
                0.22,
                pictogram::CASTLE,
                look.paints.edge,
                ground,
            );
        }
        pen.close();
    }
}

/// The point that lies at this share of the way from one to another.
pub(super) fn toward(from: Point, to: Point, share: f32) -> Point {
    Point {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
    }
}

/// The coordinates.
pub(super) fn labels(pen: &mut Pen, subject: &Subject<'_>, sight: &Sight<'_>) {
    let color = palette::of(subject.info).label;
    for label in sight.labels() {
        pen.word(label.text, label.at, LABEL_HEIGHT, color);
    }
}
