//! Assessments that partners run for the students they brought. ADR 53. What a student does in one is an attempt like
//! any other; no company has part in it.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::audit::{Actor, Entry};
use db::{Conn, clock};
use kernel::{AssessmentId, Cursor, InvitationId, Page, Paging, Seen, UserId};

pub use rules::{
    AT_LEAST, BARS, Chosen, Cohort, Consent, Counts, MAX_ADDRESSES, Membership, NewCohort, Phase,
    Shown, Spread, Student,
};

use crate::definitions::{self, Task};
use crate::invitations::{self, Code, State, Terms};
use crate::{Error, consent, scores};

/// What the audit log calls one.
const KIND: &str = "cohort";

/// Whether a partner runs this assessment.
pub(crate) fn is_one(conn: &mut Conn, id: AssessmentId) -> Result<bool, Error> {
    Ok(store::is_one(conn, id)?)
}

/// Makes one, of problems that are open for practice. Nothing is recorded of how somebody writes in it.
///
/// # Errors
/// [`Error::BadTitle`], [`Error::BadDuration`], [`Error::BadTasks`], [`Error::BadWeights`],
/// [`Error::UnknownProblem`], [`Error::BadVariants`], [`Error::UnlistedVariant`], [`Error::UnlikeVariant`],
/// [`Error::BadOpening`], [`Error::Db`].
pub fn create(conn: &mut Conn, new: &NewCohort) -> Result<AssessmentId, Error> {
    let (tasks, languages) = new.resolve(&store::offers(conn, &new.slugs())?)?;
    let now = clock::now(conn)?;
    let (opens_at, closes_at) = (new.opens_at, Some(new.closes_at));
    let window = Terms { opens_at, closes_at, ..Terms::default() }.window(1, now)?;
    let id = AssessmentId::new();
    store::insert_assessment(conn, id, new, &languages)?;
    definitions::insert_tasks(conn, id, &tasks)?;
    let opens = window.opens_at.unwrap_or(now);
    store::insert(conn, id, Code::random().as_str(), (opens, window.expires_at))?;
    Entry::of(KIND, id).by(Actor::User(new.partner), "create").record(conn)?;
    Ok(id)
}

/// Those of a partner, the newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, partner: UserId, paging: Paging) -> Result<Page<Cohort>, Error> {
    let mut rows = store::list(conn, partner, paging)?;
    fill_counts(conn, &mut rows)?;
    Ok(Page::cut(rows, paging.limit, |row| Cursor { at: row.created_at, id: row.id.0 }))
}

/// One of a partner's.
///
/// # Errors
/// [`Error::NoAssessment`] where it is none of theirs; [`Error::Db`].
pub fn find(conn: &mut Conn, partner: UserId, id: AssessmentId) -> Result<Cohort, Error> {
    let mut rows: Vec<Cohort> = store::find(conn, partner, id)?.into_iter().collect();
    fill_counts(conn, &mut rows)?;
    rows.pop().ok_or(Error::NoAssessment)
}

/// The tasks of one in order.
///
/// # Errors
/// [`Error::Db`].
pub fn tasks(conn: &mut Conn, id: AssessmentId) -> Result<Vec<Task>, Error> {
    definitions::tasks(conn, id)
}

fn fill_counts(conn: &mut Conn, rows: &mut [Cohort]) -> Result<(), Error> {
    let ids: Vec<AssessmentId> = rows.iter().map(|row| row.id).collect();
    let (joined, attempts) = (store::joined(conn, &ids)?, store::attempts(conn, &ids)?);
    for row in rows {
        let (started, finished) = attempts.get(&row.id).copied().unwrap_or_default();
        let joined = joined.get(&row.id).copied().unwrap_or_default();
        row.counts = Counts { joined, started, finished };
    }
    Ok(())
}

/// How the scores of one are spread; `None` while fewer than five people have one.
///
/// # Errors
/// [`Error::Db`].
pub fn spread(conn: &mut Conn, id: AssessmentId) -> Result<Option<Spread>, Error> {
    let mut graded = store::scores(conn, id)?;
    graded.sort_unstable();
    let scores: Vec<i32> = graded.into_iter().map(|(_, _, score)| score).collect();
    Ok(rules::spread(&scores))
}

/// Those who show the partner their name and score, who joined last first. Of all others no row is read.
///
/// # Errors
/// [`Error::Db`].
pub fn shown(conn: &mut Conn, id: AssessmentId, paging: Paging) -> Result<Page<Shown>, Error> {
    let mut rows = store::shown(conn, id, paging)?;
    let attempts: Vec<_> = rows.iter().filter_map(|row| row.attempt).collect();
    let scores = scores::finenesses(conn, &attempts)?;
    for row in &mut rows {
        row.fineness = row.attempt.and_then(|attempt| scores.get(&attempt).copied());
    }
    Ok(Page::cut(rows, paging.limit, |row| Cursor { at: row.agreed_at, id: row.user.0 }))
}

/// Lets nobody begin any more, on the version that was read. Attempts that are under way go on.
///
/// # Errors
/// [`Error::NoAssessment`]; [`Error::StaleAssessment`]; [`Error::InvitationClosed`] where it is over;
/// [`Error::Db`].
pub fn close(conn: &mut Conn, partner: UserId, seen: Seen<AssessmentId>) -> Result<(), Error> {
    let now = clock::now(conn)?;
    let cohort = store::lock(conn, seen.id)?.filter(|cohort| cohort.partner == partner);
    let cohort = cohort.ok_or(Error::NoAssessment)?;
    if seen.is_stale(cohort.version) {
        return Err(Error::StaleAssessment);
    }
    if cohort.phase(now) == Phase::Closed {
        return Err(Error::InvitationClosed);
    }
    store::close(conn, &cohort, now)?;
    store::close_invitations(conn, seen.id, now)?;
    Ok(Entry::of(KIND, seen.id).by(Actor::User(partner), "close").record(conn)?)
}

/// The one behind a link.
///
/// # Errors
/// [`Error::NoAssessment`]; [`Error::Db`].
pub fn by_code(conn: &mut Conn, code: &Code) -> Result<Cohort, Error> {
    store::by_code(conn, code.as_str())?.ok_or(Error::NoAssessment)
}

/// How somebody takes part; `None` where they do not.
///
/// # Errors
/// [`Error::Db`].
pub fn membership(
    conn: &mut Conn,
    id: AssessmentId,
    user: UserId,
) -> Result<Option<Membership>, Error> {
    Ok(store::membership(conn, id, user)?)
}

/// Joins: the student has an invitation of their own from then on. Who has joined stays so, and what they agreed to
/// then stands.
///
/// # Errors
/// [`Error::EmailUnverified`]; [`Error::InvitationClosed`] once it is over; [`Error::StaleAssessment`] where the text
/// that was shown is another one by now; [`Error::Db`].
pub fn join(
    conn: &mut Conn,
    id: AssessmentId,
    student: &Student,
    agreed: Consent<'_>,
) -> Result<Membership, Error> {
    let cohort = store::lock(conn, id)?.ok_or(Error::NoAssessment)?;
    if let Some(member) = store::membership(conn, id, student.user)? {
        return Ok(member);
    }
    let now = clock::now(conn)?;
    if !student.email_verified {
        return Err(Error::EmailUnverified);
    }
    if cohort.phase(now) == Phase::Closed {
        return Err(Error::InvitationClosed);
    }
    if agreed.edition != consent::COHORT.version {
        return Err(Error::StaleAssessment);
    }
    let (invitation, code) = (InvitationId::new(), Code::random());
    store::invite(conn, (invitation, &code), &cohort, student)?;
    let entry = Entry::of(invitations::KIND, invitation).by(Actor::User(student.user), "create");
    entry.to(State::Created).because("joined").record(conn)?;
    store::insert_member(conn, (id, student.user, invitation), agreed, now)?;
    membership(conn, id, student.user)?.ok_or(Error::NoInvitation)
}

/// Lets the partner see one's name and score, or no longer.
///
/// # Errors
/// [`Error::NoAssessment`] for those who have not joined; [`Error::StaleAssessment`]; [`Error::Db`].
pub fn show_result(
    conn: &mut Conn,
    seen: Seen<AssessmentId>,
    user: UserId,
    shows: bool,
) -> Result<Membership, Error> {
    store::lock(conn, seen.id)?.ok_or(Error::NoAssessment)?;
    let before = membership(conn, seen.id, user)?.ok_or(Error::NoAssessment)?;
    if seen.is_stale(before.version) {
        return Err(Error::StaleAssessment);
    }
    store::set_shows(conn, (seen.id, user), shows)?;
    let action = if shows { "show_result" } else { "hide_result" };
    Entry::of(KIND, seen.id).by(Actor::User(user), action).record(conn)?;
    membership(conn, seen.id, user)?.ok_or(Error::NoAssessment)
}
