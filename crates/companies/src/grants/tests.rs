//! Flags by table, and grants on the database.

use diesel::connection::SimpleConnection;
use kernel::chrono::TimeDelta;
use testkit::store;

use super::*;
use crate::profiles::Event;
use crate::profiles::tests::company;

fn new(company: CompanyId, flag: Flag) -> NewGrant {
    NewGrant {
        company,
        flag,
        expires_at: None,
        reason: "pilot".into(),
        granted_by: "the operator".into(),
    }
}

#[test]
fn every_flag_can_be_named_and_sets_its_own_fact_only() {
    for flag in Flag::ALL {
        assert_eq!(flag.as_str().parse(), Ok(flag));
        let flags = Flags::of([flag]);
        let set = [
            flags.payment,
            flags.super_star_access,
            flags.assessment_access,
            flags.profile_completed,
            flags.marketing_completed,
            flags.direct_release,
        ];
        let want = Flag::ALL.map(|other| other == flag);
        assert_eq!(set, want, "{flag:?}");
    }
    assert_eq!("accepted_interns".parse::<Flag>(), Err(BadFlag));
}

#[test]
fn assessments_need_payment_and_access() {
    assert!(!Flags::of([Flag::Payment]).has_assessments());
    assert!(!Flags::of([Flag::AssessmentAccess]).has_assessments());
    assert!(Flags::of([Flag::AssessmentAccess, Flag::Payment]).has_assessments());
}

#[test]
fn assessments_are_open_by_payment_once_approved_and_by_a_trial_before_and_after() {
    let paid = Flags::of([Flag::AssessmentAccess, Flag::Payment]);
    let tries = Flags { on_trial: true, ..Flags::default() };
    let opens = |flags: Flags| {
        [State::Unverified, State::Approved, State::Suspended, State::Merged]
            .map(|state| flags.may_assess(state))
    };
    assert_eq!(opens(paid), [false, true, false, false]);
    assert_eq!(opens(tries), [true, true, false, false]);
    assert_eq!(opens(Flags::default()), [false; 4]);
    assert!(!tries.payment, "a trial is no payment");
    let tried = Flags { trial_ran_out: true, ..Flags::default() };
    assert_eq!(opens(tried), [false; 4], "nobody is invited after it");
    let reads = |flags: Flags| {
        [State::Unverified, State::Approved, State::Suspended, State::Merged]
            .map(|state| flags.may_read_results(state))
    };
    assert_eq!(reads(tried), [true, true, false, false]);
    assert_eq!(reads(tries), [true, true, false, false]);
    assert_eq!(reads(paid), [false, true, false, false]);
    assert_eq!(reads(Flags::default()), [false; 4]);
}

#[test]
fn a_subscription_pays_while_it_runs_and_none_of_its_invoices_is_left_unpaid() {
    let today = NaiveDate::from_ymd_opt(2026, 3, 10).unwrap();
    let ended = |days: i64, unpaid| Subscribed { to: today - TimeDelta::days(days), unpaid };
    let table: [(&[Subscribed], bool); 6] = [
        (&[], false),
        (&[ended(-20, false)], true),
        (&[ended(7, false)], true),
        (&[ended(8, false)], false),
        (&[ended(38, false), ended(-20, false)], true),
        (&[ended(38, true), ended(-20, false)], false),
    ];
    for (periods, pays) in table {
        assert_eq!(is_subscribed(periods, today), pays, "{periods:?}");
    }
}

#[test]
fn several_companies_have_each_their_own_flags_and_one_that_is_not_there_none() {
    store(|conn| {
        let first = company(conn, "ada@example.com").id;
        let second = company(conn, "ruth@example.com").id;
        grant(conn, Actor::Operator, &new(first, Flag::Payment)).unwrap();
        grant(conn, Actor::Operator, &new(second, Flag::AssessmentAccess)).unwrap();
        let found = flags_of(conn, &[first, second, CompanyId::new()]).unwrap();
        assert_eq!(found.keys().copied().collect::<BTreeSet<_>>(), [first, second].into());
        for id in [first, second] {
            assert_eq!(found[&id], flags(conn, id).unwrap());
        }
        assert!(found[&first].payment && !found[&second].payment);
    });
}

#[test]
fn a_grant_holds_until_it_is_revoked() {
    store(|conn| {
        let id = company(conn, "ada@example.com").id;
        assert_eq!(flags(conn, id).unwrap(), Flags::default());
        grant(conn, Actor::Operator, &new(id, Flag::Payment)).unwrap();
        grant(conn, Actor::Operator, &new(id, Flag::Payment)).unwrap();
        assert_eq!(flags(conn, id).unwrap(), Flags { payment: true, ..Flags::default() });
        revoke(conn, Actor::Operator, id, Flag::Payment, "pilot over").unwrap();
        assert_eq!(flags(conn, id).unwrap(), Flags::default());
        let again = revoke(conn, Actor::Operator, id, Flag::Payment, "pilot over");
        assert!(matches!(again, Err(Error::NotGranted)), "{again:?}");
    });
}

#[test]
fn only_an_approved_company_is_trusted_with_direct_release_and_no_tab_opens_by_it() {
    let trusted = Flags::of([Flag::DirectRelease]);
    let states = [State::Unverified, State::Approved, State::Suspended, State::Merged];
    assert_eq!(states.map(|state| trusted.releases_directly(state)), [false, true, false, false]);
    assert_eq!(trusted, Flags { direct_release: true, ..Flags::default() });
    store(|conn| {
        let id = company(conn, "ada@example.com").id;
        let trust = new(id, Flag::DirectRelease);
        let early = grant(conn, Actor::Operator, &trust);
        assert!(matches!(early, Err(Error::Refused(_))), "{early:?}");
        let decide = |conn: &mut Conn, event| {
            profiles::decide(conn, id, event, Actor::Operator, "Looked at.").unwrap();
            releases_directly(conn, id).unwrap()
        };
        assert!(!decide(conn, Event::Approve), "approved, and not trusted");
        grant(conn, Actor::Operator, &trust).unwrap();
        assert!(releases_directly(conn, id).unwrap());
        assert!(!decide(conn, Event::Suspend));
        assert!(decide(conn, Event::Reinstate));
        revoke(conn, Actor::Operator, id, Flag::DirectRelease, "Complaints.").unwrap();
        assert!(!releases_directly(conn, id).unwrap());
    });
}

#[test]
fn a_grant_ends_by_the_clock_of_the_database() {
    store(|conn| {
        let id = company(conn, "ada@example.com").id;
        let tomorrow = clock::began(conn).unwrap() + kernel::chrono::TimeDelta::days(1);
        let timed = NewGrant { expires_at: Some(tomorrow), ..new(id, Flag::AssessmentAccess) };
        grant(conn, Actor::Operator, &timed).unwrap();
        assert!(flags(conn, id).unwrap().assessment_access);
        conn.batch_execute("update company_grants set expires_at = now()").unwrap();
        assert!(!flags(conn, id).unwrap().assessment_access);
    });
}

#[test]
fn a_grant_says_why_by_whom_and_ends_in_the_future() {
    store(|conn| {
        let id = company(conn, "ada@example.com").id;
        let good = new(id, Flag::Payment);
        let refused = |conn: &mut Conn, bad: NewGrant| {
            grant(conn, Actor::Operator, &bad).unwrap_err().to_string()
        };
        let why = refused(conn, NewGrant { reason: " ".into(), ..good.clone() });
        assert_eq!(why, Error::BadReason.to_string());
        let who = refused(conn, NewGrant { granted_by: "x".repeat(321), ..good.clone() });
        assert_eq!(who, Error::BadGranter.to_string());
        let past = Some(clock::began(conn).unwrap());
        let when = refused(conn, NewGrant { expires_at: past, ..good.clone() });
        assert_eq!(when, Error::EndsInThePast.to_string());
        let whom = refused(conn, NewGrant { company: CompanyId::new(), ..good });
        assert_eq!(whom, Error::NoCompany.to_string());
    });
}
