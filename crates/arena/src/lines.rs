//! Lines from programs, which may send anything.

use std::io::{self, BufRead, Read};

/// The longest line that is read, in bytes; a longer one is cut.
const LONGEST: u64 = 1 << 20;

/// The next line without its end; `None` at the end of the input. Bytes that aren't UTF-8 are
/// replaced, so that the words containing them are refused.
pub(crate) fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let length = input.take(LONGEST).read_until(b'\n', &mut bytes)?;
    if length == 0 {
        return Ok(None);
    }
    if bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
    }
    let text = String::from_utf8_lossy(&bytes);
    Ok(Some(text.trim_end().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_in_any_way_and_are_cut() {
        let long = "x".repeat(3 * LONGEST as usize);
        let text = format!("one\r\n\n{long}\ntwo \u{e9}");
        let mut bytes = text.into_bytes();
        bytes.extend_from_slice(b"\xff");
        let mut input = &bytes[..];
        let mut next = || read_line(&mut input).expect("bytes in memory can be read");
        assert_eq!(next().as_deref(), Some("one"));
        assert_eq!(next().as_deref(), Some(""));
        assert_eq!(next().map(|line| line.len()), Some(LONGEST as usize));
        assert_eq!(next().as_deref(), Some("two \u{e9}\u{fffd}"));
        assert_eq!(next(), None);
    }
}
