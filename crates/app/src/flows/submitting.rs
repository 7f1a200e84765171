//! What a candidate sends from the workspace: runs, submits and the end of the attempt.

use assessments::attempts;
use challenges::submissions::{self, NewSubmission, Submission};
use db::Conn;
use kernel::{AttemptId, SubmissionId, TaskId, UserId};

use super::grading;
use crate::error::ApiError;

/// One program for one task.
pub(crate) struct Program {
    pub(crate) attempt: AttemptId,
    pub(crate) task: TaskId,
    pub(crate) user: UserId,
    pub(crate) language: String,
    pub(crate) source: String,
}

/// What to do with it.
pub(crate) enum Aim {
    /// Try it on the samples.
    Samples,
    /// Try it on this input.
    Input(String),
    /// Have it judged.
    Submit,
}

/// Queues a program while the attempt is open.
pub(crate) fn send(conn: &mut Conn, program: Program, aim: &Aim) -> Result<Submission, ApiError> {
    let Program { attempt, task, user, language, source } = program;
    let open = attempts::check_open(conn, attempt, user, task)?;
    if !open.languages.contains(&language) {
        return Err(assessments::Error::LanguageNotOffered.into());
    }
    let (problem, company) = (open.problem, open.company);
    let new = NewSubmission { problem, user, company, attempt, task, language, source };
    let id: SubmissionId = match aim {
        Aim::Samples => submissions::run(conn, &new, None)?,
        Aim::Input(input) => submissions::run(conn, &new, Some(input))?,
        Aim::Submit => submissions::submit(conn, &new)?,
    };
    submissions::show(conn, id, user)?.ok_or_else(|| ApiError::internal("a submission got lost"))
}

/// Ends the attempt, or answers how it ended.
pub(crate) fn finish(
    conn: &mut Conn,
    attempt: AttemptId,
    user: UserId,
) -> Result<attempts::Closed, ApiError> {
    let closed = attempts::finish(conn, attempt, user)?;
    grading::submit_drafts(conn, &closed)?;
    Ok(closed)
}
