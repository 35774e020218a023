//! Many games of a kind, stepped at once by several threads.

use std::sync::atomic::{AtomicUsize, Ordering};

use ludejo_rules::catalog::{self, Visitor};
use ludejo_rules::{Encode, PositionError, Tabletop};

use crate::env::{Env, Fan, Part};
use crate::table::{AnyPosition, NoMove, refused};
use crate::team::Team;

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

/// What would come of every legal action of every game, those of a game one after another: one part
/// of each for every action.
pub(crate) struct AheadView<'a> {
    /// The planes after it.
    pub(crate) observations: &'a mut [u8],
    /// Its index.
    pub(crate) actions: &'a mut [i64],
    /// The seat whose turn it would be.
    pub(crate) to_move: &'a mut [u8],
    /// What the end of the game would be worth to each seat; 0 if it would go on.
    pub(crate) rewards: &'a mut [f32],
    /// Whether the game would end.
    pub(crate) done: &'a mut [bool],
}

/// Many games, whichever they are.
pub(crate) trait AnyBatch: Send + Sync {
    /// Begins all games anew; random choices come from this seed.
    fn reset(&mut self, team: &Team, seed: u64, view: View<'_>);
    /// Makes an action in each game. A game that ends begins anew. The first action that is not
    /// legal is an error; then nothing changes.
    fn step(&mut self, team: &Team, actions: &[i64], view: View<'_>)
    -> Result<(), (usize, NoMove)>;
    /// Draws a legal action for each game, each as likely as any other.
    fn sample(&mut self, team: &Team, actions: &mut [i64]);
    /// How many legal actions each game has.
    fn counts(&self) -> Vec<usize>;
    /// Shows what would come of them.
    fn look_ahead(&self, team: &Team, view: AheadView<'_>);
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

struct Batch<G: Encode> {
    start: G,
    games: Vec<Env<G>>,
}

impl<G: Tabletop + Encode> AnyBatch for Batch<G> {
    fn reset(&mut self, team: &Team, seed: u64, view: View<'_>) {
        let start = self.start;
        team.share(self.parts(team, view), |(first, part)| {
            for (number, (env, mut part)) in (first..).zip(part) {
                // Games beside each other have nothing in common.
                let seed = seed ^ (number as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
                env.reset(start, seed, &mut part);
            }
        });
    }

    fn step(
        &mut self,
        team: &Team,
        actions: &[i64],
        view: View<'_>,
    ) -> Result<(), (usize, NoMove)> {
        let len = team.part_len(self.games.len());
        let wrong = AtomicUsize::new(usize::MAX);
        let choices = self.games.chunks(len).zip(actions.chunks(len));
        team.share(choices.enumerate(), |(number, (games, actions))| {
            // The mask is for whoever reads it: what is written there changes no rule.
            let is_wrong = |(env, action): (&Env<G>, &i64)| {
                let index = u16::try_from(*action);
                !index.is_ok_and(|index| env.legal().contains(&index))
            };
            if let Some(place) = games.iter().zip(actions).position(is_wrong) {
                wrong.fetch_min(number * len + place, Ordering::Relaxed);
            }
        });
        let wrong = wrong.into_inner();
        if let (Some(game), Some(action)) = (self.games.get(wrong), actions.get(wrong)) {
            let index = usize::try_from(*action).unwrap_or(usize::MAX);
            return Err((wrong, refused(game.position(), index)));
        }
        let start = self.start;
        team.share(self.parts(team, view), |(first, part)| {
            for ((env, mut part), action) in part.zip(&actions[first..]) {
                env.step(start, *action as usize, &mut part);
            }
        });
        Ok(())
    }

    fn sample(&mut self, team: &Team, actions: &mut [i64]) {
        let len = team.part_len(self.games.len());
        let games = self.games.chunks_mut(len);
        team.share(games.zip(actions.chunks_mut(len)), |(games, actions)| {
            for (env, action) in games.iter_mut().zip(actions) {
                *action = env.sample().into();
            }
        });
    }

    fn counts(&self) -> Vec<usize> {
        self.games.iter().map(|env| env.legal().len()).collect()
    }

    fn look_ahead(&self, team: &Team, view: AheadView<'_>) {
        let start = self.start;
        let games = self.games.iter().map(|env| (env, env.legal().len()));
        let seats = G::INFO.seats.len();
        let fans: Vec<_> = fans(games, view, G::PLANES * G::CELLS, seats).collect();
        team.share(fans.into_iter(), |(env, mut fan)| {
            env.look_ahead(start, &mut fan);
        });
    }

    fn position(&self, game: usize) -> Option<Box<dyn AnyPosition>> {
        Some(Box::new(*self.games.get(game)?.position()))
    }
}

impl<G: Tabletop + Encode> Batch<G> {
    /// The games, each with its part of the view, in parts for a team: the number of the first game
    /// of each, and the games.
    fn parts<'a>(
        &'a mut self,
        team: &Team,
        view: View<'a>,
    ) -> impl DoubleEndedIterator<Item = (usize, impl Iterator<Item = (&'a mut Env<G>, Part<'a>)>)> + Send
    {
        let View {
            observations,
            masks,
            to_move,
            rewards,
            done,
            lengths,
        } = view;
        let len = team.part_len(self.games.len());
        let (seats, numbers) = (G::INFO.seats.len(), G::PLANES * G::CELLS);
        let games = self.games.chunks_mut(len);
        let views = observations
            .chunks_mut(len * numbers)
            .zip(masks.chunks_mut(len * G::INDICES))
            .zip(to_move.chunks_mut(len))
            .zip(rewards.chunks_mut(len * seats))
            .zip(done.chunks_mut(len))
            .zip(lengths.chunks_mut(len));
        games.zip(views).enumerate().map(
            move |(
                number,
                (games, (((((observations, masks), to_move), rewards), done), lengths)),
            )| {
                let views = observations
                    .chunks_exact_mut(numbers)
                    .zip(masks.chunks_exact_mut(G::INDICES))
                    .zip(to_move)
                    .zip(rewards.chunks_exact_mut(seats))
                    .zip(done)
                    .zip(lengths);
                let parts = views.map(
                    |(((((observation, mask), to_move), rewards), done), length)| Part {
                        observation,
                        mask,
                        to_move,
                        rewards,
                        done,
                        length,
                    },
                );
                (number * len, games.iter_mut().zip(parts))
            },
        )
    }
}

/// Each game with its part of the view, of as many actions as it has.
fn fans<'a, E>(
    games: impl Iterator<Item = (E, usize)>,
    view: AheadView<'a>,
    numbers: usize,
    seats: usize,
) -> impl Iterator<Item = (E, Fan<'a>)> {
    let mut rest = view;
    games.map(move |(env, count)| {
        let fan = Fan {
            observations: cut(&mut rest.observations, count * numbers),
            actions: cut(&mut rest.actions, count),
            to_move: cut(&mut rest.to_move, count),
            rewards: cut(&mut rest.rewards, count * seats),
            done: cut(&mut rest.done, count),
        };
        (env, fan)
    })
}

/// Takes so many from the front.
fn cut<'a, T>(rest: &mut &'a mut [T], count: usize) -> &'a mut [T] {
    rest.split_off_mut(..count).unwrap_or_default()
}
