//! The states of a webhook and who takes which step. Pure.

use kernel::{machine, words};

words! {
    /// Whether events are sent.
    pub enum State as "WebhookState" {
        /// They are.
        Active = "active",
        /// They are, and have failed for a day.
        Failing = "failing",
        /// The company stopped them.
        Paused = "paused",
        /// They failed for too long, or the receiver is gone.
        Disabled = "disabled",
    }
}

words! {
    /// A step.
    pub enum Event as "WebhookStep" {
        /// Nothing has arrived for a day.
        Fail = "fail",
        /// Something has arrived again.
        Recover = "recover",
        /// Nothing has arrived for five days, or the receiver says that it is gone.
        Disable = "disable",
        /// The company stops it.
        Pause = "pause",
        /// The company has events sent again.
        Resume = "resume",
    }
}

words! {
    /// Who takes a step.
    pub enum By as "WebhookActor" {
        Company = "company", System = "system",
    }
}

machine! {
    /// The machine. The trigger `webhooks_transition` holds the same edges. Source: states.md §18.
    pub(super) const STEPS: State, Event, By {
        Active, Fail, System => Failing,
        Failing, Recover, System => Active,
        Active, Disable, System => Disabled,
        Failing, Disable, System => Disabled,
        Active, Pause, Company => Paused,
        Failing, Pause, Company => Paused,
        Paused, Resume, Company => Active,
        Disabled, Resume, Company => Active,
    }
}

impl State {
    /// Whether events are sent.
    pub fn sends(self) -> bool {
        matches!(self, Self::Active | Self::Failing)
    }
}
