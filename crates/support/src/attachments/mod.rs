//! Files that go with messages.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use chrono::TimeDelta;
use db::Conn;
use kernel::{Instant, SupportAttachmentId, SupportConversationId, UserId};

pub use rules::{
    Attachment, File, Kind, MAX_A_DAY, MAX_BYTES, MAX_OF_MESSAGE, kind_of, shown_name,
};

use crate::Error;

/// Stores a file that is not sent yet. What somebody stores at once is counted one after the other.
///
/// # Errors
/// [`Error::FilesOfToday`] where it is more than [`MAX_A_DAY`] with what they stored within 24 hours; [`Error::Db`].
pub fn keep(
    conn: &mut Conn,
    uploader: UserId,
    file: &File,
    now: Instant,
) -> Result<Attachment, Error> {
    store::lock_uploader(conn, uploader)?;
    let before = store::bytes_since(conn, uploader, now - TimeDelta::days(1))?;
    let size = i64::try_from(file.content.len()).unwrap_or(i64::MAX);
    if before.saturating_add(size) > MAX_A_DAY {
        return Err(Error::FilesOfToday);
    }
    let id = SupportAttachmentId::new();
    store::insert(conn, id, uploader, (file, now))?;
    let bytes = i32::try_from(file.content.len()).unwrap_or(i32::MAX);
    Ok(Attachment { id, kind: file.kind, name: file.name.clone(), bytes })
}

/// Sends files that one person has uploaded and not sent with a message, all or none.
///
/// # Errors
/// [`Error::NoAttachment`]; [`Error::Db`].
pub(crate) fn attach(
    conn: &mut Conn,
    uploader: UserId,
    files: &[SupportAttachmentId],
    (conversation, number): (SupportConversationId, i32),
) -> Result<Vec<Attachment>, Error> {
    let sent = store::attach(conn, uploader, files, (conversation, number))?;
    if sent != files.len() {
        return Err(Error::NoAttachment);
    }
    let all = of_conversation(conn, conversation)?;
    Ok(all.into_iter().filter(|(of, _)| *of == number).map(|(_, file)| file).collect())
}

/// The files of a conversation, each with the number of its message.
pub(crate) fn of_conversation(
    conn: &mut Conn,
    id: SupportConversationId,
) -> Result<Vec<(i32, Attachment)>, Error> {
    Ok(store::of_conversation(conn, id)?)
}

/// A file, for the person whose conversation it is in or who has uploaded it, or for support.
///
/// # Errors
/// [`Error::NoAttachment`]; [`Error::Db`].
pub fn read(
    conn: &mut Conn,
    reader: Option<UserId>,
    id: SupportAttachmentId,
) -> Result<File, Error> {
    store::read(conn, reader, id)?.ok_or(Error::NoAttachment)
}

/// Removes what was uploaded before an instant and never sent.
///
/// # Errors
/// [`Error::Db`].
pub fn remove_unsent(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove_unsent(conn, before)?)
}
