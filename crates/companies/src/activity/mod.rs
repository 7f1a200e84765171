//! What was done lately with a company itself.

#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{self, Deed, Lately};

use crate::Error;

/// The company.
const THINGS: &str = "
  select 'company', c.id, c.name, null::text, null::uuid, null::uuid, null::uuid
    from companies c where c.id = $1";

/// What was done, the newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn of_company(conn: &mut Conn, asked: Lately<'_>) -> Result<Vec<Deed>, Error> {
    Ok(audit::lately(conn, THINGS, asked)?)
}
