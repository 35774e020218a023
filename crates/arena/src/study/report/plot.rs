//! Plots as SVG. Colours are classes, so that a page decides what they are by day, by night and on
//! paper; what differs in colour also differs in place or in dashes.

use std::fmt::Write as _;

use ludejo_rules::{Board, Outline};

use super::page::PLOT_STYLE;

/// The width of a plot.
const WIDTH: f64 = 640.0;
/// The height of a row of a plot that has rows.
const ROW: f64 = 24.0;
/// The room for the names of rows.
const NAMES: f64 = 200.0;
/// The room for the numbers behind rows.
const NUMBERS: f64 = 70.0;
/// The room around an area of curves.
const EDGE: f64 = 46.0;
/// The height of a plot with axes.
const HEIGHT: f64 = 260.0;
/// About so many marks on an axis.
const MARKS: f64 = 5.0;

/// A value with bounds in a row of its own.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Row {
    pub(super) name: String,
    pub(super) value: f64,
    pub(super) bounds: Option<(f64, f64)>,
}

/// A curve, given by points from left to right.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Curve {
    pub(super) name: String,
    pub(super) points: Vec<(f64, f64)>,
}

/// Text that can stand in HTML.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

/// A number for people: three digits that count, at least.
pub(super) fn number(value: f64) -> String {
    let size = value.abs();
    let text = match size {
        _ if !value.is_finite() => return "–".to_owned(),
        100.0.. => format!("{value:.0}"),
        10.0..100.0 => format!("{value:.1}"),
        0.1..10.0 => format!("{value:.2}"),
        _ => format!("{value:.3}"),
    };
    text.replace('-', "−")
}

/// A mark on an axis: round, so without zeros that say nothing.
fn mark_text(value: f64) -> String {
    let text = format!("{value:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    text.replace('-', "−")
}

/// A plot as a file of its own, which brings its colours along.
pub(super) fn alone(svg: &str) -> String {
    let own = "svg { background: var(--page); font: 12.5px system-ui, sans-serif; }";
    let opening = "<svg xmlns=\"http://www.w3.org/2000/svg\" ";
    let style = format!(">\n<style>\n{PLOT_STYLE}{own}\n</style>\n");
    svg.replacen("<svg ", opening, 1).replacen('>', &style, 1) + "\n"
}

/// Its opening tag.
fn open(height: f64, told: &str) -> String {
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {height:.0}\" role=\"img\" aria-label=\"{}\">",
        escape(told)
    )
}

/// Rows of points with whiskers from bound to bound, on an axis from `least` to `most`, with a line at
/// what would be even.
pub(super) fn points(
    told: &str,
    rows: &[Row],
    (least, most): (f64, f64),
    even: Option<f64>,
) -> String {
    let height = ROW * (rows.len() as f64 + 1.0);
    let area = WIDTH - NAMES - NUMBERS;
    let range = (most - least).max(f64::MIN_POSITIVE);
    let x = |value: f64| NAMES + area * ((value - least) / range).clamp(0.0, 1.0);
    let mut svg = open(height, told);
    for mark in marks(least, most) {
        let (x, bottom) = (x(mark), height - ROW);
        let _ = write!(
            svg,
            "<line class=\"grid\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"0\" y2=\"{bottom:.1}\"/>\
             <text class=\"mark\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            height - 8.0,
            mark_text(mark)
        );
    }
    if let Some(even) = even {
        let x = x(even);
        let _ = write!(
            svg,
            "<line class=\"even\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"0\" y2=\"{:.1}\"/>",
            height - ROW
        );
    }
    for (place, row) in rows.iter().enumerate() {
        let y = ROW * (place as f64 + 0.5);
        name(&mut svg, &row.name, y);
        if let Some((low, high)) = row.bounds {
            let _ = write!(
                svg,
                "<line class=\"bound\" x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>",
                x(low),
                x(high)
            );
        }
        let _ = write!(
            svg,
            "<circle class=\"a fill\" cx=\"{:.1}\" cy=\"{y:.1}\" r=\"4.5\"/>",
            x(row.value)
        );
        value(&mut svg, row.value, y);
    }
    svg + "</svg>"
}

/// Rows of bars.
pub(super) fn bars(told: &str, rows: &[Row]) -> String {
    let height = ROW * rows.len() as f64;
    let most = rows
        .iter()
        .map(|row| row.value)
        .fold(f64::MIN_POSITIVE, f64::max);
    let mut svg = open(height, told);
    for (place, row) in rows.iter().enumerate() {
        let y = ROW * (place as f64 + 0.5);
        name(&mut svg, &row.name, y);
        let _ = write!(
            svg,
            "<rect class=\"a fill\" x=\"{NAMES}\" y=\"{:.1}\" width=\"{:.1}\" height=\"16\"/>",
            y - 8.0,
            (WIDTH - NAMES - NUMBERS) * (row.value / most).max(0.0)
        );
        value(&mut svg, row.value, y);
    }
    svg + "</svg>"
}

fn name(svg: &mut String, name: &str, y: f64) {
    let _ = write!(
        svg,
        "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
        NAMES - 10.0,
        y + 4.5,
        escape(name)
    );
}

fn value(svg: &mut String, value: f64, y: f64) {
    let _ = write!(
        svg,
        "<text class=\"mark\" x=\"{WIDTH}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
        y + 4.5,
        number(value)
    );
}

/// Rows of shares that add up to 1, one piece for each of the parts.
pub(super) fn stacks(told: &str, parts: &[String], rows: &[(String, Vec<f64>)]) -> String {
    let height = ROW * (rows.len() as f64 + 1.0);
    let mut svg = open(height, told);
    let mut x = NAMES;
    for (part, name) in parts.iter().enumerate() {
        let _ = write!(
            svg,
            "<rect class=\"{} fill\" x=\"{x:.1}\" y=\"4\" width=\"12\" height=\"12\"/>\
             <text x=\"{:.1}\" y=\"15\">{}</text>",
            class(part),
            x + 17.0,
            escape(name)
        );
        x += 36.0 + 7.5 * name.chars().count() as f64;
    }
    for (place, (row, shares)) in rows.iter().enumerate() {
        let y = ROW * (place as f64 + 1.5);
        name(&mut svg, row, y);
        let mut x = NAMES;
        for (part, share) in shares.iter().enumerate() {
            let width = (WIDTH - NAMES) * share;
            let _ = write!(
                svg,
                "<rect class=\"{} fill\" x=\"{x:.1}\" y=\"{:.1}\" width=\"{width:.1}\" height=\"18\"/>",
                class(part),
                y - 9.0
            );
            if width > 34.0 {
                let _ = write!(
                    svg,
                    "<text class=\"on-{}\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{:.0} %</text>",
                    class(part),
                    x + width / 2.0,
                    y + 4.5,
                    share * 100.0
                );
            }
            x += width;
        }
    }
    svg + "</svg>"
}

/// The class of the part of this number.
const fn class(part: usize) -> &'static str {
    ["a", "b", "c", "d", "e"][part % 5]
}

/// Curves over an axis.
pub(super) fn curves(told: &str, across: &str, up: &str, curves: &[Curve]) -> String {
    let all = || curves.iter().flat_map(|curve| curve.points.iter());
    let right = all().map(|point| point.0).fold(1.0, f64::max);
    let most = all().map(|point| point.1).fold(f64::MIN_POSITIVE, f64::max);
    let top = marks(0.0, most).last().copied().unwrap_or(most).max(most);
    let x = |value: f64| EDGE + (WIDTH - 2.0 * EDGE) * value / right;
    let y = |value: f64| HEIGHT - EDGE - (HEIGHT - 1.5 * EDGE) * value / top;
    let mut svg = axes(told, across, up, (right, top), &x, &y);
    for (place, curve) in curves.iter().enumerate() {
        let points: Vec<String> = curve
            .points
            .iter()
            .map(|(a, b)| format!("{:.1},{:.1}", x(*a), y(*b)))
            .collect();
        let _ = write!(
            svg,
            "<polyline class=\"{} stroke dash-{place}\" points=\"{}\"/>",
            class(place),
            points.join(" ")
        );
        let left = EDGE + 150.0 * place as f64;
        let _ = write!(
            svg,
            "<line class=\"{} stroke dash-{place}\" x1=\"{left:.1}\" x2=\"{:.1}\" y1=\"8\" y2=\"8\"/>\
             <text x=\"{:.1}\" y=\"12.5\">{}</text>",
            class(place),
            left + 26.0,
            left + 32.0,
            escape(&curve.name)
        );
    }
    svg + "</svg>"
}

/// Columns: how many values there are from each bound up to the next.
pub(super) fn columns(told: &str, across: &str, up: &str, steps: &[(f64, u64)]) -> String {
    let (Some(first), Some(last)) = (steps.first(), steps.last()) else {
        return String::new();
    };
    let step = steps.get(1).map_or(1.0, |second| second.0 - first.0);
    let (left, right) = (first.0, last.0 + step);
    let most = steps.iter().map(|step| step.1).max().unwrap_or(1) as f64;
    let top = marks(0.0, most).last().copied().unwrap_or(most).max(most);
    let x = |value: f64| EDGE + (WIDTH - 2.0 * EDGE) * (value - left) / (right - left);
    let y = |value: f64| HEIGHT - EDGE - (HEIGHT - 1.5 * EDGE) * value / top;
    let across_axis = |value: f64| x(value + left);
    let mut svg = axes(told, across, up, (0.0, top), &across_axis, &y);
    for mark in marks(left, right)
        .into_iter()
        .filter(|&mark| (left..=right).contains(&mark))
    {
        let _ = write!(
            svg,
            "<text class=\"mark\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            x(mark),
            HEIGHT - EDGE + 16.0,
            mark_text(mark)
        );
    }
    for &(from, count) in steps {
        let _ = write!(
            svg,
            "<rect class=\"a fill\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\"/>",
            x(from) + 0.5,
            y(count as f64),
            (x(from + step) - x(from) - 1.0).max(0.5),
            y(0.0) - y(count as f64)
        );
    }
    svg + "</svg>"
}

/// An empty area with its axes; no marks across if there is nothing to the right of 0.
fn axes(
    told: &str,
    across: &str,
    up: &str,
    (right, top): (f64, f64),
    x: &dyn Fn(f64) -> f64,
    y: &dyn Fn(f64) -> f64,
) -> String {
    let mut svg = open(HEIGHT, told);
    for mark in marks(0.0, top) {
        let _ = write!(
            svg,
            "<line class=\"grid\" x1=\"{EDGE}\" x2=\"{:.1}\" y1=\"{:.1}\" y2=\"{:.1}\"/>\
             <text class=\"mark\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            WIDTH - EDGE,
            y(mark),
            y(mark),
            EDGE - 6.0,
            y(mark) + 4.0,
            mark_text(mark)
        );
    }
    let marks = if right > 0.0 {
        marks(0.0, right)
    } else {
        Vec::new()
    };
    for mark in marks.into_iter().filter(|&mark| mark <= right) {
        let _ = write!(
            svg,
            "<text class=\"mark\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            x(mark),
            HEIGHT - EDGE + 16.0,
            mark_text(mark)
        );
    }
    let _ = write!(
        svg,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>\
         <text x=\"14\" y=\"{:.1}\" text-anchor=\"middle\" transform=\"rotate(-90 14 {:.1})\">{}</text>",
        WIDTH / 2.0,
        HEIGHT - 8.0,
        escape(across),
        HEIGHT / 2.0,
        HEIGHT / 2.0,
        escape(up)
    );
    svg
}

/// Round numbers from the first at or above `least` to the first at or above `most`.
fn marks(least: f64, most: f64) -> Vec<f64> {
    let rough = (most - least) / MARKS;
    if rough <= 0.0 || !rough.is_finite() {
        return vec![least];
    }
    let power = 10_f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|times| times * power);
    let step = step
        .into_iter()
        .find(|&step| step >= rough)
        .unwrap_or(power);
    let (first, last) = (
        (least / step).ceil() as i64,
        (most / step - 1e-9).ceil() as i64,
    );
    (first..=last).map(|number| number as f64 * step).collect()
}

/// A board whose cells are the fuller the greater their value.
pub(super) fn heat(told: &str, board: &Board, values: &[f64]) -> String {
    let (mut left, mut right, mut low, mut high) = (0_f32, 0_f32, 0_f32, 0_f32);
    for cell in &board.cells {
        left = left.min(cell.center.x - 0.7);
        right = right.max(cell.center.x + 0.7);
        low = low.min(cell.center.y - 0.7);
        high = high.max(cell.center.y + 0.7);
    }
    let most = values.iter().copied().fold(0.0, f64::max);
    let mut svg = format!(
        "<svg class=\"board\" viewBox=\"{left:.2} {:.2} {:.2} {:.2}\" role=\"img\" aria-label=\"{}\">",
        -high,
        right - left,
        high - low,
        escape(told)
    );
    for (cell, &value) in board.cells.iter().zip(values) {
        let corners: &[(f32, f32)] = match cell.outline {
            Outline::Hexagon => &[
                (-0.289, 0.5),
                (0.289, 0.5),
                (0.577, 0.0),
                (0.289, -0.5),
                (-0.289, -0.5),
                (-0.577, 0.0),
            ],
            Outline::Square | Outline::Point => {
                &[(-0.48, 0.48), (0.48, 0.48), (0.48, -0.48), (-0.48, -0.48)]
            }
        };
        let points: Vec<String> = corners
            .iter()
            .map(|(x, y)| format!("{:.2},{:.2}", cell.center.x + x, -(cell.center.y + y)))
            .collect();
        let part = if most > 0.0 { value / most } else { 0.0 };
        let points = points.join(" ");
        let _ = write!(
            svg,
            "<polygon class=\"cell\" points=\"{points}\"/>\
             <polygon class=\"a fill\" points=\"{points}\" fill-opacity=\"{part:.3}\">\
             <title>{}: {}</title></polygon>",
            cell.name,
            number(value)
        );
    }
    svg + "</svg>"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_round_and_cover_the_range() {
        assert_eq!(marks(0.0, 100.0), [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]);
        assert_eq!(marks(0.0, 7.0), [0.0, 2.0, 4.0, 6.0, 8.0]);
        assert_eq!(marks(3.0, 3.0), [3.0]);
    }

    #[test]
    fn numbers_are_short() {
        let told = [1234.5, 56.78, 1.234, 0.0456, -2.5, f64::NAN].map(number);
        assert_eq!(told, ["1234", "56.8", "1.23", "0.046", "−2.50", "–"]);
    }

    #[test]
    fn marks_have_no_needless_zeros() {
        let told = [0.0, 40.0, 0.5, 1000.0, -0.25].map(mark_text);
        assert_eq!(told, ["0", "40", "0.5", "1000", "−0.25"]);
    }

    #[test]
    fn names_are_escaped() {
        let row = Row {
            name: "a < b & \"c\"".to_owned(),
            value: 1.0,
            bounds: None,
        };
        let svg = bars("bars", &[row]);
        assert!(svg.contains("a &lt; b &amp; &quot;c&quot;") && svg.ends_with("</svg>"));
    }
}
