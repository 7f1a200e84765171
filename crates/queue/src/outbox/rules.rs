//! What may be mailed. Pure.

use kernel::{Email, Instant, MailId, words};

use crate::Error;

/// The longest subject, in characters.
pub const MAX_SUBJECT: usize = 200;
/// The longest plain text, in bytes.
pub const MAX_TEXT: usize = 128 * 1024;
/// The longest HTML, in bytes.
pub const MAX_HTML: usize = 256 * 1024;

/// The longest entry for a calendar, in bytes.
pub const MAX_CALENDAR: usize = 64 * 1024;

/// What stands in place of a text that was removed; the database knows it too.
pub(super) const REMOVED: &str = "(removed)";

/// A message to be mailed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// The one recipient.
    pub to: Email,
    /// The subject, one line.
    pub subject: String,
    /// The plain text, which every message has.
    pub text: String,
    /// The same in HTML.
    pub html: Option<String>,
    /// What goes with it for the reader's calendar.
    pub calendar: Option<Attached>,
}

/// An entry for a calendar, as it is mailed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attached {
    /// `REQUEST` or `CANCEL`.
    pub method: String,
    /// The text, at most 64 KiB.
    pub text: String,
}

impl Message {
    /// Refuses what no mail server should be handed.
    pub(crate) fn check(&self) -> Result<(), Error> {
        let subject = self.subject.chars().count();
        let html = self.html.as_deref().unwrap_or("-");
        let entry = self.calendar.as_ref().map_or("-", |entry| entry.text.as_str());
        if subject == 0 || subject > MAX_SUBJECT {
            Err(Error::BadMail("its subject is empty or over 200 characters"))
        } else if self.subject.chars().any(char::is_control) {
            Err(Error::BadMail("its subject holds a control character"))
        } else if self.text.is_empty() || self.text.len() > MAX_TEXT {
            Err(Error::BadMail("its text is empty or over 128 KiB"))
        } else if html.is_empty() || html.len() > MAX_HTML {
            Err(Error::BadMail("its HTML is empty or over 256 KiB"))
        } else if entry.is_empty() || entry.len() > MAX_CALENDAR {
            Err(Error::BadMail("its calendar entry is empty or over 64 KiB"))
        } else if [&self.text, html, entry].iter().any(|part| part.contains('\0')) {
            Err(Error::BadMail("it holds a NUL"))
        } else {
            Ok(())
        }
    }
}

words! {
    /// How far a message has come.
    pub enum State as "MailState" {
        /// To be sent.
        Queued = "queued",
        /// Accepted by the mail server.
        Sent = "sent",
        /// Given up.
        Failed = "failed",
    }
}

/// A message in the outbox.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mail {
    /// Its id; the Message-ID derives from it.
    pub id: MailId,
    /// Says what the message is about, such as `invitation:<id>:0`; one message for each.
    pub dedup_key: String,
    /// The recipient.
    pub to: String,
    /// The subject.
    pub subject: String,
    /// The plain text.
    pub text: String,
    /// The same in HTML.
    pub html: Option<String>,
    /// What goes with it for the reader's calendar.
    pub calendar: Option<Attached>,
    /// How far it has come.
    pub state: State,
    /// How often sending failed.
    pub attempts: i32,
    /// Why the last try failed.
    pub last_error: Option<String>,
    /// When it was queued.
    pub created_at: Instant,
    /// When the mail server took it.
    pub sent_at: Option<Instant>,
}

impl Mail {
    /// Whether there is anything left to send.
    pub fn has_text(&self) -> bool {
        self.text != REMOVED
    }
}

/// The Message-ID header of a message: the same at every attempt, so that a mail server or reader
/// can drop a second copy.
pub fn message_id(id: MailId, domain: &str) -> String {
    format!("<{id}@{domain}>")
}
