//! Players.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use ludejo_wire::{Name, NewPlayer, Player, PlayerId, Registered};

use super::ask::{Address, Body, Caller, DONE};
use crate::error::{Error, Wrong};
use crate::fresh;
use crate::house::{House, Kind};
use crate::moment::now;

/// What a player who wants to be forgotten is called from then on.
const FORMER: &str = "Former player";

/// Becomes a player.
#[utoipa::path(
    post,
    path = "/api/players",
    tag = "players",
    operation_id = "players-register",
    request_body = NewPlayer,
    responses((status = 201, body = Registered)),
)]
pub(super) async fn register(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Body(new): Body<NewPlayer>,
) -> Result<(StatusCode, Json<Registered>), Error> {
    house.rates.check(Kind::Register, address, None)?;
    let secret = fresh::secret();
    let hash = fresh::hash(&secret.0).ok_or(Wrong::WhoAreYou)?;
    let player = Player {
        id: PlayerId(fresh::id()),
        name: new.name,
    };
    house.store.add_player(&player, &hash, now()).await?;
    Ok((StatusCode::CREATED, Json(Registered { player, secret })))
}

/// Says who the caller is.
#[utoipa::path(
    get,
    path = "/api/me",
    tag = "players",
    operation_id = "players-me",
    responses((status = 200, body = Player)),
    security(("secret" = [])),
)]
pub(super) async fn me(Caller(player): Caller) -> Json<Player> {
    Json(player)
}

/// Changes the caller's name.
#[utoipa::path(
    patch,
    path = "/api/me",
    tag = "players",
    operation_id = "players-rename",
    request_body = NewPlayer,
    responses((status = 200, body = Player)),
    security(("secret" = [])),
)]
pub(super) async fn rename(
    State(house): State<Arc<House>>,
    Caller(player): Caller,
    Body(new): Body<NewPlayer>,
) -> Result<Json<Player>, Error> {
    house.store.rename(&player.id, &new.name).await?;
    house.call(&player.id).await?;
    Ok(Json(Player {
        name: new.name,
        ..player
    }))
}

/// Forgets the caller. The games stay, without the name.
#[utoipa::path(
    delete,
    path = "/api/me",
    tag = "players",
    operation_id = "players-forget",
    responses((status = 204, description = "Done")),
    security(("secret" = [])),
)]
pub(super) async fn forget(
    State(house): State<Arc<House>>,
    Caller(player): Caller,
) -> Result<StatusCode, Error> {
    house.withdraw_all(&player).await?;
    let name = Name::try_from(FORMER.to_owned()).map_err(|_| Wrong::NoPlayer)?;
    house.store.forget(&player.id, &name).await?;
    house.dismiss_everywhere(&player.id);
    house.call(&player.id).await?;
    Ok(DONE)
}
