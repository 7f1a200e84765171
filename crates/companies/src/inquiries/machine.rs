//! The steps of a company's way in and who takes them. Pure.

use kernel::Refused;
use kernel::{machine, words};

use crate::Error;

words! {
    /// How far an inquiry has come. Source: specification §1 and the state machine of onboarding.
    pub enum State as "InquiryState" {
        /// The account was registered; no inquiry was sent.
        Registered = "registered",
        /// The form is in; nobody has shown that they read its mail.
        Started = "inquiry_started",
        /// The code of the mail was right.
        Verified = "inquiry_verified",
        /// The admin is to decide.
        InReview = "in_review",
        /// The admin has asked something.
        InfoRequested = "info_requested",
        /// The admin said yes.
        Approved = "approved",
        /// The link that opens the account is on its way.
        ActivationSent = "activation_sent",
        /// The link was used.
        Activated = "activated",
        /// Everything is open.
        AccountReady = "account_ready",
        /// The admin said no.
        Rejected = "rejected",
        /// The link was not used in time.
        Expired = "expired",
        /// The admin stopped the company; it goes back to where it was.
        Suspended = "suspended",
    }
}

impl State {
    /// Whether somebody is still to do something.
    pub fn is_open(self) -> bool {
        !matches!(self, Self::AccountReady | Self::Rejected | Self::Suspended)
    }
}

words! {
    /// A step on the way.
    pub enum Event as "InquiryEvent" {
        /// The company sends its first form.
        Submit = "submit",
        /// The code was right.
        Verify = "verify",
        /// It joins the admin's queue.
        Queue = "queue",
        /// The admin asks something.
        RequestInfo = "request_info",
        /// The company sends its form once more, as it was asked to.
        Answer = "answer",
        /// The admin says yes.
        Approve = "approve",
        /// The admin says no.
        Reject = "reject",
        /// The link is sent, for the first time or once more.
        SendActivation = "send_activation",
        /// The link is taken back.
        RevokeActivation = "revoke_activation",
        /// The link is used.
        Activate = "activate",
        /// The account is opened.
        Open = "open",
        /// The link's time is over.
        Expire = "expire",
        /// The admin stops the company.
        Suspend = "suspend",
        /// The admin lets it go on.
        Restore = "restore",
    }
}

words! {
    /// Who takes a step.
    pub enum By as "InquiryActor" {
        /// The company that made the inquiry.
        Applicant = "applicant",
        /// The admin, in the browser or at the command line.
        Admin = "admin",
        /// Anyone who holds the link of the mail.
        Holder = "holder",
        /// Time, or the software itself.
        System = "system",
    }
}

machine! {
    /// The machine: every step there is and whose it is. Suspending and restoring are the rows of
    /// [`PAUSED`]. The trigger `inquiries_transition` holds the same edges.
    pub(super) const STEPS: State, Event, By {
        Registered, Submit, Applicant => Started,
        Registered, RequestInfo, Admin => InfoRequested,
        Registered, Approve, Admin => AccountReady,
        Registered, Reject, Admin => Rejected,
        Started, Verify, Applicant => Verified,
        Started, Reject, Admin => Rejected,
        Verified, Queue, System => InReview,
        InReview, RequestInfo, Admin => InfoRequested,
        InReview, Approve, Admin => Approved,
        InReview, Reject, Admin => Rejected,
        InfoRequested, Answer, Applicant => InReview,
        InfoRequested, Approve, Admin => Approved,
        InfoRequested, Reject, Admin => Rejected,
        Approved, SendActivation, Admin => ActivationSent,
        ActivationSent, SendActivation, Admin => ActivationSent,
        Expired, SendActivation, Admin => ActivationSent,
        Activated, SendActivation, Admin => ActivationSent,
        ActivationSent, RevokeActivation, Admin => Approved,
        Activated, RevokeActivation, Admin => Approved,
        ActivationSent, Activate, Holder => Activated,
        Activated, Open, Holder => AccountReady,
        ActivationSent, Expire, System => Expired,
        Activated, Expire, System => Expired,
    }
}

/// The states in which the company can be stopped, and to which it goes back: those after the
/// admin's yes. Before it there is nothing to stop.
pub(super) const PAUSED: [State; 5] =
    [State::Approved, State::ActivationSent, State::Activated, State::AccountReady, State::Expired];

/// Where `event` leads from `from`; a suspended inquiry goes back to `before`.
pub(super) fn step(
    from: State,
    before: Option<State>,
    event: Event,
    by: By,
) -> Result<State, Error> {
    let leads = |other| take(from, before, other, by).is_ok();
    Ok(take(from, before, event, by).map_err(|refused| refused.allowing(leads))?)
}

fn take(from: State, before: Option<State>, event: Event, by: By) -> Result<State, Refused> {
    let pausing = match event {
        Event::Suspend => PAUSED.contains(&from).then_some(State::Suspended),
        Event::Restore => before.filter(|_| from == State::Suspended),
        event => return STEPS.step(from, event, by),
    };
    match pausing {
        None => Err(Refused::not_now(from.as_str(), event.as_str())),
        Some(to) if by == By::Admin => Ok(to),
        Some(_) => Err(Refused::NotYours { event: event.as_str() }),
    }
}

/// What the admin can do in this state, in the order of [`Event::ALL`].
pub fn admin_events(state: State) -> impl Iterator<Item = Event> {
    let can = move |event: &Event| step(state, Some(State::Approved), *event, By::Admin).is_ok();
    Event::ALL.into_iter().filter(can)
}
