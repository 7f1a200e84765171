//! Columns, due dates and signals by table, and the queue on the database.

use chrono::{DateTime, TimeDelta};
use diesel::connection::SimpleConnection;
use kernel::{CompanyId, InquiryId, Limit, UserId};
use testkit::store;

use super::*;
use crate::inquiries::tests::{entered, form};
use crate::inquiries::{self, Inquiry, Origin, State};

fn at(text: &str) -> Instant {
    text.parse::<DateTime<chrono::Utc>>().unwrap()
}

fn inquiry(state: State, changed_at: Instant) -> Inquiry {
    Inquiry {
        id: InquiryId::new(),
        user: UserId::new(),
        company: CompanyId::new(),
        form: form("Pellworth"),
        state,
        reason: None,
        origin: Origin::Form,
        version: 1,
        suspended_from: None,
        submitted_at: changed_at,
        changed_at,
        created_at: changed_at,
    }
}

#[test]
fn every_state_has_one_column_today_and_in_two_weeks() {
    let now = at("2027-03-03T12:00:00Z");
    for state in State::ALL {
        let column = |age: TimeDelta| Column::of(&inquiry(state, now - age), now);
        let want = match state {
            State::Started => Column::New,
            State::Verified => Column::Verified,
            State::Registered | State::InReview | State::InfoRequested => Column::InReview,
            State::Approved | State::ActivationSent | State::Expired => Column::ActivationSent,
            State::Activated | State::AccountReady => Column::Activated,
            State::Rejected | State::Suspended => Column::Closed,
        };
        assert_eq!(column(TimeDelta::hours(23)), want, "{state:?}");
        let tomorrow = if state == State::Started { Column::OtpPending } else { want };
        assert_eq!(column(TimeDelta::hours(24)), tomorrow, "{state:?}");
        assert_eq!(column(TimeDelta::hours(14 * 24 - 1)), tomorrow, "{state:?}");
        let late = if state.is_open() { Column::Stale } else { want };
        assert_eq!(column(TimeDelta::days(14)), late, "{state:?}");
    }
}

#[test]
fn a_decision_is_due_a_business_day_later() {
    let check = |changed: &str, want: &str| {
        let due = due_at(&inquiry(State::InReview, at(changed)));
        assert_eq!(due, Some(at(want)), "{changed}");
    };
    check("2027-03-03T09:00:00Z", "2027-03-04T09:00:00Z");
    check("2027-03-05T15:00:00Z", "2027-03-08T15:00:00Z");
    check("2027-03-06T15:00:00Z", "2027-03-08T15:00:00Z");
    check("2027-03-07T15:00:00Z", "2027-03-08T15:00:00Z");
    assert_eq!(due_at(&inquiry(State::InfoRequested, at("2027-03-03T09:00:00Z"))), None);
}

#[test]
fn a_domain_resembles_a_name_by_a_word_its_initials_or_its_whole() {
    let check = |domain: &str, name: &str, want: bool| {
        assert_eq!(signals::resembles(domain, name), want, "{domain}, {name}");
    };
    check("pellworth.com", "Pellworth Ltd", true);
    check("pellworth-group.co.uk", "Pellworth", true);
    check("mail.pellworth.com", "Pellworth", true);
    check("ibm.com", "International Business Machines", true);
    check("hp.com", "Hewlett Packard", true);
    check("pell.io", "Pellworth", true);
    check("northwind.com", "Pellworth Ltd", false);
    check("evil.example", "Pellworth", false);
    check("com", "Pellworth", false);
    check("", "", false);
}

#[test]
fn a_phone_number_is_seven_to_fifteen_digits_that_are_not_all_one() {
    for good in ["+44 20 7946 0000", "(030) 123456-78", "020.7946.0001", "5550199"] {
        assert!(signals::is_plausible_phone(good), "{good}");
    }
    for bad in
        ["", "12345", "123456789", "0000000000", "call me", "+1+2 345 6789", "1234567890123456"]
    {
        assert!(!signals::is_plausible_phone(bad), "{bad}");
    }
}

fn apply(conn: &mut Conn, email: &str, name: &str) -> InquiryId {
    let (user, _) = entered(conn, email);
    inquiries::submit(conn, user, &form(name)).unwrap().id
}

#[test]
fn signals_come_from_the_form_and_from_other_companies() {
    store(|conn| {
        let codes = |conn: &mut Conn, id: InquiryId| {
            let signals = find(conn, id).unwrap().signals;
            signals.into_iter().map(Signal::as_str).collect::<Vec<_>>()
        };
        let first = apply(conn, "ruth@pellworth.com", "Pellworth");
        assert_eq!(codes(conn, first), Vec::<&str>::new());
        let second = apply(conn, "eve@gmail.com", "PELLWORTH");
        assert_eq!(codes(conn, second), ["free_mail", "duplicate_name"]);
        assert_eq!(codes(conn, first), ["duplicate_name"]);
        let third = apply(conn, "max@pellworth.com", "Northwind");
        assert_eq!(codes(conn, third), ["domain_unlike_name", "duplicate_domain"]);
        let fourth = apply(conn, "eva@gmail.com", "Another");
        assert_eq!(codes(conn, fourth), ["free_mail"], "a free domain is nobody's");
        conn.batch_execute("update inquiries set phone = '123'").unwrap();
        assert_eq!(codes(conn, fourth), ["free_mail", "phone_implausible"]);
    });
}

#[test]
fn without_an_inquiry_the_signals_say_so_and_nothing_of_a_form() {
    store(|conn| {
        let (_, registered) = entered(conn, "ruth@gmail.com");
        let codes = |conn: &mut Conn| {
            let signals = find(conn, registered.id).unwrap().signals;
            signals.into_iter().map(Signal::as_str).collect::<Vec<_>>()
        };
        assert_eq!(codes(conn), ["no_inquiry", "free_mail"]);
        conn.batch_execute("update users set email_verified = false").unwrap();
        assert_eq!(codes(conn), ["no_inquiry", "address_unproven", "free_mail"]);
    });
}

#[test]
fn the_queue_is_paged_by_key_and_the_columns_of_the_database_are_those_of_the_rules() {
    store(|conn| {
        conn.batch_execute("alter table inquiries disable trigger user").unwrap();
        let now = at("2027-03-03T12:00:00Z");
        let ages = [TimeDelta::hours(1), TimeDelta::hours(30), TimeDelta::days(20)];
        for (at, state) in State::ALL.into_iter().enumerate() {
            for (nth, age) in ages.into_iter().enumerate() {
                let id = apply(conn, &format!("p{at}x{nth}@example.com"), "Pellworth");
                let before = if state == State::Suspended { "'approved'" } else { "null" };
                let sql = format!(
                    "update inquiries set state = '{}', suspended_from = {before}, \
                     changed_at = '{}' where id = '{id}'",
                    state.as_str(),
                    (now - age).to_rfc3339(),
                );
                conn.batch_execute(&sql).unwrap();
            }
        }
        let all = |conn: &mut Conn, asked: Asked| {
            let (mut after, mut rows) = (None, Vec::new());
            loop {
                let page = list(conn, asked, now, Paging { after, limit: Limit::new(4).unwrap() })
                    .unwrap();
                rows.extend(page.items);
                after = page.next;
                if after.is_none() {
                    return rows;
                }
            }
        };
        let everything = all(conn, Asked::default());
        assert_eq!(everything.len(), 36);
        let keys: Vec<_> =
            everything.iter().map(|l| (l.inquiry.created_at, l.inquiry.id)).collect();
        assert!(keys.windows(2).all(|two| two[0] > two[1]), "newest first, each once");
        for (column, count) in counts(conn, now).unwrap() {
            let rows = all(conn, Asked { column: Some(column), state: None });
            assert_eq!(i64::try_from(rows.len()).unwrap(), count, "{column:?}");
            assert!(rows.iter().all(|l| Column::of(&l.inquiry, now) == column), "{column:?}");
            let wanted = everything.iter().filter(|l| Column::of(&l.inquiry, now) == column);
            assert_eq!(wanted.count(), rows.len(), "{column:?}");
        }
        let asked = Asked { column: Some(Column::Stale), state: Some(State::Expired) };
        assert_eq!(all(conn, asked).len(), 1);
    });
}
