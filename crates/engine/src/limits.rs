//! How long a search may take.

/// What ends a search: a number of nodes, a signal from outside, or whichever comes first.
///
/// One action is always searched, so that there is an answer.
pub struct Limits<'a> {
    nodes: u64,
    stop: &'a dyn Fn() -> bool,
}

impl Limits<'static> {
    /// At most this many nodes; the answer is the same on every machine.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        Self {
            nodes,
            stop: &|| false,
        }
    }
}

impl<'a> Limits<'a> {
    /// Until `stop` says so. It is asked about every hundred microseconds, so it may read a
    /// clock.
    #[must_use]
    pub fn until(stop: &'a dyn Fn() -> bool) -> Self {
        Self {
            nodes: u64::MAX,
            stop,
        }
    }

    /// The same, and also at most this many nodes.
    #[must_use]
    pub const fn with_nodes(self, nodes: u64) -> Self {
        Self { nodes, ..self }
    }
}

/// A search's use of its limits.
pub struct Budget<'a> {
    limits: &'a Limits<'a>,
    spent: u64,
    over: bool,
}

/// The signal is asked for once in this many nodes.
const PATIENCE: u64 = 128;

impl<'a> Budget<'a> {
    /// Nothing spent yet.
    #[must_use]
    pub const fn new(limits: &'a Limits<'a>) -> Self {
        Self {
            limits,
            spent: 0,
            over: false,
        }
    }

    /// Spends one node; false if the search must end.
    pub fn spend(&mut self) -> bool {
        self.spent += 1;
        if self.spent >= self.limits.nodes
            || (self.spent.is_multiple_of(PATIENCE) && (self.limits.stop)())
        {
            self.over = true;
        }
        !self.over
    }

    /// Whether the search must end.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// The nodes spent.
    #[must_use]
    pub const fn spent(&self) -> u64 {
        self.spent
    }
}
