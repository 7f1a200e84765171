//! Every company, whatever its state, for the admin and for staff.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use db::Conn;
use db::text_search::{holds, if_few, newest, parts, rarest};
use kernel::{CompanyId, Cursor, Page, fold};

pub use rules::{Asked, Listed};

use crate::Error;
use crate::grants;
use crate::profiles::Company;

/// Companies that somebody has approved and whose name contains this, or begins with one or two letters, by name, at most
/// ten.
///
/// # Errors
/// [`Error::Db`].
pub fn known(conn: &mut Conn, name: &str) -> Result<Vec<Company>, Error> {
    Ok(store::known(conn, name)?)
}

/// The companies, the newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, asked: &Asked) -> Result<Page<Listed>, Error> {
    let few = few(conn, asked)?;
    let rows = store::list(conn, asked, few.as_deref())?;
    let cursor = |one: &Listed| Cursor { at: one.created_at, id: one.company.id.0 };
    let mut page = Page::cut(rows, asked.paging.limit, cursor);
    fill(conn, &mut page.items, asked.paying)?;
    Ok(page)
}

/// The companies that a search finds, or those of the page where nothing else is asked for; `None` where nothing is
/// searched for, and where a walk through the list fills a page sooner.
fn few(conn: &mut Conn, asked: &Asked) -> Result<Option<Vec<CompanyId>>, Error> {
    let search = fold(&asked.search);
    let search = search.trim();
    if search.is_empty() {
        return Ok(None);
    }
    let sample = store::newest(conn)?;
    let fits = |text: &&String| text.lines().any(|line| holds(line, search));
    if sample.iter().filter(fits).count() > asked.paging.limit.get() {
        return Ok(None);
    }
    let parts = parts(search);
    let mut found = store::named(conn, search, rarest(&parts, &sample))?;
    // No domain has a space.
    if !search.contains(' ') {
        found.extend(store::at_domain(conn, search)?);
    }
    let Some(found) = if_few(found) else { return Ok(None) };
    if asked.state.is_some() || asked.paying {
        return Ok(Some(found.into_iter().map(|(_, id)| id).collect()));
    }
    let after = asked.paging.after.map(|Cursor { at, id }| (at, CompanyId(id)));
    Ok(Some(newest(found, after, asked.paging.limit.fetch())))
}

/// One of them.
///
/// # Errors
/// [`Error::NoCompany`]; [`Error::Db`].
pub fn find(conn: &mut Conn, id: CompanyId) -> Result<Listed, Error> {
    find_all(conn, &[id])?.pop().ok_or(Error::NoCompany)
}

/// These of them, in no order, in as many statements as one. What is no company is missing.
///
/// # Errors
/// [`Error::Db`].
pub fn find_all(conn: &mut Conn, ids: &[CompanyId]) -> Result<Vec<Listed>, Error> {
    let mut found = store::find_all(conn, ids)?;
    fill(conn, &mut found, false)?;
    Ok(found)
}

/// Says the rest of each, in as many statements as of one. Of those that pay, a list of which nothing else is shown,
/// the roles only.
fn fill(conn: &mut Conn, of: &mut [Listed], roles_only: bool) -> Result<(), Error> {
    let ids: Vec<CompanyId> = of.iter().map(|one| one.company.id).collect();
    let roles: BTreeMap<_, _> = store::live_roles(conn, &ids)?.into_iter().collect();
    for one in &mut *of {
        one.roles = roles.get(&one.company.id).copied().unwrap_or_default();
    }
    if roles_only {
        return Ok(());
    }
    let members = store::members(conn, &ids)?;
    let members: BTreeMap<_, _> = members.into_iter().map(|(id, n, day)| (id, (n, day))).collect();
    let flags = grants::flags_of(conn, &ids)?;
    for one in of {
        (one.members, one.last_visit) = members.get(&one.company.id).copied().unwrap_or_default();
        one.flags = flags.get(&one.company.id).copied().unwrap_or_default();
    }
    Ok(())
}
