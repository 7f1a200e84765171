//! Notes of support about a conversation. Nothing that its person is shown reads them.

mod store;

use db::Conn;
use db::audit::Actor;
use kernel::{Instant, SupportConversationId, SupportNoteId, text};

use crate::Error;
use crate::conversations;
use crate::messages::MAX_TEXT;

/// A note.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// Its id.
    pub id: SupportNoteId,
    /// The number of the message that it follows; 0 before the first.
    pub after: i32,
    /// What it says.
    pub text: String,
    /// When it was written.
    pub created_at: Instant,
}

/// Writes a note.
///
/// # Errors
/// [`Error::Empty`], [`Error::BadText`], [`Error::NoConversation`], [`Error::Db`].
pub fn write(
    conn: &mut Conn,
    actor: Actor,
    id: SupportConversationId,
    text: &str,
    now: Instant,
) -> Result<Note, Error> {
    if text.is_empty() {
        return Err(Error::Empty);
    }
    if text.chars().count() > MAX_TEXT || !text::is_prose(text) {
        return Err(Error::BadText);
    }
    let after = conversations::find(conn, id)?.last_number;
    let note = Note { id: SupportNoteId::new(), after, text: text.to_owned(), created_at: now };
    store::insert(conn, actor.user(), id, &note)?;
    Ok(note)
}

/// The notes of a conversation, the oldest first; of more than so many the newest.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, id: SupportConversationId) -> Result<Vec<Note>, Error> {
    let mut newest = store::list(conn, id, MOST_SHOWN)?;
    newest.reverse();
    Ok(newest)
}

/// How many notes of a conversation are shown.
const MOST_SHOWN: i64 = 200;
