//! The way of a story from a draft to its readers, and who takes which step. Pure.

use kernel::{machine, words};

words! {
    /// How far a story has come. Source: the state machine of interview experiences.
    pub enum State as "StoryState" {
        Draft = "draft", AutoCheck = "auto_check", PendingReview = "pending_review", Held = "held",
        ChangesRequested = "changes_requested", Rejected = "rejected", Published = "published",
        Flagged = "flagged", Removed = "removed", Withdrawn = "withdrawn",
    }
}

words! {
    /// A step.
    pub enum Event as "StoryEvent" {
        Edit = "edit", Submit = "submit", FoundClean = "found_clean", FoundRisky = "found_risky",
        Trust = "trust", Publish = "publish", RequestChanges = "request_changes",
        Reject = "reject", Report = "report", Dispute = "dispute", Flag = "flag", Keep = "keep",
        Remove = "remove", Withdraw = "withdraw",
    }
}

words! {
    /// Who takes a step.
    pub enum By as "StoryActor" { Author = "author", Admin = "admin", Company = "company", System = "system" }
}

machine! {
    /// The machine: every step there is and whose it is. The trigger `interview_drafts_transition` holds
    /// the same edges. An edit of a story that is shown runs through the same rows beside the text that
    /// is shown, from [`State::Draft`] on.
    pub(crate) const STEPS: State, Event, By {
        Draft, Submit, Author => AutoCheck,
        AutoCheck, FoundClean, System => PendingReview,
        AutoCheck, FoundRisky, System => Held,
        AutoCheck, Trust, System => Published,
        PendingReview, Publish, Admin => Published,
        PendingReview, RequestChanges, Admin => ChangesRequested,
        PendingReview, Reject, Admin => Rejected,
        Held, Publish, Admin => Published,
        Held, RequestChanges, Admin => ChangesRequested,
        Held, Reject, Admin => Rejected,
        ChangesRequested, Edit, Author => Draft,
        Published, Report, System => Flagged,
        Published, Dispute, Company => Flagged,
        Published, Flag, Admin => Flagged,
        Flagged, Keep, Admin => Published,
        Flagged, Remove, Admin => Removed,
        Draft, Withdraw, Author => Withdrawn,
        AutoCheck, Withdraw, Author => Withdrawn,
        PendingReview, Withdraw, Author => Withdrawn,
        Held, Withdraw, Author => Withdrawn,
        ChangesRequested, Withdraw, Author => Withdrawn,
        Rejected, Withdraw, Author => Withdrawn,
        Published, Withdraw, Author => Withdrawn,
        Flagged, Withdraw, Author => Withdrawn,
    }
}

impl State {
    /// Whether readers see a text of it.
    pub fn is_live(self) -> bool {
        matches!(self, Self::Published | Self::Flagged)
    }
}

#[cfg(test)]
mod tests {
    use kernel::Refused;

    use super::*;

    #[test]
    fn every_state_event_and_role_is_a_row_of_the_table_or_refused() {
        let mut rows = 0;
        for from in State::ALL {
            for event in Event::ALL {
                for by in By::ALL {
                    let mut lines = STEPS.lines().iter();
                    let row = lines.find(|(f, e, b, _)| (*f, *e, *b) == (from, event, by));
                    let foreign = STEPS.lines().iter().any(|(f, e, ..)| (*f, *e) == (from, event));
                    match STEPS.step(from, event, by) {
                        Ok(to) => assert_eq!(Some(to), row.map(|row| row.3), "{from:?} {event:?}"),
                        Err(Refused::NotYours { .. }) => assert!(row.is_none() && foreign),
                        Err(Refused::NotNow { .. }) => assert!(!foreign, "{from:?} {event:?}"),
                    }
                    rows += usize::from(row.is_some());
                }
            }
        }
        assert_eq!(rows, STEPS.lines().len(), "no row stands twice");
        for over in [State::Removed, State::Withdrawn] {
            assert!(!STEPS.lines().iter().any(|(from, ..)| *from == over), "{over:?} is the end");
        }
    }
}
