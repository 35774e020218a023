//! A picture as PNG, for places that show no SVG.

use std::fmt;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, Tree};

/// The most pixels of a picture: 64 MiB of memory.
const MOST_PIXELS: f32 = 16_777_216.0;

/// Why there is no PNG.
#[derive(Debug)]
pub enum Error {
    /// The text is not SVG.
    NotSvg(usvg::Error),
    /// In this scale the picture would have no pixels, or more than 16,777,216.
    Size,
    /// The picture could not be written as PNG.
    Encoding(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotSvg(error) => write!(f, "not an SVG picture: {error}"),
            Self::Size => f.write_str("a picture of this scale has no pixels or too many"),
            Self::Encoding(error) => write!(f, "the picture cannot be written: {error}"),
        }
    }
}

impl std::error::Error for Error {}

/// The bytes of a PNG file of an SVG picture, `scale` pixels to each of its own. Text is left out:
/// the pictures of this crate draw their letters themselves.
///
/// # Errors
/// If the text is not SVG, or the picture would be empty or too large.
///
/// ```
/// use ludejo_draw::{Subject, png, svg};
///
/// let game = rules::catalog::start("herooj").unwrap();
/// let scene = game.scene();
/// let subject = Subject::new(game.info(), game.board(), &scene);
/// let picture = svg::draw(&subject, &svg::Options::default());
/// let bytes = png::render(&picture, 0.5).unwrap();
/// assert_eq!(&bytes[1..4], b"PNG");
/// ```
pub fn render(svg: &str, scale: f32) -> Result<Vec<u8>, Error> {
    let tree = Tree::from_str(svg, &usvg::Options::default()).map_err(Error::NotSvg)?;
    let (width, height) = (tree.size().width() * scale, tree.size().height() * scale);
    let fits = width >= 0.5 && height >= 0.5 && width * height <= MOST_PIXELS;
    if !fits {
        return Err(Error::Size);
    }
    let pixmap = Pixmap::new(width.round() as u32, height.round() as u32);
    let mut pixmap = pixmap.ok_or(Error::Size)?;
    let transform = Transform::from_scale(scale, scale);
    resvg::render(&tree, transform, &mut pixmap.as_mut());
    let bytes = pixmap.encode_png();
    bytes.map_err(|error| Error::Encoding(error.to_string()))
}
