//! What companies are: what they say of themselves, and who belongs to them.

pub mod details;
pub mod handover;
pub mod keys;
pub mod merger;
pub mod newcomers;
pub mod paying;
pub mod room;
pub mod standing;
pub mod team;

use companies::profiles;
use db::Conn;
use kernel::{CompanyId, UserId};

use crate::Result;

/// Who at a company is notified of what one of its people began: that person, or an owner once they do
/// not belong to it any more.
///
/// # Errors
/// [`crate::Error::Db`].
pub(crate) fn recipient(
    conn: &mut Conn,
    company: CompanyId,
    began: Option<UserId>,
) -> Result<Option<UserId>> {
    if let Some(user) = began {
        let membership = profiles::of_member(conn, user)?;
        if membership.is_some_and(|membership| membership.company.id == company) {
            return Ok(Some(user));
        }
    }
    Ok(profiles::owner(conn, company)?)
}
