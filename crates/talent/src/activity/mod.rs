//! What became lately of a company's requests for introductions.

#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{self, Deed, Lately};

use crate::Error;

/// Who was asked has a name here once they have accepted, and not before.
const THINGS: &str = "
  select 'introduction', i.id, coalesce(r.title, ''),
      case when i.state = 'accepted' then nullif(u.display_name, '') end,
      i.candidate_id, i.id, r.id
    from introductions i
      join users u on u.id = i.candidate_id
      left join roles r on r.id = i.role_id
    where i.company_id = $1 and coalesce(i.ended_at, i.requested_at) >= $2";

/// What became of them, the newest first. `title` is the role's, empty for a direct message.
///
/// # Errors
/// [`Error::Db`].
pub fn of_company(conn: &mut Conn, asked: Lately<'_>) -> Result<Vec<Deed>, Error> {
    Ok(audit::lately(conn, THINGS, asked)?)
}
