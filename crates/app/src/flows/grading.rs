//! Ending attempts in time and grading them once everything has been judged.

use assessments::attempts::{self, Closed};
use assessments::{grading, invitations};
use challenges::submissions::{self, NewSubmission};
use db::{Conn, Db};
use kernel::AttemptId;

use crate::error::ApiError;

const AT_ONCE: i64 = 50;

/// Grades the attempt if it is over and nothing of it waits for the judge.
pub(crate) fn settle(db: &Db, attempt: AttemptId) -> Result<(), ApiError> {
    use assessments::Error as E;
    match db.write_now(|conn| grading::grade(conn, attempt)) {
        Ok(grade) => {
            tracing::info!(attempt.id = %attempt, fineness = grade.score.fineness, "attempt.graded");
            Ok(())
        }
        // Still going on, or another submission is with the judge.
        Err(E::NotNow { .. } | E::NotJudged) => Ok(()),
        Err(e) => Err(e.into()),
    }
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
pub(crate) fn grade_ready(db: &Db) -> Result<(), ApiError> {
    let ready = db.read_now(|conn| grading::ready_to_grade(conn, AT_ONCE))?;
    for attempt in ready {
        settle(db, attempt)?;
    }
    Ok(())
}
