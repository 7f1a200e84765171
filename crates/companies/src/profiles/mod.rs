//! Companies and their members.

mod machine;
mod rules;
mod store;
#[cfg(test)]
pub(crate) mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{CompanyId, Email, Instant, UserId};

pub use machine::{Event, State};
pub use rules::{Company, MAX_NAME, Membership, Name, Role};
pub(crate) use store::{insert_member, lock, set_name};

use crate::Error;
use crate::reason::check_reason;

/// Founds a company, unverified, with `owner` as its first member.
///
/// # Errors
/// [`Error::AlreadyMember`] when the account belongs to a company; the caller's transaction is then
/// aborted. [`Error::Db`].
pub fn found(conn: &mut Conn, owner: UserId, name: &Name) -> Result<Company, Error> {
    found_by(conn, Actor::User(owner), owner, name)
}

/// The same on behalf of `owner`.
///
/// # Errors
/// [`Error::AlreadyMember`], [`Error::Db`].
pub fn found_by(
    conn: &mut Conn,
    actor: Actor,
    owner: UserId,
    name: &Name,
) -> Result<Company, Error> {
    let id = CompanyId::new();
    let company = Company { id, name: name.as_str().to_owned(), state: State::Unverified };
    store::insert(conn, &company)?;
    store::insert_member(conn, id, owner, Role::Owner)?;
    Entry::of("company", id).by(actor, "found").to(company.state).record(conn)?;
    Ok(company)
}

/// Gives the company of `owner` another name; answers whether there is one.
///
/// # Errors
/// [`Error::Db`].
pub fn rename(conn: &mut Conn, owner: UserId, name: &Name) -> Result<bool, Error> {
    let Some(membership) = store::membership(conn, owner)? else { return Ok(false) };
    store::set_name(conn, membership.company.id, name)?;
    Entry::of("company", membership.company.id).by(Actor::User(owner), "rename").record(conn)?;
    Ok(true)
}

/// The company that the account belongs to, and its role there.
///
/// # Errors
/// [`Error::Db`].
pub fn of_member(conn: &mut Conn, user: UserId) -> Result<Option<Membership>, Error> {
    Ok(store::membership(conn, user)?)
}

/// A company, whatever its state.
///
/// # Errors
/// [`Error::Db`].
pub fn find(conn: &mut Conn, id: CompanyId) -> Result<Option<Company>, Error> {
    Ok(find_all(conn, &[id])?.pop())
}

/// The same of several, in no order, in one statement. What is no company is missing.
///
/// # Errors
/// [`Error::Db`].
pub fn find_all(conn: &mut Conn, ids: &[CompanyId]) -> Result<Vec<Company>, Error> {
    Ok(store::find_all(conn, ids)?)
}

/// Who owns a company; `None` once that person has gone.
///
/// # Errors
/// [`Error::Db`].
pub fn owner(conn: &mut Conn, company: CompanyId) -> Result<Option<UserId>, Error> {
    Ok(owners(conn, company)?.into_iter().next())
}

/// The owners of a company, the longest there first.
///
/// # Errors
/// [`Error::Db`].
pub fn owners(conn: &mut Conn, company: CompanyId) -> Result<Vec<UserId>, Error> {
    Ok(store::owners(conn, company)?)
}

/// Holds a company until the transaction ends, so that what is counted of it stays so.
///
/// # Errors
/// [`Error::NoCompany`]; [`Error::Db`].
pub fn hold(conn: &mut Conn, id: CompanyId) -> Result<Company, Error> {
    store::lock(conn, id)?.ok_or(Error::NoCompany)
}

/// The company whose owner has this address.
///
/// # Errors
/// [`Error::Db`].
pub fn of_owner(conn: &mut Conn, email: &Email) -> Result<Option<Company>, Error> {
    Ok(store::by_owner(conn, email.as_str())?)
}

/// Ends the company of somebody who is erased, where they were the last of it: it is suspended, and
/// named otherwise where its name was the person's own. The membership itself is not changed.
///
/// # Errors
/// [`Error::Db`].
pub fn abandon(conn: &mut Conn, user: UserId, own_name: &str) -> Result<(), Error> {
    let Some(membership) = store::membership(conn, user)? else { return Ok(()) };
    let id = membership.company.id;
    let company = store::lock(conn, id)?.ok_or(Error::NoCompany)?;
    if store::count_members(conn, id)? > 1 {
        return Ok(());
    }
    if company.name.trim() == own_name.trim() {
        store::set_name(conn, id, &Name::parse(FORMER)?)?;
    }
    if company.state != State::Suspended {
        decide(conn, id, Event::Suspend, Actor::System, "its last member was erased")?;
    }
    Ok(())
}

/// Dissolves the company of somebody who is about to join another one, where nobody has approved it and
/// nobody else belongs to it: it was founded with the account.
///
/// # Errors
/// [`Error::AlreadyMember`] where the company is more than that; [`Error::Db`].
pub fn dissolve_own(conn: &mut Conn, user: UserId) -> Result<(), Error> {
    let Some(membership) = store::membership(conn, user)? else { return Ok(()) };
    let id = membership.company.id;
    let company = store::lock(conn, id)?.ok_or(Error::NoCompany)?;
    if company.state != State::Unverified || store::count_members(conn, id)? > 1 {
        return Err(Error::AlreadyMember);
    }
    store::delete(conn, id)?;
    Ok(Entry::of("company", id).by(Actor::User(user), "dissolve").record(conn)?)
}

/// Whether an administrator has approved the company at some time, also where it is stopped now.
///
/// # Errors
/// [`Error::Db`].
pub fn was_approved(conn: &mut Conn, company: &Company) -> Result<bool, Error> {
    Ok(match company.state {
        State::Unverified | State::Merged => false,
        State::Approved => true,
        State::Suspended => store::suspended_from(conn, company.id)? != Some(State::Unverified),
    })
}

/// The name of a company that had its last member's.
const FORMER: &str = "Former company";

/// Approves, suspends or reinstates a company.
///
/// # Errors
/// [`Error::NoCompany`], [`Error::Refused`], [`Error::Db`].
pub fn decide(
    conn: &mut Conn,
    company: CompanyId,
    event: Event,
    actor: Actor,
    reason: &str,
) -> Result<Company, Error> {
    let before = store::lock(conn, company)?.ok_or(Error::NoCompany)?;
    let to = machine::step(before.state, store::suspended_from(conn, company)?, event)?;
    store::set_state(conn, company, to, (to == State::Suspended).then_some(before.state))?;
    let entry = Entry::of("company", company).by(actor, event);
    entry.step(before.state, to).because(reason).record(conn)?;
    Ok(Company { state: to, ..before })
}

/// Merges a company into another, for good. What belongs to it is moved by the lists of [`db::mergers`].
///
/// # Errors
/// [`Error::BadReason`], [`Error::NoCompany`], [`Error::Refused`], [`Error::Db`].
pub fn merge(
    conn: &mut Conn,
    (from, into): (CompanyId, CompanyId),
    actor: Actor,
    reason: &str,
    now: Instant,
) -> Result<(), Error> {
    check_reason(reason)?;
    let before = store::lock(conn, from)?.ok_or(Error::NoCompany)?;
    let to = machine::step(before.state, None, Event::Merge)?;
    store::set_merged(conn, (from, into), to, now)?;
    let entry = Entry::of("company", from).by(actor, Event::Merge);
    entry.step(before.state, to).because(reason).record(conn)?;
    Ok(Entry::of("company", into).by(actor, "absorb").because(reason).record(conn)?)
}

/// The company that this one was merged into; `None` where it was not.
///
/// # Errors
/// [`Error::Db`].
pub fn merged_into(conn: &mut Conn, id: CompanyId) -> Result<Option<Company>, Error> {
    let Some(into) = store::merged_into(conn, id)? else { return Ok(None) };
    find(conn, into)
}

/// Companies that were merged since then, and into which.
///
/// # Errors
/// [`Error::Db`].
pub fn merged_since(conn: &mut Conn, since: Instant) -> Result<Vec<(CompanyId, CompanyId)>, Error> {
    Ok(store::merged_since(conn, since)?)
}
