//! How many roles and problems of its own a company has, and how many its plan lets it have. They are counted from
//! the rows themselves; what is there stays when a plan shrinks.

use authoring::drafts::{self, Owner};
use billing::allowance;
use billing::room::{Of, Room};
use companies::profiles;
use db::Conn;
use hiring::roles;
use kernel::CompanyId;

use crate::Result;

/// How much of something a company has, and can have.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn room(conn: &mut Conn, company: CompanyId, of: Of) -> Result<Room> {
    let plan = allowance::plan(conn, company)?;
    let used = match of {
        Of::Roles => roles::count_live(conn, company)?,
        Of::Problems => drafts::count(conn, Owner::Company(company))?,
    };
    Ok(Room::by(&plan, of, used))
}

/// Does something that may add to what a company has, and refuses where that goes beyond its plan. Everybody else
/// who adds for the company waits.
pub(crate) fn within<T>(
    conn: &mut Conn,
    (company, of): (CompanyId, Of),
    act: impl FnOnce(&mut Conn) -> Result<T>,
) -> Result<T> {
    profiles::hold(conn, company)?;
    let before = room(conn, company, of)?;
    let done = act(conn)?;
    let after = room(conn, company, of)?;
    if after.used > before.used {
        after.check()?;
    }
    Ok(done)
}
