//! The colours of the games, from the files in `palettes`.

use ludejo_rules::Info;

use crate::look::Rgb;

/// The colours of a game's pictures.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Palette {
    /// The rim around the cells, where the coordinates are.
    pub rim: Rgb,
    /// Coordinates.
    pub label: Rgb,
    /// The line around the board.
    pub frame: Rgb,
    /// Lines between points, and between areas.
    pub line: Rgb,
    pub tone_0: Rgb,
    pub tone_1: Rgb,
    pub tone_2: Rgb,
    /// The plates on which points lie, the outer one first.
    pub plate_0: Rgb,
    pub plate_1: Rgb,
    /// The tint of dark areas.
    pub dark_area: Rgb,
    /// Marks: where actions lead, what they capture, where the last one was; and a light line behind them.
    pub path: Rgb,
    pub path_soft: Rgb,
    pub taken: Rgb,
    pub latest: Rgb,
    pub latest_soft: Rgb,
    pub halo: Rgb,
    /// The colours of seats that have none of their own: light ones and dark ones.
    pub light: Paints,
    pub dark: Paints,
    /// The colours of the seats by their words.
    pub seats: &'static [(&'static str, Paints)],
}

/// The colours of a seat's pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Paints {
    /// The token.
    pub fill: Rgb,
    /// A figure: the colour of the token where the edge stands out from it, else a lighter one.
    pub body: Rgb,
    /// The pictogram on a token, the details of a figure.
    pub ink: Rgb,
    /// The line around it.
    pub edge: Rgb,
}

include!(concat!(env!("OUT_DIR"), "/palettes.rs"));

/// The palette of a game.
pub(crate) fn of(info: &Info) -> &'static Palette {
    let found = PALETTES.iter().find(|(id, _)| *id == info.base());
    found.map_or(&DEFAULT, |(_, palette)| palette)
}

impl Palette {
    /// The shade of a cell by its tone.
    pub(crate) fn tone(&self, tone: u8) -> Rgb {
        [self.tone_0, self.tone_1, self.tone_2][usize::from(tone) % 3]
    }

    /// The shade of a plate of points, by how many others lie under it.
    pub(crate) fn plate(&self, depth: usize) -> Rgb {
        [self.plate_0, self.plate_1][depth % 2]
    }

    /// The colours of a seat by its word.
    pub(crate) fn seat(&self, word: &str) -> Option<Paints> {
        let found = self.seats.iter().find(|(seat, _)| *seat == word);
        found.map(|(_, paints)| *paints)
    }
}
