//! The board: cells, plates, borders of areas, cities, coordinates.

use std::collections::BTreeMap;

use ludejo_rules::{Area, Cell, Outline, Point};

use super::pen::{Paint, Pen};
use super::pieces::draw_pictogram;
use crate::Subject;
use crate::look::{self, Tower};
use crate::pictogram;
use crate::sight::{Bounds, Sight};

const LABEL_HEIGHT: f32 = 0.24;
/// From a point to the edge of its plate.
const PLATE_MARGIN: f32 = 0.46;

/// The corners of a cell's shape around its centre, counterclockwise. A point has those of a
/// square a little smaller than its share of the plane.
pub(super) fn corners(sight: &Sight<'_>, cell: &Cell) -> Vec<Point> {
    // Half the side of a hexagon of height 1.
    const HALF: f32 = 0.288_675_13;
    let offsets: &[(f32, f32)] = match cell.outline {
        Outline::Square => &[(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)],
        Outline::Hexagon => &[
            (2.0 * HALF, 0.0),
            (HALF, 0.5),
            (-HALF, 0.5),
            (-2.0 * HALF, 0.0),
            (-HALF, -0.5),
            (HALF, -0.5),
        ],
        Outline::Point => &[(-0.45, -0.45), (0.45, -0.45), (0.45, 0.45), (-0.45, 0.45)],
    };
    let at = |(x, y): &(f32, f32)| {
        sight.point(Point {
            x: cell.center.x + x,
            y: cell.center.y + y,
        })
    };
    offsets.iter().map(at).collect()
}

/// What of the plane a picture of this board shows.
pub(super) fn frame(sight: &Sight<'_>) -> Bounds {
    let cells = sight.board.cells.iter();
    let mut points: Vec<Point> = cells.flat_map(|cell| corners(sight, cell)).collect();
    points.extend(sight.labels().iter().map(|label| label.at));
    Bounds::around(points).grown(0.44)
}

/// The ground on which the board lies: it looks the same on a light page and on a dark one.
pub(super) fn card(pen: &mut Pen) {
    pen.plate(pen.frame(), 0.2, Paint::fill(look::CARD));
}

/// The cells, or the plates with their points and lines.
pub(super) fn cells(pen: &mut Pen, subject: &Subject<'_>, sight: &Sight<'_>) {
    plates(pen, sight);
    for cell in &sight.board.cells {
        let area = look::area(subject.info, cell.area);
        let tone = look::tone(cell);
        let color = look::mix(tone, area.tint, area.strength);
        match cell.outline {
            Outline::Point => {
                let paint = Paint::fill(look::LINE).of_cell(&cell.name);
                pen.circle(sight.point(cell.center), 0.09, paint);
            }
            Outline::Square | Outline::Hexagon => {
                // The line of its own colour closes the seam between neighbours.
                let paint = Paint::fill(color).outlined(color, 0.012);
                pen.polygon(&corners(sight, cell), paint.of_cell(&cell.name));
            }
        }
    }
    borders(pen, sight);
}

/// The plates, with the points and the lines between them.
fn plates(pen: &mut Pen, sight: &Sight<'_>) {
    let plates = sight.plates().into_iter();
    for (depth, plate) in plates.enumerate() {
        let paint = Paint::fill(look::plate(depth)).outlined(look::FRAME, 0.035);
        pen.plate(plate.grown(PLATE_MARGIN), 0.22, paint);
    }
    let lines = sight.board.lines.iter();
    let ends = lines.filter_map(|(from, to)| {
        let cell = |id: &u8| sight.board.cells.get(usize::from(*id));
        let at = |id| cell(id).map(|cell| sight.point(cell.center));
        Some([at(from)?, at(to)?])
    });
    pen.lines(&ends.collect::<Vec<_>>(), Paint::line(look::LINE, 0.035));
}

/// A line around the board, also around its holes, and thinner ones between areas.
fn borders(pen: &mut Pen, sight: &Sight<'_>) {
    // Two cells share an edge when the middles of their edges are in the same place.
    let mut edges: BTreeMap<(i32, i32), (Option<Area>, [Point; 2])> = BTreeMap::new();
    let mut between = Vec::new();
    let cells = sight.board.cells.iter();
    for cell in cells.filter(|cell| cell.outline != Outline::Point) {
        let corners = corners(sight, cell);
        for (index, start) in corners.iter().enumerate() {
            let end = corners[(index + 1) % corners.len()];
            let place = |a: f32, b: f32| ((a + b) * 50.0).round() as i32;
            let middle = (place(start.x, end.x), place(start.y, end.y));
            match edges.remove(&middle) {
                Some((area, edge)) if area != cell.area => between.push(edge),
                Some(_) => {}
                None => {
                    edges.insert(middle, (cell.area, [*start, end]));
                }
            }
        }
    }
    let around: Vec<[Point; 2]> = edges.into_values().map(|(_, edge)| edge).collect();
    pen.lines(&between, Paint::line(look::LINE, 0.03));
    pen.lines(&around, Paint::line(look::FRAME, 0.045));
}

/// The cells with owners: a wall around each, with towers at its corners whose shape and colour
/// are the owner's. They show around a piece, too.
pub(super) fn cities(pen: &mut Pen, subject: &Subject<'_>, sight: &Sight<'_>) {
    for (id, seat) in subject.owners() {
        let cell = &sight.board.cells[usize::from(id)];
        let look = look::seat(subject.info, seat);
        let center = sight.point(cell.center);
        let corners: Vec<Point> = corners(sight, cell)
            .into_iter()
            .map(|corner| toward(center, corner, 0.78))
            .collect();
        pen.open_cell(&cell.name);
        let ground = look::mix(look::CARD, look.fill, 45);
        pen.polygon(&corners, Paint::fill(ground).outlined(look.edge, 0.1));
        pen.polygon(&corners, Paint::line(look.fill, 0.05));
        let tower = Paint::fill(look.fill).outlined(look.edge, 0.03);
        for corner in corners {
            match look.tower {
                Tower::Round => pen.circle(corner, 0.1, tower),
                Tower::Square => pen.plate(Bounds::around([corner]).grown(0.09), 0.0, tower),
            }
        }
        // Figures do not hide what they stand on.
        if !subject.scene.pieces.contains_key(&id) {
            draw_pictogram(pen, center, 0.22, pictogram::CASTLE, look.edge, ground);
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
pub(super) fn labels(pen: &mut Pen, sight: &Sight<'_>) {
    for label in sight.labels() {
        pen.word(label.text, label.at, LABEL_HEIGHT, look::LABEL);
    }
}
