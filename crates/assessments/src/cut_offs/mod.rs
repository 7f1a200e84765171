//! Cut-offs: a line in the results of an assessment, and what it would divide. Nobody is declined by one.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{AssessmentId, CompanyId, Seen, UserId};

pub use rules::{CUT_OFF, Choice, MAX_LISTED, Near, Preview, Scored, preview};

use crate::{Error, invitations, scores, statistics};

/// What the audit log calls an assessment.
const KIND: &str = "assessment";

/// What the company has chosen for the results of an assessment, and what a cut-off would divide: the given
/// one, else the chosen one; no preview where there is neither.
///
/// # Errors
/// [`Error::NoAssessment`], [`Error::BadCutOff`], [`Error::Db`].
pub fn show(
    conn: &mut Conn,
    (company, id): (CompanyId, AssessmentId),
    at: Option<i32>,
) -> Result<(Choice, Option<Preview>), Error> {
    if !invitations::owns(conn, company, id)? {
        return Err(Error::NoAssessment);
    }
    let choice = chosen(conn, id)?;
    let Some(at) = at.or(choice.cut_off) else { return Ok((choice, None)) };
    rules::check(Some(at))?;
    let mut scored = store::results(conn, id)?;
    scored.extend(store::reused(conn, id)?);
    let ids: Vec<_> = scored.iter().map(|one| one.attempt).collect();
    let scores = scores::finenesses(conn, &ids)?;
    scored.retain_mut(|one| match scores.get(&one.attempt) {
        Some(fineness) => {
            one.fineness = *fineness;
            true
        }
        None => false,
    });
    let error = statistics::of_assessments(conn, &[id])?.remove(&id);
    Ok((choice, Some(preview(scored, at, error))))
}

/// What was chosen for the results of an assessment, whose it may be.
pub(crate) fn chosen(conn: &mut Conn, id: AssessmentId) -> Result<Choice, Error> {
    Ok(store::find(conn, id)?.unwrap_or_default())
}

/// Stores what the company chooses; `seen` is the version that was read, 0 before there is one.
///
/// # Errors
/// [`Error::NoAssessment`], [`Error::BadCutOff`], [`Error::StaleAssessment`], [`Error::Db`].
pub fn save(
    conn: &mut Conn,
    company: CompanyId,
    seen: Seen<AssessmentId>,
    (cut_off, takes_earlier): (Option<i32>, bool),
    by: UserId,
) -> Result<(), Error> {
    if !invitations::owns(conn, company, seen.id)? {
        return Err(Error::NoAssessment);
    }
    rules::check(cut_off)?;
    let before = store::lock(conn, seen.id)?.unwrap_or_default();
    if seen.is_stale(before.version) {
        return Err(Error::StaleAssessment);
    }
    let stored = match before.version {
        0 => store::insert(conn, seen.id, (cut_off, takes_earlier))?,
        _ => store::update(conn, seen.id, (cut_off, takes_earlier))?,
    };
    // Somebody else was the first to choose at the same moment.
    if stored == 0 {
        return Err(Error::StaleAssessment);
    }
    let why = rules::described(cut_off, takes_earlier);
    let entry = Entry::of(KIND, seen.id).by(Actor::User(by), "choose_for_results");
    Ok(entry.because(why.as_str()).record(conn)?)
}
