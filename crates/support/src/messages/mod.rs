//! Messages: numbered within their conversation, without gaps.

mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::Actor;
use kernel::{Instant, SupportAttachmentId, SupportConversationId, UserId, text};

use crate::Error;
use crate::attachments::{self, Attachment, MAX_OF_MESSAGE};
use crate::conversations::{self, Conversation, Side};
use crate::mails::{self, Mail};

/// The longest message, in characters.
pub const MAX_TEXT: usize = 4000;

/// What somebody writes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Draft {
    /// At most [`MAX_TEXT`] characters; can be empty where a file goes with it.
    pub text: String,
    /// Files that were uploaded before.
    pub files: Vec<SupportAttachmentId>,
}

impl Draft {
    fn check(&self) -> Result<(), Error> {
        if self.text.chars().count() > MAX_TEXT || !text::is_prose(&self.text) {
            return Err(Error::BadText);
        }
        if self.files.len() > MAX_OF_MESSAGE {
            return Err(Error::TooManyFiles);
        }
        if self.text.is_empty() && self.files.is_empty() {
            return Err(Error::Empty);
        }
        Ok(())
    }
}

/// What is known of a message that came by mail.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mailed {
    /// Stands for the mail; of two with the same from one person only the first is written.
    pub digest: [u8; 32],
    /// The names of files that came with it and were not taken; the first [`MAX_REFUSED`] of them.
    pub refused: Vec<String>,
    /// All that it says.
    pub mail: Mail,
}

/// How many files that were not taken are named.
pub const MAX_REFUSED: usize = 20;

/// A message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// Counts within the conversation.
    pub number: i32,
    /// Whose it is.
    pub side: Side,
    /// What it says.
    pub text: String,
    /// When it was written.
    pub created_at: Instant,
    /// What goes with it.
    pub files: Vec<Attachment>,
    /// Whether it came by mail.
    pub by_mail: bool,
    /// The names of files that came with the mail and were not taken.
    pub refused_files: Vec<String>,
    /// Whether something that the mail says is folded away; [`mails::find`] reads it.
    pub is_folded: bool,
}

/// Writes a message of the person, into the conversation that goes on or into a new one.
///
/// # Errors
/// [`Error::Empty`], [`Error::BadText`], [`Error::TooManyFiles`], [`Error::NoAttachment`], [`Error::Db`].
pub fn write(
    conn: &mut Conn,
    user: UserId,
    draft: &Draft,
    now: Instant,
) -> Result<(Conversation, Message), Error> {
    write_as(conn, user, (draft, None), now)
}

/// Writes a message that the person sent by mail, where [`was_mailed`] says that it has not come before.
///
/// # Errors
/// As [`write()`].
pub fn write_mailed(
    conn: &mut Conn,
    user: UserId,
    (draft, mailed): (&Draft, &Mailed),
    now: Instant,
) -> Result<(Conversation, Message), Error> {
    write_as(conn, user, (draft, Some(mailed)), now)
}

fn write_as(
    conn: &mut Conn,
    user: UserId,
    (draft, mailed): (&Draft, Option<&Mailed>),
    now: Instant,
) -> Result<(Conversation, Message), Error> {
    draft.check()?;
    let of = conversations::write(conn, user, now)?;
    let message = add(conn, &of, (Side::User, Some(user)), (draft, mailed), now)?;
    Ok((of, message))
}

/// Whether a mail of this person has become a message already.
///
/// # Errors
/// [`Error::Db`].
pub fn was_mailed(conn: &mut Conn, user: UserId, digest: &[u8; 32]) -> Result<bool, Error> {
    Ok(store::was_mailed(conn, user, digest)?)
}

/// Writes a message of support.
///
/// # Errors
/// As [`write()`]; [`Error::NoConversation`], [`Error::Refused`].
pub fn answer(
    conn: &mut Conn,
    actor: Actor,
    id: SupportConversationId,
    draft: &Draft,
    now: Instant,
) -> Result<(Conversation, Message), Error> {
    draft.check()?;
    let of = conversations::answer(conn, actor, id, now)?;
    let message = add(conn, &of, (Side::Admin, actor.user()), (draft, None), now)?;
    Ok((of, message))
}

fn add(
    conn: &mut Conn,
    of: &Conversation,
    (side, author): (Side, Option<UserId>),
    (draft, mailed): (&Draft, Option<&Mailed>),
    now: Instant,
) -> Result<Message, Error> {
    store::insert(
        conn,
        (of.id, of.last_number),
        (side, author),
        (draft.text.as_str(), mailed),
        now,
    )?;
    if let Some(mailed) = mailed {
        mails::keep(conn, (of.id, of.last_number), &mailed.mail, now)?;
    }
    let files = match author {
        Some(author) if !draft.files.is_empty() => {
            attachments::attach(conn, author, &draft.files, (of.id, of.last_number))?
        }
        _ => Vec::new(),
    };
    let refused_files = mailed.map(|mailed| mailed.refused.clone()).unwrap_or_default();
    let (number, text, by_mail) = (of.last_number, draft.text.clone(), mailed.is_some());
    let mut pieces = mailed.iter().flat_map(|mailed| &mailed.mail.pieces);
    let is_folded = pieces.any(|piece| piece.is_folded);
    Ok(Message { number, side, text, created_at: now, files, by_mail, refused_files, is_folded })
}

/// How many messages of support the person has not read.
///
/// # Errors
/// [`Error::Db`].
pub fn count_unread(conn: &mut Conn, of: &Conversation) -> Result<i64, Error> {
    if of.has_unread() { Ok(store::count_unread(conn, of.id, of.of_user.read)?) } else { Ok(0) }
}

/// Which messages are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// The newest.
    Newest,
    /// Those that come after this number.
    After(i32),
    /// The newest of those that come before this number.
    Before(i32),
}

/// Messages in the order of their numbers, and whether there are more of those that are wanted.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    id: SupportConversationId,
    wanted: Wanted,
    limit: usize,
) -> Result<(Vec<Message>, bool), Error> {
    let fetch = i64::try_from(limit).unwrap_or(i64::MAX).saturating_add(1);
    let mut rows = store::list(conn, id, wanted, fetch)?;
    let more = rows.len() > limit;
    rows.truncate(limit);
    if !matches!(wanted, Wanted::After(_)) {
        rows.reverse();
    }
    let mut files = attachments::of_conversation(conn, id)?;
    let folded = mails::folded(conn, id)?;
    for row in &mut rows {
        row.is_folded = folded.contains(&row.number);
        row.files = files
            .extract_if(.., |(number, _)| *number == row.number)
            .map(|(_, file)| file)
            .collect();
    }
    Ok((rows, more))
}
