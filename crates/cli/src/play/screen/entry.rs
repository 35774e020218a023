//! The action being built: by typing, by picking cells, or by both.

use ludejo_rules::{AnyGame, Message, Partial, Pick, Refusal};

use crate::edge::refusal_sentence;
use crate::language::sentence;

/// The text of an action so far.
#[derive(Default)]
pub(super) struct Entry {
    text: String,
    /// Whether the last part was typed rather than picked.
    pub(super) is_typed: bool,
}

/// The result of a pick or of the return key.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// The action goes on, or can be sent.
    Going,
    /// Send this action.
    Send(String),
    /// It cannot be.
    Refused(Refusal),
}

impl Entry {
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    pub(super) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }

    /// Adds a typed character to what was picked or typed, or starts over with it if only that can
    /// lead to an action: after picking a piece, you can still type any action.
    pub(super) fn type_char(&mut self, game: &dyn AnyGame, character: char) {
        let legal = game.legal();
        let leads_on = |text: &str| legal.iter().any(|action| action.starts_with(text));
        let longer = format!("{}{character}", self.text);
        if !self.is_typed && !leads_on(&longer) && leads_on(&character.to_string()) {
            self.text.clear();
        }
        self.text.push(character);
        self.is_typed = true;
    }

    /// Takes back a typed character, or a whole pick.
    pub(super) fn back(&mut self) {
        if self.is_typed {
            self.text.pop();
        } else {
            self.back_pick();
        }
        if self.text.is_empty() {
            self.clear();
        }
    }

    /// Takes back the last pick.
    pub(super) fn back_pick(&mut self) {
        if let Some(pick) = Pick::split(&self.text).last() {
            self.text.truncate(self.text.len() - pick.text().len());
        }
        self.is_typed = false;
    }

    /// The cells picked so far.
    pub(super) fn cells(&self) -> Vec<String> {
        let picks = Pick::split(&self.text).into_iter();
        let cell = |pick| match pick {
            Pick::Cell(name) => Some(name),
            Pick::Word(_) => None,
        };
        picks.filter_map(cell).collect()
    }

    /// What can come next; `None` while a name is half typed or nothing can.
    pub(super) fn partial(&self, game: &dyn AnyGame) -> Option<Partial> {
        game.partial(&self.text).ok()
    }

    /// What to do now, or what is wrong.
    pub(super) fn prompt(&self, game: &dyn AnyGame) -> String {
        match game.partial(&self.text) {
            Ok(partial) => sentence(&partial.prompt),
            Err(_) if self.is_half_typed(game) => sentence(&Message::new("typing")),
            Err(refusal) => refusal_sentence(&refusal),
        }
    }

    /// Why the input can't become an action.
    pub(super) fn refusal(&self, game: &dyn AnyGame) -> Option<Refusal> {
        let refusal = game.partial(&self.text).err()?;
        (!self.is_half_typed(game)).then_some(refusal)
    }

    /// Whether a legal action begins with these letters.
    fn is_half_typed(&self, game: &dyn AnyGame) -> bool {
        self.is_typed
            && game
                .legal()
                .iter()
                .any(|action| action.starts_with(&self.text))
    }

    /// Picks a cell: adds it if it can come next, sends the action if it was the last pick, and
    /// otherwise begins anew with it.
    pub(super) fn pick_cell(&mut self, game: &dyn AnyGame, cell: &str) -> Answer {
        let partial = self.partial(game);
        let can_follow = |pick: &Pick| matches!(pick, Pick::Cell(name) if name == cell);
        if partial
            .as_ref()
            .is_some_and(|partial| partial.next.iter().any(can_follow))
        {
            self.text.push_str(cell);
            self.is_typed = false;
            return Answer::Going;
        }
        let is_last = self.cells().last().is_some_and(|last| last == cell);
        if is_last && partial.is_some_and(|partial| partial.complete) {
            return Answer::Send(self.text.clone());
        }
        if game.partial(cell).is_ok() {
            cell.clone_into(&mut self.text);
            self.is_typed = false;
            return Answer::Going;
        }
        let attempt = format!("{}{cell}", self.text);
        match game.partial(&attempt) {
            Err(refusal) => Answer::Refused(refusal),
            Ok(_) => Answer::Going,
        }
    }

    /// Picks the word with this number among those that can come next, counted from 1.
    pub(super) fn pick_word(&mut self, game: &dyn AnyGame, number: usize) -> Answer {
        let word = self.words(game).into_iter().nth(number.wrapping_sub(1));
        if let Some(word) = word {
            self.text.push_str(&word);
            self.is_typed = false;
        }
        Answer::Going
    }

    /// The words that can come next.
    pub(super) fn words(&self, game: &dyn AnyGame) -> Vec<String> {
        let next = self
            .partial(game)
            .map(|partial| partial.next)
            .unwrap_or_default();
        let word = |pick| match pick {
            Pick::Word(word) => Some(word),
            Pick::Cell(_) => None,
        };
        next.into_iter().filter_map(word).collect()
    }

    /// Sends what there is. A beginning of an action counts as picked.
    pub(super) fn send(&mut self, game: &dyn AnyGame) -> Answer {
        match game.partial(&self.text) {
            Ok(partial) if partial.complete => Answer::Send(self.text.clone()),
            Ok(_) => {
                self.is_typed = false;
                Answer::Going
            }
            Err(refusal) => Answer::Refused(refusal),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game() -> Box<dyn AnyGame> {
        ludejo_rules::catalog::start("herooj").expect("a game")
    }

    #[test]
    fn cells_build_an_action_and_the_last_one_sends_it() {
        let (game, mut entry) = (game(), Entry::default());
        assert_eq!(entry.pick_cell(&*game, "b2"), Answer::Going);
        assert_eq!(entry.pick_cell(&*game, "b4"), Answer::Going);
        assert_eq!(
            entry.pick_cell(&*game, "b4"),
            Answer::Send("b2b4".to_owned())
        );
        entry.back();
        assert_eq!(entry.text(), "b2");
        assert_eq!(entry.pick_cell(&*game, "c2"), Answer::Going);
        assert_eq!(
            entry.text(),
            "c2",
            "another piece of one's own is chosen instead"
        );
        assert!(matches!(entry.pick_cell(&*game, "c6"), Answer::Refused(_)));
        assert!(matches!(entry.pick_cell(&*game, "b7"), Answer::Refused(_)));
    }

    #[test]
    fn typing_is_patient() {
        let (game, mut entry) = (game(), Entry::default());
        for character in "b2b".chars() {
            entry.type_char(&*game, character);
        }
        assert_eq!(entry.prompt(&*game), sentence(&Message::new("typing")));
        entry.type_char(&*game, '9');
        assert_eq!(
            entry.refusal(&*game).map(|refusal| refusal.anchor),
            Some("notation")
        );
        assert!(matches!(entry.send(&*game), Answer::Refused(_)));
        entry.back();
        entry.type_char(&*game, '4');
        assert_eq!(entry.send(&*game), Answer::Send("b2b4".to_owned()));
    }

    #[test]
    fn an_empty_board_asks_where_to_place() {
        let game = ludejo_rules::catalog::start("rooya").expect("a game");
        let prompt = sentence(&Message::new("pick-place"));
        assert_eq!(Entry::default().prompt(&*game), prompt);
    }

    #[test]
    fn a_typed_cell_is_picked() {
        let (game, mut entry) = (game(), Entry::default());
        for character in "b2".chars() {
            entry.type_char(&*game, character);
        }
        assert_eq!(entry.send(&*game), Answer::Going);
        assert_eq!(
            entry.pick_cell(&*game, "b4"),
            Answer::Going,
            "{}",
            entry.text()
        );
        assert_eq!(entry.text(), "b2b4");
    }

    #[test]
    fn typing_goes_on_from_a_pick_or_begins_anew() {
        let (game, mut entry) = (game(), Entry::default());
        entry.pick_cell(&*game, "b2");
        entry.type_char(&*game, 'd');
        assert_eq!(entry.text(), "b2d", "b2d4 is legal");
        entry.clear();
        entry.pick_cell(&*game, "b2");
        for character in "g2g4".chars() {
            entry.type_char(&*game, character);
        }
        assert_eq!(entry.send(&*game), Answer::Send("g2g4".to_owned()));
    }
}
