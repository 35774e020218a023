//! Numbered pieces of work, done several at a time and delivered in order.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;

/// The result of a piece of work: nothing if it was told to stop before its end.
pub type Done<T, E> = Result<Option<T>, E>;

/// Does the pieces of work with these numbers, this many at a time, and delivers each one after its
/// predecessor, until all are done or the receiver has enough. Work in progress is then told to
/// stop.
///
/// Each worker gets ready with `begin`, and then does one piece after the other.
///
/// # Errors
/// The first error of a worker.
pub fn ordered<W, T: Send, E: Send>(
    numbers: &[u32],
    at_a_time: usize,
    begin: impl Fn() -> Result<W, E> + Sync,
    work: impl Fn(&mut W, u32, &AtomicBool) -> Done<T, E> + Sync,
    on_done: &mut dyn FnMut(u32, T) -> ControlFlow<()>,
) -> Result<(), E> {
    let next = AtomicUsize::new(0);
    let stop = AtomicBool::new(false);
    let (sender, done) = mpsc::channel();
    let work_on = |sender: &mpsc::Sender<Result<(usize, T), E>>| {
        let mut worker = begin()?;
        while !stop.load(Ordering::Relaxed) {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(&number) = numbers.get(place) else {
                break;
            };
            let Some(piece) = work(&mut worker, number, &stop)? else {
                break;
            };
            // Nothing after the last wanted piece is needed.
            if sender.send(Ok((place, piece))).is_err() {
                break;
            }
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        for _ in 0..at_a_time {
            let (work_on, sender) = (&work_on, sender.clone());
            let guard = StopOnPanic(&stop);
            scope.spawn(move || {
                let _guard = guard;
                if let Err(error) = work_on(&sender) {
                    // As above.
                    let _ = sender.send(Err(error));
                }
            });
        }
        drop(sender);
        let result = hand_over(done, numbers, on_done);
        stop.store(true, Ordering::Relaxed);
        result
    })
}

/// Hands over each piece after the one before it.
fn hand_over<T, E>(
    done: mpsc::Receiver<Result<(usize, T), E>>,
    numbers: &[u32],
    on_done: &mut dyn FnMut(u32, T) -> ControlFlow<()>,
) -> Result<(), E> {
    let mut waiting = BTreeMap::new();
    let mut next = 0;
    for piece in done {
        let (place, piece) = piece?;
        waiting.insert(place, piece);
        while let Some(piece) = waiting.remove(&next) {
            let number = numbers[next];
            next += 1;
            if on_done(number, piece).is_break() {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// One worker's panic ends the work of the others too, and the whole fails.
struct StopOnPanic<'a>(&'a AtomicBool);

impl Drop for StopOnPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// Numbers that take the longer the smaller they are, until one that is not liked.
    fn all(numbers: &[u32], dislike: u32) -> (Vec<u32>, Result<(), u32>) {
        let mut handed = Vec::new();
        let work = |_: &mut (), number: u32, _: &AtomicBool| {
            std::thread::sleep(Duration::from_millis(u64::from(20 - number)));
            if number == dislike {
                Err(number)
            } else {
                Ok(Some(number * 10))
            }
        };
        let result = ordered(numbers, 3, || Ok(()), work, &mut |number, tenfold| {
            assert_eq!(number * 10, tenfold);
            handed.push(number);
            ControlFlow::Continue(())
        });
        (handed, result)
    }

    #[test]
    fn all_is_handed_over_in_order() {
        let numbers = [3, 4, 7, 8, 15, 16, 19];
        assert_eq!(all(&numbers, 99), (numbers.to_vec(), Ok(())));
        assert_eq!(all(&[], 99), (Vec::new(), Ok(())));
    }

    #[test]
    fn a_failure_ends_it() {
        let (handed, result) = all(&[1, 2, 3, 19, 18], 3);
        assert_eq!(result, Err(3));
        assert!(handed.len() <= 2);
        let nobody = ordered(
            &[1, 2],
            2,
            || Err("not ready"),
            |_: &mut (), number, _| Ok(Some(number)),
            &mut |_, _| ControlFlow::Continue(()),
        );
        assert_eq!(nobody, Err("not ready"));
    }

    #[test]
    fn enough_is_enough() {
        let mut handed = Vec::new();
        let count = |_: &mut (), number, _: &AtomicBool| Ok::<_, ()>(Some(number));
        let numbers: Vec<u32> = (0..1000).collect();
        let result = ordered(&numbers, 2, || Ok(()), count, &mut |number, _| {
            handed.push(number);
            if number == 5 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        assert_eq!(result, Ok(()));
        assert_eq!(handed, [0, 1, 2, 3, 4, 5]);
    }
}
