//! Statements by the calendar and on the database.

use diesel::connection::SimpleConnection;
use kernel::{InvoiceId, Limit, Refused};
use testkit::{machines, store};

use super::*;
use crate::attributions::Attribution;
use crate::commissions::{Kind, PaidInvoice, follow_payment};
use crate::tests::{BY, agree, at, brought, check, invoice, later, partner, share};

#[test]
fn every_step_is_a_line_of_the_table_and_an_edge_of_the_database() {
    machines::follows(&machine::STEPS, |from, event, by| machine::STEPS.step(from, event, by));
    let sql = include_str!("../../../../migrations/2026-11-23-161002_create_commissions/up.sql");
    let held = machines::held(sql, "partner_statements_transition");
    assert_eq!(machines::edges(&machine::STEPS), held);
}

#[test]
fn the_next_statement_is_made_on_the_first() {
    for (today, next) in [("2026-11-30", "2026-12-01"), ("2026-12-01", "2027-01-01")] {
        assert_eq!(next_on(today.parse().unwrap()), next.parse().unwrap(), "{today}");
    }
}

#[test]
fn one_that_is_made_late_is_in_review_as_long_and_after_a_week_the_next_month_takes_it() {
    for (day, want) in [
        ("2027-02-01", Some(["2027-02-01", "2027-02-08", "2027-02-13"])),
        ("2027-02-07", Some(["2027-02-01", "2027-02-14", "2027-02-19"])),
        ("2027-02-08", None),
        ("2027-02-28", None),
    ] {
        let days = rules::month(day.parse().unwrap());
        let days = days.map(|of| [of.first, of.review_until, of.pay_on].map(|day| day.to_string()));
        assert_eq!(days, want.map(|days| days.map(str::to_owned)), "{day}");
    }
}

/// A partner with a share of a tenth, somebody they brought, and an invoice of 100.00.
fn scene(conn: &mut Conn) -> (UserId, Attribution, InvoiceId) {
    let ada = partner(conn, "ada");
    agree(conn, ada, share(1000, None));
    let dan = brought(conn, ada, "dan");
    let bill = invoice(conn, dan.user);
    (ada, dan, bill)
}

fn follow(conn: &mut Conn, of: &(UserId, Attribution, InvoiceId), net_paid: i64, now: Instant) {
    let paid = PaidInvoice { id: of.2, currency: Currency::Eur, net_paid };
    for id in follow_payment(conn, &of.1, paid, now).unwrap() {
        recount(conn, id, now).unwrap();
    }
    check(conn);
}

/// 1 January, and what is due by then.
fn made(conn: &mut Conn, of: &(UserId, Attribution, InvoiceId)) -> Statement {
    follow(conn, of, 10_000, at());
    for id in commissions::to_release(conn, later(30), 9).unwrap() {
        commissions::release(conn, id, later(30)).unwrap();
    }
    assert_eq!(to_make(conn, later(38), 9).unwrap(), [], "not in the month it fell due");
    let first = later(39);
    assert_eq!(to_make(conn, first, 9).unwrap(), [(of.0, Currency::Eur)]);
    let made = make(conn, (of.0, Currency::Eur), first).unwrap().unwrap();
    check(conn);
    assert_eq!(to_make(conn, first, 9).unwrap(), []);
    assert_eq!(make(conn, (of.0, Currency::Eur), first).unwrap(), None, "once a month");
    made
}

#[test]
fn a_statement_is_paid_after_its_review_and_its_lines_with_it() {
    store(|conn| {
        let of = scene(conn);
        let made = made(conn, &of);
        assert_eq!((made.total, made.state), (1000, State::Review));
        let days = [made.period, made.review_until, made.pay_on].map(|day| day.to_string());
        assert_eq!(days, ["2027-01-01", "2027-01-08", "2027-01-13"]);
        let seen = Seen::at(made.id, made.version);
        let early = pay(conn, BY, seen, "SEPA 7", later(46));
        assert!(matches!(early, Err(Error::InReview)), "{early:?}");
        let mute = pay(conn, BY, seen, " ", later(47));
        assert!(matches!(mute, Err(Error::Field { .. })), "{mute:?}");
        let paid = pay(conn, BY, seen, "SEPA 7", later(47)).unwrap();
        check(conn);
        assert_eq!((paid.state, paid.reference.as_deref()), (State::Paid, Some("SEPA 7")));
        assert!(lines(conn, made.id).unwrap().iter().all(|one| one.amount == 1000));
        let twice = pay(conn, BY, Seen::any(made.id), "SEPA 8", later(47));
        assert!(matches!(twice, Err(Error::Refused(Refused::NotNow { .. }))), "{twice:?}");
        follow(conn, &of, 4000, later(48));
        let all = commissions::list(conn, of.0, Paging::first(Limit::default())).unwrap().items;
        assert_eq!((all[0].kind, all[0].amount), (Kind::Correction, -600));
        assert_eq!(
            make(conn, (of.0, Currency::Eur), later(70)).unwrap(),
            None,
            "less than nothing"
        );
    });
}

#[test]
fn a_refund_in_the_review_lowers_the_statement_and_all_of_it_voids_it() {
    store(|conn| {
        let of = scene(conn);
        let made = made(conn, &of);
        follow(conn, &of, 2500, later(40));
        let lower = find(conn, made.id).unwrap();
        assert_eq!((lower.total, lower.state), (250, State::Review));
        let stale = pay(conn, BY, Seen::at(made.id, made.version), "SEPA 7", later(50));
        assert!(matches!(stale, Err(Error::StaleVersion)), "{stale:?}");
        follow(conn, &of, 0, later(41));
        assert_eq!(find(conn, made.id).unwrap().state, State::Void);
        assert_eq!(lines(conn, made.id).unwrap(), []);
    });
}

#[test]
fn the_database_refuses_a_total_that_is_not_the_sum_of_the_lines() {
    store(|conn| {
        let of = scene(conn);
        made(conn, &of);
        for sql in [
            "update partner_statements set total = 999",
            "update partner_statements set currency = 'USD'",
            "delete from partner_statements",
        ] {
            let all = format!("savepoint here; {sql}; set constraints all immediate");
            assert!(conn.batch_execute(&all).is_err(), "{sql}");
            conn.batch_execute("rollback to savepoint here; set constraints all deferred").unwrap();
        }
    });
}
