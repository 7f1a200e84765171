//! The steps of an introduction and who takes them. Pure.

use kernel::{machine, words};

words! {
    /// How far an introduction has come.
    pub enum State as "IntroductionState" {
        /// The candidate has not answered.
        Requested = "requested",
        /// The company knows who it is.
        Accepted = "accepted",
        /// The candidate said no.
        Declined = "declined",
        /// The candidate did not answer in time.
        Expired = "expired",
        /// The company took it back.
        Cancelled = "cancelled",
    }
}

words! {
    /// A step.
    pub enum Event as "IntroductionEvent" {
        /// The candidate says yes.
        Accept = "accept",
        /// The candidate says no.
        Decline = "decline",
        /// The time for an answer is over.
        Expire = "expire",
        /// The company takes it back.
        Cancel = "cancel",
    }
}

words! {
    /// Who takes a step.
    pub enum By as "IntroductionActor" {
        Candidate = "candidate", Company = "company", System = "system",
    }
}

machine! {
    /// The machine: every step there is and whose it is. The trigger `introductions_transition` holds
    /// the same edges.
    pub(super) const STEPS: State, Event, By {
        Requested, Accept, Candidate => Accepted,
        Requested, Decline, Candidate => Declined,
        Requested, Expire, System => Expired,
        Requested, Cancel, Company => Cancelled,
    }
}
