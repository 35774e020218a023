//! One game of a match.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use ludejo_rules::record::{Letter, Note, Record, Share};
use ludejo_rules::{AnyGame, Seat};
use ludejo_session::{Command, Happening, Millis, Occupant, Policy, Session, Terms, TimeControl};

use super::{Limit, Match, RunError, Spent, result};
use crate::{Chosen, Player, PlayerError, Time};

/// Plays the game of this number from its opening. `None` if it was told to stop before the end.
pub(super) fn play(
    contest: &Match,
    number: u32,
    opening: &dyn AnyGame,
    stop: &AtomicBool,
) -> Result<Option<Record>, RunError> {
    let mut table = Table::new(contest, number, opening)?;
    while let Some(seat) = table.session.state().to_move() {
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        table.ask(seat);
    }
    Ok(Some(table.record(contest, number)))
}

/// A game between players.
struct Table {
    session: Session,
    sides: Vec<Side>,
    /// What each player expected when it made its action, after those of the opening.
    values: Vec<Option<Note>>,
}

/// The player at a seat, with what it may spend and has spent.
struct Side {
    player: Box<dyn Player>,
    letter: Letter,
    limit: Limit,
    spent: Spent,
    forfeit: Option<Forfeit>,
}

impl Table {
    /// The players at their seats.
    fn new(contest: &Match, number: u32, opening: &dyn AnyGame) -> Result<Self, RunError> {
        let mut sides = Vec::new();
        let mut seats = Vec::new();
        for (seat, &contestant) in contest.seats(number).iter().enumerate() {
            let mut player = contest.contestants()[contestant]
                .player(contest.seed_of(number, seat), &contest.resources);
            let begun = player.begin(opening);
            begun.map_err(|error| RunError::Player(player.name().to_owned(), error))?;
            seats.push(Occupant::Program {
                name: player.name().to_owned(),
            });
            sides.push(Side {
                player,
                letter: Letter::of(contest.info(), Seat::new(seat as u8)),
                limit: contest.limit_of(contestant),
                spent: Spent::default(),
                forfeit: None,
            });
        }
        let mut terms = Terms::new(contest.info().id, seats)
            .from_position(opening.start_line())
            .with_opening(opening.history())
            .with_policy(Policy::Match);
        terms.controls = sides.iter().map(|side| side.limit.time_control()).collect();
        Ok(Self {
            session: Session::new(terms).map_err(RunError::Terms)?,
            sides,
            values: Vec::new(),
        })
    }

    /// Lets the player of the seat to move choose, and does what it has chosen.
    fn ask(&mut self, seat: Seat) {
        let clocks = self.clocks();
        let side = &mut self.sides[seat.index()];
        let time = Time {
            nodes: side.limit.nodes,
            depth: side.limit.depth,
            move_time: side.limit.move_time,
            clocks,
        };
        let begun = Instant::now();
        let chosen = side.player.choose(self.session.state().game(), &time);
        let at = self.session.latest() + side.spend(begun.elapsed());
        let forfeit = match chosen {
            Ok(chosen) => {
                let thought = chosen.thought.as_ref();
                side.spent.nodes += thought.map_or(0, |thought| thought.nodes);
                let command = Command::play(&*chosen.action);
                let done = self.session.command(seat, &command, at);
                match done.map(|events| &events[0].what) {
                    Ok(Happening::Moved { .. }) => {
                        self.values.push(side.value(seat, &chosen));
                        return;
                    }
                    Ok(_) => Forfeit::Time,
                    Err(_) => Forfeit::Illegal(chosen.action),
                }
            }
            Err(error) => Forfeit::Failed(error),
        };
        if !matches!(forfeit, Forfeit::Time) {
            let at = self.session.latest();
            let resigned = self.session.command(seat, &Command::Resign, at);
            debug_assert!(resigned.is_ok(), "whoever is to move can give up");
        }
        side.forfeit = Some(forfeit);
    }

    /// Time left and increment for each seat, if there are clocks.
    fn clocks(&self) -> Option<Vec<(Duration, Duration)>> {
        let (state, at) = (self.session.state(), self.session.latest());
        let clock = |(seat, side): (Seat, &Side)| {
            let left = Duration::from_millis(state.time_left(seat, at)?);
            Some((left, side.limit.control?.increment))
        };
        (0..).map(Seat::new).zip(&self.sides).map(clock).collect()
    }

    /// The record of the game, with what the players expected and spent.
    fn record(self, contest: &Match, number: u32) -> Record {
        let mut record = self.session.record(|_, _| None);
        record.tags = contest.tags(number);
        for side in &self.sides {
            let forfeit = side.forfeit.as_ref().map(ToString::to_string);
            result::write_side(&mut record.tags, side.letter, side.spent, forfeit);
        }
        let opening = self.session.terms().opening.len();
        for (ply, value) in record.main.plies[opening..].iter_mut().zip(self.values) {
            ply.notes.splice(0..0, value);
        }
        record
    }
}

impl Side {
    /// Counts the time of an action, and gives it in whole milliseconds. What is left of one is
    /// kept for the next time, so that nothing is lost or gained in the end.
    fn spend(&mut self, taken: Duration) -> Millis {
        let whole = |time: Duration| Millis::try_from(time.as_millis()).unwrap_or(Millis::MAX);
        let before = whole(self.spent.time);
        self.spent.time = self.spent.time.saturating_add(taken);
        whole(self.spent.time) - before
    }

    /// What the player expects, as it is noted behind its action.
    fn value(&self, seat: Seat, chosen: &Chosen) -> Option<Note> {
        let thought = chosen.thought.as_ref()?;
        let share = thought.best().score.shares.of_seat(seat);
        let thousandths = (share.clamp(0.0, 1.0) * 1000.0).round() as u16;
        Some(Note::Value {
            seat: self.letter,
            share: Share::new(thousandths)?,
        })
    }
}

impl Limit {
    /// The clock for the whole game.
    fn time_control(&self) -> TimeControl {
        let whole = |time: Duration| Millis::try_from(time.as_millis()).unwrap_or(Millis::MAX);
        self.control
            .map_or(TimeControl::Unlimited, |control| TimeControl::Increment {
                base: whole(control.base),
                increment: whole(control.increment),
            })
    }
}

/// Why a player has lost, other than by the rules.
enum Forfeit {
    /// Its clock ran out.
    Time,
    /// It chose what is not legal.
    Illegal(String),
    /// It did not choose.
    Failed(PlayerError),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Own;

    #[test]
    fn parts_of_milliseconds_add_up() {
        let mut side = Side {
            player: Box::new(Own::new("ours", ludejo_engine::Options::default())),
            letter: Letter::new('w').expect("a letter"),
            limit: Limit::default(),
            spent: Spent::default(),
            forfeit: None,
        };
        let taken = (0..1_000).map(|_| side.spend(Duration::from_micros(1_700)));
        assert_eq!(taken.sum::<Millis>(), 1_700);
    }
}
