//! How the server is doing, for whoever looks after it.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

use super::ask::Address;
use crate::error::{Error, Wrong};
use crate::house::House;

/// What Prometheus calls the form of its text.
const OPENMETRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The program runs.
pub(super) async fn live() -> &'static str {
    "alive\n"
}

/// It can do its work: the store answers, and it isn't about to stop.
pub(super) async fn ready(State(house): State<Arc<House>>) -> Result<&'static str, Error> {
    if house.is_ending() {
        return Err(Wrong::Ending.into());
    }
    house.store.ping().await?;
    Ok("ready\n")
}

/// What is counted, at an address that the operator has chosen for it.
pub(super) async fn all_metrics(State(house): State<Arc<House>>) -> impl IntoResponse {
    ([(CONTENT_TYPE, OPENMETRICS)], house.counted())
}

/// What is counted, for programs on this machine that ask directly and not through a proxy.
pub(super) async fn metrics(
    State(house): State<Arc<House>>,
    Address(address): Address,
    headers: HeaderMap,
) -> Response {
    let is_proxied = ["forwarded", "x-forwarded-for", "x-real-ip", "via"]
        .iter()
        .any(|name| headers.contains_key(*name));
    if is_proxied || !address.is_loopback() {
        return Error::from(Wrong::Nothing).into_response();
    }
    all_metrics(State(house)).await.into_response()
}
