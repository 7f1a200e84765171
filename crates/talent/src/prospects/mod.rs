//! Cards that a company keeps for one of its roles, until it asks for an introduction
//! ([ADR 65](../../../../docs/adr/0065-prospects-of-a-role.md)).

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{
    CompanyId, Cursor, Instant, Page, Paging, RoleId, TalentProfileId, TalentProspectId, UserId,
};

pub use rules::{MAX_PROSPECTS, Prospect};

use crate::Error;
use crate::cards::{self, Chosen};
use crate::deck::TOGETHER;

/// What the audit log calls a prospect.
pub const KIND: &str = "talent_prospect";

/// How many who say the same are remembered with an anonymous prospect.
const CROWD: i64 = 20;

/// Adds a card to a role. A card that is there already stays once, with the note of now; of somebody anonymous that
/// is so while the pool is as it was. That the role is the company's own and not over is for the caller to know.
///
/// # Errors
/// [`Error::Field`], [`Error::NoCard`], [`Error::TooManyProspects`], [`Error::Sealing`], [`Error::Db`].
pub fn add(
    conn: &mut Conn,
    (company, by): (CompanyId, UserId),
    role: RoleId,
    (handle, note): (&str, Option<&str>),
    now: Instant,
) -> Result<Prospect, Error> {
    let note = rules::check_note(note)?;
    store::lock_role(conn, role)?;
    let card = cards::open(conn, company, handle, now)?;
    let id = match store::added(conn, role, &card)? {
        Some(id) => {
            store::set_note(conn, id, note)?;
            id
        }
        None => {
            if of_role(conn, company, role, now)?.len() >= MAX_PROSPECTS {
                return Err(Error::TooManyProspects);
            }
            let id = store::insert(conn, role, &card, note, now)?;
            if card.sight.named.is_none() {
                let mut crowd = cards::crowd(conn, company, &card.sight.cell, (CROWD, now))?;
                crowd.push(card.profile);
                store::remember(conn, id, &crowd)?;
            }
            Entry::of(KIND, id).by(Actor::User(by), "add").record(conn)?;
            id
        }
    };
    // An old handle may name a card that says something else by now.
    find(conn, company, id, now).map_err(|e| match e {
        Error::NoProspect => Error::NoCard,
        other => other,
    })
}

/// Takes a prospect off the list.
///
/// # Errors
/// [`Error::NoProspect`] where the company does not see it; [`Error::Db`].
pub fn remove(
    conn: &mut Conn,
    (company, by): (CompanyId, UserId),
    id: TalentProspectId,
    now: Instant,
) -> Result<(), Error> {
    find(conn, company, id, now)?;
    store::delete(conn, id)?;
    Ok(Entry::of(KIND, id).by(Actor::User(by), "remove").record(conn)?)
}

/// The prospects of a role, newest first, and how many the company sees of them. That the role is the company's
/// own is for the caller to know.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    (company, role): (CompanyId, RoleId),
    paging: Paging,
    now: Instant,
) -> Result<(Page<Prospect>, usize), Error> {
    let mut all = of_role(conn, company, role, now)?;
    let count = all.len();
    if let Some(Cursor { at, id }) = paging.after {
        all.retain(|one| (one.added_at, one.id.0) < (at, id));
    }
    let key = |one: &Prospect| Cursor { at: one.added_at, id: one.id.0 };
    Ok((Page::cut(all, paging.limit, key), count))
}

/// Whom a company asks for an introduction, where it sees them now.
///
/// # Errors
/// [`Error::NoProspect`], [`Error::Db`].
pub fn choose(
    conn: &mut Conn,
    company: CompanyId,
    id: TalentProspectId,
    now: Instant,
) -> Result<Chosen, Error> {
    let one = find(conn, company, id, now)?;
    Ok(Chosen { user: one.user, facts: one.facts, is_named: one.named.is_some() })
}

/// Removes the prospects of roles that were over before then, and answers how many.
///
/// # Errors
/// [`Error::Db`].
pub fn remove_ended(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::delete_ended(conn, before)?)
}

/// Removes what no company sees any more, so that it does not come back with a later card of the same person.
///
/// # Errors
/// [`Error::Db`].
pub fn tend(conn: &mut Conn) -> Result<usize, Error> {
    store::thin_crowds(conn)?;
    Ok(store::delete_gone(conn, i64::try_from(TOGETHER).unwrap_or(i64::MAX))?)
}

fn find(
    conn: &mut Conn,
    company: CompanyId,
    id: TalentProspectId,
    now: Instant,
) -> Result<Prospect, Error> {
    let row = store::find(conn, company, id)?.ok_or(Error::NoProspect)?;
    seen(conn, company, vec![row], now)?.pop().ok_or(Error::NoProspect)
}

fn of_role(
    conn: &mut Conn,
    company: CompanyId,
    role: RoleId,
    now: Instant,
) -> Result<Vec<Prospect>, Error> {
    let rows = store::of_role(conn, role)?;
    seen(conn, company, rows, now)
}

/// Those of these that the company sees now, in their order.
fn seen(
    conn: &mut Conn,
    company: CompanyId,
    rows: Vec<store::Row>,
    now: Instant,
) -> Result<Vec<Prospect>, Error> {
    let ids: Vec<TalentProspectId> = rows.iter().map(store::Row::id).collect();
    let mut crowds = store::crowds(conn, &ids)?;
    let kept: Vec<rules::Kept> = rows
        .into_iter()
        .map(|row| {
            let crowd = crowds.remove(&row.id()).unwrap_or_default();
            row.with(crowd)
        })
        .collect();
    let people = kept.iter().flat_map(|one| one.crowd.iter().copied().chain([one.profile]));
    let people: BTreeSet<TalentProfileId> = people.collect();
    let people: Vec<TalentProfileId> = people.into_iter().collect();
    let sights = cards::look(conn, company, &people, now)?;
    Ok(kept.into_iter().filter_map(|one| one.shown(&sights)).collect())
}
