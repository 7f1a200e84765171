//! An application for a role, to the candidate. Pure.

use mail::Letter;
use notices::settings::Kind;
use serde::{Deserialize, Serialize};

use super::About;
use crate::notify::kinds::{APPLICATION_CLOSED, APPLICATION_MOVED, APPLICATION_RECEIVED};

/// An application for a role, to the candidate.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "params")]
pub enum ApplicationEvent {
    /// An application has arrived.
    #[serde(rename = "application_received")]
    Received {
        /// Who hires.
        company: String,
        /// What the role is called.
        title: String,
        /// The day until which they hear again, in words.
        by: String,
    },
    /// An application is at another stage.
    #[serde(rename = "application_moved")]
    Moved {
        /// Who hires.
        company: String,
        /// What the role is called.
        title: String,
        /// The stage, as candidates call it.
        stage: String,
        /// The day until which they hear again, in words.
        by: String,
    },
    /// Nothing has changed until the day that was promised.
    #[serde(rename = "application_waiting")]
    Waiting {
        /// Who hires.
        company: String,
        /// What the role is called.
        title: String,
        /// The stage, as candidates call it.
        stage: String,
        /// The day until which they hear again, in words.
        by: String,
    },
    /// An application has ended.
    #[serde(rename = "application_closed")]
    Closed {
        /// Who hires.
        company: String,
        /// What the role is called.
        title: String,
        /// Why, in a sentence.
        why: String,
        /// What the company says to it; may be empty.
        note: String,
    },
}

impl About for ApplicationEvent {
    fn switch(&self) -> Kind {
        match self {
            Self::Closed { .. } => APPLICATION_CLOSED,
            Self::Moved { .. } | Self::Waiting { .. } => APPLICATION_MOVED,
            Self::Received { .. } => APPLICATION_RECEIVED,
        }
    }

    fn letter(&self, url: &str) -> Letter {
        match self {
            Self::Received { company, title, by } => {
                mail::application_received(company, title, by, url)
            }
            Self::Moved { company, title, stage, by } => {
                mail::application_moved(company, title, (stage, by), url)
            }
            Self::Waiting { company, title, stage, by } => {
                mail::application_waiting(company, title, (stage, by), url)
            }
            Self::Closed { company, title, why, note } => {
                mail::application_closed(company, title, (why, note), url)
            }
        }
    }
}
