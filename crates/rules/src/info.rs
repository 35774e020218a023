//! What a game is called, who sits there, how it begins.

/// What never changes about a game.
#[derive(Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Info {
    /// The id, `master-herooj`.
    pub id: &'static str,
    /// The name, `Master Herooj`.
    pub name: &'static str,
    /// The designer, as credited on the rules page.
    pub designer: &'static str,
    /// The seats in turn order.
    pub seats: &'static [SeatInfo],
    /// The kinds of pieces.
    pub pieces: &'static [PieceInfo],
    /// The named setups; the first is the standard one.
    pub setups: &'static [Setup],
    /// Ruling G2: a game in which this many actions have been made is a draw.
    pub length_limit: u32,
    /// A few actions, as examples of the notation.
    pub example: &'static str,
    /// What the words of its actions mean, where the notation alone does not tell.
    pub words: &'static [WordInfo],
}

/// A seat of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct SeatInfo {
    /// Its letter in positions, results and options: `w`.
    pub letter: char,
    /// Its word, a message key part: `white`.
    pub word: &'static str,
}

/// A kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct PieceInfo {
    /// Its letter, upper case: `P`.
    pub letter: char,
    /// Its word, a message key part: `pawn`.
    pub word: &'static str,
}

/// A word of a game's notation: whatever is written in an action besides cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct WordInfo {
    /// As it is written, `=B`.
    pub text: &'static str,
    /// What it means, a message key part: `become-blade`.
    pub word: &'static str,
}

/// A named start position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Setup {
    /// Its name in kebab case, `outer-row`.
    pub name: &'static str,
    /// Its position line.
    pub line: &'static str,
}

impl Info {
    /// The id without changed rulings, `herooj` for `herooj+R3=compulsory`: what a game looks like, and what
    /// its words mean, do not depend on these.
    #[must_use]
    pub fn base(&self) -> &'static str {
        self.id.split_once('+').map_or(self.id, |(base, _)| base)
    }

    /// The changed ruling, `R3=compulsory`, if there is one.
    #[must_use]
    pub fn ruling(&self) -> Option<&'static str> {
        self.id.split_once('+').map(|(_, ruling)| ruling)
    }

    /// The setup of this name.
    #[must_use]
    pub fn setup(&self, name: &str) -> Option<&'static Setup> {
        self.setups.iter().find(|setup| setup.name == name)
    }

    /// The seat of this letter.
    #[must_use]
    pub fn seat(&self, letter: char) -> Option<crate::Seat> {
        let index = self.seats.iter().position(|seat| seat.letter == letter)?;
        u8::try_from(index).ok().map(crate::Seat::new)
    }

    /// The letter of a seat.
    ///
    /// # Panics
    /// If the game has no such seat.
    #[must_use]
    pub fn letter(&self, seat: crate::Seat) -> char {
        self.seats[seat.index()].letter
    }

    /// The word of a seat.
    ///
    /// # Panics
    /// If the game has no such seat.
    #[must_use]
    pub fn seat_word(&self, seat: crate::Seat) -> &'static str {
        self.seats[seat.index()].word
    }

    /// The word of the kind of piece with this letter; empty for an unknown letter.
    #[must_use]
    pub fn piece_word(&self, letter: char) -> &'static str {
        let found = self.pieces.iter().find(|piece| piece.letter == letter);
        found.map_or("", |piece| piece.word)
    }

    /// What a word of the notation means, a message key part; `None` where it says so itself.
    #[must_use]
    pub fn action_word(&self, text: &str) -> Option<&'static str> {
        let found = self.words.iter().find(|word| word.text == text);
        found.map(|word| word.word)
    }

    /// The result as text, `win w` or `draw`.
    #[must_use]
    pub fn result_text(&self, outcome: &crate::Outcome) -> String {
        match outcome.winner {
            Some(seat) => format!("win {}", self.letter(seat)),
            None => "draw".to_owned(),
        }
    }
}
