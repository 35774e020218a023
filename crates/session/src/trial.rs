//! Something that is tried in a session.

use std::ops::{Deref, DerefMut};

use crate::{Event, Session, State};

/// A session in which something is tried. It is undone when this is dropped, unless it is
/// [kept](Self::keep). That costs less than a copy of the session, which has a long list of events.
#[must_use]
pub struct Trial<'a> {
    session: &'a mut Session,
    /// How things stood before; nothing once it is settled.
    before: Option<State>,
    /// How many events there were before.
    count: usize,
}

impl Session {
    /// Tries something.
    pub fn trial(&mut self) -> Trial<'_> {
        Trial {
            before: Some(self.state.clone()),
            count: self.events.len(),
            session: self,
        }
    }
}

impl Trial<'_> {
    /// What has happened in the trial.
    #[must_use]
    pub fn new_events(&self) -> &[Event] {
        &self.session.events[self.count..]
    }

    /// Keeps what has happened.
    pub fn keep(mut self) {
        self.before = None;
    }
}

impl Deref for Trial<'_> {
    type Target = Session;

    fn deref(&self) -> &Session {
        self.session
    }
}

impl DerefMut for Trial<'_> {
    fn deref_mut(&mut self) -> &mut Session {
        self.session
    }
}

impl Drop for Trial<'_> {
    fn drop(&mut self) {
        if let Some(before) = self.before.take() {
            self.session.state = before;
            self.session.events.truncate(self.count);
        }
    }
}
