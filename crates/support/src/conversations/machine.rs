//! The steps of a conversation and who takes them. Pure. Source: states.md §11.

use kernel::{Refused, machine, words};

words! {
    /// How a conversation stands.
    pub enum State as "SupportState" {
        /// It waits for support.
        Open = "open",
        /// It waits for the person.
        Pending = "pending",
        /// Support looks at it again later.
        Snoozed = "snoozed",
        /// It is over, unless the person writes again soon.
        Resolved = "resolved",
    }
}

words! {
    /// A step.
    pub enum Event as "SupportEvent" {
        /// The person writes.
        Write = "write",
        /// Support answers.
        Answer = "answer",
        /// Support puts it off.
        Snooze = "snooze",
        /// The time it was put off to has come.
        Wake = "wake",
        /// Support says that it is over.
        Resolve = "resolve",
        /// Nobody has written for days.
        Expire = "expire",
    }
}

words! {
    /// Who takes a step.
    pub enum By as "SupportActor" {
        /// The person.
        User = "user",
        /// Support.
        Admin = "admin",
        /// Time.
        System = "system",
    }
}

machine! {
    /// The machine: every step there is and whose it is. The trigger
    /// `support_conversations_transition` holds the same edges.
    pub(super) const STEPS: State, Event, By {
        Open, Write, User => Open,
        Pending, Write, User => Open,
        Snoozed, Write, User => Open,
        Resolved, Write, User => Open,
        Open, Answer, Admin => Pending,
        Pending, Answer, Admin => Pending,
        Snoozed, Answer, Admin => Pending,
        Open, Snooze, Admin => Snoozed,
        Pending, Snooze, Admin => Snoozed,
        Snoozed, Snooze, Admin => Snoozed,
        Snoozed, Wake, System => Open,
        Open, Resolve, Admin => Resolved,
        Pending, Resolve, Admin => Resolved,
        Snoozed, Resolve, Admin => Resolved,
        Pending, Expire, System => Resolved,
    }
}

impl Event {
    /// Who takes it.
    const fn by(self) -> By {
        match self {
            Self::Write => By::User,
            Self::Answer | Self::Snooze | Self::Resolve => By::Admin,
            Self::Wake | Self::Expire => By::System,
        }
    }
}

/// Where an event leads.
///
/// # Errors
/// [`Refused::NotNow`].
pub(super) fn after(from: State, event: Event) -> Result<State, Refused> {
    STEPS.step(from, event, event.by())
}
