//! The token of a link. Pure but for chance.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use kernel::{ActivationId, InquiryId, Instant};
use sha2::{Digest, Sha256};

use crate::Error;

/// How long a link counts; the default of `activation_links.expires_at` says the same. Source:
/// product.md §30.
pub const LIFE_HOURS: i32 = 72;
const BYTES: usize = 32;

/// 256 bits of chance. Only their SHA-256 is kept.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; BYTES]);

impl Token {
    pub(super) fn random() -> Self {
        Self(rand::random())
    }

    /// Reads a token as a link carries it.
    pub(super) fn parse(text: &str) -> Result<Self, Error> {
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| Error::LinkInvalid)?;
        bytes.try_into().map(Self).map_err(|_| Error::LinkInvalid)
    }

    /// The token as a link carries it: 43 characters that need no escaping.
    pub fn reveal(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    pub(super) fn digest(&self) -> Vec<u8> {
        Sha256::digest(self.0).to_vec()
    }
}

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token(…)")
    }
}

/// A link that can be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// Its id.
    pub id: ActivationId,
    /// The inquiry whose account it opens.
    pub inquiry: InquiryId,
    /// Where it was sent.
    pub email: String,
}

/// What became of a link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sent {
    /// Its id.
    pub id: ActivationId,
    /// Where it was sent.
    pub email: String,
    /// When it was made.
    pub sent_at: Instant,
    /// Until when it counts.
    pub expires_at: Instant,
    /// When it was used.
    pub used_at: Option<Instant>,
    /// When it was replaced or taken back.
    pub revoked_at: Option<Instant>,
}
