//! Whom a partner can invite. Pure.

use std::collections::HashSet;

use chrono::TimeDelta;
use kernel::uuid::Uuid;
use kernel::{Email, Instant, PartnerInvitationId, UserId, is_apostrophe, words};

/// How many people are invited at once.
pub const AT_ONCE: usize = 500;
/// How many reminders an address gets; the database keeps it too.
pub const MAX_REMINDERS: i16 = 3;
/// How many days after the last mail to an address the next one may go.
pub const REMIND_AFTER_DAYS: i64 = 7;
/// How many characters a name has.
pub const MAX_NAME: usize = 80;
/// How many people a partner invites within a day, where nothing else is set.
pub const A_DAY: i64 = 500;
/// The same in all: those invited within the last year.
pub const IN_ALL: i64 = 5000;

words! {
    /// What becomes of one row of a list.
    pub enum Outcome as "StudentInvitationOutcome" {
        /// The partner has invited the address.
        Invited = "invited",
        /// The partner invited the address before.
        AlreadyInvited = "already_invited",
        /// Its owner signed up with the partner's code, and shows the partner their name.
        AlreadyStudent = "already_student",
        /// The address is in a row above.
        Repeated = "repeated",
        /// Its owner wants no invitations from partners.
        Stopped = "stopped",
        /// It is no address.
        BadAddress = "bad_address",
        /// The name is none.
        BadName = "bad_name",
        /// The partner can invite nobody else today.
        OverDay = "over_day",
        /// The partner can invite nobody else.
        OverAll = "over_all",
    }
}

words! {
    /// How an invitation stands, as its partner sees it.
    pub enum Standing as "StudentInvitationStanding" {
        /// Nothing has come of it that the partner sees.
        Invited = "invited",
        /// The person has signed up and shows the partner their name.
        Joined = "joined",
        /// The person wants no invitations from partners.
        Stopped = "stopped",
        /// A mail server refused the address for good.
        Undeliverable = "undeliverable",
    }
}

/// A row as it was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Typed {
    /// Should be an address.
    pub email: String,
    /// How the person is called, where that is known.
    pub name: Option<String>,
}

/// An invitation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invitation {
    /// Names it.
    pub id: PartnerInvitationId,
    /// Who invites.
    pub partner: UserId,
    /// Whom.
    pub email: String,
    /// How they are greeted.
    pub name: Option<String>,
    /// What the link ends with that stops invitations of partners.
    pub stop_token: Uuid,
    /// When.
    pub invited_at: Instant,
    /// How many reminders there were.
    pub reminders: i16,
    /// When the last one went.
    pub reminded_at: Option<Instant>,
    /// When a mail server refused the address for good.
    pub bounced_at: Option<Instant>,
    /// When its reader stopped invitations of partners.
    pub stopped_at: Option<Instant>,
}

impl Invitation {
    /// How it stands; `joined` is what the partner may know of the person.
    pub(super) fn standing(&self, joined: bool) -> Standing {
        if joined {
            Standing::Joined
        } else if self.stopped_at.is_some() {
            Standing::Stopped
        } else if self.bounced_at.is_some() {
            Standing::Undeliverable
        } else {
            Standing::Invited
        }
    }
}

/// Of the addresses of a list, those that cannot be invited.
#[derive(Debug, Clone, Default)]
pub(super) struct Known {
    /// Invited by this partner before.
    pub(super) invited: HashSet<String>,
    /// Of students who show this partner their name.
    pub(super) shown: HashSet<String>,
    /// Of people who want no invitations from partners.
    pub(super) stopped: HashSet<String>,
}

/// How many a partner can still invite.
#[derive(Debug, Clone, Copy)]
pub(super) struct Room {
    pub(super) today: i64,
    pub(super) in_all: i64,
}

/// Whom a list invites: the address and the name of each row that invites somebody, and what becomes of the others.
pub(super) fn judge(
    rows: &[Typed],
    known: &Known,
    room: Room,
) -> Vec<Result<(Email, Option<String>), Outcome>> {
    let (mut seen, mut made) = (HashSet::new(), 0);
    let judged = rows.iter().map(|row| {
        let email: Email = row.email.parse().map_err(|_| Outcome::BadAddress)?;
        let name = name_of(row.name.as_deref())?;
        if !seen.insert(email.clone()) {
            return Err(Outcome::Repeated);
        }
        let address = email.as_str();
        if known.stopped.contains(address) {
            return Err(Outcome::Stopped);
        }
        if known.shown.contains(address) {
            return Err(Outcome::AlreadyStudent);
        }
        if known.invited.contains(address) {
            return Err(Outcome::AlreadyInvited);
        }
        if made >= room.in_all {
            return Err(Outcome::OverAll);
        }
        if made >= room.today {
            return Err(Outcome::OverDay);
        }
        made += 1;
        Ok((email, name))
    });
    judged.collect()
}

/// The name of a row, trimmed; the empty one is none.
fn name_of(typed: Option<&str>) -> Result<Option<String>, Outcome> {
    let name = kernel::text::trimmed(typed.unwrap_or_default());
    if name.is_empty() {
        return Ok(None);
    }
    if is_name(name) { Ok(Some(name.to_owned())) } else { Err(Outcome::BadName) }
}

/// Whether a mail that carries our name may greet a stranger with this: letters, and what people write between the
/// parts of a name. Digits, signs and addresses of pages are what advertising needs.
fn is_name(text: &str) -> bool {
    let fits = text.chars().count() <= MAX_NAME;
    let letters = text
        .chars()
        .all(|c| c.is_alphabetic() || is_accent(c) || is_apostrophe(c) || " -–.,()".contains(c));
    fits && letters && text.chars().any(char::is_alphabetic) && !names_a_page(text)
}

/// Accents that are characters of their own.
fn is_accent(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}')
}

/// Whether mail programs make a link of it: a dot between letters, but for initials such as “J.R. Lee”.
fn names_a_page(text: &str) -> bool {
    text.split_whitespace().any(|word| {
        let parts: Vec<&str> = word.split('.').filter(|part| !part.is_empty()).collect();
        let last = parts.len().saturating_sub(1);
        parts.len() > 1 && parts[..last].iter().any(|part| part.chars().count() > 1)
    })
}

/// The instant up to which the last mail must have gone for the next reminder.
pub(super) fn remind_before(now: Instant) -> Instant {
    now - TimeDelta::days(REMIND_AFTER_DAYS)
}
