//! Conversations with support. Pure.

use mail::Letter;
use notices::settings::Kind;
use serde::{Deserialize, Serialize};

use super::About;
use crate::notify::kinds::SUPPORT_REPLY;

/// What support does. What it writes stays in the conversation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "params")]
pub enum SupportEvent {
    /// It has answered, and the person has not read it.
    #[serde(rename = "support_answered")]
    Answered {},
}

impl About for SupportEvent {
    fn switch(&self) -> Kind {
        SUPPORT_REPLY
    }

    fn letter(&self, url: &str) -> Letter {
        match self {
            Self::Answered {} => mail::support_answered(url),
        }
    }
}
