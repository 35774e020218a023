//! Lines of standard input, each answered with a line of JSON at once, so that other programs can run
//! this one beside them.

use std::io::{BufRead, BufWriter, Write};

use ludejo_messages::Language;
use ludejo_messages::view::PositionErrorView;
use ludejo_rules::PositionError;
use serde::Serialize;

use crate::edge::Failure;

/// What is wrong with a line.
#[derive(Serialize)]
struct Rejected<'a> {
    position: &'a str,
    error: String,
}

/// Answers every line until there are no more.
pub(crate) fn answer(answer: impl Fn(&str) -> serde_json::Result<String>) -> Result<(), Failure> {
    let mut input = std::io::stdin().lock();
    let mut out = BufWriter::new(std::io::stdout().lock());
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        if line.last() == Some(&b'\n') {
            line.pop();
        }
        let json = match std::str::from_utf8(&line) {
            Ok(text) => answer(text),
            Err(_) => serde_json::to_string(&Rejected {
                position: &String::from_utf8_lossy(&line),
                error: "The line isn't UTF-8 text.".to_owned(),
            }),
        };
        writeln!(out, "{}", json.map_err(std::io::Error::from)?)?;
        out.flush()?;
        line.clear();
    }
    Ok(())
}

/// The answer to a line that isn't a position; in English, as it is programs that read it.
pub(crate) fn reject(position: &str, error: &PositionError) -> serde_json::Result<String> {
    let view = PositionErrorView::new(error, Language::English);
    let error = format!("{}: {}", view.name, view.text);
    serde_json::to_string(&Rejected { position, error })
}
