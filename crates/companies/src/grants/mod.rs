//! What a company has been granted.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use db::audit::{Actor, Entry};
use db::{Conn, clock};
use kernel::{CompanyId, Refused};

pub use rules::{BadFlag, Flag, Flags, Grant, NewGrant};

use self::rules::{Subscribed, is_subscribed};
use crate::profiles::State;
use crate::reason::check_reason;
use crate::{Error, details, profiles};

/// The flags of a company: what follows from its own rows, and on top the grants in force now.
///
/// # Errors
/// [`Error::NoCompany`], [`Error::Db`].
pub fn flags(conn: &mut Conn, company: CompanyId) -> Result<Flags, Error> {
    flags_of(conn, &[company])?.remove(&company).ok_or(Error::NoCompany)
}

/// The flags of each of these companies that there is, in as many statements as those of one.
///
/// # Errors
/// [`Error::Db`].
pub fn flags_of(
    conn: &mut Conn,
    companies: &[CompanyId],
) -> Result<BTreeMap<CompanyId, Flags>, Error> {
    let today = clock::began(conn)?.date_naive();
    let mut granted: BTreeMap<CompanyId, Vec<Flag>> = BTreeMap::new();
    for (company, flag) in store::in_force(conn, companies)? {
        granted.entry(company).or_default().push(flag);
    }
    let shown: BTreeSet<_> = store::shown_applicants(conn, companies)?.into_iter().collect();
    let interns: BTreeMap<_, _> = store::count_internships(conn, companies)?.into_iter().collect();
    let paying = paying(conn, companies, today)?;
    let flags = |(company, standing): (CompanyId, details::Standing)| {
        let mut flags = Flags::of(granted.remove(&company).unwrap_or_default());
        flags.payment |= paying.contains(&company);
        flags.profile_completed |= standing == details::Standing::Approved;
        flags.marketing_completed |= shown.contains(&company);
        flags.accepted_interns = interns.get(&company).copied().unwrap_or_default();
        (company, flags)
    };
    Ok(details::standings(conn, companies)?.into_iter().map(flags).collect())
}

/// Those of them that pay today: by an invoice, theirs or of one merged into them, because the admin waits, or by a
/// subscription.
fn paying(
    conn: &mut Conn,
    companies: &[CompanyId],
    today: NaiveDate,
) -> Result<BTreeSet<CompanyId>, Error> {
    let paid = store::paid(conn, companies, today)?;
    let mut paying: BTreeSet<_> =
        paid.into_iter().flat_map(|(company, into)| [Some(company), into]).flatten().collect();
    paying.extend(store::waited_for(conn, companies, today)?);
    let mut periods: BTreeMap<CompanyId, Vec<Subscribed>> = BTreeMap::new();
    for (company, period) in store::subscribed(conn, companies, today)? {
        periods.entry(company).or_default().push(period);
    }
    periods.retain(|_, periods| is_subscribed(periods, today));
    paying.extend(periods.into_keys());
    Ok(paying)
}

/// The grants of a company that are in force now.
///
/// # Errors
/// [`Error::Db`].
pub fn of(conn: &mut Conn, company: CompanyId) -> Result<Vec<Grant>, Error> {
    Ok(store::of(conn, company)?)
}

/// Grants a flag, in place of an earlier grant of the same flag.
///
/// # Errors
/// [`Error::NoCompany`], [`Error::Refused`] of a company that was merged, [`Error::BadReason`],
/// [`Error::BadGranter`], [`Error::EndsInThePast`], [`Error::Db`].
pub fn grant(conn: &mut Conn, actor: Actor, grant: &NewGrant) -> Result<(), Error> {
    lock(conn, grant.company, "grant")?;
    grant.check(clock::began(conn)?)?;
    store::end(conn, grant.company, grant.flag)?;
    store::insert(conn, grant)?;
    let action = format!("grant_{}", grant.flag.as_str());
    record(conn, actor, grant.company, &action, &grant.reason)
}

/// Takes a flag back.
///
/// # Errors
/// [`Error::NoCompany`], [`Error::Refused`] of a company that was merged, [`Error::NotGranted`],
/// [`Error::BadReason`], [`Error::Db`].
pub fn revoke(
    conn: &mut Conn,
    actor: Actor,
    company: CompanyId,
    flag: Flag,
    reason: &str,
) -> Result<(), Error> {
    check_reason(reason)?;
    lock(conn, company, "revoke")?;
    if store::end(conn, company, flag)? == 0 {
        return Err(Error::NotGranted);
    }
    record(conn, actor, company, &format!("revoke_{}", flag.as_str()), reason)
}

/// Locks a company that can be given something: what belonged to one that was merged belongs to another.
fn lock(conn: &mut Conn, company: CompanyId, event: &'static str) -> Result<(), Error> {
    let found = profiles::lock(conn, company)?.ok_or(Error::NoCompany)?;
    match found.state {
        State::Merged => Err(Refused::not_now(found.state.as_str(), event).into()),
        State::Unverified | State::Approved | State::Suspended => Ok(()),
    }
}

fn record(
    conn: &mut Conn,
    actor: Actor,
    company: CompanyId,
    action: &str,
    reason: &str,
) -> Result<(), Error> {
    let entry = Entry::of("company", company).by(actor, action);
    Ok(entry.because(reason).record(conn)?)
}
