//! What a command leads to.

use ludejo_rules::{Reason, Seat};

use crate::refused::TableRule;
use crate::{Command, Happening, Millis, Occupant, Offer, Policy, Refused, State};

impl State {
    /// Who has run out of time, if that is certain when this command arrives, and when.
    pub(crate) fn flagged(&self, command: &Command, at: Millis) -> Option<(Seat, Millis)> {
        let (seat, deadline) = self.clocks.deadline()?;
        let allowance = match command {
            Command::Move { lag, .. } => (*lag).min(self.lag_bound),
            // A move that was made in time may still be on its way.
            _ => self.lag_bound,
        };
        (deadline + allowance <= at).then_some((seat, deadline))
    }

    /// What a command of this seat leads to; nothing if it has been carried out before.
    pub(crate) fn check(&self, by: Seat, command: &Command) -> Result<Vec<Happening>, Refused> {
        if by.index() >= self.occupants.len() {
            return Err(TableRule::NoSuchSeat.into());
        }
        match command {
            Command::Move { action, ply, lag } => return self.check_move(by, action, *ply, *lag),
            Command::Undo => return self.check_undo(),
            Command::Redo => return self.check_redo(),
            _ if self.ending.is_some() => return Err(TableRule::Over.into()),
            Command::Flag => return Err(TableRule::TimeLeft.into()),
            _ if self.has_left(by) => return Err(TableRule::HasLeft.into()),
            _ => {}
        }
        let one = |what| Ok(vec![what]);
        match command {
            Command::Resign => self.check_leaving(by, Happening::Resigned { seat: by }),
            Command::Leave => self.check_leaving(by, Happening::Left { seat: by }),
            Command::Offer { offer } => self.check_offer(by, *offer),
            Command::Accept { offer } => {
                self.check_awaited(by, *offer)?;
                one(Happening::Accepted {
                    seat: by,
                    offer: *offer,
                })
            }
            Command::Decline { offer } => {
                self.check_awaited(by, *offer)?;
                one(Happening::Declined {
                    seat: by,
                    offer: *offer,
                })
            }
            Command::Withdraw { offer } => {
                let mut offers = self.offers.iter();
                if !offers.any(|open| open.offer == *offer && open.by == by) {
                    return Err(TableRule::NothingOffered.into());
                }
                one(Happening::Withdrawn {
                    seat: by,
                    offer: *offer,
                })
            }
            Command::Pause if self.policy != Policy::Local => Err(TableRule::NeedsAgreement.into()),
            Command::Pause if self.is_paused => Err(TableRule::Paused.into()),
            Command::Pause => one(Happening::Paused),
            Command::Resume if !self.is_paused => Err(TableRule::NotPaused.into()),
            Command::Resume => one(Happening::Resumed),
            Command::Abort => self.check_abort(by),
            Command::HandOver { .. } if self.policy != Policy::Local => {
                Err(TableRule::NeedsAgreement.into())
            }
            Command::HandOver { to } => one(Happening::HandedOver {
                seat: by,
                to: to.clone(),
            }),
            Command::Move { .. } | Command::Undo | Command::Redo | Command::Flag => {
                unreachable!("they have been answered above")
            }
        }
    }

    fn check_move(
        &self,
        by: Seat,
        action: &str,
        ply: Option<usize>,
        lag: Millis,
    ) -> Result<Vec<Happening>, Refused> {
        if let Some(ply) = ply.filter(|&ply| ply != self.actors.len()) {
            // The answer to the first time may have been lost on its way.
            let is_made = self.actors.get(ply) == Some(&by)
                && self
                    .game
                    .history()
                    .get(ply)
                    .is_some_and(|made| made == action);
            return if is_made {
                Ok(Vec::new())
            } else {
                Err(TableRule::OutOfStep.into())
            };
        }
        let rule = match self.to_move() {
            None => TableRule::Over,
            Some(seat) if seat != by => TableRule::NotYourTurn,
            Some(_) if self.is_paused => TableRule::Paused,
            Some(_) => {
                self.game.explain(action)?;
                return Ok(vec![Happening::Moved {
                    seat: by,
                    action: action.to_owned(),
                    lag: lag.min(self.lag_bound),
                }]);
            }
        };
        Err(rule.into())
    }

    fn check_undo(&self) -> Result<Vec<Happening>, Refused> {
        if self.policy != Policy::Local {
            return Err(TableRule::NeedsAgreement.into());
        }
        if self.can_reopen() {
            return Ok(vec![Happening::Reopened]);
        }
        let to = self.undo_target().ok_or(TableRule::NothingToUndo)?;
        Ok(vec![Happening::Undone { to }])
    }

    fn check_redo(&self) -> Result<Vec<Happening>, Refused> {
        if self.policy != Policy::Local {
            return Err(TableRule::NeedsAgreement.into());
        }
        if !self.can_redo() {
            return Err(TableRule::NothingToRedo.into());
        }
        let mut game = self.game.clone();
        let mut to = self.actors.len();
        for action in self.undone.iter().rev() {
            game.play(action)?;
            to += 1;
            if game.outcome().is_some() || self.occupant(game.to_move()).is_person() {
                break;
            }
        }
        Ok(vec![Happening::Redone { to }])
    }

    fn check_leaving(&self, by: Seat, what: Happening) -> Result<Vec<Happening>, Refused> {
        let goes_on = self.outcome_of_leaving(by, Reason::Resignation).is_none();
        if goes_on && !self.occupant(by).is_participant() {
            return Err(TableRule::NotAParticipant.into());
        }
        Ok(vec![what])
    }

    /// An offer; engines of the house agree at once to what is not about the result.
    fn check_offer(&self, by: Seat, offer: Offer) -> Result<Vec<Happening>, Refused> {
        if self.policy == Policy::Match {
            return Err(TableRule::NoOffers.into());
        }
        if self.offers.iter().any(|open| open.offer == offer) {
            return Err(TableRule::AlreadyOffered.into());
        }
        let again = (by, offer, self.actors.len());
        if self.turned_down.contains(&again) {
            return Err(TableRule::OfferedTooSoon.into());
        }
        match offer {
            Offer::Takeback if self.last_action_of(by).is_none() => {
                return Err(TableRule::NothingToUndo.into());
            }
            Offer::Pause if self.is_paused => return Err(TableRule::Paused.into()),
            _ => {}
        }
        let mut happenings = vec![Happening::Offered { seat: by, offer }];
        if offer != Offer::Draw {
            let is_engine = |seat: &Seat| matches!(self.occupant(*seat), Occupant::Engine { .. });
            let engines = self.asked(by).into_iter().filter(is_engine);
            happenings.extend(engines.map(|seat| Happening::Accepted { seat, offer }));
        }
        Ok(happenings)
    }

    /// Whether a seat still has to answer an offer.
    fn check_awaited(&self, by: Seat, offer: Offer) -> Result<(), Refused> {
        if self.awaited(offer).contains(&by) {
            Ok(())
        } else {
            Err(TableRule::NothingOffered.into())
        }
    }

    fn check_abort(&self, by: Seat) -> Result<Vec<Happening>, Refused> {
        if self.seats().all(|seat| self.actors.contains(&seat)) {
            return Err(TableRule::TooLateToAbort.into());
        }
        Ok(vec![Happening::Aborted { seat: by }])
    }
}
