//! A role, or changes to one, to its company. Pure.

use mail::Letter;
use notices::settings::Kind;
use serde::{Deserialize, Serialize};

use super::About;
use crate::notify::kinds::{MODERATION_RESULT, NEW_APPLICANT, SLATE_RELEASED};

/// A role, or changes to one, to its company.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "params")]
pub enum RoleEvent {
    /// A role is approved, and not shown yet.
    #[serde(rename = "role_approved")]
    Approved {
        /// What it is called.
        title: String,
    },
    /// A role is shown.
    #[serde(rename = "role_published")]
    Published {
        /// What it is called.
        title: String,
    },
    /// A role waits for a change by its company.
    #[serde(rename = "role_changes")]
    Changes {
        /// What it is called.
        title: String,
        /// What the admin said.
        note: String,
    },
    /// A role is not shown.
    #[serde(rename = "role_rejected")]
    Rejected {
        /// What it is called.
        title: String,
        /// What the admin said.
        note: String,
    },
    /// An approved role is shown at a time.
    #[serde(rename = "role_scheduled")]
    Scheduled {
        /// What it is called.
        title: String,
        /// When, in words with the time zone.
        at: String,
    },
    /// The admin has paused a role.
    #[serde(rename = "role_paused")]
    Paused {
        /// What it is called.
        title: String,
        /// What the admin said.
        note: String,
    },
    /// The admin lets people apply again.
    #[serde(rename = "role_resumed")]
    Resumed {
        /// What it is called.
        title: String,
    },
    /// The admin has closed a role.
    #[serde(rename = "role_closed")]
    Closed {
        /// What it is called.
        title: String,
        /// What the admin said.
        note: String,
    },
    /// The deadline of a role has passed.
    #[serde(rename = "role_over")]
    Over {
        /// What it is called.
        title: String,
    },
    /// No opening of a role is left.
    #[serde(rename = "role_filled")]
    Filled {
        /// What it is called.
        title: String,
    },
    /// The company sees who has applied, or more of them.
    #[serde(rename = "slate_released")]
    SlateReleased {
        /// What it is called.
        title: String,
        /// How many it sees that it did not see before.
        count: usize,
    },
    /// Applicants have come into the sight of the company: the rest of its team hears of them, and all of it where they are
    /// released at once.
    #[serde(rename = "applicants_arrived")]
    ApplicantsArrived {
        /// What the role is called.
        title: String,
        /// How many.
        count: usize,
    },
    /// Changes to a role are shown.
    #[serde(rename = "revision_published")]
    RevisionPublished {
        /// What it is called.
        title: String,
    },
    /// Changes to a role wait for a change by its company.
    #[serde(rename = "revision_changes")]
    RevisionChanges {
        /// What it is called.
        title: String,
        /// What the admin said.
        note: String,
    },
    /// Changes to a role are not shown.
    #[serde(rename = "revision_rejected")]
    RevisionRejected {
        /// What it is called.
        title: String,
        /// What the admin said.
        note: String,
    },
}

impl About for RoleEvent {
    fn switch(&self) -> Kind {
        match self {
            Self::SlateReleased { .. } => SLATE_RELEASED,
            Self::ApplicantsArrived { .. } => NEW_APPLICANT,
            _ => MODERATION_RESULT,
        }
    }

    fn letter(&self, url: &str) -> Letter {
        match self {
            Self::Approved { title } => mail::role_approved(title, url),
            Self::Published { title } => mail::role_published(title, url),
            Self::Changes { title, note } => mail::role_changes(title, note, url),
            Self::Rejected { title, note } => mail::role_rejected(title, note, url),
            Self::Scheduled { title, at } => mail::role_scheduled(title, at, url),
            Self::Paused { title, note } => mail::role_paused(title, note, url),
            Self::Resumed { title } => mail::role_resumed(title, url),
            Self::Closed { title, note } => mail::role_closed(title, note, url),
            Self::Over { title } => mail::role_over(title, url),
            Self::Filled { title } => mail::role_filled(title, url),
            Self::SlateReleased { title, count } => mail::slate_released(title, *count, url),
            Self::ApplicantsArrived { title, count } => {
                mail::applicants_arrived(title, *count, url)
            }
            Self::RevisionPublished { title } => mail::revision_published(title, url),
            Self::RevisionChanges { title, note } => mail::revision_changes(title, note, url),
            Self::RevisionRejected { title, note } => mail::revision_rejected(title, note, url),
        }
    }
}
