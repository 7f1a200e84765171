//! Erasing an account: asked for, seven days to think again, then our rows, then the sign-in at the
//! identity provider, each step a job that is repeated until it is done.

use std::time::Duration;

use anyhow::{Context, bail};
use auth::directory;
use auth::erasure::{self, Scheduled};
use auth::provider::Provider;
use auth::users;
use db::privacy::Subject;
use db::{Conn, Db};
use kernel::{Clock, ErasureId, UserId};
use mail::Letter;
use queue::jobs::{self, Claimed, Kind, NewJob, Priority};

use super::export::registry;
use super::{Holder, count};
use crate::limits::{Action, Who};
use crate::post::{self, Addressee, Sender};
use crate::{Error, Result, Reviewer, appointments, site};

/// Waits longer after each failure, an hour at most.
const RETRY_AFTER: Duration = Duration::from_secs(60);
const LONGEST_WAIT: u32 = 60;

/// Counts the request to be erased. What was counted stays counted where [`schedule`] refuses.
///
/// # Errors
/// [`Error::DailyLimit`]; [`Error::Db`].
pub fn ask(conn: &mut Conn, who: Who) -> Result<()> {
    count(conn, Action::Erase, who)
}

/// Has the account erased when its days of thinking again are over, and says so by mail.
///
/// # Errors
/// [`auth::Error::ErasureScheduled`]; those of the queue.
pub fn schedule(conn: &mut Conn, sender: &Sender, holder: &Holder) -> Result<Scheduled> {
    let made = erasure::schedule(conn, holder.user)?;
    plan(conn, sender, (made, holder), mail::erasure_scheduled)?;
    Ok(made)
}

/// The same for a candidate who has asked the admin, as those do who cannot sign in. They are mailed, and can keep the
/// account as if they had asked here.
///
/// # Errors
/// [`auth::Error::NoUser`], [`auth::Error::Merged`], [`auth::Error::ErasureScheduled`]; those of the queue.
pub fn schedule_on_request(
    conn: &mut Conn,
    by: &Reviewer,
    user: UserId,
    why: &str,
) -> Result<Scheduled> {
    directory::find(conn, user)?;
    let person = users::get(conn, user)?;
    if person.merged_into.is_some() {
        return Err(auth::Error::Merged.into());
    }
    let email = person.email.parse().map_err(Error::inconsistent)?;
    let holder = Holder { user, email, name: person.display_name };
    let made = erasure::schedule_for(conn, user, (by.actor, why))?;
    plan(conn, &by.sender, (made, &holder), mail::erasure_requested)?;
    Ok(made)
}

/// Keeps a candidate's account after all, and answers whether it was to be erased.
///
/// # Errors
/// [`auth::Error::NoUser`]; those of the database.
pub fn keep_on_request(conn: &mut Conn, by: &Reviewer, user: UserId, why: &str) -> Result<bool> {
    directory::find(conn, user)?;
    Ok(erasure::cancel_for(conn, user, (by.actor, why))?)
}

/// Has it done when it is due, and mails its person when that is and how to keep the account.
fn plan(
    conn: &mut Conn,
    sender: &Sender,
    (made, holder): (Scheduled, &Holder),
    letter: fn(&str, &str) -> Letter,
) -> Result<()> {
    jobs::enqueue_at(conn, &step(Kind::Erase, made.id), made.due_at)?;
    let letter = letter(&post::moment(made.due_at), &sender.url(site::PRIVACY));
    let to = Addressee { email: holder.email.clone(), name: Some(holder.name.clone()) };
    post::post(conn, sender, &format!("erasure:{}", made.id), to, &letter)?;
    Ok(())
}

/// Does the step that a claimed job names, and gives the job back for later where it fails.
///
/// # Errors
/// Whatever went wrong; it is recorded with the job.
pub fn work(
    db: &Db,
    (provider, sender): (&Provider, &Sender),
    clock: &dyn Clock,
    job: Claimed,
) -> anyhow::Result<()> {
    let done = match job.kind {
        Kind::Erase => {
            let sender = Sender { now: clock.now(), ..sender.clone() };
            db.write_now(|conn| erase(conn, job, &sender)).map_err(anyhow::Error::from)
        }
        Kind::DeleteSignIn => delete_sign_in(db, provider, clock, job),
        Kind::Judge
        | Kind::Mail
        | Kind::Webhook
        | Kind::Ats
        | Kind::Compare
        | Kind::Verify
        | Kind::ChangeSignIn
        | Kind::Collect => {
            bail!("this job erases nothing")
        }
    };
    if let Err(e) = &done {
        let times = u32::try_from(job.attempt).unwrap_or(1).clamp(1, LONGEST_WAIT);
        let text = format!("{e:#}");
        db.write_now(|conn| jobs::fail(conn, job.lease, &text, RETRY_AFTER * times))?;
    }
    done
}

/// Erases our rows, after calling off the interviews that were ahead. Nothing happens to a request that was taken back.
fn erase(conn: &mut Conn, job: Claimed, sender: &Sender) -> Result<()> {
    let now = sender.now;
    if let Some(due) = erasure::take_due(conn, ErasureId(job.subject))? {
        let user = users::get(conn, due.user)?;
        companies::team::hand_on(conn, user.id)?;
        companies::profiles::abandon(conn, user.id, &user.display_name)?;
        interviews::manuscripts::abandon(conn, user.id)?;
        for left in hiring::applications::abandon(conn, user.id, now)? {
            appointments::lapse_unnamed(conn, sender, &left)?;
        }
        selfid::answers::forget(conn, user.id)?;
        internships::extensions::abandon(conn, user.id, now)?;
        let subject = Subject { user: user.id, email: user.email };
        db::privacy::erase(conn, &registry(), &subject)?;
        erasure::rows_erased(conn, due, &user.uid)?;
        // What was left with accounts that were merged into this one is the same person's.
        for merged in users::merged_here(conn, user.id)? {
            let made = erasure::schedule_merged(conn, merged.id)?;
            jobs::enqueue_at(conn, &step(Kind::Erase, made.id), made.due_at)?;
        }
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
    if let Some(uid) = db.read_now(|conn| erasure::provider_uid(conn, ErasureId(job.subject)))? {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let deleted = runtime.block_on(provider.delete(&uid, clock.now()));
        deleted.context("the sign-in is not deleted")?;
    }
    Ok(db.write_now(|conn| {
        erasure::sign_in_deleted(conn, ErasureId(job.subject))?;
        finish(conn, job)
    })?)
}

/// A worker that lost the lease must not have done anything.
fn finish(conn: &mut Conn, job: Claimed) -> Result<()> {
    if jobs::finish(conn, job.lease)? { Ok(()) } else { Err(Error::LeaseLost) }
}

/// The job that does one step.
fn step(kind: Kind, erasure: ErasureId) -> NewJob {
    let priority = Priority::BACKGROUND;
    NewJob {
        kind,
        subject: erasure.0,
        generation: 1,
        priority,
        fair_key: None,
        fair_group: None,
        needs: None,
    }
}
