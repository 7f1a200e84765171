//! What an invitation is, and when it may be sent again. Pure.

use std::fmt;
use std::str::FromStr;

use kernel::chrono::TimeDelta;
use kernel::{
    AssessmentId, AttemptId, CompanyId, Email, Instant, InvitationId, UserId, text, words,
};

use super::machine::State;
use crate::Error;
use crate::definitions;

/// The characters of codes: none that is read for another. Source: product.md §5.
pub const ALPHABET: &[u8; 30] = b"23456789ABCDEFGHJKMNPQRSTVWXYZ";
/// How many characters a code has. Source: product.md §5.
pub const CODE_LENGTH: usize = 10;
/// How often it may be sent again, where the admin has set no other number. Source: states.md §4.
pub const MAX_RESENDS: i32 = 3;
/// How long after one mail the next may go, in hours. Source: states.md §4.
pub const RESEND_HOURS: i64 = 24;
/// How many invitations a company may make in a day, where the admin has set nothing. Source: product.md §30.
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
    /// What is agreed with this person alone.
    pub terms: Terms,
}

/// What an invitation says otherwise than its assessment.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Terms {
    /// From when an attempt can begin; at once where there is none.
    pub opens_at: Option<Instant>,
    /// Until when; as many days as the assessment says where there is none.
    pub closes_at: Option<Instant>,
    /// Extra time in hundredths of the duration; as the assessment says where there is none.
    pub accommodation_percent: Option<i32>,
    /// What the company says in the mail, with the variables of [`VARIABLES`].
    pub message: Option<String>,
    /// Whether only an account with the invited address may take it, whatever the assessment says.
    pub only_address: bool,
}

/// What a message may name, each within braces.
pub const VARIABLES: [&str; 4] = ["name", "company", "assessment", "deadline"];
/// The longest message, in characters.
pub const MAX_MESSAGE: usize = 2000;
/// For how many days ahead an invitation may open, and be open then.
pub const MAX_WINDOW_DAYS: i64 = 60;

impl Terms {
    /// From when until when the invitation is open.
    pub(crate) fn window(&self, days: i32, now: Instant) -> Result<Window, Error> {
        let from = self.opens_at.unwrap_or(now).max(now);
        let most = TimeDelta::days(MAX_WINDOW_DAYS);
        // What follows adds to it, and the last moment that can be written is no day to add to.
        if from - now > most {
            return Err(Error::BadOpening);
        }
        let until = self.closes_at.unwrap_or_else(|| from + TimeDelta::days(i64::from(days)));
        if until >= from + TimeDelta::hours(1) && until <= from + most {
            Ok(Window { opens_at: self.opens_at.filter(|at| *at > now), expires_at: until })
        } else {
            Err(Error::BadOpening)
        }
    }

    pub(crate) fn check(&self) -> Result<(), Error> {
        if !self.accommodation_percent.is_none_or(definitions::is_accommodation) {
            return Err(Error::BadAccommodation);
        }
        self.message.as_deref().map_or(Ok(()), check_message)
    }
}

/// Whether a message is one, and names nothing that it cannot.
fn check_message(message: &str) -> Result<(), Error> {
    let long = message.chars().count() > MAX_MESSAGE;
    if long || text::trimmed(message).is_empty() || !text::is_prose(message) {
        return Err(Error::BadMessage);
    }
    let unknown = message.split('{').skip(1).find_map(|rest| {
        let name = rest.split('}').next().unwrap_or_default();
        let known = rest.contains('}') && VARIABLES.contains(&name);
        (!known).then(|| name.chars().take(20).collect())
    });
    unknown.map_or(Ok(()), |name| Err(Error::UnknownVariable { name }))
}

/// The message with each variable replaced by what `value` answers for its name.
pub fn fill(message: &str, value: impl Fn(&str) -> String) -> String {
    let mut rest = message;
    let mut filled = String::new();
    while let Some((before, after)) = rest.split_once('{') {
        filled.push_str(before);
        let Some((name, next)) = after.split_once('}') else {
            filled.push('{');
            rest = after;
            continue;
        };
        filled.push_str(&value(name));
        rest = next;
    }
    filled + rest
}

/// The duration with extra time, rounded up to whole minutes.
pub(crate) fn minutes_with(minutes: i32, percent: i32) -> i32 {
    minutes + (minutes * percent + 99) / 100
}

/// When an attempt can begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Window {
    /// At once where there is none.
    pub(crate) opens_at: Option<Instant>,
    pub(crate) expires_at: Instant,
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
    /// When it was submitted; `None` while the candidate works, and of an earlier attempt.
    pub submitted_at: Option<Instant>,
    /// When it began, where it is an earlier attempt that the candidate shares.
    pub earlier: Option<Instant>,
    /// What stands beside its grade; `None` where nothing was looked for, and of an earlier attempt.
    pub verification: Option<crate::verification::Standing>,
    /// What the company has decided; `None` without a grade, and where a board is decided on.
    pub decision: Option<crate::decisions::State>,
}

impl AttemptRow {
    /// The attempt that an invitation led to; its score is filled in where it is wanted.
    pub(super) fn of(
        id: AttemptId,
        state: crate::machine::State,
        submitted_at: Option<Instant>,
    ) -> Self {
        Self {
            id,
            state,
            fineness: None,
            standard_error: None,
            submitted_at,
            earlier: None,
            verification: None,
            decision: None,
        }
    }

    /// An earlier attempt, which has a grade, begun at this moment.
    pub(super) fn earlier(id: AttemptId, began: Instant) -> Self {
        let state = crate::machine::State::Graded;
        Self { earlier: Some(began), ..Self::of(id, state, None) }
    }
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
    /// From when an attempt can begin; at once where there is none.
    pub opens_at: Option<Instant>,
    /// Until when an attempt can begin.
    pub expires_at: Instant,
    /// Extra time in hundredths of the duration.
    pub accommodation_percent: i32,
    /// What the company says in the mail, with its variables.
    pub message: Option<String>,
    /// Who invited.
    pub created_by: UserId,
    /// How often it was sent again; names each mail.
    pub resends: i32,
    /// Whether an account with another verified address may take it.
    pub any_address: bool,
    /// The address of the account that took it, masked, where that is not the invited one.
    pub taken_as: Option<String>,
    /// The attempt it led to.
    pub attempt: Option<AttemptRow>,
}

impl Invitation {
    /// How long this person's attempt lasts, where those of others last so many minutes.
    pub fn minutes(&self, of_others: i32) -> i32 {
        minutes_with(of_others, self.accommodation_percent)
    }

    /// From when its mail may go once more, of `most` times, while nobody has begun; `None` where it goes no more.
    pub fn remind_from(&self, most: i64) -> Option<Instant> {
        use State::{Accepted, Created, Opened, Sent};
        let waits = matches!(self.state, Created | Sent | Opened | Accepted);
        (waits && i64::from(self.resends) < most).then(|| self.next_mail_at())
    }

    /// The earliest moment of another mail.
    fn next_mail_at(&self) -> Instant {
        self.last_sent_at.unwrap_or(self.created_at) + TimeDelta::hours(RESEND_HOURS)
    }
}

/// Whether an invitation may be sent again, `most` times in all.
pub(crate) fn check_resend(invitation: &Invitation, most: i64, now: Instant) -> Result<(), Error> {
    match invitation.state {
        State::Created | State::Sent | State::Opened | State::Accepted | State::Expired => {}
        State::Started | State::Completed | State::SatisfiedByShare => {
            return Err(Error::AlreadyStarted);
        }
        State::Cancelled | State::Bounced | State::Declined => return Err(Error::InvitationClosed),
    }
    if i64::from(invitation.resends) >= most {
        return Err(Error::ResendLimit(most));
    }
    let wait = (invitation.next_mail_at() - now).num_milliseconds();
    if wait > 0 {
        // Rounded up, so that anyone who waits this long is let in.
        return Err(Error::ResendTooSoon { retry_after_seconds: (wait + 999) / 1000 });
    }
    Ok(())
}

words! {
    /// What the invite card says. Source: product.md §5.
    pub enum Standing as "InvitationStanding" {
        /// An attempt can begin later.
        NotOpen = "not_open",
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
        /// An earlier result took the place of an attempt.
        EarlierResult = "earlier_result",
        /// The invited person does not take part.
        Declined = "declined",
    }
}

/// How an invitation stands now, whether or not anybody has closed what lapsed.
pub(crate) fn standing(state: State, window: Window, now: Instant) -> Standing {
    match state {
        State::Created | State::Sent | State::Opened | State::Accepted => {
            if window.opens_at.is_some_and(|at| now < at) {
                Standing::NotOpen
            } else if now < window.expires_at {
                Standing::Open
            } else {
                Standing::Expired
            }
        }
        State::Started => Standing::Started,
        State::Completed => Standing::Finished,
        State::Expired => Standing::Expired,
        State::Cancelled | State::Bounced => Standing::Cancelled,
        State::SatisfiedByShare => Standing::EarlierResult,
        State::Declined => Standing::Declined,
    }
}
