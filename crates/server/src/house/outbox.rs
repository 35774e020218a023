//! What is on its way to one connection.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use ludejo_wire::ToClient;
use tokio::sync::{Notify, mpsc};

/// The messages that can wait for one connection. A client that is further behind than that is
/// disconnected, and gets what it missed when it comes back.
const LENGTH: usize = 128;

/// Where messages to one connection are put.
#[derive(Clone, Debug)]
pub(crate) struct Outbox(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    number: u64,
    sender: mpsc::Sender<Utf8Bytes>,
    is_cut: AtomicBool,
    cut: Notify,
}

/// A message as it is sent, once for all who get it.
pub(crate) fn text(message: &ToClient) -> Utf8Bytes {
    // Plain data always becomes JSON.
    serde_json::to_string(message).unwrap_or_default().into()
}

impl Outbox {
    /// An outbox, and where what is put into it comes out.
    pub(crate) fn new() -> (Self, mpsc::Receiver<Utf8Bytes>) {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let (sender, receiver) = mpsc::channel(LENGTH);
        let shared = Shared {
            number: COUNT.fetch_add(1, Ordering::Relaxed),
            sender,
            is_cut: AtomicBool::new(false),
            cut: Notify::new(),
        };
        (Self(Arc::new(shared)), receiver)
    }

    /// Puts in a message. If there is no room, nothing more comes through: better no message at all
    /// than one after a gap.
    pub(crate) fn put(&self, message: Utf8Bytes) {
        if self.0.is_cut.load(Ordering::Acquire) {
            return;
        }
        if let Err(mpsc::error::TrySendError::Full(_)) = self.0.sender.try_send(message) {
            self.cut();
        }
    }

    /// The same for a message to this connection alone.
    pub(crate) fn say(&self, message: &ToClient) {
        self.put(text(message));
    }

    /// Ends the connection.
    pub(crate) fn cut(&self) {
        self.0.is_cut.store(true, Ordering::Release);
        self.0.cut.notify_one();
    }

    /// Waits until the connection is to end. Only the connection itself waits.
    pub(crate) async fn ended(&self) {
        self.0.cut.notified().await;
    }
}

impl PartialEq for Outbox {
    fn eq(&self, other: &Self) -> bool {
        self.0.number == other.0.number
    }
}
