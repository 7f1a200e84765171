//! A story about interviews. Pure.

use interviews::reasons::sentences;
use mail::Letter;
use notices::settings::Kind;
use serde::{Deserialize, Serialize};

use super::About;
use crate::notify::kinds::MODERATION_RESULT;

/// A story about interviews.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "params")]
pub enum StoryEvent {
    /// A story can be read.
    #[serde(rename = "story_published")]
    Published {
        /// Whose interviews it is about.
        company: String,
    },
    /// A story waits for a change by its author.
    #[serde(rename = "story_changes")]
    Changes {
        /// Whose interviews it is about.
        company: String,
        /// Why, as it is stored.
        note: String,
    },
    /// A story is not shown, or no longer.
    #[serde(rename = "story_turned_down")]
    TurnedDown {
        /// Whose interviews it is about.
        company: String,
        /// Why, as it is stored.
        note: String,
    },
    /// The company's answer to a story can be read.
    #[serde(rename = "story_answered")]
    Answered {
        /// Who answered.
        company: String,
    },
    /// Somebody has shared an interview at one's own company.
    #[serde(rename = "story_about_you")]
    AboutYou {
        /// The company's name in the story.
        company: String,
    },
}

impl About for StoryEvent {
    fn switch(&self) -> Kind {
        MODERATION_RESULT
    }

    fn letter(&self, url: &str) -> Letter {
        match self {
            Self::Published { company } => mail::story_published(company, url),
            Self::Changes { company, note } => mail::story_changes(company, &sentences(note), url),
            Self::TurnedDown { company, note } => {
                mail::story_turned_down(company, &sentences(note))
            }
            Self::Answered { company } => mail::story_answered(company, url),
            Self::AboutYou { company } => mail::story_about_you(company, url),
        }
    }
}
