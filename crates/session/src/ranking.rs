//! Who comes before whom at the end (ruling G3).

use ludejo_rules::Seat;

/// The place of each seat, 1 for the best, the same for equals: the winner, then those who stayed,
/// then those who left, the earliest last. If an engine won with the seat of somebody who left,
/// those who stayed are equal first.
pub(crate) fn ranks(seats: usize, winner: Option<Seat>, left: &[Seat]) -> Vec<u8> {
    let winner = winner.filter(|winner| !left.contains(winner));
    let better = |one: usize, other: usize| {
        let standing = |seat: usize| {
            let seat = Seat::new(seat as u8);
            let leaving = left.iter().position(|leaver| *leaver == seat);
            // The later somebody left, the better; who stayed never left.
            (winner == Some(seat), leaving.unwrap_or(usize::MAX))
        };
        standing(one) > standing(other)
    };
    (0..seats)
        .map(|seat| 1 + (0..seats).filter(|&other| better(other, seat)).count() as u8)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_stays_comes_before_who_leaves() {
        let seat = Seat::new;
        type Case<'a> = (usize, Option<u8>, &'a [u8], &'a [u8]);
        let cases: [Case<'_>; 8] = [
            (2, Some(1), &[], &[2, 1]),
            (2, Some(1), &[0], &[2, 1]),
            (2, None, &[], &[1, 1]),
            (4, Some(2), &[], &[2, 2, 1, 2]),
            (4, Some(2), &[3, 0], &[3, 2, 1, 4]),
            (4, None, &[1], &[1, 4, 1, 1]),
            (4, Some(1), &[1], &[1, 4, 1, 1]),
            (4, Some(3), &[0, 1, 2], &[4, 3, 2, 1]),
        ];
        for (seats, winner, left, expected) in cases {
            let left: Vec<_> = left.iter().copied().map(seat).collect();
            assert_eq!(ranks(seats, winner.map(seat), &left), expected);
        }
    }
}
