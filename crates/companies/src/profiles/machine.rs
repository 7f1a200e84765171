//! The states of a company and the steps an administrator takes. Pure.

use kernel::{machine, words};

words! {
    /// Whether a company has been looked at.
    pub enum State as "CompanyState" {
        /// Nobody has looked yet.
        Unverified = "unverified",
        /// An administrator knows it.
        Approved = "approved",
        /// An administrator stopped it.
        Suspended = "suspended",
    }
}

words! {
    /// A step an administrator takes.
    pub enum Event as "CompanyEvent" {
        /// The company is who it says.
        Approve = "approve",
        /// It must not act for now.
        Suspend = "suspend",
        /// It may act again.
        Reinstate = "reinstate",
    }
}

machine! {
    /// The machine: every step there is.
    pub(crate) const STEPS: State, Event {
        Unverified, Approve => Approved,
        Unverified, Suspend => Suspended,
        Approved, Suspend => Suspended,
        Suspended, Reinstate => Approved,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_of_the_machine_is_in_the_table_and_no_other_is_possible() {
        use Event::{Approve, Reinstate, Suspend};
        use State::{Approved, Suspended, Unverified};
        for from in State::ALL {
            for event in Event::ALL {
                let want = match (from, event) {
                    (Unverified, Approve) | (Suspended, Reinstate) => Some(Approved),
                    (Unverified | Approved, Suspend) => Some(Suspended),
                    _ => None,
                };
                assert_eq!(STEPS.step(from, event, ()).ok(), want, "{from:?} {event:?}");
            }
        }
    }
}
