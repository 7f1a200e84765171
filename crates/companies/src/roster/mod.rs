//! Every company, whatever its state, for the admin and for staff.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{CompanyId, Cursor, Page};

pub use rules::{Asked, Listed};

use crate::Error;
use crate::grants;
use crate::profiles::Company;

/// Companies that somebody has approved and whose name contains this, by name, at most ten.
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
    let rows = store::list(conn, asked)?;
    let cursor = |one: &Listed| Cursor { at: one.created_at, id: one.company.id.0 };
    let mut page = Page::cut(rows, asked.paging.limit, cursor);
    for one in &mut page.items {
        // Of companies that pay, a list that may be long, nothing else is shown.
        if asked.paying {
            one.roles = store::live_roles(conn, one.company.id)?;
        } else {
            fill(conn, one)?;
        }
    }
    Ok(page)
}

/// One of them.
///
/// # Errors
/// [`Error::NoCompany`]; [`Error::Db`].
pub fn find(conn: &mut Conn, id: CompanyId) -> Result<Listed, Error> {
    let mut found = store::find(conn, id)?.ok_or(Error::NoCompany)?;
    fill(conn, &mut found)?;
    Ok(found)
}

fn fill(conn: &mut Conn, one: &mut Listed) -> Result<(), Error> {
    let id = one.company.id;
    one.flags = grants::flags(conn, id)?;
    one.members = store::members(conn, id)?;
    one.roles = store::live_roles(conn, id)?;
    Ok(())
}
