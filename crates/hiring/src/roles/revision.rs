//! Changes to a role that everybody sees: they wait for the admin while its text stays. Pure.

use kernel::{machine, words};

use super::form::Form;
use super::machine::{By, Event};

words! {
    /// How far the changes to a role have come.
    pub enum RevisionState as "RoleRevisionState" {
        /// The company writes them.
        Draft = "draft",
        /// The admin is to decide.
        Submitted = "submitted",
        /// The admin has sent them back.
        ChangesRequested = "changes_requested",
        /// They are the role's text. None is kept in this state.
        Published = "published",
        /// They are given up. None is kept in this state.
        Dropped = "dropped",
    }
}

machine! {
    /// Every step of a revision.
    pub(super) const STEPS: RevisionState, Event, By {
        Draft, Submit, Company => Submitted,
        ChangesRequested, Submit, Company => Submitted,
        Submitted, Withdraw, Company => Draft,
        Submitted, Publish, Admin => Published,
        Submitted, RequestChanges, Admin => ChangesRequested,
        Submitted, Reject, Admin => Dropped,
        Draft, Discard, Company => Dropped,
        Submitted, Discard, Company => Dropped,
        ChangesRequested, Discard, Company => Dropped,
    }
}

/// What the audit log calls a step of a revision; the role's own steps have the events' names.
pub(super) fn action(event: Event) -> &'static str {
    match event {
        Event::Submit => "submit_revision",
        Event::Withdraw => "withdraw_revision",
        Event::Discard => "discard_revision",
        Event::Publish => "publish_revision",
        Event::RequestChanges => "request_revision_changes",
        Event::Reject => "reject_revision",
        other => other.as_str(),
    }
}

/// What a company wants to change about a role that everybody sees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Revision {
    /// How far it has come.
    pub state: RevisionState,
    /// What the role is to say.
    pub form: Form,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_state_event_and_actor_is_a_row_of_the_table_or_refused() {
        testkit::machines::follows(&STEPS, |from, event, by| STEPS.step(from, event, by));
        for over in [RevisionState::Published, RevisionState::Dropped] {
            assert!(!STEPS.lines().iter().any(|(from, ..)| *from == over), "{over:?} is the end");
        }
    }
}
