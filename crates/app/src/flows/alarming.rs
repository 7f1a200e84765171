//! Telling the admin that work was given up.

use db::Conn;
use kernel::{Email, JobId};
use queue::outbox::{self, Message};

use crate::error::ApiError;

/// Writes to the admin, once for each job, that `what` was given up and why; in the transaction
/// that gives it up. Without an admin's address there is only the log.
pub(crate) fn given_up(
    conn: &mut Conn,
    admin: Option<&Email>,
    job: JobId,
    (what, why): (&str, &str),
) -> Result<(), ApiError> {
    tracing::error!(job.id = %job, what, "job.dead");
    let Some(to) = admin.cloned() else { return Ok(()) };
    let text = mail::given_up(what, &job.to_string(), why);
    let message = Message { to, subject: text.subject, text: text.text, html: Some(text.html) };
    outbox::enqueue_mail(conn, &format!("dead:{job}"), &message)?;
    Ok(())
}
