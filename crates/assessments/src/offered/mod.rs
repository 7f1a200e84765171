//! Assessments as other systems know them: by the id of the first version, which stays when there is a
//! newer one.

mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{AssessmentId, CompanyId};

use crate::Error;

/// An assessment that people can be invited to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offered {
    /// The first of its versions.
    pub id: AssessmentId,
    /// What the newest is called.
    pub title: String,
}

/// How many are listed at most.
pub const MOST: i64 = 500;

/// The company's assessments that somebody can be invited to now, by title.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, company: CompanyId) -> Result<Vec<Offered>, Error> {
    Ok(store::list(conn, company, MOST)?)
}

/// The newest version of the company's assessment that begins with this one.
///
/// # Errors
/// [`Error::NoAssessment`]; [`Error::Db`].
pub fn newest(
    conn: &mut Conn,
    company: CompanyId,
    first: AssessmentId,
) -> Result<AssessmentId, Error> {
    store::newest(conn, company, first)?.ok_or(Error::NoAssessment)
}
