//! The way of a commission. Source: states.md §12. Pure.

use kernel::{machine, words};

words! {
    /// How far a commission has come.
    pub enum State as "CommissionState" {
        /// The time in which a payment may be refunded runs.
        Pending = "pending",
        /// The next statement has it.
        Due = "due",
        /// A statement has it that is not paid.
        InStatement = "in_statement",
        /// It was paid out.
        Paid = "paid",
        /// What it was for was refunded.
        Void = "void",
        /// The admin declined it.
        Declined = "declined",
    }
}

words! {
    /// A step.
    pub enum Event as "CommissionEvent" {
        /// The time in which it may be refunded is over.
        Release = "release",
        /// A statement takes it.
        State = "state",
        /// Its statement comes to nothing: the next one takes it.
        Carry = "carry",
        /// Its statement was paid out.
        Pay = "pay",
        /// All that it was for was refunded.
        Void = "void",
        /// It does not count, for a reason that the partner reads.
        Decline = "decline",
    }
}

words! {
    /// Who takes a step.
    pub enum By as "CommissionActor" {
        /// Time, or what happens to the payment.
        System = "system",
        /// The admin.
        Admin = "admin",
        /// Those who pay.
        Staff = "staff",
    }
}

machine! {
    /// Every step there is. The trigger `partner_commissions_transition` holds the same edges.
    pub(crate) const STEPS: State, Event, By {
        Pending, Release, System => Due,
        Pending, Void, System => Void,
        Pending, Decline, Admin => Declined,
        Due, State, System => InStatement,
        Due, Void, System => Void,
        Due, Decline, Admin => Declined,
        InStatement, Pay, Staff => Paid,
        InStatement, Void, System => Void,
        InStatement, Carry, System => Due,
    }
}
