//! Points that change places.

/// Where each point goes, for whole sets of points at once.
#[derive(Clone, Debug)]
pub struct Permutation {
    /// Where the points of the lowest nine bits go, of the next eight, of the eight above.
    parts: [Vec<u32>; 3],
}

/// The lowest bit of each part, and the bits that it has.
const PARTS: [(u32, u32); 3] = [(0, 9), (9, 8), (17, 8)];

impl Permutation {
    /// Takes each of this many points to another.
    pub(crate) fn new(points: u32, to: impl Fn(u32) -> u32) -> Self {
        let image = |set: u32| {
            let points = (0..points).filter(|at| set >> at & 1 == 1);
            points.fold(0, |image, at| image | 1 << to(at))
        };
        let parts = PARTS.map(|(low, bits)| (0..1 << bits).map(|set| image(set << low)).collect());
        Self { parts }
    }

    /// Where these points go.
    #[inline]
    #[must_use]
    pub fn of(&self, set: u32) -> u32 {
        let [low, middle, high] = &self.parts;
        // The masks change nothing on a board of 25 points, but prove that to the compiler.
        low[(set & 511) as usize]
            | middle[(set >> 9 & 255) as usize]
            | high[(set >> 17 & 255) as usize]
    }
}
