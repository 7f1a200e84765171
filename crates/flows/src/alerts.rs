//! Alerting the admin that a job was given up.

use db::Conn;
use kernel::{Email, JobId};

use crate::Result;
use crate::post::{self, Addressee, Sender};

/// A job that was given up.
#[derive(Debug)]
pub struct GivenUp<'a> {
    /// Its id.
    pub job: JobId,
    /// What it was to do, as the subject of a sentence.
    pub what: &'a str,
    /// What it failed at.
    pub why: &'a str,
}

/// Writes to the admin, once for each job, in the transaction that gives it up. Without an admin's
/// address there is only the log.
///
/// # Errors
/// Those of the queue.
pub fn alert_admin(
    conn: &mut Conn,
    sender: &Sender,
    admin: Option<&Email>,
    given_up: &GivenUp<'_>,
) -> Result<()> {
    let GivenUp { job, what, why } = given_up;
    tracing::error!(job.id = %job, what, "job.dead");
    let Some(email) = admin.cloned() else { return Ok(()) };
    let letter = mail::given_up(what, &job.to_string(), why);
    let to = Addressee { email, name: None };
    post::post(conn, sender, &format!("dead:{job}"), to, &letter)
}
