//! What is counted, in the database. Every function is one statement.

use chrono::NaiveDate;
use db::Conn;
use db::schema::{invoices, payments};
use diesel::prelude::*;
use kernel::CompanyId;

use crate::invoices::{Period, State};
use crate::ledger::{Method, PaymentState};
use crate::money::Currency;

/// What is owed of each invoice, and until when it was to be paid.
pub(super) fn owed(conn: &mut Conn) -> QueryResult<Vec<(Currency, Option<NaiveDate>, i64)>> {
    invoices::table
        .filter(invoices::state.eq_any([State::Open, State::PartiallyPaid]))
        .select((
            invoices::currency,
            invoices::due_on,
            invoices::gross - invoices::credited - invoices::paid,
        ))
        .load(conn)
}

type Covering = (CompanyId, Currency, i64, Period);

/// The issued invoices whose period takes a day in.
pub(super) fn covering(conn: &mut Conn, today: NaiveDate) -> QueryResult<Vec<Covering>> {
    let rows: Vec<(CompanyId, Currency, i64, NaiveDate, NaiveDate)> = invoices::table
        .filter(invoices::state.eq_any([State::Open, State::PartiallyPaid, State::Paid]))
        .filter(invoices::period_from.le(today))
        .filter(invoices::period_to.ge(today))
        .select((
            invoices::company_id,
            invoices::currency,
            invoices::net,
            invoices::period_from,
            invoices::period_to,
        ))
        .load(conn)?;
    let row = |(company, currency, net, from, to)| (company, currency, net, Period { from, to });
    Ok(rows.into_iter().map(row).collect())
}

/// What was issued from a day on and not voided.
pub(super) fn issued(conn: &mut Conn, from: NaiveDate) -> QueryResult<Vec<(Currency, i64)>> {
    invoices::table
        .filter(invoices::issued_on.ge(from))
        .filter(invoices::state.ne(State::Void))
        .select((invoices::currency, invoices::gross))
        .load(conn)
}

/// What was received from a day on and not reversed. What is paid with credit was received before.
pub(super) fn collected(conn: &mut Conn, from: NaiveDate) -> QueryResult<Vec<(Currency, i64)>> {
    payments::table
        .inner_join(invoices::table)
        .filter(payments::received_on.ge(from))
        .filter(payments::state.eq(PaymentState::Recorded))
        .filter(payments::method.ne(Method::Credit))
        .select((invoices::currency, payments::amount))
        .load(conn)
}
