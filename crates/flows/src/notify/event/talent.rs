//! The talent pool. Pure.

use mail::Letter;
use notices::settings::Kind;
use serde::{Deserialize, Serialize};

use super::About;
use crate::notify::kinds::{INTRODUCTION, TALENT_FOUND};

/// The talent pool.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "params")]
pub enum TalentEvent {
    /// A company asks to be introduced.
    #[serde(rename = "introduction_requested")]
    Requested {
        /// Who asks.
        company: String,
        /// The role's title.
        role: String,
        /// Whether the company sees the candidate's name. Absent from notices that are older than it.
        #[serde(default)]
        is_named: bool,
        /// Until when it can be answered, in words with the time zone.
        until: String,
    },
    /// A company has written about no role.
    #[serde(rename = "direct_message")]
    Messaged {
        /// Who writes.
        company: String,
        /// Until when it can be answered, in words with the time zone.
        until: String,
    },
    /// A company waits for an answer.
    #[serde(rename = "introduction_reminder")]
    Reminder {
        /// Who asks.
        company: String,
        /// The role's title; absent for a direct message.
        role: Option<String>,
        /// Until when it can be answered, in words with the time zone.
        until: String,
    },
    /// A candidate has accepted an introduction.
    #[serde(rename = "introduction_accepted")]
    Accepted {
        /// Who it is.
        name: String,
        /// The role's title; absent for a direct message.
        role: Option<String>,
    },
    /// A candidate has declined an introduction.
    #[serde(rename = "introduction_declined")]
    Declined {
        /// The role's title; absent for a direct message.
        role: Option<String>,
    },
    /// A candidate has not answered in time.
    #[serde(rename = "introduction_expired")]
    Expired {
        /// The role's title; absent for a direct message.
        role: Option<String>,
        /// How long they had.
        days: i64,
    },
    /// The other side of an introduction has written.
    #[serde(rename = "introduction_message")]
    Wrote {
        /// The company's name to the candidate, the candidate's to the company.
        from: String,
    },
    /// A saved search of the talent pool finds somebody new.
    #[serde(rename = "talent_found")]
    Found {
        /// What the search is called.
        search: String,
    },
}

impl About for TalentEvent {
    fn switch(&self) -> Kind {
        match self {
            Self::Requested { .. }
            | Self::Messaged { .. }
            | Self::Reminder { .. }
            | Self::Accepted { .. }
            | Self::Declined { .. }
            | Self::Expired { .. }
            | Self::Wrote { .. } => INTRODUCTION,
            Self::Found { .. } => TALENT_FOUND,
        }
    }

    fn letter(&self, url: &str) -> Letter {
        match self {
            Self::Requested { company, role, is_named, until } => {
                mail::introduction_requested((company, role), *is_named, until, url)
            }
            Self::Messaged { company, until } => mail::direct_message(company, until, url),
            Self::Reminder { company, role, until } => {
                mail::introduction_reminder(company, role.as_deref(), until, url)
            }
            Self::Accepted { name, role } => {
                mail::introduction_accepted(name, role.as_deref(), url)
            }
            Self::Declined { role } => mail::introduction_declined(role.as_deref(), url),
            Self::Expired { role, days } => mail::introduction_expired(role.as_deref(), *days, url),
            Self::Wrote { from } => mail::introduction_message(from, url),
            Self::Found { search } => mail::talent_found(search, url),
        }
    }
}
