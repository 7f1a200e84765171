//! What a candidate sends from the workspace: runs, submits and the end of the attempt.

use assessments::attempts;
use challenges::submissions::{self, NewSubmission, Submission};
use db::Conn;
use kernel::{AttemptId, Language, SubmissionId, TaskId, UserId};

use super::grade;
use crate::{Error, Result};

/// One program for one task.
#[derive(Debug, Clone)]
pub struct Program {
    /// The attempt it belongs to.
    pub attempt: AttemptId,
    /// The task it solves.
    pub task: TaskId,
    /// Whose it is.
    pub user: UserId,
    /// What it is written in.
    pub language: Language,
    /// Its text.
    pub source: String,
}

/// What to do with it.
#[derive(Debug, Clone)]
pub enum Aim {
    /// Try it on the samples.
    Samples,
    /// Try it on this input.
    Input(String),
    /// Have it judged.
    Submit,
}

/// Queues a program while the attempt is open.
///
/// # Errors
/// Those of the attempt and of the submission.
pub fn send(conn: &mut Conn, program: Program, aim: &Aim) -> Result<Submission> {
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
    submissions::show(conn, id, user)?.ok_or_else(|| Error::inconsistent("a submission got lost"))
}

/// Ends the attempt, or answers how it ended.
///
/// # Errors
/// Those of the attempt.
pub fn finish(conn: &mut Conn, attempt: AttemptId, user: UserId) -> Result<attempts::Closed> {
    let closed = attempts::finish(conn, attempt, user)?;
    grade::submit_drafts(conn, &closed)?;
    Ok(closed)
}
