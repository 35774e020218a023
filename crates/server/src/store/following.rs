//! Who follows a game hears what happens to it on other servers.

use std::fmt;

use super::postgres::Followed;

/// A game is followed as long as this is there.
pub struct Following {
    _followed: Option<Followed>,
}

impl Following {
    /// Where there are no other servers.
    pub(super) const fn alone() -> Self {
        Self { _followed: None }
    }

    /// Where there are.
    pub(super) const fn among_others(followed: Followed) -> Self {
        Self {
            _followed: Some(followed),
        }
    }
}

impl fmt::Debug for Following {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Following").finish_non_exhaustive()
    }
}
