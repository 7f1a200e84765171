//! The words of an invitation, and the machine it runs through. Source: states.md §4. Pure.

use crate::Error;

/// Where an invitation is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// Made; its mail is on the way.
    Created,
    /// The mail server took the mail.
    Sent,
    /// The candidate has looked at it.
    Opened,
    /// The candidate signed in and agreed to what is recorded.
    Accepted,
    /// There is an attempt.
    Started,
    /// The attempt was finished.
    Completed,
    /// Nobody started in time.
    Expired,
    /// The company took it back.
    Cancelled,
    /// The address does not exist.
    Bounced,
}

impl State {
    /// Every state.
    pub const ALL: [Self; 9] = [
        Self::Created,
        Self::Sent,
        Self::Opened,
        Self::Accepted,
        Self::Started,
        Self::Completed,
        Self::Expired,
        Self::Cancelled,
        Self::Bounced,
    ];

    /// Those in which an attempt can still begin.
    pub(crate) const PENDING: [Self; 4] = [Self::Created, Self::Sent, Self::Opened, Self::Accepted];

    /// The word in the database and on the wire.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Created => "created",
            Self::Sent => "sent",
            Self::Opened => "opened",
            Self::Accepted => "accepted",
            Self::Started => "started",
            Self::Completed => "completed",
            Self::Expired => "expired",
            Self::Cancelled => "cancelled",
            Self::Bounced => "bounced",
        }
    }

    pub(crate) fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.as_str() == text)
    }
}

/// What happens to an invitation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Event {
    MailSent,
    MailBounced,
    Open,
    Accept,
    Start,
    Complete,
    Expire,
    Extend,
    Cancel,
}

impl Event {
    #[cfg(test)]
    pub(crate) const ALL: [Self; 9] = [
        Self::MailSent,
        Self::MailBounced,
        Self::Open,
        Self::Accept,
        Self::Start,
        Self::Complete,
        Self::Expire,
        Self::Extend,
        Self::Cancel,
    ];

    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::MailSent => "mail_sent",
            Self::MailBounced => "mail_bounced",
            Self::Open => "open",
            Self::Accept => "accept",
            Self::Start => "start",
            Self::Complete => "complete",
            Self::Expire => "expire",
            Self::Extend => "extend",
            Self::Cancel => "cancel",
        }
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
