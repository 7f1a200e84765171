//! A company's free trial of assessments: fourteen days and ten invitations by default, once it has confirmed its
//! address and before it has a plan.
//!
//! A trial is no grant and no payment: the flags stay what they are, and the trial opens the assessment tab beside
//! them (ADR 110).

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use chrono::TimeDelta;
use db::audit::{Actor, Entry};
use db::{Conn, clock};
use kernel::{CompanyId, Instant, UserId};

pub use rules::{FreeTrial, Terms};

use self::store::New;
use crate::Error;
use crate::profiles::{self, Role, State};

/// The free trial of a company, if one is in force.
///
/// # Errors
/// [`Error::Db`].
pub fn of(conn: &mut Conn, company: CompanyId) -> Result<Option<FreeTrial>, Error> {
    Ok(of_each(conn, &[company])?.remove(&company))
}

/// The free trials in force of these companies.
///
/// # Errors
/// [`Error::Db`].
pub fn of_each(
    conn: &mut Conn,
    companies: &[CompanyId],
) -> Result<BTreeMap<CompanyId, FreeTrial>, Error> {
    Ok(store::of_each(conn, companies)?.into_iter().collect())
}

/// When the free trial of a company ran out whose results it still reads; `None` where none did.
///
/// # Errors
/// [`Error::Db`].
pub fn ran_out(conn: &mut Conn, company: CompanyId) -> Result<Option<Instant>, Error> {
    Ok(store::ran_out(conn, company)?)
}

/// Whether a trial would begin for a company once this address of an owner of its is confirmed.
///
/// # Errors
/// [`Error::Db`].
pub fn is_offered(
    conn: &mut Conn,
    (company, address): (CompanyId, &str),
    terms: Terms,
) -> Result<bool, Error> {
    match rules::domain_of(address).filter(|_| terms.are_offered()) {
        Some(domain) => Ok(!store::is_used(conn, company, &domain)?),
        None => Ok(false),
    }
}

/// Begins the free trial of the company that `user` owns, once their address is confirmed. Answers whether one began:
/// none does at a free-mail address, at a domain that has had one, or for a company that has had one.
///
/// # Errors
/// [`Error::Db`].
pub fn begin(
    conn: &mut Conn,
    (user, address): (UserId, &str),
    terms: Terms,
) -> Result<bool, Error> {
    let Some(mail_domain) = rules::domain_of(address) else { return Ok(false) };
    if !terms.are_offered() {
        return Ok(false);
    }
    let Some(membership) = profiles::of_member(conn, user)? else { return Ok(false) };
    let company = membership.company;
    let may = match company.state {
        State::Unverified | State::Approved => membership.role == Role::Owner,
        State::Suspended | State::Merged => false,
    };
    if !may {
        return Ok(false);
    }
    let begun_at = clock::began(conn)?;
    let (by, invitations) = (user, terms.invitations);
    let ends_at = begun_at + TimeDelta::days(terms.days);
    let new = New { company: company.id, mail_domain, by, invitations, begun_at, ends_at };
    if store::insert(conn, &new)? == 0 {
        return Ok(false);
    }
    let entry = Entry::of("company", company.id).by(Actor::User(user), "begin_free_trial");
    entry.record(conn)?;
    Ok(true)
}

/// Ends a company's free trial, and answers whether one was in force.
///
/// # Errors
/// [`Error::Db`].
pub fn end(conn: &mut Conn, actor: Actor, company: CompanyId) -> Result<bool, Error> {
    if store::end(conn, company)? == 0 {
        return Ok(false);
    }
    Entry::of("company", company).by(actor, "end_free_trial").record(conn)?;
    Ok(true)
}
