//! The details of a company, and its team. Pure.

use mail::Letter;
use notices::settings::Kind;
use serde::{Deserialize, Serialize};

use super::About;
use crate::notify::kinds::{API_KEY, MODERATION_RESULT, OWN_PROBLEM, TEAM, WEBHOOK};

/// The details of a company, and its team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "params")]
pub enum CompanyEvent {
    /// The details of a company are approved.
    #[serde(rename = "details_approved")]
    DetailsApproved {
        /// What it is called.
        company: String,
    },
    /// A tab of the company's that was shut is open.
    #[serde(rename = "tab_opened")]
    TabOpened {
        /// The tab's word.
        tab: String,
    },
    /// The domain in the details of a company is not approved.
    #[serde(rename = "details_rejected")]
    DetailsRejected {
        /// What it is called.
        company: String,
        /// What the admin said.
        note: String,
    },
    /// Somebody belongs to one's company from now on.
    #[serde(rename = "team_joined")]
    TeamJoined {
        /// What the company is called.
        company: String,
        /// What the person is called.
        name: String,
    },
    /// One may do something else in one's company from now on.
    #[serde(rename = "team_role")]
    TeamRole {
        /// What the company is called.
        company: String,
        /// The role's word.
        role: String,
    },
    /// Somebody made an API key for one's company.
    #[serde(rename = "api_key_made")]
    ApiKeyMade {
        /// What the company is called.
        company: String,
        /// What the key is called.
        key: String,
        /// What the person is called.
        name: String,
    },
    /// A webhook of one's company was disabled.
    #[serde(rename = "webhook_disabled")]
    WebhookDisabled {
        /// What the company is called.
        company: String,
        /// Where events went.
        url: String,
        /// Why they no longer do.
        note: String,
    },
    /// One's company and another one are the same from now on.
    #[serde(rename = "company_merged")]
    Merged {
        /// What the one that is merged was called.
        company: String,
        /// What the other one is called.
        into: String,
    },
    /// A company's own problem is published: the judge has passed it.
    #[serde(rename = "problem_published")]
    ProblemPublished {
        /// The title of the problem.
        title: String,
    },
    /// It is not: the judge has not passed it, or something of its checklist is open.
    #[serde(rename = "problem_not_published")]
    ProblemNotPublished {
        /// The title of the problem.
        title: String,
    },
    /// One belongs to a company no longer.
    #[serde(rename = "team_left")]
    TeamLeft {
        /// What the company is called.
        company: String,
    },
}

impl About for CompanyEvent {
    fn switch(&self) -> Kind {
        match self {
            Self::DetailsApproved { .. }
            | Self::DetailsRejected { .. }
            | Self::TabOpened { .. } => MODERATION_RESULT,
            Self::ApiKeyMade { .. } => API_KEY,
            Self::WebhookDisabled { .. } => WEBHOOK,
            Self::ProblemPublished { .. } | Self::ProblemNotPublished { .. } => OWN_PROBLEM,
            Self::TeamJoined { .. }
            | Self::TeamRole { .. }
            | Self::TeamLeft { .. }
            | Self::Merged { .. } => TEAM,
        }
    }

    fn letter(&self, url: &str) -> Letter {
        match self {
            Self::DetailsApproved { company } => mail::details_approved(company, url),
            Self::DetailsRejected { company, note } => mail::details_rejected(company, note, url),
            Self::TabOpened { tab } => mail::tab_opened(tab, url),
            Self::TeamJoined { company, name } => mail::team_joined(company, name, url),
            Self::TeamRole { company, role } => mail::team_role(company, role, url),
            Self::ApiKeyMade { company, key, name } => mail::api_key_made(company, key, name, url),
            Self::WebhookDisabled { company, url: address, note } => {
                mail::webhook_disabled(company, address, note, url)
            }
            Self::Merged { company, into } => mail::company_merged(company, into, url),
            Self::ProblemPublished { title } => mail::problem_published(title, url),
            Self::ProblemNotPublished { title } => mail::problem_not_published(title, url),
            Self::TeamLeft { company } => mail::team_left(company),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Event, Parts};
    use super::*;

    #[test]
    fn what_becomes_of_a_problem_is_read_from_its_notice_as_it_was() {
        let title = || "Sums \" \\ €".to_owned();
        let events: [Event; 2] = [
            CompanyEvent::ProblemPublished { title: title() }.into(),
            CompanyEvent::ProblemNotPublished { title: title() }.into(),
        ];
        for event in &events {
            assert_eq!(event.switch(), OWN_PROBLEM);
            let Parts { kind, params } = event.split().unwrap();
            assert_eq!(Event::join(&kind, params).unwrap(), *event);
        }
    }
}
