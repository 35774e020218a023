//! What is pointed out: each mark with a shape of its own.

use ludejo_rules::Point;

use super::board::toward;
use super::pen::{Paint, Pen};
use super::pieces::RADIUS;
use crate::look::{LATEST, PATH, Rgb, TAKEN};
use crate::sight::Sight;
use crate::{Mark, Marks, Subject};

const HALO: Rgb = 0xFF_FFFF;

/// The marks that lie under the pieces.
pub(super) fn below(pen: &mut Pen, subject: &Subject<'_>, sight: &Sight<'_>, marks: &Marks) {
    for (id, mark) in &marks.cells {
        let Some(cell) = subject.board.cells.get(usize::from(*id)) else {
            continue;
        };
        let center = sight.point(cell.center);
        let outline = |share| -> Vec<Point> {
            let corners = sight.corners(cell).into_iter();
            corners
                .map(|corner| toward(center, corner, share))
                .collect()
        };
        match mark {
            Mark::Last => {
                pen.polygon(&outline(0.98), Paint::fill(0xF2_C94C).opacity(55));
                let paint = Paint::line(LATEST, 0.045).dashed(0.1, 0.1);
                pen.polygon(&outline(0.9), paint);
            }
            Mark::From => {
                pen.polygon(&outline(0.98), Paint::fill(0x6F_BF8B).opacity(55));
                pen.polygon(&outline(0.9), Paint::line(PATH, 0.07));
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
                    pen.polygon(&tooth, Paint::fill(TAKEN));
                }
            }
            Mark::To | Mark::No => {}
        }
    }
}

/// The marks that lie over the pieces.
pub(super) fn above(pen: &mut Pen, subject: &Subject<'_>, sight: &Sight<'_>, marks: &Marks) {
    for (id, mark) in &marks.cells {
        let Some(cell) = subject.board.cells.get(usize::from(*id)) else {
            continue;
        };
        let center = sight.point(cell.center);
        match mark {
            Mark::To if subject.scene.pieces.contains_key(id) => {
                pen.circle(center, RADIUS + 0.055, Paint::line(HALO, 0.09));
                let dots = Paint::line(PATH, 0.08).dashed(0.0, 0.16);
                pen.circle(center, RADIUS + 0.055, dots);
            }
            Mark::To => {
                pen.circle(center, 0.15, Paint::fill(PATH).outlined(HALO, 0.03));
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
                pen.lines(&cross, Paint::line(HALO, 0.19));
                pen.lines(&cross, Paint::line(TAKEN, 0.11));
            }
            Mark::From | Mark::Capture | Mark::Last => {}
        }
    }
    for arrow in &marks.arrows {
        let cells = arrow.path.iter();
        let cells = cells.filter_map(|id| subject.board.cells.get(usize::from(*id)));
        let path: Vec<Point> = cells.map(|cell| sight.point(cell.center)).collect();
        draw_arrow(pen, &path);
    }
}

/// An arrow over these points; nothing if they are fewer than two or lie in one place.
fn draw_arrow(pen: &mut Pen, path: &[Point]) {
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
    pen.lines(&[&shaft], Paint::line(HALO, 0.17));
    pen.polygon(&head, Paint::fill(HALO).outlined(HALO, 0.07));
    pen.lines(&[&shaft], Paint::line(PATH, 0.1));
    pen.polygon(&head, Paint::fill(PATH));
    pen.close();
}
