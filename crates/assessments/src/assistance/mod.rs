//! What candidates ask the assistant of the workspace, where the assessment has one and they agreed that it is kept.
//! It is shown in the report, and counts for nothing.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::{Conn, clock};
use kernel::{AssistantQuestionId, AttemptId, Instant, TaskId, UserId, WritingId};

pub use rules::{
    Assistant, Begun, Budget, End, Failure, Hearing, MAX_ANSWER, MAX_CODE, MAX_QUESTION,
    MOST_ANSWERED, MOST_QUESTIONS, NewQuestion, Question, State, budget,
};

use crate::definitions::AiPolicy;
use crate::{Error, attempts, consent};

/// Writes down, when an attempt begins, whether it has an assistant.
///
/// # Errors
/// [`Error::NoAttempt`], [`Error::Db`].
pub fn begin_attempt(conn: &mut Conn, attempt: AttemptId, has_model: bool) -> Result<(), Error> {
    let (policy, version, _) = store::terms(conn, attempt)?.ok_or(Error::NoAttempt)?;
    let assistant = rules::at_start(policy, consent::of(&version).assistant, has_model);
    store::set_assistant(conn, attempt, assistant)?;
    Ok(())
}

/// The policy of an attempt's assessment, and whether the attempt has an assistant.
///
/// # Errors
/// [`Error::NoAttempt`], [`Error::Db`].
pub fn terms(conn: &mut Conn, attempt: AttemptId) -> Result<(AiPolicy, Assistant), Error> {
    let (policy, _, assistant) = store::terms(conn, attempt)?.ok_or(Error::NoAttempt)?;
    Ok((policy, assistant))
}

/// Keeps a question of the tab that writes, while the attempt is open, there is a budget left and no other answer is
/// on its way.
///
/// # Errors
/// Those of [`attempts::check_open`]; [`Error::AssistantOff`], [`Error::AssistantSpent`],
/// [`Error::AssistantBusy`], [`Error::BadQuestion`], [`Error::BadCode`], [`Error::LanguageNotOffered`].
pub fn ask(conn: &mut Conn, user: UserId, new: &NewQuestion) -> Result<Question, Error> {
    let open = attempts::check_open(conn, new.attempt, user, (new.task, new.lease))?;
    let (_, assistant) = terms(conn, new.attempt)?;
    if !assistant.answers() {
        return Err(Error::AssistantOff);
    }
    new.check()?;
    if new.code.as_ref().is_some_and(|(language, _)| !open.languages.contains(language)) {
        return Err(Error::LanguageNotOffered);
    }
    let asked = store::questions(conn, new.attempt)?;
    if let Some(given_up) = rules::admit(&asked, clock::now(conn)?)? {
        store::end(conn, given_up, (End::Failed(Failure::Interrupted), ""))?;
    }
    let number = asked.last().map_or(1, |last| last.number.saturating_add(1));
    let question = store::insert(conn, AssistantQuestionId::new(), number, new)?;
    if assistant == Assistant::Unused {
        store::set_assistant(conn, new.attempt, Assistant::Used)?;
    }
    Ok(question)
}

/// Claims a question for the one call that has it answered.
///
/// # Errors
/// Those of [`attempts::check_open`]; [`Error::NoTask`] where there is no such question, [`Error::AssistantOff`],
/// [`Error::AssistantBusy`] where somebody else has it answered, or it was.
pub fn begin(
    conn: &mut Conn,
    (attempt, user): (AttemptId, UserId),
    (id, lease): (AssistantQuestionId, Option<WritingId>),
    model: &str,
) -> Result<Begun, Error> {
    if !store::is_of(conn, attempt, user)? {
        return Err(Error::NoAttempt);
    }
    let found = store::find(conn, attempt, id)?.ok_or(Error::NoTask)?;
    let open = attempts::check_open(conn, attempt, user, (found.task, lease))?;
    if !terms(conn, attempt)?.1.answers() {
        return Err(Error::AssistantOff);
    }
    let now = clock::now(conn)?;
    if store::set_asking(conn, id, model, now)? == 0 {
        return Err(Error::AssistantBusy);
    }
    let asked = store::questions(conn, attempt)?;
    let question = asked.iter().find(|one| one.id == id).cloned().ok_or(Error::NoTask)?;
    let earlier = rules::earlier(&asked, &question);
    Ok(Begun { question, problem: open.problem, earlier })
}

/// Keeps the answer, as far as it came; `None` where the question is gone or was given up meanwhile.
///
/// # Errors
/// [`Error::Db`].
pub fn end(
    conn: &mut Conn,
    id: AssistantQuestionId,
    end: End,
    answer: &str,
) -> Result<Option<Question>, Error> {
    Ok(store::end(conn, id, (end, answer))?)
}

/// Everything that was asked in an attempt, the first question first. The caller has checked who asks.
///
/// # Errors
/// [`Error::Db`].
pub fn of_attempt(conn: &mut Conn, attempt: AttemptId) -> Result<Vec<Question>, Error> {
    let now = clock::now(conn)?;
    let asked = store::questions(conn, attempt)?;
    Ok(asked.into_iter().map(|question| question.at(now)).collect())
}

/// The same for the candidate.
///
/// # Errors
/// [`Error::NoAttempt`] when it is not theirs, [`Error::Db`].
pub fn of_own(conn: &mut Conn, attempt: AttemptId, user: UserId) -> Result<Vec<Question>, Error> {
    if store::is_of(conn, attempt, user)? {
        of_attempt(conn, attempt)
    } else {
        Err(Error::NoAttempt)
    }
}

/// What the assistant has said about one task: text that does not come from outside the workspace.
///
/// # Errors
/// [`Error::Db`].
pub fn answers(conn: &mut Conn, attempt: AttemptId, task: TaskId) -> Result<Vec<String>, Error> {
    Ok(store::answers(conn, (attempt, task))?)
}

/// Removes the questions of attempts that ended before an instant; answers how many.
///
/// # Errors
/// [`Error::Db`].
pub fn remove(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove(conn, before)?)
}
