//! What was found in an attempt, and what people decide about it. Pure.

use mail::Letter;
use notices::settings::Kind;
use serde::{Deserialize, Serialize};

use super::About;
use crate::notify::kinds::INTEGRITY_QUESTION;

/// Something about a case.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "params")]
pub enum IntegrityEvent {
    /// The candidate is asked.
    #[serde(rename = "integrity_asked")]
    Asked {
        /// Who invited.
        company: String,
        /// The assessment's title.
        title: String,
        /// What was seen, and what else it can be.
        seen: Vec<String>,
        /// Until when they can answer, in words with the time zone.
        until: String,
    },
    /// A case waits for those who decide.
    #[serde(rename = "integrity_undecided")]
    Undecided {
        /// The assessment's title.
        title: String,
        /// Whether the candidate has answered.
        answered: bool,
    },
    /// The candidate hears what was decided.
    #[serde(rename = "integrity_decided")]
    Decided {
        /// Who invited.
        company: String,
        /// The assessment's title.
        title: String,
        /// `explained`, `unproven` or `breach`.
        outcome: String,
        /// Why.
        note: String,
        /// Until when they can appeal, where they can.
        until: Option<String>,
    },
    /// The admin hears of an appeal.
    #[serde(rename = "integrity_appealed")]
    Appealed {
        /// Who invited.
        company: String,
        /// The assessment's title.
        title: String,
    },
    /// The candidate hears what became of their appeal.
    #[serde(rename = "integrity_concluded")]
    Concluded {
        /// Who invited.
        company: String,
        /// The assessment's title.
        title: String,
        /// `explained`, `unproven` or `breach`.
        outcome: String,
        /// Why.
        note: String,
    },
}

impl About for IntegrityEvent {
    fn switch(&self) -> Kind {
        INTEGRITY_QUESTION
    }

    fn letter(&self, url: &str) -> Letter {
        match self {
            Self::Asked { company, title, seen, until } => {
                mail::integrity_asked(company, title, seen, until, url)
            }
            Self::Undecided { title, answered } => mail::integrity_undecided(title, *answered, url),
            Self::Decided { company, title, outcome, note, until } => {
                let until = until.as_deref();
                mail::integrity_decided([company, title], outcome, note, until, url)
            }
            Self::Appealed { company, title } => mail::integrity_appealed(company, title, url),
            Self::Concluded { company, title, outcome, note } => {
                mail::integrity_concluded([company, title], outcome, note, url)
            }
        }
    }
}
