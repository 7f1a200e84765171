//! A message, and what is wrong with one. Pure.

use kernel::{Instant, IntroductionMessageId, UserId, text, words};

use crate::Error;

/// The longest message, in characters.
pub const MAX_TEXT: usize = 4000;

words! {
    /// A side of an introduction.
    pub enum Party as "IntroductionParty" {
        /// The candidate who was asked.
        Candidate = "candidate",
        /// The company that asked.
        Company = "company",
    }
}

/// A message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// Its id.
    pub id: IntroductionMessageId,
    /// Whose side wrote it.
    pub party: Party,
    /// Who wrote it.
    pub author: Option<UserId>,
    /// What that account calls itself; absent once it is erased.
    pub name: Option<String>,
    /// 1 to [`MAX_TEXT`] characters.
    pub text: String,
    /// When it was written.
    pub created_at: Instant,
}

/// Who wrote last in an introduction, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Last {
    /// Whose side.
    pub party: Party,
    /// When.
    pub created_at: Instant,
}

/// The text as it is stored.
///
/// # Errors
/// [`Error::Field`].
pub(super) fn check(text: &str) -> Result<&str, Error> {
    let wrong = |code, detail| Err(Error::Field { field: "text", code, detail });
    let trimmed = text::trimmed(text);
    let length = trimmed.chars().count();
    if length == 0 {
        wrong("required", "Write something.")
    } else if length > MAX_TEXT {
        wrong("length", "A message has at most 4000 characters.")
    } else if text::is_prose(trimmed) {
        Ok(trimmed)
    } else {
        wrong("format", "Write this without characters that cannot be seen.")
    }
}
