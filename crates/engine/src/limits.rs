//! How long a search may take.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// What the caller wants of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signal {
    /// Go on.
    GoOn,
    /// Finish what has been started, but start nothing that takes long.
    Enough,
    /// Stop at once.
    Stop,
}

/// What ends a search: a number of nodes, a depth, a signal from outside, whichever comes first.
///
/// One action is always searched, so that there is an answer.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// Nodes (simulations in a tree that grows by them) that all threads together may spend.
    pub nodes: u64,
    /// The depth after which no deeper search is begun.
    pub depth: u32,
    /// Asked about every hundred microseconds and before a deeper search is begun, by every
    /// thread. It may read a clock.
    pub signal: &'a (dyn Fn() -> Signal + Sync),
    /// Actions of the position, as text, that are not considered: so several searches can divide the
    /// lines of a position. Only the kind `search` heeds this.
    pub without: &'a [String],
}

impl Limits<'static> {
    /// At most this many nodes; with one thread the answer is the same on every machine.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            nodes,
            depth: u32::MAX,
            signal: &|| Signal::GoOn,
            without: &[],
        }
    }

    /// Down to this depth.
    #[must_use]
    pub const fn depth(depth: u32) -> Self {
        Self {
            depth,
            ..Self::nodes(u64::MAX)
        }
    }
}

impl<'a> Limits<'a> {
    /// Until the signal ends it.
    #[must_use]
    pub const fn until(signal: &'a (dyn Fn() -> Signal + Sync)) -> Self {
        Self {
            nodes: u64::MAX,
            depth: u32::MAX,
            signal,
            without: &[],
        }
    }

    /// The same, and also at most this many nodes.
    #[must_use]
    pub const fn with_nodes(self, nodes: u64) -> Self {
        Self { nodes, ..self }
    }

    /// The signal, or to stop as soon as another thread says that all is done.
    pub(crate) fn signal_until<'b>(
        &'b self,
        is_done: &'b AtomicBool,
    ) -> impl Fn() -> Signal + Sync + 'b {
        || {
            if is_done.load(Relaxed) {
                Signal::Stop
            } else {
                (self.signal)()
            }
        }
    }

    /// The same, and also at most this depth.
    #[must_use]
    pub const fn with_depth(self, depth: u32) -> Self {
        Self { depth, ..self }
    }

    /// The same, but these actions of the position are not considered.
    #[must_use]
    pub const fn without(self, actions: &'a [String]) -> Self {
        Self {
            without: actions,
            ..self
        }
    }
}

/// One thread's use of its limits.
pub(crate) struct Budget<'a> {
    limits: Limits<'a>,
    /// The signal is asked for once in this many nodes.
    patience: u64,
    spent: u64,
    is_over: bool,
}

/// The nodes between two signals where nodes are small.
const PATIENCE: u64 = 128;

impl<'a> Budget<'a> {
    /// Nothing spent yet.
    pub(crate) const fn new(limits: Limits<'a>) -> Self {
        Self::with_patience(limits, PATIENCE)
    }

    /// Nothing spent yet, and the signal is asked for once in this many nodes.
    pub(crate) const fn with_patience(limits: Limits<'a>, patience: u64) -> Self {
        Self {
            limits,
            patience,
            spent: 0,
            is_over: false,
        }
    }

    /// Spends one node; false if the search must end.
    #[inline]
    pub(crate) fn spend(&mut self) -> bool {
        self.spent += 1;
        if self.spent >= self.limits.nodes
            || (self.spent.is_multiple_of(self.patience) && (self.limits.signal)() == Signal::Stop)
        {
            self.is_over = true;
        }
        !self.is_over
    }

    /// Whether the search must end.
    #[inline]
    pub(crate) const fn is_over(&self) -> bool {
        self.is_over
    }

    /// Whether a search of this depth may begin.
    pub(crate) fn may_begin(&self, depth: u32) -> bool {
        !self.is_over && depth <= self.limits.depth && (self.limits.signal)() == Signal::GoOn
    }

    /// The nodes spent.
    pub(crate) const fn spent(&self) -> u64 {
        self.spent
    }
}
