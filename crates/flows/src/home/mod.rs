//! What a member of a company sees on its home: numbers, what needs them, and what has happened.
//!
//! **What needs somebody** is what stays undone until a person of the company does it, and what this member may do. What
//! another list is the right place for is not in it:
//! - notices, mentions in notes and messages of support, which are read and not done: they have lists of their own,
//!   with counts on every screen;
//! - messages of introductions: each is a notification, and the list of introductions marks those that wait. Where an
//!   introduction was about a role, its application is in the list until somebody writes to the candidate or moves it;
//! - a time that a candidate has picked, an offer that was accepted or declined: it has happened, and is in the
//!   activity;
//! - graded reports that nobody has opened, which are beside the list by themselves;
//! - what is missing of a company's own details, which its checklist says;
//! - reviews that nobody has begun: no rule says who writes one;
//! - deliveries that failed and connections that stopped: their owners get a mail, and the profile shows them.

mod feed;
mod figures;
mod kinds;
mod needs;
mod rules;
#[cfg(test)]
mod tests;

use companies::grants::Flags;
use companies::profiles::{Membership, Role, State};
use kernel::{CompanyId, UserId};

pub use feed::{ACTIVITY_DAYS, Happening, activity};
pub use figures::{Figures, Invitations, Invoices, figures};
pub use kinds::{Activity, NeedKind};
pub use needs::needs;
pub use rules::{Need, Needs, Whom};

/// Who looks at the home of their company, and what is open to them.
#[derive(Debug, Clone, Copy)]
pub struct Looker {
    company: CompanyId,
    user: UserId,
    role: Role,
    state: State,
    flags: Flags,
    /// Whether it is the admin who looks as this account.
    is_looked_as: bool,
}

impl Looker {
    /// A member, or the admin who looks as that member.
    pub fn new(user: UserId, of: &Membership, flags: Flags, is_looked_as: bool) -> Self {
        let (company, role, state) = (of.company.id, of.role, of.company.state);
        Self { company, user, role, state, flags, is_looked_as }
    }

    /// Whether roles, applicants and interns are open to them.
    pub(crate) fn hires(&self) -> bool {
        self.state == State::Approved && self.flags.profile_completed && self.role.reads()
    }

    /// Whether assessments and results are.
    pub(crate) fn assesses(&self) -> bool {
        self.flags.may_assess(self.state) && self.role.reads()
    }

    /// Whether the company's invoices are.
    pub(crate) fn pays(&self) -> bool {
        matches!(self.role, Role::Owner | Role::Billing)
    }

    /// Whether requests for extra time, reviews and cases are: to nobody who looks as somebody else.
    pub(crate) fn judges(&self) -> bool {
        self.assesses() && !self.is_looked_as
    }
}
