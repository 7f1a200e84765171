//! Invoices in the database. Every function is one statement.

use chrono::NaiveDate;
use db::Conn;
use db::schema::{companies, invoice_lines as lines_of, invoices};
use diesel::prelude::*;
use kernel::{CompanyId, Instant, InvoiceId, UserId};

use super::machine::State;
use super::rules::{Draft, Invoice, Period};
use super::{Asked, Buyer, Occasion};
use crate::money::{Currency, Line, TaxBy, taxes};
use crate::numbers::{Number, Series};

#[derive(Queryable, Selectable)]
#[diesel(table_name = invoices)]
pub(crate) struct Row {
    id: InvoiceId,
    company_id: CompanyId,
    state: State,
    version: i32,
    year: Option<i32>,
    serial: Option<i32>,
    buyer_name: String,
    currency: Currency,
    terms_days: i32,
    period_from: NaiveDate,
    period_to: NaiveDate,
    po_reference: Option<String>,
    notes: Option<String>,
    discount_milli: i32,
    tax_by: TaxBy,
    net: i64,
    tax: i64,
    paid: i64,
    excess: i64,
    credited: i64,
    issued_on: Option<NaiveDate>,
    due_on: Option<NaiveDate>,
    reminders: i32,
    reminded_at: Option<Instant>,
    created_at: Instant,
}

impl From<Row> for Invoice {
    fn from(row: Row) -> Self {
        let number = row.year.zip(row.serial);
        Self {
            id: row.id,
            company: row.company_id,
            buyer_name: row.buyer_name,
            state: row.state,
            version: row.version,
            number: number.map(|(year, serial)| Number { series: Series::Invoice, year, serial }),
            currency: row.currency,
            terms_days: row.terms_days,
            period: Period { from: row.period_from, to: row.period_to },
            po_reference: row.po_reference,
            notes: row.notes,
            discount_milli: row.discount_milli,
            tax_by: row.tax_by,
            net: row.net,
            tax: row.tax,
            paid: row.paid,
            excess: row.excess,
            credited: row.credited,
            issued_on: row.issued_on,
            due_on: row.due_on,
            reminders: row.reminders,
            reminded_at: row.reminded_at,
            created_at: row.created_at,
        }
    }
}

/// What a draft says, as it is stored.
#[derive(Insertable, AsChangeset)]
#[diesel(table_name = invoices, treat_none_as_null = true)]
struct Written<'a> {
    company_id: CompanyId,
    buyer_name: &'a str,
    currency: Currency,
    terms_days: i32,
    period_from: NaiveDate,
    period_to: NaiveDate,
    po_reference: Option<&'a str>,
    notes: Option<&'a str>,
    discount_milli: i32,
    tax_by: TaxBy,
    net: i64,
    tax: i64,
    gross: i64,
    changed_at: Instant,
}

fn written<'a>(buyer: &'a Buyer, draft: &'a Draft, now: Instant) -> Written<'a> {
    let totals = draft.totals();
    Written {
        company_id: buyer.company,
        buyer_name: &buyer.name,
        currency: draft.currency,
        terms_days: draft.terms_days,
        period_from: draft.period.from,
        period_to: draft.period.to,
        po_reference: draft.po_reference.as_deref(),
        notes: draft.notes.as_deref(),
        discount_milli: draft.discount_milli,
        tax_by: draft.tax_by,
        net: totals.net,
        tax: totals.tax,
        gross: totals.gross(),
        changed_at: now,
    }
}

pub(super) fn insert(
    conn: &mut Conn,
    (buyer, draft): (&Buyer, &Draft),
    by: Option<UserId>,
    now: Instant,
) -> QueryResult<Invoice> {
    let row: Row = diesel::insert_into(invoices::table)
        .values((
            invoices::id.eq(InvoiceId::new()),
            written(buyer, draft, now),
            invoices::created_by.eq(by),
            invoices::created_at.eq(now),
        ))
        .returning(Row::as_returning())
        .get_result(conn)?;
    Ok(row.into())
}

pub(super) fn change(
    conn: &mut Conn,
    id: InvoiceId,
    (buyer, draft): (&Buyer, &Draft),
    now: Instant,
) -> QueryResult<Invoice> {
    let row: Row = diesel::update(invoices::table.find(id))
        .set((written(buyer, draft, now), invoices::version.eq(invoices::version + 1)))
        .returning(Row::as_returning())
        .get_result(conn)?;
    Ok(row.into())
}

/// The lines as they were written, and those of the discount.
pub(super) fn insert_lines(conn: &mut Conn, id: InvoiceId, draft: &Draft) -> QueryResult<usize> {
    let lines = draft.whole();
    let rows: Vec<_> = (1..)
        .zip(&lines)
        .zip(taxes(&lines, draft.tax_by))
        .zip(0..)
        .map(|(((position, line), tax), at)| {
            (
                lines_of::invoice_id.eq(id),
                lines_of::position.eq(position),
                lines_of::text.eq(&line.text),
                lines_of::quantity_milli.eq(line.quantity_milli),
                lines_of::unit_price.eq(line.unit_price),
                lines_of::tax_milli.eq(line.tax_milli),
                // What the release before reads.
                lines_of::tax_bp.eq(line.tax_milli / 10),
                lines_of::is_discount.eq(at >= draft.lines.len()),
                lines_of::net.eq(line.net()),
                lines_of::tax.eq(tax),
            )
        })
        .collect();
    diesel::insert_into(lines_of::table).values(rows).execute(conn)
}

pub(super) fn delete_lines(conn: &mut Conn, id: InvoiceId) -> QueryResult<usize> {
    diesel::delete(lines_of::table.filter(lines_of::invoice_id.eq(id))).execute(conn)
}

type LineRow = (String, i64, i64, i32, bool, i64);

pub(super) fn lines(conn: &mut Conn, id: InvoiceId) -> QueryResult<Vec<Asked>> {
    let rows: Vec<LineRow> = lines_of::table
        .filter(lines_of::invoice_id.eq(id))
        .order(lines_of::position)
        .select((
            lines_of::text,
            lines_of::quantity_milli,
            lines_of::unit_price,
            lines_of::tax_milli,
            lines_of::is_discount,
            lines_of::tax,
        ))
        .load(conn)?;
    let line = |(text, quantity_milli, unit_price, tax_milli, is_discount, tax): LineRow| Asked {
        line: Line { text, quantity_milli, unit_price, tax_milli },
        tax,
        is_discount,
    };
    Ok(rows.into_iter().map(line).collect())
}

pub(super) fn delete(conn: &mut Conn, id: InvoiceId) -> QueryResult<usize> {
    diesel::delete(invoices::table.find(id)).execute(conn)
}

pub(super) fn find(conn: &mut Conn, id: InvoiceId) -> QueryResult<Option<Invoice>> {
    let row = invoices::table.find(id).select(Row::as_select());
    Ok(row.first(conn).optional()?.map(Invoice::from))
}

/// Whether the first company was merged into the second.
pub(super) fn is_merged(conn: &mut Conn, company: CompanyId, into: CompanyId) -> QueryResult<bool> {
    let merged = companies::table.find(company).filter(companies::merged_into.eq(into));
    diesel::select(diesel::dsl::exists(merged)).get_result(conn)
}

/// Locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: InvoiceId) -> QueryResult<Option<Invoice>> {
    let row = invoices::table.find(id).select(Row::as_select()).for_no_key_update();
    Ok(row.first(conn).optional()?.map(Invoice::from))
}

pub(super) fn issue(
    conn: &mut Conn,
    id: InvoiceId,
    (to, number, name): (State, Number, &str),
    due_on: NaiveDate,
    now: Instant,
) -> QueryResult<Invoice> {
    let row: Row = diesel::update(invoices::table.find(id))
        .set((
            invoices::state.eq(to),
            invoices::year.eq(number.year),
            invoices::serial.eq(number.serial),
            invoices::buyer_name.eq(name),
            invoices::issued_on.eq(now.date_naive()),
            invoices::due_on.eq(due_on),
            invoices::issued_at.eq(now),
            invoices::version.eq(invoices::version + 1),
            invoices::changed_at.eq(now),
        ))
        .returning(Row::as_returning())
        .get_result(conn)?;
    Ok(row.into())
}

pub(super) fn set_state(
    conn: &mut Conn,
    id: InvoiceId,
    to: State,
    now: Instant,
) -> QueryResult<Invoice> {
    let row: Row = diesel::update(invoices::table.find(id))
        .set((
            invoices::state.eq(to),
            invoices::version.eq(invoices::version + 1),
            invoices::changed_at.eq(now),
        ))
        .returning(Row::as_returning())
        .get_result(conn)?;
    Ok(row.into())
}

/// What was paid, paid too much and credited, and the state that follows.
pub(crate) fn settle(
    conn: &mut Conn,
    id: InvoiceId,
    to: State,
    (paid, excess, credited): (i64, i64, i64),
    now: Instant,
) -> QueryResult<Invoice> {
    let row: Row = diesel::update(invoices::table.find(id))
        .set((
            invoices::state.eq(to),
            invoices::paid.eq(paid),
            invoices::excess.eq(excess),
            invoices::credited.eq(credited),
            invoices::version.eq(invoices::version + 1),
            invoices::changed_at.eq(now),
        ))
        .returning(Row::as_returning())
        .get_result(conn)?;
    Ok(row.into())
}

pub(super) fn count_reminder(conn: &mut Conn, id: InvoiceId, now: Instant) -> QueryResult<Invoice> {
    let row: Row = diesel::update(invoices::table.find(id))
        .set((
            invoices::reminders.eq(invoices::reminders + 1),
            invoices::reminded_at.eq(now),
            invoices::version.eq(invoices::version + 1),
            invoices::changed_at.eq(now),
        ))
        .returning(Row::as_returning())
        .get_result(conn)?;
    Ok(row.into())
}

pub(super) fn to_tell(
    conn: &mut Conn,
    what: Occasion,
    today: NaiveDate,
    most: i64,
) -> QueryResult<Vec<InvoiceId>> {
    let ids = invoices::table.select(invoices::id).order(invoices::id).limit(most).into_boxed();
    let ids = match what {
        Occasion::Due => ids
            .filter(invoices::state.eq_any([State::Open, State::PartiallyPaid]))
            .filter(invoices::due_on.le(today))
            .filter(invoices::due_told_at.is_null()),
        Occasion::Ending => ids
            .filter(invoices::state.eq(State::Paid))
            .filter(invoices::period_to.lt(today))
            .filter(invoices::ending_told_at.is_null()),
    };
    ids.load(conn)
}

pub(super) fn tell(
    conn: &mut Conn,
    what: Occasion,
    id: InvoiceId,
    now: Instant,
) -> QueryResult<Option<Invoice>> {
    let row: Option<Row> = match what {
        Occasion::Due => diesel::update(invoices::table.find(id))
            .filter(invoices::due_told_at.is_null())
            .set(invoices::due_told_at.eq(now))
            .returning(Row::as_returning())
            .get_result(conn),
        Occasion::Ending => diesel::update(invoices::table.find(id))
            .filter(invoices::ending_told_at.is_null())
            .set(invoices::ending_told_at.eq(now))
            .returning(Row::as_returning())
            .get_result(conn),
    }
    .optional()?;
    Ok(row.map(Invoice::from))
}
