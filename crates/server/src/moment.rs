//! The moment by the server's clock.

use std::sync::OnceLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use ludejo_session::Millis;

/// Milliseconds since 1970. They are counted on from when the server started, so that nobody loses
/// time, or gains any, when the machine's clock is set.
pub(crate) fn now() -> Millis {
    static START: OnceLock<(Instant, Millis)> = OnceLock::new();
    let (start, begun) = START.get_or_init(|| {
        let begun = SystemTime::now().duration_since(UNIX_EPOCH);
        (Instant::now(), begun.map_or(0, millis))
    });
    begun + millis(start.elapsed())
}

/// A length of time in milliseconds.
pub(crate) fn millis(length: std::time::Duration) -> Millis {
    Millis::try_from(length.as_millis()).unwrap_or(Millis::MAX)
}
