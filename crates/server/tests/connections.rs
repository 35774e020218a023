//! How clients that are slow, many or in the way of an end are treated.

use std::fs;
use std::time::{Duration, Instant};

use axum::Router;
use axum::routing::get;
use ludejo_server::{Assets, Limits, router, serve};
use tempfile::tempdir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

const REQUEST: &[u8] = b"GET / HTTP/1.1\r\nHost: ludejo\r\n\r\n";

/// Longer than anything here takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// As long as it takes to see that something does not happen.
const MOMENT: Duration = Duration::from_millis(300);

/// Limits that no test reaches by accident.
const WIDE: Limits = Limits {
    connections: 100,
    head: PATIENCE,
    age: PATIENCE,
    grace: PATIENCE,
};

struct Served {
    address: std::net::SocketAddr,
    end: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Served {
    async fn start(router: Router, limits: Limits) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (end, ended) = oneshot::channel();
        let task = tokio::spawn(serve(listener, router, limits, async {
            let _ = ended.await;
        }));
        Self { address, end, task }
    }

    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address)
            .await
            .expect("a connection")
    }

    /// Ends it, and waits until it has ended.
    async fn end(self) {
        self.end.send(()).expect("it runs");
        let ended = timeout(PATIENCE, self.task).await;
        ended.expect("it ends in time").expect("it does not panic");
    }
}

/// An app of one page.
fn app() -> Router {
    let folder = tempdir().expect("a folder");
    fs::write(folder.path().join("index.html"), "the page").expect("a file");
    router(Assets::read(folder.path()).expect("an app"))
}

/// All that is sent until the connection is closed.
async fn rest(stream: &mut TcpStream) -> String {
    let mut text = Vec::new();
    let read = timeout(PATIENCE, stream.read_to_end(&mut text)).await;
    // A connection that is cut while something unread is in it is reset.
    let _ = read.expect("it is closed in time");
    String::from_utf8(text).expect("UTF-8")
}

/// The page, as it is sent over a connection that stays open.
async fn page(stream: &mut TcpStream) -> String {
    stream.write_all(REQUEST).await.expect("it is open");
    let mut text = Vec::new();
    while !text.ends_with(b"the page") {
        let read = timeout(PATIENCE, stream.read_buf(&mut text)).await;
        let count = read.expect("an answer in time").expect("it is open");
        assert_ne!(count, 0, "closed after {text:?}");
    }
    String::from_utf8(text).expect("UTF-8")
}

#[tokio::test]
async fn a_connection_serves_several_requests() {
    let served = Served::start(app(), WIDE).await;
    let mut stream = served.connect().await;
    for _ in 0..3 {
        assert!(page(&mut stream).await.starts_with("HTTP/1.1 200 OK\r\n"));
    }
    drop(stream);
    served.end().await;
}

#[tokio::test]
async fn what_is_not_sent_again_has_no_length() {
    let served = Served::start(app(), WIDE).await;
    let mut stream = served.connect().await;
    let request = "GET / HTTP/1.1\r\nHost: a\r\nIf-None-Match: *\r\nConnection: close\r\n\r\n";
    stream.write_all(request.as_bytes()).await.expect("open");
    let answer = rest(&mut stream).await;
    assert!(answer.starts_with("HTTP/1.1 304 Not Modified\r\n"));
    assert!(answer.ends_with("\r\n\r\n"), "there is no body");
    assert!(!answer.contains("content-length"), "{answer}");
}

#[tokio::test]
async fn who_does_not_finish_a_request_is_cut_off() {
    let head = Duration::from_secs(1);
    let served = Served::start(app(), Limits { head, ..WIDE }).await;
    let start = Instant::now();
    let mut silent = served.connect().await;
    let mut slow = served.connect().await;
    slow.write_all(b"GET / HTTP/1.1\r\nHo").await.expect("open");
    let mut idle = served.connect().await;
    page(&mut idle).await;
    for stream in [&mut silent, &mut slow, &mut idle] {
        assert_eq!(rest(stream).await, "");
    }
    assert!(start.elapsed() >= head);
    served.end().await;
}

#[tokio::test]
async fn who_sends_too_much_is_refused() {
    let served = Served::start(app(), WIDE).await;
    let mut stream = served.connect().await;
    let long = "x".repeat(20_000);
    let request = format!("GET / HTTP/1.1\r\nHost: a\r\nX: {long}\r\n\r\n");
    // It may be closed before all of it has been sent.
    let _ = stream.write_all(request.as_bytes()).await;
    let mut start = [0; 12];
    stream.read_exact(&mut start).await.expect("an answer");
    assert_eq!(&start, b"HTTP/1.1 431");
}

#[tokio::test]
async fn who_comes_when_all_places_are_taken_waits() {
    let limits = Limits {
        connections: 2,
        ..WIDE
    };
    let served = Served::start(app(), limits).await;
    let mut first = served.connect().await;
    let mut second = served.connect().await;
    page(&mut first).await;
    page(&mut second).await;
    let mut third = served.connect().await;
    let early = timeout(MOMENT, page(&mut third)).await;
    assert!(early.is_err(), "there is no place yet");
    drop(first);
    let mut text = Vec::new();
    timeout(PATIENCE, third.read_buf(&mut text))
        .await
        .expect("an answer in time")
        .expect("it is open");
    assert!(text.starts_with(b"HTTP/1.1 200 OK\r\n"));
}

#[tokio::test]
async fn a_connection_does_not_grow_old() {
    let limits = Limits {
        age: MOMENT,
        grace: MOMENT,
        ..WIDE
    };
    // More than the buffers of the system hold, so that it takes a client that reads.
    let long = get(|| async { "x".repeat(50_000_000) });
    let served = Served::start(Router::new().fallback(long), limits).await;
    let mut stream = served.connect().await;
    stream.write_all(REQUEST).await.expect("it is open");
    sleep(3 * MOMENT).await;
    let received = rest(&mut stream).await;
    assert!(received.len() < 50_000_000, "it was cut off");
    served.end().await;
}

#[tokio::test]
async fn an_end_waits_for_answers_but_for_nothing_else() {
    let (begun, mut beginning) = tokio::sync::mpsc::channel(1);
    let slow = get(move || {
        let begun = begun.clone();
        async move {
            begun.send(()).await.expect("the test waits");
            sleep(MOMENT).await;
            "at last"
        }
    });
    let served = Served::start(Router::new().route("/", slow), WIDE).await;
    let address = served.address;
    let mut asking = served.connect().await;
    let mut idle = served.connect().await;
    asking.write_all(REQUEST).await.expect("it is open");
    beginning.recv().await.expect("it is asked");

    let start = Instant::now();
    served.end().await;
    assert!(start.elapsed() < PATIENCE, "nobody waits for the idle one");
    assert!(rest(&mut asking).await.ends_with("at last"));
    assert_eq!(rest(&mut idle).await, "");
    assert!(TcpStream::connect(address).await.is_err());
}
