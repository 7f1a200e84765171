//! The states of an item and who takes which step. Pure. Source: states.md §3.

use kernel::{machine, words};

words! {
    /// How far an item of a checklist has come.
    pub enum State as "ChecklistItemState" {
        /// Its owner is asked for it.
        Todo = "todo",
        /// The admin looks at it.
        Submitted = "submitted",
        /// It is done.
        Approved = "approved",
        /// Its owner is asked again, and knows why.
        Rejected = "rejected",
    }
}

words! {
    /// A step.
    pub enum Event as "ChecklistItemEvent" {
        Submit = "submit", Approve = "approve", Reject = "reject",
    }
}

words! {
    /// Who takes a step.
    pub enum By as "ChecklistItemActor" { Owner = "owner", Admin = "admin" }
}

machine! {
    /// The machine: every step there is and whose it is. The trigger `internship_items_transition` holds
    /// the same edges.
    pub(super) const STEPS: State, Event, By {
        Todo, Submit, Owner => Submitted,
        Rejected, Submit, Owner => Submitted,
        Submitted, Approve, Admin => Approved,
        Submitted, Reject, Admin => Rejected,
    }
}

impl State {
    /// Whether it waits for its owner.
    pub fn is_open(self) -> bool {
        matches!(self, Self::Todo | Self::Rejected)
    }
}
