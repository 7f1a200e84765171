//! An interview, and what is wrong with a proposal for one. Pure.

use chrono::{SubsecRound, TimeDelta};
use chrono_tz::Tz;
use kernel::{ApplicationId, Instant, MeetingId, UserId, text};

use super::machine::{Event, State};
use crate::Error;
use crate::roles::form::Problem;

/// Among how many times a candidate chooses.
pub const SLOTS: usize = 3;
/// How many members of a company take part at most.
pub const MAX_PEOPLE: usize = 10;
/// How many interviews of an application wait or are ahead at most.
pub const MAX_AHEAD: i64 = 5;
/// How far ahead a time can be, in days.
const MAX_DAYS_AHEAD: i64 = 180;
/// How long an interview is, in minutes.
const MINUTES: std::ops::RangeInclusive<i32> = 15..=240;

/// What a company proposes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    /// When it could begin: three instants, in the order in which they are shown.
    pub slots: Vec<Instant>,
    /// In which zone the company thinks of them: a name of the IANA time zone database.
    pub zone: String,
    /// How long it takes, 15 to 240.
    pub minutes: i32,
    /// Where it is, or the address of a call: 1 to 500 characters.
    pub place: String,
    /// What the candidate should know, at most 2000 characters.
    pub message: Option<String>,
    /// Who of the company takes part: 1 to 10 members. That they are members is for the caller to know.
    pub people: Vec<UserId>,
}

impl Proposal {
    /// Everything that is not as it must be.
    ///
    /// # Errors
    /// [`Error::Fields`].
    pub(super) fn check(&self, now: Instant) -> Result<(), Error> {
        let mut faults = Vec::new();
        let mut check = |wrong: bool, field: String, code, detail| {
            if wrong {
                faults.push(Problem::new(field, code, detail));
            }
        };
        let named = |field: &str| field.to_owned();
        check(self.slots.len() != SLOTS, named("slots"), "count", "Propose three times.");
        let last = now + TimeDelta::days(MAX_DAYS_AHEAD);
        for (at, slot) in self.slots.iter().enumerate() {
            let field = format!("slots[{at}]");
            let detail = "Choose a time that is ahead, within half a year.";
            check(*slot <= now || *slot > last, field.clone(), "range", detail);
            let again = self.slots.iter().take(at).any(|earlier| earlier == slot);
            check(again, field, "not_unique", "Propose three different times.");
        }
        let detail = "Choose a time zone such as Europe/Lisbon.";
        check(self.tz().is_none(), named("zone"), "not_offered", detail);
        let detail = "An interview takes 15 to 240 minutes.";
        check(!MINUTES.contains(&self.minutes), named("minutes"), "range", detail);
        let length = text::trimmed(&self.place).chars().count();
        check(length == 0, named("place"), "required", "Say where it is, or where to call.");
        check(length > 500, named("place"), "length", "A place has at most 500 characters.");
        check(!text::is_line(&self.place), named("place"), "format", "This is one line of text.");
        let message = self.message.as_deref().unwrap_or_default();
        let long = message.chars().count() > 2000;
        check(long, named("message"), "length", "A message has at most 2000 characters.");
        let detail = "Write this without characters that cannot be seen.";
        check(!text::is_prose(message), named("message"), "format", detail);
        let few = (1..=MAX_PEOPLE).contains(&self.people.len());
        check(!few, named("people"), "count", "Name one to ten members of your team.");
        if faults.is_empty() { Ok(()) } else { Err(Error::Fields(faults)) }
    }

    /// The same as it is stored: without seconds, and without what nobody sees.
    #[must_use]
    pub(super) fn tidied(&self) -> Self {
        let mut people = self.people.clone();
        people.sort_unstable();
        people.dedup();
        let message = self.message.as_deref().map(text::trimmed);
        Self {
            slots: self.slots.iter().map(|slot| slot.trunc_subsecs(0)).collect(),
            place: text::trimmed(&self.place).to_owned(),
            message: message.filter(|words| !words.is_empty()).map(str::to_owned),
            people,
            ..self.clone()
        }
    }

    /// The zone, where there is one of this name.
    pub fn tz(&self) -> Option<Tz> {
        self.zone.parse().ok()
    }
}

/// A time that both sides know of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Appointment {
    /// When it begins.
    pub starts_at: Instant,
    /// How long it takes.
    pub minutes: i32,
    /// Where it is.
    pub place: String,
}

impl Appointment {
    /// When it ends.
    pub fn ends_at(&self) -> Instant {
        self.starts_at + TimeDelta::minutes(i64::from(self.minutes))
    }
}

/// An interview.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meeting {
    /// Its id, which the calendar entry is called by.
    pub id: MeetingId,
    /// Whose application it is about.
    pub application: ApplicationId,
    /// How far it has come.
    pub state: State,
    /// Grows with every change.
    pub version: i32,
    /// What is proposed, or was last.
    pub proposal: Proposal,
    /// The time that was picked last.
    pub set: Option<Appointment>,
    /// How often the calendar entry has changed.
    pub sequence: i32,
    /// What the candidate said when no time fitted.
    pub note: Option<String>,
    /// Why it was called off.
    pub reason: Option<String>,
    /// Who proposed it first.
    pub created_by: UserId,
    /// When.
    pub created_at: Instant,
    /// When it changed last.
    pub changed_at: Instant,
}

/// What a step brings with it.
#[derive(Debug, Clone, Copy)]
pub enum Act<'a> {
    /// Other times.
    Repropose(&'a Proposal),
    /// One of the times, counted from 0.
    Pick(usize),
    /// None fits, and what the candidate says to it.
    Refuse(Option<&'a str>),
    /// It is off, and why.
    Cancel(Option<&'a str>),
    /// The application has ended.
    Lapse,
}

impl Act<'_> {
    /// Which step it is.
    pub(super) fn event(&self) -> Event {
        match self {
            Self::Repropose(_) => Event::Repropose,
            Self::Pick(_) => Event::Pick,
            Self::Refuse(_) => Event::Refuse,
            Self::Cancel(_) => Event::Cancel,
            Self::Lapse => Event::Lapse,
        }
    }
}

impl Meeting {
    /// Whether both sides have an entry in their calendars.
    pub fn is_in_calendars(&self) -> bool {
        matches!(self.state, State::Set | State::Moving)
    }

    /// Whether it has begun, so that nothing about it can be changed any more.
    pub fn has_begun(&self, now: Instant) -> bool {
        self.is_in_calendars() && self.set.as_ref().is_some_and(|set| set.starts_at <= now)
    }

    /// The proposed time that is picked, where it is still ahead.
    ///
    /// # Errors
    /// [`Error::BadSlot`].
    pub(super) fn picked(&self, slot: usize, now: Instant) -> Result<Appointment, Error> {
        let found = self.proposal.slots.get(slot).copied().filter(|at| *at > now);
        let starts_at = found.ok_or(Error::BadSlot)?;
        let Proposal { minutes, place, .. } = self.proposal.clone();
        Ok(Appointment { starts_at, minutes, place })
    }
}
