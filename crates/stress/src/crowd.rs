//! Many connections that are cheap to have: players who move when they are told to, and watchers.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// What a connection says first, and what it listens for.
#[derive(Debug)]
pub struct Ear {
    /// What is said first, one message each.
    pub first: Vec<String>,
    /// The games in which the connection waits for the moves of the other player: their names, their
    /// numbers, and its own seat there.
    pub games: HashMap<String, (usize, usize)>,
}

/// A move has arrived at the other player.
#[derive(Clone, Copy, Debug)]
pub struct Arrival {
    /// The number of the game.
    pub game: usize,
    /// The seat of whoever heard it.
    pub seat: usize,
    /// When.
    pub at: Instant,
}

/// What is counted of all connections.
#[derive(Debug, Default)]
pub struct Counts {
    /// Moves that were told, to whomever.
    pub told: AtomicU64,
    /// Connections that were lost.
    pub lost: AtomicU64,
    /// How much was refused.
    pub refused: AtomicU64,
    /// What was refused first, as the server said it.
    pub refusal: OnceLock<String>,
}

/// What either server says, as far as it matters here.
#[derive(Deserialize)]
struct Said<'a> {
    say: &'a str,
    #[serde(default)]
    game: &'a str,
    #[serde(default)]
    number: u32,
}

/// Connects, and says what is said first.
///
/// # Errors
/// If the server doesn't let it.
pub async fn connect(server: SocketAddr, from: IpAddr, ear: &Ear) -> Result<Connection> {
    let mut request = format!("ws://{server}/api/socket").into_client_request()?;
    request
        .headers_mut()
        .insert("x-forwarded-for", from.to_string().parse()?);
    let stream = TcpStream::connect(server).await?;
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default()
        .read_buffer_size(2 * 1024)
        .write_buffer_size(0);
    let (mut socket, _) = client_async_with_config(request, stream, Some(config)).await?;
    for message in &ear.first {
        socket.send(Message::text(message.as_str())).await?;
    }
    Ok(socket)
}

/// A connection.
pub type Connection = WebSocketStream<TcpStream>;

/// Hears that every first message was answered.
///
/// # Errors
/// If one was refused.
pub async fn hear_answers(socket: &mut Connection, count: usize) -> Result<()> {
    let mut heard = 0;
    while heard < count {
        let frame = socket.next().await.context("the connection has ended")??;
        if let Message::Text(text) = frame {
            let said: Said<'_> = serde_json::from_str(&text)?;
            ensure!(said.say != "problem", "refused: {text}");
            heard += usize::from(matches!(said.say, "welcome" | "game"));
        }
    }
    Ok(())
}

/// Listens, and says what it is told to, until the connection ends.
pub async fn attend(
    mut socket: Connection,
    ear: Ear,
    mut saying: UnboundedReceiver<String>,
    arrivals: UnboundedSender<Arrival>,
    counts: Arc<Counts>,
) {
    loop {
        tokio::select! {
            said = saying.recv() => {
                let Some(text) = said else { return };
                if socket.send(Message::text(text)).await.is_err() {
                    break;
                }
            }
            frame = socket.next() => {
                let Some(Ok(frame)) = frame else { break };
                let at = Instant::now();
                let Message::Text(text) = frame else { continue };
                match serde_json::from_str(&text) {
                    Ok(Said { say: "events", game, .. }) => {
                        counts.told.fetch_add(1, Relaxed);
                        if let Some(&(game, seat)) = ear.games.get(game) {
                            // The run may be over.
                            let _ = arrivals.send(Arrival { game, seat, at });
                        }
                    }
                    Ok(Said { say: "ping", number, .. }) => {
                        let pong = format!("{{\"say\":\"pong\",\"number\":{number}}}");
                        if socket.send(Message::text(pong)).await.is_err() {
                            break;
                        }
                    }
                    Ok(Said { say: "refused" | "problem", .. }) => {
                        counts.refused.fetch_add(1, Relaxed);
                        counts.refusal.get_or_init(|| text.to_string());
                    }
                    _ => {}
                }
            }
        }
    }
    counts.lost.fetch_add(1, Relaxed);
}
