//! The keys of a connection. Pure but for chance.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

/// How every key of a connection begins.
pub const BEGINNING: &str = "assay_a_";
const BYTES: usize = 32;
/// How many characters of a key are shown, so that people tell one from another.
const PREFIX: usize = 14;

/// By what a system identifies itself here: 256 bits of chance behind [`BEGINNING`].
#[derive(Clone, PartialEq, Eq)]
pub struct Key([u8; BYTES]);

impl Key {
    pub(crate) fn random() -> Self {
        Self(rand::random())
    }

    /// Reads a key as a system sends it; `None` where it is none.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let bytes = URL_SAFE_NO_PAD.decode(text.strip_prefix(BEGINNING)?).ok()?;
        bytes.try_into().ok().map(Self)
    }

    /// The key as a system sends it: 51 characters, of the 171 that Greenhouse takes.
    pub fn reveal(&self) -> String {
        format!("{BEGINNING}{}", URL_SAFE_NO_PAD.encode(self.0))
    }

    pub(crate) fn prefix(&self) -> String {
        self.reveal().chars().take(PREFIX).collect()
    }

    pub(crate) fn digest(&self) -> Vec<u8> {
        Sha256::digest(self.0).to_vec()
    }
}

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key(…)")
    }
}

/// By what we identify ourselves at a system. It has to be stored as it is, as calling needs it.
#[derive(Clone, PartialEq, Eq)]
pub struct Remote(String);

impl Remote {
    pub(crate) fn stored(text: String) -> Self {
        Self(text)
    }

    /// The key as it was entered.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// The header that shows it: the name of Basic authentication, without a password.
    pub fn basic(&self) -> String {
        format!("Basic {}", BASE64_STANDARD.encode(format!("{}:", self.0)))
    }
}

impl std::fmt::Debug for Remote {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Remote(…)")
    }
}
