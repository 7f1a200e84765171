//! Tokens and the addresses they stand in. Pure.

use kernel::Email;

/// How many bytes a token has: 128 bits.
const BYTES: usize = 16;

/// What the address of a conversation cannot be guessed by.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; BYTES]);

impl Token {
    pub(super) fn fresh() -> Self {
        Self(rand::random())
    }

    pub(super) fn of_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }

    pub(super) fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// Where mail for this conversation goes, in the inbox of this address: `support+…@assay.example`; `None`
    /// where that is too long for an address. Hexadecimal, as mail servers may write addresses in lower case.
    pub fn address(&self, inbox: &Email) -> Option<Email> {
        let (local, domain) = inbox.as_str().split_once('@')?;
        let token: String = self.0.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{local}+{token}@{domain}").parse().ok()
    }

    /// The token in an address of this inbox.
    pub fn of_address(inbox: &Email, address: &Email) -> Option<Self> {
        let (local, domain) = inbox.as_str().split_once('@')?;
        let (given, at) = address.as_str().split_once('@')?;
        let token = given.strip_prefix(local)?.strip_prefix('+')?;
        if at != domain || token.len() != 2 * BYTES || !token.bytes().all(|b| b.is_ascii_hexdigit())
        {
            return None;
        }
        let byte = |at: usize| u8::from_str_radix(token.get(at..at + 2)?, 16).ok();
        let bytes: Option<Vec<u8>> = (0..BYTES).map(|at| byte(2 * at)).collect();
        Self::of_bytes(&bytes?)
    }
}
