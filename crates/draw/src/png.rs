//! A picture as PNG, for places that show no SVG.

use std::fmt;

use crate::raster::{self, Size};

/// Why there is no PNG.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// The picture cannot be drawn.
    Raster(raster::Error),
    /// The picture could not be written as PNG.
    Encoding(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Raster(error) => error.fmt(f),
            Self::Encoding(error) => write!(f, "could not write the picture: {error}"),
        }
    }
}

impl std::error::Error for Error {}

/// The bytes of a PNG file of an SVG picture. Text is left out: the pictures of this crate draw
/// their letters themselves.
///
/// # Errors
/// If the text is not SVG, or the picture would be empty or too large.
///
/// ```
/// use ludejo_draw::{Subject, png, raster::Size, svg};
///
/// let game = ludejo_rules::catalog::start("herooj").unwrap();
/// let scene = game.scene();
/// let subject = Subject::new(game.info(), game.board(), &scene);
/// let picture = svg::draw(&subject, &svg::Options::default());
/// let bytes = png::render(&picture, Size::Scale(0.5)).unwrap();
/// assert_eq!(&bytes[1..4], b"PNG");
/// ```
pub fn render(svg: &str, size: Size) -> Result<Vec<u8>, Error> {
    let pixmap = raster::draw(svg, size).map_err(Error::Raster)?;
    let bytes = pixmap.encode_png();
    bytes.map_err(|error| Error::Encoding(error.to_string()))
}
