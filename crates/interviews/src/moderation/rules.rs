//! What a moderator is shown and can decide. Pure.

use kernel::{Instant, StoryId, UserId, words};

use crate::Error;
use crate::machine::{By, Event, STEPS, State};
use crate::manuscripts::Manuscript;
pub use crate::reasons::Reason;

words! {
    /// A pile of work.
    pub enum Queue as "ModerationQueue" {
        Pending = "pending", Held = "held", Flagged = "flagged", Edits = "edits",
        Replies = "replies", Sample = "sample", All = "all",
    }
}

words! {
    /// What waits in a queue.
    pub enum Kind as "ModerationKind" { Story = "story", Edit = "edit", Reply = "reply" }
}

words! {
    /// What a moderator can do to a story.
    pub enum Decision as "ModerationAct" {
        Publish = "publish", RequestChanges = "request_changes", Reject = "reject",
        Remove = "remove", Keep = "keep", Verify = "verify",
    }
}

/// Why, as the author reads it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Why {
    /// In a word.
    pub reason: Reason,
    /// In sentences, at most 2000 characters.
    pub text: String,
}

impl Why {
    /// As it is stored; the author reads it as [`crate::reasons::sentences`].
    pub fn note(&self) -> String {
        let text = self.text.trim();
        let code = self.reason.as_str();
        if text.is_empty() { code.to_owned() } else { format!("{code}: {text}") }
    }
}

/// Something that waits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waiting {
    /// The story.
    pub id: StoryId,
    /// What of it waits.
    pub kind: Kind,
    /// What a decision names: the story's version, or the answer's.
    pub version: i32,
    /// How far it has come.
    pub state: State,
    /// As the author wrote it.
    pub company_name: String,
    /// As the author wrote it.
    pub position: String,
    /// When the interview was.
    pub year: Option<i32>,
    /// How much the checks found.
    pub warnings: usize,
    /// How many open reports there are.
    pub reports: i64,
    /// Since when it waits.
    pub since: Instant,
}

/// A story is decided on within two days.
pub const DUE_DAYS: i64 = 2;

/// What can be decided now.
pub fn decisions(manuscript: &Manuscript) -> Vec<Decision> {
    let can = |from: State, event: Event| STEPS.step(from, event, By::Admin).is_ok();
    let text = manuscript.text_state();
    let mut decisions = Vec::new();
    for (decision, event) in [
        (Decision::Publish, Event::Publish),
        (Decision::RequestChanges, Event::RequestChanges),
        (Decision::Reject, Event::Reject),
    ] {
        if can(text, event) {
            decisions.push(decision);
        }
    }
    if manuscript.state.is_live() {
        decisions.push(Decision::Remove);
        if manuscript.state == State::Flagged || manuscript.sampled {
            decisions.push(Decision::Keep);
        }
        if manuscript.verified_by.is_none() {
            decisions.push(Decision::Verify);
        }
    }
    decisions
}

/// A name for an author that says nothing of them: the same for one author, another for the next.
pub fn handle(author: UserId) -> String {
    const LETTERS: &[u8] = b"23456789ABCDEFGHJKMNPQRSTVWXYZ";
    let folded = author.0.as_u128().wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835) >> 64;
    let letter = |at: u32| {
        let index = usize::try_from((folded >> (at * 16)) % LETTERS.len() as u128).unwrap_or(0);
        LETTERS.get(index).map_or('?', |byte| char::from(*byte))
    };
    format!("Author {}", (0..4).map(letter).collect::<String>())
}

/// A decision against an author's text says why.
pub(super) fn check_why(decision: Decision, why: Option<&Why>) -> Result<(), Error> {
    let needed = matches!(decision, Decision::RequestChanges | Decision::Reject | Decision::Remove);
    let long = why.is_some_and(|why| why.text.chars().count() > 2000);
    if long || (needed && why.is_none()) { Err(Error::BadReason) } else { Ok(()) }
}
