//! What a step changes of a conversation. Pure.

use chrono::TimeDelta;
use kernel::{Instant, SupportConversationId, UserId, text, words};

use super::machine::{Event, State, after};
use crate::Error;

/// For how long a message goes on with what was resolved; later ones begin a new conversation.
pub const REOPEN_DAYS: i64 = 14;
/// After how long without a message what waits for the person is resolved.
pub const IDLE_DAYS: i64 = 7;
/// For how long support can put a conversation off.
pub const MAX_SNOOZE_DAYS: i64 = 90;
/// After how many minutes a message of support that nobody has read is mailed.
pub const MAIL_AFTER_MINUTES: i64 = 5;

const MAX_LABELS: usize = 10;
const MAX_LABEL: usize = 30;

words! {
    /// How soon a conversation is looked at.
    pub enum Priority as "SupportPriority" {
        /// After the others.
        Low = "low",
        /// As it comes.
        Medium = "medium",
        /// Before the others.
        High = "high",
        /// At once.
        Urgent = "urgent",
    }
}

words! {
    /// Whose message it is, or whose marks.
    pub enum Side as "SupportSide" {
        /// The person who asks.
        User = "user",
        /// Support.
        Admin = "admin",
    }
}

/// Up to which number a side has got the messages of the other.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Marks {
    /// Received.
    pub delivered: i32,
    /// Read; never beyond what was received.
    pub read: i32,
}

impl Marks {
    /// No less than before, and no more than there is.
    fn moved(self, to: Self, last: i32) -> Self {
        let read = to.read.min(last).max(self.read);
        let delivered = to.delivered.min(last).max(self.delivered).max(read);
        Self { delivered, read }
    }
}

/// A conversation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Conversation {
    /// Its id.
    pub id: SupportConversationId,
    /// Who asks.
    pub user: UserId,
    /// How it stands.
    pub state: State,
    /// How soon support looks at it.
    pub priority: Priority,
    /// Support's own words for it.
    pub labels: Vec<String>,
    /// Grows with every message and step.
    pub version: i32,
    /// The number of the newest message; 0 before the first.
    pub last_number: i32,
    /// The number of support's newest message; 0 before the first.
    pub last_answer: i32,
    /// How far the person is.
    pub of_user: Marks,
    /// How far support is.
    pub of_admin: Marks,
    /// Up to which number messages of support were mailed.
    pub mailed_number: i32,
    /// Since when the person waits for an answer; absent while they do not.
    pub waiting_since: Option<Instant>,
    /// Until when it is put off.
    pub snoozed_until: Option<Instant>,
    /// When it was resolved.
    pub resolved_at: Option<Instant>,
    /// What the person thinks of it, 1 to 5.
    pub rating: Option<i16>,
    /// Since when its person is blocked; absent while they are not.
    pub blocked_at: Option<Instant>,
    /// Grows with every change.
    pub event_id: i64,
    /// When it began.
    pub created_at: Instant,
    /// When the last message or step was.
    pub changed_at: Instant,
}

impl Conversation {
    /// Whether what the person writes at `now` goes on with this one.
    pub(crate) fn goes_on(&self, now: Instant) -> bool {
        self.resolved_at.is_none_or(|at| now - at <= TimeDelta::days(REOPEN_DAYS))
    }

    /// Whether support wrote something that the person has not read.
    pub fn has_unread(&self) -> bool {
        self.last_answer > self.of_user.read
    }

    fn step(&mut self, event: Event, now: Instant) -> Result<(), Error> {
        self.state = after(self.state, event)?;
        self.snoozed_until = None;
        self.resolved_at = (self.state == State::Resolved).then_some(now);
        self.touch(now);
        Ok(())
    }

    fn touch(&mut self, now: Instant) {
        self.version += 1;
        self.changed_at = now;
    }

    /// A message of a side, with the next number.
    pub(super) fn write(&mut self, side: Side, now: Instant) -> Result<(), Error> {
        match side {
            // It is kept, and nobody is asked to answer: the conversation stays as it is.
            Side::User if self.blocked_at.is_some() => {
                self.touch(now);
                self.last_number += 1;
            }
            Side::User => {
                self.step(Event::Write, now)?;
                self.waiting_since.get_or_insert(now);
                // Asked again once it is resolved again.
                self.rating = None;
                self.last_number += 1;
            }
            Side::Admin => {
                self.step(Event::Answer, now)?;
                self.waiting_since = None;
                self.last_number += 1;
                self.last_answer = self.last_number;
                // Support has read what it answers.
                self.of_admin = Marks { delivered: self.last_number, read: self.last_number };
            }
        }
        Ok(())
    }

    pub(super) fn snooze(&mut self, until: Instant, now: Instant) -> Result<(), Error> {
        if until <= now || until - now > TimeDelta::days(MAX_SNOOZE_DAYS) {
            return Err(Error::BadSnooze);
        }
        self.step(Event::Snooze, now)?;
        self.snoozed_until = Some(until);
        Ok(())
    }

    pub(super) fn resolve(&mut self, event: Event, now: Instant) -> Result<(), Error> {
        self.step(event, now)?;
        self.waiting_since = None;
        Ok(())
    }

    /// Blocks its person, which ends what goes on; or lets them ask again, which changes no conversation.
    pub(super) fn block(&mut self, is_blocked: bool, now: Instant) -> Result<(), Error> {
        if is_blocked && self.state != State::Resolved {
            self.resolve(Event::Resolve, now)?;
        } else {
            self.touch(now);
        }
        self.blocked_at = is_blocked.then(|| self.blocked_at.unwrap_or(now));
        Ok(())
    }

    pub(super) fn wake(&mut self, now: Instant) -> Result<(), Error> {
        self.step(Event::Wake, now)
    }

    pub(super) fn triage(
        &mut self,
        priority: Priority,
        labels: Vec<String>,
        now: Instant,
    ) -> Result<(), Error> {
        let good = |label: &String| {
            (1..=MAX_LABEL).contains(&label.chars().count()) && text::is_line(label)
        };
        let twice =
            labels.iter().enumerate().any(|(at, label)| labels.iter().take(at).any(|l| l == label));
        if labels.len() > MAX_LABELS || twice || !labels.iter().all(good) {
            return Err(Error::BadLabels);
        }
        (self.priority, self.labels) = (priority, labels);
        self.touch(now);
        Ok(())
    }

    /// Moves the marks of a side, and answers whether that changed anything.
    pub(super) fn mark(&mut self, side: Side, to: Marks) -> bool {
        let last = self.last_number;
        let marks = match side {
            Side::User => &mut self.of_user,
            Side::Admin => &mut self.of_admin,
        };
        let before = *marks;
        *marks = before.moved(to, last);
        *marks != before
    }

    pub(super) fn rate(&mut self, rating: i16) -> Result<(), Error> {
        if self.state != State::Resolved {
            return Err(Error::NotResolved);
        }
        if !(1..=5).contains(&rating) {
            return Err(Error::BadRating);
        }
        self.rating = Some(rating);
        Ok(())
    }
}

/// A conversation as support's list shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The conversation.
    pub conversation: Conversation,
    /// What the person is called.
    pub name: String,
    /// Their address.
    pub email: String,
    /// The beginning of the newest message.
    pub excerpt: String,
}
