//! Whom a player doesn't want to meet.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use ludejo_wire::{Player, PlayerId};

use super::ask::{At, Caller, DONE};
use crate::error::{Error, Wrong};
use crate::house::House;

/// Whom the caller has blocked.
pub(super) async fn all(
    State(house): State<Arc<House>>,
    Caller(player): Caller,
) -> Result<Json<Vec<Player>>, Error> {
    Ok(Json(house.store.blocked(&player.id).await?))
}

/// Whether the caller has blocked somebody: there is an answer if so.
pub(super) async fn see(
    State(house): State<Arc<House>>,
    Caller(player): Caller,
    At(whom): At<PlayerId>,
) -> Result<Json<Player>, Error> {
    let blocked = house.store.blocked(&player.id).await?.into_iter();
    let found = blocked.into_iter().find(|other| other.id == whom);
    Ok(Json(found.ok_or(Wrong::NoPlayer)?))
}

/// Blocks somebody.
pub(super) async fn add(
    State(house): State<Arc<House>>,
    Caller(player): Caller,
    At(whom): At<PlayerId>,
) -> Result<StatusCode, Error> {
    if whom == player.id {
        return Err(Wrong::Yourself.into());
    }
    house.store.player(&whom).await?.ok_or(Wrong::NoPlayer)?;
    house.store.block(&player.id, &whom, true).await?;
    Ok(DONE)
}

/// No longer does.
pub(super) async fn remove(
    State(house): State<Arc<House>>,
    Caller(player): Caller,
    At(whom): At<PlayerId>,
) -> Result<StatusCode, Error> {
    house.store.block(&player.id, &whom, false).await?;
    Ok(DONE)
}
