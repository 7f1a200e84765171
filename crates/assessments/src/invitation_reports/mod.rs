//! Invitations that their readers report to Assay, each once, by the code and without a sign-in.

mod store;
#[cfg(test)]
mod tests;

use db::audit::{Actor, Entry};
use db::{Conn, clock};
use kernel::{CompanyId, Cursor, Instant, InvitationId, Page, Paging, words};

use crate::Error;

words! {
    /// Why an invitation is reported.
    pub enum Reason as "InvitationReportReason" {
        /// Its reader has nothing to do with the company.
        NotExpected = "not_expected",
        /// It asks for money, or for data of a bank or of an identity card.
        AsksForMoney = "asks_for_money",
        /// The sender pretends to be another company.
        Pretends = "pretends",
        /// It insults or harasses.
        Offensive = "offensive",
        /// Something else.
        Other = "other",
    }
}

/// An invitation that was reported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reported {
    /// The invitation.
    pub invitation: InvitationId,
    /// The company that sent it.
    pub company: CompanyId,
    /// Its name.
    pub company_name: String,
    /// The assessment's title.
    pub title: String,
    /// Why.
    pub reason: Reason,
    /// In the reader's words.
    pub note: Option<String>,
    /// When.
    pub at: Instant,
}

/// Reports the invitation with a code. A second report of one changes nothing.
///
/// # Errors
/// [`Error::NoInvitation`], [`Error::Db`].
pub fn report(
    conn: &mut Conn,
    code: &str,
    reason: Reason,
    note: Option<&str>,
) -> Result<(), Error> {
    let invitation = store::by_code(conn, code)?.ok_or(Error::NoInvitation)?;
    let now = clock::now(conn)?;
    if store::insert(conn, invitation, (reason, note), now)? > 0 {
        let entry = Entry::of("invitation", invitation).by(Actor::System, "report");
        entry.because(reason.as_str()).record(conn)?;
    }
    Ok(())
}

/// The open reports, the oldest first.
///
/// # Errors
/// [`Error::Db`].
pub fn open(conn: &mut Conn, paging: Paging) -> Result<Page<Reported>, Error> {
    let rows = store::open(conn, paging)?;
    let key = |row: &Reported| Cursor { at: row.at, id: row.invitation.0 };
    Ok(Page::cut(rows, paging.limit, key))
}

/// How many are open, and since when the first.
///
/// # Errors
/// [`Error::Db`].
pub fn backlog(conn: &mut Conn) -> Result<(i64, Option<Instant>), Error> {
    Ok(store::backlog(conn)?)
}

/// Closes a report once the admin has looked at it.
///
/// # Errors
/// [`Error::NoInvitation`] if there is no open report of it, [`Error::Db`].
pub fn close(conn: &mut Conn, actor: Actor, invitation: InvitationId) -> Result<(), Error> {
    if store::close(conn, invitation, actor.user())? == 0 {
        return Err(Error::NoInvitation);
    }
    Ok(Entry::of("invitation", invitation).by(actor, "close_report").record(conn)?)
}
