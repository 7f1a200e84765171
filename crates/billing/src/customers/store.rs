//! One company's invoices, in the database. Every function is one statement.

use chrono::NaiveDate;
use db::Conn;
use db::schema::{invoice_lines, invoices};
use diesel::prelude::*;
use kernel::{CompanyId, InvoiceId};

use crate::invoices::{Period, State};
use crate::money::Currency;

type Covering = (InvoiceId, Currency, i64, Period);

/// Those that cover a day, the newest first.
pub(super) fn covering(
    conn: &mut Conn,
    company: CompanyId,
    today: NaiveDate,
) -> QueryResult<Vec<Covering>> {
    let rows: Vec<(InvoiceId, Currency, i64, NaiveDate, NaiveDate)> = invoices::table
        .filter(invoices::company_id.eq(company))
        .filter(invoices::state.eq_any([State::Open, State::PartiallyPaid, State::Paid]))
        .filter(invoices::period_from.le(today))
        .filter(invoices::period_to.ge(today))
        .order((invoices::issued_at.desc(), invoices::id.desc()))
        .select((
            invoices::id,
            invoices::currency,
            invoices::net,
            invoices::period_from,
            invoices::period_to,
        ))
        .load(conn)?;
    let row = |(id, currency, net, from, to)| (id, currency, net, Period { from, to });
    Ok(rows.into_iter().map(row).collect())
}

pub(super) fn first_line(conn: &mut Conn, id: InvoiceId) -> QueryResult<Option<String>> {
    let line = invoice_lines::table.find((id, 1)).select(invoice_lines::text);
    line.first(conn).optional()
}

pub(super) fn next_due(conn: &mut Conn, company: CompanyId) -> QueryResult<Option<NaiveDate>> {
    let due: Option<Option<NaiveDate>> = invoices::table
        .filter(invoices::company_id.eq(company))
        .filter(invoices::state.eq_any([State::Open, State::PartiallyPaid]))
        .order(invoices::due_on)
        .select(invoices::due_on)
        .first(conn)
        .optional()?;
    Ok(due.flatten())
}
