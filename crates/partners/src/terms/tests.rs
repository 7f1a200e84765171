//! Amounts by table, and terms on the database.

use kernel::money::Currency;
use testkit::store;

use super::*;
use crate::tests::{BY, at, day, later, partner, share};

#[test]
fn a_share_is_rounded_to_the_even_neighbour_and_capped() {
    for (rate_bp, cap, net, want) in [
        (1000, None, 10_000, 1000),
        (1000, None, 5, 0),
        (1000, None, 15, 2),
        (1000, None, 25, 2),
        (1500, Some(1200), 10_000, 1200),
        (1500, Some(1500), 10_000, 1500),
        (1500, None, 0, 0),
    ] {
        assert_eq!(share(rate_bp, cap).of_payments(net, Currency::Eur), want, "{rate_bp} {net}");
    }
    let flat = Rate::PerPlacement { amount: 5000, currency: Currency::Eur };
    assert_eq!(flat.of_payments(10_000, Currency::Eur), 0);
    // 500 EUR say nothing about yen.
    assert_eq!(share(1000, Some(500)).of_payments(10_000, Currency::Jpy), 1000);
}

#[test]
fn terms_begin_today_or_within_a_year_and_stay_within_their_limits() {
    let check = |new: New, field: &str| match new.check(day(0)) {
        Err(Error::Field { field: wrong, .. }) => assert_eq!(wrong, field),
        other => panic!("{field}: {other:?}"),
    };
    let good = New { effective_from: day(0), rate: share(1, None), window_days: 90 };
    good.check(day(0)).unwrap();
    check(New { effective_from: day(-1), ..good }, "effective_from");
    check(New { effective_from: day(367), ..good }, "effective_from");
    check(New { window_days: 0, ..good }, "window_days");
    check(New { window_days: 731, ..good }, "window_days");
    check(New { rate: share(0, None), ..good }, "rate_bp");
    check(New { rate: share(5001, None), ..good }, "rate_bp");
    check(New { rate: share(1, Some(0)), ..good }, "cap");
    check(New { rate: share(1, Some(1_000_000_001)), ..good }, "cap");
    for cap in [1, 1_000_000_000] {
        New { rate: share(1, Some(cap)), ..good }.check(day(0)).unwrap();
    }
    let flat =
        |amount| New { rate: Rate::PerPlacement { amount, currency: Currency::Eur }, ..good };
    check(flat(0), "amount");
    check(flat(100_000_001), "amount");
    for amount in [1, 100_000_000] {
        flat(amount).check(day(0)).unwrap();
    }
}

#[test]
fn the_terms_of_a_day_are_the_last_that_begin_by_then() {
    store(|conn| {
        let ada = partner(conn, "ada");
        assert_eq!(on(conn, ada, day(0)).unwrap(), None);
        let mut made = |ahead, rate_bp, hours| {
            let rate = share(rate_bp, None);
            let new = New { effective_from: day(ahead), rate, window_days: 90 };
            let now = at() + chrono::TimeDelta::hours(hours);
            agree(conn, BY, ada, &new, now).unwrap().agreed
        };
        let (first, next) = (made(0, 1000, 0), made(30, 2000, 1));
        let again = made(30, 1500, 2);
        let of = |conn: &mut Conn, at: Instant| on(conn, ada, at.date_naive()).unwrap();
        assert_eq!(of(conn, later(29)).unwrap().agreed, first);
        assert_eq!(of(conn, later(30)).unwrap().agreed, again);
        let listed: Vec<New> = all(conn, ada).unwrap().iter().map(|terms| terms.agreed).collect();
        assert_eq!(listed, [again, next, first]);
    });
}
