//! What a member of a company finds among its assessments and the people whom it invited by a few letters.

mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{AssessmentId, AttemptId, CompanyId, InvitationId};

use crate::Error;

/// An assessment that was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundAssessment {
    /// Its newest version.
    pub id: AssessmentId,
    /// Its title.
    pub title: String,
}

/// Somebody invited who was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundInvitation {
    /// The invitation.
    pub id: InvitationId,
    /// To which assessment.
    pub assessment: AssessmentId,
    /// The assessment's title.
    pub title: String,
    /// How the invitation names them.
    pub name: Option<String>,
    /// The address invited.
    pub email: String,
    /// Their attempt, once it has a grade.
    pub report: Option<AttemptId>,
}

/// The company's assessments whose titles have the text in them, compared folded; the newest `most`, each as its newest
/// version.
///
/// # Errors
/// [`Error::Db`].
pub fn assessments(
    conn: &mut Conn,
    company: CompanyId,
    text: &str,
    most: i64,
) -> Result<Vec<FoundAssessment>, Error> {
    Ok(store::assessments(conn, company, text, most)?)
}

/// The invitations whose names or addresses have the text in them, compared folded; the newest `most`. Applicants are
/// found by their applications.
///
/// # Errors
/// [`Error::Db`].
pub fn invited(
    conn: &mut Conn,
    company: CompanyId,
    text: &str,
    most: i64,
) -> Result<Vec<FoundInvitation>, Error> {
    Ok(store::invited(conn, company, text, most)?)
}
