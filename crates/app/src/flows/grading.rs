//! Ending attempts in time and grading them once everything has been judged.

use assessments::attempts::{self, Closed};
use assessments::{grading, invitations, reports};
use auth::news::News;
use auth::users;
use challenges::submissions::{self, NewSubmission};
use db::{Conn, Db};
use kernel::{AttemptId, Email};

use super::telling::{self, Office, Telling};
use crate::error::ApiError;

const AT_ONCE: i64 = 50;

/// Grades the attempt if it is over and nothing of it waits for the judge, and tells the candidate.
pub(crate) fn settle(db: &Db, office: &Office, attempt: AttemptId) -> Result<(), ApiError> {
    use assessments::Error as E;
    let graded = db.write_now(|conn| {
        let known = grading::is_graded(conn, attempt)?;
        let grade = match grading::grade(conn, attempt) {
            // Still going on, or another submission is with the judge.
            Err(E::NotNow { .. } | E::NotJudged) => return Ok(None),
            grade => grade?,
        };
        if !known {
            tell(conn, office, attempt)?;
        }
        Ok::<_, ApiError>(Some(grade))
    })?;
    if let Some(grade) = graded {
        tracing::info!(attempt.id = %attempt, fineness = grade.score.fineness, "attempt.graded");
    }
    Ok(())
}

fn tell(conn: &mut Conn, office: &Office, attempt: AttemptId) -> Result<(), ApiError> {
    let Some(report) = reports::for_operator(conn, attempt)? else { return Ok(()) };
    let email: Email = report.candidate_email.parse().map_err(ApiError::internal)?;
    let Some(candidate) = users::by_email(conn, &email)? else { return Ok(()) };
    let news = News::ResultReady { company: report.company_name, title: report.assessment_title };
    let (cause, link) = (format!("result:{attempt}"), format!("/report/{attempt}"));
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
