//! The states of a company and the steps an administrator takes. Pure.

use kernel::{Refused, machine, words};

words! {
    /// Whether a company has been looked at.
    pub enum State as "CompanyState" {
        /// Nobody has looked yet.
        Unverified = "unverified",
        /// An administrator knows it.
        Approved = "approved",
        /// An administrator stopped it.
        Suspended = "suspended",
        /// An administrator merged it into another one, for good.
        Merged = "merged",
    }
}

words! {
    /// A step an administrator takes.
    pub enum Event as "CompanyEvent" {
        /// The company is who it says.
        Approve = "approve",
        /// It must not act for now.
        Suspend = "suspend",
        /// It is what it was before it was stopped.
        Reinstate = "reinstate",
        /// It and another one are the same.
        Merge = "merge",
    }
}

machine! {
    /// The machine: every step there is. Where a stopped company goes on, [`step`] says.
    const STEPS: State, Event {
        Unverified, Approve => Approved,
        Unverified, Suspend => Suspended,
        Approved, Suspend => Suspended,
        Suspended, Reinstate => Approved,
        Unverified, Merge => Merged,
        Approved, Merge => Merged,
    }
}

/// The state that a step leads to. A company that is reinstated is again what it was when it was stopped.
pub(crate) fn step(
    from: State,
    suspended_from: Option<State>,
    event: Event,
) -> Result<State, Refused> {
    let to = STEPS.step(from, event, ())?;
    Ok(suspended_from.filter(|_| event == Event::Reinstate).unwrap_or(to))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_of_the_machine_is_in_the_table_and_no_other_is_possible() {
        use Event::{Approve, Merge, Reinstate, Suspend};
        use State::{Approved, Merged, Suspended, Unverified};
        for from in State::ALL {
            for event in Event::ALL {
                let want = match (from, event) {
                    (Unverified, Approve) | (Suspended, Reinstate) => Some(Approved),
                    (Unverified | Approved, Suspend) => Some(Suspended),
                    (Unverified | Approved, Merge) => Some(Merged),
                    _ => None,
                };
                assert_eq!(step(from, None, event).ok(), want, "{from:?} {event:?}");
                let again = step(from, Some(Unverified), event).ok();
                let want = want.filter(|_| event != Reinstate).or(want.and(Some(Unverified)));
                assert_eq!(again, want, "{from:?} {event:?}, never approved");
            }
        }
    }
}
