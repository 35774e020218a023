//! Games.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use ludejo_session::{Command, Millis};
use ludejo_wire::{ChatLine, GameId, GameSummary, Invited, NewChatLine, NewCommand, Snapshot};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::ask::{Address, Asked, At, Body, Caller, DONE};
use crate::error::{Error, Wrong};
use crate::house::{self, House, Kind};

/// How many games are listed if nothing is said, and at most.
const USUAL: u32 = 20;
const MOST: u32 = 100;

/// Which games to list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct Page {
    /// Those in which something happened last before this moment.
    #[serde(default)]
    before: Option<Millis>,
    /// How many.
    #[serde(default)]
    count: Option<u32>,
}

/// What is known of a game already.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct Known {
    /// How many events.
    #[serde(default)]
    from: u32,
    /// How many lines of the chat.
    #[serde(default)]
    chat: u32,
}

/// What is claimed.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewClaim {
    /// What for.
    r#as: Claim,
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Claim {
    /// That who is away has left.
    Win,
    /// That the game is a draw, if there are two seats.
    Draw,
}

/// The caller's games, the latest first.
#[utoipa::path(
    get,
    path = "/api/games",
    tag = "games",
    operation_id = "games-own",
    params(Page),
    responses((status = 200, body = Vec<GameSummary>)),
    security(("secret" = [])),
)]
pub(super) async fn own(
    State(house): State<Arc<House>>,
    Caller(player): Caller,
    Asked(page): Asked<Page>,
) -> Result<Json<Vec<GameSummary>>, Error> {
    // The greatest number that databases and JavaScript have in common.
    let before = page.before.unwrap_or(Millis::MAX).min((1 << 53) - 1);
    let count = page.count.unwrap_or(USUAL).min(MOST);
    let games = house.store.games_of(&player.id, before, count).await?;
    Ok(Json(games.into_iter().map(house::summary).collect()))
}

/// A game as it stands.
#[utoipa::path(
    get,
    path = "/api/games/{id}",
    tag = "games",
    operation_id = "games-see",
    params(("id" = GameId, Path, description = "The game"), Known),
    responses((status = 200, body = Snapshot)),
)]
pub(super) async fn see(
    State(house): State<Arc<House>>,
    At(id): At<GameId>,
    Asked(known): Asked<Known>,
) -> Result<Json<Snapshot>, Error> {
    let table = house.table(&id).await?;
    Ok(Json(table.see(&house, known.from, known.chat).await))
}

/// A game as a record.
#[utoipa::path(
    get,
    path = "/api/games/{id}/record",
    tag = "games",
    operation_id = "games-record",
    params(("id" = GameId, Path, description = "The game")),
    responses((status = 200, body = String, content_type = "text/plain")),
)]
pub(super) async fn record(
    State(house): State<Arc<House>>,
    At(id): At<GameId>,
) -> Result<impl IntoResponse, Error> {
    let record = house.table(&id).await?.record().await;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record))
}

/// Carries out a command.
#[utoipa::path(
    post,
    path = "/api/games/{id}/commands",
    tag = "games",
    operation_id = "games-command",
    params(("id" = GameId, Path, description = "The game")),
    request_body = NewCommand,
    responses((status = 204, description = "Done")),
    security(("secret" = [])),
)]
pub(super) async fn command(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Caller(player): Caller,
    At(id): At<GameId>,
    Body(mut new): Body<NewCommand>,
) -> Result<StatusCode, Error> {
    house
        .rates
        .check(Kind::Command, address, Some(&player.id))?;
    // How slow the network is, nobody has measured here.
    if let Command::Move { lag, .. } = &mut new.command {
        *lag = 0;
    }
    to_the_end(async move {
        let begun = Instant::now();
        let table = house.table(&id).await?;
        let answer = table.command(&house, &player.id, &new).await;
        house.metrics.commanded(&answer, begun.elapsed());
        answer
    })
    .await
}

/// Does what changes a game to its end, even if the client goes or the answer takes too long: once
/// it is on the disk, everybody has to hear of it.
async fn to_the_end(
    what: impl Future<Output = Result<(), Error>> + Send + 'static,
) -> Result<StatusCode, Error> {
    match tokio::spawn(what).await {
        Ok(done) => done.map(|()| DONE),
        Err(failed) => match failed.try_into_panic() {
            Ok(panic) => resume_unwind(panic),
            Err(_) => Err(Wrong::Ending.into()),
        },
    }
}

/// Says something at the table.
#[utoipa::path(
    post,
    path = "/api/games/{id}/chat",
    tag = "games",
    operation_id = "games-say",
    params(("id" = GameId, Path, description = "The game")),
    request_body = NewChatLine,
    responses((status = 200, body = ChatLine)),
    security(("secret" = [])),
)]
pub(super) async fn say(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Caller(player): Caller,
    At(id): At<GameId>,
    Body(new): Body<NewChatLine>,
) -> Result<Json<ChatLine>, Error> {
    house.rates.check(Kind::Chat, address, Some(&player.id))?;
    let table = house.table(&id).await?;
    Ok(Json(house.say(&table, &player, &new).await?))
}

/// Wants another game.
#[utoipa::path(
    post,
    path = "/api/games/{id}/rematch",
    tag = "games",
    operation_id = "games-rematch",
    params(("id" = GameId, Path, description = "The game")),
    responses((status = 200, body = Invited)),
    security(("secret" = [])),
)]
pub(super) async fn rematch(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Caller(player): Caller,
    At(id): At<GameId>,
) -> Result<Json<Invited>, Error> {
    house.rates.check(Kind::Invite, address, Some(&player.id))?;
    Ok(Json(house.rematch(&player, &id).await?))
}

/// Claims the game, because somebody has been away for long.
#[utoipa::path(
    post,
    path = "/api/games/{id}/claim",
    tag = "games",
    operation_id = "games-claim",
    params(("id" = GameId, Path, description = "The game")),
    request_body = NewClaim,
    responses((status = 204, description = "Done")),
    security(("secret" = [])),
)]
pub(super) async fn claim(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Caller(player): Caller,
    At(id): At<GameId>,
    Body(claim): Body<NewClaim>,
) -> Result<StatusCode, Error> {
    house
        .rates
        .check(Kind::Command, address, Some(&player.id))?;
    let claim = match claim.r#as {
        Claim::Win => house::Claim::Win,
        Claim::Draw => house::Claim::Draw,
    };
    to_the_end(async move {
        let table = house.table(&id).await?;
        table.claim(&house, &player.id, claim).await
    })
    .await
}
