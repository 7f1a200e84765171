//! Which of two applications for a role goes on.

use super::rules::is_further;
use crate::applications::State;

#[test]
fn the_further_of_two_applications_goes_on_and_what_has_ended_goes_on_before_nothing() {
    use State as S;
    let cases = [
        (S::Interview, S::Applied, true),
        (S::Applied, S::Interview, false),
        (S::Placed, S::Accepted, true),
        (S::Applied, S::Withdrawn, true),
        (S::Applied, S::DeclinedByCompany, true),
        (S::DeclinedByCompany, S::Applied, false),
        (S::OfferExpired, S::RoleClosed, false),
        (S::Released, S::Released, false),
    ];
    for (one, other, wanted) in cases {
        assert_eq!(is_further(one, other), wanted, "{one:?} {other:?}");
    }
}
