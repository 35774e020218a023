//! What programs and the app ask for over HTTP. Everything is JSON, and what can't be done is a
//! [`Problem`](ludejo_wire::Problem) with a fitting status.

mod ask;
mod blocks;
mod games;
mod health;
mod invitations;
mod openapi;
mod players;

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::routing::{any, get, post, put};
use axum::{Router, middleware};

use crate::error::{Error, Wrong};
use crate::house::House;
use crate::{log, socket};

pub(crate) use ask::{Address, Peer};

/// The most bytes of a request's body.
const BODY: usize = 16 * 1024;

/// What answers requests of online play.
pub(crate) fn router(house: Arc<House>) -> Router {
    let api = Router::new()
        .route("/players", post(players::register))
        .route(
            "/me",
            get(players::me)
                .patch(players::rename)
                .delete(players::forget),
        )
        .route("/lobby", get(invitations::lobby))
        .route(
            "/invitations",
            post(invitations::invite).get(invitations::own),
        )
        .route(
            "/invitations/{id}",
            get(invitations::see).delete(invitations::withdraw),
        )
        .route("/invitations/{id}/join", post(invitations::join))
        .route("/invitations/{id}/decline", post(invitations::decline))
        .route("/invitations/{id}/start", post(invitations::start))
        .route("/games", get(games::own))
        .route("/games/{id}", get(games::see))
        .route("/games/{id}/record", get(games::record))
        .route("/games/{id}/commands", post(games::command))
        .route("/games/{id}/chat", post(games::say))
        .route("/games/{id}/rematch", post(games::rematch))
        .route("/games/{id}/claim", post(games::claim))
        .route("/blocks", get(blocks::all))
        .route(
            "/blocks/{player}",
            put(blocks::add).get(blocks::see).delete(blocks::remove),
        )
        .route("/openapi.json", get(openapi::describe))
        .route("/socket", get(socket::open))
        .layer(DefaultBodyLimit::max(BODY))
        .layer(middleware::from_fn_with_state(
            Arc::clone(&house),
            ask::guard,
        ));
    let health = Router::new()
        .route("/live", get(health::live))
        .route("/ready", get(health::ready));
    Router::new()
        .nest("/api", api)
        .nest("/health", health)
        .route("/metrics", get(health::metrics))
        .method_not_allowed_fallback(async || Error::from(Wrong::Method))
        .route_layer(middleware::from_fn_with_state(
            Arc::clone(&house),
            log::request,
        ))
        .with_state(house)
}

/// What answers requests for what is counted, at an address of its own.
pub(crate) fn metrics(house: Arc<House>) -> Router {
    Router::new()
        .route("/metrics", get(health::all_metrics))
        .with_state(house)
}

/// What answers requests for anything of online play that there isn't.
pub(crate) fn nothing() -> Router {
    let nothing = async || Error::from(Wrong::Nothing);
    Router::new()
        .route("/api", any(nothing))
        .route("/api/", any(nothing))
        .route("/api/{*path}", any(nothing))
}
