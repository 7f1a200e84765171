//! What is remembered of a payment provider, in the database. Every function is one statement.

use db::Conn;
use db::schema::{checkouts, provider_events as events};
use diesel::dsl::exists;
use diesel::prelude::*;
use kernel::{CheckoutId, Instant, InvoiceId, PaymentId, UserId};

use super::rules::{Checkout, Session};

#[derive(Queryable, Selectable)]
#[diesel(table_name = checkouts)]
struct Row {
    id: CheckoutId,
    invoice_id: InvoiceId,
    url: Option<String>,
    amount: i64,
    expires_at: Option<Instant>,
    settled: i64,
    payment_id: Option<PaymentId>,
}

impl From<Row> for Checkout {
    fn from(row: Row) -> Self {
        let Row { id, invoice_id, url, amount, expires_at, settled, payment_id } = row;
        let (invoice, payment) = (invoice_id, payment_id);
        Self { id, invoice, url, amount, expires_at, settled, payment }
    }
}

pub(super) fn newest(conn: &mut Conn, invoice: InvoiceId) -> QueryResult<Option<Checkout>> {
    let row = checkouts::table
        .filter(checkouts::invoice_id.eq(invoice))
        .order((checkouts::created_at.desc(), checkouts::id.desc()))
        .select(Row::as_select());
    Ok(row.first(conn).optional()?.map(Checkout::from))
}

pub(super) fn count(conn: &mut Conn, invoice: InvoiceId) -> QueryResult<i64> {
    checkouts::table.filter(checkouts::invoice_id.eq(invoice)).count().get_result(conn)
}

pub(super) fn insert(
    conn: &mut Conn,
    (invoice, session): (InvoiceId, &Session),
    by: Option<UserId>,
    now: Instant,
) -> QueryResult<usize> {
    diesel::insert_into(checkouts::table)
        .values((
            checkouts::id.eq(CheckoutId::new()),
            checkouts::invoice_id.eq(invoice),
            checkouts::session.eq(&session.id),
            checkouts::url.eq(session.url.as_deref()),
            checkouts::amount.eq(session.amount),
            checkouts::expires_at.eq(session.expires_at),
            checkouts::created_by.eq(by),
            checkouts::created_at.eq(now),
        ))
        .on_conflict(checkouts::session)
        .do_nothing()
        .execute(conn)
}

pub(super) fn lock(conn: &mut Conn, session: &str) -> QueryResult<Option<Checkout>> {
    let row = checkouts::table.filter(checkouts::session.eq(session)).select(Row::as_select());
    Ok(row.for_update().first(conn).optional()?.map(Checkout::from))
}

pub(super) fn insert_event(
    conn: &mut Conn,
    id: &str,
    kind: &str,
    now: Instant,
) -> QueryResult<usize> {
    diesel::insert_into(events::table)
        .values((events::id.eq(id), events::kind.eq(kind), events::received_at.eq(now)))
        .on_conflict_do_nothing()
        .execute(conn)
}

pub(super) fn has_event(conn: &mut Conn, id: &str) -> QueryResult<bool> {
    diesel::select(exists(events::table.find(id))).get_result(conn)
}

pub(super) fn remove_events(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    diesel::delete(events::table.filter(events::received_at.lt(before))).execute(conn)
}

pub(super) fn settle(
    conn: &mut Conn,
    id: CheckoutId,
    payment: Option<(PaymentId, i64)>,
) -> QueryResult<usize> {
    diesel::update(checkouts::table.find(id))
        .set((
            checkouts::payment_id.eq(payment.map(|(id, _)| id)),
            checkouts::settled.eq(payment.map_or(0, |(_, amount)| amount)),
        ))
        .execute(conn)
}
