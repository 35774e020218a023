//! The values of all slots, a byte for each.

use std::hint::black_box;
use std::sync::atomic::{AtomicU8, Ordering};

use crate::byte::OPEN;
use crate::index::Index;

/// The bytes of all slots of an index, which threads read and write at the same time.
///
/// During a pass over the table no thread looks for the values that another writes, so the order in
/// which they do it does not matter.
#[derive(Debug)]
pub(crate) struct Table {
    bytes: Vec<AtomicU8>,
}

impl Table {
    pub(crate) fn new(slots: usize) -> Self {
        let bytes = std::iter::repeat_with(|| AtomicU8::new(OPEN));
        Self {
            bytes: bytes.take(slots).collect(),
        }
    }

    #[inline]
    pub(crate) fn get(&self, slot: usize) -> u8 {
        self.bytes[slot].load(Ordering::Relaxed)
    }

    /// The bytes of a row, by column.
    #[inline]
    pub(crate) fn row(&self, row: usize, width: usize) -> impl Iterator<Item = u8> {
        let bytes = &self.bytes[row * width..(row + 1) * width];
        bytes.iter().map(|byte| byte.load(Ordering::Relaxed))
    }

    /// Sets one slot, not those that stand for the same position.
    #[inline]
    pub(crate) fn set_only(&self, slot: usize, byte: u8) {
        self.bytes[slot].store(byte, Ordering::Relaxed);
    }

    /// Sets a slot and all that stand for the same position.
    #[inline]
    pub(crate) fn set(&self, index: &Index, slot: usize, byte: u8) {
        index.same(slot, |slot| self.set_only(slot, byte));
    }

    /// Has the processor fetch these slots. It waits for many at the same time if nothing depends on
    /// what they hold, so this takes much less time than reading them one by one.
    #[inline]
    pub(crate) fn fetch(&self, slots: impl Iterator<Item = usize>) {
        black_box(slots.fold(0, |sum, slot| sum ^ self.get(slot)));
    }
}
