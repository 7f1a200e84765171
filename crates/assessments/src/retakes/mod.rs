//! How often somebody may take an assessment, whichever of its versions, and which earlier result can stand
//! in for taking it again. Source: product.md §30.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use db::Conn;
use kernel::chrono::TimeDelta;
use kernel::{AssessmentId, AttemptId, CompanyId, Instant, InvitationId};

pub(crate) use rules::Earlier;

use crate::definitions::{Assessment, Settings};
use crate::{Error, definitions};

/// Those of the addresses that cannot take it yet, and from when they can. An attempt counts for the invited address,
/// or for that of the account where it was begun with another one.
pub(crate) fn cooling(
    conn: &mut Conn,
    (assessment, settings): (AssessmentId, &Settings),
    emails: &[&str],
    now: Instant,
) -> Result<BTreeMap<String, Instant>, Error> {
    let since = now - TimeDelta::days(i64::from(settings.retake_days));
    let first = definitions::first_of(conn, assessment)?;
    let mut begun: BTreeMap<String, Vec<Instant>> = BTreeMap::new();
    let as_invited = store::begun(conn, first, emails, since)?;
    let as_other = store::begun_as_other(conn, first, emails, since)?;
    for (email, at) in as_invited.into_iter().chain(as_other) {
        begun.entry(email).or_default().push(at);
    }
    // One person may have begun in both ways; the rule reads the newest first.
    for starts in begun.values_mut() {
        starts.sort_unstable_by_key(|at| Reverse(*at));
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
/// assessment: at the same version, or at the same problems and variants with the same weights and the same
/// rule for the assistant, within the days of the retake rule. `None` where there is none or the company
/// takes no earlier results.
pub(crate) fn earlier(
    conn: &mut Conn,
    of: (AssessmentId, i32),
    email: &str,
    now: Instant,
) -> Result<Option<Earlier>, Error> {
    Ok(earlier_of(conn, of, &[email], now)?.remove(email))
}

/// As [`earlier`], of each person who has one.
fn earlier_of(
    conn: &mut Conn,
    (assessment, days): (AssessmentId, i32),
    emails: &[&str],
    now: Instant,
) -> Result<BTreeMap<String, Earlier>, Error> {
    if emails.is_empty() || !store::takes_earlier(conn, assessment)? {
        return Ok(BTreeMap::new());
    }
    let since = now - TimeDelta::days(i64::from(days));
    let found = store::graded(conn, emails, since)?;
    let mut ids: Vec<AssessmentId> = found.iter().map(|(_, one)| one.assessment).collect();
    ids.push(assessment);
    let sets = store::sets(conn, &ids)?;
    let policy = store::settings(conn, assessment)?.ai_policy;
    let wanted = sets.get(&assessment).map(Vec::as_slice).unwrap_or_default();
    let fits = |one: &Earlier| {
        let set = sets.get(&one.assessment).map(Vec::as_slice).unwrap_or_default();
        let is_alike = rules::is_same_set(set, wanted) && one.ai_policy == policy;
        one.assessment == assessment || is_alike
    };
    let mut newest = BTreeMap::new();
    for (email, one) in found.into_iter().filter(|(_, one)| fits(one)) {
        newest.entry(email).or_insert(one);
    }
    Ok(newest)
}

/// Those of the addresses that can be invited while they cool down, because they can share a result that the
/// company has given them itself. What they have taken for others, nobody learns by inviting them.
pub(crate) fn with_own_result(
    conn: &mut Conn,
    (company, assessment): (CompanyId, &Assessment),
    emails: &[&str],
    now: Instant,
) -> Result<BTreeSet<String>, Error> {
    let of = (assessment.id, assessment.settings.retake_days);
    let found = earlier_of(conn, of, emails, now)?;
    Ok(found
        .into_iter()
        .filter(|(_, one)| one.company == company)
        .map(|(email, _)| email)
        .collect())
}

/// The attempts that are shared with these invitations and when they began, while their candidates agree.
pub(crate) fn shared(
    conn: &mut Conn,
    ids: &[InvitationId],
) -> Result<BTreeMap<InvitationId, (AttemptId, Instant)>, Error> {
    Ok(store::shared(conn, ids)?)
}
