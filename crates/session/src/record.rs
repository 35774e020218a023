//! A session as a record.

use ludejo_rules::record::{Letter, Note, Record, Time};
use ludejo_rules::{Info, Seat};

use crate::{Occupant, Session, TimeControl};

/// The tag of a time control that is the same for all seats.
const TIME_CONTROL: &str = "TimeControl";

impl Session {
    /// The record of the game: its start, its actions with the times of the clocks, who left and
    /// was replaced by an engine, and the result. `name` says what each seat's first occupant is
    /// called. If all seats have the same clock, the tag `TimeControl` tells it, such as `5+3`.
    ///
    /// Records leave out offers, pauses, undone actions, lag, and that a game was aborted.
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
            left.map(|left| Note::Clock {
                seat: Letter::of(info, seat),
                time: Time(left),
            })
        };
        let controls = &self.terms().controls;
        if controls[0] != TimeControl::Unlimited && controls.iter().all(|it| *it == controls[0]) {
            let set = record.tags.set(TIME_CONTROL, controls[0].to_string());
            set.unwrap_or_else(|_| unreachable!("it is the name of a tag"));
        }
        let seats = (0..).map(Seat::new).zip(controls);
        let shown = seats.filter_map(|(seat, control)| clock(seat, control.base()));
        record.main.notes = shown.collect();
        for (ply, seat) in state.actors().iter().enumerate() {
            let note = state.time_of(ply).and_then(|time| clock(*seat, time.left));
            record.main.plies[ply].notes.extend(note);
        }
        self.note_leavers(info, &mut record);
        record
    }

    /// The time control that a record names for all seats; none if it doesn't name one.
    #[must_use]
    pub fn control_of(record: &Record) -> TimeControl {
        let text = record.tags.get(TIME_CONTROL);
        text.and_then(|text| text.parse().ok()).unwrap_or_default()
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
            let note = Note::Left {
                seat: Letter::of(info, leaver.seat),
                reason: leaver.reason,
            };
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
