//! What a member of a company finds among its roles and applicants by a few letters.

mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{ApplicationId, CompanyId, RoleId};

use crate::Error;
use crate::roles::State;

/// A role that was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundRole {
    /// Its id.
    pub id: RoleId,
    /// Its title.
    pub title: String,
    /// How far it is.
    pub state: State,
}

/// An applicant who was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundApplicant {
    /// Their application.
    pub id: ApplicationId,
    /// For which role.
    pub role: RoleId,
    /// Their name.
    pub name: String,
    /// The role's title.
    pub title: String,
}

/// The company's roles whose titles have the text in them, compared folded; the newest `most`.
///
/// # Errors
/// [`Error::Db`].
pub fn roles(
    conn: &mut Conn,
    company: CompanyId,
    text: &str,
    most: i64,
) -> Result<Vec<FoundRole>, Error> {
    Ok(store::roles(conn, company, text, most)?)
}

/// The applicants whose names have the text in them, compared folded; the newest `most`. Who is hidden from the company
/// is not found by name.
///
/// # Errors
/// [`Error::Db`].
pub fn applicants(
    conn: &mut Conn,
    company: CompanyId,
    text: &str,
    most: i64,
) -> Result<Vec<FoundApplicant>, Error> {
    Ok(store::applicants(conn, company, text, most)?)
}
