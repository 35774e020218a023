//! A game between seats.

use ludejo_rules::Seat;

use crate::{Command, Event, Happening, Millis, Refused, State, Terms, TermsError};

/// A game between seats: its terms, what has happened, and what that comes to.
#[derive(Clone, PartialEq)]
pub struct Session {
    terms: Terms,
    pub(crate) events: Vec<Event>,
    pub(crate) state: State,
}

impl Session {
    /// A game in which nothing has happened yet.
    ///
    /// # Errors
    /// If no game can begin on these terms.
    pub fn new(terms: Terms) -> Result<Self, TermsError> {
        let state = State::new(&terms)?;
        Ok(Self {
            terms,
            events: Vec::new(),
            state,
        })
    }

    /// What was settled before.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Everything that has happened.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// How things stand.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The moment of the last event, or of the beginning.
    #[must_use]
    pub fn latest(&self) -> Millis {
        self.events
            .last()
            .map_or(self.terms.begun, |event| event.at)
    }

    /// Carries out a command of a seat that arrives at this moment, and gives the events that come
    /// of it: none if the same move was made before. If somebody's time ran out first, that is what
    /// happens, in place of the command. A moment before the [latest](Self::latest) counts as that.
    ///
    /// # Errors
    /// If the command cannot be carried out; nothing changes then.
    pub fn command(
        &mut self,
        by: Seat,
        command: &Command,
        at: Millis,
    ) -> Result<&[Event], Refused> {
        let at = at.max(self.latest());
        let before = self.events.len();
        let (at, happenings) = match self.state.flagged(command, at) {
            Some((seat, deadline)) => {
                let at = deadline.max(self.latest());
                (at, vec![Happening::Flagged { seat }])
            }
            None => (at, self.state.check(by, command)?),
        };
        for what in happenings {
            self.append(Event { at, what })?;
        }
        Ok(&self.events[before..])
    }

    /// Appends an event that has happened elsewhere, such as on a server.
    ///
    /// # Errors
    /// If it cannot have happened; nothing changes then.
    pub fn append(&mut self, mut event: Event) -> Result<(), Refused> {
        event.at = event.at.max(self.latest());
        self.state.apply(&event)?;
        self.events.push(event);
        Ok(())
    }
}
