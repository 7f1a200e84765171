//! What an invitation is, and when it may be sent again. Pure.

use std::fmt;
use std::str::FromStr;

use kernel::chrono::TimeDelta;
use kernel::{
    AssessmentId, AttemptId, CompanyId, Email, Instant, InvitationId, Language, UserId, words,
};

use super::machine::State;
use crate::Error;

/// The characters of codes: none that is read for another. Source: product.md §5.
pub const ALPHABET: &[u8; 30] = b"23456789ABCDEFGHJKMNPQRSTVWXYZ";
/// How many characters a code has. Source: product.md §5.
pub const CODE_LENGTH: usize = 10;
/// How long an invitation is open, in days. Source: states.md §4.
pub const OPEN_DAYS: i64 = 14;
/// How often it may be sent again. Source: states.md §4.
pub const MAX_RESENDS: i32 = 3;
/// How long after one mail the next may go, in hours. Source: states.md §4.
pub const RESEND_HOURS: i64 = 24;
/// How many invitations a company may make in a day. Source: product.md §30.
pub const MAX_A_DAY: i64 = 1000;

/// The secret part of an invitation's address.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Code(String);

/// The text is not a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a code is ten of 23456789ABCDEFGHJKMNPQRSTVWXYZ")]
pub struct BadCode;

impl Code {
    /// A fresh code from the system's generator: some 49 bits.
    pub(crate) fn random() -> Self {
        Self(random(CODE_LENGTH))
    }

    /// The code.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// `length` characters of the alphabet, each as likely as the others.
pub(crate) fn random(length: usize) -> String {
    use rand::seq::IndexedRandom;
    let mut source = rand::rng();
    (0..length).filter_map(|_| ALPHABET.choose(&mut source)).map(|b| char::from(*b)).collect()
}

impl FromStr for Code {
    type Err = BadCode;

    fn from_str(text: &str) -> Result<Self, BadCode> {
        let good = text.len() == CODE_LENGTH && text.bytes().all(|b| ALPHABET.contains(&b));
        if good { Ok(Self(text.to_owned())) } else { Err(BadCode) }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// An invitation to be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewInvitation {
    /// Whose assessment it is.
    pub company: CompanyId,
    /// The assessment.
    pub assessment: AssessmentId,
    /// Whom to invite.
    pub email: Email,
    /// How to address them, one line of 1 to 120 characters.
    pub name: Option<String>,
    /// Who invites.
    pub by: UserId,
}

/// The attempt an invitation led to, as the company's list shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AttemptRow {
    /// Its id.
    pub id: AttemptId,
    /// Where it is.
    pub state: crate::machine::State,
    /// The score, 0 to 1000, once graded.
    pub fineness: Option<i32>,
    /// Its standard error, where that is estimated.
    pub standard_error: Option<i32>,
}

/// An invitation as the company sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invitation {
    /// Its id.
    pub id: InvitationId,
    /// The assessment.
    pub assessment: AssessmentId,
    /// The code.
    pub code: String,
    /// Who is invited.
    pub email: String,
    /// How to address them.
    pub name: Option<String>,
    /// Where it is.
    pub state: State,
    /// When it was made.
    pub created_at: Instant,
    /// When the first mail was taken by the mail server.
    pub sent_at: Option<Instant>,
    /// When it was last asked to be sent again.
    pub last_sent_at: Option<Instant>,
    /// Until when an attempt can begin.
    pub expires_at: Instant,
    /// How often it was sent again; names each mail.
    pub resends: i32,
    /// The attempt it led to.
    pub attempt: Option<AttemptRow>,
}

/// Whether an invitation may be sent again.
pub(crate) fn check_resend(invitation: &Invitation, now: Instant) -> Result<(), Error> {
    match invitation.state {
        State::Created | State::Sent | State::Opened | State::Accepted | State::Expired => {}
        State::Started | State::Completed => return Err(Error::AlreadyStarted),
        State::Cancelled | State::Bounced => return Err(Error::InvitationClosed),
    }
    if invitation.resends >= MAX_RESENDS {
        return Err(Error::ResendLimit);
    }
    let last = invitation.last_sent_at.unwrap_or(invitation.created_at);
    let wait = (last + TimeDelta::hours(RESEND_HOURS) - now).num_milliseconds();
    if wait > 0 {
        // Rounded up, so that anyone who waits this long is let in.
        return Err(Error::ResendTooSoon { retry_after_seconds: (wait + 999) / 1000 });
    }
    Ok(())
}

words! {
    /// What the invite card says. Source: product.md §5.
    pub enum Standing as "InvitationStanding" {
        /// An attempt can begin.
        Open = "open",
        /// An attempt is under way.
        Started = "started",
        /// The attempt is over.
        Finished = "finished",
        /// Nobody started in time.
        Expired = "expired",
        /// Taken back or undeliverable.
        Cancelled = "cancelled",
    }
}

/// How an invitation stands now, whether or not anybody has closed what lapsed.
pub(crate) fn standing(state: State, expires_at: Instant, now: Instant) -> Standing {
    match state {
        State::Created | State::Sent | State::Opened | State::Accepted => {
            if now < expires_at {
                Standing::Open
            } else {
                Standing::Expired
            }
        }
        State::Started => Standing::Started,
        State::Completed => Standing::Finished,
        State::Expired => Standing::Expired,
        State::Cancelled | State::Bounced => Standing::Cancelled,
    }
}

/// An invitation as somebody with its code sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// The invitation.
    pub id: InvitationId,
    /// The code.
    pub code: String,
    /// How it stands.
    pub standing: Standing,
    /// Who invites.
    pub company_name: String,
    /// To what.
    pub assessment_title: String,
    /// How long an attempt lasts.
    pub duration_minutes: i32,
    /// How many tasks there are.
    pub task_count: i64,
    /// The languages allowed.
    pub languages: Vec<Language>,
    /// Who is invited; to be masked for strangers.
    pub email: String,
    /// Until when an attempt can begin.
    pub expires_at: Instant,
    /// The attempt and whose it is; for that person only.
    pub attempt: Option<(AttemptId, UserId)>,
}

/// An invitation as the invited person's own list shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mine {
    /// The invitation.
    pub id: InvitationId,
    /// The code.
    pub code: String,
    /// Who invites.
    pub company_name: String,
    /// To what.
    pub assessment_title: String,
    /// How long an attempt lasts.
    pub duration_minutes: i32,
    /// How it stands.
    pub standing: Standing,
    /// When it was made.
    pub created_at: Instant,
    /// Until when an attempt can begin.
    pub expires_at: Instant,
    /// The attempt and its deadline.
    pub attempt: Option<(AttemptId, Instant)>,
}
