//! What a request says: who asks, from where, and what.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request, State};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, CACHE_CONTROL};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use ludejo_wire::Player;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::error::{Error, Wrong};
use crate::fresh;
use crate::house::{House, Kind};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// The other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// The address of whoever asks, for rate limits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

/// The player who asks.
#[derive(Clone, Debug)]
pub(super) struct Caller(pub(super) Player);

/// A body of JSON.
pub(super) struct Body<T>(pub(super) T);

/// A part of the address.
pub(super) struct At<T>(pub(super) T);

/// What stands behind the question mark.
pub(super) struct Asked<T>(pub(super) T);

impl FromRequestParts<Arc<House>> for Address {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Error> {
        let proxied = house
            .settings
            .behind_proxy
            .then(|| forwarded(&parts.headers));
        let peer = || parts.extensions.get::<Peer>().map(|peer| peer.0.ip());
        let address = proxied.flatten().or_else(peer);
        Ok(Self(address.unwrap_or(Ipv4Addr::LOCALHOST.into())))
    }
}

/// The address that the proxy itself has seen: the last one. Those before it are hearsay.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

impl FromRequestParts<Arc<House>> for Caller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Error> {
        let said = parts
            .headers
            .get(AUTHORIZATION)
            .and_then(|value| value.to_str().ok());
        let secret = said.and_then(|said| said.strip_prefix("Bearer "));
        let hash = secret.and_then(fresh::hash).ok_or(Wrong::WhoAreYou)?;
        let player = house.store.player_of(&hash).await?;
        let player = player.ok_or(Wrong::WhoAreYou)?;
        house.rates.check_player(Kind::Ask, &player.id)?;
        Ok(Self(player))
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        let read = Json::from_request(request, state).await;
        let Json(body) = read
            .map_err(|error: JsonRejection| Error::Unreadable(error.status(), error.body_text()))?;
        Ok(Self(body))
    }
}

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for At<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let read = Path::from_request_parts(parts, state).await;
        let Path(at) = read
            .map_err(|error: PathRejection| Error::Unreadable(error.status(), error.body_text()))?;
        Ok(Self(at))
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Asked<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let read = Query::from_request_parts(parts, state).await;
        let Query(asked) = read.map_err(|error: QueryRejection| {
            Error::Unreadable(error.status(), error.body_text())
        })?;
        Ok(Self(asked))
    }
}

/// Around all answers: none takes for ever, and none is kept by anybody.
pub(super) async fn guard(
    State(house): State<Arc<House>>,
    Address(address): Address,
    request: Request,
    next: Next,
) -> Response {
    let answer = async {
        house.rates.check(Kind::Ask, address, None)?;
        timeout(PATIENCE, next.run(request))
            .await
            .map_err(|_| Error::from(Wrong::TooLong))
    };
    let mut response = match answer.await {
        Ok(response) => response,
        Err(error) => {
            house.metrics.refused(&error);
            error.into_response()
        }
    };
    let kept = HeaderValue::from_static("no-store");
    response.headers_mut().insert(CACHE_CONTROL, kept);
    response
}

/// The status of an answer that has no body.
pub(super) const DONE: StatusCode = StatusCode::NO_CONTENT;
