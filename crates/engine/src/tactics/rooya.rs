//! Le Rooya: nothing is captured, so only an action that completes a line gains something.

use ludejo_rules::Game;
use ludejo_rules::rooya::{Action, Rooya, Turn};

use super::{Pruning, Tactics};

const POINTS: usize = 25;
/// What a completed line is worth.
const LINE: i32 = 5_000;
/// The files and ranks.
const LINES: [u32; 10] = {
    let mut lines = [0; 10];
    let mut number = 0;
    while number < 5 {
        lines[number] = 0x0010_8421 << number;
        lines[5 + number] = 0b1_1111 << (5 * number);
        number += 1;
    }
    lines
};

/// What a seat can do to complete a line at once.
#[derive(Clone, Copy)]
pub struct Chances {
    /// For each line that lacks one pawn, where that pawn is missing.
    missing: [u32; LINES.len()],
    /// The turns of the plate that complete a line, as bits.
    turns: u8,
}

impl Chances {
    fn of(position: &Rooya) -> Self {
        let own = position.pawns(position.to_move());
        let missing = LINES.map(|line| {
            let missing = line & !own;
            if missing.is_power_of_two() {
                missing
            } else {
                0
            }
        });
        let completes = |turn: Turn| {
            let turned = turn.of(own);
            LINES
                .iter()
                .any(|line| turned & line == *line && own & line != *line)
        };
        let mut turns = 0;
        if !position.is_placing() {
            for (bit, turn) in Turn::ALL.into_iter().enumerate() {
                turns |= u8::from(completes(turn)) << bit;
            }
        }
        Self { missing, turns }
    }

    /// Whether there are none.
    fn is_empty(&self) -> bool {
        self.turns == 0 && self.missing.iter().all(|missing| *missing == 0)
    }

    /// Whether a pawn completes a line by going from one point to another.
    fn completes(&self, from: u8, to: u8) -> bool {
        let lines = self.missing.iter().zip(LINES);
        let mut open = lines.filter(|(missing, _)| *missing >> to & 1 == 1);
        open.any(|(_, line)| line >> from & 1 == 0)
    }
}

impl Tactics for Rooya {
    type Sight = Chances;

    const SLOTS: usize = POINTS * POINTS + POINTS + 3;
    const SPOTS: usize = POINTS + 3;
    const PRUNING: Pruning = Pruning {
        // Null move would not do: a line that is lost by moving away, or that only the other
        // seat's action completes, makes it a burden to act.
        late_pruning: true,
        ..Pruning::NONE
    };

    #[inline]
    fn sight(&self) -> Chances {
        Chances::of(self)
    }

    #[inline]
    fn slot(&self, action: Action) -> usize {
        match action {
            Action::Step { from, to } | Action::TwoSteps { from, to, .. } => {
                usize::from(from) * POINTS + usize::from(to)
            }
            Action::Place(at) => POINTS * POINTS + usize::from(at),
            Action::Turn(turn) => POINTS * POINTS + POINTS + turn_index(turn),
        }
    }

    #[inline]
    fn spot(&self, action: Action) -> usize {
        match action {
            Action::Place(to) | Action::Step { to, .. } | Action::TwoSteps { to, .. } => {
                usize::from(to)
            }
            Action::Turn(turn) => POINTS + turn_index(turn),
        }
    }

    #[inline]
    fn gain(&self, chances: Chances, action: Action) -> i32 {
        let wins = match action {
            Action::Place(_) => false,
            Action::Step { from, to } | Action::TwoSteps { from, to, .. } => {
                chances.completes(from, to)
            }
            Action::Turn(turn) => chances.turns >> turn_index(turn) & 1 == 1,
        };
        if wins { LINE } else { 0 }
    }

    #[inline]
    fn for_each_noisy(&self, mut see: impl FnMut(u16, Action, i32)) {
        let chances = self.sight();
        if self.is_placing() || chances.is_empty() {
            return;
        }
        for (place, &action) in (0..).zip(self.actions().as_ref()) {
            let gain = self.gain(chances, action);
            if gain > 0 {
                see(place, action, gain);
            }
        }
    }

    #[inline]
    fn decided(&self) -> bool {
        self.outcome().is_some()
    }

    fn passed(&self) -> Option<Self> {
        (!self.is_placing()).then(|| Self::passed(self))
    }
}

#[inline]
const fn turn_index(turn: Turn) -> usize {
    match turn {
        Turn::Clockwise => 0,
        Turn::Counterclockwise => 1,
        Turn::Half => 2,
    }
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    #[test]
    fn what_gains_something_is_what_wins() {
        let (mut wins, mut others) = ([0; 2], 0);
        for seed in 0..60 {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut position = Rooya::start();
            while let Some(action) = position.sample(&mut rng) {
                let sight = position.sight();
                for &action in position.actions().as_ref() {
                    let winner = position.after(action).outcome().map(|it| it.winner);
                    let is_win = winner == Some(Some(position.to_move()));
                    let gain = position.gain(sight, action);
                    assert_eq!(gain > 0, is_win, "{position} {action}");
                    wins[usize::from(matches!(action, Action::Turn(_)))] += u32::from(is_win);
                    others += u32::from(!is_win);
                }
                position = position.after(action);
            }
        }
        assert!(
            wins.iter().all(|wins| *wins > 20) && others > 1000,
            "{wins:?} {others}"
        );
    }
}
