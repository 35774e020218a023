//! Pictures one after the other as an animated GIF, such as a whole game.
//!
//! A frame holds only the rectangle that has changed, and in it only what has changed; the rest
//! shows the frame before. All frames share one palette: exact colours where there are 255 at
//! most, else the commonest ones, such as those of boards and pieces, and the nearest to all others,
//! which are the blends along edges. What is transparent in a picture is the ground of the board.

mod palette;

use std::collections::HashMap;
use std::fmt;
use std::time::Duration;

use ::gif::{Encoder, EncodingError, Frame, Repeat};

use crate::look;
use crate::raster::{self, Size};
use palette::Palette;

/// The most pixels of all frames together, counted in full: sixteen of the largest pictures.
pub const MOST_PIXELS: u64 = 268_435_456;

/// A colour: red, green, blue.
type Color = [u8; 3];

/// How the frames of an animation follow each other.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// How long each frame is shown. Rounded to hundredths of a second, of which there are at
    /// least 2, since programs take less for a mistake, and at most 65,535.
    pub delay: Duration,
    /// How long the last frame is shown, within the same bounds.
    pub last_delay: Duration,
    /// How often everything is shown; `None` means forever. Zero counts as one.
    pub times: Option<u16>,
}

impl Default for Options {
    /// A second each and three for the last, forever.
    fn default() -> Self {
        Self {
            delay: Duration::from_secs(1),
            last_delay: Duration::from_secs(3),
            times: None,
        }
    }
}

/// Why there is no GIF.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// A picture cannot be drawn.
    Raster(raster::Error),
    /// A picture is not as large as the first one.
    Differs,
    /// All frames together would have more than [`MOST_PIXELS`].
    Long,
    /// There is no frame.
    Empty,
    /// The animation could not be written as GIF.
    Encoding(EncodingError),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Raster(error) => error.fmt(f),
            Self::Differs => f.write_str("the pictures of an animation must all be the same size"),
            Self::Long => write!(
                f,
                "all pictures together have more than {MOST_PIXELS} pixels"
            ),
            Self::Empty => f.write_str("an animation needs at least one picture"),
            Self::Encoding(error) => write!(f, "could not write the animation: {error}"),
        }
    }
}

impl std::error::Error for Error {}

/// The bytes of a GIF file of SVG pictures, which are equally large.
///
/// # Errors
/// If there are none, one cannot be drawn or is not as large as the first, or there are too many
/// for their size; this is noticed at the first one if the iterator knows its length.
///
/// ```
/// use ludejo_draw::{Subject, gif, raster::Size, svg};
///
/// let mut game = ludejo_rules::catalog::start("herooj").unwrap();
/// let frames = ["b2b4", "b7b5"].map(|action| {
///     game.play(action).unwrap();
///     let scene = game.scene();
///     svg::draw(&Subject::new(game.info(), game.board(), &scene), &svg::Options::default())
/// });
/// let bytes = gif::encode(frames, Size::Width(200), &gif::Options::default()).unwrap();
/// assert!(bytes.starts_with(b"GIF89a"));
/// ```
pub fn encode<S: AsRef<str>>(
    frames: impl IntoIterator<Item = S>,
    size: Size,
    options: &Options,
) -> Result<Vec<u8>, Error> {
    let mut gif = Gif::new(size);
    let mut frames = frames.into_iter().peekable();
    while let Some(frame) = frames.next() {
        let delay = match frames.peek() {
            Some(_) => options.delay,
            None => options.last_delay,
        };
        gif.add(frame.as_ref(), delay)?;
        gif.check(frames.size_hint().0)?;
    }
    gif.finish(options.times)
}

/// An animation that grows frame by frame.
#[derive(Debug)]
pub struct Gif {
    size: Size,
    /// How wide and high the frames are, known from the first one.
    sides: (u16, u16),
    /// What the last frame shows, row by row; empty before the first one.
    shown: Vec<Color>,
    frames: Vec<Changes>,
    /// How many pixels change to each colour.
    counts: HashMap<Color, u64>,
}

/// What a frame changes, and for how long.
#[derive(Debug)]
struct Changes {
    /// In hundredths of a second.
    delay: u16,
    runs: Vec<Run>,
}

/// Pixels side by side in one row.
#[derive(Debug)]
struct Run {
    /// Where the first one is, counted row by row.
    start: usize,
    colors: Vec<Color>,
}

impl Gif {
    /// An animation without frames yet, which are drawn in this size.
    #[must_use]
    pub fn new(size: Size) -> Self {
        Self {
            size,
            sides: (0, 0),
            shown: Vec::new(),
            frames: Vec::new(),
            counts: HashMap::new(),
        }
    }

    /// Adds an SVG picture that is shown so long; for the bounds see [`Options::delay`].
    ///
    /// # Errors
    /// If it cannot be drawn, is not as large as the first one, or is one too many.
    pub fn add(&mut self, svg: &str, delay: Duration) -> Result<(), Error> {
        self.check(1)?;
        let pixmap = raster::draw(svg, self.size).map_err(Error::Raster)?;
        let side = |pixels| u16::try_from(pixels).map_err(|_| Error::Raster(raster::Error::Size));
        let sides = (side(pixmap.width())?, side(pixmap.height())?);
        if self.frames.is_empty() {
            self.sides = sides;
        } else if self.sides != sides {
            return Err(Error::Differs);
        }
        let pixels: Vec<Color> = pixmap.data().chunks_exact(4).map(opaque).collect();
        let runs = self.changes(&pixels);
        for color in runs.iter().flat_map(|run| &run.colors) {
            *self.counts.entry(*color).or_default() += 1;
        }
        self.shown = pixels;
        self.frames.push(Changes {
            delay: hundredths(delay),
            runs,
        });
        Ok(())
    }

    /// Whether there is room for so many more frames.
    fn check(&self, more: usize) -> Result<(), Error> {
        let frames = self.frames.len().saturating_add(more) as u64;
        match frames.saturating_mul(self.shown.len() as u64) {
            0..=MOST_PIXELS => Ok(()),
            _ => Err(Error::Long),
        }
    }

    /// Where these pixels are not those of the last frame.
    fn changes(&self, pixels: &[Color]) -> Vec<Run> {
        let width = usize::from(self.sides.0);
        let mut runs: Vec<Run> = Vec::new();
        for (index, color) in pixels.iter().enumerate() {
            if self.shown.get(index) == Some(color) {
                continue;
            }
            match runs.last_mut() {
                Some(run) if run.start + run.colors.len() == index && index % width != 0 => {
                    run.colors.push(*color);
                }
                _ => runs.push(Run {
                    start: index,
                    colors: vec![*color],
                }),
            }
        }
        runs
    }

    /// The bytes of the GIF file, shown so many times; `None` means forever.
    ///
    /// # Errors
    /// If there is no frame.
    pub fn finish(self, times: Option<u16>) -> Result<Vec<u8>, Error> {
        if self.frames.is_empty() {
            return Err(Error::Empty);
        }
        let palette = Palette::new(&self.counts);
        let (width, height) = self.sides;
        let mut bytes = Vec::new();
        let encoder = Encoder::new(&mut bytes, width, height, &palette.table());
        let mut encoder = encoder.map_err(Error::Encoding)?;
        let repeat = match times {
            None => Repeat::Infinite,
            Some(times) => Repeat::Finite(times.saturating_sub(1)),
        };
        encoder.set_repeat(repeat).map_err(Error::Encoding)?;
        for changes in &self.frames {
            let frame = changes.frame(usize::from(width), &palette);
            encoder.write_frame(&frame).map_err(Error::Encoding)?;
        }
        drop(encoder);
        Ok(bytes)
    }
}

impl Changes {
    /// The frame that makes these changes: the least rectangle around them, unchanged pixels
    /// transparent. One without changes is a pixel wide and high.
    fn frame(&self, width: usize, palette: &Palette) -> Frame<'static> {
        let firsts = || self.runs.iter().map(|run| run.start);
        let lasts = || self.runs.iter().map(|run| run.start + run.colors.len() - 1);
        let left = firsts().map(|index| index % width).min().unwrap_or(0);
        let right = lasts().map(|index| index % width).max().unwrap_or(0);
        let top = firsts().next().unwrap_or(0) / width;
        let bottom = lasts().next_back().unwrap_or(0) / width;
        let (columns, rows) = (right - left + 1, bottom - top + 1);
        let mut buffer = vec![palette.transparent(); columns * rows];
        for run in &self.runs {
            let (row, column) = (run.start / width - top, run.start % width - left);
            let here = buffer[row * columns + column..].iter_mut();
            for (index, color) in here.zip(&run.colors) {
                *index = palette.index(*color);
            }
        }
        Frame {
            delay: self.delay,
            transparent: Some(palette.transparent()),
            left: left as u16,
            top: top as u16,
            width: columns as u16,
            height: rows as u16,
            buffer: buffer.into(),
            ..Frame::default()
        }
    }
}

/// A pixel of a picture, its colours multiplied by its opacity, on the ground of the board.
fn opaque(pixel: &[u8]) -> Color {
    let ground = [16, 8, 0].map(|shift| look::CARD >> shift & 0xFF);
    let through = 255 - u32::from(pixel[3]);
    [0, 1, 2].map(|part| {
        let ground = (ground[part] * through + 127) / 255;
        (u32::from(pixel[part]) + ground).min(255) as u8
    })
}

/// A time in hundredths of a second, within the bounds of [`Options::delay`].
fn hundredths(delay: Duration) -> u16 {
    let rounded = (delay.as_millis() + 5) / 10;
    rounded.clamp(2, u128::from(u16::MAX)) as u16
}
