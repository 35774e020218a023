//! Games in which no position can come back.

use ludejo_rules::Info;

/// The ids of the games that every move brings nearer to their end.
const NEVER: &[&str] = &["breakthrough"];

/// Whether a position of the game can come back.
pub(crate) fn is_possible(info: &Info) -> bool {
    !NEVER.contains(&info.id)
}
