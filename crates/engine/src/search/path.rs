//! The positions of the game so far and of the line being searched: for repetition (G1) and
//! length (G2).

use rules::Game;

/// Small counts by some bits of a key: most positions have not occurred, and that is seen fast.
const FILTER: usize = 1 << 12;

/// Keys of positions.
pub(super) struct Path {
    keys: Vec<u64>,
    counts: Vec<u16>,
    /// The place at which the search began.
    root: usize,
    limit: usize,
}

impl Path {
    /// Nothing yet.
    pub(super) fn new<G: Game>() -> Self {
        Self {
            keys: Vec::new(),
            counts: vec![0; FILTER],
            root: 0,
            limit: G::INFO.length_limit as usize,
        }
    }

    /// Begins a search at the last of these positions.
    pub(super) fn begin<G: Game>(&mut self, positions: &[G]) {
        while !self.keys.is_empty() {
            self.pop();
        }
        for position in positions {
            self.push(position.key());
        }
        self.root = self.keys.len() - 1;
    }

    /// Comes to a position.
    #[inline]
    pub(super) fn push(&mut self, key: u64) {
        self.counts[key as usize % FILTER] += 1;
        self.keys.push(key);
    }

    /// Goes back.
    #[inline]
    pub(super) fn pop(&mut self) {
        if let Some(key) = self.keys.pop() {
            self.counts[key as usize % FILTER] -= 1;
        }
    }

    /// Whether the last position is a draw by G2, or stands there for the second time since the
    /// search began or the third time at all (G1). Twice in a search is enough: who can force it
    /// once can force it again.
    #[inline]
    pub(super) fn is_drawn(&self) -> bool {
        let now = self.keys.len() - 1;
        if now >= self.limit {
            return true;
        }
        let key = self.keys[now];
        if self.counts[key as usize % FILTER] < 2 {
            return false;
        }
        let same = |past: &&u64| **past == key;
        self.keys[self.root..now].iter().any(|past| same(&past))
            || self.keys[..now].iter().filter(same).count() >= 2
    }
}
