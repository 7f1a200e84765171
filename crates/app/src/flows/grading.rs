//! Ending attempts in time and grading them once everything has been judged.

use assessments::attempts::{self, Closed};
use assessments::grading::Graded;
use assessments::{grading, invitations, reports};
use auth::news::News;
use auth::users;
use challenges::submissions::{self, NewSubmission};
use db::{Conn, Db};
use kernel::{AttemptId, Email};

use super::telling::{self, Office, Telling};
use crate::error::ApiError;

const AT_ONCE: i64 = 50;

/// Grades the attempt if it is over and nothing of it waits for the judge, and tells the candidate;
/// so too when what was judged again has changed the score.
pub(crate) fn settle(db: &Db, office: &Office, attempt: AttemptId) -> Result<(), ApiError> {
    use assessments::Error as E;
    let graded = db.write_now(|conn| {
        let graded = match grading::grade(conn, attempt) {
            // Still going on, or another submission is with the judge.
            Err(E::NotNow { .. } | E::NotJudged) => return Ok(None),
            graded => graded?,
        };
        tell(conn, office, attempt, &graded)?;
        Ok::<_, ApiError>(Some(graded))
    })?;
    if let Some(graded) = graded {
        let (generation, fineness) = (graded.grade().generation, graded.grade().score.fineness);
        tracing::info!(attempt.id = %attempt, generation, fineness, "attempt.graded");
    }
    Ok(())
}

fn tell(
    conn: &mut Conn,
    office: &Office,
    attempt: AttemptId,
    graded: &Graded,
) -> Result<(), ApiError> {
    let (cause, changed) = match graded {
        Graded::Still(_) => return Ok(()),
        Graded::First(_) => (format!("result:{attempt}"), None),
        Graded::Again { before, grade } => {
            let cause = format!("result:{attempt}:{}", grade.generation);
            (cause, Some((before.score.fineness, grade.score.fineness)))
        }
    };
    let Some(report) = reports::for_operator(conn, attempt)? else { return Ok(()) };
    let email: Email = report.candidate_email.parse().map_err(ApiError::internal)?;
    let Some(candidate) = users::by_email(conn, &email)? else { return Ok(()) };
    let (company, title) = (report.company_name, report.assessment_title);
    let news = match changed {
        None => News::ResultReady { company, title },
        Some((before, now)) => News::ResultChanged { company, title, before, now },
    };
    let link = format!("/report/{attempt}");
    telling::tell(conn, office, &Telling { user: candidate.id, cause: &cause, news, link: &link })
}

/// Ends the attempts whose time is over and submits what was last in their editors.
pub(crate) fn end_overdue(db: &Db) -> Result<(), ApiError> {
    db.write_now(|conn| Ok::<_, ApiError>(invitations::expire(conn)?))?;
    loop {
        let ended = db.write_now(|conn| {
            let closed = attempts::overdue(conn)?;
            for attempt in &closed {
                submit_drafts(conn, attempt)?;
            }
            Ok::<_, ApiError>(closed.len())
        })?;
        if ended == 0 {
            return Ok(());
        }
        tracing::info!(attempts = ended, "attempts.timed_out");
    }
}

/// Queues what the deadline found in the editors.
pub(crate) fn submit_drafts(conn: &mut Conn, closed: &Closed) -> Result<(), ApiError> {
    for draft in &closed.drafts {
        let new = NewSubmission {
            problem: draft.problem,
            user: closed.user,
            company: draft.company,
            attempt: closed.attempt,
            task: draft.task,
            language: draft.language.clone(),
            source: draft.source.clone(),
        };
        submissions::submit_at_deadline(conn, &new)?;
    }
    Ok(())
}

/// Grades whatever is ready, should the moment have been missed.
pub(crate) fn grade_ready(db: &Db, office: &Office) -> Result<(), ApiError> {
    let ready = db.read_now(|conn| grading::ready_to_grade(conn, AT_ONCE))?;
    for attempt in ready {
        settle(db, office, attempt)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use db::Options;
    use diesel::connection::SimpleConnection;
    use kernel::uuid::Uuid;
    use kernel::{Clock, SystemClock, UserId};
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
    fn a_candidate_hears_once_that_the_result_is_ready_by_mail_and_in_the_application() {
        let test = TestDb::create();
        test.conn().batch_execute(OVER).unwrap();
        let db = Db::new(test.url(), Options::default());
        let public_url = "https://assay.example".to_owned();
        let office = Office { public_url, support: None, now: SystemClock.now() };
        let attempt = AttemptId(id(5));
        for _ in 0..2 {
            settle(&db, &office, attempt).unwrap();
            grade_ready(&db, &office).unwrap();
        }
        let mut conn = test.conn();
        let place = (None, kernel::Limit::default());
        let told = auth::news::list(&mut conn, UserId(id(1)), true, place).unwrap().items;
        assert_eq!(told.len(), 1);
        assert_eq!(told[0].link, format!("/report/{attempt}"));
        let words = telling::words(&told[0].news, "");
        assert_eq!(words.subject(), "Your result is ready: Backend");
        let mails = queue::outbox::recent(&mut conn, 10).unwrap();
        assert_eq!(mails.len(), 1);
        assert!(mails[0].text.contains(&format!("https://assay.example/report/{attempt}")));
        // What is forgotten later is not announced again when the judge looks again.
        conn.batch_execute("delete from notifications; delete from mail_messages").unwrap();
        settle(&db, &office, attempt).unwrap();
        assert_eq!(queue::outbox::recent(&mut conn, 10).unwrap(), []);
    }
}
