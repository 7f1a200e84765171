//! What signs events. Pure but for chance.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;

const BYTES: usize = 32;

/// What signs the events of a webhook. It has to be stored as it is, as signing needs it.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(Vec<u8>);

impl Secret {
    pub(crate) fn random() -> Self {
        Self(rand::random::<[u8; BYTES]>().to_vec())
    }

    /// A secret that is kept as these bytes.
    pub fn stored(bytes: Vec<u8>) -> Self {
        Self(bytes)
    }

    /// The secret as Standard Webhooks writes it.
    pub fn reveal(&self) -> String {
        format!("whsec_{}", BASE64_STANDARD.encode(&self.0))
    }

    /// The bytes that sign.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(…)")
    }
}
