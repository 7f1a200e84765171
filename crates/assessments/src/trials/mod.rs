//! Assessments that members of the company take as candidates do, before they invite the first one. A trial
//! is an attempt at a copy: none of the company's lists, counts and reports holds it.

mod store;
#[cfg(test)]
mod tests;

use db::{Conn, clock};
use kernel::chrono::TimeDelta;
use kernel::{AssessmentId, AttemptId, CompanyId, Email, Instant, UserId};

use crate::invitations::{self, Code, NewInvitation, Terms};
use crate::{Error, definitions};

/// How long a trial is kept, in hours.
pub const KEPT_HOURS: i64 = 24;
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
