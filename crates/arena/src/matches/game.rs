//! One game of a match.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use ludejo_rules::record::{self, Letter, Note, Record, Share};
use ludejo_rules::{AnyGame, Outcome, Reason, Seat};

use super::{Limit, Match, RunError, Spent, result};
use crate::{Chosen, Player, PlayerError, Time};

/// Plays the game of this number from its opening. `None` if it was told to stop before the end.
pub(super) fn play(
    contest: &Match,
    number: u32,
    opening: &dyn AnyGame,
    stop: &AtomicBool,
) -> Result<Option<Record>, RunError> {
    let mut game = opening.boxed();
    let mut sides = sit_down(contest, number, opening)?;
    let before = clock_notes(&sides);
    let mut notes = Vec::new();
    while game.outcome().is_none() {
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let clocks = clocks(&sides);
        let seats = sides.len();
        let seat = game.to_move();
        let side = &mut sides[seat.index()];
        match side.choose(&*game, clocks) {
            Ok(chosen) => {
                notes.push(side.notes(seat, &chosen));
                if let Err(refusal) = game.play(&chosen.action) {
                    unreachable!("{} was checked, yet {refusal}", chosen.action);
                }
            }
            Err(forfeit) => {
                game.end(forfeit.outcome(seat, seats));
                side.forfeit = Some(forfeit);
            }
        }
    }
    let mut record = Record::from_game(&*game);
    record.tags = contest.tags(number);
    for side in &sides {
        let forfeit = side.forfeit.as_ref().map(ToString::to_string);
        result::write_side(&mut record.tags, side.letter, side.spent, forfeit);
    }
    record.main.notes = before;
    let begun = opening.history().len();
    for (ply, notes) in record.main.plies[begun..].iter_mut().zip(notes) {
        ply.notes = notes;
    }
    Ok(Some(record))
}

/// Whoever sits at a seat, with what they have and have spent.
struct Side {
    player: Box<dyn Player>,
    letter: Letter,
    limit: Limit,
    /// What its clock shows; 0 without a clock.
    left: Duration,
    spent: Spent,
    forfeit: Option<Forfeit>,
}

/// The players at their seats.
fn sit_down(contest: &Match, number: u32, opening: &dyn AnyGame) -> Result<Vec<Side>, RunError> {
    let mut sides = Vec::new();
    for (seat, &contestant) in contest.seats(number).iter().enumerate() {
        let mut player = contest.contestants()[contestant]
            .player(contest.seed_of(number, seat), &contest.resources);
        let begun = player.begin(opening);
        begun.map_err(|error| RunError::Player(player.name().to_owned(), error))?;
        let limit = contest.limit_of(contestant);
        sides.push(Side {
            player,
            letter: Letter::of(contest.info(), Seat::new(seat as u8)),
            limit,
            left: limit.control.map_or(Duration::ZERO, |control| control.base),
            spent: Spent::default(),
            forfeit: None,
        });
    }
    Ok(sides)
}

/// Time left and increment for each seat, if there are clocks.
fn clocks(sides: &[Side]) -> Option<Vec<(Duration, Duration)>> {
    let clock = |side: &Side| Some((side.left, side.limit.control?.increment));
    sides.iter().map(clock).collect()
}

/// What the clocks show before the first action.
fn clock_notes(sides: &[Side]) -> Vec<Note> {
    sides.iter().filter_map(Side::clock_note).collect()
}

impl Side {
    /// The player's choice, which is legal.
    fn choose(
        &mut self,
        game: &dyn AnyGame,
        clocks: Option<Vec<(Duration, Duration)>>,
    ) -> Result<Chosen, Forfeit> {
        let time = Time {
            nodes: self.limit.nodes,
            depth: self.limit.depth,
            move_time: self.limit.move_time,
            clocks,
        };
        let begun = Instant::now();
        let chosen = self.player.choose(game, &time);
        let taken = begun.elapsed();
        self.spent.time += taken;
        let chosen = chosen.map_err(Forfeit::Failed)?;
        if let Some(thought) = &chosen.thought {
            self.spent.nodes += thought.nodes;
        }
        if let Some(control) = self.limit.control {
            self.left = self.left.checked_sub(taken).ok_or(Forfeit::Time)?;
            self.left += control.increment;
        }
        match game.explain(&chosen.action) {
            Ok(()) => Ok(chosen),
            Err(_) => Err(Forfeit::Illegal(chosen.action)),
        }
    }

    /// What is noted behind its action: what it expects, and its clock.
    fn notes(&self, seat: Seat, chosen: &Chosen) -> Vec<Note> {
        let value = chosen.thought.as_ref().and_then(|thought| {
            let share = thought.best().score.shares.of_seat(seat);
            let thousandths = (share.clamp(0.0, 1.0) * 1000.0).round() as u16;
            Some(Note::Value(self.letter, Share::new(thousandths)?))
        });
        value.into_iter().chain(self.clock_note()).collect()
    }

    fn clock_note(&self) -> Option<Note> {
        self.limit.control?;
        let milliseconds = u64::try_from(self.left.as_millis()).ok()?;
        Some(Note::Clock(self.letter, record::Time(milliseconds)))
    }
}

/// Why a player has lost without the rules.
enum Forfeit {
    /// Its clock ran out.
    Time,
    /// It chose what is not legal.
    Illegal(String),
    /// It did not choose.
    Failed(PlayerError),
}

impl Forfeit {
    /// The result; where that is a draw, this seat has no share in it.
    const fn outcome(&self, seat: Seat, seats: usize) -> Outcome {
        let reason = match self {
            Self::Time => Reason::Time,
            Self::Illegal(_) | Self::Failed(_) => Reason::Resignation,
        };
        Outcome::forfeit(seat, seats, reason)
    }
}

impl std::fmt::Display for Forfeit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Time => f.write_str("out of time"),
            Self::Illegal(action) => write!(f, "illegal action: {action}"),
            Self::Failed(error) => error.fmt(f),
        }
    }
}
