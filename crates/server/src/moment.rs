//! The moment by the server's clock.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use ludejo_session::Millis;

/// How far this clock is ahead of what the machine's clock said at the start, in milliseconds.
static AHEAD: AtomicU64 = AtomicU64::new(0);

/// Milliseconds since 1970. They are counted on from when the server started, so that nobody loses
/// time, or gains any, when the machine's clock is set.
pub(crate) fn now() -> Millis {
    static START: OnceLock<(Instant, Millis)> = OnceLock::new();
    let (start, begun) = START.get_or_init(|| {
        let begun = SystemTime::now().duration_since(UNIX_EPOCH);
        (Instant::now(), begun.map_or(0, millis))
    });
    begun + AHEAD.load(Ordering::Relaxed) + millis(start.elapsed())
}

/// From now on, it is at least this moment, at which a server was seen: if the machine's clock has
/// been set back since, games would stand still until it has caught up.
pub(crate) fn not_before(seen: Millis) {
    AHEAD.fetch_add(seen.saturating_sub(now()), Ordering::Relaxed);
}

/// A length of time in milliseconds.
pub(crate) fn millis(length: std::time::Duration) -> Millis {
    Millis::try_from(length.as_millis()).unwrap_or(Millis::MAX)
}
