//! The steps of a request for extra time, and who takes them. Pure.

use kernel::{machine, words};

words! {
    /// How far a request for extra time has come.
    pub enum State as "AccommodationState" {
        /// The company has not answered.
        Asked = "asked",
        /// There is extra time.
        Granted = "granted",
        /// The company said no.
        Declined = "declined",
        /// The candidate took it back.
        Withdrawn = "withdrawn",
    }
}

words! {
    /// A step.
    pub(crate) enum Event as "AccommodationEvent" {
        Ask = "ask",
        Withdraw = "withdraw",
        Grant = "grant",
        Decline = "decline",
    }
}

words! {
    /// Who takes a step.
    pub(crate) enum By as "AccommodationActor" {
        Candidate = "candidate", Company = "company",
    }
}

machine! {
    /// The machine: every step there is and whose it is. What was granted is changed and not taken back by
    /// the company. The trigger `accommodation_requests_transition` holds the same edges.
    pub(crate) const STEPS: State, Event, By {
        Asked, Ask, Candidate => Asked,
        Granted, Ask, Candidate => Asked,
        Declined, Ask, Candidate => Asked,
        Withdrawn, Ask, Candidate => Asked,
        Asked, Withdraw, Candidate => Withdrawn,
        Granted, Withdraw, Candidate => Withdrawn,
        Declined, Withdraw, Candidate => Withdrawn,
        Asked, Grant, Company => Granted,
        Granted, Grant, Company => Granted,
        Declined, Grant, Company => Granted,
        Asked, Decline, Company => Declined,
    }
}
