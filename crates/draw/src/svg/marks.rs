//! What is pointed out: each mark with a shape of its own.

use std::f32::consts::PI;

use ludejo_rules::{Outline, Point};

use super::board::toward;
use super::pen::{Paint, Pen};
use super::pieces::RADIUS;
use crate::palette::{self, Palette};
use crate::sight::Sight;
use crate::{Mark, Marks, Subject};

/// The marks that lie under the pieces.
pub(super) fn below(pen: &mut Pen, subject: &Subject<'_>, sight: &Sight<'_>, marks: &Marks) {
    let colors = palette::of(subject.info);
    for (id, mark) in &marks.cells {
        let Some(cell) = subject.board.cells.get(usize::from(*id)) else {
            continue;
        };
        let center = sight.point(cell.center);
        // Around a point a ring, around all else its own shape.
        let outline = |share: f32| -> Vec<Point> {
            if cell.outline == Outline::Point && *mark != Mark::Capture {
                return ring(center, 0.46 * share);
            }
            let corners = sight.corners(cell).into_iter();
            corners
                .map(|corner| toward(center, corner, share))
                .collect()
        };
        match mark {
            Mark::Last => {
                pen.polygon(&outline(0.98), Paint::fill(colors.latest_soft).opacity(50));
                pen.polygon(&outline(0.9), Paint::line(colors.halo, 0.057));
                let paint = Paint::line(colors.latest, 0.035).dashed(0.085, 0.115);
                pen.polygon(&outline(0.9), paint);
            }
            Mark::From => {
                pen.polygon(&outline(0.98), Paint::fill(colors.path_soft).opacity(60));
                pen.polygon(&outline(0.9), Paint::line(colors.halo, 0.1));
                pen.polygon(&outline(0.9), Paint::line(colors.path, 0.06));
            }
            Mark::Capture => {
                // Teeth at the corners, more of them the more corners there are.
                let corners = outline(0.97);
                let reach = 0.31 + 0.015 * corners.len() as f32;
                for (index, corner) in corners.iter().enumerate() {
                    let before = corners[(index + corners.len() - 1) % corners.len()];
                    let after = corners[(index + 1) % corners.len()];
                    let tooth = [
                        toward(*corner, before, reach),
                        *corner,
                        toward(*corner, after, reach),
                        toward(center, *corner, 0.64),
                    ];
                    pen.polygon(
                        &tooth,
                        Paint::fill(colors.taken).outlined(colors.halo, 0.025),
                    );
                }
            }
            Mark::To | Mark::No | Mark::Win => {}
        }
    }
}

/// The marks that lie over the pieces.
pub(super) fn above(pen: &mut Pen, subject: &Subject<'_>, sight: &Sight<'_>, marks: &Marks) {
    let colors = palette::of(subject.info);
    for (id, mark) in &marks.cells {
        let Some(cell) = subject.board.cells.get(usize::from(*id)) else {
            continue;
        };
        let center = sight.point(cell.center);
        match mark {
            Mark::To if subject.scene.pieces.contains_key(id) => {
                pen.circle(center, RADIUS + 0.055, Paint::line(colors.halo, 0.09));
                let dots = Paint::line(colors.path, 0.08).dashed(0.0, 0.16);
                pen.circle(center, RADIUS + 0.055, dots);
            }
            Mark::To => {
                pen.circle(
                    center,
                    0.15,
                    Paint::fill(colors.path).outlined(colors.halo, 0.03),
                );
            }
            Mark::No => {
                let at = |x: f32, y: f32| Point {
                    x: center.x + x,
                    y: center.y + y,
                };
                let cross = [
                    [at(-0.3, -0.3), at(0.3, 0.3)],
                    [at(-0.3, 0.3), at(0.3, -0.3)],
                ];
                pen.lines(&cross, Paint::line(colors.halo, 0.19));
                pen.lines(&cross, Paint::line(colors.taken, 0.11));
            }
            Mark::Win => {
                pen.circle(center, 0.45, Paint::line(colors.halo, 0.09));
                pen.circle(center, 0.45, Paint::line(colors.latest, 0.065));
                let star = star(center.x + 0.33, center.y - 0.33);
                pen.polygon(
                    &star,
                    Paint::fill(colors.latest).outlined(colors.halo, 0.03),
                );
            }
            Mark::From | Mark::Capture | Mark::Last => {}
        }
    }
    for arrow in &marks.arrows {
        let cells = arrow.path.iter();
        let cells = cells.filter_map(|id| subject.board.cells.get(usize::from(*id)));
        let path: Vec<Point> = cells.map(|cell| sight.point(cell.center)).collect();
        draw_arrow(pen, colors, &path);
    }
}

/// The corners of a star of five points.
fn star(x: f32, y: f32) -> Vec<Point> {
    let corner = |index: u8| {
        let angle = f32::from(index) * PI / 5.0 - PI / 2.0;
        let reach = if index.is_multiple_of(2) { 0.2 } else { 0.09 };
        Point {
            x: x + angle.cos() * reach,
            y: y + angle.sin() * reach,
        }
    };
    (0..10).map(corner).collect()
}

/// An arrow over these points; nothing if they are fewer than two or lie in one place.
fn draw_arrow(pen: &mut Pen, colors: &Palette, path: &[Point]) {
    const HEAD: f32 = 0.34;
    let [.., before, tip] = path else {
        return;
    };
    let (x, y) = (tip.x - before.x, tip.y - before.y);
    let length = x.hypot(y);
    if length < HEAD {
        return;
    }
    let (x, y) = (x / length, y / length);
    let back = |along: f32, aside: f32| Point {
        x: tip.x - x * along + y * aside,
        y: tip.y - y * along - x * aside,
    };
    let mut shaft = path.to_vec();
    if let Some(end) = shaft.last_mut() {
        *end = back(HEAD * 0.8, 0.0);
    }
    let head = [*tip, back(HEAD, 0.2), back(HEAD, -0.2)];
    pen.open("opacity=\"0.9\"");
    pen.lines(&[&shaft], Paint::line(colors.halo, 0.17));
    pen.polygon(&head, Paint::fill(colors.halo).outlined(colors.halo, 0.07));
    pen.lines(&[&shaft], Paint::line(colors.path, 0.1));
    pen.polygon(&head, Paint::fill(colors.path));
    pen.close();
}

/// Points around another, as close as a circle looks round.
fn ring(center: Point, radius: f32) -> Vec<Point> {
    const STEPS: u8 = 32;
    let at = |step: u8| {
        let (sine, cosine) = (std::f32::consts::TAU * f32::from(step) / f32::from(STEPS)).sin_cos();
        Point {
            x: center.x + radius * cosine,
            y: center.y + radius * sine,
        }
    };
    (0..STEPS).map(at).collect()
}
