//! The words of an attempt, and the machine it runs through. Source: states.md §5. Pure.

use kernel::{machine, words};

/// What the audit log calls an attempt.
pub(crate) const KIND: &str = "attempt";

words! {
    /// Where an attempt is.
    pub enum State as "AttemptState" {
        /// The candidate works.
        InProgress = "in_progress",
        /// Finished, or out of time.
        Submitted = "submitted",
        /// It has a grade.
        Graded = "graded",
        /// It counts for nothing, because the platform failed.
        Voided = "voided",
    }
}

words! {
    /// What happens to an attempt.
    pub(crate) enum Event as "AttemptEvent" {
        Finish = "finish",
        TimeOut = "time_out",
        AddTime = "add_time",
        Grade = "grade",
        /// What was judged again brought another score.
        Regrade = "regrade",
        Void = "void",
    }
}

words! {
    /// Who makes it happen.
    pub(crate) enum By as "AttemptActor" {
        Candidate = "candidate",
        /// A member of the company or an administrator.
        Staff = "staff",
        System = "system",
        /// The administrator alone.
        Admin = "admin",
    }
}

machine! {
    /// The machine: every step there is.
    pub(crate) const STEPS: State, Event, By {
        InProgress, Finish, Candidate => Submitted,
        InProgress, TimeOut, System => Submitted,
        InProgress, AddTime, Staff => InProgress,
        InProgress, AddTime, System => InProgress,
        Submitted, Grade, System => Graded,
        Graded, Regrade, System => Graded,
        InProgress, Void, Admin => Voided,
        Submitted, Void, Admin => Voided,
        Graded, Void, Admin => Voided,
    }
}

#[cfg(test)]
mod tests {
    use testkit::machines::walk;

    use super::*;

    #[test]
    fn every_step_of_the_machine_is_in_the_table_and_no_other_is_possible() {
        use State::{Graded, InProgress, Submitted, Voided};
        let step = |from, event, by| STEPS.step(from, event, by);
        let taken = walk(step, |from, event, by| match (from, event, by) {
            (InProgress, Event::Finish, By::Candidate)
            | (InProgress, Event::TimeOut, By::System) => Some(Submitted),
            (InProgress, Event::AddTime, By::Staff | By::System) => Some(InProgress),
            (Submitted, Event::Grade, By::System) | (Graded, Event::Regrade, By::System) => {
                Some(Graded)
            }
            (InProgress | Submitted | Graded, Event::Void, By::Admin) => Some(Voided),
            _ => None,
        });
        assert_eq!(taken, STEPS.lines().len());
    }
}
