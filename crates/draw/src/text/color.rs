//! Colours of a terminal.

use crate::look::Rgb;

/// A colour, each part from 0 to 255.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Color {
    /// How red it is.
    pub red: u8,
    /// How green it is.
    pub green: u8,
    /// How blue it is.
    pub blue: u8,
}

impl Color {
    pub(super) const fn new(rgb: Rgb) -> Self {
        Self {
            red: (rgb >> 16) as u8,
            green: (rgb >> 8) as u8,
            blue: rgb as u8,
        }
    }

    /// The nearest of xterm's 256 colours, leaving out the first sixteen, which every terminal
    /// chooses for itself.
    ///
    /// ```
    /// use ludejo_draw::text::Color;
    ///
    /// assert_eq!(Color { red: 255, green: 255, blue: 255 }.xterm(), 231);
    /// assert_eq!(Color { red: 255, green: 170, blue: 0 }.xterm(), 214);
    /// ```
    #[must_use]
    pub fn xterm(self) -> u8 {
        let parts = [self.red, self.green, self.blue].map(i32::from);
        let distance = |other: [i32; 3]| -> i32 {
            let pairs = parts.iter().zip(other);
            pairs.map(|(a, b)| (a - b) * (a - b)).sum()
        };
        let cube = |index: i32| {
            let level = |step: i32| if step == 0 { 0 } else { 55 + 40 * step };
            [level(index / 36), level(index / 6 % 6), level(index % 6)]
        };
        let colors = (0..216).map(|index| (16 + index, cube(index)));
        let greys = (0..24).map(|index| (232 + index, [8 + 10 * index; 3]));
        let nearest = colors
            .chain(greys)
            .min_by_key(|(_, other)| distance(*other));
        nearest.map_or(0, |(index, _)| index as u8)
    }
}
