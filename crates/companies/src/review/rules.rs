//! The columns of the admin's queue. Pure.

use chrono::{Datelike, TimeDelta, Weekday};
use kernel::{Instant, words};

use super::signals::Signal;
use crate::inquiries::{Inquiry, State};

/// An inquiry whose state is open is stale after so many days without a step.
pub(super) const STALE: TimeDelta = TimeDelta::days(14);
/// A form is new for so long.
pub(super) const NEW: TimeDelta = TimeDelta::hours(24);

words! {
    /// Where an inquiry stands on the admin's board; each stands in one column.
    pub enum Column as "InquiryColumn" {
        /// The form came in within a day; its code was not used yet.
        New = "new",
        /// The code was not used for more than a day.
        OtpPending = "otp_pending",
        /// The address is proven.
        Verified = "verified",
        /// The admin is to decide on an inquiry or an account, or has asked something.
        InReview = "in_review",
        /// Approved; the link was not used yet.
        ActivationSent = "activation_sent",
        /// The account is opened.
        Activated = "activated",
        /// Nothing happened for two weeks and something should.
        Stale = "stale",
        /// Turned away or stopped.
        Closed = "closed",
    }
}

impl Column {
    /// Where an inquiry stands at `now`.
    pub fn of(inquiry: &Inquiry, now: Instant) -> Self {
        if is_stale(inquiry, now) {
            return Self::Stale;
        }
        let all = Self::ALL.into_iter().filter(|column| *column != Self::Stale);
        let mut holding = all.filter(|column| column.states().contains(&inquiry.state));
        match holding.next() {
            Some(Self::New) if inquiry.changed_at <= now - NEW => Self::OtpPending,
            Some(column) => column,
            None => Self::Closed,
        }
    }

    /// The states whose inquiries it may hold.
    pub(super) fn states(self) -> &'static [State] {
        match self {
            Self::New | Self::OtpPending => &[State::Started],
            Self::Verified => &[State::Verified],
            Self::InReview => &[State::Registered, State::InReview, State::InfoRequested],
            Self::ActivationSent => &[State::Approved, State::ActivationSent, State::Expired],
            Self::Activated => &[State::Activated, State::AccountReady],
            Self::Stale => &[
                State::Registered,
                State::Started,
                State::Verified,
                State::InReview,
                State::InfoRequested,
                State::Approved,
                State::ActivationSent,
                State::Activated,
                State::Expired,
            ],
            Self::Closed => &[State::Rejected, State::Suspended],
        }
    }
}

/// Whether something should have happened and did not for two weeks.
pub fn is_stale(inquiry: &Inquiry, now: Instant) -> bool {
    inquiry.state.is_open() && inquiry.changed_at <= now - STALE
}

/// By when the admin should decide: one business day after the company came in. `None` where no
/// decision is waited for.
pub fn due_at(inquiry: &Inquiry) -> Option<Instant> {
    let rests = |at: Instant| matches!(at.weekday(), Weekday::Sat | Weekday::Sun);
    let mut due = inquiry.changed_at + TimeDelta::days(1);
    while rests(due) {
        due += TimeDelta::days(1);
    }
    matches!(inquiry.state, State::Registered | State::InReview).then_some(due)
}

/// Which inquiries are asked for; `None` is all.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Asked {
    /// Only those of this column.
    pub column: Option<Column>,
    /// Only those in this state.
    pub state: Option<State>,
}

/// An inquiry as the admin sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// What the company said, and how far it has come.
    pub inquiry: Inquiry,
    /// The account's address.
    pub email: String,
    /// Whether the provider has seen somebody read mail there.
    pub email_verified: bool,
    /// What to look at.
    pub signals: Vec<Signal>,
}
