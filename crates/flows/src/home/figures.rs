//! The numbers of a company's home: one statement for each owner of rows.

use assessments::needs as assessing;
use billing::needs as invoices;
use db::Conn;
use hiring::needs as hiring_needs;
use hiring::roles::Member;
use kernel::Instant;

use super::Looker;
use crate::Result;

/// Invitations to assessments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Invitations {
    /// Those that can still lead to a result.
    pub out: i64,
    /// Those whose attempt has ended.
    pub finished: i64,
}

/// Invoices that are to be paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Invoices {
    /// All of them.
    pub due: i64,
    /// Those whose day is over.
    pub overdue: i64,
}

/// The numbers that somebody may see. What is not open to them is `None`, never 0.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Figures {
    /// Roles for which people can apply.
    pub open_roles: Option<i64>,
    /// Applicants who wait for the member.
    pub applicants: Option<i64>,
    /// Invitations.
    pub invitations: Option<Invitations>,
    /// Internships that are running; `None` before anybody has accepted an offer.
    pub interns: Option<i64>,
    /// Invoices.
    pub invoices: Option<Invoices>,
    /// Whether the company has a role, in whatever state.
    pub has_roles: bool,
}

impl Figures {
    /// Whether there is nothing of a company's yet that could be counted.
    pub fn are_empty(&self) -> bool {
        let invited = self.invitations.is_some_and(|of| of.out + of.finished > 0);
        let owes = self.invoices.is_some_and(|of| of.due > 0);
        !self.has_roles && !invited && !owes && self.interns.is_none()
    }
}

/// The numbers of the company's home, as far as they are the member's to see.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn figures(conn: &mut Conn, looker: Looker, now: Instant) -> Result<Figures> {
    let Looker { company, user, .. } = looker;
    let mut figures = Figures::default();
    if looker.hires() {
        let member = Member { company, user };
        let found = hiring_needs::figures(conn, member, looker.role.invites(), now)?;
        figures.open_roles = Some(found.open_roles);
        figures.applicants = Some(found.applicants);
        figures.has_roles = found.roles > 0;
        if looker.flags.accepted_interns > 0 {
            figures.interns = Some(::internships::needs::count_active(conn, company)?);
        }
    }
    if looker.assesses() {
        let assessing::Figures { out, finished } = assessing::figures(conn, company, now)?;
        figures.invitations = Some(Invitations { out, finished });
    }
    if looker.pays() {
        let found = invoices::figures(conn, company, now.date_naive())?;
        figures.invoices = Some(Invoices { due: found.owed, overdue: found.overdue });
    }
    Ok(figures)
}
