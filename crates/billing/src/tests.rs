//! What the tests of this crate begin with.

use chrono::{NaiveDate, TimeDelta};
use db::Conn;
use db::audit::Actor;
use kernel::{Instant, Seen};

use crate::invoices::{self, Buyer, Draft, Invoice, Period};
use crate::ledger::{Method, Receipt};
use crate::money::{Currency, Line, TaxBy};

/// Noon of the day on which invoices of tests are issued.
pub(crate) fn at() -> Instant {
    "2026-11-23T12:00:00Z".parse().unwrap()
}

/// So many days later.
pub(crate) fn later(days: i64) -> Instant {
    at() + TimeDelta::days(days)
}

/// The same as a day.
pub(crate) fn day(ahead: i64) -> NaiveDate {
    later(ahead).date_naive()
}

pub(crate) const BY: Actor = Actor::Operator;

pub(crate) fn line(text: &str, unit_price: i64, tax_milli: i32) -> Line {
    Line { text: text.to_owned(), quantity_milli: 1000, unit_price, tax_milli }
}

/// 100.00 EUR at 19 % and 50.00 at 7 %, for thirty days from today: 172.50 with tax.
pub(crate) fn draft() -> Draft {
    Draft {
        lines: vec![line("Seats", 10_000, 19_000), line("Support", 5000, 7000)],
        discount_milli: 0,
        tax_by: TaxBy::Rate,
        currency: Currency::Eur,
        terms_days: 14,
        period: Period { from: day(0), to: day(29) },
        po_reference: Some("PO-7".to_owned()),
        notes: None,
    }
}

pub(crate) fn buyer(conn: &mut Conn) -> Buyer {
    Buyer { company: testkit::company(conn, "Pellworth"), name: "Pellworth".to_owned() }
}

pub(crate) fn issued(conn: &mut Conn, to: &Buyer, draft: &Draft) -> Invoice {
    let begun = invoices::begin(conn, BY, (to, draft), at()).unwrap();
    invoices::issue(conn, BY, Seen::at(begun.id, 1), &to.name, at()).unwrap()
}

pub(crate) fn receipt(amount: i64, method: Method) -> Receipt {
    Receipt { amount, received_on: day(0), method, reference: None }
}
