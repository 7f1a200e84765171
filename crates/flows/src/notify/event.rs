//! What people are notified of, in names and ids. Pure. The text is made where it is shown or sent.

use notices::settings::Kind;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::kinds::{
    APPLICATION_CLOSED, APPLICATION_MOVED, APPLICATION_RECEIVED, INTRODUCTION, INVITATION,
    MODERATION_RESULT, RESULT_CHANGED, RESULT_READY, TALENT_FOUND, TEAM,
};

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
    /// An application has arrived.
    ApplicationReceived {
        /// Who hires.
        company: String,
        /// What the role is called.
        title: String,
        /// The day until which they hear again, in words.
        by: String,
    },
    /// An application is at another stage.
    ApplicationMoved {
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
    ApplicationWaiting {
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
    ApplicationClosed {
        /// Who hires.
        company: String,
        /// What the role is called.
        title: String,
        /// Why, in a sentence.
        why: String,
        /// What the company says to it; may be empty.
        note: String,
    },
    /// The details of a company are approved.
    DetailsApproved {
        /// What it is called.
        company: String,
    },
    /// The domain in the details of a company is not approved.
    DetailsRejected {
        /// What it is called.
        company: String,
        /// What the admin said.
        note: String,
    },
    /// Somebody belongs to one's company from now on.
    TeamJoined {
        /// What the company is called.
        company: String,
        /// What the person is called.
        name: String,
    },
    /// One may do something else in one's company from now on.
    TeamRole {
        /// What the company is called.
        company: String,
        /// The role's word.
        role: String,
    },
    /// One belongs to a company no longer.
    TeamLeft {
        /// What the company is called.
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
    /// An approved role is shown at a time.
    RoleScheduled {
        /// What it is called.
        title: String,
        /// When, in words with the time zone.
        at: String,
    },
    /// The admin has paused a role.
    RolePaused {
        /// What it is called.
        title: String,
        /// What the admin said.
        note: String,
    },
    /// The admin lets people apply again.
    RoleResumed {
        /// What it is called.
        title: String,
    },
    /// The admin has closed a role.
    RoleClosed {
        /// What it is called.
        title: String,
        /// What the admin said.
        note: String,
    },
    /// The deadline of a role has passed.
    RoleOver {
        /// What it is called.
        title: String,
    },
    /// Changes to a role are shown.
    RevisionPublished {
        /// What it is called.
        title: String,
    },
    /// Changes to a role wait for a change by its company.
    RevisionChanges {
        /// What it is called.
        title: String,
        /// What the admin said.
        note: String,
    },
    /// Changes to a role are not shown.
    RevisionRejected {
        /// What it is called.
        title: String,
        /// What the admin said.
        note: String,
    },
    /// A company asks to be introduced.
    IntroductionRequested {
        /// Who asks.
        company: String,
        /// The role's title.
        role: String,
        /// Until when it can be answered, in words with the time zone.
        until: String,
    },
    /// A company waits for an answer.
    IntroductionReminder {
        /// Who asks.
        company: String,
        /// The role's title.
        role: String,
        /// Until when it can be answered, in words with the time zone.
        until: String,
    },
    /// A candidate has accepted an introduction.
    IntroductionAccepted {
        /// Who it is.
        name: String,
        /// The role's title.
        role: String,
    },
    /// A candidate has declined an introduction.
    IntroductionDeclined {
        /// The role's title.
        role: String,
    },
    /// A candidate has not answered in time.
    IntroductionExpired {
        /// The role's title.
        role: String,
        /// How long they had.
        days: i64,
    },
    /// A saved search of the talent pool finds somebody new.
    TalentFound {
        /// What the search is called.
        search: String,
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
            Self::ApplicationReceived { .. } => APPLICATION_RECEIVED,
            Self::ApplicationMoved { .. } | Self::ApplicationWaiting { .. } => APPLICATION_MOVED,
            Self::ApplicationClosed { .. } => APPLICATION_CLOSED,
            Self::StoryPublished { .. }
            | Self::StoryChanges { .. }
            | Self::StoryTurnedDown { .. }
            | Self::StoryAnswered { .. }
            | Self::StoryAboutYou { .. }
            | Self::DetailsApproved { .. }
            | Self::DetailsRejected { .. }
            | Self::RoleApproved { .. }
            | Self::RolePublished { .. }
            | Self::RoleChanges { .. }
            | Self::RoleRejected { .. }
            | Self::RoleScheduled { .. }
            | Self::RolePaused { .. }
            | Self::RoleResumed { .. }
            | Self::RoleClosed { .. }
            | Self::RoleOver { .. }
            | Self::RevisionPublished { .. }
            | Self::RevisionChanges { .. }
            | Self::RevisionRejected { .. } => MODERATION_RESULT,
            Self::TeamJoined { .. } | Self::TeamRole { .. } | Self::TeamLeft { .. } => TEAM,
            Self::IntroductionRequested { .. }
            | Self::IntroductionReminder { .. }
            | Self::IntroductionAccepted { .. }
            | Self::IntroductionDeclined { .. }
            | Self::IntroductionExpired { .. } => INTRODUCTION,
            Self::TalentFound { .. } => TALENT_FOUND,
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
            Event::ApplicationReceived { company: text(), title: text(), by: text() },
            Event::ApplicationMoved { company: text(), title: text(), stage: text(), by: text() },
            Event::ApplicationWaiting { company: text(), title: text(), stage: text(), by: text() },
            Event::ApplicationClosed { company: text(), title: text(), why: text(), note: text() },
            Event::DetailsApproved { company: text() },
            Event::DetailsRejected { company: text(), note: text() },
            Event::TeamJoined { company: text(), name: text() },
            Event::TeamRole { company: text(), role: text() },
            Event::TeamLeft { company: text() },
            Event::RoleApproved { title: text() },
            Event::RolePublished { title: text() },
            Event::RoleChanges { title: text(), note: text() },
            Event::RoleRejected { title: text(), note: text() },
            Event::RoleScheduled { title: text(), at: text() },
            Event::RolePaused { title: text(), note: text() },
            Event::RoleResumed { title: text() },
            Event::RoleClosed { title: text(), note: text() },
            Event::RoleOver { title: text() },
            Event::RevisionPublished { title: text() },
            Event::RevisionChanges { title: text(), note: text() },
            Event::RevisionRejected { title: text(), note: text() },
            Event::IntroductionRequested { company: text(), role: text(), until: text() },
            Event::IntroductionReminder { company: text(), role: text(), until: text() },
            Event::IntroductionAccepted { name: text(), role: text() },
            Event::IntroductionDeclined { role: text() },
            Event::IntroductionExpired { role: text(), days: 7 },
            Event::TalentFound { search: text() },
        ];
        for event in events {
            assert!(KINDS.contains(&event.switch()) && event.switch().sent, "{event:?}");
            let Parts { kind, params } = event.split().unwrap();
            assert_eq!(Event::join(&kind, params).unwrap(), event);
        }
        assert!(Event::join("gossip", serde_json::json!({})).is_err());
    }
}
