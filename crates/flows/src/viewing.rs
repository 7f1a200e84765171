//! The admin looks at a dashboard as its owner sees it.

use auth::users;
use auth::view_as::{self, Area, Grant, Secret, Whom};
use companies::profiles;
use db::audit::Actor;
use db::{Conn, Db};
use kernel::uuid::Uuid;
use kernel::{CompanyId, Instant, UserId, ViewAsId};
use partners::accounts;

use crate::Result;

/// A permission that has just begun.
#[derive(Clone)]
pub struct Begun {
    /// The permission.
    pub grant: Grant,
    /// What a request shows to use it.
    pub secret: Secret,
    /// The company or the partner's organisation.
    pub name: String,
    /// The person as whom the admin looks; may be empty.
    pub person: String,
}

/// Begins to look, by one sign-in of the admin's, at the dashboard of a company as its longest owner
/// sees it, or at that of a partner.
///
/// # Errors
/// There is no such company, nobody owns it, or there is no such partner; those of
/// [`view_as::begin`].
pub fn begin(
    conn: &mut Conn,
    by: (UserId, Instant),
    (area, id): (Area, Uuid),
    reason: &str,
    now: Instant,
) -> Result<Begun> {
    let (whom, name) = match area {
        Area::Company => {
            let id = CompanyId(id);
            let company = profiles::find(conn, id)?.ok_or(companies::Error::NoCompany)?;
            let owner = profiles::owner(conn, id)?.ok_or(auth::Error::NoUser)?;
            (Whom { user: owner, company: Some(id) }, company.name)
        }
        Area::Partner => {
            let partner = accounts::find(conn, UserId(id))?;
            (Whom { user: partner.user, company: None }, partner.organisation)
        }
    };
    let (grant, secret) = view_as::begin(conn, by, whom, reason, now)?;
    let person = users::get(conn, whom.user)?.display_name;
    Ok(Begun { grant, secret, name, person })
}

/// Ends a permission at the command line.
///
/// # Errors
/// There is none with this id.
pub fn end_as_operator(conn: &mut Conn, id: ViewAsId, why: &str, now: Instant) -> Result<()> {
    Ok(view_as::end(conn, Actor::Operator, id, why, now)?)
}

/// Writes down the end of permissions whose half hour is over.
///
/// # Errors
/// Those of the database.
pub fn keep_time(db: &Db, now: Instant) -> Result<()> {
    let ended = db.write_now(|conn| view_as::expire(conn, now))?;
    if ended > 0 {
        tracing::info!(ended, "view_as.expired");
    }
    Ok(())
}
