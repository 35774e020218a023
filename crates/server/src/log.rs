//! What is logged of requests: never a secret, nor what people say, nor an address that is a key
//! to something.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use crate::fresh;
use crate::house::House;
use crate::moment::millis;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Logs a request and its answer, which says under which id.
pub(crate) async fn request(
    State(house): State<Arc<House>>,
    route: MatchedPath,
    request: Request,
    next: Next,
) -> Response {
    let begun = Instant::now();
    let id = fresh::id();
    let method = request.method().clone();
    let span = tracing::info_span!("request", %id, %method, route = route.as_str());
    async move {
        let mut response = next.run(request).await;
        let status = response.status().as_u16();
        house.metrics.answered(status);
        tracing::info!(status, millis = millis(begun.elapsed()), "answered");
        if let Ok(id) = HeaderValue::from_str(&id) {
            response.headers_mut().insert(REQUEST_ID, id);
        }
        response
    }
    .instrument(span)
    .await
}
