//! Connections, and how much of the machine they may take.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{sleep, timeout};
use tower::Layer;

use crate::api::Peer;

/// How many bytes of a client's input are buffered: a request's line and all its headers must fit.
/// That is four times the most that browsers send.
const BUFFER: usize = 16 * 1024;

/// How long no clients are accepted after the system refused one, as it does when the program has
/// no file descriptors left.
const PAUSE: Duration = Duration::from_millis(50);

/// How much clients may take. Together, the limits make sure that nobody can keep others out for
/// long by being slow: every connection ends, whatever its client does or does not do. One that
/// becomes a socket has a place of its own from then on, and ends when its client no longer answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Connections at a time. Those beyond wait in the queue of the system.
    pub connections: u32,
    /// The time for a request's line and headers, and for the next request to begin.
    pub head: Duration,
    /// How old a connection becomes. The answer under way then is still sent.
    pub age: Duration,
    /// How long that last answer may take.
    pub grace: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            // With 16 KiB each to read and as much to write they take 64 MiB at their worst. A
            // browser opens up to six, for some seconds.
            connections: 2048,
            // Headers come in one packet or two, on any line that is of use. It is also the time
            // that a browser's idle connection is kept.
            head: Duration::from_secs(30),
            // Enough for the whole app over a line of 64 kbit/s.
            age: Duration::from_secs(600),
            // Service managers wait longer than that before they end a program by force.
            grace: Duration::from_secs(10),
        }
    }
}

/// Answers every client, over HTTP/1.1, until `end` comes. Then no more clients are accepted, and
/// answers in progress are sent before this returns.
///
/// HTTP/2 is left to a proxy: browsers speak it only over TLS.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    end: impl Future<Output = ()>,
) {
    let places = Arc::new(Semaphore::new(limits.connections as usize));
    let (ending, _) = watch::channel(());
    let mut end = pin!(end);
    loop {
        let accept = async {
            let place = Arc::clone(&places).acquire_owned().await;
            (place, listener.accept().await)
        };
        let (place, accepted) = tokio::select! {
            accepted = accept => accepted,
            () = &mut end => break,
        };
        let Ok((stream, address)) = accepted else {
            sleep(PAUSE).await;
            continue;
        };
        let router = router.clone();
        let mut ended = ending.subscribe();
        tokio::spawn(async move {
            attend(stream, Peer(address), router, limits, async {
                // It is an error that the sender is gone, which is the end just as well.
                let _ = ended.changed().await;
            })
            .await;
            drop(place);
        });
    }
    drop(listener);
    drop(ending);
    // All places are free when nobody is left. (The semaphore is never closed.)
    let _ = places.acquire_many(limits.connections).await;
}

/// Answers one client until it leaves, its connection is too old or becomes a socket, or `end` comes.
async fn attend(
    stream: TcpStream,
    peer: Peer,
    router: Router,
    limits: Limits,
    end: impl Future<Output = ()>,
) {
    // It only makes small answers a little slower if the system does not have this.
    let _ = stream.set_nodelay(true);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_buf_size(BUFFER)
        .serve_connection(
            TokioIo::new(stream),
            TowerToHyperService::new(Extension(peer).layer(router)),
        )
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        // A client that disconnects or doesn't speak HTTP is nobody else's problem.
        _ = connection.as_mut() => return,
        () = sleep(limits.age) => {}
        () = end => {}
    }
    connection.as_mut().graceful_shutdown();
    // A client that hasn't taken the answer by then does without.
    let _ = timeout(limits.grace, connection).await;
}
