//! A record as a session.

use ludejo_rules::record::{Ending, Letter, Note, Record};
use ludejo_rules::{Info, Outcome, Reason, Seat};

use crate::refused::TableRule;
use crate::{
    Event, Fault, Happening, Millis, Occupant, Refused, Restored, Session, Terms, TermsError,
};

impl Session {
    /// Goes through a record on these terms, which are to have its game and its start: what was
    /// played, with the times of its clocks as far as the terms have clocks, who left, and the end
    /// if people brought it about. If the rules refuse something, the game is given up to there,
    /// with the reason.
    ///
    /// # Errors
    /// If no game can begin on these terms.
    pub fn replay(terms: Terms, record: &Record) -> Result<Restored, TermsError> {
        let mut session = Self::new(terms)?;
        let fault = session.go_through(record).err().map(|refused| Fault {
            event: session.events().len(),
            refused,
        });
        Ok(Restored { session, fault })
    }

    fn go_through(&mut self, record: &Record) -> Result<(), Refused> {
        let info = self.state().game().info();
        self.replay_leavers(info, &record.main.notes)?;
        for ply in &record.main.plies {
            let seat = self.state().to_move().ok_or(TableRule::Over)?;
            let letter = Letter::of(info, seat);
            let clock = |note: &Note| match note {
                Note::Clock { seat, time } if *seat == letter => Some(time.0),
                _ => None,
            };
            let moved = Happening::Moved {
                seat,
                action: ply.action().to_owned(),
                lag: 0,
            };
            let at = match ply.notes.iter().find_map(clock) {
                Some(shown) => self.moment_of(&moved, seat, shown)?,
                None => self.latest(),
            };
            self.append(Event { at, what: moved })?;
            self.replay_leavers(info, &ply.notes)?;
        }
        match record.ending {
            Some(ending) if self.state().ending().is_none() => self.replay_end(info, ending),
            _ => Ok(()),
        }
    }

    /// When a seat made a move after which its clock showed this.
    fn moment_of(&self, moved: &Happening, seat: Seat, shown: Millis) -> Result<Millis, Refused> {
        let at = self.latest();
        let mut at_once = self.state().clone();
        at_once.apply(&Event {
            at,
            what: moved.clone(),
        })?;
        let most = at_once.time_left(seat, at).unwrap_or(shown);
        let cost = most.saturating_sub(shown);
        let running = self.state().clocks.deadline();
        let (Some((_, deadline)), 1..) = (running, cost) else {
            return Ok(at);
        };
        // The clock may have to wait for its delay first.
        let left = self.state().time_left(seat, at).unwrap_or(0);
        Ok(deadline - left + cost.min(left))
    }

    /// Those who left here, while the game went on.
    fn replay_leavers(&mut self, info: &Info, notes: &[Note]) -> Result<(), Refused> {
        for note in notes {
            let Note::Left {
                seat: letter,
                reason,
            } = note
            else {
                continue;
            };
            let seat = info.seat(letter.get()).ok_or(TableRule::NoSuchSeat)?;
            let goes_on = self.state().outcome_of_leaving(seat, *reason).is_none();
            if goes_on {
                self.replay_leaver(seat, *reason)?;
            } else {
                // The record does not tell all who took part.
                let options = self.terms().stand_in.clone();
                let to = Occupant::Engine { options };
                self.append_now(Happening::HandedOver { seat, to })?;
            }
        }
        Ok(())
    }

    fn replay_leaver(&mut self, seat: Seat, reason: Reason) -> Result<(), Refused> {
        if reason != Reason::Time {
            return self.append_now(Happening::Resigned { seat });
        }
        let running = self.state().clocks.deadline();
        let deadline = running.filter(|(running, _)| *running == seat);
        self.append(Event {
            at: deadline.map_or_else(|| self.latest(), |(_, at)| at),
            what: Happening::Flagged { seat },
        })
    }

    /// An end that people brought about, and by whom, if that is known.
    fn replay_end(&mut self, info: &Info, ending: Ending) -> Result<(), Refused> {
        let winner = match ending.winner {
            Some(letter) => Some(info.seat(letter.get()).ok_or(TableRule::NoSuchSeat)?),
            None => None,
        };
        let reason = ending.reason;
        let outcome = Outcome { winner, reason };
        let state = self.state();
        let leaver = state.seats().find(|&seat| {
            !state.has_left(seat) && state.outcome_of_leaving(seat, reason) == Some(outcome)
        });
        match leaver {
            Some(seat) if reason.is_of_leaving() => self.replay_leaver(seat, reason),
            _ => self.append_now(Happening::Ended { outcome }),
        }
    }

    fn append_now(&mut self, what: Happening) -> Result<(), Refused> {
        let at = self.latest();
        self.append(Event { at, what })
    }
}
