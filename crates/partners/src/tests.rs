//! What the tests of this crate begin with.

use chrono::{NaiveDate, TimeDelta};
use db::Conn;
use db::audit::Actor;
use diesel::connection::SimpleConnection;
use kernel::money::Currency;
use kernel::{Instant, InvoiceId, UserId};

use crate::accounts;
use crate::applications::Kind;
use crate::attributions::{self, Attribution, New};
use crate::terms::{self, Rate};

pub(crate) const BY: Actor = Actor::Operator;

/// Noon of the 23rd of a month.
pub(crate) fn at() -> Instant {
    "2026-11-23T12:00:00Z".parse().unwrap()
}

pub(crate) fn later(days: i64) -> Instant {
    at() + TimeDelta::days(days)
}

pub(crate) fn day(ahead: i64) -> NaiveDate {
    later(ahead).date_naive()
}

pub(crate) fn partner(conn: &mut Conn, name: &str) -> UserId {
    let user = testkit::user(conn, &format!("{name}@example.com"), name);
    accounts::open(conn, BY, user, (Kind::University, name), at()).unwrap();
    user
}

pub(crate) fn share(rate_bp: i32, cap: Option<i64>) -> Rate {
    Rate::ShareOfPayments { rate_bp, cap, currency: Currency::Eur }
}

pub(crate) fn agree(conn: &mut Conn, partner: UserId, rate: Rate) {
    let new = terms::New { effective_from: day(0), rate, window_days: 90 };
    terms::agree(conn, BY, partner, &new, at()).unwrap();
}

/// Somebody whom a partner brought at [`at`].
pub(crate) fn brought(conn: &mut Conn, partner: UserId, name: &str) -> Attribution {
    let user = testkit::user(conn, &format!("{name}@example.com"), name);
    let new = New { user, partner, code: "ada", at: at(), same_domain: false };
    attributions::record(conn, new).unwrap().unwrap()
}

/// An invoice of a company that belongs to somebody.
pub(crate) fn invoice(conn: &mut Conn, owner: UserId) -> InvoiceId {
    let company = testkit::company(conn, "Pellworth");
    testkit::owner(conn, company, owner);
    let id = InvoiceId::new();
    conn.batch_execute(&format!(
        "insert into invoices (id, company_id, buyer_name, currency, terms_days, period_from,
           period_to, net, tax, gross, created_at, changed_at)
         values ('{id}', '{company}', 'Pellworth', 'EUR', 14, '2026-11-23', '2026-12-22', 10000,
           1900, 11900, now(), now())"
    ))
    .unwrap();
    id
}

/// Checks now what the database checks at the end of a transaction.
pub(crate) fn check(conn: &mut Conn) {
    conn.batch_execute("set constraints all immediate; set constraints all deferred").unwrap();
}
