//! What people are notified of, in names and ids. Pure. The text is made where it is shown or sent.

use notices::settings::Kind;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::kinds::{INVITATION, MODERATION_RESULT, RESULT_CHANGED, RESULT_READY};

/// Something that happened to somebody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "params", rename_all = "snake_case")]
pub enum Event {
    /// A company invites to an assessment.
    Invitation {
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
    ResultReady {
        /// Who invited.
        company: String,
        /// The assessment's title.
        title: String,
    },
    /// A result was judged again and has another score.
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
    /// A story can be read.
    StoryPublished {
        /// Whose interviews it is about.
        company: String,
    },
    /// A story waits for a change by its author.
    StoryChanges {
        /// Whose interviews it is about.
        company: String,
        /// What the moderator said.
        note: String,
    },
    /// A story is not shown, or no longer.
    StoryTurnedDown {
        /// Whose interviews it is about.
        company: String,
        /// What the moderator said.
        note: String,
    },
    /// The company's answer to a story can be read.
    StoryAnswered {
        /// Who answered.
        company: String,
    },
    /// Somebody has shared an interview at one's own company.
    StoryAboutYou {
        /// The company's name in the story.
        company: String,
    },
    /// A role is approved, and not shown yet.
    RoleApproved {
        /// What it is called.
        title: String,
    },
    /// A role is shown.
    RolePublished {
        /// What it is called.
        title: String,
    },
    /// A role waits for a change by its company.
    RoleChanges {
        /// What it is called.
        title: String,
        /// What the admin said.
        note: String,
    },
    /// A role is not shown.
    RoleRejected {
        /// What it is called.
        title: String,
        /// What the admin said.
        note: String,
    },
}

/// An event as a notice holds it.
#[derive(Debug, Deserialize)]
pub(super) struct Parts {
    pub(super) kind: String,
    pub(super) params: Value,
}

impl Event {
    /// The switch that decides whether somebody is notified of it.
    pub fn switch(&self) -> Kind {
        match self {
            Self::Invitation { .. } | Self::MoreTime { .. } => INVITATION,
            Self::ResultReady { .. } => RESULT_READY,
            Self::ResultChanged { .. } => RESULT_CHANGED,
            Self::StoryPublished { .. }
            | Self::StoryChanges { .. }
            | Self::StoryTurnedDown { .. }
            | Self::StoryAnswered { .. }
            | Self::StoryAboutYou { .. }
            | Self::RoleApproved { .. }
            | Self::RolePublished { .. }
            | Self::RoleChanges { .. }
            | Self::RoleRejected { .. } => MODERATION_RESULT,
        }
    }

    /// Its kind and its parameters.
    pub(super) fn split(&self) -> Result<Parts, serde_json::Error> {
        serde_json::from_value(serde_json::to_value(self)?)
    }

    /// What [`Self::split`] was given.
    pub(super) fn join(kind: &str, params: Value) -> Result<Self, serde_json::Error> {
        serde_json::from_value(serde_json::json!({ "kind": kind, "params": params }))
    }
}

#[cfg(test)]
mod tests {
    use super::super::kinds::KINDS;
    use super::*;

    #[test]
    fn every_event_has_a_switch_and_is_read_from_its_notice_as_it_was() {
        let text = || "Pellworth \" \\ €".to_owned();
        let events = [
            Event::Invitation { company: text(), title: text(), minutes: 90, until: text() },
            Event::MoreTime { company: text(), title: text(), minutes: 30, until: text() },
            Event::ResultReady { company: text(), title: text() },
            Event::ResultChanged { company: text(), title: text(), before: 595, now: 650 },
            Event::StoryPublished { company: text() },
            Event::StoryChanges { company: text(), note: text() },
            Event::StoryTurnedDown { company: text(), note: text() },
            Event::StoryAnswered { company: text() },
            Event::StoryAboutYou { company: text() },
            Event::RoleApproved { title: text() },
            Event::RolePublished { title: text() },
            Event::RoleChanges { title: text(), note: text() },
            Event::RoleRejected { title: text(), note: text() },
        ];
        for event in events {
            assert!(KINDS.contains(&event.switch()) && event.switch().sent, "{event:?}");
            let Parts { kind, params } = event.split().unwrap();
            assert_eq!(Event::join(&kind, params).unwrap(), event);
        }
        assert!(Event::join("gossip", serde_json::json!({})).is_err());
    }
}
