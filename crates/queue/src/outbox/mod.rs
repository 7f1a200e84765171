//! Mail to be sent, written in the transaction that causes it.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{Instant, MailId};

pub use rules::{
    Attached, MAX_CALENDAR, MAX_HTML, MAX_SUBJECT, MAX_TEXT, Mail, Message, State, message_id,
};

use crate::Error;
use crate::jobs::{self, Kind, NewJob, Priority};

/// Puts a message and the job that sends it into the caller's transaction. A `dedup_key` (1 to 200
/// characters) seen before sends nothing and answers the earlier message's id.
///
/// # Errors
/// [`Error::BadMail`], [`Error::Db`].
pub fn enqueue_mail(conn: &mut Conn, dedup_key: &str, message: &Message) -> Result<MailId, Error> {
    message.check()?;
    let id = MailId::new();
    if store::insert(conn, id, dedup_key, message)? == 0 {
        return Ok(store::by_key(conn, dedup_key)?);
    }
    let job = NewJob {
        kind: Kind::Mail,
        subject: id.0,
        generation: 1,
        priority: Priority::RUN,
        fair_key: None,
        fair_group: None,
        needs: None,
    };
    jobs::enqueue(conn, &job)?;
    Ok(id)
}

/// The message, as the job that sends it needs it.
///
/// # Errors
/// [`Error::Db`].
pub fn find(conn: &mut Conn, id: MailId) -> Result<Option<Mail>, Error> {
    Ok(store::find(conn, id)?)
}

/// The message with this key, if one was ever put in.
///
/// # Errors
/// [`Error::Db`].
pub fn of_key(conn: &mut Conn, dedup_key: &str) -> Result<Option<Mail>, Error> {
    Ok(store::find_by_key(conn, dedup_key)?)
}

/// Records that the mail server took the message; `false` when that was recorded before.
///
/// # Errors
/// [`Error::Db`].
pub fn mark_sent(conn: &mut Conn, id: MailId) -> Result<bool, Error> {
    Ok(store::mark_sent(conn, id)? == 1)
}

/// Records a try that failed; the message stays in the outbox for the next.
///
/// # Errors
/// [`Error::Db`].
pub fn mark_tried(conn: &mut Conn, id: MailId, error: &str) -> Result<(), Error> {
    store::mark_tried(conn, id, &jobs::error_text(error))?;
    Ok(())
}

/// Gives the message up, when its job is dead or the address is refused for good.
///
/// # Errors
/// [`Error::Db`].
pub fn mark_failed(conn: &mut Conn, id: MailId, error: &str) -> Result<bool, Error> {
    Ok(store::mark_failed(conn, id, &jobs::error_text(error))? == 1)
}

/// Removes the text of a message that was sent or given up: it may carry a code or a link.
///
/// # Errors
/// [`Error::Db`].
pub fn remove_text(conn: &mut Conn, id: MailId) -> Result<(), Error> {
    store::remove_text(conn, id)?;
    Ok(())
}

/// Removes the texts of messages from before an instant that were given up; answers how many.
///
/// # Errors
/// [`Error::Db`].
pub fn remove_failed_texts(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove_failed_texts(conn, before)?)
}

/// The newest `limit` messages, newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn recent(conn: &mut Conn, limit: i64) -> Result<Vec<Mail>, Error> {
    Ok(store::recent(conn, limit)?)
}

/// Removes messages that were written before `before` and that wait for nothing more.
///
/// # Errors
/// [`Error::Db`].
pub fn remove_settled(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove_settled(conn, before)?)
}
