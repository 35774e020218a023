//! A fuzzer of the socket: whatever comes over it, from whomever, the server goes on, and nobody else
//! notices.
//!
//! Conversations begin as good ones. Some messages are then changed: as JSON, where a member is left
//! out or replaced by something strange; as bytes; or as frames, which are cut in pieces, too long, not
//! masked, of no known kind, or not finished. `LUDEJO_NOISE` is for how many seconds.

use std::env;
use std::net::SocketAddr;
use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use ludejo_server::store::{Sqlite, verify};
use ludejo_wire::GameId;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use tempfile::tempdir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::guest::{Guest, PATIENCE, Socket, View, ask, pair};
use super::hall::{Hall, settings};

type Random = Xoshiro256PlusPlus;

/// How many conversations go on at a time.
const AT_ONCE: usize = 8;

/// The most messages of a conversation.
const LONGEST: usize = 24;

/// How many panics there were outside of tests.
static PANICS: AtomicUsize = AtomicUsize::new(0);

/// Counts panics from now on, wherever they are caught.
fn count_panics() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let is_tests = info.location().is_some_and(|place| {
            let file = place.file().replace('\\', "/");
            file.contains("tests/")
        });
        if !is_tests {
            PANICS.fetch_add(1, Ordering::Relaxed);
        }
        usual(info);
    }));
}

/// What conversations are about.
struct Topic {
    address: SocketAddr,
    game: GameId,
    /// Nobody, somebody who looks on, and the two players.
    secrets: [Option<String>; 4],
}

fn chance(random: &mut Random, one_in: u32) -> bool {
    random.random_range(0..one_in) == 0
}

fn pick<'a, T>(random: &mut Random, all: &'a [T]) -> &'a T {
    &all[random.random_range(0..all.len())]
}

/// A value that nobody expects.
fn strange(random: &mut Random) -> Value {
    let length = *pick(random, &[0, 1, 32, 33, 200, 5_000]);
    match random.random_range(0..12) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(-1),
        3 => json!(u64::MAX),
        4 => json!(1e308),
        5 => json!(4_294_967_296_u64),
        6 => json!("x".repeat(length)),
        7 => json!("\u{0}\u{202E}\u{FEFF}\u{1F3F3}".repeat(length / 16)),
        8 => json!([]),
        9 => json!({}),
        10 => json!({ "do": "move", "kind": "engine", "options": "level=99" }),
        _ => (0..length / 16).fold(json!(0), |inner, _| json!([inner])),
    }
}

/// The command that makes some legal move, and others that are often impossible.
fn command(random: &mut Random, view: &View) -> Value {
    let offer = *pick(random, &["draw", "takeback", "pause"]);
    match random.random_range(0..14) {
        0..6 => match view.to_move() {
            Some(_) => {
                let command = view.some_move(random.random_range(0..1_000));
                serde_json::to_value(command).expect("JSON")
            }
            None => json!({ "do": "move", "action": "a1a2", "ply": 3, "lag": u64::MAX }),
        },
        6 => json!({ "do": "offer", "offer": offer }),
        7 => json!({ "do": "accept", "offer": offer }),
        8 => json!({ "do": "decline", "offer": offer }),
        9 => json!({ "do": "withdraw", "offer": offer }),
        10 => json!({ "do": "resume" }),
        11 => json!({ "do": "flag" }),
        12 => json!({ "do": "leave" }),
        _ => json!({ "do": "hand-over", "to": { "kind": "engine", "options": "level=1" } }),
    }
}

/// A good message.
fn message(random: &mut Random, topic: &Topic, view: &View) -> Value {
    let game = match chance(random, 8) {
        true => json!("nothing"),
        false => json!(topic.game),
    };
    match random.random_range(0..12) {
        0..3 => json!({
            "say": "watch",
            "game": game,
            "from": *pick(random, &[0, 1, 5, u32::MAX]),
            "chat": *pick(random, &[0, 1, u32::MAX]),
        }),
        3 => json!({ "say": "leave", "game": game }),
        4 => json!({ "say": "lobby" }),
        5 => json!({ "say": "leave-lobby" }),
        6 => json!({ "say": "pong", "number": random.random_range(0..4) }),
        _ => json!({
            "say": "do",
            "game": game,
            "key": format!("k{}", random.random_range(0..10_000)),
            "command": command(random, view),
        }),
    }
}

/// Changes a value somewhere inside.
fn spoil(random: &mut Random, value: &mut Value) {
    let inside = match value {
        Value::Object(members) if !members.is_empty() => {
            let index = random.random_range(0..members.len());
            let name = members.keys().nth(index).cloned().unwrap_or_default();
            match random.random_range(0..4) {
                0 => {
                    members.remove(&name);
                    return;
                }
                1 => {
                    let more = strange(random);
                    members.insert(format!("{name}s"), more);
                    return;
                }
                _ => members.get_mut(&name),
            }
        }
        _ => None,
    };
    match inside {
        Some(inside) => spoil(random, inside),
        None => *value = strange(random),
    }
}

/// Changes bytes somewhere.
fn scramble(random: &mut Random, bytes: &mut Vec<u8>) {
    for _ in 0..random.random_range(1..4) {
        let place = random.random_range(0..=bytes.len());
        match random.random_range(0..4) {
            0 => bytes.insert(place, random.random()),
            1 => bytes.truncate(place),
            2 => {
                let copy = bytes[place..].to_vec();
                bytes.extend(copy);
            }
            _ => {
                if let Some(byte) = bytes.get_mut(place) {
                    *byte ^= 1 << random.random_range(0..8);
                }
            }
        }
    }
}

/// What is said in one message: mostly good.
fn words(random: &mut Random, topic: &Topic, view: &View) -> Vec<u8> {
    let mut message = message(random, topic, view);
    if chance(random, 3) {
        spoil(random, &mut message);
    }
    let mut bytes = message.to_string().into_bytes();
    if chance(random, 6) {
        scramble(random, &mut bytes);
    }
    bytes
}

/// A frame as the protocol has it, or with something wrong in its head.
struct Frame {
    /// Whether it is the last of its message, what is reserved, and its kind.
    first: u8,
    is_masked: bool,
    /// What is said to be the length.
    length: u64,
    payload: Vec<u8>,
}

const CONTINUATION: u8 = 0;
const TEXT: u8 = 1;
const BINARY: u8 = 2;
const CLOSE: u8 = 8;
const PING: u8 = 9;
const LAST: u8 = 0x80;

impl Frame {
    fn good(first: u8, payload: Vec<u8>) -> Self {
        Self {
            first,
            is_masked: true,
            length: payload.len() as u64,
            payload,
        }
    }

    fn write(self, random: &mut Random, out: &mut Vec<u8>) {
        let mask = if self.is_masked { 0x80 } else { 0 };
        out.push(self.first);
        match self.length {
            length @ 0..126 if !chance(random, 50) => out.push(mask | length as u8),
            length @ 0..65_536 if !chance(random, 50) => {
                out.push(mask | 126);
                out.extend((length as u16).to_be_bytes());
            }
            length => {
                out.push(mask | 127);
                out.extend(length.to_be_bytes());
            }
        }
        let key: [u8; 4] = random.random();
        let key = if self.is_masked { key } else { [0; 4] };
        if self.is_masked {
            out.extend(key);
        }
        let masked = self.payload.iter().zip(key.iter().cycle());
        out.extend(masked.map(|(byte, key)| byte ^ key));
    }
}

/// A message in frames: mostly in one, and mostly in good ones.
fn frames(random: &mut Random, payload: Vec<u8>, out: &mut Vec<u8>) {
    let mut frames = match random.random_range(0..16) {
        0 => {
            let middle = random.random_range(0..=payload.len());
            let rest = payload[middle..].to_vec();
            let mut frames = vec![
                Frame::good(TEXT, payload[..middle].to_vec()),
                Frame::good(LAST | CONTINUATION, rest),
            ];
            if chance(random, 2) {
                frames.insert(1, Frame::good(LAST | PING, b"in between".to_vec()));
            }
            frames
        }
        1 => vec![Frame::good(LAST | BINARY, payload)],
        2 => vec![Frame::good(LAST | PING, payload)],
        _ => vec![Frame::good(LAST | TEXT, payload)],
    };
    if chance(random, 40) {
        let frame = &mut frames[0];
        match random.random_range(0..6) {
            0 => frame.first = random.random(),
            1 => frame.first |= 0x40,
            2 => frame.is_masked = false,
            3 => frame.length = *pick(random, &[u64::MAX, 1 << 40, 16_385, 70_000]),
            4 => {
                frame.first = LAST | CLOSE;
                frame.length = frame.payload.len() as u64;
            }
            _ => frame.payload = vec![b'x'; 17_000],
        }
    }
    for frame in frames {
        frame.write(random, out);
    }
}

/// One conversation, from the first byte to the end, wherever that is. How many messages it had.
async fn converse(topic: Arc<Topic>, view: Arc<View>, seed: u64) -> usize {
    let mut random = Random::seed_from_u64(seed);
    let random = &mut random;
    let Ok(stream) = TcpStream::connect(topic.address).await else {
        return 0;
    };
    let (mut reading, mut writing) = stream.into_split();
    // Whoever doesn't listen is a case of its own.
    let listens = !chance(random, 8);
    let listening = tokio::spawn(async move {
        let mut heard = vec![0; 4096];
        while listens && reading.read(&mut heard).await.is_ok_and(|count| count > 0) {}
        reading
    });
    let mut out = String::from(
        "GET /api/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
    )
    .into_bytes();
    let secret = pick(random, &topic.secrets);
    let mut hello = json!({ "say": "hello", "version": 1 });
    if let Some(secret) = secret {
        hello["secret"] = json!(secret);
    }
    if chance(random, 12) {
        spoil(random, &mut hello);
    }
    Frame::good(LAST | TEXT, hello.to_string().into_bytes()).write(random, &mut out);
    let count = random.random_range(0..LONGEST);
    for _ in 0..count {
        let words = words(random, &topic, &view);
        frames(random, words, &mut out);
    }
    if chance(random, 20) {
        scramble(random, &mut out);
    }
    // The network divides what is sent as it likes, and ends when it likes.
    while !out.is_empty() {
        let length = match chance(random, 4) {
            true => random.random_range(1..=out.len().min(64)),
            false => out.len(),
        };
        let piece: Vec<_> = out.drain(..length).collect();
        if writing.write_all(&piece).await.is_err() || chance(random, 100) {
            break;
        }
        tokio::task::yield_now().await;
    }
    match random.random_range(0..3) {
        0 => drop(writing),
        1 => listening.abort(),
        _ => {
            Frame::good(LAST | CLOSE, vec![3, 232]).write(random, &mut out);
            let _ = writing.write_all(&out).await;
            // It may be that the server waits for more.
            let _ = timeout(Duration::from_millis(200), listening).await;
        }
    }
    count
}

#[tokio::test]
async fn whatever_is_said_the_server_goes_on() {
    count_panics();
    let seconds = env::var("LUDEJO_NOISE").map_or(Ok(3), |seconds| seconds.parse());
    let end = Instant::now() + Duration::from_secs(seconds.expect("LUDEJO_NOISE is a number"));
    let folder = tempdir().expect("a folder");
    let store = Arc::new(Sqlite::open(&folder.path().join("data")).expect("a store"));
    // Those who play in peace answer pings only between rounds, which can take long.
    let mut settings = settings();
    settings.ping_every = Duration::from_secs(60);
    let hall = Hall::over(Arc::clone(&store) as _, settings).await;
    let looks_on = Guest::new(&hall, "Cho").await;
    // Two who play in peace, whatever the others do.
    let (ana, ben, quiet) = pair(&hall, "evo", "none").await;
    let mut peaceful = [ana.connect().await, ben.connect().await];
    let mut views = Vec::new();
    for socket in &mut peaceful {
        views.push(socket.watch(&quiet).await);
    }
    let (mut seed, mut conversations, mut messages) = (0, 0, 0);
    for round in 0.. {
        if Instant::now() >= end {
            break;
        }
        let game = *pick(
            &mut Random::seed_from_u64(round),
            &["evo", "rooya", "heroes", "herooj"],
        );
        let (dia, eli, game) = pair(&hall, game, "5+3").await;
        let secret = |guest: &Guest| Some(guest.secret.0.clone());
        let topic = Arc::new(Topic {
            address: hall.address,
            secrets: [None, secret(&looks_on), secret(&dia), secret(&eli)],
            game: game.clone(),
        });
        // The players' noise makes some moves, so there are always others to make.
        for _ in 0..8 {
            let view = Arc::new(View::from(dia.snapshot(&game).await));
            let mut talks = JoinSet::new();
            for _ in 0..AT_ONCE {
                talks.spawn(converse(Arc::clone(&topic), Arc::clone(&view), seed));
                seed += 1;
            }
            while let Some(talk) = talks.join_next().await {
                messages += talk.expect("it ends");
                conversations += 1;
            }
        }
        let who = views[0]
            .to_move()
            .filter(|_| views[0].session.events().len() < 40);
        if let Some(seat) = who {
            let who = seat.index();
            let command = views[who].some_move(round as usize);
            let done = peaceful[who]
                .command(&mut views[who], &round.to_string(), &command)
                .await;
            assert_eq!(done, Ok(()), "seeds up to {seed}");
            let count = views[who].session.events().len();
            peaceful[1 - who].follow(&mut views[1 - who], count).await;
        }
        assert_eq!(PANICS.load(Ordering::Relaxed), 0, "seeds up to {seed}");
    }
    eprintln!("{conversations} conversations, {messages} messages");
    assert!(conversations > 0 && messages > 0);

    // Others can come, and nothing was wrong with the server at any time.
    let mut late = Socket::open(hall.address).await;
    assert_eq!(late.hello(None).await, None);
    assert!(late.watch(&quiet).await.session == views[0].session);
    drop((late, peaceful));
    let begun = Instant::now();
    loop {
        let metrics = ask(hall.address, "GET /metrics HTTP/1.1", "").await.body;
        assert!(
            metrics.contains("ludejo_store_faults_total 0\n"),
            "{metrics}"
        );
        assert!(!metrics.contains("status=\"5"), "{metrics}");
        assert!(
            !metrics.contains("ludejo_moves_total 0\n"),
            "some were good"
        );
        if metrics.contains("ludejo_sockets 0\n") {
            break;
        }
        assert!(begun.elapsed() < PATIENCE, "all sockets end: {metrics}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    hall.close().await;
    let report = verify(&*store).await.expect("it can be read");
    assert!(report.differences.is_empty(), "{report:?}");
    assert_eq!(PANICS.load(Ordering::Relaxed), 0);
}
