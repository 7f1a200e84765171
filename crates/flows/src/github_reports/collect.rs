//! Collecting a report: a job that reads one thing after the other, saves each, and goes on where it stopped.

use std::time::Duration;

use ::contributions::evidence::Evidence;
use ::contributions::metrics;
use ::contributions::reports::{self, Task};
use db::{Conn, Db};
use github::{Application, Client, Limits, Token};
use kernel::{GithubReportId, Instant};
use queue::jobs::{self, Claimed};

use super::read::Reading;
use super::{forget, say_how_it_ended, why};
use crate::post::Sender;
use crate::{Error, Result};

/// After how many tries it is given up: more than a day, as each is at most an hour after the one before.
const TRIES: i32 = 40;
const LONGEST_WAIT: Duration = Duration::from_secs(3600);

/// How far a try has come.
enum Came {
    /// Everything is read.
    Whole(Box<Evidence>),
    /// Nobody wants it any more.
    Unwanted,
    /// The worker stops, or has lost the job.
    Stopped,
    /// GitHub does not answer.
    Failed(github::Failure),
}

/// Reads what is missing of a report. Where GitHub asks to wait or is away, the job is tried again later
/// and the report stays as it is: nothing is invented. `stop` says that this worker is to do no more.
///
/// # Errors
/// [`Error::LeaseLost`]; [`Error::Db`].
pub async fn work(
    db: &Db,
    sender: &Sender,
    (application, stop): (Option<&Application>, &(dyn Fn() -> bool + Sync)),
    job: Claimed,
) -> Result<()> {
    let (id, now) = (GithubReportId(job.subject), sender.now);
    let begun = db.write(move |conn| reports::begin_collecting(conn, id, job.generation, now));
    let Some(task) = begun.await? else {
        return db.write(move |conn| done(conn, job)).await;
    };
    let Some(application) = application else {
        return later(db, job, github::Failure::Unreachable).await;
    };
    let Task { token, evidence } = task;
    let client = Client::new(application.clone(), Limits::default());
    let client = client.map_err(Error::inconsistent)?;
    let token = match github::open(application, id.0.as_bytes(), &token) {
        Ok(token) => token,
        Err(failure) => return fail(db, sender, job, failure).await,
    };
    match read(db, (&client, &token), evidence, stop, job).await? {
        Came::Whole(evidence) => {
            finish(db, sender, job, (*evidence, application.web())).await?;
            forget(&client, &token).await;
            Ok(())
        }
        Came::Unwanted => {
            forget(&client, &token).await;
            db.write(move |conn| done(conn, job)).await
        }
        Came::Stopped => {
            db.write(move |conn| jobs::release(conn, job.lease)).await?;
            Ok(())
        }
        Came::Failed(failure) if failure == github::Failure::Denied || job.attempt >= TRIES => {
            fail(db, sender, job, failure).await?;
            forget(&client, &token).await;
            Ok(())
        }
        Came::Failed(failure) => later(db, job, failure).await,
    }
}

fn done(conn: &mut Conn, job: Claimed) -> Result<()> {
    if jobs::finish(conn, job.lease)? { Ok(()) } else { Err(Error::LeaseLost) }
}

async fn read(
    db: &Db,
    (client, token): (&Client, &Token),
    mut evidence: Evidence,
    stop: &(dyn Fn() -> bool + Sync),
    job: Claimed,
) -> Result<Came> {
    let id = GithubReportId(job.subject);
    let span = evidence.span.ok_or_else(|| Error::inconsistent("a report without its span"))?;
    let reading = Reading { client, token, span };
    while let Some(step) = evidence.next() {
        if stop() {
            return Ok(Came::Stopped);
        }
        if let Err(failure) = reading.take(step, &mut evidence).await {
            return Ok(Came::Failed(failure));
        }
        let now = evidence.clone();
        let saved = db.write(move |conn| {
            if !jobs::heartbeat(conn, job.lease)? {
                return Err(Error::LeaseLost);
            }
            let at = db::clock::began(conn)?;
            Ok(reports::save(conn, id, job.generation, &now, at)?)
        });
        if !saved.await? {
            return Ok(Came::Unwanted);
        }
    }
    Ok(Came::Whole(Box::new(evidence)))
}

async fn finish(
    db: &Db,
    sender: &Sender,
    job: Claimed,
    (evidence, web): (Evidence, &str),
) -> Result<()> {
    let figures = metrics::figures(&evidence, web);
    let figures = figures.ok_or_else(|| Error::inconsistent("a report of nobody"))?;
    let (id, sender) = (GithubReportId(job.subject), sender.clone());
    db.write(move |conn| {
        done(conn, job)?;
        let now = db::clock::began(conn)?;
        let ready = reports::finish(conn, id, job.generation, &figures, now)?;
        ready.map_or(Ok(()), |report| say_how_it_ended(conn, &sender, &report))
    })
    .await
}

/// Ends collecting: the token is deleted, and the candidate sees why.
async fn fail(db: &Db, sender: &Sender, job: Claimed, failure: github::Failure) -> Result<()> {
    tracing::warn!(report.id = %job.subject, error = %failure, "github_report.failed");
    let (id, now) = (GithubReportId(job.subject), sender.now);
    db.write(move |conn| {
        done(conn, job)?;
        Ok(reports::fail(conn, id, job.generation, why(failure), now)?)
    })
    .await
}

/// Tries it again once GitHub wants to be asked, or a while after it failed.
async fn later(db: &Db, job: Claimed, failure: github::Failure) -> Result<()> {
    let wait = match failure {
        github::Failure::Wait(seconds) => Duration::from_secs(seconds),
        _ => {
            Duration::from_secs(5) * 2_u32.saturating_pow(job.attempt.clamp(0, 10).cast_unsigned())
        }
    };
    let wait = wait.min(LONGEST_WAIT);
    tracing::info!(report.id = %job.subject, error = %failure, wait_s = wait.as_secs(), "github_report.later");
    db.write(move |conn| jobs::fail(conn, job.lease, &failure.to_string(), wait)).await?;
    Ok(())
}

/// The worker that collected it died each time.
///
/// # Errors
/// [`Error::Db`].
pub fn give_up(conn: &mut Conn, id: GithubReportId, generation: i32, now: Instant) -> Result<()> {
    let why = reports::Failure::Unavailable;
    Ok(reports::fail(conn, id, generation, why, now)?)
}
