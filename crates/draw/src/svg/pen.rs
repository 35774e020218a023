//! Writing SVG: shapes in the plane of the board become elements.

use std::fmt::Write;

use ludejo_rules::Point;

use super::letters;
use crate::look::Rgb;
use crate::sight::Bounds;

/// The width of a square, or the height of a hex, in pixels.
pub const UNIT: f32 = 60.0;

/// Collects the elements of a picture. Lengths are in units of the board.
#[derive(Debug)]
pub(super) struct Pen {
    /// What of the plane is seen.
    frame: Bounds,
    body: String,
}

/// How a shape is painted, and the name of the cell that it belongs to.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Paint<'a> {
    fill: Option<Rgb>,
    line: Option<(Rgb, f32)>,
    dash: Option<(f32, f32)>,
    /// In percent.
    opacity: Option<u8>,
    cell: Option<&'a str>,
}

impl<'a> Paint<'a> {
    pub(super) fn fill(color: Rgb) -> Self {
        Self {
            fill: Some(color),
            ..Self::default()
        }
    }

    pub(super) fn line(color: Rgb, width: f32) -> Self {
        Self {
            line: Some((color, width)),
            ..Self::default()
        }
    }

    pub(super) fn outlined(self, color: Rgb, width: f32) -> Self {
        Self {
            line: Some((color, width)),
            ..self
        }
    }

    /// With a line of dashes and gaps of these lengths.
    pub(super) fn dashed(self, dash: f32, gap: f32) -> Self {
        Self {
            dash: Some((dash, gap)),
            ..self
        }
    }

    /// So many percent opaque.
    pub(super) fn opacity(self, percent: u8) -> Self {
        Self {
            opacity: Some(percent),
            ..self
        }
    }

    pub(super) fn of_cell(self, name: &'a str) -> Self {
        Self {
            cell: Some(name),
            ..self
        }
    }

    /// The attributes, with so many units of the element to one of the board.
    fn attributes(&self, unit: f32) -> String {
        let mut text = match self.fill {
            Some(color) => format!(" fill=\"#{color:06x}\""),
            None => " fill=\"none\"".to_owned(),
        };
        if let Some((color, width)) = self.line {
            let width = number(width * unit);
            text += &format!(" stroke=\"#{color:06x}\" stroke-width=\"{width}\"");
            text += " stroke-linecap=\"round\" stroke-linejoin=\"round\"";
        }
        if let Some((dash, gap)) = self.dash {
            let (dash, gap) = (number(dash * unit), number(gap * unit));
            text += &format!(" stroke-dasharray=\"{dash} {gap}\"");
        }
        if let Some(percent) = self.opacity {
            text += &format!(" opacity=\"{}\"", number(f32::from(percent) / 100.0));
        }
        if let Some(cell) = self.cell {
            text += &format!(" data-cell=\"{}\"", escaped(cell));
        }
        text
    }
}

impl Pen {
    pub(super) fn new(frame: Bounds) -> Self {
        Self {
            frame,
            body: String::new(),
        }
    }

    /// What of the plane is seen.
    pub(super) fn frame(&self) -> Bounds {
        self.frame
    }

    /// A closed shape with these corners.
    pub(super) fn polygon(&mut self, corners: &[Point], paint: Paint<'_>) {
        let data = format!("M{}z", self.list(corners));
        self.element("path", &format!("d=\"{data}\""), paint);
    }

    /// Several lines, each over its points, as one shape.
    pub(super) fn lines<P: AsRef<[Point]>>(&mut self, lines: &[P], paint: Paint<'_>) {
        let mut data = String::new();
        for line in lines {
            let _ = write!(data, "M{}", self.list(line.as_ref()));
        }
        if !data.is_empty() {
            self.element("path", &format!("d=\"{data}\""), paint);
        }
    }

    pub(super) fn circle(&mut self, center: Point, radius: f32, paint: Paint<'_>) {
        let (x, y) = self.place(center);
        let (x, y, r) = (number(x), number(y), number(radius * UNIT));
        let shape = format!("cx=\"{x}\" cy=\"{y}\" r=\"{r}\"");
        self.element("circle", &shape, paint);
    }

    /// A rectangle with round corners.
    pub(super) fn plate(&mut self, bounds: Bounds, radius: f32, paint: Paint<'_>) {
        let (x, y) = self.place(Point {
            x: bounds.left,
            y: bounds.top,
        });
        let width = number(bounds.width() * UNIT);
        let height = number(bounds.height() * UNIT);
        let (x, y, radius) = (number(x), number(y), number(radius * UNIT));
        let shape =
            format!("x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\"");
        self.element("rect", &shape, paint);
    }

    /// Begins a drawing of [paths](Self::path) whose circle of 50 has this radius, turned
    /// counterclockwise by so many quarters.
    pub(super) fn open_drawing(&mut self, at: Point, radius: f32, turns: u8) {
        let (x, y) = self.place(at);
        let (x, y) = (number(x), number(y));
        let scale = radius * UNIT / 50.0;
        let rotate = match turns % 4 {
            0 => String::new(),
            turns => format!(" rotate({})", -90 * i16::from(turns)),
        };
        self.open(&format!(
            "transform=\"translate({x} {y}){rotate} scale({scale:.3})\""
        ));
    }

    /// A shape by path data, with lengths in units of the group that it is in.
    pub(super) fn path(&mut self, data: &str, paint: Paint<'_>) {
        let _ = writeln!(self.body, "<path d=\"{data}\"{}/>", paint.attributes(1.0));
    }

    /// A word of letters and digits as strokes, its middle here.
    pub(super) fn word(&mut self, text: &str, middle: Point, height: f32, color: Rgb) {
        let glyphs: Vec<_> = text.chars().filter_map(letters::glyph).collect();
        let width: f32 = glyphs.iter().map(|(_, width)| width + letters::GAP).sum();
        let (x, y) = self.place(middle);
        let scale = height * UNIT / letters::HEIGHT;
        let y = number(y + letters::HEIGHT / 2.0 * scale);
        let mut left = x - (width - letters::GAP) / 2.0 * scale;
        for (data, width) in glyphs {
            let place = format!("translate({} {y}) scale({scale:.3})", number(left));
            let paint = Paint::line(color, letters::STROKE).attributes(1.0);
            let _ = writeln!(
                self.body,
                "<path transform=\"{place}\" d=\"{data}\"{paint}/>"
            );
            left += (width + letters::GAP) * scale;
        }
    }

    /// Begins a group with these attributes.
    pub(super) fn open(&mut self, attributes: &str) {
        let _ = writeln!(self.body, "<g {attributes}>");
    }

    /// Begins a group of shapes that belong to a cell.
    pub(super) fn open_cell(&mut self, name: &str) {
        self.open(&format!("data-cell=\"{}\"", escaped(name)));
    }

    /// Ends a group.
    pub(super) fn close(&mut self) {
        self.body += "</g>\n";
    }

    /// The whole picture, with what it is called and what it shows in words.
    pub(super) fn finish(self, title: &str, words: &str) -> String {
        let width = number(self.frame.width() * UNIT);
        let height = number(self.frame.height() * UNIT);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\" role=\"img\">\n<title>{}</title>\n",
            escaped(title)
        );
        if !words.is_empty() {
            let _ = writeln!(svg, "<desc>{}</desc>", escaped(words));
        }
        svg + &self.body + "</svg>\n"
    }

    /// The shapes alone, without the picture around them.
    pub(super) fn shapes(self) -> String {
        self.body
    }

    fn element(&mut self, name: &str, shape: &str, paint: Paint<'_>) {
        let _ = writeln!(self.body, "<{name} {shape}{}/>", paint.attributes(UNIT));
    }

    /// Where a point of the plane lies in the picture.
    fn place(&self, point: Point) -> (f32, f32) {
        let right = (point.x - self.frame.left) * UNIT;
        (right, (self.frame.top - point.y) * UNIT)
    }

    fn list(&self, points: &[Point]) -> String {
        let places = points.iter().map(|point| {
            let (x, y) = self.place(*point);
            format!("{} {}", number(x), number(y))
        });
        places.collect::<Vec<_>>().join("L")
    }
}

/// A number with two places at most, none of them needless.
fn number(value: f32) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0" } else { text }.to_owned()
}

/// Text as it may stand in XML, also in an attribute.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            // XML 1.0 has no way to write these.
            control if control.is_control() => out.push(' '),
            other => out.push(other),
        }
    }
    out
}
