//! Telling the admin that work was given up.

use db::Conn;
use kernel::{Clock, JobId, SystemClock};

use super::posting::{self, Addressee};
use super::telling::Office;
use crate::config::Config;
use crate::error::ApiError;

/// Writes to the admin, once for each job, that `what` was given up and why; in the transaction
/// that gives it up. Without an admin's address there is only the log.
pub(crate) fn given_up(
    conn: &mut Conn,
    config: &Config,
    job: JobId,
    (what, why): (&str, &str),
) -> Result<(), ApiError> {
    tracing::error!(job.id = %job, what, "job.dead");
    let Some(email) = config.admin_email.clone() else { return Ok(()) };
    let letter = mail::given_up(what, &job.to_string(), why);
    let (office, to) = (Office::of(config, SystemClock.now()), Addressee { email, name: None });
    posting::post(conn, &office, &format!("dead:{job}"), to, &letter)
}
