//! What a company and a member are. Pure.

use kernel::{CompanyId, text, words};

use super::machine::State;
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

impl Role {
    /// Whether they speak for the company: its details, its team, its keys.
    pub fn owns(self) -> bool {
        self == Self::Owner
    }

    /// Whether they read results.
    pub fn reads(self) -> bool {
        self != Self::Billing
    }

    /// Whether they decide cases about attempts.
    pub fn decides(self) -> bool {
        matches!(self, Self::Owner | Self::Reviewer)
    }

    /// Whether they look after assessments and candidates.
    pub fn invites(self) -> bool {
        matches!(self, Self::Owner | Self::Recruiter)
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

impl Company {
    /// Whether it may act: publish, reach candidates, speak for itself. Everything waits for the
    /// admin's approval.
    pub fn may_act(&self) -> bool {
        self.state == State::Approved
    }
}

/// An account's place in its company.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Membership {
    /// The company.
    pub company: Company,
    /// What the account may do there.
    pub role: Role,
}
