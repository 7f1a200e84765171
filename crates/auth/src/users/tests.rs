//! Accounts: rules by table, the store on a transaction that is rolled back.

use super::*;
use crate::tokens::tests::claims;

fn form(is_company: bool) -> Registration {
    Registration {
        is_company,
        display_name: "Ada".to_owned(),
        phone: None,
        referral_code: Some("emeka-osei".to_owned()),
    }
}

#[test]
fn a_referral_code_that_has_not_the_form_is_ignored() {
    let check = |text: &str, kept: bool| {
        let form = Registration { referral_code: Some(text.to_owned()), ..form(false) };
        assert_eq!(form.referral_code().is_some(), kept, "{text}");
    };
    check("abc", true);
    check("Emeka-Osei-7", true);
    check("ab", false);
    check(&"a".repeat(50), true);
    check(&"a".repeat(51), false);
    check("a b c", false);
    check("año", false);
}

#[test]
fn registering_twice_answers_the_same_account() {
    testkit::store(|conn| {
        let (made, fresh) = register(conn, &claims("u1", "ada@example.com"), &form(false)).unwrap();
        let (again, second) =
            register(conn, &claims("u1", "ada@example.com"), &form(false)).unwrap();
        assert_eq!((fresh, second, made.id), (true, false, again.id));
    });
}

#[test]
fn the_kind_of_an_account_is_fixed_when_it_is_made() {
    testkit::store(|conn| {
        register(conn, &claims("u1", "ada@example.com"), &form(false)).unwrap();
        let refused = register(conn, &claims("u1", "ada@example.com"), &form(true));
        assert!(matches!(refused, Err(Error::AccountKindFixed)));
    });
}

#[test]
fn an_address_belongs_to_one_account() {
    testkit::store(|conn| {
        register(conn, &claims("u1", "ada@example.com"), &form(false)).unwrap();
        let refused = register(conn, &claims("u2", "ada@example.com"), &form(false));
        assert!(matches!(refused, Err(Error::EmailTaken)));
    });
}

#[test]
fn the_verified_flag_follows_the_token() {
    testkit::store(|conn| {
        let unverified = Claims { email_verified: false, ..claims("u1", "ada@example.com") };
        let (user, _) = register(conn, &unverified, &form(false)).unwrap();
        assert!(!user.email_verified);
        let user = sync(conn, user, &claims("u1", "ada@example.com")).unwrap();
        assert!(user.email_verified);
        assert_eq!(of(conn, &unverified).unwrap(), Some(user));
    });
}

#[test]
fn only_the_verified_configured_address_is_the_admin() {
    testkit::store(|conn| {
        let admin: kernel::Email = "root@example.com".parse().unwrap();
        let unverified = Claims { email_verified: false, ..claims("u1", "root@example.com") };
        let (user, _) = register(conn, &unverified, &form(false)).unwrap();
        assert!(!user.is_admin(Some(&admin)));
        let user = sync(conn, user, &claims("u1", "root@example.com")).unwrap();
        assert!(user.is_admin(Some(&admin)));
        assert!(!user.is_admin(None));
        let (other, _) = register(conn, &claims("u2", "r00t@example.com"), &form(false)).unwrap();
        assert!(!other.is_admin(Some(&admin)));
    });
}
