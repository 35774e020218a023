//! The diagrams of a rules page.

/// A position with marks.
#[derive(Debug, Default)]
pub(crate) struct Diagram<'a> {
    /// The position line.
    pub(crate) line: &'a str,
    /// The cell of the piece that the marks speak of.
    pub(crate) from: Option<&'a str>,
    /// Where it can go.
    pub(crate) to: Vec<&'a str>,
    /// What it can capture or, with a single cell to go to, what vanishes by that.
    pub(crate) capture: Vec<&'a str>,
    /// Where it cannot go.
    pub(crate) no: Vec<&'a str>,
    /// What is written below.
    pub(crate) caption: &'a str,
}

/// The blocks between ```` ```position ```` and ```` ``` ````.
pub(crate) fn diagrams(page: &str) -> Vec<Diagram<'_>> {
    let blocks = page.split("```position\n").skip(1);
    blocks
        .map(|rest| read(rest.split("\n```").next().unwrap_or(rest)))
        .collect()
}

fn read(block: &str) -> Diagram<'_> {
    let mut lines = block.lines();
    let mut diagram = Diagram {
        line: lines.next().expect("a position line"),
        ..Diagram::default()
    };
    for line in lines {
        let (name, value) = line.split_once(": ").expect("a mark and its value");
        let cells = || value.split(' ').collect();
        match name {
            "from" => diagram.from = Some(value),
            "to" => diagram.to = cells(),
            "capture" => diagram.capture = cells(),
            "no" => diagram.no = cells(),
            "caption" => diagram.caption = value,
            _ => panic!("what is {line}?"),
        }
    }
    diagram
}
