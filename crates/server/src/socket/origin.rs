//! Where the page comes from that opens a socket.

use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};

/// Whether a socket is opened by a page of this server, or by a program, which has no page.
/// Browsers let pages of any site open sockets to any server, and leave it to the server to refuse.
pub(super) fn is_own(headers: &HeaderMap) -> bool {
    let text = |name| {
        headers
            .get(name)
            .map(|value: &axum::http::HeaderValue| value.to_str())
    };
    match (text(ORIGIN), text(HOST)) {
        (None, _) => true,
        (Some(Ok(origin)), Some(Ok(host))) => {
            let authority = origin.split_once("://").map(|(_, authority)| authority);
            authority.is_some_and(|authority| authority.eq_ignore_ascii_case(host))
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_of_other_sites_are_told_apart() {
        for (origin, host, expected) in [
            (None, "ludejo.example.org", true),
            (
                Some("https://ludejo.example.org"),
                "ludejo.example.org",
                true,
            ),
            (
                Some("https://LUDEJO.example.org"),
                "ludejo.example.org",
                true,
            ),
            (Some("http://127.0.0.1:7676"), "127.0.0.1:7676", true),
            (Some("http://127.0.0.1:7677"), "127.0.0.1:7676", false),
            (Some("https://example.org"), "ludejo.example.org", false),
            (
                Some("https://ludejo.example.org.evil.org"),
                "ludejo.example.org",
                false,
            ),
            (Some("null"), "ludejo.example.org", false),
            (Some(""), "ludejo.example.org", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, host.parse().expect("a header"));
            if let Some(origin) = origin {
                headers.insert(ORIGIN, origin.parse().expect("a header"));
            }
            assert_eq!(is_own(&headers), expected, "{origin:?}");
        }
    }
}
