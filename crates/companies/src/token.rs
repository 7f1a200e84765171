//! The token of a link. Pure but for chance.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

use crate::Error;

const BYTES: usize = 32;

/// 256 bits of chance. Only their SHA-256 is kept.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; BYTES]);

impl Token {
    pub(crate) fn random() -> Self {
        Self(rand::random())
    }

    /// Reads a token as a link carries it.
    pub(crate) fn parse(text: &str) -> Result<Self, Error> {
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| Error::LinkInvalid)?;
        bytes.try_into().map(Self).map_err(|_| Error::LinkInvalid)
    }

    /// The token as a link carries it: 43 characters that need no escaping.
    pub fn reveal(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    pub(crate) fn digest(&self) -> Vec<u8> {
        Sha256::digest(self.0).to_vec()
    }
}

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token(…)")
    }
}
