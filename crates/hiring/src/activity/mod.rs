//! What was done lately with a company's roles, and with those who were released to it.

#[cfg(test)]
mod tests;

use std::collections::HashMap;

use db::Conn;
use db::audit::{self, Deed, Lately};
use kernel::ApplicationId;

use crate::board::{self, Named};
use crate::{Error, roles};

/// Roles, released applications and their interviews. Scorecards are not among them, as nobody reads a colleague's
/// before their own is in; nor are notes, which are read where they are written.
const THINGS: &str = "
  select 'role', r.id, r.title, null::text, null::uuid, r.id, r.id
    from roles r where r.company_id = $1
  union all
  select 'application', a.id, r.title, null, a.candidate_id, a.id, r.id
    from applications a join roles r on r.id = a.role_id
    where r.company_id = $1 and a.released_at is not null and a.moved_at >= $2
  union all
  select 'meeting', m.id, r.title, null, a.candidate_id, a.id, r.id
    from meetings m join applications a on a.id = m.application_id
      join roles r on r.id = a.role_id
    where r.company_id = $1 and a.released_at is not null and m.changed_at >= $2";

/// What was done, the newest first, with what the company may call the applicant whom it is about.
///
/// # Errors
/// [`Error::Db`].
pub fn of_company(conn: &mut Conn, asked: Lately<'_>) -> Result<Vec<(Deed, Option<Named>)>, Error> {
    let deeds = audit::lately(conn, THINGS, asked)?;
    let about = |deed: &Deed| {
        let place = deed.place.filter(|_| deed.object_kind != roles::KIND);
        place.map(ApplicationId)
    };
    let ids: Vec<ApplicationId> = deeds.iter().filter_map(about).collect();
    let named: HashMap<ApplicationId, Named> = board::names(conn, &ids)?;
    let with = |deed: Deed| {
        let name = about(&deed).and_then(|id| named.get(&id).cloned());
        (deed, name)
    };
    Ok(deeds.into_iter().map(with).collect())
}
