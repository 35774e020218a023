//! The canonical text of a record.

use std::fmt::{self, Write};

use super::parse::command_ahead;
use super::{CellName, Ending, Line, Nag, Note, Ply, Record, Round, Start};

/// How wide a line of movetext may be, in characters.
const WIDTH: usize = 80;

impl fmt::Display for Record {
    /// The canonical text. Another record may follow after an empty line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_tag(f, "Game", &self.game)?;
        match &self.start {
            Start::Standard => {}
            Start::Setup(name) => write_tag(f, "Setup", name)?,
            Start::Position(line) => write_tag(f, "Position", line)?,
        }
        for (name, value) in self.tags.iter() {
            write_tag(f, name, value)?;
        }
        let result = Ending::word(self.ending);
        write_tag(f, "Result", &result.replace(':', " "))?;
        if let Some(ending) = self.ending {
            write_tag(f, "Reason", ending.reason.word())?;
        }
        writeln!(f)?;
        let mut text = Movetext {
            lines: Lines::new(f),
            rounds: self.rounds().into_iter(),
        };
        text.line(&self.main)?;
        text.lines.word(&result)?;
        text.lines.end()
    }
}

impl Ending {
    /// The word for a result in the movetext.
    pub(super) fn word(ending: Option<Self>) -> String {
        match ending {
            None => "*".to_owned(),
            Some(Self { winner: None, .. }) => "draw".to_owned(),
            Some(Self {
                winner: Some(seat), ..
            }) => format!("win:{seat}"),
        }
    }
}

fn write_tag(out: &mut impl Write, name: &str, value: &str) -> fmt::Result {
    write!(out, "[{name} \"")?;
    for letter in value.chars() {
        if matches!(letter, '"' | '\\') {
            out.write_char('\\')?;
        }
        write_letter(out, letter)?;
    }
    out.write_str("\"]\n")
}

/// Writes the words of a comment: none begins or ends with a space that is not escaped, nor
/// holds two in a row.
fn comment_text(text: &str) -> Result<String, fmt::Error> {
    let mut out = String::new();
    let mut kept_apart = true;
    for (index, letter) in text.char_indices() {
        let rest = &text[index..];
        let bare_space = letter == ' ' && !kept_apart && rest != " ";
        let like_format = rest.starts_with("[Game ") || index == 0 && command_ahead(rest);
        if letter == ' ' && !bare_space {
            out.push_str("\\u{20}");
        } else {
            if matches!(letter, '\\' | '}') || like_format {
                out.push('\\');
            }
            write_letter(&mut out, letter)?;
        }
        kept_apart = bare_space;
    }
    Ok(out)
}

/// Writes a character, escaped if it is a control character.
fn write_letter(out: &mut impl Write, letter: char) -> fmt::Result {
    match letter {
        '\n' => out.write_str("\\n"),
        _ if letter.is_control() => write!(out, "\\u{{{:x}}}", u32::from(letter)),
        _ => out.write_char(letter),
    }
}

/// Writes lines of plies.
struct Movetext<'a, W> {
    lines: Lines<'a, W>,
    /// The round of each ply, in the order of the text; none if they are not known.
    rounds: std::vec::IntoIter<Round>,
}

impl<W: Write> Movetext<'_, W> {
    fn line(&mut self, line: &Line) -> fmt::Result {
        self.notes(&line.notes)?;
        let mut lost = true;
        for ply in &line.plies {
            self.ply(ply, lost)?;
            lost = !ply.variations.is_empty();
        }
        Ok(())
    }

    /// Writes a ply; `lost` says that the eye needs a number.
    fn ply(&mut self, ply: &Ply, lost: bool) -> fmt::Result {
        let mut word = match self.rounds.next() {
            Some(round) if round.begins => format!("{}. ", round.number),
            Some(round) if lost => format!("{}... ", round.number),
            _ => String::new(),
        };
        word.push_str(ply.action());
        let mut nags = &ply.nags[..];
        if let [first, others @ ..] = nags
            && let Some(suffix) = first.suffix()
        {
            word.push_str(suffix);
            nags = others;
        }
        self.lines.word(&word)?;
        for Nag(number) in nags {
            self.lines.word(&format!("${number}"))?;
        }
        self.notes(&ply.notes)?;
        for variation in &ply.variations {
            self.lines.open("(")?;
            self.line(variation)?;
            self.lines.close(")");
        }
        Ok(())
    }

    fn notes(&mut self, notes: &[Note]) -> fmt::Result {
        for note in notes {
            match note {
                Note::Clock { seat, time } => {
                    self.lines.word(&format!("{{[%clk {seat} {time}]}}"))?;
                }
                Note::Spent { time } => self.lines.word(&format!("{{[%emt {time}]}}"))?,
                Note::Value { seat, share } => {
                    self.lines.word(&format!("{{[%eval {seat} {share}]}}"))?;
                }
                Note::Mark { pointer, cells } => {
                    let command = format!("{{[%mark {} {}]}}", pointer.word(), names(cells));
                    self.lines.word(&command)?;
                }
                Note::Arrow { cells } => {
                    self.lines.word(&format!("{{[%arrow {}]}}", names(cells)))?;
                }
                Note::Left { seat, reason } => {
                    self.lines.word(&format!("{{[%left {seat} {reason}]}}"))?;
                }
                Note::Comment { text } => {
                    self.lines.open("{")?;
                    for word in comment_text(text)?.split(' ') {
                        self.lines.word(word)?;
                    }
                    self.lines.close("}");
                }
            }
        }
        Ok(())
    }
}

/// The names of cells, with spaces between them.
fn names(cells: &[CellName]) -> String {
    let names: Vec<_> = cells.iter().map(CellName::get).collect();
    names.join(" ")
}

/// Fills lines with words.
struct Lines<'a, W> {
    out: &'a mut W,
    /// The word that is not written yet, since something may cling to it.
    pending: String,
    /// Whether the next word clings to it.
    open: bool,
    /// How wide the line is so far.
    column: usize,
}

impl<'a, W: Write> Lines<'a, W> {
    const fn new(out: &'a mut W) -> Self {
        Self {
            out,
            pending: String::new(),
            open: false,
            column: 0,
        }
    }

    fn word(&mut self, word: &str) -> fmt::Result {
        if !self.open {
            self.flush()?;
        }
        self.open = false;
        self.pending.push_str(word);
        Ok(())
    }

    /// A mark to which the next word clings.
    fn open(&mut self, mark: &str) -> fmt::Result {
        self.word(mark)?;
        self.open = true;
        Ok(())
    }

    /// A mark that clings to the word before.
    fn close(&mut self, mark: &str) {
        self.pending.push_str(mark);
        self.open = false;
    }

    /// Writes the word that is pending, on a new line if it does not fit.
    fn flush(&mut self) -> fmt::Result {
        let width = self.pending.chars().count();
        if width == 0 {
            return Ok(());
        }
        if self.column > 0 {
            let fits = self.column + 1 + width <= WIDTH;
            self.out.write_char(if fits { ' ' } else { '\n' })?;
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.column += width;
        self.out.write_str(&self.pending)?;
        self.pending.clear();
        Ok(())
    }

    fn end(mut self) -> fmt::Result {
        self.flush()?;
        self.out.write_char('\n')
    }
}
