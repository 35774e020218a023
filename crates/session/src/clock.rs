//! The clocks of all seats.

use ludejo_rules::Seat;

use crate::{Millis, TimeControl};

/// The clocks of all seats, at most one of which runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    seats: Vec<SeatClock>,
    running: Option<Running>,
    is_paused: bool,
}

/// The clock of one seat. What is left is always `base + earned - spent`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct SeatClock {
    control: TimeControl,
    /// Time spent, delays not counted.
    spent: Millis,
    /// Time given for turns.
    earned: Millis,
    /// The turns that time has been given for. A turn that is taken back and made again earns
    /// nothing more.
    rewarded: usize,
    /// It is out of use: the player has left.
    is_off: bool,
}

/// The turn that is being timed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Running {
    seat: Seat,
    /// Since when the time counts.
    since: Millis,
    /// What the turn had taken before.
    taken: Millis,
}

impl SeatClock {
    fn left(&self) -> Option<Millis> {
        Some((self.control.base()? + self.earned).saturating_sub(self.spent))
    }

    /// What a turn that has gone from `before` to `after` costs.
    fn cost(&self, before: Millis, after: Millis) -> Millis {
        let delay = self.control.delay();
        after.saturating_sub(delay) - before.saturating_sub(delay)
    }
}

impl Clocks {
    /// Clocks that stand still; `turns` have been made by each seat before the game.
    pub(crate) fn new(controls: &[TimeControl], turns: &[usize]) -> Self {
        let seats = controls.iter().zip(turns);
        Self {
            seats: seats
                .map(|(&control, &turns)| SeatClock {
                    control,
                    spent: 0,
                    earned: 0,
                    rewarded: turns,
                    is_off: false,
                })
                .collect(),
            running: None,
            is_paused: false,
        }
    }

    fn of(&self, seat: Seat) -> &SeatClock {
        &self.seats[seat.index()]
    }

    /// What the running turn takes up to a moment; nothing more while the clocks are paused.
    fn taken(&self, running: Running, at: Millis) -> Millis {
        let since = if self.is_paused {
            0
        } else {
            at.saturating_sub(running.since)
        };
        running.taken + since
    }

    /// What the clock of a seat shows; `None` without one.
    pub(crate) fn left(&self, seat: Seat, at: Millis) -> Option<Millis> {
        let clock = self.of(seat);
        let left = clock.left()?;
        match self.running {
            Some(running) if running.seat == seat && !clock.is_off => {
                let cost = clock.cost(running.taken, self.taken(running, at));
                Some(left.saturating_sub(cost))
            }
            _ => Some(left),
        }
    }

    /// What a seat has spent and what it has been given, up to a moment.
    pub(crate) fn spent_and_earned(&self, seat: Seat, at: Millis) -> (Millis, Millis) {
        let clock = self.of(seat);
        let cost = match self.running {
            Some(running) if running.seat == seat && !clock.is_off => {
                let cost = clock.cost(running.taken, self.taken(running, at));
                cost.min(clock.left().unwrap_or(0))
            }
            _ => 0,
        };
        (clock.spent + cost, clock.earned)
    }

    /// Whether any seat has a clock.
    pub(crate) fn are_set(&self) -> bool {
        let mut seats = self.seats.iter();
        seats.any(|clock| clock.control.base().is_some())
    }

    /// The seat whose clock counts now.
    pub(crate) fn running(&self) -> Option<Seat> {
        let running = self.running.filter(|_| !self.is_paused)?;
        let clock = self.of(running.seat);
        (!clock.is_off && clock.control.base().is_some()).then_some(running.seat)
    }

    /// The seat whose time runs out, and when, if nothing happens before.
    pub(crate) fn deadline(&self) -> Option<(Seat, Millis)> {
        let seat = self.running()?;
        let running = self.running?;
        let clock = self.of(seat);
        let free = clock.control.delay().saturating_sub(running.taken);
        Some((seat, running.since + free + clock.left()?))
    }

    /// How long the running turn has taken.
    pub(crate) fn turn_taken(&self, at: Millis) -> Millis {
        self.running.map_or(0, |running| self.taken(running, at))
    }

    /// Charges the running turn up to a moment, from which it goes on.
    pub(crate) fn charge(&mut self, at: Millis) {
        let Some(running) = self.running else { return };
        let taken = self.taken(running, at);
        let clock = &mut self.seats[running.seat.index()];
        if !clock.is_off && clock.control.base().is_some() {
            let cost = clock.cost(running.taken, taken);
            clock.spent += cost.min(clock.left().unwrap_or(0));
        }
        self.running = Some(Running {
            taken,
            since: at.max(running.since),
            ..running
        });
    }

    /// The time up to this moment is nobody's: the running turn goes on from there.
    pub(crate) fn skip_to(&mut self, at: Millis) {
        if let Some(running) = &mut self.running {
            running.since = running.since.max(at);
        }
    }

    /// A turn of this seat begins, or goes on if it is the one that runs.
    pub(crate) fn go_on(&mut self, seat: Seat, at: Millis) {
        if self.running.is_none_or(|running| running.seat != seat) {
            self.begin(seat, at);
        }
    }

    /// A new turn of this seat begins.
    pub(crate) fn begin(&mut self, seat: Seat, at: Millis) {
        self.charge(at);
        self.running = Some(Running {
            seat,
            since: at,
            taken: 0,
        });
    }

    /// A seat has made so many turns: what that is worth.
    pub(crate) fn reward(&mut self, seat: Seat, turns: usize) {
        let clock = &mut self.seats[seat.index()];
        if clock.is_off {
            return;
        }
        match clock.control {
            TimeControl::Increment { increment, .. } if turns > clock.rewarded => {
                clock.earned += increment;
            }
            // Each turn has its days anew.
            TimeControl::Days { .. } => clock.earned = clock.spent,
            _ => {}
        }
        clock.rewarded = clock.rewarded.max(turns);
    }

    /// The time of this seat no longer counts.
    pub(crate) fn turn_off(&mut self, seat: Seat, at: Millis) {
        self.charge(at);
        self.seats[seat.index()].is_off = true;
    }

    /// The time of this seat counts again.
    pub(crate) fn turn_on(&mut self, seat: Seat) {
        self.seats[seat.index()].is_off = false;
    }

    /// No clock runs any more.
    pub(crate) fn stop(&mut self, at: Millis) {
        self.charge(at);
        self.running = None;
    }

    /// All clocks stand still until [`resume`](Self::resume).
    pub(crate) fn pause(&mut self, at: Millis) {
        self.charge(at);
        self.is_paused = true;
    }

    /// The clocks go on.
    pub(crate) fn resume(&mut self, at: Millis) {
        self.is_paused = false;
        if let Some(running) = &mut self.running {
            running.since = at;
        }
    }
}
