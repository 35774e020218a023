//! Threads that share work.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};

/// A thread gets its share of the work in about so many parts, so that nobody waits long for the
/// last one.
const PARTS: usize = 8;

/// The thread that has work to do, and others that help.
///
/// Steps are so short that waking a thread would take as long. So the caller works, too, instead of
/// sleeping until the others are done, and waits for the last part of another awake.
pub(crate) struct Team {
    /// None if the caller works alone.
    others: Option<ThreadPool>,
}

impl Team {
    /// A team of so many threads, the caller included.
    pub(crate) fn new(threads: usize) -> Result<Self, ThreadPoolBuildError> {
        let pool = |others| ThreadPoolBuilder::new().num_threads(others).build();
        let others = (threads > 1).then(|| pool(threads - 1)).transpose()?;
        Ok(Self { others })
    }

    /// How many threads there are, the caller included.
    pub(crate) fn threads(&self) -> usize {
        1 + self
            .others
            .as_ref()
            .map_or(0, ThreadPool::current_num_threads)
    }

    /// How many of so many things make a part.
    pub(crate) fn part_len(&self, count: usize) -> usize {
        count.div_ceil(PARTS * self.threads()).max(1)
    }

    /// Does some work for each part. The caller begins with the first and the others with the last, so
    /// that a thread mostly gets what it had the last time, which its cache may still hold.
    pub(crate) fn share<P: Send>(
        &self,
        parts: impl DoubleEndedIterator<Item = P> + Send,
        work: impl Fn(P) + Sync,
    ) {
        let Some(others) = &self.others else {
            parts.for_each(work);
            return;
        };
        let parts = Mutex::new(parts.fuse());
        let rest = || parts.lock().unwrap_or_else(PoisonError::into_inner);
        let helping = AtomicUsize::new(0);
        others.in_place_scope(|scope| {
            for _ in 1..self.threads() {
                scope.spawn(|_| {
                    let _helper = Helper::begin(&helping);
                    while let Some(part) = { rest().next_back() } {
                        work(part);
                    }
                });
            }
            while let Some(part) = { rest().next() } {
                work(part);
            }
            while helping.load(Ordering::Acquire) > 0 {
                thread::yield_now();
            }
        });
    }
}

/// Is counted as long as it helps, even if its work panics.
struct Helper<'a>(&'a AtomicUsize);

impl<'a> Helper<'a> {
    fn begin(helping: &'a AtomicUsize) -> Self {
        helping.fetch_add(1, Ordering::Relaxed);
        Self(helping)
    }
}

impl Drop for Helper<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Release);
    }
}
