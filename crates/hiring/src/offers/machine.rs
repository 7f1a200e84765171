//! The steps of an offer and who takes them. Pure.

use kernel::{machine, words};

words! {
    /// How far an offer has come.
    pub enum State as "OfferState" {
        /// The candidate has not answered.
        Open = "open",
        /// The candidate said yes.
        Accepted = "accepted",
        /// The candidate said no.
        Declined = "declined",
        /// The candidate did not answer in time.
        Expired = "expired",
        /// The company took it back.
        Withdrawn = "withdrawn",
        /// The application ended before it was answered.
        Lapsed = "lapsed",
    }
}

words! {
    /// A step.
    pub enum Event as "OfferEvent" {
        /// The candidate says yes.
        Accept = "accept",
        /// The candidate says no.
        Decline = "decline",
        /// The time for an answer is over.
        Expire = "expire",
        /// The company takes it back.
        Withdraw = "withdraw",
        /// The application ends.
        Lapse = "lapse",
    }
}

words! {
    /// Who takes a step.
    pub enum By as "OfferActor" {
        Candidate = "candidate", Company = "company", System = "system",
    }
}

machine! {
    /// The machine: every step there is and whose it is. The trigger `offers_transition` holds the same
    /// edges.
    pub(super) const STEPS: State, Event, By {
        Open, Accept, Candidate => Accepted,
        Open, Decline, Candidate => Declined,
        Open, Expire, System => Expired,
        Open, Withdraw, Company => Withdrawn,
        Open, Lapse, System => Lapsed,
    }
}
