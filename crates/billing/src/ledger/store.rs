//! Payments and credit notes in the database. Every function is one statement.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use db::Conn;
use db::schema::{credit_note_lines as cuts, credit_notes as notes, invoices, payments};
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use kernel::{CompanyId, CreditNoteId, Instant, InvoiceId, PaymentId, UserId};

use super::rules::{CreditNote, CutLine, Method, Payment, PaymentState, Receipt};
use crate::money::Currency;
use crate::numbers::{Number, Series};

#[derive(Queryable, Selectable)]
#[diesel(table_name = payments)]
struct PaymentRow {
    id: PaymentId,
    invoice_id: InvoiceId,
    state: PaymentState,
    amount: i64,
    received_on: NaiveDate,
    method: Method,
    reference: Option<String>,
    recorded_at: Instant,
    reversed_at: Option<Instant>,
    reason: Option<String>,
}

impl From<PaymentRow> for Payment {
    fn from(row: PaymentRow) -> Self {
        let PaymentRow { amount, received_on, method, reference, .. } = row;
        Self {
            id: row.id,
            invoice: row.invoice_id,
            state: row.state,
            receipt: Receipt { amount, received_on, method, reference },
            recorded_at: row.recorded_at,
            reversed_at: row.reversed_at,
            reason: row.reason,
        }
    }
}

/// What the invoices of a company have too much.
pub(super) fn excess(conn: &mut Conn, company: CompanyId, currency: Currency) -> QueryResult<i64> {
    invoices::table
        .filter(invoices::company_id.eq(company))
        .filter(invoices::currency.eq(currency))
        .select(sql::<BigInt>("coalesce(sum(excess), 0)::bigint"))
        .first(conn)
}

/// What was paid with it.
pub(super) fn used(conn: &mut Conn, company: CompanyId, currency: Currency) -> QueryResult<i64> {
    payments::table
        .inner_join(invoices::table)
        .filter(invoices::company_id.eq(company))
        .filter(invoices::currency.eq(currency))
        .filter(payments::method.eq(Method::Credit))
        .filter(payments::state.eq(PaymentState::Recorded))
        .select(sql::<BigInt>("coalesce(sum(payments.amount), 0)::bigint"))
        .first(conn)
}

pub(super) fn currencies(conn: &mut Conn, company: CompanyId) -> QueryResult<Vec<Currency>> {
    let own = invoices::table.filter(invoices::company_id.eq(company));
    own.select(invoices::currency).distinct().order(invoices::currency).load(conn)
}

pub(super) fn insert_payment(
    conn: &mut Conn,
    invoice: InvoiceId,
    receipt: &Receipt,
    by: Option<UserId>,
    now: Instant,
) -> QueryResult<PaymentId> {
    diesel::insert_into(payments::table)
        .values((
            payments::id.eq(PaymentId::new()),
            payments::invoice_id.eq(invoice),
            payments::amount.eq(receipt.amount),
            payments::received_on.eq(receipt.received_on),
            payments::method.eq(receipt.method),
            payments::reference.eq(receipt.reference.as_deref()),
            payments::recorded_by.eq(by),
            payments::recorded_at.eq(now),
        ))
        .returning(payments::id)
        .get_result(conn)
}

pub(super) fn payment(conn: &mut Conn, id: PaymentId) -> QueryResult<Option<Payment>> {
    let row = payments::table.find(id).select(PaymentRow::as_select());
    Ok(row.first(conn).optional()?.map(Payment::from))
}

pub(super) fn payments(conn: &mut Conn, invoice: InvoiceId) -> QueryResult<Vec<Payment>> {
    let rows: Vec<PaymentRow> = payments::table
        .filter(payments::invoice_id.eq(invoice))
        .order((payments::recorded_at, payments::id))
        .select(PaymentRow::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Payment::from).collect())
}

pub(super) fn reverse(
    conn: &mut Conn,
    id: PaymentId,
    (by, why): (Option<UserId>, &str),
    now: Instant,
) -> QueryResult<usize> {
    diesel::update(payments::table.find(id))
        .set((
            payments::state.eq(PaymentState::Reversed),
            payments::reversed_by.eq(by),
            payments::reversed_at.eq(now),
            payments::reason.eq(why),
        ))
        .execute(conn)
}

pub(super) fn insert_note(
    conn: &mut Conn,
    note: &CreditNote,
    by: Option<UserId>,
    now: Instant,
) -> QueryResult<usize> {
    diesel::insert_into(notes::table)
        .values((
            notes::id.eq(note.id),
            notes::invoice_id.eq(note.invoice),
            notes::year.eq(note.number.year),
            notes::serial.eq(note.number.serial),
            notes::net.eq(note.net),
            notes::tax.eq(note.tax),
            notes::reason.eq(&note.reason),
            notes::made_by.eq(by),
            notes::made_on.eq(note.made_on),
            notes::made_at.eq(now),
        ))
        .execute(conn)
}

pub(super) fn insert_cut(
    conn: &mut Conn,
    note: CreditNoteId,
    cut: &[CutLine],
) -> QueryResult<usize> {
    let rows: Vec<_> = cut
        .iter()
        .map(|one| {
            (
                cuts::credit_note_id.eq(note),
                cuts::position.eq(one.position),
                cuts::net.eq(one.net),
                cuts::tax.eq(one.tax),
            )
        })
        .collect();
    diesel::insert_into(cuts::table).values(rows).execute(conn)
}

/// What credit notes took off each line, before tax and of the tax.
pub(super) fn cut_before(
    conn: &mut Conn,
    invoice: InvoiceId,
) -> QueryResult<BTreeMap<i32, (i64, i64)>> {
    let rows: Vec<(i32, i64, i64)> = cuts::table
        .inner_join(notes::table)
        .filter(notes::invoice_id.eq(invoice))
        .select((cuts::position, cuts::net, cuts::tax))
        .load(conn)?;
    let mut sums = BTreeMap::new();
    for (position, net, tax) in rows {
        let of: &mut (i64, i64) = sums.entry(position).or_default();
        *of = (of.0 + net, of.1 + tax);
    }
    Ok(sums)
}

type NoteRow = (CreditNoteId, i32, i32, i64, i64, String, NaiveDate);

pub(super) fn notes(conn: &mut Conn, invoice: InvoiceId) -> QueryResult<Vec<CreditNote>> {
    let rows: Vec<NoteRow> = notes::table
        .filter(notes::invoice_id.eq(invoice))
        .order((notes::made_at, notes::id))
        .select((
            notes::id,
            notes::year,
            notes::serial,
            notes::net,
            notes::tax,
            notes::reason,
            notes::made_on,
        ))
        .load(conn)?;
    let note = |(id, year, serial, net, tax, reason, made_on): NoteRow| {
        let number = Number { series: Series::CreditNote, year, serial };
        CreditNote { id, invoice, number, net, tax, reason, made_on }
    };
    Ok(rows.into_iter().map(note).collect())
}
