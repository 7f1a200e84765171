//! Making an assessment, and changing one.

use assessments::definitions::{self, Detail, NewAssessment};
use db::Conn;
use kernel::{AssessmentId, CompanyId, Seen, UserId};

use crate::limits::{self, Action, Who};
use crate::{Error, Result};

/// Makes an assessment, where the company has not made too many today and the server can keep its AI policy.
///
/// # Errors
/// [`Error::AssessmentsOfToday`]; those of the assessment.
pub fn create(conn: &mut Conn, new: &NewAssessment, has_model: bool) -> Result<Detail> {
    take(conn, new.company)?;
    definitions::check_policy(conn, new, (has_model, None))?;
    let id = definitions::create(conn, new)?;
    show(conn, new.company, id)
}

/// Changes an assessment, or makes its next version; either counts as making one.
///
/// # Errors
/// [`Error::AssessmentsOfToday`]; those of the assessment.
pub fn edit(
    conn: &mut Conn,
    seen: Seen<AssessmentId>,
    new: &NewAssessment,
    has_model: bool,
) -> Result<Detail> {
    take(conn, new.company)?;
    definitions::check_policy(conn, new, (has_model, Some(seen.id)))?;
    let id = definitions::edit(conn, seen, new)?;
    show(conn, new.company, id)
}

/// Makes an assessment like another one of the company's.
///
/// # Errors
/// [`Error::AssessmentsOfToday`]; those of the assessment.
pub fn duplicate(
    conn: &mut Conn,
    company: CompanyId,
    id: AssessmentId,
    by: UserId,
) -> Result<Detail> {
    take(conn, company)?;
    let id = definitions::duplicate(conn, company, id, by)?;
    show(conn, company, id)
}

fn take(conn: &mut Conn, company: CompanyId) -> Result<()> {
    if limits::may(conn, Action::MakeAssessment, Who::of_company(company))? {
        Ok(())
    } else {
        Err(Error::AssessmentsOfToday)
    }
}

fn show(conn: &mut Conn, company: CompanyId, id: AssessmentId) -> Result<Detail> {
    let made = definitions::detail(conn, company, id)?;
    Ok(made.ok_or(assessments::Error::NoAssessment)?)
}
