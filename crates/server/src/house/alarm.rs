//! An alarm whose time keeps being put off.
//!
//! The deadline of a game changes with every move, and mostly to a later one. So what sleeps isn't
//! woken then: it looks at the deadline when it wakes up by itself, and sleeps on if there is time left.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use ludejo_session::Millis;
use tokio::task::AbortHandle;
use tokio::time::sleep;

use crate::moment::now;

/// An alarm. It never goes off after it was dropped.
#[derive(Default)]
pub(super) struct Alarm {
    times: Arc<Mutex<Times>>,
    sleeper: Mutex<Option<AbortHandle>>,
}

#[derive(Default)]
struct Times {
    /// When it is to go off, if it is.
    due: Option<Millis>,
    /// When the sleeper wakes up, if there is one.
    wakes: Option<Millis>,
}

/// What the sleeper does next.
enum Next {
    Sleep(Duration),
    GoOff,
    End,
}

fn lock(times: &Mutex<Times>) -> MutexGuard<'_, Times> {
    times.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Times {
    /// What the sleeper does, now that it is awake.
    fn next(&mut self) -> Next {
        let now = now();
        self.wakes = self.due.filter(|&due| due > now);
        match (self.wakes, self.due.take_if(|due| *due <= now)) {
            (Some(wakes), _) => Next::Sleep(Duration::from_millis(wakes - now)),
            (None, Some(_)) => Next::GoOff,
            (None, None) => Next::End,
        }
    }
}

impl Alarm {
    /// Sets it to another moment, or to none. When it goes off, `ring` is run.
    pub(super) fn set<F>(&self, due: Option<Millis>, ring: impl FnOnce() -> F + Send + 'static)
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let mut times = lock(&self.times);
        times.due = due;
        let is_in_time = |due| times.wakes.is_some_and(|wakes| wakes <= due);
        if due.is_none_or(is_in_time) {
            return;
        }
        times.wakes = due;
        let times = Arc::clone(&self.times);
        let task = tokio::spawn(async move {
            loop {
                let next = lock(&times).next();
                match next {
                    Next::Sleep(time) => sleep(time).await,
                    // In a task of its own, because the next deadline may end this one.
                    Next::GoOff => break drop(tokio::spawn(ring())),
                    Next::End => break,
                }
            }
        });
        let mut sleeper = self.sleeper.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(former) = sleeper.replace(task.abort_handle()) {
            former.abort();
        }
    }
}

impl Drop for Alarm {
    fn drop(&mut self) {
        let sleeper = self.sleeper.get_mut();
        if let Some(sleeper) = sleeper.unwrap_or_else(PoisonError::into_inner) {
            sleeper.abort();
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::mpsc::unbounded_channel;

    use super::*;

    /// What is set at which time, and when it goes off, in milliseconds.
    type Case = (&'static [(u64, Option<u64>)], &'static [u64]);

    /// The last of all times, and how late things may be on a machine with much to do.
    const END: u64 = 1_200;
    const LATE: u64 = 100;

    async fn assert_goes_off((settings, expected): Case) {
        let (rung, mut heard) = unbounded_channel();
        let alarm = Alarm::default();
        let begun = now();
        let until = |at: Millis| Duration::from_millis((begun + at).saturating_sub(now()));
        for &(at, due) in settings {
            sleep(until(at)).await;
            let rung = rung.clone();
            alarm.set(due.map(|due| begun + due), async move || {
                let _ = rung.send(now() - begun);
            });
        }
        sleep(until(END)).await;
        drop(alarm);
        for expected in expected {
            let at = heard.try_recv().expect("it goes off");
            let is_in_time = (*expected..expected + LATE).contains(&at);
            assert!(is_in_time, "{at}: {settings:?}");
        }
        assert!(heard.try_recv().is_err(), "{settings:?}");
    }

    #[tokio::test]
    async fn it_goes_off_at_the_last_moment_it_was_set_to() {
        let cases: [Case; 6] = [
            (&[(0, Some(200))], &[200]),
            (
                &[(0, Some(200)), (100, Some(450)), (300, Some(700))],
                &[700],
            ),
            (&[(0, Some(1_100)), (50, Some(300))], &[300]),
            (&[(0, Some(300)), (50, None)], &[]),
            (&[(0, Some(300)), (50, None), (150, Some(500))], &[500]),
            (
                &[(0, Some(0)), (150, Some(300)), (450, Some(600))],
                &[0, 300, 600],
            ),
        ];
        let running = cases.map(|case| tokio::spawn(assert_goes_off(case)));
        for case in running {
            case.await.expect("it goes off as it was set");
        }
    }

    #[tokio::test]
    async fn it_does_not_go_off_after_it_was_dropped() {
        let (rung, mut heard) = unbounded_channel();
        let alarm = Alarm::default();
        alarm.set(Some(now() + 20), async move || {
            let _ = rung.send(());
        });
        drop(alarm);
        sleep(Duration::from_millis(60)).await;
        assert!(heard.try_recv().is_err());
    }
}
