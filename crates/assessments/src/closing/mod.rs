//! When invitations close that somebody has made and nobody has used.

mod store;

use db::Conn;
use kernel::{AssessmentId, CompanyId, Instant, UserId};

use crate::Error;

/// Invitations to one assessment that close together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Closing {
    /// To which.
    pub assessment: AssessmentId,
    /// What it is called.
    pub title: String,
    /// Until when an attempt can begin.
    pub at: Instant,
}

/// How many are listed at most.
const MOST: i64 = 200;

/// Invitations of the company that this member has made, that nobody has begun and that close later than
/// now; the first to close first.
///
/// # Errors
/// [`Error::Db`].
pub fn of_member(
    conn: &mut Conn,
    (company, member): (CompanyId, UserId),
    now: Instant,
) -> Result<Vec<Closing>, Error> {
    Ok(store::of_member(conn, (company, member), now, MOST)?)
}
