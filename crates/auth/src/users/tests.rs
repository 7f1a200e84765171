//! Accounts: rules by table, the store on a transaction that is rolled back.

use kernel::chrono::TimeDelta;

use super::*;
use crate::profiles;
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
fn a_token_is_compared_with_what_is_known_of_its_owner() {
    let user = |email: &str, email_verified| User {
        id: UserId::new(),
        uid: "u1".to_owned(),
        email: email.to_owned(),
        email_verified,
        proven_email: None,
        display_name: "Ada".to_owned(),
        username: None,
        kind: Kind::Candidate,
        profile_completed: false,
        disabled_at: None,
        tokens_valid_after: None,
        merged_into: None,
        terms_edition: None,
        privacy_edition: None,
        theme: Theme::ByPage,
    };
    let (ada, other) = ("ada@example.com", "ada@example.org");
    for (email, before, says, stale, shows) in [
        (ada, true, true, false, false),
        (ada, false, false, false, false),
        (ada, false, true, true, true),
        (ada, true, false, true, false),
        (other, true, true, true, false),
        (other, false, true, true, true),
    ] {
        let claims = Claims { email_verified: says, ..claims("u1", ada) };
        let user = user(email, before);
        let got = (rules::is_stale(&user, &claims), rules::shows_address(&user, &claims));
        assert_eq!(got, (stale, shows), "{email} {before} {says}");
    }
    assert_eq!([Access::Open, Access::Locked].map(Access::as_str), ["open", "locked"]);
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

/// Which of two unique indexes finds the other tab's row first is the database's affair, and now and then it is that of
/// the address.
#[test]
fn tabs_that_register_one_person_at_the_same_moment_all_get_the_account() {
    const TABS: usize = 4;
    let db = testkit::TestDb::create();
    let gate = std::sync::Barrier::new(TABS);
    let tab = || {
        let mut conn = db.conn();
        let rounds = (0..500).map(|round| {
            let claims = claims(&format!("u{round}"), &format!("u{round}@example.com"));
            gate.wait();
            register(&mut conn, &claims, &form(false)).map(|(_, is_new)| is_new)
        });
        rounds.collect::<Vec<_>>()
    };
    let answers: Vec<_> = std::thread::scope(|scope| {
        let tabs: Vec<_> = (0..TABS).map(|_| scope.spawn(tab)).collect();
        tabs.into_iter().flat_map(|tab| tab.join().unwrap()).collect()
    });
    let refused = answers.iter().find(|answer| answer.is_err());
    assert!(refused.is_none(), "{refused:?}");
    assert_eq!(answers.into_iter().filter(|answer| matches!(answer, Ok(true))).count(), 500);
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
fn several_accounts_are_read_together_each_as_it_is_alone_and_no_other() {
    testkit::store(|conn| {
        let [ada, ben, eve] = ["ada", "ben", "eve"].map(|name| {
            let claims = claims(name, &format!("{name}@example.com"));
            register(conn, &claims, &form(false)).unwrap().0.id
        });
        let mut found = get_all(conn, &[ben, UserId::new(), ada, ben]).unwrap();
        found.sort_by_key(|user| user.id);
        let mut alone = [ada, ben].map(|id| get(conn, id).unwrap());
        alone.sort_by_key(|user| user.id);
        assert_eq!(found, alone);
        assert!(found.iter().all(|user| user.id != eve));
        assert!(matches!(get(conn, UserId::new()), Err(Error::NoUser)));
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
        assert_eq!(find_by_token(conn, &unverified).unwrap(), Some(user));
    });
}

#[test]
fn our_own_proof_outlasts_a_token_that_does_not_verify_the_address() {
    testkit::store(|conn| {
        let unverified = Claims { email_verified: false, ..claims("u1", "ada@example.com") };
        let (user, _) = register(conn, &unverified, &form(true)).unwrap();
        assert!(prove_address(conn, user.id, "ada@example.com").unwrap());
        let proven = get(conn, user.id).unwrap();
        assert!(proven.email_verified && !is_stale(&proven, &unverified));
        // The account as it was read before the proof, and a token that changes it.
        let early = User { email: "old@example.com".to_owned(), ..user };
        assert!(sync(conn, early, &unverified).unwrap().email_verified);
    });
}

#[test]
fn our_own_proof_ends_with_the_address() {
    testkit::store(|conn| {
        let ada = Claims { email_verified: false, ..claims("u1", "ada@example.com") };
        let moved = Claims { email_verified: false, ..claims("u1", "ada@example.org") };
        let (user, _) = register(conn, &ada, &form(true)).unwrap();
        prove_address(conn, user.id, "ada@example.com").unwrap();
        let user = get(conn, user.id).unwrap();
        let user = sync(conn, user, &moved).unwrap();
        assert!(!user.email_verified && user.proven_email.is_none());
        let user = sync(conn, user, &ada).unwrap();
        assert!(!user.email_verified, "the proof does not come back with the address");
    });
}

#[test]
fn a_mail_to_another_address_proves_nothing() {
    testkit::store(|conn| {
        let unverified = Claims { email_verified: false, ..claims("u1", "ada@example.com") };
        let (user, _) = register(conn, &unverified, &form(true)).unwrap();
        assert!(!prove_address(conn, user.id, "ben@example.com").unwrap());
        assert_eq!(get(conn, user.id).unwrap(), user);
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

/// Registers with an unverified address, completes the profile, and then shows the address in a
/// sign-in that is `later_s` seconds after the account was made.
fn show_address_in_a_sign_in(conn: &mut Conn, later_s: i64) -> User {
    let unverified = Claims { email_verified: false, ..claims("u1", "ada@example.com") };
    let (user, _) = register(conn, &unverified, &form(false)).unwrap();
    let edit = profiles::Edit {
        display_name: "Ada".to_owned(),
        headline: Some("Engineer".to_owned()),
        ..profiles::Edit::default()
    };
    profiles::save(conn, user.id, &edit, 0, profiles::Company::Missing).unwrap();
    let user = get(conn, user.id).unwrap();
    assert!(user.profile_completed && user.tokens_valid_after.is_none());
    let auth_time = store::created_at(conn, user.id).unwrap() + TimeDelta::seconds(later_s);
    let verified = Claims { auth_time, ..claims("u1", "ada@example.com") };
    let user = sync(conn, user, &verified).unwrap();
    assert_eq!(user.tokens_valid_after, Some(auth_time));
    assert!(user.accepts_sign_in_at(auth_time));
    assert!(!user.accepts_sign_in_at(auth_time - TimeDelta::seconds(1)));
    user
}

#[test]
fn the_first_sign_in_that_shows_the_address_ends_those_before_it() {
    testkit::store(|conn| {
        let user = show_address_in_a_sign_in(conn, -1);
        assert!(
            user.profile_completed,
            "the person who registered is the one who showed the address"
        );
    });
}

#[test]
fn what_an_earlier_sign_in_said_of_somebody_is_asked_again() {
    testkit::store(|conn| {
        let user = show_address_in_a_sign_in(conn, 1);
        assert!(!user.profile_completed);
    });
}

#[test]
fn a_sign_in_that_was_ended_is_not_brought_back_by_a_verified_address() {
    testkit::store(|conn| {
        let unverified = Claims { email_verified: false, ..claims("u1", "ada@example.com") };
        let (user, _) = register(conn, &unverified, &form(false)).unwrap();
        end_sign_ins(conn, user.id).unwrap();
        let ended = get(conn, user.id).unwrap();
        let early = ended.tokens_valid_after.unwrap() - TimeDelta::seconds(30);
        let verified = Claims { auth_time: early, ..claims("u1", "ada@example.com") };
        let user = sync(conn, ended.clone(), &verified).unwrap();
        assert_eq!(user.tokens_valid_after, ended.tokens_valid_after);
    });
}

#[test]
fn an_account_made_on_somebodys_behalf_is_a_companys_and_unverified() {
    testkit::store(|conn| {
        let email = "otto@example.com".parse().unwrap();
        let new = NewUser { uid: "made-1", email: &email, display_name: "Otto Lang" };
        let made = make_company(conn, Actor::Operator, &new).unwrap();
        assert_eq!(
            (made.kind, made.email_verified, made.uid.as_str()),
            (Kind::Company, false, "made-1")
        );
        let again = NewUser { uid: "made-2", ..new };
        let taken = make_company(conn, Actor::Operator, &again);
        assert!(matches!(taken, Err(Error::EmailTaken)), "{taken:?}");
    });
}

#[test]
fn of_two_who_make_one_account_at_once_the_second_hears_that_it_is_there() {
    // Two who use one link get one uid from the provider. The index of the uid may find the row first.
    testkit::store(|conn| {
        let (email, other) = ("otto@example.com", "otto@elsewhere.example");
        let (email, other) = (email.parse().unwrap(), other.parse().unwrap());
        let new = NewUser { uid: "made-1", email: &email, display_name: "Otto Lang" };
        make_company(conn, Actor::System, &new).unwrap();
        let again = make_company(conn, Actor::System, &NewUser { email: &other, ..new });
        assert!(matches!(again, Err(Error::EmailTaken)), "{again:?}");
    });
}

#[test]
fn an_account_is_locked_and_opened_once_and_each_is_written_down() {
    use db::schema::audit_log as log;
    use diesel::prelude::*;
    testkit::store(|conn| {
        let (user, _) = register(conn, &claims("u1", "ada@example.com"), &form(false)).unwrap();
        let set = |conn: &mut Conn, access| {
            set_access(conn, Actor::Operator, user.id, access, "a complaint").unwrap()
        };
        assert_eq!([Access::Locked; 2].map(|access| set(conn, access)), [true, false]);
        assert!(get(conn, user.id).unwrap().disabled_at.is_some());
        assert_eq!([Access::Open; 2].map(|access| set(conn, access)), [true, false]);
        assert_eq!(get(conn, user.id).unwrap().disabled_at, None);
        let rows = log::table.filter(log::object_id.eq(user.id.0)).order(log::id);
        let rows: Vec<String> = rows.select(log::action).load(conn).unwrap();
        assert_eq!(rows, ["lock", "unlock"]);
        let nobody = set_access(conn, Actor::Operator, UserId::new(), Access::Locked, "x");
        assert!(matches!(nobody, Err(Error::NoUser)));
    });
}

#[test]
fn of_an_address_its_owner_recognises_a_letter_and_the_domain() {
    for (email, shown) in [
        ("ada@example.com", "a•••@example.com"),
        ("á@example.com", "á•••@example.com"),
        ("@example.com", "•••@example.com"),
    ] {
        assert_eq!(masked(email), shown);
    }
}

#[test]
fn a_merged_account_stays_locked_and_its_mail_is_read_in_the_other_one() {
    testkit::store(|conn| {
        let (ada, _) = register(conn, &claims("u1", "ada@example.com"), &form(false)).unwrap();
        let (bob, _) = register(conn, &claims("u2", "bob@example.com"), &form(false)).unwrap();
        let of = (ada.id, bob.id);
        let now = kernel::Clock::now(&kernel::SystemClock);
        set_merged(conn, of, now).unwrap();
        for (reason, taken) in
            [("x".repeat(19), false), ("x".repeat(20), true), ("x".repeat(2001), false)]
        {
            assert_eq!(record_merger(conn, of, Actor::Operator, &reason).is_ok(), taken);
        }
        let opened = set_access(conn, Actor::Operator, ada.id, Access::Open, "x");
        assert!(matches!(opened, Err(Error::Merged)), "{opened:?}");
        let email = "ada@example.com".parse().unwrap();
        assert_eq!(reader(conn, &email).unwrap().map(|user| user.id), Some(bob.id));
        let here: Vec<UserId> = merged_here(conn, bob.id).unwrap().iter().map(|u| u.id).collect();
        assert_eq!(here, [ada.id]);
        assert_eq!(merged_since(conn, now).unwrap(), [of]);
        assert_eq!(merged_since(conn, now + TimeDelta::seconds(1)).unwrap(), []);
    });
}
