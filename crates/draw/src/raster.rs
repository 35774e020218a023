//! SVG pictures in pixels: what PNG and GIF share.

use std::fmt;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, Tree};

/// The most pixels of a picture: 64 MiB of memory.
pub const MOST_PIXELS: u32 = 16_777_216;

/// How large a picture is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Size {
    /// This many pixels for each pixel of the SVG.
    Scale(f32),
    /// This many pixels wide, with the height to match.
    Width(u32),
}

/// Why there are no pixels.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// The text is not SVG.
    NotSvg(usvg::Error),
    /// In this size the picture would have no pixels, or more than [`MOST_PIXELS`].
    Size,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotSvg(error) => write!(f, "not an SVG picture: {error}"),
            Self::Size => f.write_str("a picture of this size would have no pixels, or too many"),
        }
    }
}

impl std::error::Error for Error {}

/// Draws an SVG picture. Text is left out: the pictures of this crate draw their letters
/// themselves.
pub(crate) fn draw(svg: &str, size: Size) -> Result<Pixmap, Error> {
    let tree = Tree::from_str(svg, &usvg::Options::default()).map_err(Error::NotSvg)?;
    let scale = match size {
        Size::Scale(scale) => scale,
        Size::Width(width) => width as f32 / tree.size().width(),
    };
    let (width, height) = (tree.size().width() * scale, tree.size().height() * scale);
    let fits = width >= 0.5 && height >= 0.5 && width * height <= MOST_PIXELS as f32;
    if !fits {
        return Err(Error::Size);
    }
    let pixmap = Pixmap::new(width.round() as u32, height.round() as u32);
    let mut pixmap = pixmap.ok_or(Error::Size)?;
    let transform = Transform::from_scale(scale, scale);
    resvg::render(&tree, transform, &mut pixmap.as_mut());
    Ok(pixmap)
}
