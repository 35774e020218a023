//! Many games of a kind, stepped at once by several threads.

use ludejo_rules::catalog::{self, Visitor};
use ludejo_rules::encode::Past;
use ludejo_rules::{Encode, PositionError, Tabletop};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rayon::prelude::*;

use crate::outcome::returned;
use crate::table::{AnyPosition, NoMove, refused};

/// What the games look like from outside: one part of each for every game.
pub(crate) struct View<'a> {
    /// The planes.
    pub(crate) observations: &'a mut [u8],
    /// Which indices are legal.
    pub(crate) masks: &'a mut [bool],
    /// The seat whose turn it is.
    pub(crate) to_move: &'a mut [u8],
    /// What the end of the game that has just ended is worth to each seat; 0 if none has.
    pub(crate) rewards: &'a mut [f32],
    /// Whether a game has just ended.
    pub(crate) done: &'a mut [bool],
    /// The actions made in this game.
    pub(crate) lengths: &'a mut [i32],
}

/// Many games, whichever they are.
pub(crate) trait AnyBatch: Send + Sync {
    /// Begins all games anew; random choices come from this seed.
    fn reset(&mut self, seed: u64, view: View<'_>);
    /// Makes an action in each game. A game that ends begins anew. The first action that is not
    /// legal is an error; then nothing changes.
    fn step(&mut self, actions: &[i64], view: View<'_>) -> Result<(), (usize, NoMove)>;
    /// Draws a legal action for each game, each as likely as any other.
    fn sample(&mut self, actions: &mut [i64]);
    /// The position of a game.
    fn position(&self, game: usize) -> Option<Box<dyn AnyPosition>>;
}

/// Games of the game of this id that begin with a line, or the standard setup.
pub(crate) fn batch(
    id: &str,
    line: Option<&str>,
    games: usize,
) -> Option<Result<Box<dyn AnyBatch>, PositionError>> {
    struct Begin<'a>(Option<&'a str>, usize);
    impl Visitor for Begin<'_> {
        type Out = Result<Box<dyn AnyBatch>, PositionError>;
        fn visit<G: Tabletop + Encode>(self) -> Self::Out {
            let Self(line, games) = self;
            let start = line.map_or_else(|| Ok(G::start()), str::parse)?;
            let games = (0..games).map(|_| Env::new(start)).collect();
            Ok(Box::new(Batch { start, games }))
        }
    }
    catalog::visit(id, Begin(line, games))
}

/// The words of a set of parts of keys: so many that few positions of a long game share a part.
const MET: usize = 64;

/// Fewer games than this are not worth another thread.
const SHARE: usize = 16;

struct Batch<G: Encode> {
    start: G,
    games: Vec<Env<G>>,
}

/// A game in progress. What it has done is kept as indices, which are small.
struct Env<G> {
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

/// One game's part of a [`View`].
struct Part<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [bool],
    to_move: &'a mut u8,
    rewards: &'a mut [f32],
    done: &'a mut bool,
    length: &'a mut i32,
}

impl<G: Tabletop + Encode> AnyBatch for Batch<G> {
    fn reset(&mut self, seed: u64, view: View<'_>) {
        view.masks.fill(false);
        let start = self.start;
        self.parts(view)
            .enumerate()
            .for_each(|(number, (env, mut part))| {
                // Games beside each other have nothing in common.
                let seed = seed ^ (number as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
                env.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                env.legal.clear();
                part.rewards.fill(0.0);
                *part.done = false;
                env.restart(start);
                env.list();
                env.show(1, &mut part);
            });
    }

    fn step(&mut self, actions: &[i64], view: View<'_>) -> Result<(), (usize, NoMove)> {
        let choices = self.games.par_iter().with_min_len(SHARE).zip(actions);
        // The mask is for whoever reads it: what is written there changes no rule.
        let wrong = choices.position_first(|(env, action)| {
            let index = u16::try_from(*action);
            !index.is_ok_and(|index| env.legal.contains(&index))
        });
        if let Some(number) = wrong {
            let index = usize::try_from(actions[number]).unwrap_or(usize::MAX);
            return Err((number, refused(&self.games[number].position, index)));
        }
        let start = self.start;
        self.parts(view)
            .zip(actions.par_iter())
            .for_each(|((env, mut part), action)| env.step(start, *action as usize, &mut part));
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) {
        let games = self.games.par_iter_mut().with_min_len(SHARE);
        games.zip(actions).for_each(|(env, action)| {
            let place = env.rng.random_range(0..env.legal.len() as u32);
            *action = env.legal[place as usize].into();
        });
    }

    fn position(&self, game: usize) -> Option<Box<dyn AnyPosition>> {
        Some(Box::new(self.games.get(game)?.position))
    }
}

impl<G: Tabletop + Encode> Batch<G> {
    /// Each game with its part of the view.
    fn parts<'a>(
        &'a mut self,
        view: View<'a>,
    ) -> impl IndexedParallelIterator<Item = (&'a mut Env<G>, Part<'a>)> {
        let seats = G::INFO.seats.len();
        let games = self.games.par_iter_mut().with_min_len(SHARE);
        let views = view
            .observations
            .par_chunks_exact_mut(G::PLANES * G::CELLS)
            .zip(view.masks.par_chunks_exact_mut(G::INDICES))
            .zip(view.to_move)
            .zip(view.rewards.par_chunks_exact_mut(seats))
            .zip(view.done)
            .zip(view.lengths);
        games.zip(views.map(
            |(((((observation, mask), to_move), rewards), done), length)| Part {
                observation,
                mask,
                to_move,
                rewards,
                done,
                length,
            },
        ))
    }
}

impl<G: Tabletop + Encode> Env<G> {
    fn new(start: G) -> Self {
        Self {
            position: start,
            rng: Xoshiro256PlusPlus::seed_from_u64(0),
            keys: Vec::new(),
            met: [0; MET],
            made: Vec::new(),
            legal: Vec::new(),
        }
    }

    fn restart(&mut self, start: G) {
        self.position = start;
        self.made.clear();
        self.keys.clear();
        self.met = [0; MET];
        self.meet();
    }

    /// Notes the key of the position. Returns how often the position has occurred if it is surely the
    /// first time.
    fn meet(&mut self) -> Option<u32> {
        let key = self.position.key();
        self.keys.push(key);
        let part = key as usize % (MET * 64);
        let (word, bit) = (&mut self.met[part / 64], 1 << (part % 64));
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new.then_some(1)
    }

    /// Finds the legal actions.
    fn list(&mut self) {
        let Self {
            position, legal, ..
        } = self;
        legal.clear();
        position.for_each_action(|action| legal.push(position.index_of(action) as u16));
    }

    /// Makes a legal action, and begins anew if that ends the game.
    fn step(&mut self, start: G, index: usize, part: &mut Part<'_>) {
        for legal in &self.legal {
            part.mask[usize::from(*legal)] = false;
        }
        let Some(action) = self.position.action_at(index) else {
            return;
        };
        self.position.apply(action);
        self.made.push(index as u16);
        let first = self.meet();
        self.list();
        let occurrences = first.unwrap_or_else(|| self.occurrences(start));
        let end = if self.legal.is_empty() {
            self.position.outcome().map(|outcome| outcome.winner)
        } else if occurrences >= 3 || self.made.len() >= G::INFO.length_limit as usize {
            Some(None)
        } else {
            None
        };
        *part.done = end.is_some();
        match end {
            None => {
                part.rewards.fill(0.0);
                self.show(occurrences, part);
            }
            Some(winner) => {
                let winner = winner.map(ludejo_rules::Seat::index);
                let seats = part.rewards.len();
                for (seat, reward) in part.rewards.iter_mut().enumerate() {
                    *reward = returned(winner, seat, seats) as f32;
                }
                self.restart(start);
                self.list();
                self.show(1, part);
            }
        }
    }

    /// How often the position has occurred. Keys tell it nearly always, and where they say more than
    /// once the game is played again to be sure.
    fn occurrences(&self, start: G) -> u32 {
        let key = self.position.key();
        let same = self.keys.iter().map(|other| u32::from(*other == key)).sum();
        if same <= 1 {
            return same;
        }
        let mut position = start;
        let mut found = u32::from(position == self.position);
        for index in &self.made {
            if let Some(action) = position.action_at((*index).into()) {
                position.apply(action);
                found += u32::from(position == self.position);
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
