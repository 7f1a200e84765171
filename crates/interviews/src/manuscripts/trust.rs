//! What our own records say of an author and of an interview.

use db::Conn;
use kernel::UserId;

use super::{Proof, store};
use crate::Error;

/// How an author's stories have ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Record {
    /// How many readers see now.
    pub published: i64,
    /// How many a moderator has removed.
    pub removed: i64,
}

impl Record {
    /// Whether the author's next clean story is shown before a moderator has looked at it.
    pub fn is_trusted(self) -> bool {
        self.published >= 3 && self.removed == 0
    }
}

/// How the author's stories have ended.
///
/// # Errors
/// [`Error::Db`].
pub fn record_of(conn: &mut Conn, author: UserId) -> Result<Record, Error> {
    let (published, removed) = store::count_ends(conn, author)?;
    Ok(Record { published, removed })
}

/// Which of our own records proves that the author was interviewed by the company.
pub(crate) fn proof(
    conn: &mut Conn,
    author: UserId,
    company_slug: &str,
) -> Result<Option<Proof>, Error> {
    let assessed = store::was_assessed(conn, author, company_slug)?;
    Ok(assessed.then_some(Proof::Assessment))
}
