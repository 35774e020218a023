//! Long work, which Ctrl+C ends and other threads of Python needn't wait for.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use pyo3::prelude::*;

/// How often Python is asked whether somebody wants to stop.
const PATIENCE: Duration = Duration::from_millis(20);

/// Does something in another thread, without the interpreter. It should end soon after the flag is
/// set, which happens when a signal arrives.
///
/// # Errors
/// What the signal raises, such as `KeyboardInterrupt`.
pub(crate) fn interruptible<T: Send>(
    py: Python<'_>,
    work: impl FnOnce(&AtomicBool) -> T + Send,
) -> PyResult<T> {
    let stop = AtomicBool::new(false);
    py.detach(|| {
        thread::scope(|scope| {
            let (is_done, wait) = mpsc::channel::<()>();
            let stop = &stop;
            let worker = scope.spawn(move || {
                // Dropped when the work is done, even if it panics.
                let _is_done = is_done;
                work(stop)
            });
            let mut interrupted = Ok(());
            while wait.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                if interrupted.is_ok() {
                    interrupted =
                        Python::attach(|py: Python<'_>| -> PyResult<()> { py.check_signals() });
                    stop.store(interrupted.is_err(), Ordering::Relaxed);
                }
            }
            let done = worker.join().unwrap_or_else(|panic| resume_unwind(panic));
            interrupted.map(|()| done)
        })
    })
}
