//! The secret of a key. Pure but for chance.

use crate::token::Token;

/// How every key begins.
pub const BEGINNING: &str = "assay_k_";
/// How many characters of a key are kept, so that people tell one from another.
const PREFIX: usize = 14;

/// 256 bits of chance behind [`BEGINNING`]. Only their SHA-256 is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Secret(Token);

impl Secret {
    pub(super) fn random() -> Self {
        Self(Token::random())
    }

    /// Reads a key as a program sends it; `None` where it is none.
    pub(super) fn parse(text: &str) -> Option<Self> {
        Token::parse(text.strip_prefix(BEGINNING)?).ok().map(Self)
    }

    /// The key as a program sends it.
    pub fn reveal(&self) -> String {
        format!("{BEGINNING}{}", self.0.reveal())
    }

    /// How it begins.
    pub(super) fn prefix(&self) -> String {
        self.reveal().chars().take(PREFIX).collect()
    }

    pub(super) fn digest(&self) -> Vec<u8> {
        self.0.digest()
    }
}
