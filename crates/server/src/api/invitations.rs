//! The lobby and invitations.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use ludejo_wire::{Invitation, InvitationId, Invited, Lobby, NewInvitation};
use serde::Deserialize;
use utoipa::ToSchema;

use super::ask::{Address, At, Body, Caller, DONE};
use crate::error::{Error, Wrong};
use crate::house::{House, Kind};

/// Where somebody who joins wants to sit.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Join {
    /// The seat, from 0, if it matters.
    #[serde(default)]
    seat: Option<u8>,
}

/// How strong the engines in the empty seats are.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Start {
    /// A level for each empty seat, in turn order, from 1 to 10.
    levels: Vec<u8>,
}

/// What everybody can see and join.
#[utoipa::path(
    get,
    path = "/api/lobby",
    tag = "invitations",
    operation_id = "invitations-lobby",
    responses((status = 200, body = Lobby)),
)]
pub(super) async fn lobby(State(house): State<Arc<House>>) -> Result<Json<Lobby>, Error> {
    Ok(Json(house.lobby().await?))
}

/// Invites others.
#[utoipa::path(
    post,
    path = "/api/invitations",
    tag = "invitations",
    operation_id = "invitations-invite",
    request_body = NewInvitation,
    responses((status = 201, body = Invited)),
    security(("secret" = [])),
)]
pub(super) async fn invite(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Caller(player): Caller,
    Body(new): Body<NewInvitation>,
) -> Result<(StatusCode, Json<Invited>), Error> {
    house.rates.check(Kind::Invite, address, Some(&player.id))?;
    let invited = house.invite(&player, &new).await?;
    Ok((StatusCode::CREATED, Json(invited)))
}

/// The open invitations that the player has a place in, or is asked to.
#[utoipa::path(
    get,
    path = "/api/invitations",
    tag = "invitations",
    operation_id = "invitations-own",
    responses((status = 200, body = Vec<Invitation>)),
    security(("secret" = [])),
)]
pub(super) async fn own(
    State(house): State<Arc<House>>,
    Caller(player): Caller,
) -> Result<Json<Vec<Invitation>>, Error> {
    let kept = house.store.invitations_of(&player.id).await?;
    Ok(Json(kept.into_iter().map(|kept| kept.invitation).collect()))
}

/// An invitation, for whoever knows its id.
#[utoipa::path(
    get,
    path = "/api/invitations/{id}",
    tag = "invitations",
    operation_id = "invitations-see",
    params(("id" = InvitationId, Path, description = "The invitation")),
    responses((status = 200, body = Invitation)),
)]
pub(super) async fn see(
    State(house): State<Arc<House>>,
    At(id): At<InvitationId>,
) -> Result<Json<Invitation>, Error> {
    let kept = house.store.invitation(&id).await?;
    Ok(Json(kept.ok_or(Wrong::NoInvitation)?.invitation))
}

/// Takes a seat.
#[utoipa::path(
    post,
    path = "/api/invitations/{id}/join",
    tag = "invitations",
    operation_id = "invitations-join",
    params(("id" = InvitationId, Path, description = "The invitation")),
    request_body = Join,
    responses((status = 200, body = Invited)),
    security(("secret" = [])),
)]
pub(super) async fn join(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Caller(player): Caller,
    At(id): At<InvitationId>,
    Body(join): Body<Join>,
) -> Result<Json<Invited>, Error> {
    house.rates.check(Kind::Invite, address, Some(&player.id))?;
    Ok(Json(house.join(&player, &id, join.seat).await?))
}

/// Says no.
#[utoipa::path(
    post,
    path = "/api/invitations/{id}/decline",
    tag = "invitations",
    operation_id = "invitations-decline",
    params(("id" = InvitationId, Path, description = "The invitation")),
    responses((status = 204, description = "Done")),
    security(("secret" = [])),
)]
pub(super) async fn decline(
    State(house): State<Arc<House>>,
    Caller(player): Caller,
    At(id): At<InvitationId>,
) -> Result<StatusCode, Error> {
    house.decline(&player, &id).await?;
    Ok(DONE)
}

/// Begins with engines in the empty seats.
#[utoipa::path(
    post,
    path = "/api/invitations/{id}/start",
    tag = "invitations",
    operation_id = "invitations-start",
    params(("id" = InvitationId, Path, description = "The invitation")),
    request_body = Start,
    responses((status = 200, body = Invited)),
    security(("secret" = [])),
)]
pub(super) async fn start(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Caller(player): Caller,
    At(id): At<InvitationId>,
    Body(start): Body<Start>,
) -> Result<Json<Invited>, Error> {
    house.rates.check(Kind::Invite, address, Some(&player.id))?;
    Ok(Json(house.start(&player, &id, &start.levels).await?))
}

/// Withdraws an invitation.
#[utoipa::path(
    delete,
    path = "/api/invitations/{id}",
    tag = "invitations",
    operation_id = "invitations-withdraw",
    params(("id" = InvitationId, Path, description = "The invitation")),
    responses((status = 204, description = "Done")),
    security(("secret" = [])),
)]
pub(super) async fn withdraw(
    State(house): State<Arc<House>>,
    Caller(player): Caller,
    At(id): At<InvitationId>,
) -> Result<StatusCode, Error> {
    house.withdraw(&player, &id).await?;
    Ok(DONE)
}
