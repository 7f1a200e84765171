//! `assay jobs …`: what the queue gave up, and having it done after all.

use clap::Subcommand;
use kernel::uuid::Uuid;
use kernel::{JobId, SubmissionId};
use queue::jobs::{self, DeadJob};

use super::{Failure, open, say};
use crate::flows::reviving;

#[derive(Subcommand)]
pub(super) enum Command {
    /// List the jobs that were given up, newest first.
    List {
        /// How many at most.
        #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(i64).range(1..=1000))]
        limit: i64,
    },
    /// Have the work of a job that was given up done after all.
    Revive {
        /// The job's id.
        job: Uuid,
        /// Why, for the audit log.
        #[arg(long)]
        reason: String,
    },
    /// Have a submission that ended in a judge error judged once more, from the beginning.
    Retry {
        /// The submission's id.
        submission: Uuid,
        /// Why, for the audit log.
        #[arg(long)]
        reason: String,
    },
}

/// Does what the command says.
pub(super) fn run(command: &Command) -> Result<(), Failure> {
    open::with_database(|_, db| {
        match command {
            Command::List { limit } => {
                let dead = db.read_now(|conn| jobs::dead(conn, *limit))?;
                dead.iter().for_each(|job| say(&line(job)));
                say(&format!("{} jobs were given up.", dead.len()));
            }
            Command::Revive { job, reason } => {
                let kind = db.write_now(|conn| reviving::revive(conn, JobId(*job), reason))?;
                say(&format!("The job of kind {} is in the queue again.", kind.as_str()));
            }
            Command::Retry { submission, reason } => {
                let id = SubmissionId(*submission);
                db.write_now(|conn| reviving::retry(conn, id, reason))?;
                say("The submission is judged once more.");
            }
        }
        Ok(())
    })
}

fn line(job: &DeadJob) -> String {
    format!(
        "{}  {}  {} {}, attempt {}: {}",
        job.finished_at.format("%Y-%m-%d %H:%M:%S"),
        job.id,
        job.kind.as_str(),
        job.subject,
        job.attempt,
        job.last_error.as_deref().unwrap_or("no reason is known"),
    )
}
