//! What an application is, and what a step needs. Pure.

use chrono::{NaiveDate, TimeDelta};
use db::audit::Actor;
use kernel::{ApplicationId, CompanyId, Instant, ResumeId, RoleId, UserId, text, words};
use serde::{Deserialize, Serialize};

use super::machine::{self, By, Event, State};
use crate::Error;
use crate::roles::Member;

/// After how many days somebody hears of their application again, if only that nothing has changed.
pub const NEWS_DAYS: i64 = 14;
/// For how many minutes a decline can be reconsidered; then the candidate hears of it.
pub const RECONSIDER_MINUTES: i64 = 60;
/// How long a company's move waits before the candidate is notified, in seconds: so long it is undone unseen.
pub(super) const TELL_AFTER_SECONDS: i64 = 60;

words! {
    /// Why a company says no.
    pub enum DeclineCode {
        /// A requirement that the role states is not met.
        Requirements = "requirements",
        /// Others have more of the skills.
        Skills = "skills",
        /// Others have done more of the work before.
        Experience = "experience",
        /// The dates do not fit.
        Availability = "availability",
        /// The place does not fit.
        Location = "location",
        /// The openings are filled.
        Filled = "filled",
        /// The company says it in its own words.
        Other = "other",
    }
}

/// What somebody said of themselves when they applied.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Profile {
    /// Their name; empty once they are erased.
    pub name: String,
    /// Their address.
    pub email: String,
    /// At most 160 characters.
    pub headline: Option<String>,
    /// At most 400 characters.
    pub education: Option<String>,
    /// At most 20, of at most 60 characters.
    pub skills: Vec<String>,
    /// From when they could begin.
    pub available_from: Option<NaiveDate>,
}

/// A question of the role's, as the candidate read it, and what they said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The question.
    pub question: String,
    /// `yes`, `no`, one of the options, or their own words.
    pub answer: String,
    /// The answer that the role requires, where it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needs: Option<String>,
}

impl Answer {
    /// Whether the role requires another answer.
    pub fn misses(&self) -> bool {
        self.needs.as_ref().is_some_and(|needs| *needs != self.answer)
    }
}

/// A no, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Declined {
    /// The reason.
    pub code: DeclineCode,
    /// What the candidate reads with it.
    pub text: Option<String>,
    /// Who decided.
    pub by: UserId,
    /// The state before.
    pub from: State,
}

/// An application.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Application {
    /// Its id.
    pub id: ApplicationId,
    /// For what.
    pub role: RoleId,
    /// Whose it is; absent once that person is erased.
    pub candidate: Option<UserId>,
    /// How far it has come.
    pub state: State,
    /// Grows with every change.
    pub version: i32,
    /// What they said of themselves.
    pub profile: Profile,
    /// In the order of the role's questions.
    pub answers: Vec<Answer>,
    /// What they say to the company, 1 to 2000 characters.
    pub note: Option<String>,
    /// What they sent along.
    pub resume: Option<ResumeId>,
    /// Who at the company said that the missed requirements do not matter, and when.
    pub waived: Option<(UserId, Instant)>,
    /// The last no, which may have been reconsidered.
    pub declined: Option<Declined>,
    /// When it was sent.
    pub applied_at: Instant,
    /// Where it stands among those of its role: when it was sent, unless the admin has put it elsewhere.
    pub stands_at: Instant,
    /// When the company was first shown it.
    pub released_at: Option<Instant>,
    /// Since when the company may know who it is.
    pub shortlisted_at: Option<Instant>,
    /// When a person of the company first moved or declined it, or wrote to somebody who was introduced.
    pub answered_at: Option<Instant>,
    /// What the company calls the person before that: four characters, of this role only.
    pub code: String,
    /// Since when it is in its state.
    pub moved_at: Instant,
    /// When the person hears of it next, if only that nothing has changed; absent once they know how
    /// it ended.
    pub news_by: Option<Instant>,
    /// What they were last notified of, while the notice of a later step is pending.
    pub unheard_from: Option<State>,
}

impl Application {
    /// The answers that are not those the role requires. A person decides what that means.
    pub fn missed(&self) -> impl Iterator<Item = &Answer> {
        self.answers.iter().filter(|answer| answer.misses())
    }

    /// What the candidate knows of it: a decline only once it cannot be reconsidered.
    pub fn known_state(&self) -> State {
        match &self.declined {
            Some(declined) if self.is_silent() => declined.from,
            _ => self.state,
        }
    }

    /// Whether a decline can still be reconsidered, so that the candidate knows nothing of it.
    fn is_silent(&self) -> bool {
        self.state == State::DeclinedByCompany && self.news_by.is_some()
    }

    /// Since when the candidate knows it as it is.
    pub fn known_since(&self) -> Instant {
        let before = self.released_at.unwrap_or(self.applied_at);
        if self.is_silent() { before } else { self.moved_at }
    }

    /// Until when the candidate was promised to hear of it.
    pub fn promised_by(&self) -> Option<Instant> {
        let promised = self.moved_at + TimeDelta::days(NEWS_DAYS);
        if self.is_silent() { Some(promised) } else { self.news_by }
    }

    /// When the candidate hears of it next, once it is in this state.
    pub(super) fn next_news(to: State, now: Instant) -> Option<Instant> {
        if to == State::DeclinedByCompany {
            Some(now + TimeDelta::minutes(RECONSIDER_MINUTES))
        } else {
            to.is_open().then(|| now + TimeDelta::days(NEWS_DAYS))
        }
    }

    /// What a step does to [`Self::unheard_from`]: `None` leaves it, `Some(None)` removes it.
    pub(super) fn next_unheard(&self, to: State, event: Event, by: By) -> Option<Option<State>> {
        let known = self.known_state();
        match by {
            // A decline has a notice of its own, once it stands.
            By::Company if event == Event::Decline => None,
            By::Company => {
                let heard = self.unheard_from.unwrap_or(known);
                Some((heard.stage() != to.stage()).then_some(heard))
            }
            // What others do is notified at once, or is the candidate's own.
            _ => (known.stage() != to.stage()).then_some(None),
        }
    }

    /// Whether a notice to the candidate is pending.
    pub(super) fn is_unheard(&self) -> bool {
        self.unheard_from.is_some_and(|heard| heard.stage() != self.known_state().stage())
    }

    /// What becomes of the time of the company's first answer: `Some(None)` removes it, `None` leaves it.
    pub(super) fn next_answer(
        &self,
        event: Event,
        by: By,
        now: Instant,
    ) -> Option<Option<Instant>> {
        match event {
            // The candidate has not heard of a decline that is taken back.
            Event::Reconsider => (self.answered_at == Some(self.moved_at)).then_some(None),
            _ => (by == By::Company && self.answered_at.is_none()).then_some(Some(now)),
        }
    }

    /// Where a step leads at this moment.
    ///
    /// # Errors
    /// [`Error::Refused`], [`Error::ReconsideredLate`].
    pub(super) fn leads_to(&self, event: Event, by: By, now: Instant) -> Result<State, Error> {
        let before = self.declined.as_ref().map(|declined| declined.from);
        let to = machine::next(self.state, before, event, by)?;
        let last = self.moved_at + TimeDelta::minutes(RECONSIDER_MINUTES);
        if event == Event::Reconsider && now > last {
            return Err(Error::ReconsideredLate);
        }
        Ok(to)
    }
}

/// An application with what it is for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The application.
    pub application: Application,
    /// What the role is called.
    pub title: String,
    /// Whose the role is.
    pub company: CompanyId,
    /// What that is called.
    pub company_name: String,
}

impl Listed {
    /// Whether somebody has sent it.
    pub fn is_of(&self, candidate: UserId) -> bool {
        self.application.candidate == Some(candidate)
    }

    /// Whether it is for a role of a company that was shown it.
    pub fn is_shown_to(&self, company: CompanyId) -> bool {
        self.company == company && self.application.released_at.is_some()
    }
}

/// Who takes a step. A company and a candidate are always a person.
#[derive(Debug, Clone, Copy)]
pub enum Acting {
    /// Somebody of the company.
    Company(Member),
    /// The admin, in the browser or at the command line.
    Admin(Actor),
    /// The person who applied.
    Candidate(UserId),
    /// The software itself: a rule, a deadline.
    System,
}

impl Acting {
    /// In which part.
    pub fn by(self) -> By {
        match self {
            Self::Company(_) => By::Company,
            Self::Admin(_) => By::Admin,
            Self::Candidate(_) => By::Candidate,
            Self::System => By::System,
        }
    }

    /// For the audit log.
    pub(crate) fn actor(self) -> Actor {
        match self {
            Self::Company(Member { user, .. }) | Self::Candidate(user) => Actor::User(user),
            Self::Admin(actor) => actor,
            Self::System => Actor::System,
        }
    }
}

/// A step to be taken.
#[derive(Debug, Clone, Copy)]
pub struct Step<'a> {
    /// Which.
    pub event: Event,
    /// Why, 1 to 2000 characters. Moving back needs it; a candidate reads that of a decline.
    pub reason: Option<&'a str>,
    /// Which reason of the list; a decline needs it, nothing else has it.
    pub code: Option<DeclineCode>,
}

impl<'a> Step<'a> {
    /// A step that needs no words.
    pub fn plain(event: Event) -> Self {
        Self { event, reason: None, code: None }
    }

    /// The reason without what nobody sees, where the step has all that it needs.
    ///
    /// # Errors
    /// [`Error::BadReason`].
    pub(super) fn checked_reason(&self) -> Result<Option<&'a str>, Error> {
        let reason = self.reason.map(text::trimmed).filter(|reason| !reason.is_empty());
        let fits = reason.is_none_or(|text| text.chars().count() <= 2000 && text::is_prose(text));
        let declines = self.event == Event::Decline;
        let own_words = self.code == Some(DeclineCode::Other);
        let needs = self.event == Event::MoveBack || own_words;
        if fits && declines == self.code.is_some() && (reason.is_some() || !needs) {
            Ok(reason)
        } else {
            Err(Error::BadReason)
        }
    }
}
