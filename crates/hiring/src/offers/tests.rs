//! The steps by table, and offers on the database.

use chrono::{NaiveDate, TimeDelta};
use kernel::Refused;
use testkit::{machines, store};

use super::*;
use crate::applications::tests::{chosen, published};
use crate::roles::Member;
use crate::roles::form::{Kind, PayPeriod};
use crate::roles::tests::at;

#[test]
fn every_state_event_and_side_is_a_step_of_the_table_or_refused() {
    let step = |from, event, by| machine::STEPS.step(from, event, by);
    let taken = machines::walk(step, |from, event, by| match (from, event, by) {
        (State::Open, Event::Accept, By::Candidate) => Some(State::Accepted),
        (State::Open, Event::Decline, By::Candidate) => Some(State::Declined),
        (State::Open, Event::Expire, By::System) => Some(State::Expired),
        (State::Open, Event::Withdraw, By::Company) => Some(State::Withdrawn),
        (State::Open, Event::Lapse, By::System) => Some(State::Lapsed),
        _ => None,
    });
    assert_eq!(taken, machine::STEPS.lines().len());
}

#[test]
fn the_steps_of_the_rules_are_the_edges_of_the_database() {
    let sql = include_str!("../../../../migrations/2026-11-23-020100_create_offers/up.sql");
    assert_eq!(machines::edges(&machine::STEPS), machines::held(sql, "offers_transition"));
}

fn day(ahead: i64) -> NaiveDate {
    at().date_naive() + TimeDelta::days(ahead)
}

fn proposal() -> Proposal {
    let pay = Pay { min: 1000, max: 1000, currency: "EUR".into(), period: PayPeriod::Month };
    let terms = " Forty hours, **remote**. ".to_owned();
    Proposal { starts_on: day(30), end: End::After(12), pay, terms, days: 7 }
}

#[test]
fn an_offer_says_what_begins_what_is_paid_and_until_when() {
    let intern = Some(Kind::Intern);
    assert!(proposal().check(intern, day(0)).is_ok());
    assert_eq!(proposal().ends_on(), Some(day(30 + 83)), "twelve weeks have 84 days");
    let check = |change: fn(&mut Proposal), at: &str, code: &str| {
        let mut bad = proposal();
        change(&mut bad);
        match bad.check(intern, day(0)) {
            Err(Error::Fields(faults)) => {
                assert_eq!((faults[0].field.as_str(), faults[0].code), (at, code));
            }
            other => panic!("{at}: {other:?}"),
        }
    };
    check(|bad| bad.starts_on = day(-1), "starts_on", "range");
    check(|bad| bad.starts_on = day(731), "starts_on", "range");
    check(|bad| bad.end = End::Never, "ends_on", "required");
    check(|bad| bad.end = End::On(day(30)), "ends_on", "range");
    check(|bad| bad.end = End::On(day(30 + 5 * 366 + 1)), "ends_on", "range");
    check(|bad| bad.end = End::On(NaiveDate::MAX), "ends_on", "range");
    check(|bad| bad.end = End::After(i32::MAX), "weeks", "range");
    check(|bad| bad.end = End::After(i32::MIN), "weeks", "range");
    check(|bad| bad.end = End::After(0), "weeks", "range");
    check(|bad| bad.end = End::After(105), "weeks", "range");
    check(|bad| bad.pay.min = 0, "pay.min", "range");
    check(|bad| bad.pay.max = 999, "pay.max", "range");
    check(|bad| bad.pay.currency = "eur".into(), "pay.currency", "format");
    check(|bad| bad.pay.currency = "XTS".into(), "pay.currency", "format");
    check(|bad| bad.terms = " \u{200b} ".into(), "terms", "required");
    check(|bad| bad.terms = "x".repeat(8001), "terms", "length");
    let longest = Proposal { terms: "x".repeat(8000), ..proposal() };
    assert!(longest.check(intern, day(0)).is_ok());
    check(|bad| bad.terms = "a\u{202e}b".into(), "terms", "format");
    check(|bad| bad.days = 0, "days", "range");
    check(|bad| bad.days = 61, "days", "range");
    let short = Proposal { end: End::On(day(31)), ..proposal() };
    assert!(short.check(intern, day(0)).is_ok());
    let long = Proposal { end: End::After(105), ..proposal() };
    let Err(Error::Fields(faults)) = long.check(intern, day(0)) else { panic!("105 weeks") };
    assert_eq!(faults[0].detail, "Enter 1 to 104 weeks.");
    let open = Proposal { end: End::Never, ..proposal() };
    assert!(open.check(Some(Kind::FullTime), day(0)).is_ok());
}

/// Somebody who is chosen, a member of the company, and an offer.
fn offered(conn: &mut Conn) -> (Member, UserId, Offer) {
    let (ada, role) = published(conn);
    let (ben, to) = chosen(conn, ada, role, "ben@example.com");
    let made = make(conn, ada.user, &to, &proposal(), at()).unwrap();
    (ada, ben, made)
}

#[test]
fn an_offer_is_answered_once_by_whom_it_was_made_to() {
    store(|conn| {
        let (ada, ben, made) = offered(conn);
        assert_eq!((made.state, made.expires_at), (State::Open, at() + TimeDelta::days(7)));
        assert_eq!(made.terms, "Forty hours, **remote**.");
        let cas = testkit::user(conn, "cas@example.com", "Cas");
        let seen = Seen::at(made.id, made.version);
        let go = |conn: &mut Conn, acting, event| step(conn, acting, seen, (event, None), at());
        let others = go(conn, Acting::Candidate(cas), Event::Accept);
        assert!(matches!(others, Err(Error::NoOffer)), "{others:?}");
        let theirs = go(conn, Acting::Company(ada), Event::Accept);
        assert!(matches!(theirs, Err(Error::Refused(Refused::NotYours { .. }))), "{theirs:?}");
        let yes = go(conn, Acting::Candidate(ben), Event::Accept).unwrap();
        assert_eq!((yes.state, yes.ended_at, yes.version), (State::Accepted, Some(at()), 2));
        let again = go(conn, Acting::Candidate(ben), Event::Decline);
        assert!(matches!(again, Err(Error::StaleVersion)), "{again:?}");
    });
}

#[test]
fn nobody_answers_an_offer_whose_time_is_over_whether_or_not_it_was_ended() {
    store(|conn| {
        let (_, ben, made) = offered(conn);
        let ben = Acting::Candidate(ben);
        let last = made.expires_at;
        for event in [Event::Accept, Event::Decline] {
            let late = step(conn, ben, Seen::any(made.id), (event, None), last);
            assert!(matches!(late, Err(Error::OfferOver)), "{late:?}");
        }
        let made = find(conn, made.id).unwrap();
        assert!(!made.is_late(Event::Withdraw, last), "a company takes it back when it likes");
        let early = last - TimeDelta::seconds(1);
        let yes = step(conn, ben, Seen::any(made.id), (Event::Accept, None), early).unwrap();
        assert_eq!(yes.state, State::Accepted);
    });
}

#[test]
fn one_offer_is_open_at_a_time_and_the_company_does_not_read_why_it_was_declined() {
    store(|conn| {
        let (ada, ben, made) = offered(conn);
        let to = crate::applications::find(conn, made.application).unwrap().application;
        let second = make(conn, ada.user, &to, &proposal(), at());
        assert!(matches!(second, Err(Error::OfferOpen)), "{second:?}");
        let why = (Event::Decline, Some(" Too far. "));
        let no = step(conn, Acting::Candidate(ben), Seen::any(made.id), why, at()).unwrap();
        assert_eq!(no.reason.as_deref(), Some("Too far."));
        assert_eq!(no.for_company().reason, None);
        make(conn, ada.user, &to, &proposal(), at()).unwrap();
        let why = (Event::Withdraw, Some("A mistake."));
        let open = lapse(conn, to.id, at()).unwrap().unwrap();
        assert_eq!(open.state, State::Lapsed);
        let gone = step(conn, Acting::Company(ada), Seen::any(open.id), why, at());
        assert!(matches!(gone, Err(Error::Refused(Refused::NotNow { .. }))), "{gone:?}");
        assert_eq!(of_application(conn, to.id).unwrap().len(), 2);
        assert_eq!(lapse(conn, to.id, at()).unwrap(), None);
    });
}
