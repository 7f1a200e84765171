//! What a company has been granted.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use db::audit::{Actor, Entry};
use db::{Conn, clock};
use kernel::{CompanyId, Refused, UserId};

pub use rules::{BadFlag, Flag, Flags, Grant, NewGrant};

use self::rules::{Subscribed, is_subscribed};
use self::store::Opened;
use crate::details::Standing;
use crate::profiles::{Membership, State};
use crate::reason::check_reason;
use crate::{Error, details, profiles};

/// The flags of a company: what follows from its own rows, and on top the grants in force now.
///
/// # Errors
/// [`Error::NoCompany`], [`Error::Db`].
pub fn flags(conn: &mut Conn, company: CompanyId) -> Result<Flags, Error> {
    flags_of(conn, &[company])?.remove(&company).ok_or(Error::NoCompany)
}

/// The company of somebody who hires, with its flags.
///
/// # Errors
/// [`Error::Db`].
pub fn of_member(conn: &mut Conn, user: UserId) -> Result<Option<(Membership, Flags)>, Error> {
    let Some((membership, standing)) = store::membership(conn, user)? else { return Ok(None) };
    let company = membership.company.id;
    let flags = all_flags(conn, &[company], |_| Some(standing))?.remove(&company);
    Ok(flags.map(|flags| (membership, flags)))
}

/// The flags of each of these companies that there is, in as many statements as those of one.
///
/// # Errors
/// [`Error::Db`].
pub fn flags_of(
    conn: &mut Conn,
    companies: &[CompanyId],
) -> Result<BTreeMap<CompanyId, Flags>, Error> {
    let standings: BTreeMap<_, _> = details::standings(conn, companies)?.into_iter().collect();
    all_flags(conn, companies, |company| standings.get(&company).copied())
}

fn all_flags(
    conn: &mut Conn,
    companies: &[CompanyId],
    standing: impl Fn(CompanyId) -> Option<Standing>,
) -> Result<BTreeMap<CompanyId, Flags>, Error> {
    let opened = store::opened(conn, companies)?;
    // A subscription needs its periods looked at; hardly any company that has paid otherwise has one.
    let in_doubt = |one: &&Opened| one.subscribes && !one.has_paid();
    let in_doubt: Vec<_> = opened.iter().filter(in_doubt).map(|one| one.company).collect();
    let subscribed = match opened.first() {
        Some(one) if !in_doubt.is_empty() => subscribed(conn, &in_doubt, one.today)?,
        _ => BTreeSet::new(),
    };
    let flags = |one: Opened| {
        let (company, has_paid) = (one.company, one.has_paid());
        let mut flags = Flags::of(one.granted);
        flags.payment |= has_paid || subscribed.contains(&company);
        flags.profile_completed |= standing(company) == Some(Standing::Approved);
        flags.marketing_completed |= one.was_shown_applicants;
        flags.accepted_interns = one.internships;
        flags.on_trial = one.is_on_trial;
        flags.trial_ran_out = one.trial_ran_out;
        (company, flags)
    };
    Ok(opened.into_iter().map(flags).collect())
}

/// Those of them whose subscription opens today what a payment does.
fn subscribed(
    conn: &mut Conn,
    companies: &[CompanyId],
    today: NaiveDate,
) -> Result<BTreeSet<CompanyId>, Error> {
    let mut periods: BTreeMap<CompanyId, Vec<Subscribed>> = BTreeMap::new();
    for (company, period) in store::subscribed(conn, companies, today)? {
        periods.entry(company).or_default().push(period);
    }
    periods.retain(|_, periods| is_subscribed(periods, today));
    Ok(periods.into_keys().collect())
}

/// The grants of a company that are in force now.
///
/// # Errors
/// [`Error::Db`].
pub fn of(conn: &mut Conn, company: CompanyId) -> Result<Vec<Grant>, Error> {
    Ok(store::of(conn, company)?)
}

/// Whether the applicants of a company are released to it at once: it is approved, and trusted.
///
/// # Errors
/// [`Error::Db`].
pub fn releases_directly(conn: &mut Conn, company: CompanyId) -> Result<bool, Error> {
    Ok(store::releases_directly(conn, company)?)
}

/// Grants a flag, in place of an earlier grant of the same flag. Only an approved company is trusted with direct
/// release.
///
/// # Errors
/// [`Error::NoCompany`], [`Error::Refused`] of a company that was merged or may not be given this,
/// [`Error::BadReason`], [`Error::BadGranter`], [`Error::EndsInThePast`], [`Error::Db`].
pub fn grant(conn: &mut Conn, actor: Actor, grant: &NewGrant) -> Result<(), Error> {
    let state = lock(conn, grant.company, "grant")?;
    if grant.flag == Flag::DirectRelease && state != State::Approved {
        return Err(Refused::not_now(state.as_str(), "grant").into());
    }
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
fn lock(conn: &mut Conn, company: CompanyId, event: &'static str) -> Result<State, Error> {
    let found = profiles::lock(conn, company)?.ok_or(Error::NoCompany)?;
    match found.state {
        State::Merged => Err(Refused::not_now(found.state.as_str(), event).into()),
        state @ (State::Unverified | State::Approved | State::Suspended) => Ok(state),
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
