//! What the router answers to which request.

use std::fs;
use std::path::Path;

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use ludejo_server::{Assets, AssetsError, router};
use tempfile::{TempDir, tempdir};
use tower::ServiceExt;

const PAGE: &str = "<!doctype html><title>Ludejo</title>";
const SCRIPT: &str = "console.log('a script, a script, a script');";

/// The files of an app. That the compressed ones are not compressed is nothing to the server.
const FILES: &[(&str, &str)] = &[
    ("index.html", PAGE),
    ("index.html.br", "page, compressed"),
    ("assets/index-Bx3f.js", SCRIPT),
    ("assets/index-Bx3f.js.br", "script, compressed"),
    ("assets/board.v2/look-C1.css", "a { color: red }"),
    ("assets/engine-D2.wasm", "\0asm"),
    ("embed/ludejo.js", "customElements"),
    ("embed/ludejo.js.br", "embed, compressed"),
    ("icon.svg", "<svg/>"),
    ("icon.png", "png"),
    ("favicon.ico", "ico"),
    ("data/games.json", "{}"),
    ("app.webmanifest", "{}"),
    ("messages/eo.ftl", "saluton = Saluton ĉiuj"),
    ("rules/herooj.md", "# Herooj"),
    ("lonely.br", "compressed from nothing that is here"),
    ("some file.txt", "a name with a space"),
    ("assets/module.mjs", "export {}"),
    ("assets/index-Bx3f.js.map", "{}"),
    ("assets/photo.webp", "webp"),
    ("assets/letters.woff2", "woff2"),
    ("assets/move.mp3", "mp3"),
    ("assets/move.ogg", "ogg"),
    ("assets/move.wav", "wav"),
    ("COPYING", "a name without an extension"),
];

/// A folder with an app, which lies in another folder with something that nobody is to see.
fn folder() -> TempDir {
    let outer = tempdir().expect("a folder");
    fs::write(outer.path().join("secret"), "secret").expect("a file");
    for (name, content) in FILES {
        let path = outer.path().join("app").join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, content).expect("a file");
    }
    outer
}

fn app() -> Router {
    let outer = folder();
    router(Assets::read(&outer.path().join("app")).expect("an app"))
}

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: Bytes,
}

impl Answer {
    /// A header; empty if there is none.
    fn header(&self, name: &str) -> &str {
        let value = self.headers.get(name).map(|value| value.to_str());
        value.unwrap_or(Ok("")).expect("ASCII")
    }
}

/// What is answered to a request with these headers.
async fn ask(app: &Router, method: Method, path: &str, headers: &[(&str, &str)]) -> Answer {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::empty()).expect("a request");
    let response = app.clone().oneshot(request).await.expect("an answer");
    let (parts, body) = response.into_parts();
    Answer {
        status: parts.status,
        headers: parts.headers,
        body: to_bytes(body, usize::MAX).await.expect("a body"),
    }
}

async fn get(app: &Router, path: &str) -> Answer {
    ask(app, Method::GET, path, &[]).await
}

async fn get_with(app: &Router, path: &str, header: &str, value: &str) -> Answer {
    ask(app, Method::GET, path, &[(header, value)]).await
}

#[tokio::test]
async fn every_file_is_sent_as_what_it_is() {
    let app = app();
    for (path, media_type) in [
        ("/index.html", "text/html; charset=utf-8"),
        ("/assets/index-Bx3f.js", "text/javascript; charset=utf-8"),
        ("/assets/board.v2/look-C1.css", "text/css; charset=utf-8"),
        ("/assets/engine-D2.wasm", "application/wasm"),
        ("/embed/ludejo.js", "text/javascript; charset=utf-8"),
        ("/icon.svg", "image/svg+xml"),
        ("/icon.png", "image/png"),
        ("/favicon.ico", "image/x-icon"),
        ("/data/games.json", "application/json"),
        ("/app.webmanifest", "application/manifest+json"),
        ("/rules/herooj.md", "text/markdown; charset=utf-8"),
        ("/some%20file.txt", "text/plain; charset=utf-8"),
        ("/assets/module.mjs", "application/javascript"),
        ("/assets/index-Bx3f.js.map", "text/plain; charset=utf-8"),
        ("/assets/photo.webp", "image/webp"),
        ("/assets/letters.woff2", "font/woff2"),
        ("/assets/move.mp3", "audio/mpeg"),
        ("/assets/move.ogg", "audio/ogg"),
        ("/assets/move.wav", "audio/wav"),
        ("/COPYING", "application/octet-stream"),
    ] {
        let answer = get(&app, path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        assert_eq!(answer.header("content-type"), media_type, "{path}");
        let name = path[1..].replace("%20", " ");
        let file = FILES.iter().find(|file| file.0 == name).expect("a file");
        assert_eq!(answer.body, file.1, "{path}");
        assert_eq!(answer.header("content-length"), file.1.len().to_string());
    }
}

#[tokio::test]
async fn brotli_is_for_those_who_take_it() {
    let app = app();
    let path = "/assets/index-Bx3f.js";
    for taken in [
        "br",
        "gzip, deflate, br, zstd",
        "gzip;q=1.0, BR;q=0.5",
        "br ; q=1",
    ] {
        let answer = get_with(&app, path, "accept-encoding", taken).await;
        assert_eq!(answer.status, StatusCode::OK);
        assert_eq!(answer.header("content-encoding"), "br", "{taken}");
        assert_eq!(
            answer.header("content-type"),
            "text/javascript; charset=utf-8"
        );
        assert_eq!(answer.header("vary"), "accept-encoding");
        assert_eq!(answer.body, "script, compressed");
    }
    for taken in [
        "",
        "gzip, deflate",
        "br;q=0",
        "br; q=0.000",
        "brotli",
        "br;q=much",
    ] {
        let answer = get_with(&app, path, "accept-encoding", taken).await;
        assert_eq!(answer.header("content-encoding"), "", "{taken}");
        assert_eq!(
            answer.header("vary"),
            "accept-encoding",
            "or it is kept for others"
        );
        assert_eq!(answer.body, SCRIPT);
    }
    let answer = get_with(&app, "/icon.svg", "accept-encoding", "br").await;
    assert_eq!(answer.header("content-encoding"), "", "there is none");
    assert_eq!(answer.header("vary"), "");
    assert_eq!(answer.body, "<svg/>");
    for path in ["/index.html.br", "/lonely.br"] {
        let answer = get(&app, path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "no file of its own");
    }
}

#[tokio::test]
async fn hashed_names_are_kept_for_ever_and_others_asked_for_again() {
    let app = app();
    for path in ["/assets/index-Bx3f.js", "/assets/board.v2/look-C1.css"] {
        let answer = get(&app, path).await;
        let expected = "public, max-age=31536000, immutable";
        assert_eq!(answer.header("cache-control"), expected);
    }
    for path in [
        "/",
        "/index.html",
        "/embed/ludejo.js",
        "/assets/",
        "/assets/no.js",
    ] {
        let answer = get(&app, path).await;
        assert_eq!(answer.header("cache-control"), "no-cache", "{path}");
    }
}

#[tokio::test]
async fn what_the_client_has_is_not_sent_again() {
    let app = app();
    let path = "/embed/ludejo.js";
    let plain = get(&app, path).await;
    let compressed = get_with(&app, path, "accept-encoding", "br").await;
    let (tag, other) = (plain.header("etag"), compressed.header("etag"));
    assert!(tag.starts_with('"') && tag.ends_with('"'), "strong: {tag}");
    assert_ne!(tag, other, "other bytes");

    let several = format!("\"other\", {tag}");
    let weak = format!("W/{tag}");
    for known in [tag, &several, &weak, "*"] {
        let answer = get_with(&app, path, "if-none-match", known).await;
        assert_eq!(answer.status, StatusCode::NOT_MODIFIED, "{known}");
        assert_eq!(answer.body, "");
        assert_eq!(answer.header("etag"), tag);
        assert_eq!(answer.header("cache-control"), "no-cache");
        assert_eq!(answer.header("vary"), "accept-encoding");
    }
    for known in ["\"other\"", other, tag.trim_matches('"'), ""] {
        let answer = get_with(&app, path, "if-none-match", known).await;
        assert_eq!(answer.status, StatusCode::OK, "{known}");
        assert_eq!(answer.body, plain.body);
    }
    let headers = [("accept-encoding", "br"), ("if-none-match", other)];
    let answer = ask(&app, Method::GET, path, &headers).await;
    assert_eq!(answer.status, StatusCode::NOT_MODIFIED);
    assert_eq!(answer.header("etag"), other);
}

#[tokio::test]
async fn a_tag_is_that_of_the_content() {
    let tag = async |page: &str| {
        let folder = tempdir().expect("a folder");
        fs::write(folder.path().join("index.html"), page).expect("a file");
        let app = router(Assets::read(folder.path()).expect("an app"));
        get(&app, "/").await.header("etag").to_owned()
    };
    let first = tag("one").await;
    assert_eq!(first, tag("one").await);
    assert_ne!(first, tag("two").await);
}

#[tokio::test]
async fn head_is_get_without_the_body() {
    let app = app();
    for path in ["/", "/assets/index-Bx3f.js", "/missing.js"] {
        let full = get(&app, path).await;
        let head = ask(&app, Method::HEAD, path, &[]).await;
        assert_eq!(head.status, full.status);
        assert_eq!(head.headers, full.headers, "{path}");
        assert_eq!(head.header("content-length"), full.body.len().to_string());
        assert_eq!(head.body, "");
    }
}

#[tokio::test]
async fn the_app_knows_its_own_paths() {
    let app = app();
    for path in [
        "/",
        "/play/herooj",
        "/play/herooj/",
        "/play/herooj?seat=w&level=2.5",
        "/assets",
        "/embed/",
        "/no/such/place",
        "/ludoj/%C4%89iuj",
        "/v1.0/rules",
        "/show/herooj/8%2F4p3",
    ] {
        let answer = get(&app, path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(answer.body, PAGE, "{path}");
    }
}

#[tokio::test]
async fn what_is_no_file_is_said_to_be_none() {
    let app = app();
    for path in [
        "/missing.js",
        "/assets/index-0000.js",
        "/play/a.html",
        "/.env",
    ] {
        let answer = get(&app, path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8");
        assert_eq!(answer.body, "There's nothing at this address.\n");
    }
}

#[tokio::test]
async fn no_path_leads_out_of_the_folder() {
    let app = app();
    for path in [
        "/..",
        "/../secret",
        "/assets/../../secret",
        "/assets/../index.html",
        "/./index.html",
        "/%2e%2e/secret",
        "/.%2E/secret",
        "/..%2fsecret",
        "/..%5csecret",
        "/..\\secret",
        "/%252e%252e/secret",
        "/assets/%2e%2e%2f%2e%2e%2fsecret",
        "/index.html%00",
        "/%00",
        "/%0d%0aset-cookie:%20a",
        "/%c0%ae%c0%ae/secret",
        "/%ff",
        "/100%",
        "/%zz",
    ] {
        let answer = get(&app, path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(answer.body, "There's nothing at this address.\n", "{path}");
    }
    for path in ["//secret", "/secret", "/C:/secret", "//etc/passwd"] {
        let answer = get(&app, path).await;
        assert_eq!(answer.body, PAGE, "{path} is a path of the app");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn links_lead_nowhere() {
    let outer = folder();
    let inner = outer.path().join("app");
    std::os::unix::fs::symlink(outer.path().join("secret"), inner.join("secret.txt"))
        .expect("a link");
    std::os::unix::fs::symlink(outer.path(), inner.join("outside")).expect("a link");
    let app = router(Assets::read(&inner).expect("an app"));
    assert_eq!(get(&app, "/secret.txt").await.status, StatusCode::NOT_FOUND);
    assert_eq!(get(&app, "/outside/secret").await.body, PAGE);
}

#[tokio::test]
async fn other_methods_are_refused() {
    let app = app();
    for method in [
        Method::POST,
        Method::PUT,
        Method::DELETE,
        Method::PATCH,
        Method::OPTIONS,
        Method::TRACE,
    ] {
        for path in ["/", "/index.html", "/missing.js"] {
            let answer = ask(&app, method.clone(), path, &[]).await;
            assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{method}");
            assert_eq!(answer.header("allow"), "GET,HEAD");
            assert!(answer.headers.contains_key("content-security-policy"));
        }
    }
}

#[tokio::test]
async fn every_answer_has_the_headers() {
    let app = app();
    let tag = get(&app, "/").await.header("etag").to_owned();
    let known: &[(&str, &str)] = &[("if-none-match", &tag)];
    for (method, path, headers, status) in [
        (Method::GET, "/", &[][..], 200),
        (Method::HEAD, "/", &[], 200),
        (Method::GET, "/", known, 304),
        (Method::GET, "/play/herooj", &[], 200),
        (Method::GET, "/assets/index-Bx3f.js", &[], 200),
        (Method::GET, "/embed/ludejo.js", &[], 200),
        (Method::GET, "/missing.js", &[], 404),
        (Method::GET, "/../secret", &[], 404),
        (Method::POST, "/", &[], 405),
    ] {
        let answer = ask(&app, method, path, headers).await;
        assert_eq!(answer.status, status, "{path}");
        let policy = answer.header("content-security-policy");
        assert_eq!(
            policy,
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
             img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; \
             manifest-src 'self'; media-src 'self'; font-src 'self'; base-uri 'none'; \
             form-action 'none'; frame-ancestors 'none'"
        );
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
        let permissions = answer.header("permissions-policy");
        assert!(permissions.contains("camera=()"));
        let gives_nothing = |part: &str| part.ends_with("=()");
        assert!(permissions.split(", ").all(gives_nothing), "{permissions}");
    }
}

#[tokio::test]
async fn only_what_is_to_be_embedded_is_for_other_sites() {
    let app = app();
    for path in ["/embed/ludejo.js", "/embed/missing.js"] {
        let answer = get(&app, path).await;
        assert_eq!(
            answer.header("cross-origin-resource-policy"),
            "cross-origin"
        );
        assert_eq!(answer.header("access-control-allow-origin"), "*");
    }
    for path in [
        "/",
        "/assets/index-Bx3f.js",
        "/embed",
        "/embedded.js",
        "/a/embed/b.js",
    ] {
        let answer = get(&app, path).await;
        assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin");
        assert!(!answer.headers.contains_key("access-control-allow-origin"));
    }
}

#[test]
fn a_folder_without_an_app_is_refused() {
    let folder = tempdir().expect("a folder");
    let error = Assets::read(folder.path()).expect_err("it is empty");
    assert!(matches!(&error, AssetsError::NoPage(path) if path == folder.path()));
    let missing = folder.path().join("missing");
    let error = Assets::read(&missing).expect_err("it is not there");
    assert!(matches!(&error, AssetsError::Unreadable(path, _) if *path == missing));
}

/// Both happen: with an app that was built before the program, and without.
#[tokio::test]
async fn the_app_in_the_program_is_the_one_that_was_built() {
    // What the build script has chosen. An app that was built later is for the next program.
    let chosen = Path::new(env!("OUT_DIR")).join("app");
    let is_there = ["index.html", "index.html.br"].map(|name| chosen.join(name).exists());
    match Assets::embedded() {
        Ok(assets) => {
            assert!(
                is_there.contains(&true),
                "there is an app that was not built"
            );
            let body = get(&router(assets), "/").await.body;
            assert!(String::from_utf8_lossy(&body).contains("<title>Ludejo"));
        }
        Err(error) => {
            assert!(matches!(error, AssetsError::NotBuilt), "{error}");
            assert_eq!(is_there, [false, false], "the app was built");
        }
    }
}
