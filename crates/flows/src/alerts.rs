//! Alerting the admin that a submission was given up.

use challenges::judging::{self, MAX_RETRIES};
use db::Conn;
use kernel::{Email, JobId, SubmissionId};
use mail::Remedy;

use crate::Result;
use crate::jobs::RETRY_AFTER_HOURS;
use crate::post::{self, Addressee, Sender};

/// A submission that was given up.
#[derive(Debug)]
pub struct GivenUp<'a> {
    /// Which.
    pub submission: SubmissionId,
    /// The job that has died.
    pub job: JobId,
    /// What it failed at.
    pub why: &'a str,
}

/// Writes to the admin in the transaction that gives it up: when it is given up first, and when it is not
/// retried by itself any more. Without an admin's address there is only the log.
///
/// # Errors
/// Those of the submission and of the queue.
pub fn alert_admin(
    conn: &mut Conn,
    sender: &Sender,
    admin: Option<&Email>,
    given_up: &GivenUp<'_>,
) -> Result<()> {
    let GivenUp { submission, job, why } = given_up;
    let retries = judging::retries(conn, *submission)?;
    tracing::error!(job.id = %job, submission.id = %submission, retries, "job.dead");
    let remedy = match retries {
        0 => Remedy::Retried { hours: RETRY_AFTER_HOURS, times: MAX_RETRIES },
        MAX_RETRIES.. => Remedy::None { times: MAX_RETRIES },
        _ => return Ok(()),
    };
    let Some(email) = admin.cloned() else { return Ok(()) };
    let letter = mail::given_up(&submission.to_string(), &job.to_string(), why, remedy);
    let to = Addressee { email, name: None };
    post::post(conn, sender, &format!("dead:{job}"), to, &letter)
}
