//! Putting a letter into the outbox, addressed.

use db::Conn;
use kernel::Email;
use mail::{Letter, Reader};
use queue::outbox::{self, Message};

use super::telling::Office;
use crate::error::ApiError;

/// Whom a letter is for.
pub(crate) struct Addressee {
    pub(crate) email: Email,
    /// How they are greeted, where that is known.
    pub(crate) name: Option<String>,
}

/// Writes a letter to somebody; of two with the same key only the first is sent. Replies go to
/// support, where there is one.
pub(crate) fn post(
    conn: &mut Conn,
    office: &Office,
    key: &str,
    to: Addressee,
    letter: &Letter,
) -> Result<(), ApiError> {
    post_for(conn, office, (key, to), (letter, office.support.as_ref()))
}

/// The same for a letter whose replies somebody else reads; the worker that sends it names them.
pub(super) fn post_for(
    conn: &mut Conn,
    office: &Office,
    (key, to): (&str, Addressee),
    (letter, replies): (&Letter, Option<&Email>),
) -> Result<(), ApiError> {
    let reader = Reader { name: to.name.as_deref(), url: &office.public_url, replies };
    let text = letter.write(&reader).map_err(ApiError::internal)?;
    let (to, html) = (to.email, Some(text.html));
    let message = Message { to, subject: text.subject, text: text.text, html };
    outbox::enqueue_mail(conn, key, &message)?;
    Ok(())
}
