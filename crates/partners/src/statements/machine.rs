//! The way of a statement. Pure.

use kernel::{machine, words};

words! {
    /// How far a statement has come.
    pub enum State as "StatementState" {
        /// The partner may object; it is paid after that.
        Review = "review",
        /// It was paid out.
        Paid = "paid",
        /// What was on it was refunded.
        Void = "void",
    }
}

words! {
    /// A step.
    pub enum Event as "StatementEvent" { Pay = "pay", Void = "void" }
}

words! {
    /// Who takes a step.
    pub enum By as "StatementActor" { Staff = "staff", System = "system" }
}

machine! {
    /// Every step there is. The trigger `partner_statements_transition` holds the same edges.
    pub(super) const STEPS: State, Event, By {
        Review, Pay, Staff => Paid,
        Review, Void, System => Void,
    }
}
