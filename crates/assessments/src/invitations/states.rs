//! The words of an invitation, and the machine it runs through. Source: states.md §4. Pure.

use kernel::words;

use crate::Error;

words! {
    /// Where an invitation is.
    pub enum State as "InvitationState" {
        /// Made; its mail is on the way.
        Created = "created",
        /// The mail server took the mail.
        Sent = "sent",
        /// The candidate has looked at it.
        Opened = "opened",
        /// The candidate signed in and agreed to what is recorded.
        Accepted = "accepted",
        /// There is an attempt.
        Started = "started",
        /// The attempt was finished.
        Completed = "completed",
        /// Nobody started in time.
        Expired = "expired",
        /// The company took it back.
        Cancelled = "cancelled",
        /// The address does not exist.
        Bounced = "bounced",
    }
}

impl State {
    /// Those in which an attempt can still begin.
    pub(crate) const PENDING: [Self; 4] = [Self::Created, Self::Sent, Self::Opened, Self::Accepted];
}

words! {
    /// What happens to an invitation.
    pub(crate) enum Event as "InvitationEvent" {
        MailSent = "mail_sent",
        MailBounced = "mail_bounced",
        Open = "open",
        Accept = "accept",
        Start = "start",
        Complete = "complete",
        Expire = "expire",
        Extend = "extend",
        Cancel = "cancel",
    }
}

/// Who makes it happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Who {
    Candidate,
    Company,
    System,
}

impl Who {
    #[cfg(test)]
    pub(crate) const ALL: [Self; 3] = [Self::Candidate, Self::Company, Self::System];
}

/// The machine: every step there is. The candidate may open or accept before the mail is known to
/// have been sent, because the mail server's word may come late.
pub(crate) const STEPS: &[(State, Event, Who, State)] = &[
    (State::Created, Event::MailSent, Who::System, State::Sent),
    (State::Created, Event::MailBounced, Who::System, State::Bounced),
    (State::Sent, Event::MailBounced, Who::System, State::Bounced),
    (State::Created, Event::Open, Who::Candidate, State::Opened),
    (State::Sent, Event::Open, Who::Candidate, State::Opened),
    (State::Created, Event::Accept, Who::Candidate, State::Accepted),
    (State::Sent, Event::Accept, Who::Candidate, State::Accepted),
    (State::Opened, Event::Accept, Who::Candidate, State::Accepted),
    (State::Accepted, Event::Start, Who::Candidate, State::Started),
    (State::Started, Event::Complete, Who::System, State::Completed),
    (State::Created, Event::Expire, Who::System, State::Expired),
    (State::Sent, Event::Expire, Who::System, State::Expired),
    (State::Opened, Event::Expire, Who::System, State::Expired),
    (State::Accepted, Event::Expire, Who::System, State::Expired),
    (State::Expired, Event::Extend, Who::Company, State::Sent),
    (State::Created, Event::Cancel, Who::Company, State::Cancelled),
    (State::Sent, Event::Cancel, Who::Company, State::Cancelled),
    (State::Opened, Event::Cancel, Who::Company, State::Cancelled),
    (State::Accepted, Event::Cancel, Who::Company, State::Cancelled),
];

/// Where `event`, caused by `who`, leads from `from`.
pub(crate) fn step(from: State, event: Event, who: Who) -> Result<State, Error> {
    STEPS
        .iter()
        .find(|(f, e, w, _)| (*f, *e, *w) == (from, event, who))
        .map(|(_, _, _, to)| *to)
        .ok_or(Error::NotNow { from: from.as_str(), event: event.as_str() })
}
