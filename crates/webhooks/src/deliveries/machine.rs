//! The states of a delivery. Pure.

use kernel::{machine, words};

words! {
    /// What has become of an event on its way.
    pub enum State as "DeliveryState" {
        /// It was not tried.
        Pending = "pending",
        /// It was tried and will be again.
        Retrying = "retrying",
        /// It arrived.
        Delivered = "delivered",
        /// It was tried as often as it may be.
        Exhausted = "exhausted",
        /// The webhook was paused or disabled before it arrived.
        Cancelled = "cancelled",
    }
}

words! {
    /// A step.
    pub enum Event as "DeliveryEvent" {
        /// The receiver took it.
        Deliver = "deliver",
        /// A try failed, and others are left.
        Retry = "retry",
        /// The last try failed, or the receiver is gone.
        Exhaust = "exhaust",
        /// The webhook is sent nothing any more.
        Cancel = "cancel",
    }
}

words! {
    /// Who takes a step.
    pub enum By as "DeliveryActor" {
        System = "system",
    }
}

machine! {
    /// The machine. The trigger `webhook_deliveries_transition` holds the same edges. Source: states.md §18.
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
