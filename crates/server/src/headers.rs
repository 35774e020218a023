//! The security headers of every answer.

use axum::extract::Request;
use axum::http::header::{
    ACCESS_CONTROL_ALLOW_ORIGIN, CONTENT_SECURITY_POLICY, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

/// Paths of what pages of other sites may load.
const EMBED: &str = "/embed/";

const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

/// The headers of all answers.
const ALWAYS: [(HeaderName, HeaderValue); 5] = [
    (
        CONTENT_SECURITY_POLICY,
        // Nothing but what comes from here, and no script or style inside the page: text that got
        // into a page by mistake can do nothing. `wasm-unsafe-eval` lets WebAssembly be compiled,
        // and nothing else; pictures also come from what the app draws.
        HeaderValue::from_static(
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
             img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; \
             manifest-src 'self'; media-src 'self'; font-src 'self'; base-uri 'none'; \
             form-action 'none'; frame-ancestors 'none'",
        ),
    ),
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("permissions-policy"),
        // All that reaches into a person's device or purse. What only follows a click of theirs
        // and shows at once (copying, the whole screen, sharing) is left as browsers have it.
        HeaderValue::from_static(
            "accelerometer=(), browsing-topics=(), camera=(), clipboard-read=(), \
             display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), hid=(), \
             idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), \
             payment=(), serial=(), usb=(), xr-spatial-tracking=()",
        ),
    ),
];

/// Adds the headers to an answer.
pub(crate) async fn add(request: Request, next: Next) -> Response {
    let is_for_others = request.uri().path().starts_with(EMBED);
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.extend(ALWAYS);
    if is_for_others {
        headers.insert(RESOURCE_POLICY, HeaderValue::from_static("cross-origin"));
        headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    } else {
        headers.insert(RESOURCE_POLICY, HeaderValue::from_static("same-origin"));
    }
    response
}
