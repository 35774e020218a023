//! The colours of an animation.

use std::cmp::Reverse;
use std::collections::HashMap;

use color_quant::NeuQuant;

use super::Color;

/// The most colours: 256 but for the transparent one.
const MOST: usize = 255;
/// How many of the commonest colours stay as they are where there are too many. All even grounds
/// of a board and its pieces are among them, and the commonest blends along their edges.
const KEPT: usize = 160;

/// The colours of an animation, and which of them stands for each of the pictures' own.
pub(super) struct Palette {
    colors: Vec<Color>,
    indices: HashMap<Color, u8>,
}

impl Palette {
    /// The palette for pictures with so many pixels of each colour: exact if it can be.
    pub(super) fn new(counts: &HashMap<Color, u64>) -> Self {
        let mut ranked: Vec<(Color, u64)> = counts.iter().map(|(color, n)| (*color, *n)).collect();
        ranked.sort_unstable_by_key(|(color, count)| (Reverse(*count), *color));
        let all: Vec<Color> = ranked.iter().map(|(color, _)| *color).collect();
        let colors = if all.len() <= MOST {
            all.clone()
        } else {
            let (kept, rest) = all.split_at(KEPT);
            let mut colors = kept.to_vec();
            colors.extend(quantized(rest, MOST - KEPT));
            colors
        };
        let indices = all
            .into_iter()
            .map(|color| (color, nearest(&colors, color)));
        Self {
            indices: indices.collect(),
            colors,
        }
    }

    /// The colours one after the other, and one more for what is transparent.
    pub(super) fn table(&self) -> Vec<u8> {
        [self.colors.as_flattened(), &[0; 3]].concat()
    }

    /// The index of what is transparent.
    pub(super) fn transparent(&self) -> u8 {
        self.colors.len() as u8
    }

    /// The index of what stands for a colour of the pictures.
    pub(super) fn index(&self, color: Color) -> u8 {
        self.indices[&color]
    }
}

/// So many colours that stand for many more.
fn quantized(colors: &[Color], count: usize) -> Vec<Color> {
    let pixels: Vec<u8> = colors
        .iter()
        .flat_map(|[red, green, blue]| [*red, *green, *blue, 255])
        .collect();
    let table = NeuQuant::new(1, count, &pixels).color_map_rgba();
    let entries = table.chunks_exact(4);
    entries
        .map(|entry| [entry[0], entry[1], entry[2]])
        .collect()
}

/// The index of the colour that is nearest to another.
fn nearest(colors: &[Color], color: Color) -> u8 {
    let distance = |other: &Color| -> u32 {
        let parts = color.iter().zip(other);
        parts.map(|(a, b)| u32::from(a.abs_diff(*b)).pow(2)).sum()
    };
    let found = (0..=u8::MAX)
        .zip(colors)
        .min_by_key(|(_, other)| distance(other));
    found.map_or(0, |(index, _)| index)
}
