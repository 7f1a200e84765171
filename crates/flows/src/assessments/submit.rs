//! What a candidate sends from the workspace: runs, submits and the end of the attempt.

use ::webhooks::EventKind;
use assessments::assistance;
use assessments::attempts::{self, Starter};
use assessments::invitations::Code;
use challenges::submissions::{self, NewSubmission, Purpose, Submission};
use db::Conn;
use kernel::{AttemptId, Language, SubmissionId, TaskId, UserId, WritingId};

use super::grade;
use crate::numbers;
use crate::post::Sender;
use crate::{Error, Result, webhooks};

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
    /// What the tab was given that sends it.
    pub lease: Option<WritingId>,
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
    let Program { attempt, task, user, language, source, lease } = program;
    let open = attempts::check_open(conn, attempt, user, (task, lease))?;
    if !open.languages.contains(&language) {
        return Err(assessments::Error::LanguageNotOffered.into());
    }
    let purpose = Purpose::Attempt { company: open.company, attempt, task };
    let new = NewSubmission { problem: open.problem, user, purpose, language, source };
    let rates = numbers::rates(conn)?;
    let id: SubmissionId = match aim {
        Aim::Samples => submissions::run(conn, &new, None, &rates)?,
        Aim::Input(input) => submissions::run(conn, &new, Some(input), &rates)?,
        Aim::Submit => submissions::submit(conn, &new, &rates)?,
    };
    submissions::show(conn, id, user)?.ok_or_else(|| Error::inconsistent("a submission got lost"))
}

/// Begins the attempt, or answers the one that runs. Whether the server has a language model decides whether the
/// attempt has an assistant.
///
/// # Errors
/// Those of the attempt.
pub fn start(
    conn: &mut Conn,
    sender: &Sender,
    code: &Code,
    (starter, has_model): (&Starter, bool),
) -> Result<attempts::Started> {
    let started = attempts::start(conn, code, starter)?;
    if started.fresh {
        assistance::begin_attempt(conn, started.attempt, has_model)?;
        webhooks::of_attempt(conn, sender, started.attempt, EventKind::AssessmentStarted)?;
    }
    Ok(started)
}

/// Ends the attempt and submits what was last in its editors, as the deadline does; or answers how it ended.
///
/// # Errors
/// Those of the attempt.
pub fn finish(
    conn: &mut Conn,
    sender: &Sender,
    attempt: AttemptId,
    user: UserId,
) -> Result<attempts::Closed> {
    let closed = attempts::finish(conn, attempt, user)?;
    if closed.fresh {
        webhooks::of_attempt(conn, sender, attempt, EventKind::AssessmentFinished)?;
    }
    grade::submit_drafts(conn, &closed)?;
    Ok(closed)
}
