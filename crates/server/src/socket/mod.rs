//! The socket, over which clients hear what happens while they look on.

mod client;
mod origin;
mod trips;

use std::sync::Arc;

use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};

use crate::api::Address;
use crate::error::{Error, Wrong};
use crate::house::{House, Kind};

/// The most bytes of a message from a client.
const LONGEST: usize = 16 * 1024;

/// How many bytes are read at a time. Clients say little, and there are many of them.
const READ: usize = 1024;

/// How many bytes of messages that are sent together are written at a time.
const TOGETHER: usize = 4 * 1024;

/// How many bytes wait to be written at most: the longest message is the lobby, or a game with all its
/// events.
const WRITE: usize = 4 * 1024 * 1024;

/// Opens a socket.
pub(crate) async fn open(
    State(house): State<Arc<House>>,
    Address(address): Address,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(error) => {
            let status = error.into_response().status();
            let text = "it has to be one for a WebSocket";
            return Err(Error::Unreadable(status, text.to_owned()));
        }
    };
    if !origin::is_own(&headers) {
        return Err(Wrong::ForeignOrigin.into());
    }
    if house.is_ending() {
        return Err(Wrong::Ending.into());
    }
    house.rates.check(Kind::Socket, address, None)?;
    let place = Arc::clone(&house.sockets).try_acquire_owned();
    let place = place.map_err(|_| Wrong::Full)?;
    let upgrade = upgrade
        .read_buffer_size(READ)
        .write_buffer_size(TOGETHER)
        .max_write_buffer_size(WRITE)
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST);
    Ok(upgrade.on_upgrade(move |socket| async move {
        client::attend(socket, house, address).await;
        drop(place);
    }))
}
