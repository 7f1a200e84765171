//! A note, and for how long it can be changed. Pure.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use kernel::{ApplicationId, Instant, NoteId, UserId, text};

use crate::Error;
use crate::roles::form::Problem;

/// The longest note, in characters.
pub const MAX_TEXT: usize = 4000;
/// For how many minutes its author can change or delete a note.
pub const OPEN_MINUTES: i64 = 15;
/// How many colleagues a note can mention.
pub const MAX_MENTIONS: usize = 10;

/// What somebody writes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Content {
    /// 1 to 4000 characters.
    pub text: String,
    /// Who is notified; that they are members is for the caller to know.
    pub mentions: BTreeSet<UserId>,
}

impl Content {
    /// Everything that is not as it must be.
    ///
    /// # Errors
    /// [`Error::Fields`].
    pub(super) fn check(&self) -> Result<(), Error> {
        let mut faults = Vec::new();
        let length = text::trimmed(&self.text).chars().count();
        if length == 0 {
            faults.push(Problem::new("text", "required", "Write something."));
        } else if length > MAX_TEXT {
            faults.push(Problem::new("text", "length", "A note has at most 4000 characters."));
        }
        if !text::is_prose(&self.text) {
            let detail = "Write this without characters that cannot be seen.";
            faults.push(Problem::new("text", "format", detail));
        }
        if self.mentions.len() > MAX_MENTIONS {
            faults.push(Problem::new("mentions", "count", "Mention at most ten colleagues."));
        }
        if faults.is_empty() { Ok(()) } else { Err(Error::Fields(faults)) }
    }
}

/// A note.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// Its id.
    pub id: NoteId,
    /// About which application.
    pub application: ApplicationId,
    /// Who wrote it.
    pub author: UserId,
    /// Grows with every change.
    pub version: i32,
    /// What it says.
    pub content: Content,
    /// When it was written.
    pub created_at: Instant,
    /// When it was changed; absent where it was not.
    pub edited_at: Option<Instant>,
}

impl Note {
    /// Until when its author can change it.
    pub fn open_until(&self) -> Instant {
        self.created_at + TimeDelta::minutes(OPEN_MINUTES)
    }

    /// Whether somebody may change it now.
    ///
    /// # Errors
    /// [`Error::NotAuthor`], [`Error::NoteFixed`].
    pub(super) fn check_open(&self, user: UserId, now: Instant) -> Result<(), Error> {
        if self.author != user {
            Err(Error::NotAuthor)
        } else if now >= self.open_until() {
            Err(Error::NoteFixed)
        } else {
            Ok(())
        }
    }
}
