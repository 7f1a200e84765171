//! The states of an application, who takes which step, and what the candidate hears of it. Pure.

use kernel::{Refused, machine, words};

words! {
    /// How far an application has come. Source: the state machine of applications.
    pub enum State as "ApplicationState" {
        /// It was sent.
        Applied = "applied",
        /// The role's rules are checked; the admin puts the slate together.
        Screening = "screening",
        /// The company sees it.
        Released = "released",
        /// The company wants to know more.
        Shortlisted = "shortlisted",
        /// The candidate is invited to the role's assessment.
        Assessment = "assessment",
        /// They are talking.
        Interview = "interview",
        /// The company has chosen the candidate.
        Selected = "selected",
        /// The candidate has an offer to answer.
        Offered = "offered",
        /// The candidate said yes.
        Accepted = "accepted",
        /// The internship or the job has begun.
        Placed = "placed",
        /// A person at the company said no.
        DeclinedByCompany = "declined_by_company",
        /// The candidate took it back.
        Withdrawn = "withdrawn",
        /// The candidate said no to the offer.
        OfferDeclined = "offer_declined",
        /// The offer was not answered in time.
        OfferExpired = "offer_expired",
        /// The role ended before anybody decided.
        RoleClosed = "role_closed",
    }
}

words! {
    /// A step on the way.
    pub enum Event as "ApplicationEvent" {
        /// The role's rules are checked.
        Screen = "screen",
        /// The company is shown the application.
        Release = "release",
        /// The company wants to know more.
        Shortlist = "shortlist",
        /// The company invites to the assessment.
        Assess = "assess",
        /// The assessment's result is there.
        TakeResult = "take_result",
        /// They are to talk.
        Interview = "interview",
        /// The company chooses the candidate.
        Select = "select",
        /// The company makes an offer.
        Offer = "offer",
        /// The candidate says yes to it.
        AcceptOffer = "accept_offer",
        /// The candidate says no to it.
        DeclineOffer = "decline_offer",
        /// The offer's time is over.
        ExpireOffer = "expire_offer",
        /// The internship or the job begins.
        Place = "place",
        /// One column back, for a reason.
        MoveBack = "move_back",
        /// A person at the company says no.
        Decline = "decline",
        /// They think again before the candidate hears of it.
        Reconsider = "reconsider",
        /// The candidate takes the application back.
        Withdraw = "withdraw",
        /// The role ends.
        CloseRole = "close_role",
    }
}

words! {
    /// Who takes a step.
    pub enum By as "ApplicationActor" {
        Company = "company", Admin = "admin", Candidate = "candidate", System = "system",
    }
}

words! {
    /// How far an application has come, in the candidate's words.
    pub enum Stage as "ApplicationStage" {
        Applied = "applied", InReview = "in_review", Assessment = "assessment",
        Interview = "interview", Offer = "offer", Closed = "closed",
    }
}

impl State {
    /// Whether something can still become of it.
    pub fn is_open(self) -> bool {
        !matches!(
            self,
            Self::Placed
                | Self::DeclinedByCompany
                | Self::Withdrawn
                | Self::OfferDeclined
                | Self::OfferExpired
                | Self::RoleClosed
        )
    }

    /// What the candidate hears. That they are chosen, they hear with the offer.
    pub fn stage(self) -> Stage {
        match self {
            Self::Applied | Self::Screening => Stage::Applied,
            Self::Released | Self::Shortlisted => Stage::InReview,
            Self::Assessment => Stage::Assessment,
            Self::Interview | Self::Selected => Stage::Interview,
            Self::Offered | Self::Accepted | Self::Placed => Stage::Offer,
            Self::DeclinedByCompany
            | Self::Withdrawn
            | Self::OfferDeclined
            | Self::OfferExpired
            | Self::RoleClosed => Stage::Closed,
        }
    }
}

machine! {
    /// Every step but [`Event::Reconsider`]. The trigger `applications_transition` holds the same
    /// edges. Nobody but a person of the company declines.
    pub(super) const STEPS: State, Event, By {
        Applied, Screen, System => Screening,
        Screening, Release, Admin => Released,
        Released, Shortlist, Company => Shortlisted,
        Shortlisted, Assess, Company => Assessment,
        Assessment, TakeResult, System => Shortlisted,
        Shortlisted, Interview, Company => Interview,
        Assessment, Interview, Company => Interview,
        Interview, Select, Company => Selected,
        Selected, Offer, Company => Offered,
        Offered, AcceptOffer, Candidate => Accepted,
        Offered, DeclineOffer, Candidate => OfferDeclined,
        Offered, ExpireOffer, System => OfferExpired,
        Accepted, Place, System => Placed,

        Shortlisted, MoveBack, Company => Released,
        Assessment, MoveBack, Company => Shortlisted,
        Interview, MoveBack, Company => Shortlisted,
        Selected, MoveBack, Company => Interview,
        Offered, MoveBack, Company => Selected,

        Applied, Decline, Company => DeclinedByCompany,
        Screening, Decline, Company => DeclinedByCompany,
        Released, Decline, Company => DeclinedByCompany,
        Shortlisted, Decline, Company => DeclinedByCompany,
        Assessment, Decline, Company => DeclinedByCompany,
        Interview, Decline, Company => DeclinedByCompany,
        Selected, Decline, Company => DeclinedByCompany,
        Offered, Decline, Company => DeclinedByCompany,
        Accepted, Decline, Company => DeclinedByCompany,

        Applied, Withdraw, Candidate => Withdrawn,
        Screening, Withdraw, Candidate => Withdrawn,
        Released, Withdraw, Candidate => Withdrawn,
        Shortlisted, Withdraw, Candidate => Withdrawn,
        Assessment, Withdraw, Candidate => Withdrawn,
        Interview, Withdraw, Candidate => Withdrawn,
        Selected, Withdraw, Candidate => Withdrawn,
        Offered, Withdraw, Candidate => Withdrawn,
        Accepted, Withdraw, Candidate => Withdrawn,

        Applied, CloseRole, System => RoleClosed,
        Screening, CloseRole, System => RoleClosed,
        Released, CloseRole, System => RoleClosed,
        Shortlisted, CloseRole, System => RoleClosed,
        Assessment, CloseRole, System => RoleClosed,
        Interview, CloseRole, System => RoleClosed,
        Selected, CloseRole, System => RoleClosed,
        Offered, CloseRole, System => RoleClosed,
        Accepted, CloseRole, System => RoleClosed,
    }
}

/// Where `event` leads from `from`; what was declined goes back to `declined_from`.
///
/// # Errors
/// [`Refused`].
pub(super) fn next(
    from: State,
    declined_from: Option<State>,
    event: Event,
    by: By,
) -> Result<State, Refused> {
    let leads = |other| take(from, declined_from, other, by).is_ok();
    take(from, declined_from, event, by).map_err(|refused| refused.allowing(leads))
}

fn take(from: State, declined_from: Option<State>, event: Event, by: By) -> Result<State, Refused> {
    match (from, event, declined_from) {
        (State::DeclinedByCompany, Event::Reconsider, Some(before)) if by == By::Company => {
            Ok(before)
        }
        (State::DeclinedByCompany, Event::Reconsider, Some(_)) => {
            Err(Refused::NotYours { event: event.as_str() })
        }
        _ => STEPS.step(from, event, by),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_state_event_and_actor_is_a_row_of_the_table_or_refused() {
        testkit::machines::follows(&STEPS, |from, event, by| next(from, None, event, by));
    }

    #[test]
    fn what_is_open_can_be_withdrawn_declined_and_closed_and_what_is_over_is_over() {
        for state in State::ALL {
            for (event, by) in [
                (Event::Withdraw, By::Candidate),
                (Event::Decline, By::Company),
                (Event::CloseRole, By::System),
            ] {
                assert_eq!(next(state, None, event, by).is_ok(), state.is_open(), "{state:?}");
            }
            let leads_on = STEPS.lines().iter().any(|(from, ..)| *from == state);
            assert_eq!(leads_on, state.is_open(), "{state:?}");
        }
    }

    #[test]
    fn nobody_but_the_company_declines() {
        let declines = STEPS.lines().iter().filter(|line| line.3 == State::DeclinedByCompany);
        assert!(declines.clone().count() > 0);
        for (from, event, by, _) in declines {
            assert_eq!((*event, *by), (Event::Decline, By::Company), "{from:?}");
        }
    }

    #[test]
    fn what_was_declined_goes_back_to_where_it_was_and_by_the_company_only() {
        for before in State::ALL.into_iter().filter(|state| state.is_open()) {
            let back = |by| next(State::DeclinedByCompany, Some(before), Event::Reconsider, by);
            assert_eq!(back(By::Company), Ok(before));
            for by in [By::Admin, By::Candidate, By::System] {
                assert_eq!(back(by), Err(Refused::NotYours { event: "reconsider" }));
            }
            let not = next(before, Some(before), Event::Reconsider, By::Company);
            assert!(matches!(not, Err(Refused::NotNow { .. })), "{before:?}");
        }
    }

    #[test]
    fn the_candidate_hears_of_a_choice_with_the_offer() {
        assert_eq!(State::Screening.stage(), Stage::Applied);
        assert_eq!(State::Shortlisted.stage(), Stage::InReview);
        assert_eq!(State::Selected.stage(), Stage::Interview);
        assert_eq!(State::Offered.stage(), Stage::Offer);
        for state in State::ALL {
            let closed = !state.is_open() && state != State::Placed;
            assert_eq!(state.stage() == Stage::Closed, closed, "{state:?}");
        }
    }
}
