//! The steps of a proposal and who takes them. Pure.

use kernel::{machine, words};

words! {
    /// How far a proposal has come.
    pub enum State as "RoleProposalState" {
        /// The candidate has not answered.
        Proposed = "proposed",
        /// The candidate has applied by it.
        Accepted = "accepted",
        /// The candidate said no.
        Declined = "declined",
        /// The candidate did not answer in time, or the role ended before.
        Expired = "expired",
        /// The admin took it back.
        Withdrawn = "withdrawn",
    }
}

words! {
    /// A step.
    pub enum Event as "RoleProposalEvent" {
        /// The candidate says yes.
        Accept = "accept",
        /// The candidate says no.
        Decline = "decline",
        /// The time for an answer is over.
        Expire = "expire",
        /// The admin takes it back.
        Withdraw = "withdraw",
    }
}

words! {
    /// Who takes a step.
    pub enum By as "RoleProposalActor" {
        Candidate = "candidate", Admin = "admin", System = "system",
    }
}

machine! {
    /// The machine: every step there is and whose it is. The trigger `role_proposals_transition` holds the
    /// same edges. There is no acceptance but the candidate's.
    pub(super) const STEPS: State, Event, By {
        Proposed, Accept, Candidate => Accepted,
        Proposed, Decline, Candidate => Declined,
        Proposed, Expire, System => Expired,
        Proposed, Withdraw, Admin => Withdrawn,
    }
}
