//! What companies read of an application, in words. Pure.

use hiring::applications::State;

/// The states, as companies call them.
pub fn of_state(state: State) -> &'static str {
    match state {
        State::Applied | State::Screening => "Applied",
        State::Released => "Released",
        State::Shortlisted => "Shortlisted",
        State::Assessment => "Assessment",
        State::Interview => "Interview",
        State::Selected => "Selected",
        State::Offered => "Offered",
        State::Accepted => "Accepted",
        State::Placed => "Placed",
        State::DeclinedByCompany => "Declined",
        State::Withdrawn => "Withdrawn",
        State::OfferDeclined => "Offer declined",
        State::OfferExpired => "Offer expired",
        State::RoleClosed => "Role closed",
    }
}
