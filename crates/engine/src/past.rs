//! Where a search has come from: the game so far and the line being searched, so that repetition
//! (G1) and length (G2) are recognized as draws.

use ludejo_rules::{Game, Play};

/// The keys of the game so far and of the line that a search follows from there.
///
/// A position is known by its Zobrist key alone.
#[derive(Default)]
pub(crate) struct Past {
    /// Actions made in the game.
    made: usize,
    /// What has stood twice in the game before now: the next time is a draw.
    twice: Vec<u64>,
    /// The position now, and those after each action of the line.
    line: Vec<u64>,
    /// As many actions make a game a draw.
    limit: usize,
}

impl Past {
    /// Begins with a game, in place of what was known before.
    pub(crate) fn begin<G: Game>(&mut self, play: &Play<G>) {
        self.made = play.actions().len();
        self.limit = play.info().length_limit as usize;
        self.line.clear();
        self.line.push(play.position().key());
        let mut keys: Vec<u64> = play.positions().iter().map(Game::key).collect();
        keys.pop();
        keys.sort_unstable();
        self.twice.clear();
        let pairs = keys.windows(2).filter(|pair| pair[0] == pair[1]);
        self.twice.extend(pairs.map(|pair| pair[0]));
    }

    /// Goes one action on, to the position with this key.
    #[inline]
    pub(crate) fn push(&mut self, key: u64) {
        self.line.push(key);
    }

    /// Goes one action back.
    #[inline]
    pub(crate) fn pop(&mut self) {
        self.line.pop();
    }

    /// Goes back to the position where the line begins.
    #[inline]
    pub(crate) fn back(&mut self) {
        self.line.truncate(1);
    }

    /// Actions from where the line begins to the draw by length.
    pub(crate) const fn left_at_start(&self) -> u32 {
        self.limit.saturating_sub(self.made) as u32
    }

    /// Actions from the end of the line to the draw by length.
    #[inline]
    pub(crate) const fn left(&self) -> u32 {
        (self.limit + 1).saturating_sub(self.made + self.line.len()) as u32
    }

    /// Whether the end of the line is a draw by repetition or by length.
    #[inline]
    pub(crate) fn is_drawn(&self) -> bool {
        self.left() == 0 || self.is_repeated()
    }

    /// Whether the position at the end of the line has come up for the second time in the line or
    /// the third time in all. Twice in a line is enough: a player who can force it once can force
    /// it again.
    #[inline]
    pub(crate) fn is_repeated(&self) -> bool {
        let [before @ .., now] = &*self.line else {
            return false;
        };
        !before.is_empty() && (before.contains(now) || self.twice.contains(now))
    }
}
