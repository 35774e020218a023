//! How much of its clock an engine may spend on an action, and the signal that tells a search.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use ludejo_engine::Signal;
use ludejo_rules::AnyGame;

use crate::Time;

/// The default time held back for everything between the end of a search and the press of the
/// clock.
pub const OVERHEAD: Duration = Duration::from_millis(10);

/// How many more actions a game is expected to last, as far as its clock is concerned. Fewer than
/// most games have, since the beginning and the middle decide; what is left shrinks in
/// proportion and never runs out.
const EXPECTED: u32 = 30;

/// So many times the overhead is never planned with, unless there is less.
const DELAYS: u32 = 5;

/// One seat's clock when it begins to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// The time left.
    pub left: Duration,
    /// What is added after the turn.
    pub increment: Duration,
    /// Whether the turn goes on after the action, so that nothing is added yet.
    pub goes_on: bool,
}

impl Clock {
    /// The clock of the seat to move in a game.
    #[must_use]
    pub fn of(left: Duration, increment: Duration, game: &dyn AnyGame) -> Self {
        Self {
            left,
            increment,
            goes_on: may_go_on(game),
        }
    }
}

/// Whether there is an action that does not end the turn. There may be one whose only purpose is to
/// end it, so two are tried.
fn may_go_on(game: &dyn AnyGame) -> bool {
    let actions = game.legal();
    let goes_on = |action: &String| {
        let mut next = game.boxed();
        next.play(action).is_ok() && next.outcome().is_none() && next.to_move() == game.to_move()
    };
    let tried = [actions.first(), actions.last()];
    tried.into_iter().flatten().any(goes_on)
}

/// How much time may be spent on an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// After this, nothing that takes long is started.
    pub enough: Duration,
    /// After this the search stops.
    pub most: Duration,
}

impl Budget {
    /// What the seat to move may spend of this time; `None` if no clock counts. `actions_to_go`
    /// are those until more time is added, if it is.
    #[must_use]
    pub fn of(
        time: &Time,
        actions_to_go: Option<u32>,
        game: &dyn AnyGame,
        overhead: Duration,
    ) -> Option<Self> {
        let clocks = time.clocks.as_ref();
        let clock = clocks.and_then(|clocks| clocks.get(game.to_move().index()));
        let by_clock = clock.map(|&(left, increment)| {
            Self::of_turn(left, increment, actions_to_go, game, overhead)
        });
        let by_time = time.move_time;
        let by_time = by_time.map(|time| Self::of_move_time(time, overhead));
        match (by_clock, by_time) {
            (Some(one), Some(other)) => Some(one.and(other)),
            (one, other) => one.or(other),
        }
    }

    /// What the seat to move may spend when this is left for it and added after its turn.
    #[must_use]
    pub fn of_turn(
        left: Duration,
        increment: Duration,
        actions_to_go: Option<u32>,
        game: &dyn AnyGame,
        overhead: Duration,
    ) -> Self {
        let clock = Clock::of(left, increment, game);
        let budget = Self::of_clock(clock, actions_to_go, overhead);
        if game.legal().len() == 1 {
            budget.without_choice()
        } else {
            budget
        }
    }

    /// A part of the time left and half of the increment; to finish what has been begun, three
    /// such parts and all of the increment, but never more than a third of what is left. Where the
    /// turn goes on, the increment is left for its last action.
    ///
    /// What is not spent of the increment fills the clock up again: under a clock of 100 ms and
    /// 10 ms some 80 ms are left as a rule.
    #[must_use]
    pub fn of_clock(clock: Clock, actions_to_go: Option<u32>, overhead: Duration) -> Self {
        // Each action to come costs the overhead too, as far as no increment pays for it. A few
        // more are kept for a machine that is busy with something else: that delays the spending
        // of a little time once, and saves games.
        let to_come = overhead
            .saturating_sub(clock.increment)
            .saturating_mul(EXPECTED);
        let reserve = overhead.saturating_mul(DELAYS).saturating_add(to_come);
        let reserve = reserve.min(clock.left / 10 * 9);
        let usable = clock.left.saturating_sub(reserve);
        let share = usable / actions_to_go.unwrap_or(EXPECTED).clamp(1, EXPECTED);
        let added = if clock.goes_on {
            Duration::ZERO
        } else {
            clock.increment
        };
        let aim = share.saturating_add(added / 2);
        let most = share.saturating_mul(3).saturating_add(added);
        let most = most.min(usable / 3);
        Self {
            enough: aim.min(most),
            most,
        }
    }

    /// This long, a little for the overhead apart.
    #[must_use]
    pub fn of_move_time(time: Duration, overhead: Duration) -> Self {
        let most = time.saturating_sub(overhead.min(time / 10));
        Self { enough: most, most }
    }

    /// What both of them allow.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            enough: self.enough.min(other.enough),
            most: self.most.min(other.most),
        }
    }

    /// Enough as soon as there is an answer, because there is only one.
    #[must_use]
    pub fn without_choice(self) -> Self {
        Self {
            enough: Duration::ZERO,
            ..self
        }
    }
}

/// A running search's time: it turns a budget, `stop` and `ponderhit` into a [`Signal`].
#[derive(Debug)]
pub struct Timer {
    /// Forever if there is none.
    budget: Option<Budget>,
    /// When the time began to count; not yet while pondering.
    begun: OnceLock<Instant>,
    is_stopped: AtomicBool,
}

impl Timer {
    /// Time that counts from now.
    #[must_use]
    pub fn start(budget: Option<Budget>) -> Self {
        let timer = Self::ponder(budget);
        timer.begin();
        timer
    }

    /// Time that counts from [`begin`](Self::begin) only.
    #[must_use]
    pub const fn ponder(budget: Option<Budget>) -> Self {
        Self {
            budget,
            begun: OnceLock::new(),
            is_stopped: AtomicBool::new(false),
        }
    }

    /// Starts counting the time, if it doesn't count yet.
    pub fn begin(&self) {
        self.begun.get_or_init(Instant::now);
    }

    /// Ends the search.
    pub fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
        self.begin();
    }

    /// Whether the search has been told to end.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.is_stopped.load(Ordering::Relaxed)
    }

    /// Whether the time does not count yet.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.begun.get().is_none()
    }

    /// What may be spent; forever if nothing is said.
    #[must_use]
    pub const fn budget(&self) -> Option<Budget> {
        self.budget
    }

    /// Waits until the time counts: an answer found while pondering is not wanted yet.
    pub fn wait_begun(&self) {
        self.begun.wait();
    }

    /// What a search is to do now.
    #[must_use]
    pub fn signal(&self) -> Signal {
        if self.is_stopped() {
            return Signal::Stop;
        }
        let (Some(budget), Some(begun)) = (self.budget, self.begun.get()) else {
            return Signal::GoOn;
        };
        let spent = begun.elapsed();
        if spent >= budget.most {
            Signal::Stop
        } else if spent >= budget.enough {
            Signal::Enough
        } else {
            Signal::GoOn
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::RngExt;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    const MS: Duration = Duration::from_millis(1);

    /// Games of 200 actions a seat whose searches take anything the budget allows, and then the machine
    /// is late: by up to 2 ms as a rule, by up to `late` now and then. The least time ever left.
    fn least_left(start: Clock, late: Duration) -> Duration {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut least = start.left;
        for _ in 0..1_000 {
            let mut clock = start;
            for _ in 0..200 {
                let budget = Budget::of_clock(clock, None, OVERHEAD);
                assert!(budget.enough <= budget.most && budget.most < clock.left);
                let search = budget.enough
                    + (budget.most - budget.enough).mul_f64(rng.random_range(0.0..=1.0));
                let delay = if rng.random_range(0..50) == 0 {
                    late
                } else {
                    2 * MS
                };
                let spent = search + delay.mul_f64(rng.random_range(0.0..=1.0));
                clock.left = clock.left.saturating_sub(spent);
                least = least.min(clock.left);
                if clock.left.is_zero() {
                    return clock.left;
                }
                clock.left += clock.increment;
            }
        }
        least
    }

    #[test]
    fn time_never_runs_out_on_a_busy_machine() {
        let short = Clock {
            left: 100 * MS,
            increment: 10 * MS,
            goes_on: false,
        };
        let left = least_left(short, 40 * MS);
        assert!(left > Duration::ZERO, "{left:?}");
        let long = Clock {
            left: 60_000 * MS,
            increment: Duration::ZERO,
            goes_on: false,
        };
        let left = least_left(long, 20 * MS);
        assert!(left > Duration::ZERO, "{left:?}");
    }

    #[test]
    fn a_good_part_of_the_time_is_used() {
        let clock = |left: u32, increment: u32| Clock {
            left: left * MS,
            increment: increment * MS,
            goes_on: false,
        };
        let of = |clock, to_go| Budget::of_clock(clock, to_go, OVERHEAD);
        assert_eq!(
            of(clock(60_350, 0), None),
            Budget {
                enough: 2_000 * MS,
                most: 6_000 * MS
            }
        );
        assert_eq!(of(clock(110, 10), None).enough, 7 * MS);
        assert_eq!(of(clock(1_350, 0), Some(5)).enough, 200 * MS);
        assert!(of(clock(5, 10), None).most < MS, "answer at once");
        let fixed = Budget::of_move_time(100 * MS, OVERHEAD);
        assert_eq!((fixed.enough, fixed.most), (90 * MS, 90 * MS));
        assert_eq!(Budget::of_move_time(10 * MS, OVERHEAD).most, 9 * MS);
        let both = fixed.and(of(clock(5, 10), None));
        assert!(both.most < MS);
        assert_eq!(fixed.without_choice().enough, Duration::ZERO);
    }

    #[test]
    fn a_turn_of_several_actions_earns_one_increment() {
        let mut game = ludejo_rules::catalog::start("heroes").expect("a game");
        let budget = |game: &dyn AnyGame| {
            let (left, increment) = (100 * MS, 10 * MS);
            Budget::of_turn(left, increment, None, game, OVERHEAD).enough
        };
        let mut spent = Vec::new();
        for action in ["e3e5", "g3g5", "d3d4"] {
            spent.push(budget(&*game));
            game.play(action).expect("legal");
        }
        assert_eq!(game.to_move(), ludejo_rules::Seat::SECOND);
        assert!(
            spent[0] < 2 * MS && spent[1] < 2 * MS && spent[2] > 5 * MS,
            "{spent:?}"
        );

        let game = ludejo_rules::catalog::start("herooj").expect("a game");
        assert!(budget(&*game) > 5 * MS);
    }

    #[test]
    fn extreme_clocks_are_survived() {
        for left in [Duration::ZERO, Duration::MAX] {
            for increment in [Duration::ZERO, Duration::MAX] {
                for to_go in [None, Some(0), Some(1), Some(u32::MAX)] {
                    let goes_on = increment == left;
                    let clock = Clock {
                        left,
                        increment,
                        goes_on,
                    };
                    let budget = Budget::of_clock(clock, to_go, OVERHEAD);
                    assert!(budget.enough <= budget.most && budget.most <= left);
                }
            }
        }
    }

    #[test]
    fn the_signal_follows_the_time() {
        let budget = |enough, most| Some(Budget { enough, most });
        let zero = Duration::ZERO;
        let long = Duration::from_secs(3600);
        assert_eq!(Timer::start(None).signal(), Signal::GoOn);
        assert_eq!(Timer::start(budget(long, long)).signal(), Signal::GoOn);
        assert_eq!(Timer::start(budget(zero, long)).signal(), Signal::Enough);
        assert_eq!(Timer::start(budget(zero, zero)).signal(), Signal::Stop);

        let timer = Timer::ponder(budget(zero, zero));
        assert!(timer.is_waiting());
        assert_eq!(timer.signal(), Signal::GoOn, "pondering costs nothing");
        timer.begin();
        assert_eq!(timer.signal(), Signal::Stop);
        assert!(!timer.is_stopped() && !timer.is_waiting());

        let timer = Timer::ponder(None);
        timer.stop();
        timer.wait_begun();
        assert_eq!(timer.signal(), Signal::Stop);
    }
}
