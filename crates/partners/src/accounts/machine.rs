//! Whether a partner earns. Pure.

use kernel::{machine, words};

words! {
    /// Whether somebody who is a partner earns.
    pub enum State as "PartnerState" {
        /// Whom they bring counts.
        Active = "active",
        /// Their links lead on, and nothing new counts.
        Suspended = "suspended",
    }
}

words! {
    /// A step.
    pub enum Event as "PartnerEvent" { Suspend = "suspend", Restore = "restore" }
}

words! {
    /// Who takes a step.
    pub enum By as "PartnerActor" { Admin = "admin" }
}

machine! {
    /// Every step there is. The trigger `partners_transition` holds the same edges.
    pub(super) const STEPS: State, Event, By {
        Active, Suspend, Admin => Suspended,
        Suspended, Restore, Admin => Active,
    }
}
