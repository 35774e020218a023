//! What the seats can expect.

use ludejo_rules::Seat;

/// No game here has more seats.
pub const SEATS: usize = 4;

/// Each seat's share of the win: its chance to win and, for each draw, one part of as many as
/// there are seats. They add up to 1; seats that a game does not have get 0.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Shares(pub [f32; SEATS]);

impl Shares {
    /// A draw of this many seats.
    #[must_use]
    pub fn draw(seats: usize) -> Self {
        Self::of(seats, |_| 1.0)
    }

    /// A win.
    #[must_use]
    pub fn win(seat: Seat) -> Self {
        Self(std::array::from_fn(|index| {
            f32::from(u8::from(index == seat.index()))
        }))
    }

    /// In proportion to a weight for each of this many seats.
    #[must_use]
    pub fn of(seats: usize, weight: impl Fn(usize) -> f32) -> Self {
        let weight = |seat| if seat < seats { weight(seat) } else { 0.0 };
        let weights: [f32; SEATS] = std::array::from_fn(weight);
        let sum: f32 = weights.iter().sum();
        Self(weights.map(|weight| weight / sum))
    }

    /// One of two seats has this share, the other one the rest.
    #[must_use]
    pub fn pair(seat: Seat, share: f32) -> Self {
        Self::of(2, |index| {
            if index == seat.index() {
                share
            } else {
                1.0 - share
            }
        })
    }

    /// The share of a seat.
    #[must_use]
    pub const fn of_seat(&self, seat: Seat) -> f32 {
        self.0[seat.index()]
    }
}

/// What the seats can expect of a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Score {
    /// Each seat's share of the win.
    pub shares: Shares,
    /// The end, where one is proven.
    pub end: Option<End>,
}

/// A win that nobody can prevent, G1 and G2 apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    /// Who wins.
    pub winner: Seat,
    /// After how many actions, those of every seat counted, if the winner hurries and the others
    /// resist as long as they can.
    pub actions: u32,
}

impl From<Shares> for Score {
    fn from(shares: Shares) -> Self {
        Self { shares, end: None }
    }
}

impl From<End> for Score {
    fn from(end: End) -> Self {
        Self {
            shares: Shares::win(end.winner),
            end: Some(end),
        }
    }
}
