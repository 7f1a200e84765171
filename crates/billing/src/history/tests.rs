//! Months and cohorts by table, and against the figures of the dashboard.

use kernel::{CompanyId, Seen};
use testkit::store;

use super::rules::{Issued, months as count};
use super::*;
use crate::coverage::Coverage;
use crate::figures;
use crate::invoices::Period;
use crate::ledger::{self, Method};
use crate::money::Currency;
use crate::tests::{BY, at, buyer, day, draft, issued, receipt};

fn date(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

#[test]
fn a_month_is_what_covers_its_last_day_and_the_running_one_what_covers_today() {
    let (one, other) = (CompanyId::new(), CompanyId::new());
    let of = |company, currency, from: &str, to: &str| {
        let period = Period { from: date(from), to: date(to) };
        Issued { company, currency, net: 12_000, period }
    };
    let rows = [
        of(one, Currency::Eur, "2026-01-01", "2026-12-31"),
        of(one, Currency::Eur, "2026-10-31", "2026-10-31"),
        of(other, Currency::Usd, "2026-11-01", "2026-11-29"),
        of(other, Currency::Usd, "2026-11-20", "2026-12-19"),
    ];
    let found = count(&rows, date("2026-11-15"));
    assert_eq!(found.len(), 12);
    let [first, .., october, november] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!((first.first, first.day), (date("2025-12-01"), date("2025-12-31")));
    assert_eq!((first.companies, first.monthly.as_slice()), (0, &[][..]));
    let day = 365_000;
    assert_eq!(october.day, date("2026-10-31"));
    assert_eq!(october.monthly, [(Currency::Eur, 1000 + day)], "a day is a twelfth of 365 of them");
    assert_eq!(november.day, date("2026-11-15"));
    assert_eq!(november.companies, 2, "each company once");
    assert_eq!(november.monthly, [(Currency::Eur, 1000), (Currency::Usd, 12_586)]);
}

#[test]
fn companies_stand_in_the_month_that_they_have_paid_for_first() {
    let since = |text: &str, open: Option<&str>| Coverage {
        since: Some(date(text)),
        open_until: open.map(date),
        ..Coverage::default()
    };
    let found = rules::cohorts(
        [
            since("2026-11-30", Some("2026-12-06")),
            since("2026-09-01", None),
            since("2026-11-01", None),
            Coverage::default(),
        ]
        .into_iter(),
    );
    let rows: Vec<_> = found.iter().map(|one| (one.first, one.began, one.covered)).collect();
    assert_eq!(rows, [(date("2026-09-01"), 1, 0), (date("2026-11-01"), 2, 1)]);
}

#[test]
fn the_running_month_is_what_the_dashboard_counts_and_a_cohort_has_paid() {
    store(|conn| {
        let to = buyer(conn);
        let paid = issued(conn, &to, &draft());
        issued(conn, &to, &draft());
        assert_eq!(cohorts(conn, day(0)).unwrap(), [], "nobody has paid");
        let gross = receipt(paid.gross(), Method::Card);
        ledger::pay(conn, BY, Seen::any(paid.id), &gross, at()).unwrap();
        let [eur] = figures::count(conn, day(0)).unwrap()[..] else { panic!("one currency") };
        let found = months(conn, day(0)).unwrap();
        let last = found.last().unwrap();
        assert_eq!((last.monthly.as_slice(), last.companies), (&[(eur.currency, eur.mrr)][..], 1));
        let [cohort] = cohorts(conn, day(0)).unwrap()[..] else { panic!("one cohort") };
        assert_eq!((cohort.began, cohort.covered), (1, 1));
        let [over] = cohorts(conn, day(400)).unwrap()[..] else { panic!("one cohort") };
        assert_eq!((over.began, over.covered), (1, 0));
    });
}
