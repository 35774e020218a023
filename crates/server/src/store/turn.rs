//! Whose turn it is to do what only one may do at a time.

use std::fmt;

use super::postgres::Line;

/// A turn among all servers. It ends with [`end`](Self::end); one that is dropped before, because
/// something failed, takes a connection to the database with it.
pub struct Turn(Option<Line>);

impl Turn {
    /// Where there are no others.
    pub(super) const fn alone() -> Self {
        Self(None)
    }

    /// As long as a transaction on this connection goes on.
    pub(super) const fn holding(line: Line) -> Self {
        Self(Some(line))
    }

    /// Lets the next one have it.
    pub async fn end(self) {
        if let Some(mut line) = self.0 {
            // If it can't be ended, the connection is closed, which ends it, too.
            let _ = line.roll_back().await;
        }
    }
}

impl fmt::Debug for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Turn").finish_non_exhaustive()
    }
}
