//! The yardstick of the load test: a server that knows nothing of games. It uses the same library for
//! sockets, with the same buffers; for each message it commits a row to SQLite, flushed and grouped as
//! Ludejo's are, and then sends the message to all who listen in the same room.

use std::collections::HashMap;
use std::path::Path;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use anyhow::Result;
use axum::Router;
use axum::extract::State;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::get;
use rusqlite::Connection;
use tokio::net::TcpListener;
use tokio::sync::mpsc as channel;
use tokio::sync::oneshot;

/// The most rows of one transaction, as in Ludejo.
const MOST: usize = 500;

/// The messages that can wait for one connection, as in Ludejo.
const LENGTH: usize = 128;

/// A message to be written, and whom to tell that it is.
type Write = (Utf8Bytes, oneshot::Sender<()>);

struct Hall {
    rooms: Mutex<HashMap<String, Vec<channel::Sender<Utf8Bytes>>>>,
    writes: Sender<Write>,
}

/// Answers until it is killed.
///
/// # Errors
/// If there is no database, or the port is taken.
pub async fn serve(port: u16, folder: &Path) -> Result<()> {
    let connection = Connection::open(folder.join("echo.db"))?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.execute("CREATE TABLE rows (text TEXT NOT NULL)", [])?;
    let (writes, waiting) = mpsc::channel();
    thread::spawn(move || write_all(&connection, &waiting));
    let hall = Arc::new(Hall {
        rooms: Mutex::default(),
        writes,
    });
    let router = Router::new()
        .route("/api/socket", get(open))
        .with_state(hall);
    let listener = TcpListener::bind(("127.0.0.1", port)).await?;
    Ok(axum::serve(listener, router).await?)
}

fn write_all(connection: &Connection, waiting: &Receiver<Write>) {
    while let Ok(first) = waiting.recv() {
        let more = waiting.try_iter().take(MOST - 1);
        let writes: Vec<_> = std::iter::once(first).chain(more).collect();
        if write_together(connection, &writes).is_ok() {
            for (_, written) in writes {
                // Who asked may have gone.
                let _ = written.send(());
            }
        }
    }
}

fn write_together(connection: &Connection, writes: &[Write]) -> rusqlite::Result<()> {
    connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
    let mut insert = connection.prepare_cached("INSERT INTO rows (text) VALUES (?1)")?;
    for (text, _) in writes {
        insert.execute([text.as_str()])?;
    }
    connection.prepare_cached("COMMIT")?.execute([])?;
    Ok(())
}

async fn open(State(hall): State<Arc<Hall>>, upgrade: WebSocketUpgrade) -> Response {
    let upgrade = upgrade
        .read_buffer_size(1024)
        .write_buffer_size(4 * 1024)
        .max_write_buffer_size(4 * 1024 * 1024);
    upgrade.on_upgrade(move |socket| attend(socket, hall))
}

/// `+ROOM` enters a room. Anything else is for all who have entered the room that it names, where
/// Ludejo's messages name the game.
async fn attend(mut socket: WebSocket, hall: Arc<Hall>) {
    let (outbox, mut waiting) = channel::channel(LENGTH);
    loop {
        tokio::select! {
            Some(text) = waiting.recv() => {
                if socket.send(Message::Text(text)).await.is_err() {
                    return;
                }
            }
            heard = socket.recv() => match heard {
                Some(Ok(Message::Text(text))) => match text.strip_prefix('+') {
                    Some(room) => hall.enter(room, outbox.clone()),
                    None => hall.relay(text).await,
                },
                Some(Ok(_)) => {}
                _ => return,
            },
        }
    }
}

impl Hall {
    fn enter(&self, room: &str, outbox: channel::Sender<Utf8Bytes>) {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.entry(room.to_owned()).or_default().push(outbox);
    }

    async fn relay(&self, text: Utf8Bytes) {
        let (written, is_written) = oneshot::channel();
        if self.writes.send((text.clone(), written)).is_err() || is_written.await.is_err() {
            return;
        }
        let room = text.split('"').nth(7).unwrap_or_default();
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        for outbox in rooms.get(room).into_iter().flatten() {
            // Who is too far behind misses it.
            let _ = outbox.try_send(text.clone());
        }
    }
}
