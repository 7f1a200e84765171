//! What was done lately with a company's internships.

#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{self, Deed, Lately};

use crate::Error;

/// Internships and proposals for a later last day. That somebody has checked in or rated is in it, and not what they
/// said.
const THINGS: &str = "
  select 'internship', n.id, n.role_title, nullif(a.profile ->> 'name', ''),
      n.candidate_id, n.id, null::uuid
    from internships n join applications a on a.id = n.application_id
    where n.company_id = $1
  union all
  select 'internship_extension', x.id, n.role_title, nullif(a.profile ->> 'name', ''),
      n.candidate_id, n.id, null
    from internship_extensions x
      join internships n on n.id = x.internship_id
      join applications a on a.id = n.application_id
    where n.company_id = $1";

/// What was done, the newest first. `place` is the internship.
///
/// # Errors
/// [`Error::Db`].
pub fn of_company(conn: &mut Conn, asked: Lately<'_>) -> Result<Vec<Deed>, Error> {
    Ok(audit::lately(conn, THINGS, asked)?)
}
