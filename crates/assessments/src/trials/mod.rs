//! Assessments that members of the company take as candidates do, before they invite the first one, and problems
//! that they try alone. A trial is an attempt at a copy: none of the company's lists, counts and reports holds it.

mod store;
#[cfg(test)]
mod tests;

use db::{Conn, clock};
use kernel::chrono::TimeDelta;
use kernel::{AssessmentId, AttemptId, CompanyId, Email, Instant, ProblemId, UserId, text};

use crate::invitations::{self, Code, NewInvitation, Terms};
use crate::{Error, definitions};

/// How long a trial is kept, in hours.
pub const KEPT_HOURS: i64 = 24;
/// The longest title of an assessment, in characters.
const MAX_TITLE: usize = 120;
/// How many trials one call of [`old`] names.
const AT_ONCE: i64 = 100;

/// Who takes a trial.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member {
    /// For whom.
    pub company: CompanyId,
    /// Their account.
    pub user: UserId,
    /// Its address.
    pub email: Email,
}

/// Answers the code with which the member begins; the one from before, where they have not finished.
///
/// # Errors
/// [`Error::NoAssessment`], [`Error::Superseded`], [`Error::Db`].
pub fn begin(conn: &mut Conn, member: &Member, id: AssessmentId) -> Result<String, Error> {
    if let Some(code) = store::unfinished(conn, id, member.user)? {
        return Ok(code);
    }
    let copy = definitions::copy_for_trial(conn, member.company, id, member.user)?;
    open(conn, member, copy)
}

/// Answers the code with which the member tries a published problem as a candidate has it; the one from before,
/// where they have not finished.
///
/// # Errors
/// [`Error::UnknownProblem`] where the company cannot use it, or it is none with tests of its own; [`Error::Db`].
pub fn begin_of_problem(
    conn: &mut Conn,
    member: &Member,
    problem: ProblemId,
) -> Result<String, Error> {
    if let Some(code) = store::unfinished_of_problem(conn, problem, member.user)? {
        return Ok(code);
    }
    let title: String = store::title(conn, problem)?.chars().take(MAX_TITLE).collect();
    let title = text::trimmed(&title).to_owned();
    let copy = definitions::alone_for_trial(conn, (member.company, member.user), problem, title)?;
    open(conn, member, copy)
}

/// The name of the problem that an assessment is made of which is a trial of itself; `None` of any other.
///
/// # Errors
/// [`Error::Db`].
pub fn problem_of(conn: &mut Conn, id: AssessmentId) -> Result<Option<String>, Error> {
    Ok(store::problem_of(conn, id)?)
}

fn open(conn: &mut Conn, member: &Member, copy: AssessmentId) -> Result<String, Error> {
    let code = Code::random();
    let expires_at = clock::now(conn)? + TimeDelta::hours(KEPT_HOURS);
    let new = NewInvitation {
        company: member.company,
        assessment: copy,
        email: member.email.clone(),
        name: None,
        by: member.user,
        terms: Terms::default(),
    };
    invitations::open_trial(conn, &new, &code, expires_at)?;
    Ok(code.as_str().to_owned())
}

/// The trials that began before an instant: their attempts, whose submissions the caller removes before
/// [`remove`].
///
/// # Errors
/// [`Error::Db`].
pub fn old(
    conn: &mut Conn,
    before: Instant,
) -> Result<Vec<(AssessmentId, Option<AttemptId>)>, Error> {
    Ok(store::old(conn, before, AT_ONCE)?)
}

/// Removes trials and all that came of them, except submissions.
///
/// # Errors
/// [`Error::Db`].
pub fn remove(conn: &mut Conn, copies: &[AssessmentId]) -> Result<usize, Error> {
    store::remove_grades(conn, copies)?;
    store::remove_attempts(conn, copies)?;
    store::remove_invitations(conn, copies)?;
    Ok(store::remove(conn, copies)?)
}
