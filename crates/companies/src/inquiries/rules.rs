//! What an inquiry is. Pure.

use db::audit::Actor;
use kernel::{CompanyId, InquiryId, Instant, UserId, words};

use super::machine::{By, Event, State};

/// What a company says of itself. Source: specification §7.
///
/// A company that sent no inquiry has said nothing but its name.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Form {
    /// 1 to 120 characters.
    pub company_name: String,
    /// 1 to 80 characters; empty without an inquiry, as is all that follows.
    pub first_name: String,
    /// 1 to 80 characters.
    pub last_name: String,
    /// At most 120 characters.
    pub title: String,
    /// At most 80 characters.
    pub company_type: String,
    /// At most 20, of at most 80 characters.
    pub interests: Vec<String>,
    /// At most 200 characters.
    pub heard_about: String,
    /// At most 40 characters.
    pub phone: String,
}

words! {
    /// How an inquiry came about.
    pub enum Origin as "InquiryOrigin" {
        /// A company filled in the form.
        Form = "form",
        /// An admin made the account on the company's behalf.
        Admin = "admin",
        /// A company registered its account and sent no inquiry.
        Direct = "direct",
    }
}

impl Origin {
    /// Where an inquiry begins that came about so.
    pub(super) fn first_state(self) -> State {
        match self {
            Self::Form => State::Started,
            Self::Admin => State::Approved,
            Self::Direct => State::Registered,
        }
    }
}

/// A company that enters the queue.
pub(super) struct New {
    pub(super) user: UserId,
    pub(super) company: CompanyId,
    pub(super) form: Form,
    pub(super) origin: Origin,
}

/// A company's way in. It begins with the account; an inquiry may never follow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Inquiry {
    /// Its id.
    pub id: InquiryId,
    /// Who made it.
    pub user: UserId,
    /// For which company.
    pub company: CompanyId,
    /// What it says.
    pub form: Form,
    /// How far it has come.
    pub state: State,
    /// What the admin asked, why they said no, or why they stopped the company.
    pub reason: Option<String>,
    /// How it came about.
    pub origin: Origin,
    /// Grows with every change.
    pub version: i32,
    /// Where it was before it was suspended.
    pub suspended_from: Option<State>,
    /// When the form was last sent in.
    pub submitted_at: Instant,
    /// When it last changed.
    pub changed_at: Instant,
    /// When it was first sent in.
    pub created_at: Instant,
}

/// A step to be taken.
#[derive(Debug, Clone, Copy)]
pub struct Step<'a> {
    /// Which.
    pub event: Event,
    /// In which role.
    pub by: By,
    /// By whom, for the audit log.
    pub actor: Actor,
    /// The version it was decided on; `None` where the present one will do.
    pub expected: Option<i32>,
    /// Why, 1 to 2000 characters, for the audit log.
    pub reason: Option<&'a str>,
}

impl<'a> Step<'a> {
    /// A step that nobody weighed on a certain version.
    pub fn of(event: Event, by: By, actor: Actor) -> Self {
        Self { event, by, actor, expected: None, reason: None }
    }

    /// What the company reads from then on: `None` leaves it as it is, `Some(None)` is nothing.
    pub(super) fn note(&self) -> Option<Option<&'a str>> {
        match self.event {
            Event::RequestInfo | Event::Reject | Event::Suspend => Some(self.reason),
            Event::Answer | Event::Approve | Event::Restore => Some(None),
            _ => None,
        }
    }
}
