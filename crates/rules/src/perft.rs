//! Perft: the number of action sequences of a given length.

use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::Game;

/// The count does not fit 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overflow;

impl fmt::Display for Overflow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the count doesn't fit in 64 bits")
    }
}

impl std::error::Error for Overflow {}

/// Counts the sequences of exactly `depth` legal actions; the last action of each is counted
/// without being made.
///
/// # Errors
/// [`Overflow`] if there are 2⁶⁴ or more.
///
/// ```
/// use ludejo_rules::{Game, herooj::Herooj, perft};
/// assert_eq!(perft::count(&Herooj::start(), 1), Ok(40));
/// ```
pub fn count<G: Game>(position: &G, depth: u32) -> Result<u64, Overflow> {
    match depth {
        0 => Ok(1),
        1 => Ok(position.count_actions().into()),
        _ => {
            let list = position.actions();
            list.as_ref().iter().try_fold(0, |sum: u64, &action| {
                let below = count(&position.after(action), depth - 1)?;
                sum.checked_add(below).ok_or(Overflow)
            })
        }
    }
}

/// The same count with every last action made, to measure making them.
///
/// # Errors
/// [`Overflow`] if there are 2⁶⁴ or more.
pub fn count_made<G: Game>(position: &G, depth: u32) -> Result<u64, Overflow> {
    if depth == 0 {
        // The optimizer must not see that nobody looks at the position.
        std::hint::black_box(position);
        return Ok(1);
    }
    let list = position.actions();
    list.as_ref().iter().try_fold(0, |sum: u64, &action| {
        let below = count_made(&position.after(action), depth - 1)?;
        sum.checked_add(below).ok_or(Overflow)
    })
}

/// Counts below each first action, on `threads` threads. `progress` is called with the parts
/// done and the parts in all, from any thread.
///
/// The depth must be 1 or more; the actions come in the order of the game.
///
/// # Errors
/// [`Overflow`] if one of the counts does not fit 64 bits.
pub fn divide<G: Game>(
    position: &G,
    depth: u32,
    threads: usize,
    progress: impl Fn(usize, usize) + Sync,
) -> Result<Vec<(G::Action, u64)>, Overflow> {
    // A part is what follows two actions, so that the threads end at about the same time.
    let split = if depth >= 3 { 2 } else { 1 };
    let mut parts = Vec::new();
    let actions = position.actions().as_ref().to_vec();
    for (index, &action) in actions.iter().enumerate() {
        let next = position.after(action);
        if split == 1 {
            parts.push((index, next));
        } else {
            next.for_each_action(|reply| parts.push((index, next.after(reply))));
        }
    }
    let done = AtomicUsize::new(0);
    let taken = AtomicUsize::new(0);
    let work = || {
        let mut counts = vec![0_u64; actions.len()];
        while let Some((index, part)) = parts.get(taken.fetch_add(1, Ordering::Relaxed)) {
            let below = count(part, depth - split)?;
            counts[*index] = counts[*index].checked_add(below).ok_or(Overflow)?;
            progress(done.fetch_add(1, Ordering::Relaxed) + 1, parts.len());
        }
        Ok(counts)
    };
    let all: Vec<Result<Vec<u64>, Overflow>> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        let join = |worker: std::thread::ScopedJoinHandle<'_, _>| match worker.join() {
            Ok(counts) => counts,
            Err(panic) => std::panic::resume_unwind(panic),
        };
        workers.into_iter().map(join).collect()
    });
    let mut sums = vec![0_u64; actions.len()];
    for counts in all {
        for (sum, count) in sums.iter_mut().zip(counts?) {
            *sum = sum.checked_add(count).ok_or(Overflow)?;
        }
    }
    Ok(actions.into_iter().zip(sums).collect())
}
