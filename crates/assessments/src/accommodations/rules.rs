//! What somebody asks for, and what they get. Pure.

use kernel::{AccommodationId, Instant, InvitationId, text};

use super::machine::State;
use crate::Error;
use crate::definitions::ACCOMMODATION_PERCENT;

/// The longest text of a request or of an answer, in characters.
pub const MAX_TEXT: usize = 1000;

/// What somebody asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wish {
    /// Extra time in hundredths of the duration.
    pub percent: i32,
    /// Why, where they say it; no proof is asked for.
    pub text: Option<String>,
}

impl Wish {
    pub(super) fn check(&self) -> Result<(), Error> {
        check_percent(self.percent)?;
        self.text.as_deref().map_or(Ok(()), check_text)
    }
}

/// What the company answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// Yes: so much, which may be another percentage than the one asked for.
    Grant(i32),
    /// No, and why; for the candidate to read.
    Decline(String),
}

impl Answer {
    pub(super) fn check(&self) -> Result<(), Error> {
        match self {
            Self::Grant(percent) => check_percent(*percent),
            Self::Decline(reason) => check_text(reason),
        }
    }
}

fn check_percent(percent: i32) -> Result<(), Error> {
    if ACCOMMODATION_PERCENT.contains(&percent) { Ok(()) } else { Err(Error::BadExtraTime) }
}

fn check_text(given: &str) -> Result<(), Error> {
    let long = given.chars().count() > MAX_TEXT;
    if long || text::trimmed(given).is_empty() || !text::is_prose(given) {
        return Err(Error::BadWords);
    }
    Ok(())
}

/// A request for extra time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// Its id.
    pub id: AccommodationId,
    /// The invitation that it is about.
    pub invitation: InvitationId,
    /// How far it has come.
    pub state: State,
    /// Counts its changes, from 1.
    pub version: i32,
    /// What was asked for, in hundredths of the duration.
    pub percent: i32,
    /// Why; none where nothing was said or the text was removed.
    pub text: Option<String>,
    /// What the invitation has without the request: by the assessment's rules or by the person who invited.
    pub base_percent: i32,
    /// What the company has granted.
    pub granted_percent: Option<i32>,
    /// Why it has declined.
    pub reason: Option<String>,
    /// When it was asked last.
    pub asked_at: Instant,
    /// When it was answered.
    pub decided_at: Option<Instant>,
}

impl Request {
    /// The extra time of the invitation: the higher of what it has anyway and what was granted.
    pub(super) fn percent_with(&self, granted: Option<i32>) -> i32 {
        granted.map_or(self.base_percent, |percent| percent.max(self.base_percent))
    }
}

/// A request as the company's list shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The request.
    pub request: Request,
    /// Who asks.
    pub email: String,
    /// How they are addressed.
    pub name: Option<String>,
    /// How the invitation stands: only one that nobody has begun can be answered.
    pub standing: crate::invitations::Standing,
}
