//! The numbers of a company's home page.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use chrono::TimeDelta;
use db::Conn;
use kernel::{CompanyId, Instant};

pub use rules::{Closing, Made, Overview, USAGE_DAYS, Usage};

use crate::{Error, reports};

/// What the company has made, sent and received.
///
/// # Errors
/// [`Error::Db`].
pub fn overview(conn: &mut Conn, company: CompanyId) -> Result<Overview, Error> {
    Ok(Overview {
        assessments: store::count_assessments(conn, company)?,
        invitations_sent: store::count_invitations(conn, company)?,
        attempts_started: store::count_attempts(conn, company, rules::Reached::Started)?,
        reports_ready: store::count_attempts(conn, company, rules::Reached::Graded)?,
        newest: reports::newest_graded(conn, company, rules::NEWEST)?,
        closing: store::closing(conn, company, rules::CLOSING)?,
    })
}

/// How much each of these companies has made. One that has made nothing is missing.
///
/// # Errors
/// [`Error::Db`].
pub fn made(conn: &mut Conn, companies: &[CompanyId]) -> Result<BTreeMap<CompanyId, Made>, Error> {
    let mut made: BTreeMap<CompanyId, Made> = BTreeMap::new();
    for (company, assessments) in store::assessments_of(conn, companies)? {
        // Those of partners have no company, and nobody asks for theirs.
        if let Some(company) = company {
            made.entry(company).or_default().assessments = assessments;
        }
    }
    for (company, invitations) in store::invitations_of(conn, companies)? {
        if let Some(company) = company {
            made.entry(company).or_default().invitations = invitations;
        }
    }
    Ok(made)
}

/// What the company used its assessments for in the last 30 days.
///
/// # Errors
/// [`Error::Db`].
pub fn usage(conn: &mut Conn, company: CompanyId, now: Instant) -> Result<Usage, Error> {
    Ok(store::usage(conn, company, now - TimeDelta::days(USAGE_DAYS))?)
}
