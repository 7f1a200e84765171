//! Work that was given up, retried on an operator's order or, where the judge failed, by itself.

use challenges::judging::{self, Failure};
use db::audit::{Actor, Entry};
use db::{Conn, Db};
use kernel::chrono::TimeDelta;
use kernel::{JobId, MailId, SubmissionId, WorkerId};
use queue::jobs::{self, Kind};
use queue::{outbox, workers};

/// Why a job stays dead.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// There is no such job, or it was not given up.
    #[error("No job with this id was given up.")]
    NotDead,
    /// The message may have carried a code or a link, and its text has been removed.
    #[error("The text of this message has been removed: there is nothing left to send.")]
    NoText,
    /// Of the submission.
    #[error(transparent)]
    Judging(#[from] challenges::Error),
    /// Of the queue.
    #[error(transparent)]
    Queue(#[from] queue::Error),
    /// Of the database.
    #[error(transparent)]
    Db(#[from] db::Error),
}

/// Puts a job that was given up back into the queue. A submission is judged from the beginning, as a
/// new generation: its judge error was shown, so what comes now must not look like the same judgement.
///
/// # Errors
/// [`Refused`].
pub fn revive(conn: &mut Conn, job: JobId, reason: &str) -> Result<Kind, Refused> {
    let dead = jobs::find_dead(conn, job)?.ok_or(Refused::NotDead)?;
    match dead.kind {
        Kind::Judge => judging::retry(conn, SubmissionId(dead.subject))?,
        Kind::Mail => {
            let mail = outbox::find(conn, MailId(dead.subject))?;
            if !mail.is_some_and(|mail| mail.has_text()) {
                return Err(Refused::NoText);
            }
            jobs::revive(conn, job)?;
        }
        Kind::Erase
        | Kind::DeleteSignIn
        | Kind::ChangeSignIn
        | Kind::Webhook
        | Kind::Ats
        | Kind::Compare
        | Kind::Verify
        | Kind::Collect => {
            jobs::revive(conn, job)?;
        }
    }
    let entry = Entry::of("job", job).by(Actor::Operator, "revive");
    entry.step("dead", "queued").because(reason).record(conn)?;
    Ok(dead.kind)
}

/// Has a submission that ended in a judge error judged once more.
///
/// # Errors
/// [`Refused`].
pub fn retry(conn: &mut Conn, id: SubmissionId, reason: &str) -> Result<(), Refused> {
    judging::retry(conn, id)?;
    let entry = Entry::of("submission", id).by(Actor::Operator, "retry");
    Ok(entry.step("judge_error", "queued").because(reason).record(conn)?)
}

/// How long after a judge error it is retried, where no other worker has come before.
pub const RETRY_AFTER_HOURS: i64 = 6;
/// How many are looked at in one go.
const AT_ONCE: i64 = 200;

/// Retries what the judge failed at: after [`RETRY_AFTER_HOURS`], and at once where `worker` is of another
/// build or configuration than those that failed, but no more than [`judging::MAX_RETRIES`] times. Answers how
/// many.
///
/// # Errors
/// [`Refused`], of the first that could not be retried.
pub fn retry_failures(db: &Db, worker: WorkerId) -> Result<usize, Refused> {
    let due = db.read_now(|conn| due(conn, worker))?;
    let mut retried = 0;
    for failure in due {
        let again = db.write_now(|conn| judging::retry_by_itself(conn, failure))?;
        if again {
            retried += 1;
            tracing::info!(submission.id = %failure.id, "judge.retried");
        }
    }
    Ok(retried)
}

fn due(conn: &mut Conn, worker: WorkerId) -> Result<Vec<Failure>, Refused> {
    let now = db::clock::began(conn)?;
    let mut due = Vec::new();
    for failure in judging::retryable(conn, AT_ONCE)? {
        let waited = now - failure.at >= TimeDelta::hours(RETRY_AFTER_HOURS);
        if waited || workers::is_other_since(conn, worker, failure.at)? {
            due.push(failure);
        }
    }
    Ok(due)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use kernel::WorkerId;
    use queue::outbox::Message;
    use queue::workers::NewWorker;

    use db::audit::{self, Object};

    use super::*;

    /// Fails the only job of this kind until it is given up.
    fn bury(conn: &mut Conn, kind: Kind) -> JobId {
        let worker = NewWorker {
            id: WorkerId::new(),
            host: "test".to_owned(),
            toolchains: Vec::new(),
            isolation: "test".to_owned(),
            build: String::new(),
            slots: 1,
        };
        workers::register(conn, &worker).unwrap();
        loop {
            let claimed = jobs::claim(conn, worker.id, &[kind]).unwrap().unwrap();
            let failed = jobs::fail(conn, claimed.lease, "away", Duration::ZERO).unwrap();
            if failed == jobs::Failed::Dead {
                return claimed.lease.job;
            }
        }
    }

    fn queue_mail(conn: &mut Conn) -> MailId {
        let to = "ada@example.com".parse().unwrap();
        let (subject, text) = ("Hello".to_owned(), "A link".to_owned());
        let message = Message { to, subject, text, html: None, calendar: None };
        outbox::enqueue_mail(conn, "test:1", &message).unwrap()
    }

    #[test]
    fn a_message_that_was_given_up_is_queued_again_and_the_act_is_recorded() {
        testkit::store(|conn| {
            let mail = queue_mail(conn);
            let job = bury(conn, Kind::Mail);
            outbox::mark_failed(conn, mail, "away").unwrap();
            assert_eq!(revive(conn, job, "the mail server is back").unwrap(), Kind::Mail);
            assert_eq!(jobs::find_dead(conn, job).unwrap(), None);
            let again = revive(conn, job, "twice");
            assert!(matches!(again, Err(Refused::NotDead)), "{again:?}");
            let trail = audit::history(conn, Object::of("job", job), 10).unwrap();
            let recorded: Vec<_> =
                trail.iter().map(|row| (row.action.as_str(), row.reason.as_deref())).collect();
            assert_eq!(recorded, [("revive", Some("the mail server is back"))]);
        });
    }

    #[test]
    fn a_message_without_its_text_is_not_sent() {
        testkit::store(|conn| {
            let mail = queue_mail(conn);
            let job = bury(conn, Kind::Mail);
            outbox::mark_failed(conn, mail, "away").unwrap();
            outbox::remove_text(conn, mail).unwrap();
            let refused = revive(conn, job, "please");
            assert!(matches!(refused, Err(Refused::NoText)), "{refused:?}");
            assert!(jobs::find_dead(conn, job).unwrap().is_some());
        });
    }

    #[test]
    fn what_is_not_there_is_not_revived() {
        testkit::store(|conn| {
            let refused = revive(conn, JobId::new(), "why not");
            assert!(matches!(refused, Err(Refused::NotDead)), "{refused:?}");
            let unknown = SubmissionId::new();
            let refused = retry(conn, unknown, "why not");
            let none = matches!(refused, Err(Refused::Judging(challenges::Error::NoSubmission)));
            assert!(none, "{refused:?}");
        });
    }
}
