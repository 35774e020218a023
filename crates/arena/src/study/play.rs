//! Plays the games of a study.

use std::collections::HashSet;
use std::fmt;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use ludejo_engine::{Engine, Limits, OptionError, Options, Resources, Shares};
use ludejo_rules::{AnyGame, Info, catalog};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::game::{Game, Look, Ply};
use super::plan::{Plan, Side, VARIED, Who};
use super::trace::wander;
use crate::openings::Finder;
use crate::ordered::ordered;
use crate::seeds::mix;

/// In the beginning, a seat chooses among so many good moves at most,
const VARIED_LINES: u32 = 12;
/// and only among those that cost no more than this share of the win.
const VARIED_COST: f32 = 0.03;
/// It goes on choosing until the game could have gone so many ways, so that hardly any two of a
/// thousand are alike.
const VARIED_WAYS: f64 = (1 << 18) as f64;
/// The random moves before the games of the ladder, where only strength counts.
const LADDER_PLIES: u32 = 4;
/// Memory for what the nodes of a player leave behind, in MiB.
const MEMORY: u32 = 8;
/// Memory for a quick look, which begins with nothing every time, in MiB.
const LOOK_MEMORY: u32 = 1;
/// What tells the seeds of different things apart.
const WANDER: u64 = 1;
const SEAT: u64 = 2;
const VARY: u64 = 3;
const OPENING: u64 = 4;

/// Why a game cannot be studied.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PlayError {
    /// No engine plays it.
    Engine(OptionError),
    /// All games end before the few random moves that begin a game of the ladder.
    NoOpening,
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Engine(error) => error.fmt(f),
            Self::NoOpening => write!(f, "no game lasts {LADDER_PLIES} random moves"),
        }
    }
}

impl std::error::Error for PlayError {}

impl From<OptionError> for PlayError {
    fn from(error: OptionError) -> Self {
        Self::Engine(error)
    }
}

/// A game to be played: the place of its population in the plan, and its number there.
pub type Task = (usize, u32);

/// Plays these games, so many at a time, and hands them over in this order, until all are played or
/// the receiver has enough.
///
/// # Errors
/// If no engine plays the game, or no game is long enough.
pub fn run(
    info: &'static Info,
    plan: &Plan,
    seed: u64,
    tasks: &[Task],
    at_a_time: usize,
    on_game: &mut dyn FnMut(Task, Game) -> ControlFlow<()>,
) -> Result<(), PlayError> {
    let places: Vec<u32> = (0..tasks.len() as u32).collect();
    ordered(
        &places,
        at_a_time,
        || Worker::new(info, plan, seed),
        |worker, place, stop| {
            let (population, number) = tasks[place as usize];
            worker.play(population, number, stop)
        },
        &mut |place, game| on_game(tasks[place as usize], game),
    )
}

/// Gives every position of games that others have played a quick look, in all of them or the first so
/// many.
///
/// # Errors
/// If no engine plays the game.
pub fn judge(
    info: &'static Info,
    plan: &Plan,
    games: &mut [Game],
    at_a_time: usize,
    on_game: &mut dyn FnMut(),
) -> Result<(), PlayError> {
    let numbers: Vec<u32> = (0..games.len() as u32).collect();
    let mut judged = Vec::new();
    let all = &*games;
    ordered(
        &numbers,
        at_a_time,
        || Worker::new(info, plan, 0),
        |worker, number, stop| {
            let mut game = all[number as usize].clone();
            Ok(worker.look(&mut game, stop).then_some(game))
        },
        &mut |_, game| {
            judged.push(game);
            on_game();
            ControlFlow::Continue(())
        },
    )?;
    games.clone_from_slice(&judged);
    Ok(())
}

/// Plays one game after the other.
struct Worker<'a> {
    info: &'static Info,
    plan: &'a Plan,
    seed: u64,
    quick: Box<dyn Engine>,
    finder: Finder,
}

impl<'a> Worker<'a> {
    fn new(info: &'static Info, plan: &'a Plan, seed: u64) -> Result<Self, PlayError> {
        let quick = Options {
            memory: LOOK_MEMORY,
            ..Options::default()
        };
        Ok(Self {
            info,
            plan,
            seed,
            quick: engine(info, &quick)?,
            finder: Finder::new(info, LADDER_PLIES)?,
        })
    }

    /// The game of this number; `None` if it was told to stop before the end.
    fn play(
        &mut self,
        place: usize,
        number: u32,
        stop: &AtomicBool,
    ) -> Result<Option<Game>, PlayError> {
        let population = &self.plan.populations[place];
        // The name, not the place, so that the games of a player do not depend on who else plays.
        let name = population.name.bytes().map(u64::from);
        let seeds: Vec<u64> = [self.seed].into_iter().chain(name).collect();
        let seed = mix(&[mix(&seeds), number.into()]);
        let mut playing = begin(self.info);
        let mut bests = Vec::new();
        match population.side {
            Side::Alike(Who::Random) => {
                let actions = wander(self.info, mix(&[seed, WANDER])).unwrap_or_default();
                for action in &actions {
                    play(&mut *playing, action);
                }
            }
            Side::Alike(who) => {
                let mut varied = Varied::new(self.info, &*playing, seed)?;
                let mut player = Player::new(self.info, who, mix(&[seed, SEAT]))?;
                while playing.outcome().is_none() {
                    if stop.load(Ordering::Relaxed) {
                        return Ok(None);
                    }
                    let (best, action) = match (who, varied.is_beginning(&*playing)) {
                        (Who::Nodes(nodes), true) => {
                            varied.choose(&*playing, nodes.max(self.plan.varied))
                        }
                        _ => player.choose(&*playing),
                    };
                    bests.push(matches!(who, Who::Nodes(_)).then_some(best));
                    play(&mut *playing, &action);
                }
            }
            Side::Ladder { .. } => {
                let seats = self.info.seats.len();
                // Every seat gets the same opening once.
                let series = u64::from(number) / seats as u64;
                let opening = [mix(&[mix(&seeds), OPENING]), series];
                let opening = self
                    .finder
                    .find(&self.info.setups[0], &opening, &HashSet::new());
                playing = opening.ok_or(PlayError::NoOpening)?;
                let player = |seat: usize| {
                    let who = population.at(number, seat, seats);
                    Player::new(self.info, who, mix(&[seed, SEAT, seat as u64]))
                };
                let mut players: Vec<_> = (0..seats).map(player).collect::<Result<_, _>>()?;
                while playing.outcome().is_none() {
                    if stop.load(Ordering::Relaxed) {
                        return Ok(None);
                    }
                    let (_, action) = players[playing.to_move().index()].choose(&*playing);
                    play(&mut *playing, &action);
                }
            }
        }
        let players = (0..self.info.seats.len())
            .map(|seat| {
                population
                    .at(number, seat, self.info.seats.len())
                    .to_string()
            })
            .collect();
        let mut game = game(&*playing, number, players);
        for (ply, best) in game.plies.iter_mut().zip(bests) {
            ply.best = best;
        }
        if number < population.judged && !self.look(&mut game, stop) {
            return Ok(None);
        }
        Ok(Some(game))
    }

    /// Gives every position a quick look; false if it was told to stop before the end.
    fn look(&mut self, game: &mut Game, stop: &AtomicBool) -> bool {
        let Ok(mut playing) = catalog::read(self.info.id, &game.start) else {
            return false;
        };
        for ply in &mut game.plies {
            if stop.load(Ordering::Relaxed) {
                return false;
            }
            self.quick.forget();
            let limits = Limits::nodes(self.plan.look);
            let thought = self.quick.think(&*playing, &limits, &mut |_| {});
            ply.look = thought.map(|thought| Look {
                best: thought.action().to_owned(),
                shares: thought.best().score.shares,
            });
            play(&mut *playing, &ply.action);
        }
        true
    }
}

/// A player at one seat or at all.
struct Player {
    who: Who,
    engine: Box<dyn Engine>,
}

impl Player {
    fn new(info: &Info, who: Who, seed: u64) -> Result<Self, PlayError> {
        let options = match who {
            Who::Random => Options {
                kind: ludejo_engine::Kind::Random,
                seed,
                ..Options::default()
            },
            Who::Level(level) => Options {
                level: Some(level),
                seed,
                ..Options::default()
            },
            Who::Nodes(_) => Options {
                memory: MEMORY,
                seed,
                ..Options::default()
            },
        };
        Ok(Self {
            who,
            engine: engine(info, &options)?,
        })
    }

    /// The best action, and the one to play, which is the same.
    fn choose(&mut self, game: &dyn AnyGame) -> (String, String) {
        let limits = Limits::nodes(match self.who {
            Who::Nodes(nodes) => nodes,
            Who::Random | Who::Level(_) => u64::MAX,
        });
        let thought = self.engine.think(game, &limits, &mut |_| {});
        let action = thought.map_or_else(|| first(game), |thought| thought.action().to_owned());
        (action.clone(), action)
    }
}

/// Who varies the beginning of a game.
struct Varied {
    engine: Box<dyn Engine>,
    rng: Xoshiro256PlusPlus,
    /// The turns that are varied in any case.
    turns: usize,
    /// The ways that the game could have gone so far.
    ways: f64,
}

impl Varied {
    fn new(info: &Info, game: &dyn AnyGame, seed: u64) -> Result<Self, PlayError> {
        let options = Options {
            memory: MEMORY,
            lines: VARIED_LINES,
            ..Options::default()
        };
        Ok(Self {
            engine: engine(info, &options)?,
            rng: Xoshiro256PlusPlus::seed_from_u64(mix(&[seed, VARY])),
            turns: VARIED * game.info().seats.len(),
            ways: 1.0,
        })
    }

    /// Whether the game is still in its first turns, each a run of actions by one seat, or too few
    /// choices have been made.
    fn is_beginning(&self, game: &dyn AnyGame) -> bool {
        let mut actors = game.actors();
        actors.push(game.to_move());
        actors.dedup();
        actors.len() <= self.turns || self.ways < VARIED_WAYS
    }

    /// The best action, and one that is about as good.
    fn choose(&mut self, game: &dyn AnyGame, nodes: u64) -> (String, String) {
        let seat = game.to_move();
        let thought = self.engine.think(game, &Limits::nodes(nodes), &mut |_| {});
        let Some(thought) = thought else {
            return (first(game), first(game));
        };
        let share = |shares: &Shares| shares.of_seat(seat);
        let least = share(&thought.best().score.shares) - VARIED_COST;
        let lines = thought.lines.iter();
        let good: Vec<_> = lines
            .filter(|line| share(&line.score.shares) >= least)
            .collect();
        self.ways *= good.len() as f64;
        let chosen = good[self.rng.random_range(0..good.len())];
        (thought.action().to_owned(), chosen.actions[0].clone())
    }
}

/// An engine without anything that not everyone has.
pub(super) fn engine(info: &Info, options: &Options) -> Result<Box<dyn Engine>, PlayError> {
    Ok(ludejo_engine::engine(
        info.id,
        options,
        &Resources::default(),
    )?)
}

/// The game from its standard setup.
pub(super) fn begin(info: &Info) -> Box<dyn AnyGame> {
    match catalog::start(info.id) {
        Some(game) => game,
        None => unreachable!("{} has an info, and so is a game", info.id),
    }
}

/// The first legal action; there is one as long as a game is not over.
fn first(game: &dyn AnyGame) -> String {
    game.legal().swap_remove(0)
}

fn play(game: &mut dyn AnyGame, action: &str) {
    if let Err(refusal) = game.play(action) {
        unreachable!("{action} is legal, yet {refusal}");
    }
}

/// What is kept of a game that is over.
pub(super) fn game(playing: &dyn AnyGame, number: u32, players: Vec<String>) -> Game {
    let start = playing.start_line();
    let mut again = match catalog::read(playing.info().id, &start) {
        Ok(again) => again,
        Err(error) => unreachable!("the game began there, yet {error}"),
    };
    let mut plies = Vec::new();
    for action in playing.history() {
        plies.push(Ply {
            position: again.line(),
            seat: again.to_move(),
            action: action.clone(),
            best: None,
            look: None,
        });
        play(&mut *again, &action);
    }
    let outcome = playing
        .outcome()
        .unwrap_or_else(|| unreachable!("the game is over"));
    Game {
        number,
        start,
        players,
        plies,
        outcome,
    }
}
