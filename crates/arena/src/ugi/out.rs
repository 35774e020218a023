//! What is written, by several threads, line by line.

use std::io::{self, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The longest sentence that is written, in characters; it may quote what came in.
const LONGEST: usize = 500;

/// A place to write to. What is said at once stays together.
pub(super) struct Out<W> {
    inner: Mutex<Inner<W>>,
}

struct Inner<W> {
    output: W,
    failure: Option<io::Error>,
}

impl<W: Write> Out<W> {
    pub(super) const fn new(output: W) -> Self {
        let failure = None;
        Self {
            inner: Mutex::new(Inner { output, failure }),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Inner<W>> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes lines, each with its end.
    pub(super) fn write(&self, lines: &str) {
        let mut inner = self.lock();
        let written = inner.output.write_all(lines.as_bytes());
        if let Err(error) = written.and_then(|()| inner.output.flush()) {
            inner.failure.get_or_insert(error);
        }
    }

    /// Writes a line.
    pub(super) fn say(&self, line: &str) {
        self.write(&format!("{line}\n"));
    }

    /// Writes what is wrong.
    pub(super) fn complain(&self, sentence: &str) {
        let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
        let sentence: String = sentence.chars().map(plain).take(LONGEST).collect();
        self.say(&format!("info string error: {sentence}"));
    }

    /// Whether nobody can read any more.
    pub(super) fn check(&self) -> io::Result<()> {
        match self.lock().failure.take() {
            Some(error) => Err(error),
            None => Ok(()),
        }
    }
}
