//! A session as a record.

use ludejo_rules::record::{Letter, Note, Record, Time};
use ludejo_rules::{Info, Seat};

use crate::{Occupant, Session};

impl Session {
    /// The record of the game: its start, its actions with the times of the clocks, who left and
    /// was replaced by an engine, and the result. `name` says what each seat's first occupant is
    /// called.
    ///
    /// Records drop offers, pauses, what was taken back, lag, and that a game was aborted.
    #[must_use]
    pub fn record(&self, name: impl Fn(Seat, &Occupant) -> Option<String>) -> Record {
        let state = self.state();
        let info = state.game().info();
        let mut record = Record::from_game(state.game());
        for (seat, occupant) in (0..).map(Seat::new).zip(&self.terms().seats) {
            if let Some(name) = name(seat, occupant) {
                record.tags.set_seat(Letter::of(info, seat), &name);
            }
        }
        let clock = |seat, left: Option<u64>| {
            left.map(|left| Note::Clock(Letter::of(info, seat), Time(left)))
        };
        let has_times = state.actors().len() > state.opening;
        if has_times && state.opening == 0 {
            let seats = (0..).map(Seat::new).zip(&self.terms().controls);
            record.main.notes = seats
                .filter_map(|(seat, control)| clock(seat, control.base()))
                .collect();
        }
        let has_clocks = self
            .terms()
            .controls
            .iter()
            .any(|control| control.base().is_some());
        for (ply, seat) in state.actors().iter().enumerate() {
            let Some(time) = state.time_of(ply) else {
                continue;
            };
            if has_clocks {
                let note = clock(*seat, time.left);
                record.main.plies[ply].notes.extend(note);
            }
        }
        self.note_leavers(info, &mut record);
        record
    }

    /// Says who left, where that did not end the game.
    fn note_leavers(&self, info: &Info, record: &mut Record) {
        let state = self.state();
        let outcome = state.outcome();
        for (place, leaver) in state.leavers().iter().enumerate() {
            let ends = outcome.is_some_and(|outcome| outcome.reason == leaver.reason)
                && place + 1 == state.leavers().len();
            if ends {
                continue;
            }
            let note = Note::Left(Letter::of(info, leaver.seat), leaver.reason);
            let notes = match leaver.ply.checked_sub(1) {
                None => &mut record.main.notes,
                Some(ply) => match record.main.plies.get_mut(ply) {
                    Some(ply) => &mut ply.notes,
                    None => continue,
                },
            };
            notes.push(note);
        }
    }
}
