//! A share of the work for one of several machines.

use std::str::FromStr;

/// The part `I` of `N`, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Part {
    number: u32,
    of: u32,
}

impl Part {
    /// Whether the piece of work with this number, from 0, belongs to this part.
    pub(crate) const fn has(self, piece: u32) -> bool {
        piece % self.of == self.number - 1
    }
}

impl FromStr for Part {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let numbers = text
            .split_once('/')
            .and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        match numbers {
            Some((number, of)) if number >= 1 && number <= of => Ok(Self { number, of }),
            _ => Err("a part is written I/N, with I from 1 to N, such as 2/3"),
        }
    }
}

impl std::fmt::Display for Part {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} of {}", self.number, self.of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_belongs_to_one_part() {
        let parts: Vec<Part> = ["1/3", "2/3", "3/3"]
            .iter()
            .map(|text| text.parse().expect(text))
            .collect();
        for piece in 0..10 {
            assert_eq!(parts.iter().filter(|part| part.has(piece)).count(), 1);
        }
        for text in ["0/3", "4/3", "1", "a/b", "1/0", ""] {
            assert!(text.parse::<Part>().is_err(), "{text}");
        }
    }
}
