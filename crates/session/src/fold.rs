//! How an event changes the state.

use ludejo_rules::{Outcome, Reason, Seat, Undone};

use crate::refused::TableRule;
use crate::state::{Ending, Leaver, PlyTime};
use crate::{Event, Happening, Millis, Occupant, Offer, OpenOffer, Refused, State};

impl State {
    /// Changes the state by an event. Nothing changes if the event cannot have happened.
    pub(crate) fn apply(&mut self, event: &Event) -> Result<(), Refused> {
        let at = event.at;
        let is_undone = matches!(event.what, Happening::Undone { .. } | Happening::Reopened);
        if self.ending.is_some() && !is_undone {
            return Err(TableRule::Over.into());
        }
        match &event.what {
            Happening::Moved { seat, action, lag } => self.moved(*seat, action, *lag, at)?,
            Happening::Resigned { seat } | Happening::Left { seat } => {
                self.leave(*seat, Reason::Resignation, at)?;
            }
            Happening::Flagged { seat } => self.leave(*seat, Reason::Time, at)?,
            Happening::Offered { seat, offer } => {
                self.check_seat(*seat)?;
                self.offers.push(OpenOffer {
                    by: *seat,
                    offer: *offer,
                    accepted: Vec::new(),
                });
            }
            Happening::Accepted { seat, offer } => self.accept(*seat, *offer, at)?,
            Happening::Declined { offer, .. } | Happening::Withdrawn { offer, .. } => {
                self.turn_down(|open| open.offer == *offer);
            }
            Happening::Undone { to } => self.take_back(*to, true, at)?,
            Happening::Redone { to } => self.redo(*to, at)?,
            Happening::Reopened => self.reopen(at)?,
            Happening::Paused => self.pause(at),
            Happening::Resumed => {
                self.is_paused = false;
                self.clocks.resume(at);
            }
            Happening::Ended { outcome } => {
                if !outcome.reason.is_made_by_people() {
                    return Err(TableRule::GoesOn.into());
                }
                if let Some(winner) = outcome.winner {
                    self.check_seat(winner)?;
                }
                self.finish(Ending::Result(*outcome), at);
            }
            Happening::Aborted { seat } => {
                self.check_seat(*seat)?;
                self.finish(Ending::Aborted, at);
            }
            Happening::HandedOver { seat, to } => {
                self.check_seat(*seat)?;
                self.occupants[seat.index()] = to.clone();
            }
        }
        Ok(())
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Refused> {
        if seat.index() < self.occupants.len() {
            Ok(())
        } else {
            Err(TableRule::NoSuchSeat.into())
        }
    }

    fn moved(&mut self, seat: Seat, action: &str, lag: Millis, at: Millis) -> Result<(), Refused> {
        if self.to_move() != Some(seat) {
            return Err(TableRule::NotYourTurn.into());
        }
        self.game.play(action)?;
        let made = at - lag.min(self.lag_bound).min(at);
        self.turn_down(|open| open.offer != Offer::Draw);
        // A player who plays on doesn't agree.
        let ignored = |open: &OpenOffer| open.by != seat && !open.accepted.contains(&seat);
        self.turn_down(ignored);
        self.undone.clear();
        self.count(seat, made, at);
        Ok(())
    }

    /// Counts an action that this seat has made: its time, and the turn if that has ended.
    fn count(&mut self, seat: Seat, made: Millis, at: Millis) {
        let before = self.actors.last() == Some(&seat);
        let begun = if before { self.taken_in_turn() } else { 0 };
        self.clocks.charge(made);
        let taken = self.clocks.turn_taken(made).saturating_sub(begun);
        // The time on the way is nobody's.
        self.clocks.skip_to(at);
        self.actors.push(seat);
        let next = self.game.to_move();
        if next != seat || self.game.outcome().is_some() {
            self.clocks.reward(seat, self.turns(seat));
        }
        self.times.push(PlyTime {
            taken,
            left: self.clocks.left(seat, made),
        });
        match self.game.outcome() {
            Some(outcome) => self.finish(Ending::Result(outcome), at),
            None => self.clocks.go_on(next, at),
        }
    }

    /// What the actions of the turn that goes on have taken so far.
    fn taken_in_turn(&self) -> Millis {
        let turn = self.actors.iter().rev();
        let length = turn
            .take_while(|seat| Some(*seat) == self.actors.last())
            .count();
        let times = self.times.iter().rev().take(length);
        times.map(|time| time.taken).sum()
    }

    /// A seat is given up: the game ends, or an engine plays on (ruling G3).
    fn leave(&mut self, seat: Seat, reason: Reason, at: Millis) -> Result<(), Refused> {
        self.check_seat(seat)?;
        let outcome = self.outcome_of_leaving(seat, reason);
        self.leavers.push(Leaver {
            seat,
            reason,
            ply: self.actors.len(),
            who: self.occupant(seat).clone(),
        });
        self.clocks.turn_off(seat, at);
        match outcome {
            Some(outcome) => self.finish(Ending::Result(outcome), at),
            None => {
                // What was asked of the others, or by this seat, is settled anew.
                self.turn_down(|open| open.by == seat);
                self.settle_offers(at);
                if self.occupant(seat).is_participant() {
                    let options = self.stand_in.clone();
                    self.occupants[seat.index()] = Occupant::Engine { options };
                }
            }
        }
        Ok(())
    }

    fn accept(&mut self, seat: Seat, offer: Offer, at: Millis) -> Result<(), Refused> {
        self.check_seat(seat)?;
        let open = self.offers.iter_mut().find(|open| open.offer == offer);
        let open = open.ok_or(TableRule::NothingOffered)?;
        open.accepted.push(seat);
        self.settle_offers(at);
        Ok(())
    }

    /// Carries out every offer that everyone has answered.
    fn settle_offers(&mut self, at: Millis) {
        for offer in Offer::ALL {
            let Some(place) = self.offers.iter().position(|open| open.offer == offer) else {
                continue;
            };
            if !self.awaited(offer).is_empty() {
                continue;
            }
            let by = self.offers.remove(place).by;
            match offer {
                Offer::Draw => {
                    let draw = Outcome::draw(Reason::Agreement);
                    self.finish(Ending::Result(draw), at);
                }
                Offer::Takeback => {
                    if let Some(to) = self.last_action_of(by) {
                        // What was agreed on is legal: there is such an action.
                        let _ = self.take_back(to, false, at);
                    }
                }
                Offer::Pause => self.pause(at),
            }
        }
    }

    /// The number of actions before the last one of this seat.
    pub(crate) fn last_action_of(&self, seat: Seat) -> Option<usize> {
        self.actors.iter().rposition(|actor| *actor == seat)
    }

    /// Removes these offers, and remembers that they were turned down.
    fn turn_down(&mut self, is_meant: impl Fn(&OpenOffer) -> bool) {
        let ply = self.actors.len();
        let down = self.offers.extract_if(.., |open| is_meant(open));
        for OpenOffer { by, offer, .. } in down.collect::<Vec<_>>() {
            self.turned_down
                .retain(|&(seat, other, _)| (seat, other) != (by, offer));
            self.turned_down.push((by, offer, ply));
        }
    }

    /// Undoes until this many actions are left. When undoing at will, players who have resigned
    /// since then come back.
    fn take_back(&mut self, to: usize, keep: bool, at: Millis) -> Result<(), Refused> {
        let comes_back = keep && self.last_resignation().is_some_and(|ply| ply >= to);
        if to > self.actors.len() || to == self.actors.len() && !comes_back {
            return Err(TableRule::NothingToUndo.into());
        }
        while keep && self.last_resignation().is_some_and(|ply| ply >= to) {
            self.bring_back();
        }
        self.game.reopen();
        for _ in to..self.actors.len() {
            if let Some(Undone::Action(action)) = self.game.undo() {
                self.undone.push(action);
            }
        }
        if !keep {
            self.undone.clear();
        }
        self.actors.truncate(to);
        self.opening = self.opening.min(to);
        self.times.truncate(to - self.opening);
        self.turned_down.retain(|&(.., ply)| ply <= to);
        self.go_on(at);
        Ok(())
    }

    fn redo(&mut self, to: usize, at: Millis) -> Result<(), Refused> {
        let count = to.checked_sub(self.actors.len()).unwrap_or(usize::MAX);
        if count == 0 || count > self.undone.len() {
            return Err(TableRule::NothingToRedo.into());
        }
        for action in self
            .undone
            .split_off(self.undone.len() - count)
            .iter()
            .rev()
        {
            let seat = self.game.to_move();
            // It was legal here before.
            self.game.play(action)?;
            self.count(seat, at, at);
        }
        Ok(())
    }

    /// Undoes an end that people have brought about.
    fn reopen(&mut self, at: Millis) -> Result<(), Refused> {
        if !self.can_reopen() {
            return Err(TableRule::NothingToUndo.into());
        }
        let is_left =
            |ending| matches!(ending, Ending::Result(outcome) if outcome.reason.is_of_leaving());
        if self.ending.is_some_and(is_left)
            && self
                .leavers
                .last()
                .is_some_and(|leaver| leaver.ply == self.actors.len())
        {
            self.bring_back();
        }
        self.game.reopen();
        self.go_on(at);
        Ok(())
    }

    /// The last player to leave is back.
    fn bring_back(&mut self) {
        if let Some(leaver) = self.leavers.pop() {
            self.clocks.turn_on(leaver.seat);
            self.occupants[leaver.seat.index()] = leaver.who;
        }
    }

    /// The game goes on with a new turn.
    fn go_on(&mut self, at: Millis) {
        self.ending = None;
        self.offers.clear();
        self.clocks.begin(self.game.to_move(), at);
    }

    fn pause(&mut self, at: Millis) {
        self.is_paused = true;
        self.clocks.pause(at);
    }

    /// The game has ended like this.
    fn finish(&mut self, ending: Ending, at: Millis) {
        if let Ending::Result(outcome) = ending {
            self.game.end(outcome);
        }
        self.ending = Some(ending);
        self.offers.clear();
        self.undone.clear();
        self.is_paused = false;
        self.clocks.stop(at);
    }
}
