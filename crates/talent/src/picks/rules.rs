//! A candidate on the list that the admin makes for one company. Pure.

use kernel::{Instant, TalentPickId, TalentProfileId, UserId, text};

use crate::Error;
use crate::cards::Facts;

/// Somebody on a company's list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pick {
    /// Its id.
    pub id: TalentPickId,
    /// The account, which nothing shows with it.
    pub user: UserId,
    /// What the account calls itself.
    pub name: String,
    /// Its address, which no company is shown.
    pub email: String,
    /// What they say of themselves.
    pub headline: String,
    /// What they can do, when and where.
    pub facts: Facts,
    /// Whether they let listed companies see their results.
    pub shows_results: bool,
    /// What the admin tells the company of them, 1 to 500 characters.
    pub note: String,
    /// Since when they are on the list.
    pub picked_at: Instant,
    /// Whether the company sees them: they show their name, take part and do not block it.
    pub is_shown: bool,
}

/// Somebody whom the admin may put on a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member {
    /// Their place in the pool.
    pub id: TalentProfileId,
    /// What the account calls itself.
    pub name: String,
    /// Its address.
    pub email: String,
    /// What they say of themselves.
    pub headline: String,
}

/// The note as it is kept.
///
/// # Errors
/// [`Error::Field`].
pub(super) fn check_note(note: &str) -> Result<&str, Error> {
    let note = text::trimmed(note);
    let wrong = |code, detail| Err(Error::Field { field: "note", code, detail });
    if !(1..=500).contains(&note.chars().count()) {
        return wrong("length", "A note has 1 to 500 characters.");
    }
    if !text::is_prose(note) {
        return wrong("format", "Write this without characters that cannot be seen.");
    }
    Ok(note)
}
