//! Shares of the win through a game, as a picture.

use ludejo_rules::{Info, Point, Seat};

use super::pen::{Paint, Pen};
use crate::look;
use crate::sight::Bounds;

/// The field of the graph, in units of a board.
const WIDTH: f32 = 12.0;
const HEIGHT: f32 = 4.0;
/// What is above, for numbers, and around.
const HEAD: f32 = 0.6;
const MARGIN: f32 = 0.4;

/// Draws the shares of the seats through a game: those before the first action, then those after
/// each. Each seat has an area, the first at the bottom, with its letter where there is room;
/// the areas stand apart in grey too. At some plies (counted from 1) a dot on the upper edge
/// points something out.
///
/// ```
/// use ludejo_draw::svg;
/// use ludejo_rules::catalog;
///
/// let shares = [[0.5, 0.5], [0.6, 0.4], [0.1, 0.9]].map(|pair| pair.to_vec());
/// let picture = svg::graph(catalog::info("sparta").unwrap(), &shares, &[2]);
/// assert!(picture.contains("<title>Sparta: who could expect what through 2 actions</title>"));
/// ```
#[must_use]
pub fn graph(info: &Info, shares: &[Vec<f32>], marked: &[usize]) -> String {
    let plies = shares.len().saturating_sub(1);
    let step = WIDTH / plies.max(1) as f32;
    let at = |ply: usize, share: f32| Point {
        x: ply as f32 * step,
        y: HEIGHT * share.clamp(0.0, 1.0),
    };
    let mut pen = Pen::new(Bounds {
        left: -MARGIN,
        right: WIDTH + MARGIN,
        bottom: -MARGIN,
        top: HEIGHT + HEAD,
    });
    let frame = pen.frame();
    pen.plate(frame, 0.1, Paint::fill(look::CARD));
    // What the seats before one have together.
    let below = |shares: &[f32], seats: usize| shares.iter().take(seats).sum::<f32>();
    for index in 0..info.seats.len() {
        let seat = Seat::new(index as u8);
        let look = look::seat(info, seat);
        let curve = |seats| {
            let points = shares.iter().enumerate();
            points.map(move |(ply, shares)| at(ply, below(shares, seats)))
        };
        let lower: Vec<_> = curve(index).collect();
        let corners: Vec<_> = curve(index + 1).chain(lower.into_iter().rev()).collect();
        pen.polygon(
            &corners,
            Paint::fill(look.paints.fill).outlined(look.paints.edge, 0.02),
        );
        // Its letter where its area is highest.
        let share = |shares: &[f32]| shares.get(index).copied().unwrap_or(0.0);
        let best = shares
            .iter()
            .enumerate()
            .max_by(|(_, a), (_, b)| share(a).total_cmp(&share(b)));
        if let Some((ply, shares)) = best
            && share(shares) > 0.15
        {
            let mut middle = at(ply, below(shares, index) + share(shares) / 2.0);
            middle.x = middle.x.clamp(0.2, WIDTH - 0.2);
            pen.word(&info.letter(seat).to_string(), middle, 0.3, look.paints.ink);
        }
    }
    let middle = [at(0, 0.5), at(plies, 0.5)];
    pen.lines(&[middle], Paint::line(look::LINE, 0.02).dashed(0.1, 0.1));
    for &ply in marked {
        let place = Point {
            y: HEIGHT + 0.12,
            ..at(ply, 1.0)
        };
        pen.circle(place, 0.07, Paint::fill(look::TAKEN));
    }
    for ply in (0..=plies).step_by(plies.div_ceil(10).max(1)) {
        let place = Point {
            y: HEIGHT + 0.38,
            ..at(ply, 1.0)
        };
        pen.word(&ply.to_string(), place, 0.2, look::LABEL);
    }
    let title = format!(
        "{}: who could expect what through {plies} actions",
        info.name
    );
    let last = shares.last().map_or(&[][..], Vec::as_slice);
    let words = info
        .seats
        .iter()
        .zip(last)
        .map(|(seat, share)| format!("{} {:.0} %", seat.word, share * 100.0));
    let words: Vec<_> = words.collect();
    pen.finish(&title, &format!("In the end: {}.", words.join(", ")))
}
