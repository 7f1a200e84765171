//! What the two sides read of reports, and whom a company knows.

use std::collections::BTreeMap;

use db::Conn;
use kernel::{CompanyId, Cursor, GithubReportId, Page, Paging, UserId};

use super::{Person, Report, Whose, store};
use crate::Error;

/// Whether the company knows the account by an invitation that it took or an introduction that it accepted.
///
/// # Errors
/// [`Error::Db`].
pub fn has_met(conn: &mut Conn, company: CompanyId, user: UserId) -> Result<bool, Error> {
    Ok(store::has_met(conn, company, user)?)
}

/// A report, to somebody who may see it. To a company it is not there while its candidate is locked.
///
/// # Errors
/// [`Error::NoReport`], [`Error::Db`].
pub fn get(conn: &mut Conn, whose: Whose, id: GithubReportId) -> Result<Report, Error> {
    let found = store::find(conn, id)?.filter(|report| whose.owns(report));
    let report = found.ok_or(Error::NoReport)?;
    let is_own = matches!(whose, Whose::Candidate(_));
    if is_own || store::locked_among(conn, &[report.candidate])?.is_empty() {
        return Ok(report);
    }
    Err(Error::NoReport)
}

/// Reports, those asked for last first; for a company without those of candidates who are locked: what they shared is
/// closed as long.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, whose: Whose, paging: Paging) -> Result<Page<Report>, Error> {
    let locked = match whose {
        Whose::Candidate(_) => Vec::new(),
        Whose::Company(company) => {
            let asked = store::asked(conn, company)?;
            store::locked_among(conn, &asked)?
        }
    };
    let rows = store::list(conn, (whose, &locked), paging)?;
    let key = |row: &Report| Cursor { at: row.requested_at, id: row.id.0 };
    Ok(Page::cut(rows, paging.limit, key))
}

/// Who the candidates of these reports are. An account that is erased is missing.
///
/// # Errors
/// [`Error::Db`].
pub fn people(conn: &mut Conn, of: &[Report]) -> Result<BTreeMap<UserId, Person>, Error> {
    let ids: Vec<UserId> = of.iter().map(|report| report.candidate).collect();
    Ok(store::people(conn, &ids)?)
}
