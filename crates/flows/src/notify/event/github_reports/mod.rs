//! Reports on what candidates do on GitHub. Pure.

use mail::Letter;
use notices::settings::Kind;
use serde::{Deserialize, Serialize};

use super::About;
use crate::notify::kinds::GITHUB_REPORT;

/// A report on GitHub.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "params")]
pub enum GithubReportEvent {
    /// A company asks for one.
    #[serde(rename = "github_report_requested")]
    Requested {
        /// Who asks.
        company: String,
        /// Until when it can be answered, in words with the time zone.
        until: String,
    },
    /// The one that a company asked for can be read.
    #[serde(rename = "github_report_ready")]
    Ready {
        /// Whose it is.
        name: String,
    },
    /// The candidate said no.
    #[serde(rename = "github_report_declined")]
    Declined {
        /// Who it is.
        name: String,
    },
}

impl About for GithubReportEvent {
    fn switch(&self) -> Kind {
        GITHUB_REPORT
    }

    fn letter(&self, url: &str) -> Letter {
        match self {
            Self::Requested { company, until } => {
                mail::github_report_requested(company, until, url)
            }
            Self::Ready { name } => mail::github_report_ready(name, url),
            Self::Declined { name } => mail::github_report_declined(name, url),
        }
    }
}
