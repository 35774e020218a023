//! "Win in so many actions", made exact. A search that prunes or grows unevenly knows that a seat
//! wins, but not always how fast; here everything is tried that could be faster.

use rules::{Game, Seat};

use crate::End;

/// Positions to look at before giving up: a millisecond or two.
const PATIENCE: u32 = 1 << 14;

/// The end that an action leads to and the line there, where its length is exact: `winner` wins
/// after so many actions if it hurries and the others resist as long as they can, and no other
/// action is better for who makes it. `None` if that takes more than `most` actions, or too long to
/// find out.
pub(crate) fn end<G: Game>(
    position: &G,
    action: G::Action,
    winner: Seat,
    most: u32,
) -> Option<(End, Vec<G::Action>)> {
    let mut patience = PATIENCE;
    let actions = fewest(position, winner, most, &mut patience)?;
    let mut line = vec![action];
    let mut now = position.after(action);
    if fewest(&now, winner, actions.checked_sub(1)?, &mut patience)? + 1 != actions {
        return None;
    }
    for left in (0..actions - 1).rev() {
        // All that keeps to the length: no slower for the winner, no faster for the others.
        let list = now.actions();
        let next = list.as_ref().iter().find_map(|&action| {
            let next = now.after(action);
            let keeps = fewest(&next, winner, left, &mut patience) == Some(left);
            keeps.then_some((action, next))
        });
        let (action, next) = next?;
        line.push(action);
        now = next;
    }
    Some((End { winner, actions }, line))
}

/// The fewest actions after which a seat can have won.
fn fewest<G: Game>(position: &G, seat: Seat, most: u32, patience: &mut u32) -> Option<u32> {
    for actions in 0..=most {
        if wins(position, seat, actions, patience)? {
            return Some(actions);
        }
    }
    None
}

/// Whether a seat wins within so many actions whatever the others do. `None` if that takes too
/// long to find out.
fn wins<G: Game>(position: &G, seat: Seat, within: u32, patience: &mut u32) -> Option<bool> {
    *patience = patience.checked_sub(1)?;
    if let Some(outcome) = position.outcome() {
        return Some(outcome.winner == Some(seat));
    }
    if within == 0 {
        return Some(false);
    }
    let is_own = position.to_move() == seat;
    for &action in position.actions().as_ref() {
        // One is enough for the seat itself, and for the others one that it does not win.
        if wins(&position.after(action), seat, within - 1, patience)? == is_own {
            return Some(is_own);
        }
    }
    Some(!is_own)
}
