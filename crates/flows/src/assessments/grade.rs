//! Ending attempts in time and grading them once everything has been judged.

use ::webhooks::EventKind;
use assessments::attempts::{self, Closed, ClosedBy};
use assessments::grading::Graded;
use assessments::{grading, invitations, reports};
use auth::users;
use challenges::submissions::{self, End, NewSubmission, Purpose};
use db::{Conn, Db};
use kernel::{AttemptId, Email};

use super::decide;
use crate::notify::{self, AssessmentEvent, Notification};
use crate::post::Sender;
use crate::{Error, Result, applications, integrity, similarity, site, webhooks};

const AT_ONCE: i64 = 50;

/// Grades the attempt if it is over and nothing of it waits for the judge, and notifies the candidate;
/// so too when what was judged again has changed the score.
///
/// # Errors
/// [`Error::Db`]; [`Error::Inconsistent`].
pub fn settle(db: &Db, sender: &Sender, attempt: AttemptId) -> Result<()> {
    use assessments::Error as E;
    let graded = db.write_now(|conn| {
        let graded = match grading::grade(conn, attempt) {
            // Still going on, or another submission is with the judge.
            Err(E::Refused(_) | E::NotJudged) => return Ok(None),
            graded => graded?,
        };
        notify_candidate(conn, sender, attempt, &graded)?;
        similarity::queue(conn, attempt, &graded)?;
        if matches!(graded, Graded::First(_)) {
            integrity::schedule(conn, attempt)?;
        }
        if !matches!(graded, Graded::Still(_)) {
            webhooks::of_attempt(conn, sender, attempt, EventKind::AssessmentGraded)?;
        }
        if let (false, Some(invitation)) =
            (matches!(graded, Graded::Still(_)), invitations::of_attempt(conn, attempt)?)
        {
            applications::take_result(conn, sender, invitation)?;
            if matches!(graded, Graded::First(_)) {
                decide::notify_inviter(conn, sender, invitation)?;
            }
        }
        Ok::<_, Error>(Some(graded))
    })?;
    if let Some(graded) = graded {
        let (generation, fineness) = (graded.grade().generation, graded.grade().score.fineness);
        tracing::info!(attempt.id = %attempt, generation, fineness, "attempt.graded");
    }
    Ok(())
}

fn notify_candidate(
    conn: &mut Conn,
    sender: &Sender,
    attempt: AttemptId,
    graded: &Graded,
) -> Result<()> {
    let (cause, changed) = match graded {
        Graded::Still(_) => return Ok(()),
        Graded::First(_) => (format!("result:{attempt}"), None),
        Graded::Again { before, grade } => {
            let cause = format!("result:{attempt}:{}", grade.generation);
            (cause, Some((before.score.fineness, grade.score.fineness)))
        }
    };
    let Some(report) = reports::for_operator(conn, attempt)? else { return Ok(()) };
    let email: Email = report.candidate_email.parse().map_err(Error::inconsistent)?;
    let Some(candidate) = users::by_email(conn, &email)? else { return Ok(()) };
    let (company, title) = (report.company_name, report.assessment_title);
    let event = match changed {
        None => AssessmentEvent::ResultReady { company, title },
        Some((before, now)) => AssessmentEvent::ResultChanged { company, title, before, now },
    };
    let link = site::report(attempt);
    let of = Notification { user: candidate.id, cause: &cause, event: event.into(), link: &link };
    notify::notify(conn, sender, &of)
}

/// Ends the attempts whose time is over and submits what was last in their editors.
///
/// # Errors
/// [`Error::Db`]; those of the submissions.
pub fn end_overdue(db: &Db, sender: &Sender) -> Result<()> {
    db.write_now(|conn| Ok::<_, Error>(invitations::expire(conn)?))?;
    loop {
        let ended = db.write_now(|conn| {
            let closed = attempts::overdue(conn)?;
            for attempt in &closed {
                let over = EventKind::AssessmentFinished;
                webhooks::of_attempt(conn, sender, attempt.attempt, over)?;
                submit_drafts(conn, attempt)?;
            }
            Ok::<_, Error>(closed.len())
        })?;
        if ended == 0 {
            return Ok(());
        }
        tracing::info!(attempts = ended, "attempts.timed_out");
    }
}

/// Queues what the end of the attempt found in the editors.
pub(super) fn submit_drafts(conn: &mut Conn, closed: &Closed) -> Result<()> {
    let by = match closed.by {
        ClosedBy::Candidate => End::Finish,
        ClosedBy::Timeout | ClosedBy::Void => End::Timeout,
    };
    for draft in &closed.drafts {
        let new = NewSubmission {
            problem: draft.problem,
            user: closed.user,
            purpose: Purpose::Attempt {
                company: draft.company,
                attempt: closed.attempt,
                task: draft.task,
            },
            language: draft.language,
            source: draft.source.clone(),
        };
        submissions::submit_at_end(conn, &new, by)?;
    }
    Ok(())
}

/// Grades what is ready, should the moment have been missed.
///
/// # Errors
/// As [`settle`].
pub fn grade_ready(db: &Db, sender: &Sender) -> Result<()> {
    let ready = db.read_now(|conn| grading::ready_to_grade(conn, AT_ONCE))?;
    for attempt in ready {
        settle(db, sender, attempt)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use db::Options;
    use diesel::connection::SimpleConnection;
    use kernel::uuid::Uuid;
    use kernel::{Clock, SystemClock, UserId};
    use notices::inbox::Which;
    use testkit::TestDb;

    use super::*;

    /// Ada's attempt that is over, at an assessment without tasks: nothing waits for the judge.
    const OVER: &str = "set session_replication_role = replica;
        insert into users (id, firebase_uid, email, email_verified, display_name, kind) values
          ('00000000-0000-7000-8000-000000000001', 'u1', 'ada@example.com', true, 'Ada',
           'candidate');
        insert into companies (id, name) values
          ('00000000-0000-7000-8000-000000000002', 'Pellworth');
        insert into assessments (id, company_id, title, duration_minutes, languages, created_by)
          values ('00000000-0000-7000-8000-000000000003', '00000000-0000-7000-8000-000000000002',
           'Backend', 60, '{python}', '00000000-0000-7000-8000-000000000001');
        insert into invitations (id, assessment_id, code, email, state, user_id, created_by,
            expires_at) values
          ('00000000-0000-7000-8000-000000000004', '00000000-0000-7000-8000-000000000003',
           'AAAAAAAAAA', 'ada@example.com', 'completed', '00000000-0000-7000-8000-000000000001',
           '00000000-0000-7000-8000-000000000001', now() + interval '1 day');
        insert into attempts (id, invitation_id, assessment_id, user_id, state, consent_at,
            consent_text_version, started_at, ends_at, submitted_at, submitted_by, receipt_id)
          values ('00000000-0000-7000-8000-000000000005', '00000000-0000-7000-8000-000000000004',
           '00000000-0000-7000-8000-000000000003', '00000000-0000-7000-8000-000000000001',
           'submitted', now(), '1', now(), now() + interval '1 hour', now(), 'candidate',
           'AAAAAAAAAAAA')";

    fn id(last: u8) -> Uuid {
        format!("00000000-0000-7000-8000-00000000000{last}").parse().unwrap()
    }

    #[test]
    fn a_candidate_is_notified_once_of_a_result_by_mail_and_in_the_application() {
        let test = TestDb::create();
        test.conn().batch_execute(OVER).unwrap();
        let db = Db::new(test.url(), Options::default());
        let public_url = "https://assay.example".to_owned();
        let sender = Sender { public_url, support: None, now: SystemClock.now() };
        let attempt = AttemptId(id(5));
        for _ in 0..2 {
            settle(&db, &sender, attempt).unwrap();
            grade_ready(&db, &sender).unwrap();
        }
        let mut conn = test.conn();
        let place = kernel::Paging::first(kernel::Limit::default());
        let notices = notify::list(&mut conn, UserId(id(1)), Which::Unread, place).unwrap().items;
        assert_eq!(notices.len(), 1);
        assert_eq!(notices[0].link, format!("/report/{attempt}"));
        let letter = notices[0].event.letter("");
        assert_eq!(letter.subject(), "Your result is ready: Backend");
        let mails = queue::outbox::recent(&mut conn, 10).unwrap();
        assert_eq!(mails.len(), 1);
        assert!(mails[0].text.contains(&format!("https://assay.example/report/{attempt}")));
        // What is forgotten later is not announced again when the judge looks again.
        conn.batch_execute("delete from notifications; delete from mail_messages").unwrap();
        settle(&db, &sender, attempt).unwrap();
        assert_eq!(queue::outbox::recent(&mut conn, 10).unwrap(), []);
    }
}
