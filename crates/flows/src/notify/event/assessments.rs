//! An assessment, an attempt or a result. Pure.

use mail::Letter;
use notices::settings::Kind;
use serde::{Deserialize, Serialize};

use super::About;
use crate::notify::kinds::{INVITATION, RESULT_CHANGED, RESULT_READY};

/// An assessment, an attempt or a result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "params")]
pub enum AssessmentEvent {
    /// A company invites to an assessment.
    #[serde(rename = "invitation")]
    Invited {
        /// Who invites.
        company: String,
        /// The assessment's title.
        title: String,
        /// How long it takes.
        minutes: i32,
        /// Until when it may be begun, in words with the time zone.
        until: String,
    },
    /// An attempt that is under way has more time.
    #[serde(rename = "more_time")]
    MoreTime {
        /// Who invited.
        company: String,
        /// The assessment's title.
        title: String,
        /// How many more minutes.
        minutes: i32,
        /// When it ends now, in words with the time zone.
        until: String,
    },
    /// A finished attempt has its score.
    #[serde(rename = "result_ready")]
    ResultReady {
        /// Who invited.
        company: String,
        /// The assessment's title.
        title: String,
    },
    /// A result was judged again and has another score.
    #[serde(rename = "result_changed")]
    ResultChanged {
        /// Who invited.
        company: String,
        /// The assessment's title.
        title: String,
        /// The fineness until now.
        before: i32,
        /// The fineness from now on.
        now: i32,
    },
}

impl About for AssessmentEvent {
    fn switch(&self) -> Kind {
        match self {
            Self::Invited { .. } | Self::MoreTime { .. } => INVITATION,
            Self::ResultChanged { .. } => RESULT_CHANGED,
            Self::ResultReady { .. } => RESULT_READY,
        }
    }

    fn letter(&self, url: &str) -> Letter {
        match self {
            Self::Invited { company, title, minutes, until } => {
                mail::invitation(company, title, *minutes, url, until)
            }
            Self::MoreTime { company, title, minutes, until } => {
                mail::more_time(company, title, *minutes, url, until)
            }
            Self::ResultReady { company, title } => mail::result_ready(company, title, url),
            Self::ResultChanged { company, title, before, now } => {
                mail::result_changed(company, title, (*before, *now), url)
            }
        }
    }
}
