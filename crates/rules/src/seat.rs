//! Who sits at the board.

/// A seat, counted from 0 in turn order: seat 0 moves first.
///
/// Its [`Info`](crate::Info) says how many seats a game has and what they are called.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Seat(u8);

impl Seat {
    /// The seat that moves first.
    pub const FIRST: Self = Self(0);
    /// The seat that moves second.
    pub const SECOND: Self = Self(1);

    /// The seat with this place in the turn order.
    #[must_use]
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// Its place in the turn order, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat after this one, of `seats` in all.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        Self(if self.0 + 1 >= seats { 0 } else { self.0 + 1 })
    }

    /// The seat before this one, of `seats` in all.
    #[must_use]
    pub const fn previous(self, seats: u8) -> Self {
        Self(if self.0 == 0 { seats - 1 } else { self.0 - 1 })
    }
}
