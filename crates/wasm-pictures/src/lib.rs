//! SVG as pixels for JavaScript, apart from games and engines so that a page loads it only when
//! somebody exports: one picture as PNG, several as an animated GIF. Letters must be drawn as
//! shapes, as those of the boards are: there are no fonts here.

use std::time::Duration;

use ludejo_draw::gif;
use ludejo_draw::png::render;
use ludejo_draw::raster::Size;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// The bytes of a PNG file of an SVG picture, so many pixels wide.
///
/// # Errors
/// If the text is not SVG, or the picture would have no pixels or more than 16,777,216.
#[wasm_bindgen]
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, JsError> {
    Ok(render(svg, Size::Width(width))?)
}

/// An animation that grows frame by frame.
#[wasm_bindgen]
pub struct Gif {
    frames: gif::Gif,
    delay: u32,
}

#[wasm_bindgen]
impl Gif {
    /// An animation without frames yet: how many pixels they are wide, and for how many
    /// milliseconds each is shown that does not say itself.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(width: u32, delay: u32) -> Self {
        Self {
            frames: gif::Gif::new(Size::Width(width)),
            delay,
        }
    }

    /// Adds an SVG picture, shown for so many milliseconds, rounded to tens and at least 20.
    ///
    /// # Errors
    /// If it cannot be drawn, is not as large as the first one, or is one too many: all together
    /// may have 268,435,456 pixels. The animation stays as it was.
    pub fn add(&mut self, svg: &str, delay: Option<u32>) -> Result<(), JsError> {
        let delay = Duration::from_millis(delay.unwrap_or(self.delay).into());
        Ok(self.frames.add(svg, delay)?)
    }

    /// The bytes of the GIF file, which is shown forever. Frees the animation.
    ///
    /// # Errors
    /// If nothing was added.
    pub fn finish(self) -> Result<Vec<u8>, JsError> {
        Ok(self.frames.finish(None)?)
    }
}
