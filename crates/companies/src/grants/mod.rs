//! What a company has been granted.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::audit::{Actor, Entry};
use db::{Conn, clock};
use kernel::CompanyId;

pub use rules::{BadFlag, Flag, Flags, Grant, NewGrant};

use crate::reason::check_reason;
use crate::{Error, details, profiles};

/// The flags of a company: what follows from its own rows, and on top the grants in force now.
///
/// # Errors
/// [`Error::NoCompany`], [`Error::Db`].
pub fn flags(conn: &mut Conn, company: CompanyId) -> Result<Flags, Error> {
    let granted = Flags::of(store::in_force(conn, company)?);
    let profile_completed = granted.profile_completed
        || details::find(conn, company)?.standing() == details::Standing::Approved;
    let marketing_completed =
        granted.marketing_completed || store::was_shown_applicants(conn, company)?;
    let accepted_interns = store::count_internships(conn, company)?;
    let today = clock::began(conn)?.date_naive();
    let payment = granted.payment
        || store::has_paid(conn, company, today)?
        || store::is_subscribed(conn, company, today)?;
    Ok(Flags { payment, profile_completed, marketing_completed, accepted_interns, ..granted })
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
/// [`Error::NoCompany`], [`Error::BadReason`], [`Error::BadGranter`], [`Error::EndsInThePast`],
/// [`Error::Db`].
pub fn grant(conn: &mut Conn, actor: Actor, grant: &NewGrant) -> Result<(), Error> {
    profiles::lock(conn, grant.company)?.ok_or(Error::NoCompany)?;
    grant.check(clock::began(conn)?)?;
    store::end(conn, grant.company, grant.flag)?;
    store::insert(conn, grant)?;
    let action = format!("grant_{}", grant.flag.as_str());
    record(conn, actor, grant.company, &action, &grant.reason)
}

/// Takes a flag back.
///
/// # Errors
/// [`Error::NoCompany`], [`Error::NotGranted`], [`Error::BadReason`], [`Error::Db`].
pub fn revoke(
    conn: &mut Conn,
    actor: Actor,
    company: CompanyId,
    flag: Flag,
    reason: &str,
) -> Result<(), Error> {
    check_reason(reason)?;
    profiles::lock(conn, company)?.ok_or(Error::NoCompany)?;
    if store::end(conn, company, flag)? == 0 {
        return Err(Error::NotGranted);
    }
    record(conn, actor, company, &format!("revoke_{}", flag.as_str()), reason)
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
