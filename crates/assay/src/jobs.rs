//! `assay jobs …`: what the queue gave up and having that done after all; judging once more.

use anyhow::Context;
use challenges::judging::Which;
use clap::{Args, Subcommand};
use flows::assessments::rejudge::{self, Tally};
use flows::jobs as retries;
use kernel::{AttemptId, JobId, ProblemId, SubmissionId};
use queue::jobs::{self, DeadJob};

use crate::{Failure, open, say};

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
        job: JobId,
        /// Why, for the audit log.
        #[arg(long)]
        reason: String,
    },
    /// Have a submission that ended in a judge error judged once more, from the beginning.
    Retry {
        /// The submission's id.
        submission: SubmissionId,
        /// Why, for the audit log.
        #[arg(long)]
        reason: String,
    },
    /// Have judged submissions judged once more, after everything that waits; grades follow.
    Rejudge {
        #[command(flatten)]
        which: Target,
        /// Why, for the audit log. No submission is judged again twice for one reason, so that a
        /// command that was broken off can be repeated.
        #[arg(long)]
        reason: String,
    },
}

/// Exactly one of them.
#[derive(Args)]
#[group(required = true, multiple = false)]
pub(super) struct Target {
    /// One submission, a submit or a run.
    #[arg(long, value_name = "ID")]
    submission: Option<SubmissionId>,
    /// All submits of an attempt.
    #[arg(long, value_name = "ID")]
    attempt: Option<AttemptId>,
    /// All submits for one version of a problem.
    #[arg(long, value_name = "ID")]
    problem: Option<ProblemId>,
}

impl Target {
    /// What clap has checked.
    fn which(&self) -> Option<Which> {
        let submission = self.submission.map(Which::Submission);
        let attempt = self.attempt.map(Which::Attempt);
        let problem = self.problem.map(Which::Problem);
        submission.or(attempt).or(problem)
    }
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
                let kind = db.write_now(|conn| retries::revive(conn, *job, reason))?;
                say(&format!("The job of kind {} is in the queue again.", kind.as_str()));
            }
            Command::Retry { submission, reason } => {
                db.write_now(|conn| retries::retry(conn, *submission, reason))?;
                say("The submission is judged once more.");
            }
            Command::Rejudge { which, reason } => {
                let which = which.which().context("nothing was named")?;
                say(&summary(&rejudge::rejudge(db, which, reason)?));
            }
        }
        Ok(())
    })
}

fn summary(tally: &Tally) -> String {
    let Tally { again, with_judge, before, failed } = tally;
    let mut text =
        format!("{again} submissions are judged again; {with_judge} were with the judge already.");
    if *before > 0 {
        text.push_str(&format!("\n{before} were judged again for this reason before."));
    }
    if *failed > 0 {
        text.push_str(&format!("\n{failed} ended in a judge error: see `assay jobs retry`."));
    }
    text
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
