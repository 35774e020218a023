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
#[utoipa::path(
    get,
    path = "/api/blocks",
    tag = "blocks",
    operation_id = "blocks-all",
    responses((status = 200, body = Vec<Player>)),
    security(("secret" = [])),
)]
pub(super) async fn all(
    State(house): State<Arc<House>>,
    Caller(player): Caller,
) -> Result<Json<Vec<Player>>, Error> {
    Ok(Json(house.store.blocked(&player.id).await?))
}

/// Whether the caller has blocked somebody: there is an answer if so.
#[utoipa::path(
    get,
    path = "/api/blocks/{player}",
    tag = "blocks",
    operation_id = "blocks-see",
    params(("player" = PlayerId, Path, description = "The other player")),
    responses((status = 200, body = Player)),
    security(("secret" = [])),
)]
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
#[utoipa::path(
    put,
    path = "/api/blocks/{player}",
    tag = "blocks",
    operation_id = "blocks-add",
    params(("player" = PlayerId, Path, description = "The other player")),
    responses((status = 204, description = "Done")),
    security(("secret" = [])),
)]
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
#[utoipa::path(
    delete,
    path = "/api/blocks/{player}",
    tag = "blocks",
    operation_id = "blocks-remove",
    params(("player" = PlayerId, Path, description = "The other player")),
    responses((status = 204, description = "Done")),
    security(("secret" = [])),
)]
pub(super) async fn remove(
    State(house): State<Arc<House>>,
    Caller(player): Caller,
    At(whom): At<PlayerId>,
) -> Result<StatusCode, Error> {
    house.store.block(&player.id, &whom, false).await?;
    Ok(DONE)
}
