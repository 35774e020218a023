//! One of many games.

use ludejo_rules::encode::Past;
use ludejo_rules::{Encode, Seat, Tabletop};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::outcome::returned;

/// The words of a set of parts of keys: so many that few positions of a long game share a part.
const MET: usize = 64;

/// A game in progress. What it has done is kept as indices, which are small.
pub(crate) struct Env<G> {
    position: G,
    rng: Xoshiro256PlusPlus,
    /// The keys of the start position and of the position after each action.
    keys: Vec<u64>,
    /// A bit for a part of each key. If it isn't set, no position had a key with this part.
    met: [u64; MET],
    /// The actions made.
    made: Vec<u16>,
    /// The legal actions: those that are set in the mask.
    legal: Vec<u16>,
}

/// What a game looks like from outside.
pub(crate) struct Part<'a> {
    pub(crate) observation: &'a mut [u8],
    pub(crate) mask: &'a mut [bool],
    pub(crate) to_move: &'a mut u8,
    pub(crate) rewards: &'a mut [f32],
    pub(crate) done: &'a mut bool,
    pub(crate) length: &'a mut i32,
}

/// What a game would look like after each of its legal actions: one part of each for every action.
pub(crate) struct Fan<'a> {
    pub(crate) observations: &'a mut [u8],
    pub(crate) actions: &'a mut [i64],
    pub(crate) to_move: &'a mut [u8],
    pub(crate) rewards: &'a mut [f32],
    pub(crate) done: &'a mut [bool],
}

impl<G: Tabletop + Encode> Env<G> {
    pub(crate) fn new(start: G) -> Self {
        Self {
            position: start,
            rng: Xoshiro256PlusPlus::seed_from_u64(0),
            keys: Vec::new(),
            met: [0; MET],
            made: Vec::new(),
            legal: Vec::new(),
        }
    }

    pub(crate) fn position(&self) -> &G {
        &self.position
    }

    /// The indices of the legal actions.
    pub(crate) fn legal(&self) -> &[u16] {
        &self.legal
    }

    /// Draws a legal action.
    pub(crate) fn sample(&mut self) -> u16 {
        let place = self.rng.random_range(0..self.legal.len() as u32);
        self.legal[place as usize]
    }

    /// Begins anew, with a seed.
    pub(crate) fn reset(&mut self, start: G, seed: u64, part: &mut Part<'_>) {
        self.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        part.rewards.fill(0.0);
        *part.done = false;
        part.mask.fill(false);
        self.restart(start);
        self.show(1, part);
    }

    /// Makes a legal action, and begins anew if that ends the game.
    pub(crate) fn step(&mut self, start: G, index: usize, part: &mut Part<'_>) {
        for legal in &self.legal {
            part.mask[usize::from(*legal)] = false;
        }
        let Some(action) = self.position.action_at(index) else {
            return;
        };
        self.position.apply(action);
        let occurrences = 1 + self.occurrences(start, &self.position);
        self.made.push(index as u16);
        self.meet();
        self.list();
        let end = end(
            &self.position,
            self.legal.is_empty(),
            occurrences,
            self.made.len(),
        );
        *part.done = end.is_some();
        reward(end, part.rewards);
        if end.is_some() {
            self.restart(start);
            self.show(1, part);
        } else {
            self.show(occurrences, part);
        }
    }

    /// Shows what comes of each legal action.
    pub(crate) fn look_ahead(&self, start: G, fan: &mut Fan<'_>) {
        let seats = G::INFO.seats.len();
        let observations = fan.observations.chunks_exact_mut(G::PLANES * G::CELLS);
        let rewards = fan.rewards.chunks_exact_mut(seats);
        let shown = observations.zip(rewards).zip(&mut *fan.actions);
        let shown = shown.zip(&mut *fan.to_move).zip(&mut *fan.done);
        for (index, ((((observation, rewards), shown), to_move), done)) in
            self.legal.iter().zip(shown)
        {
            let Some(action) = self.position.action_at((*index).into()) else {
                continue;
            };
            let next = self.position.after(action);
            let occurrences = 1 + self.occurrences(start, &next);
            let made = self.made.len() + 1;
            let end = end(&next, true, occurrences, made);
            *shown = (*index).into();
            *to_move = next.to_move().index() as u8;
            *done = end.is_some();
            reward(end, rewards);
            let made = made as u32;
            next.observe(Past { occurrences, made }, observation);
        }
    }

    fn restart(&mut self, start: G) {
        self.position = start;
        self.made.clear();
        self.keys.clear();
        self.met = [0; MET];
        self.meet();
        self.list();
    }

    /// Notes the key of the position.
    fn meet(&mut self) {
        let key = self.position.key();
        self.keys.push(key);
        let (word, bit) = part_of(key);
        self.met[word] |= bit;
    }

    /// Finds the legal actions.
    fn list(&mut self) {
        let Self {
            position, legal, ..
        } = self;
        legal.clear();
        position.list_indices(legal);
    }

    /// How often a position has occurred among those noted. Keys tell it nearly always, and where one
    /// has been there before, the game is played again to be sure.
    fn occurrences(&self, start: G, position: &G) -> u32 {
        let key = position.key();
        let (word, bit) = part_of(key);
        if self.met[word] & bit == 0 || !self.keys.contains(&key) {
            return 0;
        }
        let mut earlier = start;
        let mut found = u32::from(earlier == *position);
        for index in &self.made {
            if let Some(action) = earlier.action_at((*index).into()) {
                earlier.apply(action);
                found += u32::from(earlier == *position);
            }
        }
        found
    }

    /// Writes what the seat to move sees.
    fn show(&self, occurrences: u32, part: &mut Part<'_>) {
        for legal in &self.legal {
            part.mask[usize::from(*legal)] = true;
        }
        let made = self.made.len() as u32;
        self.position
            .observe(Past { occurrences, made }, part.observation);
        *part.to_move = self.position.to_move().index() as u8;
        *part.length = made as i32;
    }
}

/// The word and the bit of the part of a key in the set of those that have been met.
fn part_of(key: u64) -> (usize, u64) {
    let part = key as usize % (MET * 64);
    (part / 64, 1 << (part % 64))
}

/// Who has won in a position that has occurred so often, after so many actions; `None` if the game
/// goes on. The position itself is asked only if it may be over.
fn end<G: Tabletop>(
    position: &G,
    may_be_over: bool,
    occurrences: u32,
    made: usize,
) -> Option<Option<Seat>> {
    let outcome = may_be_over.then(|| position.outcome()).flatten();
    if let Some(outcome) = outcome {
        return Some(outcome.winner);
    }
    (occurrences >= 3 || made >= G::INFO.length_limit as usize).then_some(None)
}

/// Writes what an end is worth to each seat; 0 if there is none.
fn reward(end: Option<Option<Seat>>, rewards: &mut [f32]) {
    let Some(winner) = end else {
        rewards.fill(0.0);
        return;
    };
    let (winner, seats) = (winner.map(Seat::index), rewards.len());
    for (seat, reward) in rewards.iter_mut().enumerate() {
        *reward = returned(winner, seat, seats) as f32;
    }
}
