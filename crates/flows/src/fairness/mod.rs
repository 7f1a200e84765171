//! Self-identification and selection rates, where they meet accounts and roles.

use auth::users::{Kind, User};
use db::{Conn, Db};
use hiring::roles::{self, State};
use kernel::{AssessmentId, CompanyId, Instant, RoleId};
use selfid::answers::{self, Answers, Said};
use selfid::impact::{self, Answered, Counted, Report};

use crate::{Error, Result};

/// How many roles are counted in one go.
const AT_ONCE: i64 = 50;

/// What a candidate has said of themselves; `None` where they have said nothing.
///
/// # Errors
/// [`auth::Error::AccountKindFixed`]; [`Error::Db`].
pub fn own(conn: &mut Conn, user: &User) -> Result<Option<Said>> {
    require_candidate(user)?;
    Ok(answers::own(conn, user.id)?)
}

/// Stores what a candidate says of themselves.
///
/// # Errors
/// [`auth::Error::AccountKindFixed`]; those of the answers.
pub fn save(
    conn: &mut Conn,
    user: &User,
    said: Answers,
    (seen, now): (i32, Instant),
) -> Result<Said> {
    require_candidate(user)?;
    Ok(answers::save(conn, user.id, said, (seen, now))?)
}

fn require_candidate(user: &User) -> Result<()> {
    match user.kind {
        Kind::Candidate => Ok(()),
        _ => Err(auth::Error::AccountKindFixed.into()),
    }
}

/// How far the selection rates of a role have come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Standing {
    /// The role is not closed.
    Open,
    /// They are counted once this moment has passed and every application is decided.
    Waiting(Instant),
    /// They were counted at that moment.
    Counted(Report, Instant),
}

/// The selection rates of a company's role.
///
/// # Errors
/// [`hiring::Error::NoRole`]; [`Error::Db`].
pub fn rates(conn: &mut Conn, company: CompanyId, id: RoleId) -> Result<Standing> {
    let role = roles::find(conn, company, id)?;
    if let Some((report, at)) = impact::of_role(conn, id)? {
        return Ok(Standing::Counted(report, at));
    }
    let closed = role.closed_at.filter(|_| matches!(role.state, State::Closed | State::Archived));
    Ok(closed.map_or(Standing::Open, |at| Standing::Waiting(impact::counts_from(at))))
}

/// How a cut-off of an assessment would divide groups: of the people who were counted last, and what is said about
/// each question. `None` before the first were counted.
///
/// # Errors
/// [`Error::Db`].
pub fn at_cut_off(
    conn: &mut Conn,
    of: AssessmentId,
    at: i32,
) -> Result<Option<(Counted, Vec<Answered>)>> {
    let Some(counted) = impact::of_assessment(conn, of)? else { return Ok(None) };
    let answered = impact::at_cut_off(counted.people, &counted.questions, at);
    Ok(Some((counted, answered)))
}

/// Counts the rates of the roles that are due. Answers how many.
///
/// # Errors
/// [`Error::Db`] where it is not even known what is due.
pub fn count_due(db: &Db, now: Instant) -> Result<usize> {
    let mut counted = 0;
    for id in db.read_now(|conn| impact::due(conn, now, AT_ONCE))? {
        match db.write_now(|conn| Ok::<_, Error>(impact::count(conn, id, now)?)) {
            Ok(done) => counted += usize::from(done),
            // One that fails does not keep the others.
            Err(e) => tracing::error!(error = ?e, role.id = %id, "selection_rates.count_failed"),
        }
    }
    Ok(counted)
}

#[cfg(test)]
mod tests {
    use hiring::applications::State;
    use selfid::impact::UNDECIDED;

    #[test]
    fn a_role_is_counted_once_everybody_is_accepted_or_out() {
        let open = State::ALL.into_iter().filter(|state| state.is_open());
        let undecided = open.filter(|state| *state != State::Accepted);
        assert_eq!(undecided.map(State::as_str).collect::<Vec<_>>(), UNDECIDED);
    }
}
