//! Issued invoices in the database. Every function is one statement.

use chrono::NaiveDate;
use db::Conn;
use db::schema::invoices;
use diesel::prelude::*;
use kernel::CompanyId;

use super::rules::Issued;
use crate::invoices::{Period, State};
use crate::money::Currency;

/// Those whose period ends on a day or later.
pub(super) fn issued_since(conn: &mut Conn, day: NaiveDate) -> QueryResult<Vec<Issued>> {
    let rows: Vec<(CompanyId, Currency, i64, NaiveDate, NaiveDate)> = invoices::table
        .filter(invoices::state.eq_any([State::Open, State::PartiallyPaid, State::Paid]))
        .filter(invoices::period_to.ge(day))
        .select((
            invoices::company_id,
            invoices::currency,
            invoices::net,
            invoices::period_from,
            invoices::period_to,
        ))
        .load(conn)?;
    let row = |(company, currency, net, from, to)| {
        let period = Period { from, to };
        Issued { company, currency, net, period }
    };
    Ok(rows.into_iter().map(row).collect())
}
