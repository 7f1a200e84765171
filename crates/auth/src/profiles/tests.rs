//! When a profile is complete, and who saved last.

use testkit::store;

use super::*;
use crate::tokens::tests::claims;
use crate::users::{Kind, Registration, register};

fn named() -> Edit {
    Edit { display_name: "Ada".to_owned(), ..Edit::default() }
}

#[test]
fn a_profile_is_complete_when_there_is_something_to_go_by() {
    let check = |kind: Kind, edit: &Edit, company: Company, want: bool| {
        assert_eq!(rules::is_complete(kind, edit, company), want, "{kind:?} {edit:?}");
    };
    let headline = Edit { headline: Some("Engineer".to_owned()), ..named() };
    let education = Edit { education: Some("BSc".to_owned()), ..named() };
    let phone = Edit { phone: Some("+44 20".to_owned()), ..named() };
    check(Kind::Candidate, &named(), Company::Missing, false);
    check(Kind::Candidate, &headline, Company::Missing, true);
    check(Kind::Candidate, &education, Company::Missing, true);
    check(Kind::Candidate, &phone, Company::Missing, false);
    check(Kind::Company, &phone, Company::Named, true);
    check(Kind::Company, &phone, Company::Missing, false);
    check(Kind::Company, &headline, Company::Named, false);
    check(Kind::Partner, &named(), Company::Missing, true);
    check(
        Kind::Candidate,
        &Edit { display_name: String::new(), ..headline },
        Company::Missing,
        false,
    );
}

#[test]
fn what_was_saved_since_is_not_overwritten() {
    store(|conn| {
        let form = Registration {
            is_company: false,
            display_name: "Ada".to_owned(),
            phone: None,
            referral_code: None,
        };
        let (user, _) = register(conn, &claims("u1", "ada@example.com"), &form).unwrap();
        let edit = Edit { headline: Some("Engineer".to_owned()), ..named() };
        let empty = get(conn, user.id).unwrap();
        assert_eq!((empty.version, empty.completed), (0, false));
        let saved = save(conn, user.id, &edit, 0, Company::Missing).unwrap();
        assert_eq!((saved.version, saved.completed, &saved.edit), (1, true, &edit));
        let stale = save(conn, user.id, &named(), 0, Company::Missing);
        assert!(matches!(stale, Err(Error::StaleVersion)), "{stale:?}");
        let cleared = save(conn, user.id, &named(), 1, Company::Missing).unwrap();
        assert_eq!((cleared.version, cleared.completed), (2, false));
    });
}

#[test]
fn a_number_that_was_given_elsewhere_completes_a_profile_and_replaces_none() {
    store(|conn| {
        let form = Registration {
            is_company: true,
            display_name: "Zoë".to_owned(),
            phone: None,
            referral_code: None,
        };
        let (user, _) = register(conn, &claims("u2", "zoe@example.com"), &form).unwrap();
        let nothing = take_phone(conn, user.id, "  ", Company::Named).unwrap();
        assert_eq!((nothing.edit.phone, nothing.completed), (None, false));
        let taken = take_phone(conn, user.id, " +44 20 ", Company::Named).unwrap();
        assert_eq!((taken.edit.phone.as_deref(), taken.completed), (Some("+44 20"), true));
        assert_eq!(taken.version, 0, "a form that is open can still be saved");
        let other = take_phone(conn, user.id, "+49 30", Company::Missing).unwrap();
        assert_eq!((other.edit.phone.as_deref(), other.completed), (Some("+44 20"), true));
    });
}
