//! What tells the program to end.

use std::io;

#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};
#[cfg(windows)]
use tokio::signal::windows::{CtrlC, CtrlShutdown, ctrl_c, ctrl_shutdown};

/// The two ways to end a server: a person's, and that of whatever manages services.
#[derive(Debug)]
pub(crate) struct Signals {
    #[cfg(unix)]
    person: Signal,
    #[cfg(unix)]
    manager: Signal,
    #[cfg(windows)]
    person: CtrlC,
    #[cfg(windows)]
    manager: CtrlShutdown,
}

impl Signals {
    /// From now on they are waited for; before they would have ended the program at once. Must be
    /// called inside a runtime.
    pub(crate) fn new() -> io::Result<Self> {
        Ok(Self {
            #[cfg(unix)]
            person: signal(SignalKind::interrupt())?,
            #[cfg(unix)]
            manager: signal(SignalKind::terminate())?,
            #[cfg(windows)]
            person: ctrl_c()?,
            #[cfg(windows)]
            manager: ctrl_shutdown()?,
        })
    }

    /// Waits for whichever comes first.
    pub(crate) async fn first(mut self) {
        tokio::select! {
            _ = self.person.recv() => {}
            _ = self.manager.recv() => {}
        }
    }
}
