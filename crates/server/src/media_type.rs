//! What a file is, by its name.

/// The extension of a file's name, in the last part of a path; `None` if it has none.
pub(crate) fn extension(name: &str) -> Option<&str> {
    let last = name.rsplit('/').next()?;
    last.rsplit_once('.').map(|(_, extension)| extension)
}

/// The media type of a file, as `Content-Type` says it. Text is in UTF-8.
pub(crate) fn media_type(name: &str) -> &'static str {
    match extension(name).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "txt" | "md" | "ftl" => "text/plain; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wav" => "audio/wav",
        _ => "application/octet-stream",
    }
}
