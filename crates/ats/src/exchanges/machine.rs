//! The states of an exchange. Pure.

use kernel::{machine, words};

words! {
    /// What has become of a message.
    pub enum State as "AtsExchangeState" {
        /// We have done what the system asked for.
        Answered = "answered",
        /// We have not.
        Refused = "refused",
        /// Our update was not tried.
        Pending = "pending",
        /// It was tried and will be again.
        Retrying = "retrying",
        /// It arrived.
        Delivered = "delivered",
        /// It was tried as often as it may be.
        Exhausted = "exhausted",
        /// The connection was paused before it arrived.
        Cancelled = "cancelled",
    }
}

words! {
    /// A step of an update.
    pub enum Event as "AtsExchangeStep" {
        /// The system took it.
        Deliver = "deliver",
        /// A try failed, and others are left.
        Retry = "retry",
        /// The last try failed, or no try can help.
        Exhaust = "exhaust",
        /// The connection is not served.
        Cancel = "cancel",
    }
}

words! {
    /// Who takes a step.
    pub enum By as "AtsExchangeActor" {
        System = "system",
    }
}

machine! {
    /// The machine. The trigger `ats_exchanges_transition` holds the same edges.
    pub(super) const STEPS: State, Event, By {
        Pending, Deliver, System => Delivered,
        Pending, Retry, System => Retrying,
        Pending, Exhaust, System => Exhausted,
        Pending, Cancel, System => Cancelled,
        Retrying, Deliver, System => Delivered,
        Retrying, Retry, System => Retrying,
        Retrying, Exhaust, System => Exhausted,
        Retrying, Cancel, System => Cancelled,
    }
}
