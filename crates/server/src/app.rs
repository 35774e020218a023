//! Answers to requests for the app.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, VARY,
};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use headers::{HeaderMapExt, IfNoneMatch};
use percent_encoding::percent_decode_str;

use crate::assets::{Asset, Assets, Content};

/// Answers GET and HEAD of any path: the file of this name, or else the page of the app if the
/// path can be one of the app's own, which have no extension.
pub(crate) async fn answer(
    State(assets): State<Arc<Assets>>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    match find(&assets, uri.path()) {
        Some(asset) => send(asset, &headers),
        None => (
            StatusCode::NOT_FOUND,
            [(CACHE_CONTROL, "no-cache")],
            "There's nothing at this address.\n",
        )
            .into_response(),
    }
}

/// What there is at a path.
fn find<'a>(assets: &'a Assets, path: &str) -> Option<&'a Asset> {
    let name = name(path)?;
    let last = name.rsplit('/').next().unwrap_or_default();
    assets
        .get(&name)
        .or_else(|| assets.page().filter(|_| !last.contains('.')))
}

/// The name of the file that a path asks for; `None` for paths that none of our links lead to:
/// those that would leave a folder, and those that hide what they are.
///
/// No file could be reached through them anyway, because names are only looked up among those of
/// the app; but they must not be mistaken for the app's own paths.
fn name(path: &str) -> Option<String> {
    let name = percent_decode_str(path.strip_prefix('/')?)
        .decode_utf8()
        .ok()?;
    // Anything still encoded after decoding was encoded twice, or wasn't an encoding at all.
    let is_odd = |c: char| c.is_control() || c == '\\' || c == '%';
    let mut parts = name.split('/');
    let is_plain = !name.contains(is_odd) && parts.all(|part| part != "." && part != "..");
    is_plain.then(|| name.into_owned())
}

/// The file, in the form that the client wants; or only that the client has it already.
fn send(asset: &Asset, request: &HeaderMap) -> Response {
    let brotli = asset.brotli.as_ref().filter(|_| accepts_brotli(request));
    let content = brotli.unwrap_or(&asset.plain);
    let kept = [
        (CACHE_CONTROL, asset.cache_control),
        (ETAG, content.tag.as_str()),
    ];
    let varies = asset.brotli.as_ref().map(|_| [(VARY, "accept-encoding")]);
    if has(content, request) {
        return (StatusCode::NOT_MODIFIED, kept, varies, ()).into_response();
    }
    let media_type = [(CONTENT_TYPE, asset.media_type.as_str())];
    let encoding = brotli.map(|_| [(CONTENT_ENCODING, "br")]);
    let bytes = content.bytes.clone();
    (kept, varies, media_type, encoding, bytes).into_response()
}

/// Whether the client has this already, by its tag.
fn has(content: &Content, request: &HeaderMap) -> bool {
    let known = request.typed_get::<IfNoneMatch>();
    let tag = content.tag.parse().ok();
    known
        .zip(tag)
        .is_some_and(|(known, tag)| !known.precondition_passes(&tag))
}

/// Whether the client names brotli as an encoding that it takes. (The library for headers does not
/// read this one.)
fn accepts_brotli(request: &HeaderMap) -> bool {
    let lines = request.get_all(ACCEPT_ENCODING).into_iter();
    let lines = lines.filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|coding| {
        let (coding, weight) = coding.split_once(';').unwrap_or((coding, ""));
        let weight = weight.trim().strip_prefix("q=").map(str::parse::<f32>);
        let is_refused = matches!(weight, Some(Ok(0.0) | Err(_)));
        coding.trim().eq_ignore_ascii_case("br") && !is_refused
    })
}
