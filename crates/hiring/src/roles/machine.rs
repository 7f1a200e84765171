//! The states of a role and who takes which step. Pure.

use kernel::{Refused, machine, words};

words! {
    /// How far a role has come. Source: the state machine of roles.
    pub enum State as "RoleState" {
        /// The company writes it.
        Draft = "draft",
        /// The admin is to decide.
        Submitted = "submitted",
        /// The admin has sent it back.
        ChangesRequested = "changes_requested",
        /// The admin said yes; it is not shown yet.
        Approved = "approved",
        /// Everybody sees it and may apply.
        Published = "published",
        /// The same, and the company sees who has applied.
        ApplicantsReleased = "applicants_released",
        /// Nobody may apply for now.
        Paused = "paused",
        /// Nobody may apply any more.
        Closed = "closed",
        /// It is out of the way.
        Archived = "archived",
        /// The admin said no; a copy can be sent.
        Rejected = "rejected",
    }
}

impl State {
    /// Whether everybody sees it and may apply.
    pub fn is_live(self) -> bool {
        matches!(self, Self::Published | Self::ApplicantsReleased)
    }

    /// Whether it has been shown and is not over.
    pub fn is_running(self) -> bool {
        self.is_live() || self == Self::Paused
    }

    /// Whether nobody is sought for it any more, unless it is opened again.
    pub fn is_over(self) -> bool {
        matches!(self, Self::Closed | Self::Archived | Self::Rejected)
    }

    /// Whether the company may change its text.
    pub fn is_editable(self) -> bool {
        matches!(self, Self::Draft | Self::ChangesRequested)
    }
}

words! {
    /// A step on the way.
    pub enum Event as "RoleEvent" {
        /// The company sends it, for the first time or again.
        Submit = "submit",
        /// The company takes it back before it is shown.
        Withdraw = "withdraw",
        /// The admin says yes.
        Approve = "approve",
        /// The admin sends it back.
        RequestChanges = "request_changes",
        /// The admin says no.
        Reject = "reject",
        /// The company gives up changes to a role that was shown.
        Discard = "discard",
        /// It is shown to everybody.
        Publish = "publish",
        /// The company is shown who has applied.
        ReleaseSlate = "release_slate",
        /// Nobody may apply for now.
        Pause = "pause",
        /// It goes on.
        Resume = "resume",
        /// It ends: by hand, or its deadline has passed.
        Close = "close",
        /// A closed role goes on.
        Reopen = "reopen",
        /// A closed role is put out of the way.
        Archive = "archive",
    }
}

words! {
    /// Who takes a step.
    pub enum By as "RoleActor" { Company = "company", Admin = "admin", System = "system" }
}

machine! {
    /// Every step but those of [`BACK`]. The trigger `roles_transition` holds the same edges.
    pub(super) const STEPS: State, Event, By {
        Draft, Submit, Company => Submitted,
        ChangesRequested, Submit, Company => Submitted,
        Submitted, Withdraw, Company => Draft,
        Approved, Withdraw, Company => Draft,
        Submitted, Approve, Admin => Approved,
        Submitted, RequestChanges, Admin => ChangesRequested,
        Submitted, Reject, Admin => Rejected,
        Approved, Publish, Admin => Published,
        Approved, Publish, System => Published,
        Published, ReleaseSlate, Admin => ApplicantsReleased,
        Published, Pause, Company => Paused,
        Published, Pause, Admin => Paused,
        ApplicantsReleased, Pause, Company => Paused,
        ApplicantsReleased, Pause, Admin => Paused,
        Published, Close, Company => Closed,
        Published, Close, Admin => Closed,
        Published, Close, System => Closed,
        ApplicantsReleased, Close, Company => Closed,
        ApplicantsReleased, Close, Admin => Closed,
        ApplicantsReleased, Close, System => Closed,
        Paused, Close, Company => Closed,
        Paused, Close, Admin => Closed,
        Paused, Close, System => Closed,
        Closed, Archive, Company => Archived,
        Closed, Archive, Admin => Archived,
        Closed, Archive, System => Archived,
    }
}

/// Steps back to the live state that the role had before, and who takes them.
pub(super) const BACK: [(State, Event, &[By]); 2] = [
    (State::Paused, Event::Resume, &[By::Company, By::Admin]),
    (State::Closed, Event::Reopen, &[By::Company]),
];

/// Where `event` leads from `from`; a role that was live goes back to `live`.
///
/// # Errors
/// [`Refused`].
pub(super) fn step(
    from: State,
    live: Option<State>,
    event: Event,
    by: By,
) -> Result<State, Refused> {
    let leads = |other| take(from, live, other, by).is_ok();
    take(from, live, event, by).map_err(|refused| refused.allowing(leads))
}

fn take(from: State, live: Option<State>, event: Event, by: By) -> Result<State, Refused> {
    let back = BACK.iter().find(|(state, on, _)| (*state, *on) == (from, event));
    match (back, live) {
        (Some((.., whose)), Some(live)) if whose.contains(&by) => Ok(live),
        (Some(_), Some(_)) => Err(Refused::NotYours { event: event.as_str() }),
        _ => STEPS.step(from, event, by),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_state_event_and_actor_is_a_row_of_the_table_or_refused() {
        testkit::machines::follows(&STEPS, |from, event, by| step(from, None, event, by));
        for over in [State::Archived, State::Rejected] {
            assert!(!STEPS.lines().iter().any(|(from, ..)| *from == over), "{over:?} is the end");
        }
    }

    #[test]
    fn a_role_goes_back_to_the_live_state_it_had() {
        for live in [State::Published, State::ApplicantsReleased] {
            let resumed = step(State::Paused, Some(live), Event::Resume, By::Admin);
            assert_eq!(resumed, Ok(live));
            let reopened = step(State::Closed, Some(live), Event::Reopen, By::Company);
            assert_eq!(reopened, Ok(live));
        }
        let admin = step(State::Closed, Some(State::Published), Event::Reopen, By::Admin);
        assert_eq!(admin, Err(Refused::NotYours { event: "reopen" }));
        let draft = step(State::Draft, Some(State::Published), Event::Resume, By::Company);
        let allowed = vec!["submit"];
        assert_eq!(draft, Err(Refused::NotNow { from: "draft", event: "resume", allowed }));
        let paused = step(State::Paused, Some(State::Published), Event::Submit, By::Company);
        let allowed = vec!["resume", "close"];
        assert_eq!(paused, Err(Refused::NotNow { from: "paused", event: "submit", allowed }));
    }
}
