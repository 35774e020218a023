//! A board as one seat sees it: its own side at the bottom.

use std::collections::BTreeMap;

use ludejo_rules::{Area, Board, Cell, CellId, Label, Outline, Point, Seat};

/// From a point to the edge of its plate.
pub(crate) const PLATE_MARGIN: f32 = 0.46;

/// A board turned so that a seat has its own side at the bottom.
///
/// The seats sit evenly around the board, clockwise from the bottom in turn order: two face
/// each other, four sit one on each side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight<'a> {
    pub board: &'a Board,
    /// How many counterclockwise quarter turns the board has made, 0 to 3.
    pub turns: u8,
}

/// How many counterclockwise quarter turns bring a seat's side of the board to the bottom.
pub(crate) fn turns(seat: Seat, seats: usize) -> u8 {
    (seat.index() * 4 / seats.max(1) % 4) as u8
}

/// A point turned counterclockwise around the origin.
pub(crate) fn turn(point: Point, turns: u8) -> Point {
    let Point { x, y } = point;
    match turns % 4 {
        0 => Point { x, y },
        1 => Point { x: -y, y: x },
        2 => Point { x: -x, y: -y },
        _ => Point { x: y, y: -x },
    }
}

/// The least rectangle around points.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Bounds {
    pub left: f32,
    pub right: f32,
    pub bottom: f32,
    pub top: f32,
}

impl Bounds {
    /// Around these points; all zero if there are none.
    pub(crate) fn around(points: impl IntoIterator<Item = Point>) -> Self {
        let mut points = points.into_iter();
        let first = points.next().unwrap_or_default();
        let start = Self {
            left: first.x,
            right: first.x,
            bottom: first.y,
            top: first.y,
        };
        points.fold(start, |bounds, point| Self {
            left: bounds.left.min(point.x),
            right: bounds.right.max(point.x),
            bottom: bounds.bottom.min(point.y),
            top: bounds.top.max(point.y),
        })
    }

    pub(crate) fn middle(self) -> Point {
        Point {
            x: (self.left + self.right) / 2.0,
            y: (self.bottom + self.top) / 2.0,
        }
    }

    pub(crate) fn width(self) -> f32 {
        self.right - self.left
    }

    pub(crate) fn height(self) -> f32 {
        self.top - self.bottom
    }

    /// The same with a margin on all sides.
    pub(crate) fn grown(self, by: f32) -> Self {
        Self {
            left: self.left - by,
            right: self.right + by,
            bottom: self.bottom - by,
            top: self.top + by,
        }
    }
}

/// A coordinate along the edge and where it is seen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SeenLabel<'a> {
    pub text: &'a str,
    pub at: Point,
    pub side: Side,
}

/// Where a coordinate stands: at an end of a column, or of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    Below,
    Right,
    Above,
    Left,
}

impl Side {
    /// Counterclockwise.
    const ALL: [Self; 4] = [Self::Below, Self::Right, Self::Above, Self::Left];

    /// The side that this one becomes by counterclockwise quarter turns.
    fn turned(self, turns: u8) -> Self {
        Self::ALL[(self as usize + usize::from(turns)) % 4]
    }
}

impl<'a> Sight<'a> {
    pub(crate) fn new(board: &'a Board, seat: Seat, seats: usize) -> Self {
        Self {
            board,
            turns: turns(seat, seats),
        }
    }

    /// Where a point of the board is seen.
    pub(crate) fn point(&self, point: Point) -> Point {
        turn(point, self.turns)
    }

    /// Where the centres of the cells are seen, by cell.
    pub(crate) fn centers(&self) -> impl Iterator<Item = Point> + Clone {
        self.board.cells.iter().map(|cell| self.point(cell.center))
    }

    /// The corners of a cell's shape around its centre, counterclockwise. A point has those of a
    /// square a little smaller than its share of the plane.
    pub(crate) fn corners(&self, cell: &Cell) -> Vec<Point> {
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
            self.point(Point {
                x: cell.center.x + x,
                y: cell.center.y + y,
            })
        };
        offsets.iter().map(at).collect()
    }

    /// All that is seen: cells and coordinates.
    pub(crate) fn frame(&self) -> Bounds {
        let cells = self.board.cells.iter();
        let mut points: Vec<Point> = cells.flat_map(|cell| self.corners(cell)).collect();
        points.extend(self.labels().iter().map(|label| label.at));
        Bounds::around(points)
    }

    /// The edges around the board, also around its holes, and those between areas.
    pub(crate) fn borders(&self) -> (Vec<[Point; 2]>, Vec<[Point; 2]>) {
        // Two cells share an edge when the middles of their edges are in the same place.
        let mut edges: BTreeMap<(i32, i32), (Option<Area>, [Point; 2])> = BTreeMap::new();
        let mut between = Vec::new();
        let cells = self.board.cells.iter();
        for cell in cells.filter(|cell| cell.outline != Outline::Point) {
            let corners = self.corners(cell);
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
        let around = edges.into_values().map(|(_, edge)| edge).collect();
        (around, between)
    }

    /// The nearest cells to the left, to the right, above and below, by cell; the same cell if there is
    /// none. Of two hexagons that are as near, right leads to the upper one and left to the lower one,
    /// so that the opposite key leads back.
    pub(crate) fn neighbours(&self) -> Vec<[CellId; 4]> {
        let centers: Vec<Point> = self.centers().collect();
        let nearest = |(cell, from): (CellId, &Point)| {
            let mut best = [(f32::INFINITY, cell); 4];
            for (id, to) in (0..).zip(&centers) {
                let (x, y) = (to.x - from.x, to.y - from.y);
                let ways = [(-x, y), (x, -y), (y, x), (-y, -x)];
                for ((ahead, aside), best) in ways.into_iter().zip(&mut best) {
                    if ahead < 0.1 || aside.abs() > ahead * 1.8 {
                        continue;
                    }
                    let distance = ahead + aside.abs() + 0.01 * aside;
                    if distance < best.0 {
                        *best = (distance, id);
                    }
                }
            }
            best.map(|(_, id)| id)
        };
        (0..).zip(&centers).map(nearest).collect()
    }

    /// What of the plane the centres of each area's points take, the widest first: the points of
    /// an area lie on a plate of their own.
    pub(crate) fn plates(&self) -> Vec<Bounds> {
        let mut areas: Vec<(Option<Area>, Vec<Point>)> = Vec::new();
        let cells = self.board.cells.iter();
        for cell in cells.filter(|cell| cell.outline == Outline::Point) {
            let at = self.point(cell.center);
            match areas.iter_mut().find(|(area, _)| *area == cell.area) {
                Some((_, points)) => points.push(at),
                None => areas.push((cell.area, vec![at])),
            }
        }
        let points = areas.into_iter().map(|(_, points)| points);
        let mut plates: Vec<Bounds> = points.map(Bounds::around).collect();
        plates.sort_by(|a, b| b.width().total_cmp(&a.width()));
        plates
    }

    /// The coordinates. Where rows and columns are straight, those at the left and the bottom come
    /// back there however the board is turned; hexes have bent rows, and they turn with the board.
    pub(crate) fn labels(&self) -> Vec<SeenLabel<'a>> {
        let cells = &self.board.cells;
        let is_straight = cells.iter().all(|cell| cell.outline != Outline::Hexagon);
        let original = Bounds::around(cells.iter().map(|cell| cell.center)).middle();
        let middle = self.point(original);
        let place = |label: &'a Label| {
            let is_over = |a: f32, b: f32| (a - b).abs() < 0.05;
            let in_column = cells.iter().any(|c| is_over(c.center.x, label.at.x));
            let in_row = cells.iter().any(|c| is_over(c.center.y, label.at.y));
            let side = match in_column && !in_row {
                true if label.at.y < original.y => Side::Below,
                true => Side::Above,
                false if label.at.x < original.x => Side::Left,
                false => Side::Right,
            };
            let mut seen = SeenLabel {
                text: &label.text,
                at: self.point(label.at),
                side: side.turned(self.turns),
            };
            let was_near = matches!(side, Side::Below | Side::Left);
            let is_near = matches!(seen.side, Side::Below | Side::Left);
            if is_straight && was_near != is_near {
                match seen.side {
                    Side::Left | Side::Right => seen.at.x = 2.0 * middle.x - seen.at.x,
                    Side::Below | Side::Above => seen.at.y = 2.0 * middle.y - seen.at.y,
                }
                seen.side = seen.side.turned(2);
            }
            seen
        };
        self.board.labels.iter().map(place).collect()
    }
}
