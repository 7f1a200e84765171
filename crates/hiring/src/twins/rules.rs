//! Which of two applications goes on. Pure.

use crate::applications::State;

/// How far an application has come; what has ended is nowhere.
fn place(state: State) -> u8 {
    match state {
        State::Applied => 1,
        State::Screening => 2,
        State::Released => 3,
        State::Shortlisted => 4,
        State::Assessment => 5,
        State::Interview => 6,
        State::Selected => 7,
        State::Offered => 8,
        State::Accepted => 9,
        State::Placed => 10,
        State::DeclinedByCompany
        | State::Withdrawn
        | State::OfferDeclined
        | State::OfferExpired
        | State::RoleClosed => 0,
    }
}

/// Whether the first has come further than the second.
pub(super) fn is_further(one: State, other: State) -> bool {
    place(one) > place(other)
}
