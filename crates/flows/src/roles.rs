//! Roles that companies hire for: begun, where the company has not begun too many today.

use db::Conn;
use hiring::roles::form::Form;
use hiring::roles::{self, Member, Role};
use kernel::RoleId;

use crate::limits::{self, Action, Who};
use crate::{Error, Result};

/// Begins a role.
///
/// # Errors
/// [`Error::RolesOfToday`]; those of the role.
pub fn create(conn: &mut Conn, member: Member, form: &Form) -> Result<Role> {
    take(conn, member)?;
    Ok(roles::create(conn, member, form)?)
}

/// Begins a role that says what another one of the company's does.
///
/// # Errors
/// [`Error::RolesOfToday`]; those of the role.
pub fn duplicate(conn: &mut Conn, member: Member, id: RoleId) -> Result<Role> {
    take(conn, member)?;
    Ok(roles::duplicate(conn, member, id)?)
}

fn take(conn: &mut Conn, member: Member) -> Result<()> {
    let allowed = limits::may(conn, Action::BeginRole, Who::of_company(member.company))?;
    if allowed { Ok(()) } else { Err(Error::RolesOfToday) }
}
