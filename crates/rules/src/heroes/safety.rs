//! Attacks on a hex, and what holds them off.

use super::hex::{hexes, spread};
use super::{Action, Heroes, Hex};
use crate::Game;

/// The pieces of a seat that could capture on a hex.
struct Suspects {
    /// Those that nothing can be in the way of.
    direct: u128,
    /// Those that could if all hexes between are empty.
    sliders: u128,
    /// Heroes two steps away, that could if one hex between is empty.
    heroes: u128,
    /// Elephants with a rampage over the hex, that could if their first hex is empty.
    elephants: u128,
}

/// What attacks a king, and what keeps others from it.
pub(super) struct Threats {
    /// Whether the king is attacked.
    pub(super) attacked: bool,
    /// If it is, where a piece that arrives may end all attacks; nowhere else.
    pub(super) remedies: u128,
    /// The hexes on the ways from which a capture of the king could come.
    pub(super) ways: u128,
    /// Those of them that hold an attack off, so that none may be vacated without a look.
    pub(super) shields: u128,
}

impl Heroes {
    /// The pieces among these of seat `by` that attack `target`, if nothing is in the way.
    #[inline(always)]
    fn suspects(&self, target: Hex, by: usize, pieces: u128) -> Suspects {
        let force = self.force(pieces);
        let near = spread(force.heroes);
        let around = target.around();
        let [_, next, two, three, four, five] = around.straight;
        let (behind, aslant) = (around.behind[by], around.aslant[by]);
        let steppers = force.king | force.heroes | force.chariots | force.camels;
        Suspects {
            direct: next & steppers
                | force.guards & (behind | aslant)
                | force.pawns & (aslant | behind & near)
                | force.knights & around.leaps & near,
            sliders: !next
                & (force.chariots & five
                    | force.knights & three
                    | force.camels & (two | three & near)),
            heroes: force.heroes & around.two_steps,
            elephants: !next & force.elephants & four & near,
        }
    }

    /// A piece among these of seat `by` that attacks `target`, with the hexes `occupied` taken.
    #[inline]
    fn attacker_among(&self, target: Hex, by: usize, pieces: u128, occupied: u128) -> Option<Hex> {
        let suspects = self.suspects(target, by, pieces);
        if suspects.direct != 0 {
            return Some(Hex::lowest(suspects.direct));
        }
        let is_open = |way: u128| way & occupied == 0;
        hexes(suspects.sliders)
            .find(|&slider| is_open(slider.between(target)))
            .or_else(|| {
                let between = |hero: Hex| hero.neighbours() & target.neighbours();
                hexes(suspects.heroes).find(|&hero| between(hero) & !occupied != 0)
            })
            .or_else(|| {
                let first = |elephant: Hex| elephant.between(target) & elephant.neighbours();
                hexes(suspects.elephants).find(|&elephant| is_open(first(elephant)))
            })
    }

    /// A piece of seat `by` that attacks `target`: that could capture an enemy there.
    pub(super) fn attacker(&self, target: Hex, by: usize) -> Option<Hex> {
        self.attacker_among(target, by, self.seats[by], self.occupied())
    }

    /// Whether seat `by` attacks `target`.
    pub(super) fn is_attacked(&self, target: Hex, by: usize) -> bool {
        self.attacker(target, by).is_some()
    }

    /// Whether the king of the seat to move may go to this hex next to it.
    #[inline]
    pub(super) fn king_may_go(&self, to: Hex) -> bool {
        let own = self.own();
        let pieces = self.seats[1 - own] & !to.bit();
        let occupied = self.occupied() & !self.king(own).bit();
        self.attacker_among(to, 1 - own, pieces, occupied).is_none()
    }

    /// Whether an action, otherwise legal, leaves no king attacked that must not be: that of the
    /// seat to move, in the mobilization neither.
    pub(super) fn is_sound(&self, action: Action) -> bool {
        let own = self.own();
        let next = self.after(action);
        let is_safe = |seat: usize| !next.is_attacked(next.king(seat), 1 - seat);
        is_safe(own) && (self.turn == 0 || is_safe(1 - own))
    }

    /// What threatens the king of this seat.
    ///
    /// An action that is no rampage takes one piece of its seat away from one hex, puts one to
    /// another, and may remove an enemy there. Of these only the first can begin an attack on
    /// the own king, and only from a hex in `shields`. (The powers of the enemy's pieces hang on
    /// the enemy's heroes, whom the action does not move.) Only the others can end an attack: by
    /// taking the attacker, by standing in its way, or by taking the hero that gives it its
    /// power, and these places are in `remedies`. A rampage only removes, so it cannot begin an
    /// attack if it removes nothing in `ways`.
    #[inline]
    pub(super) fn threats(&self, seat: usize) -> Threats {
        let (king, own, enemy) = (self.king(seat), self.seats[seat], self.seats[1 - seat]);
        let suspects = self.suspects(king, 1 - seat, enemy);
        let occupied = own | enemy;
        let mut threats = Threats {
            attacked: false,
            remedies: u128::MAX,
            ways: 0,
            shields: 0,
        };
        let mut attack = |attacker: Hex, way: u128| {
            threats.attacked = true;
            let powers = attacker.neighbours() & self.heroes(1 - seat);
            threats.remedies &= attacker.bit() | way | powers;
        };
        for attacker in hexes(suspects.direct) {
            attack(attacker, 0);
        }
        let sliders = hexes(suspects.sliders).map(|slider| (slider, slider.between(king)));
        let elephants = hexes(suspects.elephants)
            .map(|elephant| (elephant, elephant.between(king) & elephant.neighbours()));
        for (attacker, way) in sliders.chain(elephants) {
            threats.ways |= way;
            let taken = way & occupied;
            if taken == 0 {
                attack(attacker, way);
            } else if taken & (taken - 1) == 0 {
                threats.shields |= taken & own;
            }
        }
        for hero in hexes(suspects.heroes) {
            let ways = hero.neighbours() & king.neighbours();
            threats.ways |= ways;
            if ways & !occupied != 0 {
                attack(hero, ways);
            } else {
                threats.shields |= ways & own;
            }
        }
        threats
    }
}
