//! The secret of an address. Pure but for chance.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use kernel::Instant;
use kernel::chrono::NaiveDate;
use sha2::{Digest, Sha256};

/// An address, as its owner sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Feed {
    /// When it was made.
    pub created_at: Instant,
    /// On which day it was read last, in UTC.
    pub read_on: Option<NaiveDate>,
}

/// 256 bits of chance. Only their SHA-256 is kept.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    pub(super) fn random() -> Self {
        Self(rand::random())
    }

    /// Reads a secret as an address carries it; `None` where it is none.
    pub(super) fn parse(text: &str) -> Option<Self> {
        URL_SAFE_NO_PAD.decode(text).ok()?.try_into().ok().map(Self)
    }

    /// The secret as an address carries it: 43 characters that need no escaping.
    pub fn reveal(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    pub(super) fn digest(&self) -> Vec<u8> {
        Sha256::digest(self.0).to_vec()
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(…)")
    }
}
