//! The files of the app.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use axum::body::Bytes;
use brotli_decompressor::BrotliDecompress;
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};
use walkdir::WalkDir;

/// The file that is the app's page.
const PAGE: &str = "index.html";

/// The folder in which the build puts files that have a hash of their content in their name.
const HASHED: &str = "assets/";

/// The app as it was built when this program was built; nothing if it wasn't. Files that were
/// compressed are here only in that form.
#[derive(RustEmbed)]
#[folder = "$OUT_DIR/app"]
#[allow_missing = true]
struct Embedded;

/// The files of the app, all in memory: a request can reach these and nothing else.
#[derive(Debug)]
pub struct Assets {
    files: BTreeMap<String, Asset>,
}

/// One file of the app, with all that an answer says about it.
#[derive(Debug)]
pub(crate) struct Asset {
    pub(crate) media_type: String,
    pub(crate) cache_control: &'static str,
    pub(crate) plain: Content,
    /// The same, compressed, if the build compressed it.
    pub(crate) brotli: Option<Content>,
}

/// Bytes as they are sent.
#[derive(Debug)]
pub(crate) struct Content {
    pub(crate) bytes: Bytes,
    /// A strong entity tag, which depends on the bytes alone.
    pub(crate) tag: String,
}

/// Why there is no app to serve.
#[derive(Debug)]
#[non_exhaustive]
pub enum AssetsError {
    /// The program was built without an app.
    NotBuilt,
    /// There is no `index.html` in the folder.
    NoPage(PathBuf),
    /// The folder, or something in it, cannot be read.
    Unreadable(PathBuf, std::io::Error),
}

impl Assets {
    /// The app that this program was built with.
    ///
    /// # Errors
    ///
    /// [`AssetsError::NotBuilt`] if there was none then.
    pub fn embedded() -> Result<Self, AssetsError> {
        let files = Embedded::iter().filter_map(|name| {
            let bytes = match Embedded::get(&name)?.data {
                Cow::Borrowed(bytes) => Bytes::from_static(bytes),
                Cow::Owned(bytes) => bytes.into(),
            };
            Some((name.into_owned(), bytes))
        });
        Self::new(files.collect()).ok_or(AssetsError::NotBuilt)
    }

    /// The app in a folder, as it is now: what changes there later is not noticed. Symbolic links
    /// in the folder are left out.
    ///
    /// # Errors
    ///
    /// If the folder has no `index.html`, or anything in it cannot be read.
    pub fn read(folder: &Path) -> Result<Self, AssetsError> {
        let unreadable = |error: walkdir::Error| {
            let path = error.path().unwrap_or(folder).to_owned();
            AssetsError::Unreadable(path, error.into())
        };
        let mut files = BTreeMap::new();
        for entry in WalkDir::new(folder) {
            let entry = entry.map_err(unreadable)?;
            // A name that is no Unicode cannot be asked for.
            let name = entry.path().strip_prefix(folder).ok().and_then(name);
            if let (true, Some(name)) = (entry.file_type().is_file(), name) {
                let bytes = fs::read(entry.path())
                    .map_err(|error| AssetsError::Unreadable(entry.path().to_owned(), error))?;
                files.insert(name, bytes.into());
            }
        }
        Self::new(files).ok_or_else(|| AssetsError::NoPage(folder.to_owned()))
    }

    /// These files, those that end in `.br` as the compressed form of others, which need not be
    /// there; `None` if the page is not among them.
    fn new(files: BTreeMap<String, Bytes>) -> Option<Self> {
        let (compressed, mut plain): (BTreeMap<_, _>, BTreeMap<_, _>) = files
            .into_iter()
            .partition(|(name, _)| name.ends_with(".br"));
        let mut brotli = BTreeMap::new();
        for (name, bytes) in compressed {
            let name = name.strip_suffix(".br").unwrap_or(&name).to_owned();
            if !plain.contains_key(&name) {
                let Some(bytes) = decompressed(&bytes) else {
                    continue;
                };
                plain.insert(name.clone(), bytes);
            }
            brotli.insert(name, Content::new(bytes));
        }
        let files: BTreeMap<_, _> = plain
            .into_iter()
            .map(|(name, bytes)| {
                let asset = Asset::new(&name, Content::new(bytes), brotli.remove(&name));
                (name, asset)
            })
            .collect();
        files.contains_key(PAGE).then_some(Self { files })
    }

    /// The file of this name, such as `assets/index-Bx3f.js`.
    pub(crate) fn get(&self, name: &str) -> Option<&Asset> {
        self.files.get(name)
    }

    /// The page of the app.
    pub(crate) fn page(&self) -> Option<&Asset> {
        self.get(PAGE)
    }
}

/// What was compressed; `None` if these bytes are not valid.
fn decompressed(bytes: &[u8]) -> Option<Bytes> {
    let mut plain = Vec::new();
    BrotliDecompress(&mut &*bytes, &mut plain).ok()?;
    Some(plain.into())
}

/// The name of a file by its path in the folder, with slashes on every system.
fn name(path: &Path) -> Option<String> {
    let parts: Option<Vec<_>> = path.iter().map(|part| part.to_str()).collect();
    Some(parts?.join("/"))
}

impl Asset {
    fn new(name: &str, plain: Content, brotli: Option<Content>) -> Self {
        Self {
            media_type: media_type(name),
            cache_control: if name.starts_with(HASHED) {
                "public, max-age=31536000, immutable"
            } else {
                // It may be kept, but is asked for each time, by its tag.
                "no-cache"
            },
            plain,
            brotli,
        }
    }
}

/// What a file is, by its name, as `Content-Type` says it. All our text is in UTF-8.
fn media_type(name: &str) -> String {
    let guessed = mime_guess::from_path(name).first_or_octet_stream();
    match guessed.type_() {
        mime_guess::mime::TEXT => format!("{guessed}; charset=utf-8"),
        _ => guessed.to_string(),
    }
}

impl Content {
    fn new(bytes: Bytes) -> Self {
        let hash = Sha256::digest(&bytes);
        // Half of the hash is more than enough to tell files apart.
        let digits: String = hash[..16]
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        Self {
            bytes,
            tag: format!("\"{digits}\""),
        }
    }
}

impl fmt::Display for AssetsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotBuilt => f.write_str(
                "this build doesn't include the app; `cargo xtask web` builds it, and the next build of the program includes it",
            ),
            Self::NoPage(folder) => write!(f, "there is no {PAGE} in {}", folder.display()),
            Self::Unreadable(path, error) => {
                write!(f, "could not read {} ({error})", path.display())
            }
        }
    }
}

impl std::error::Error for AssetsError {}

#[cfg(test)]
mod tests {
    use super::*;

    /// "page" as Brotli has it, in a block that is not compressed.
    const PAGE_PACKED: &[u8] = b"\x8b\x01\x80page\x03";

    fn assets(files: &[(&str, &'static [u8])]) -> Option<Assets> {
        let files = files
            .iter()
            .map(|&(name, bytes)| (name.to_owned(), Bytes::from_static(bytes)));
        Assets::new(files.collect())
    }

    #[test]
    fn what_is_there_compressed_alone_is_there_plain() {
        let assets = assets(&[("index.html.br", PAGE_PACKED)]).expect("the page is there");
        let page = assets.page().expect("the page is there");
        assert_eq!(page.plain.bytes, "page");
        let brotli = page.brotli.as_ref().expect("it is there compressed");
        assert_eq!(brotli.bytes, PAGE_PACKED);
        assert_ne!(page.plain.tag, brotli.tag);
        assert_eq!(page.media_type, "text/html; charset=utf-8");
    }

    #[test]
    fn what_cannot_be_decompressed_is_not_there() {
        assert!(assets(&[("index.html.br", b"page")]).is_none());
    }
}
