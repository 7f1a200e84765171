//! Candidates whom the admin puts on a list for one company.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{CompanyId, Cursor, Instant, Limit, Page, Paging, TalentPickId, TalentProfileId};

pub use crate::profiles::Known;
pub use rules::{Member, Pick};

use crate::Error;
use crate::cards::Chosen;

/// What the audit log calls somebody on a list.
pub const KIND: &str = "talent_pick";

/// Who reads a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Eyes {
    /// The company: those who show their name, take part and do not block it.
    Company,
    /// The admin: everybody who was put on it.
    Admin,
}

/// Those who take part and whose name or address contains this, at most ten.
///
/// # Errors
/// [`Error::Db`].
pub fn members(conn: &mut Conn, part: &str) -> Result<Vec<Member>, Error> {
    Ok(store::members(conn, part)?)
}

/// Puts somebody on a company's list, with a note for the company. Whether they block it is not looked
/// at: a block keeps the company from seeing them, and nobody else from anything.
///
/// # Errors
/// [`Error::Field`], [`Error::NoCompany`], [`Error::NotCurated`], [`Error::PickedAlready`],
/// [`Error::Db`].
pub fn add(
    conn: &mut Conn,
    by: Actor,
    (company, profile): (CompanyId, TalentProfileId),
    note: &str,
    now: Instant,
) -> Result<Pick, Error> {
    let note = rules::check_note(note)?;
    store::company(conn, company)?.ok_or(Error::NoCompany)?;
    if !store::takes_part(conn, profile)? {
        return Err(Error::NotCurated);
    }
    let id = store::insert(conn, (company, profile), note, now)?.ok_or(Error::PickedAlready)?;
    Entry::of(KIND, id).by(by, "add").record(conn)?;
    find(conn, (company, Eyes::Admin), id)?.ok_or(Error::NoPick)
}

/// Takes somebody off a list. What the company has written to them stays.
///
/// # Errors
/// [`Error::NoPick`], [`Error::Db`].
pub fn remove(conn: &mut Conn, by: Actor, id: TalentPickId) -> Result<(), Error> {
    if store::delete(conn, id)? == 0 {
        return Err(Error::NoPick);
    }
    Ok(Entry::of(KIND, id).by(by, "remove").record(conn)?)
}

/// A company's list as these eyes see it, newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    (company, eyes): (CompanyId, Eyes),
    paging: Paging,
) -> Result<Page<Pick>, Error> {
    let picks = picks(conn, company, (eyes, None), paging)?;
    Ok(Page::cut(picks, paging.limit, |pick| Cursor { at: pick.picked_at, id: pick.id.0 }))
}

/// The company of a list, where it is approved.
///
/// # Errors
/// [`Error::NoCompany`], [`Error::Db`].
pub fn company(conn: &mut Conn, id: CompanyId) -> Result<Known, Error> {
    store::company(conn, id)?.ok_or(Error::NoCompany)
}

/// Whom a company writes to, where it sees them now; nobody hides or blocks it before the transaction
/// ends.
///
/// # Errors
/// [`Error::NoPick`], [`Error::Db`].
pub fn choose(conn: &mut Conn, company: CompanyId, id: TalentPickId) -> Result<Chosen, Error> {
    let one = Paging::first(Limit::default());
    let admin = store::list(conn, company, (Eyes::Admin, Some(id)), one)?;
    let profile = admin.first().ok_or(Error::NoPick)?.profile;
    store::lock(conn, profile)?;
    let pick = find(conn, (company, Eyes::Company), id)?.ok_or(Error::NoPick)?;
    Ok(Chosen { user: pick.user, facts: pick.facts, is_named: true })
}

fn find(
    conn: &mut Conn,
    (company, eyes): (CompanyId, Eyes),
    id: TalentPickId,
) -> Result<Option<Pick>, Error> {
    let one = Paging::first(Limit::default());
    Ok(picks(conn, company, (eyes, Some(id)), one)?.pop())
}

fn picks(
    conn: &mut Conn,
    company: CompanyId,
    sought: (Eyes, Option<TalentPickId>),
    paging: Paging,
) -> Result<Vec<Pick>, Error> {
    let found = store::list(conn, company, sought, paging)?;
    let ids: Vec<TalentProfileId> = found.iter().map(|one| one.profile).collect();
    let blocking = store::blocking(conn, company, &ids)?;
    let pick = |one: store::Found| {
        let is_shown = one.pick.is_shown && !blocking.contains(&one.profile);
        Pick { is_shown, ..one.pick }
    };
    Ok(found.into_iter().map(pick).collect())
}
