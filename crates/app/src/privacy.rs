//! What is held of a person, and how an account is erased: first our rows, then the sign-in at the
//! identity provider, each a job that is repeated until it is done.

use std::time::Duration;

use anyhow::{Context, bail};
use auth::erasure;
use auth::provider::Provider;
use auth::users;
use db::privacy::{Subject, Table};
use db::{Conn, Db};
use kernel::Clock;
use kernel::uuid::Uuid;
use queue::jobs::{self, Claimed, Kind, NewJob, Priority};

use crate::error::ApiError;

/// Waits longer after each failure, an hour at most.
const RETRY_AFTER: Duration = Duration::from_secs(60);
const LONGEST_WAIT: u32 = 60;

/// Every table, in the order in which erasing goes through them: what depends comes first.
pub fn registry() -> Vec<Table> {
    let held = [
        queue::privacy::HELD,
        challenges::privacy::HELD,
        assessments::privacy::HELD,
        interviews::privacy::HELD,
        companies::privacy::HELD,
        referral::privacy::HELD,
        auth::privacy::HELD,
        telemetry::privacy::HELD,
        db::privacy::HELD,
    ];
    held.concat()
}

/// Does the step that a claimed job names, and gives the job back for later where it fails.
///
/// # Errors
/// Whatever went wrong; it is recorded with the job.
pub fn work(db: &Db, provider: &Provider, clock: &dyn Clock, job: Claimed) -> anyhow::Result<()> {
    let done = match job.kind {
        Kind::Erase => db.write_now(|conn| erase(conn, job)).map_err(reason),
        Kind::DeleteSignIn => delete_sign_in(db, provider, clock, job),
        Kind::Judge | Kind::Mail => bail!("this is no job of erasing"),
    };
    if let Err(e) = &done {
        let times = u32::try_from(job.attempt).unwrap_or(1).clamp(1, LONGEST_WAIT);
        let text = format!("{e:#}");
        db.write_now(|conn| jobs::fail(conn, job.lease, &text, RETRY_AFTER * times))?;
    }
    done
}

fn reason(e: ApiError) -> anyhow::Error {
    anyhow::anyhow!("{}: {}", e.code(), e.cause().unwrap_or_default())
}

/// Erases our rows. Nothing happens to a request that was taken back.
fn erase(conn: &mut Conn, job: Claimed) -> Result<(), ApiError> {
    if let Some(due) = erasure::take_due(conn, job.subject)? {
        let user = users::get(conn, due.user)?;
        companies::profiles::abandon(conn, user.id, &user.display_name)?;
        interviews::drafts::abandon(conn, user.id)?;
        let subject = Subject { user: user.id, email: user.email };
        db::privacy::erase(conn, &registry(), &subject)?;
        erasure::rows_erased(conn, due, &user.uid)?;
        jobs::enqueue(conn, &step(Kind::DeleteSignIn, due.id))?;
    }
    finish(conn, job)
}

fn delete_sign_in(
    db: &Db,
    provider: &Provider,
    clock: &dyn Clock,
    job: Claimed,
) -> anyhow::Result<()> {
    if let Some(uid) = db.read_now(|conn| erasure::provider_uid(conn, job.subject))? {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let deleted = runtime.block_on(provider.delete(&uid, clock.now()));
        deleted.context("the sign-in is not deleted")?;
    }
    let recorded = db.write_now(|conn| {
        erasure::sign_in_deleted(conn, job.subject)?;
        finish(conn, job)
    });
    recorded.map_err(reason)
}

/// Whoever lost the lease must not have done anything.
fn finish(conn: &mut Conn, job: Claimed) -> Result<(), ApiError> {
    if jobs::finish(conn, job.lease)? {
        Ok(())
    } else {
        Err(ApiError::internal("the lease was lost"))
    }
}

/// The job that does one step.
pub(crate) fn step(kind: Kind, erasure: Uuid) -> NewJob {
    let priority = Priority::BACKGROUND;
    NewJob {
        kind,
        subject: erasure,
        generation: 1,
        priority,
        fair_key: None,
        fair_group: None,
        needs: None,
    }
}
