//! The states of a proposal and who takes which step. Pure.

use kernel::{machine, words};

words! {
    /// How far a proposal has come.
    pub enum State as "ExtensionState" {
        /// The other side has not answered.
        Open = "open",
        /// The other side said yes.
        Agreed = "agreed",
        /// The other side said no.
        Declined = "declined",
        /// The side that proposed it took it back.
        Withdrawn = "withdrawn",
        /// The internship ended before it was answered.
        Lapsed = "lapsed",
    }
}

words! {
    /// A step.
    pub enum Event as "ExtensionEvent" {
        Agree = "agree", Decline = "decline", Withdraw = "withdraw", Lapse = "lapse",
    }
}

words! {
    /// Who takes a step.
    pub enum By as "ExtensionActor" {
        /// The side that proposed it.
        Proposer = "proposer",
        /// The other side.
        Other = "other",
        /// The end of the internship.
        System = "system",
    }
}

machine! {
    /// The machine: every step there is and whose it is. The trigger `internship_extensions_transition`
    /// holds the same edges.
    pub(super) const STEPS: State, Event, By {
        Open, Agree, Other => Agreed,
        Open, Decline, Other => Declined,
        Open, Withdraw, Proposer => Withdrawn,
        Open, Lapse, System => Lapsed,
    }
}
