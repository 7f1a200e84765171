//! What browsers report, counted against their address.

use db::Conn;
use kernel::Instant;
use telemetry::faults::{self, Noted, Report};
use telemetry::pages::{self, Route};

use crate::Result;
use crate::limits::{self, Action, Who};

/// Counts that a page was opened.
///
/// # Errors
/// [`crate::Error::Limited`]; [`crate::Error::Db`].
pub fn count_page(conn: &mut Conn, route: Route, who: Who, now: Instant) -> Result<()> {
    limits::take(conn, Action::CountPage, who)?;
    Ok(pages::count(conn, route, now)?)
}

/// Keeps what broke in a browser together with what is like it.
///
/// # Errors
/// [`crate::Error::Limited`]; [`crate::Error::Db`].
pub fn report_error(conn: &mut Conn, report: &Report, who: Who, now: Instant) -> Result<Noted> {
    limits::take(conn, Action::ReportError, who)?;
    Ok(faults::note(conn, report, now)?)
}
