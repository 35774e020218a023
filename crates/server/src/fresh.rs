//! Ids and secrets that nobody can guess.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ludejo_wire::Secret;
use rand::Rng;
use sha2::{Digest, Sha256};

use crate::store::SecretHash;

/// The length of a secret as text: 128 bits.
const SECRET: usize = 22;

fn bytes<const COUNT: usize>() -> String {
    let mut bytes = [0; COUNT];
    rand::rng().fill_bytes(&mut bytes);
    URL_SAFE_NO_PAD.encode(bytes)
}

/// An id of 72 bits: 12 characters that can be part of an address.
pub(crate) fn id() -> String {
    bytes::<9>()
}

/// A secret of 128 bits.
pub(crate) fn secret() -> Secret {
    Secret(bytes::<16>())
}

/// What is kept of a secret; `None` for text that is none.
pub(crate) fn hash(secret: &str) -> Option<SecretHash> {
    (secret.len() == SECRET).then(|| Sha256::digest(secret).into())
}
