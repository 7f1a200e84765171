//! Making an assessment.

use assessments::definitions::{self, Detail, NewAssessment};
use db::Conn;

use crate::limits::{self, Action, Who};
use crate::{Error, Result};

/// Makes an assessment, where the company has not made too many today.
///
/// # Errors
/// [`Error::AssessmentsOfToday`]; those of the assessment.
pub fn create(conn: &mut Conn, new: &NewAssessment) -> Result<Detail> {
    if !limits::may(conn, Action::MakeAssessment, Who::of_company(new.company))? {
        return Err(Error::AssessmentsOfToday);
    }
    let id = definitions::create(conn, new)?;
    let made = definitions::detail(conn, new.company, id)?;
    Ok(made.ok_or(assessments::Error::NoAssessment)?)
}
