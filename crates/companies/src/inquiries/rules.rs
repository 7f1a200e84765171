//! A company's way in, step by step. Pure.

use kernel::uuid::Uuid;
use kernel::{CompanyId, Instant, UserId};

use crate::Error;

/// How far an inquiry has come. Source: specification §1 and the state machine of onboarding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// The form is in; nobody has shown that they read its mail.
    Started,
    /// The code of the mail was right.
    Verified,
    /// The admin is to decide.
    InReview,
    /// The admin has asked something.
    InfoRequested,
    /// The admin said yes.
    Approved,
    /// The link that opens the account is on its way.
    ActivationSent,
    /// The link was used.
    Activated,
    /// Everything is open.
    AccountReady,
    /// The admin said no.
    Rejected,
    /// The link was not used in time.
    Expired,
}

impl State {
    /// Every state, in the order of the way.
    pub const ALL: [Self; 10] = [
        Self::Started,
        Self::Verified,
        Self::InReview,
        Self::InfoRequested,
        Self::Approved,
        Self::ActivationSent,
        Self::Activated,
        Self::AccountReady,
        Self::Rejected,
        Self::Expired,
    ];

    /// The name in the database and on the wire.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Started => "inquiry_started",
            Self::Verified => "inquiry_verified",
            Self::InReview => "in_review",
            Self::InfoRequested => "info_requested",
            Self::Approved => "approved",
            Self::ActivationSent => "activation_sent",
            Self::Activated => "activated",
            Self::AccountReady => "account_ready",
            Self::Rejected => "rejected",
            Self::Expired => "expired",
        }
    }

    /// The state of this name.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.as_str() == text)
    }
}

/// A step on the way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// The code was right.
    Verify,
    /// It joins the admin's queue.
    Queue,
    /// The admin asks something.
    RequestInfo,
    /// The admin says yes.
    Approve,
    /// The admin says no.
    Reject,
    /// The link is sent, for the first time or once more.
    SendActivation,
    /// The link is used.
    Activate,
    /// The account is opened.
    Open,
    /// The link's time is over.
    Expire,
}

impl Event {
    /// The name in the audit log.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Verify => "verify",
            Self::Queue => "queue",
            Self::RequestInfo => "request_info",
            Self::Approve => "approve",
            Self::Reject => "reject",
            Self::SendActivation => "send_activation",
            Self::Activate => "activate",
            Self::Open => "open",
            Self::Expire => "expire",
        }
    }
}

/// The machine: every step there is. The trigger `inquiries_transition` holds the same edges.
pub(super) const STEPS: &[(State, Event, State)] = &[
    (State::Started, Event::Verify, State::Verified),
    (State::Verified, Event::Queue, State::InReview),
    (State::InReview, Event::RequestInfo, State::InfoRequested),
    (State::InReview, Event::Approve, State::Approved),
    (State::InReview, Event::Reject, State::Rejected),
    (State::InfoRequested, Event::Approve, State::Approved),
    (State::InfoRequested, Event::Reject, State::Rejected),
    (State::Approved, Event::SendActivation, State::ActivationSent),
    (State::ActivationSent, Event::SendActivation, State::ActivationSent),
    (State::Expired, Event::SendActivation, State::ActivationSent),
    (State::ActivationSent, Event::Activate, State::Activated),
    (State::Activated, Event::Open, State::AccountReady),
    (State::ActivationSent, Event::Expire, State::Expired),
];

/// Where `event` leads from `from`.
pub(super) fn step(from: State, event: Event) -> Result<State, Error> {
    let found = STEPS.iter().find(|(f, e, _)| (*f, *e) == (from, event));
    let refused = Error::NotNow { from: from.as_str(), event: event.as_str() };
    found.map(|(_, _, to)| *to).ok_or(refused)
}

/// What a company says of itself. Source: specification §7.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Form {
    /// 1 to 120 characters.
    pub company_name: String,
    /// 1 to 80 characters.
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

/// An inquiry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Inquiry {
    /// Its id.
    pub id: Uuid,
    /// Who made it.
    pub user: UserId,
    /// For which company.
    pub company: CompanyId,
    /// What it says.
    pub form: Form,
    /// How far it has come.
    pub state: State,
    /// What the admin asked, or why they said no.
    pub reason: Option<String>,
    /// When the form was last sent in.
    pub submitted_at: Instant,
    /// When it was first sent in.
    pub created_at: Instant,
}
