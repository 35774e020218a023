//! Values as bytes of the table.

use ludejo_oracle::Value;

/// The byte of a draw, or of a position that nothing is known about yet.
pub(crate) const OPEN: u8 = 0;
/// The byte of a slot that is no position: somebody has won there.
pub(crate) const OVER: u8 = 255;
/// What losses add to their number of actions.
const LOST: u8 = 128;

/// The value that a byte stands for; `None` if somebody has won.
#[inline]
pub(crate) const fn from_byte(byte: u8) -> Option<Value> {
    match byte {
        OPEN => Some(Value::Draw),
        OVER => None,
        LOST.. => Some(Value::Loss(byte - LOST)),
        _ => Some(Value::Win(byte)),
    }
}

/// The byte for a value.
#[inline]
pub(crate) const fn byte(value: Value) -> u8 {
    match value {
        Value::Draw => OPEN,
        Value::Win(actions) => actions,
        Value::Loss(actions) => LOST + actions,
    }
}
