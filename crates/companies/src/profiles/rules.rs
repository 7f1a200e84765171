//! What a company and a member are. Pure.

use kernel::{CompanyId, text, words};

use crate::Error;

/// The longest name, in characters.
pub const MAX_NAME: usize = 120;

/// A company's name: one line of 1 to [`MAX_NAME`] characters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Name(String);

impl Name {
    /// Trims and checks.
    ///
    /// # Errors
    /// [`Error::BadName`].
    pub fn parse(text: &str) -> Result<Self, Error> {
        let text = text::trimmed(text);
        let fits = (1..=MAX_NAME).contains(&text.chars().count());
        if fits && text::is_line(text) { Ok(Self(text.to_owned())) } else { Err(Error::BadName) }
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

words! {
    /// Whether a company has been looked at.
    pub enum State as "CompanyState" {
        /// Nobody has looked yet.
        Unverified = "unverified",
        /// An administrator knows it.
        Approved = "approved",
        /// An administrator stopped it.
        Suspended = "suspended",
    }
}

words! {
    /// A step an administrator takes.
    pub enum Event as "CompanyEvent" {
        /// The company is who it says.
        Approve = "approve",
        /// It must not act for now.
        Suspend = "suspend",
        /// It may act again.
        Reinstate = "reinstate",
    }
}

/// The machine: every step there is.
pub(crate) const STEPS: &[(State, Event, State)] = &[
    (State::Unverified, Event::Approve, State::Approved),
    (State::Unverified, Event::Suspend, State::Suspended),
    (State::Approved, Event::Suspend, State::Suspended),
    (State::Suspended, Event::Reinstate, State::Approved),
];

/// Where `event` leads from `from`.
pub(crate) fn step(from: State, event: Event) -> Result<State, Error> {
    STEPS
        .iter()
        .find(|(f, e, _)| (*f, *e) == (from, event))
        .map(|(_, _, to)| *to)
        .ok_or(Error::NotNow { from: from.as_str(), event: event.as_str() })
}

words! {
    /// What a member may do in a company.
    pub enum Role as "CompanyRole" {
        /// Everything.
        Owner = "owner",
        /// Assessments and candidates.
        Recruiter = "recruiter",
        /// Reads results and decides cases.
        Reviewer = "reviewer",
        /// Invoices.
        Billing = "billing",
    }
}

/// A company as its members see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Company {
    /// Its id.
    pub id: CompanyId,
    /// Its name.
    pub name: String,
    /// Whether it has been looked at.
    pub state: State,
}

/// An account's place in its company.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Membership {
    /// The company.
    pub company: Company,
    /// What the account may do there.
    pub role: Role,
}
