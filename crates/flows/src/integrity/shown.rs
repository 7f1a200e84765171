//! What readers of a report see of all this.

use assessments::links::{self, Section};
use assessments::reports::{self, Report};
use db::{Conn, Db};
use integrity::cases::{self, Case};
use integrity::examinations::{self, Examination};
use kernel::{AttemptId, ReportViewId, words};

use crate::sharing::{self, Reader};
use crate::{Error, Result};

words! {
    /// Whether an attempt was examined.
    pub enum Standing as "IntegrityStanding" {
        /// It was.
        Examined = "examined",
        /// It will be, once it is graded and its recording has arrived.
        Waiting = "waiting",
        /// The candidate was not asked, or agreed to an edition without it.
        NotAgreed = "not_agreed",
        /// What was found was removed after its time.
        Removed = "removed",
    }
}

/// What was found in an attempt, and what people said of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// Whether it was examined.
    pub standing: Standing,
    /// What was found.
    pub examination: Option<Examination>,
    /// The case, where there is one.
    pub case: Option<Case>,
}

/// What belongs to a report. The caller has checked who asks.
///
/// # Errors
/// [`Error::Db`].
pub fn of_report(conn: &mut Conn, report: &Report) -> Result<Shown> {
    let case = cases::of_attempt(conn, report.id)?;
    let examination = examinations::find(conn, report.id)?;
    let standing = match &examination {
        // Of those who did not agree only the comparison of submissions can have found something.
        Some(found) if report.edition.signals || !found.findings.is_empty() => Standing::Examined,
        _ if !report.edition.signals => Standing::NotAgreed,
        None if examinations::is_queued(conn, report.id)? || report.grade.is_none() => {
            Standing::Waiting
        }
        Some(_) | None => Standing::Removed,
    };
    Ok(Shown { standing, examination, case })
}

/// The report of an attempt, to those who read it because of a case. The caller has checked who asks.
///
/// # Errors
/// [`Error::Db`]; [`Error::Inconsistent`] where there is none.
pub fn reader_of(conn: &mut Conn, attempt: AttemptId) -> Result<Report> {
    let report = reports::for_operator(conn, attempt)?;
    report.ok_or_else(|| Error::inconsistent("a case without a report"))
}

/// The same for readers of a link that shows it.
///
/// # Errors
/// [`assessments::Error::LinkInvalid`]; [`assessments::Error::NoTask`] where the link leaves it out;
/// [`Error::Limited`].
pub async fn shared(
    db: &Db,
    (opening, secret): (ReportViewId, String),
    reader: Reader,
) -> Result<Shown> {
    let (address, now) = (reader.address, reader.now);
    let found = db.read(move |conn| {
        let link = links::opened_by(conn, opening, &secret, now)?;
        if !link.sections.contains(&Section::Integrity) {
            return Err(assessments::Error::NoTask.into());
        }
        let report = reports::shared(conn, link.attempt)?;
        of_report(conn, &report)
    });
    sharing::count_failure(db, address, found.await).await
}
