//! How often somebody may take an assessment, whichever of its versions, and which earlier result can stand
//! in for taking it again. Source: product.md §30.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use db::Conn;
use kernel::chrono::TimeDelta;
use kernel::{AssessmentId, AttemptId, CompanyId, Instant, InvitationId};

pub(crate) use rules::Earlier;

use crate::definitions::{Assessment, Settings};
use crate::{Error, definitions};

/// Those of the addresses that cannot take it yet, and from when they can.
pub(crate) fn cooling(
    conn: &mut Conn,
    (assessment, settings): (AssessmentId, &Settings),
    emails: &[&str],
    now: Instant,
) -> Result<BTreeMap<String, Instant>, Error> {
    let since = now - TimeDelta::days(i64::from(settings.retake_days));
    let first = definitions::first_of(conn, assessment)?;
    let mut begun: BTreeMap<String, Vec<Instant>> = BTreeMap::new();
    for (email, at) in store::begun(conn, first, emails, since)? {
        begun.entry(email).or_default().push(at);
    }
    let until = |(email, starts): (String, Vec<Instant>)| {
        Some((email, rules::cools_until(&starts, settings, now)?))
    };
    Ok(begun.into_iter().filter_map(until).collect())
}

/// What applies to the invitations to an assessment, whose it may be.
pub(crate) fn settings(conn: &mut Conn, id: AssessmentId) -> Result<Settings, Error> {
    Ok(store::settings(conn, id)?)
}

/// The newest attempt of the person with this address that has a grade and could stand in for taking the
/// assessment: at the same version, or at the same problems with the same weights and the same
/// rule for the assistant, within the days of the retake rule. `None` where there is none or the company takes no earlier results.
pub(crate) fn earlier(
    conn: &mut Conn,
    (assessment, days): (AssessmentId, i32),
    email: &str,
    now: Instant,
) -> Result<Option<Earlier>, Error> {
    if !store::takes_earlier(conn, assessment)? {
        return Ok(None);
    }
    let since = now - TimeDelta::days(i64::from(days));
    let found = store::graded(conn, email, since)?;
    let mut ids: Vec<AssessmentId> = found.iter().map(|one| one.assessment).collect();
    ids.push(assessment);
    let sets = store::sets(conn, &ids)?;
    let policy = store::settings(conn, assessment)?.ai_policy;
    let wanted = sets.get(&assessment).map(Vec::as_slice).unwrap_or_default();
    let fits = |one: &Earlier| {
        let set = sets.get(&one.assessment).map(Vec::as_slice).unwrap_or_default();
        let is_alike = rules::is_same_set(set, wanted) && one.ai_policy == policy;
        one.assessment == assessment || is_alike
    };
    Ok(found.into_iter().find(fits))
}

/// Whether somebody who cools down can be invited all the same, because they can share a result that the
/// company has given them itself. What they have taken for others, nobody learns by inviting them.
pub(crate) fn has_own_result(
    conn: &mut Conn,
    (company, assessment): (CompanyId, &Assessment),
    email: &str,
    now: Instant,
) -> Result<bool, Error> {
    let of = (assessment.id, assessment.settings.retake_days);
    let found = earlier(conn, of, email, now)?;
    Ok(found.is_some_and(|one| one.company == company))
}

/// The attempts that are shared with these invitations and when they began, while their candidates agree.
pub(crate) fn shared(
    conn: &mut Conn,
    ids: &[InvitationId],
) -> Result<BTreeMap<InvitationId, (AttemptId, Instant)>, Error> {
    Ok(store::shared(conn, ids)?)
}
