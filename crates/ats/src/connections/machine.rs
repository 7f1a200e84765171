//! The states of a connection. Pure.

use kernel::{machine, words};

words! {
    /// Whether the system is served.
    pub enum State as "AtsConnectionState" {
        /// It is.
        Active = "active",
        /// The company stopped it.
        Paused = "paused",
    }
}

words! {
    /// A step.
    pub enum Event as "AtsConnectionStep" {
        /// The company stops it.
        Pause = "pause",
        /// The company has it served again.
        Resume = "resume",
    }
}

words! {
    /// Who takes a step.
    pub enum By as "AtsConnectionActor" {
        Company = "company",
    }
}

machine! {
    /// The machine. The trigger `ats_connections_transition` holds the same edges.
    pub(super) const STEPS: State, Event, By {
        Active, Pause, Company => Paused,
        Paused, Resume, Company => Active,
    }
}
