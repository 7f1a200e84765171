//! What waits for the admin, and what a decision needs. Pure.

use kernel::{CompanyId, Instant, RoleId, text, words};

use crate::Error;
use crate::roles::form::Form;
use crate::roles::{By, Comment, Event, RevisionState, Role, State};

words! {
    /// A part of the admin's list.
    pub enum Queue as "RoleQueue" {
        /// A role or changes to one that were sent.
        Waiting = "waiting",
        /// The company is to change something.
        ChangesRequested = "changes_requested",
        /// Approved, and not published yet.
        Approved = "approved",
        /// Published, or paused.
        Live = "live",
    }
}

words! {
    /// What the admin can do with a role.
    pub enum Decision as "RoleDecision" {
        /// Yes; it is not shown yet.
        Approve = "approve",
        /// Show it to everybody, or show the changes to it.
        Publish = "publish",
        /// Approve it, and have it shown at a time.
        Schedule = "schedule",
        /// Give it back with what to change.
        RequestChanges = "request_changes",
        /// No.
        Reject = "reject",
        /// Let nobody apply for now.
        Pause = "pause",
        /// Let people apply again.
        Resume = "resume",
        /// Let nobody apply any more.
        Close = "close",
    }
}

impl Decision {
    /// Whether the company is to know why.
    pub fn needs_note(self) -> bool {
        matches!(self, Self::RequestChanges | Self::Reject | Self::Pause | Self::Close)
    }

    /// Whether the text goes on towards its readers.
    pub(super) fn shows(self) -> bool {
        matches!(self, Self::Approve | Self::Publish | Self::Schedule)
    }

    /// The step of a revision that it is.
    pub(super) fn event(self) -> Event {
        match self {
            Self::Approve | Self::Schedule => Event::Approve,
            Self::Publish => Event::Publish,
            Self::RequestChanges => Event::RequestChanges,
            Self::Reject => Event::Reject,
            Self::Pause => Event::Pause,
            Self::Resume => Event::Resume,
            Self::Close => Event::Close,
        }
    }

    /// The steps of the role itself, in their order. One that was sent is approved before it is published;
    /// the time of one that is approved may be set again.
    pub(super) fn events(self, from: State) -> &'static [Event] {
        match (self, from) {
            (Self::Publish, State::Submitted) => &[Event::Approve, Event::Publish],
            (Self::Schedule, State::Approved) => &[],
            (Self::Approve | Self::Schedule, _) => &[Event::Approve],
            (Self::Publish, _) => &[Event::Publish],
            (Self::RequestChanges, _) => &[Event::RequestChanges],
            (Self::Reject, _) => &[Event::Reject],
            (Self::Pause, _) => &[Event::Pause],
            (Self::Resume, _) => &[Event::Resume],
            (Self::Close, _) => &[Event::Close],
        }
    }
}

/// What the admin can decide about a role now.
pub fn decisions(role: &Role, now: Instant) -> Vec<Decision> {
    let may = |decision: &Decision| match role.revise(decision.event(), By::Admin) {
        Some(revised) => revised.is_ok(),
        None => match decision.events(role.state) {
            [] => true,
            [first, ..] => role.step(*first, By::Admin, now).is_ok(),
        },
    };
    Decision::ALL.into_iter().filter(may).collect()
}

/// How much the admin may say about single fields.
const MAX_COMMENTS: usize = 30;

/// A decision, with what it needs.
#[derive(Debug, Clone, Copy)]
pub struct Ruling<'a> {
    /// What is done.
    pub decision: Decision,
    /// Why, for the company: 1 to 2000 characters where the decision needs it, nothing elsewhere.
    pub note: Option<&'a str>,
    /// On single fields, where changes are requested: at most 30, of at most 500 characters.
    pub comments: &'a [Comment],
    /// When it is published by itself, where that is decided.
    pub publish_at: Option<Instant>,
}

impl<'a> Ruling<'a> {
    /// A decision without words.
    pub fn plain(decision: Decision) -> Self {
        Self { decision, note: None, comments: &[], publish_at: None }
    }

    /// The same with words for the company.
    pub fn saying(self, note: &'a str) -> Self {
        Self { note: Some(note), ..self }
    }

    pub(super) fn checked_note(&self) -> Result<Option<&'a str>, Error> {
        let note = self.note.map(text::trimmed).filter(|note| !note.is_empty());
        let fits = note.is_none_or(|note| note.chars().count() <= 2000 && text::is_prose(note));
        if fits && note.is_some() == self.decision.needs_note() {
            Ok(note)
        } else {
            Err(Error::BadNote)
        }
    }

    pub(super) fn checked_comments(&self) -> Result<&'a [Comment], Error> {
        let fits = |comment: &Comment| {
            let length = text::trimmed(&comment.text).chars().count();
            let known = Form::FIELDS.contains(&comment.field.as_str());
            known && (1..=500).contains(&length) && text::is_prose(&comment.text)
        };
        let wanted = self.comments.is_empty() || self.decision == Decision::RequestChanges;
        let few = self.comments.len() <= MAX_COMMENTS;
        let good = wanted && few && self.comments.iter().all(fits);
        if good { Ok(self.comments) } else { Err(Error::BadComment) }
    }

    /// The time of publishing: later than now, and while people can still apply.
    pub(super) fn checked_time(&self, role: &Role, now: Instant) -> Result<Option<Instant>, Error> {
        let last = role.form.deadline;
        let good = match (self.decision, self.publish_at) {
            (Decision::Schedule, Some(at)) => {
                at > now && last.is_some_and(|last| at.date_naive() <= last)
            }
            (Decision::Schedule, None) => false,
            (_, at) => at.is_none(),
        };
        if good { Ok(self.publish_at) } else { Err(Error::BadTime) }
    }
}

/// A row of the admin's list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waiting {
    /// The role.
    pub id: RoleId,
    /// How far it has come.
    pub state: State,
    /// How far changes to it have come, where there are some.
    pub revision: Option<RevisionState>,
    /// Whose it is.
    pub company: CompanyId,
    /// What that is called.
    pub company_name: String,
    /// What the role is called.
    pub title: String,
    /// When it was last sent.
    pub since: Instant,
    /// When it is published by itself.
    pub publish_at: Option<Instant>,
}
