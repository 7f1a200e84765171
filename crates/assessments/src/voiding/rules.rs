//! What is said of an attempt that is voided. Pure.

use std::str::FromStr;

use kernel::text;

/// The longest reason, in characters.
const MAX_REASON: usize = 400;

/// What went wrong, in words for the candidate and the company.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason(String);

/// The text is no reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("A reason has 1 to {MAX_REASON} characters.")]
pub struct BadReason;

impl Reason {
    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Reason {
    type Err = BadReason;

    fn from_str(given: &str) -> Result<Self, BadReason> {
        let said = text::trimmed(given);
        let fits = (1..=MAX_REASON).contains(&said.chars().count()) && text::is_prose(said);
        if fits { Ok(Self(said.to_owned())) } else { Err(BadReason) }
    }
}
