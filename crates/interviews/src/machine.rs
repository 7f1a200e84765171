//! The way of a story from a draft to its readers, and who takes which step. Pure.

use kernel::words;

use crate::Error;

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

/// The machine: every step there is and whose it is. The trigger `interview_drafts_transition` holds
/// the same edges. An edit of a story that is shown runs through the same rows beside the text that
/// is shown, from [`State::Draft`] on.
pub(crate) const STEPS: &[(State, Event, By, State)] = &[
    (State::Draft, Event::Submit, By::Author, State::AutoCheck),
    (State::AutoCheck, Event::FoundClean, By::System, State::PendingReview),
    (State::AutoCheck, Event::FoundRisky, By::System, State::Held),
    (State::AutoCheck, Event::Trust, By::System, State::Published),
    (State::PendingReview, Event::Publish, By::Admin, State::Published),
    (State::PendingReview, Event::RequestChanges, By::Admin, State::ChangesRequested),
    (State::PendingReview, Event::Reject, By::Admin, State::Rejected),
    (State::Held, Event::Publish, By::Admin, State::Published),
    (State::Held, Event::RequestChanges, By::Admin, State::ChangesRequested),
    (State::Held, Event::Reject, By::Admin, State::Rejected),
    (State::ChangesRequested, Event::Edit, By::Author, State::Draft),
    (State::Published, Event::Report, By::System, State::Flagged),
    (State::Published, Event::Dispute, By::Company, State::Flagged),
    (State::Published, Event::Flag, By::Admin, State::Flagged),
    (State::Flagged, Event::Keep, By::Admin, State::Published),
    (State::Flagged, Event::Remove, By::Admin, State::Removed),
    (State::Draft, Event::Withdraw, By::Author, State::Withdrawn),
    (State::AutoCheck, Event::Withdraw, By::Author, State::Withdrawn),
    (State::PendingReview, Event::Withdraw, By::Author, State::Withdrawn),
    (State::Held, Event::Withdraw, By::Author, State::Withdrawn),
    (State::ChangesRequested, Event::Withdraw, By::Author, State::Withdrawn),
    (State::Rejected, Event::Withdraw, By::Author, State::Withdrawn),
    (State::Published, Event::Withdraw, By::Author, State::Withdrawn),
    (State::Flagged, Event::Withdraw, By::Author, State::Withdrawn),
];

/// Where `event` leads from `from`.
pub(crate) fn step(from: State, event: Event, by: By) -> Result<State, Error> {
    let row = STEPS.iter().find(|(f, e, ..)| (*f, *e) == (from, event));
    match row {
        None => Err(Error::NotNow { from: from.as_str(), event: event.as_str() }),
        Some((_, _, whose, to)) if *whose == by => Ok(*to),
        Some(_) => Err(Error::NotYours { event: event.as_str() }),
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
    use super::*;

    #[test]
    fn every_state_event_and_role_is_a_row_of_the_table_or_refused() {
        let mut rows = 0;
        for from in State::ALL {
            for event in Event::ALL {
                for by in By::ALL {
                    let row = STEPS.iter().find(|(f, e, b, _)| (*f, *e, *b) == (from, event, by));
                    let foreign = STEPS.iter().any(|(f, e, ..)| (*f, *e) == (from, event));
                    match step(from, event, by) {
                        Ok(to) => assert_eq!(Some(to), row.map(|row| row.3), "{from:?} {event:?}"),
                        Err(Error::NotYours { .. }) => assert!(row.is_none() && foreign),
                        Err(Error::NotNow { .. }) => assert!(!foreign, "{from:?} {event:?} {by:?}"),
                        Err(e) => panic!("{e}"),
                    }
                    rows += usize::from(row.is_some());
                }
            }
        }
        assert_eq!(rows, STEPS.len(), "no row stands twice");
        for over in [State::Removed, State::Withdrawn] {
            assert!(!STEPS.iter().any(|(from, ..)| *from == over), "{over:?} is the end");
        }
    }
}
