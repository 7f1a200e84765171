//! A key and what is wrong with one that is to be made. Pure.

use chrono::NaiveDate;
use kernel::{ApiKeyId, CompanyId, Instant, UserId, text, words};

use crate::profiles::Company;
use crate::{Error, Problem};

words! {
    /// What a key opens.
    pub enum Scope as "ApiScope" {
        /// The company's roles.
        Roles = "roles:read",
        /// Those who have applied for them, as far as its members see them.
        Applications = "applications:read",
        /// The results of its assessments.
        Results = "results:read",
    }
}

/// The longest name, in characters.
pub const MAX_NAME: usize = 60;
/// For how many days a key counts at most.
pub const MAX_DAYS: u16 = 365;
/// How many keys of a company count at a time.
pub const MAX_LIVE: i64 = 10;

/// A key that is to be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct New {
    /// Whose it is.
    pub company: CompanyId,
    /// Who makes it.
    pub by: UserId,
    /// What it is for, 1 to [`MAX_NAME`] characters.
    pub name: String,
    /// What it opens; each once, at least one.
    pub scopes: Vec<Scope>,
    /// For how many days it counts, 1 to [`MAX_DAYS`].
    pub days: u16,
}

impl New {
    /// The same with a trimmed name and each scope once.
    ///
    /// # Errors
    /// [`Error::Fields`].
    pub(super) fn checked(&self) -> Result<Self, Error> {
        let name = text::trimmed(&self.name);
        let mut scopes = self.scopes.clone();
        scopes.sort_unstable();
        scopes.dedup();
        let mut problems = Vec::new();
        if !(1..=MAX_NAME).contains(&name.chars().count()) || !text::is_line(name) {
            let detail = "A name is one line of 1 to 60 characters.";
            problems.push(Problem::new("name", "length", detail));
        }
        if scopes.is_empty() {
            problems.push(Problem::new("scopes", "length", "Choose what the key may read."));
        }
        if !(1..=MAX_DAYS).contains(&self.days) {
            problems.push(Problem::new("days", "range", "A key works for 1 to 365 days."));
        }
        if !problems.is_empty() {
            return Err(Error::Fields(problems));
        }
        Ok(Self { name: name.to_owned(), scopes, ..self.clone() })
    }
}

/// A key as its company's owners see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Key {
    /// Its id.
    pub id: ApiKeyId,
    /// What it is for.
    pub name: String,
    /// How it begins: 14 characters.
    pub prefix: String,
    /// What it opens.
    pub scopes: Vec<Scope>,
    /// When it was made.
    pub created_at: Instant,
    /// Until when it counts.
    pub expires_at: Instant,
    /// On which day it was used last, in UTC.
    pub last_used_on: Option<NaiveDate>,
}

impl Key {
    /// Whether its time is over.
    pub fn is_over(&self, now: Instant) -> bool {
        self.expires_at <= now
    }
}

/// A key that counts, and whose it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opened {
    /// Its id.
    pub id: ApiKeyId,
    /// Whose it is.
    pub company: Company,
    /// What it opens.
    pub scopes: Vec<Scope>,
}
