//! The transposition table, shared by all threads without a lock.
//!
//! An entry is two words, the first of which is the key mixed with the second: of two threads
//! that write at the same time neither leaves anything that fits a key (Hyatt and Mann, "A
//! lock-less transposition table implementation for parallel search", 2002). Sizes and places
//! are worked out in 64 bits, so that every machine gives the same answers.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// What a score means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is remembered of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// With wins counted from this position.
    pub(crate) score: i32,
    /// The place of the best action in the game's order; [`NO_ACTION`] for none.
    pub(crate) best: u16,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
}

/// In the place of the best action where none is known.
pub(crate) const NO_ACTION: u16 = u16::MAX;

/// Entries that share a cache line.
const CLUSTER: usize = 4;
/// Generations are counted modulo this.
const GENERATIONS: u8 = 64;

#[derive(Default)]
struct Slot {
    lock: AtomicU64,
    data: AtomicU64,
}

#[derive(Default)]
#[repr(align(64))]
struct Cluster([Slot; CLUSTER]);

/// The table.
pub(crate) struct Table {
    clusters: Vec<Cluster>,
    /// Which search is going on: older entries give way.
    generation: u8,
}

impl Table {
    /// A table of this many MiB.
    pub(crate) fn new(mebibytes: u32) -> Self {
        let clusters = u64::from(mebibytes) * (1 << 20) / size_of::<Cluster>() as u64;
        Self {
            clusters: (0..clusters).map(|_| Cluster::default()).collect(),
            generation: 0,
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        for cluster in &mut self.clusters {
            *cluster = Cluster::default();
        }
        self.generation = 0;
    }

    /// Begins another search.
    pub(crate) fn age(&mut self) {
        self.generation = (self.generation + 1) % GENERATIONS;
    }

    #[inline]
    fn cluster(&self, key: u64) -> &Cluster {
        let place = (u128::from(key) * self.clusters.len() as u128) >> 64;
        &self.clusters[place as usize]
    }

    /// What is known of the position with this key.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        for slot in &self.cluster(key).0 {
            let data = slot.data.load(Relaxed);
            if slot.lock.load(Relaxed) ^ data == key && data != 0 {
                return Some(unpack(data));
            }
        }
        None
    }

    /// Remembers a position in place of what is worth least: of the same position, else of the
    /// oldest and shallowest.
    #[inline]
    pub(crate) fn put(&self, key: u64, mut entry: Entry) {
        let mut victim = &self.cluster(key).0[0];
        let mut least = i32::MAX;
        for slot in &self.cluster(key).0 {
            let data = slot.data.load(Relaxed);
            if data == 0 {
                if least > i32::MIN {
                    victim = slot;
                    least = i32::MIN;
                }
                continue;
            }
            let known = unpack(data);
            if slot.lock.load(Relaxed) ^ data == key {
                if entry.best == NO_ACTION {
                    entry.best = known.best;
                }
                let is_new = generation(data) != self.generation;
                // What is much deeper stays, unless the new score is exact or the old one old.
                if entry.bound != Bound::Exact && !is_new && entry.depth + 3 < known.depth {
                    return;
                }
                victim = slot;
                break;
            }
            let age = (self.generation + GENERATIONS - generation(data)) % GENERATIONS;
            let worth = i32::from(known.depth) - 8 * i32::from(age);
            if worth < least {
                victim = slot;
                least = worth;
            }
        }
        let data = pack(entry, self.generation);
        victim.data.store(data, Relaxed);
        victim.lock.store(key ^ data, Relaxed);
    }

    /// How much of the table this search has filled, in thousandths.
    #[cfg(test)]
    pub(crate) fn filled(&self) -> usize {
        let slots = self
            .clusters
            .iter()
            .take(250)
            .flat_map(|cluster| &cluster.0);
        slots.filter(|slot| slot.data.load(Relaxed) != 0).count()
    }
}

/// Score 32 bits, action 16, depth 8, generation 6, bound 2. It is never 0, because a bound is
/// not.
const fn pack(entry: Entry, generation: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Exact => 1,
        Bound::AtLeast => 2,
        Bound::AtMost => 3,
    };
    (entry.score as u32 as u64) << 32
        | (entry.best as u64) << 16
        | (entry.depth as u64) << 8
        | (generation as u64) << 2
        | bound
}

const fn unpack(data: u64) -> Entry {
    Entry {
        score: (data >> 32) as u32 as i32,
        best: (data >> 16) as u16,
        depth: (data >> 8) as u8,
        bound: match data & 3 {
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            _ => Bound::AtMost,
        },
    }
}

const fn generation(data: u64) -> u8 {
    (data >> 2) as u8 % GENERATIONS
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENTRY: Entry = Entry {
        score: -123_456,
        best: 0xABC,
        depth: 17,
        bound: Bound::AtLeast,
    };

    #[test]
    fn what_is_put_can_be_got() {
        let table = Table::new(1);
        assert_eq!(table.get(5), None);
        table.put(5, ENTRY);
        assert_eq!(table.get(5), Some(ENTRY));
        assert_eq!(table.get(6), None);
        assert_eq!(table.filled(), 1);
    }

    #[test]
    fn the_oldest_and_shallowest_gives_way() {
        let mut table = Table::new(1);
        // Small keys all fall into the first cluster.
        for key in 1..=4 {
            table.put(
                key,
                Entry {
                    depth: 10 + key as u8,
                    ..ENTRY
                },
            );
        }
        table.put(5, ENTRY);
        assert_eq!(table.get(1), None, "the shallowest");
        table.age();
        table.put(6, ENTRY);
        table.put(7, Entry { depth: 1, ..ENTRY });
        assert_eq!(table.get(6), Some(ENTRY), "of this generation");
        table.clear();
        assert_eq!(table.filled(), 0);
    }

    #[test]
    fn a_best_action_is_kept_when_none_is_found() {
        let table = Table::new(1);
        table.put(5, ENTRY);
        let unknown = Entry {
            best: NO_ACTION,
            depth: 20,
            ..ENTRY
        };
        table.put(5, unknown);
        assert_eq!(table.get(5), Some(Entry { depth: 20, ..ENTRY }));
    }
}
