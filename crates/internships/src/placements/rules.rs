//! An internship, who acts on it, and on which days. Pure.

use chrono::NaiveDate;
use db::audit::Actor;
use kernel::{ApplicationId, CompanyId, Instant, InternshipId, RoleId, UserId, words};

use super::machine::{By, Event, STEPS, State};
use crate::Error;

words! {
    /// One of the two sides of an internship.
    pub enum Side as "InternshipSide" { Company = "company", Candidate = "candidate" }
}

impl Side {
    /// The other one.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Company => Self::Candidate,
            Self::Candidate => Self::Company,
        }
    }
}

words! {
    /// What a side or the admin can do with an internship by a step alone.
    pub enum Act as "InternshipAct" {
        /// The company confirms that it has ended as planned.
        Complete = "complete",
        /// The company employs the intern.
        Convert = "convert",
        /// One side ends it before its last day.
        EndEarly = "end_early",
        /// It does not begin.
        Cancel = "cancel",
    }
}

impl Act {
    /// The step.
    pub fn event(self) -> Event {
        match self {
            Self::Complete => Event::Complete,
            Self::Convert => Event::Convert,
            Self::EndEarly => Event::EndEarly,
            Self::Cancel => Event::Cancel,
        }
    }

    /// Whether the other side is to read why.
    pub fn needs_reason(self) -> bool {
        self.event().needs_reason()
    }
}

/// Who acts.
#[derive(Debug, Clone, Copy)]
pub enum Acting {
    /// Somebody of the company.
    Company(CompanyId, UserId),
    /// The intern.
    Candidate(UserId),
    /// The admin, in the browser or at the command line.
    Admin(Actor),
    /// Time.
    System,
}

impl Acting {
    /// In which part.
    pub fn by(self) -> By {
        match self {
            Self::Company(..) => By::Company,
            Self::Candidate(_) => By::Candidate,
            Self::Admin(_) => By::Admin,
            Self::System => By::System,
        }
    }

    /// Of which side, and who; `None` for those of neither.
    pub fn side(self) -> Option<(Side, UserId)> {
        match self {
            Self::Company(_, user) => Some((Side::Company, user)),
            Self::Candidate(user) => Some((Side::Candidate, user)),
            Self::Admin(_) | Self::System => None,
        }
    }

    /// For the audit log.
    pub(crate) fn actor(self) -> Actor {
        match self {
            Self::Company(_, user) | Self::Candidate(user) => Actor::User(user),
            Self::Admin(actor) => actor,
            Self::System => Actor::System,
        }
    }

    /// Whether the internship is theirs to see.
    pub(crate) fn finds(self, internship: &Internship) -> bool {
        match self {
            Self::Company(company, _) => internship.company == company,
            Self::Candidate(user) => internship.candidate == Some(user),
            Self::Admin(_) | Self::System => true,
        }
    }
}

/// What an internship begins with: the terms of an accepted offer.
#[derive(Debug, Clone)]
pub struct New {
    /// Whose offer was accepted.
    pub application: ApplicationId,
    /// The intern.
    pub candidate: UserId,
    /// Where.
    pub company: CompanyId,
    /// What the role was called.
    pub role_title: String,
    /// The first day.
    pub starts_on: NaiveDate,
    /// The last day.
    pub ends_on: NaiveDate,
    /// Who of the company made the offer.
    pub contact: UserId,
}

/// An internship.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Internship {
    /// Its id.
    pub id: InternshipId,
    /// Of what it came.
    pub application: ApplicationId,
    /// The role of that.
    pub role: RoleId,
    /// What the role was called.
    pub role_title: String,
    /// The intern; absent once they are erased.
    pub candidate: Option<UserId>,
    /// What the intern is called; empty once they are erased.
    pub candidate_name: String,
    /// Where.
    pub company: CompanyId,
    /// What that is called.
    pub company_name: String,
    /// How far it has come.
    pub state: State,
    /// Grows with every change.
    pub version: i32,
    /// The first day.
    pub starts_on: NaiveDate,
    /// The last day.
    pub ends_on: NaiveDate,
    /// Who looks after the intern, and what they are called.
    pub supervisor: Option<(UserId, String)>,
    /// Who of the company is notified, while they belong to it.
    pub contact: UserId,
    /// Why it ended early or was cancelled.
    pub reason: Option<String>,
    /// Whose step that was.
    pub ended_by: Option<By>,
    /// When the offer was accepted.
    pub began_at: Instant,
}

impl Internship {
    /// Where a step leads on this day.
    ///
    /// # Errors
    /// [`Error::Refused`], [`Error::NotStarted`], [`Error::NotOver`].
    pub(super) fn step(&self, event: Event, by: By, today: NaiveDate) -> Result<State, Error> {
        let to = STEPS.step(self.state, event, by)?;
        match event {
            Event::Start if today < self.starts_on => Err(Error::NotStarted),
            Event::Complete if today < self.ends_on => Err(Error::NotOver),
            _ => Ok(to),
        }
    }

    /// What somebody can do with it on this day.
    pub fn acts_of(&self, by: By, today: NaiveDate) -> Vec<Act> {
        let can = |act: &Act| self.step(act.event(), by, today).is_ok();
        Act::ALL.into_iter().filter(can).collect()
    }
}

impl Event {
    /// Whether the other side is to read why.
    pub(super) fn needs_reason(self) -> bool {
        matches!(self, Self::EndEarly | Self::Cancel)
    }
}
