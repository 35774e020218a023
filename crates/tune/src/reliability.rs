//! Reliability diagrams: what was expected, and what came of it (Murphy and Winkler, "Reliability of
//! subjective probability forecasts of precipitation and temperature", 1977).

use std::fmt::Write as _;

/// The side of the square in which a diagram is.
const SIDE: f64 = 160.0;
/// The room around it: for numbers and the name.
const LEFT: f64 = 44.0;
const TOP: f64 = 26.0;
const BOTTOM: f64 = 26.0;
const RIGHT: f64 = 20.0;
/// Diagrams in a row.
const COLUMNS: usize = 3;
/// A circle for all positions would be so large.
const LARGEST: f64 = 14.0;

/// Positions in which about the same was expected.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Point {
    /// The share that was expected, on average.
    pub(crate) told: f64,
    /// The share that came of it.
    pub(crate) got: f64,
    /// How many of all positions these are, as a part.
    pub(crate) part: f64,
}

/// The diagram of an evaluation.
pub(crate) struct Panel {
    /// The name of the game.
    pub(crate) game: String,
    /// How it was judged.
    pub(crate) by: &'static str,
    /// As the engine says it.
    pub(crate) before: Vec<Point>,
    /// As people are told.
    pub(crate) after: Vec<Point>,
}

/// Colours by day and by night.
const STYLE: &str = "<style>\
.card{fill:#fff}.line{stroke:#c9c9c9;fill:none}.even{stroke:#767676;stroke-dasharray:4 3}\
text{fill:#1c1c1c;font:11px sans-serif}.muted{fill:#595959}\
.before{fill:none;stroke:#b35c00;stroke-width:1.3}.after{fill:#1f5fbf;fill-opacity:.85}\
@media(prefers-color-scheme:dark){\
.card{fill:#16181c}.line{stroke:#4a4d52}.even{stroke:#9a9da3}\
text{fill:#ededed}.muted{fill:#b4b7bc}.before{stroke:#f0a24a}.after{fill:#7fb2ff}}\
</style>";

/// All diagrams in one picture.
pub(crate) fn draw(panels: &[Panel]) -> String {
    let rows = panels.len().div_ceil(COLUMNS);
    let (wide, high) = (LEFT + SIDE + RIGHT, TOP + SIDE + BOTTOM);
    let width = wide * COLUMNS as f64;
    let legend = 24.0;
    let height = high * rows as f64 + legend;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" \
         width=\"{width:.0}\" role=\"img\">\
         <title>What the seat to move was told to expect, and what came of it</title>{STYLE}\
         <rect class=\"card\" width=\"100%\" height=\"100%\"/>"
    );
    for (index, panel) in panels.iter().enumerate() {
        let x = wide * (index % COLUMNS) as f64 + LEFT;
        let y = high * (index / COLUMNS) as f64 + TOP;
        diagram(&mut svg, panel, x, y);
    }
    let y = high * rows as f64 + 10.0;
    // Writing to a string does not fail.
    let _ = write!(
        svg,
        "<circle class=\"before\" cx=\"{LEFT}\" cy=\"{y}\" r=\"4\"/>\
         <text x=\"{0}\" y=\"{1}\">as the engine says it</text>\
         <circle class=\"after\" cx=\"{2}\" cy=\"{y}\" r=\"4\"/>\
         <text x=\"{3}\" y=\"{1}\">calibrated</text>",
        LEFT + 9.0,
        y + 4.0,
        LEFT + 150.0,
        LEFT + 159.0
    );
    svg.push_str("</svg>\n");
    svg
}

fn diagram(svg: &mut String, panel: &Panel, x: f64, y: f64) {
    let (right, bottom) = (x + SIDE, y + SIDE);
    // Writing to a string does not fail.
    let _ = write!(
        svg,
        "<text x=\"{x}\" y=\"{}\">{} <tspan class=\"muted\">{}</tspan></text>\
         <rect class=\"line\" x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\"/>\
         <path class=\"even\" d=\"M{x} {bottom}L{right} {y}\"/>",
        y - 8.0,
        panel.game,
        panel.by
    );
    for (share, name) in [(0.0, "0"), (0.5, "50 %"), (1.0, "100 %")] {
        let _ = write!(
            svg,
            "<text class=\"muted\" text-anchor=\"middle\" x=\"{}\" y=\"{}\">{name}</text>\
             <text class=\"muted\" text-anchor=\"end\" x=\"{}\" y=\"{}\">{name}</text>",
            x + SIDE * share,
            bottom + 14.0,
            x - 4.0,
            bottom - SIDE * share + 4.0
        );
    }
    for (class, points) in [("before", &panel.before), ("after", &panel.after)] {
        for Point { told, got, part } in points {
            let _ = write!(
                svg,
                "<circle class=\"{class}\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"{:.1}\"/>",
                x + SIDE * told,
                bottom - SIDE * got,
                (LARGEST * part.sqrt()).max(1.5)
            );
        }
    }
}
