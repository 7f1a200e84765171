//! What is owed, in the database. Every function is one statement.

use chrono::NaiveDate;
use db::Conn;
use db::schema::{companies, invoices};
use diesel::dsl::count;
use diesel::prelude::*;
use kernel::{CompanyId, Instant, InvoiceId};

use crate::invoices::State;
use crate::numbers::{Number, Series};

/// The states of an invoice that is to be paid.
const OWED: [State; 2] = [State::Open, State::PartiallyPaid];

/// An invoice that is to be paid soon.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Due {
    /// Its id.
    pub id: InvoiceId,
    /// Its number.
    pub number: Number,
    /// Since when it can be paid.
    pub issued_at: Instant,
    /// Until the end of which day.
    pub due_on: NaiveDate,
}

/// Numbers of a company's home.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figures {
    /// Invoices that are to be paid.
    pub owed: i64,
    /// Those of them whose day is over.
    pub overdue: i64,
}

/// What the company owes, or one that was merged into it.
macro_rules! owed {
    ($company:expr) => {{
        let own = companies::id.eq($company).or(companies::merged_into.eq($company));
        let theirs = companies::table.filter(own).select(companies::id);
        invoices::table
            .filter(invoices::company_id.eq_any(theirs))
            .filter(invoices::state.eq_any(OWED))
    }};
}

type Row = (InvoiceId, Option<i32>, Option<i32>, Option<Instant>, Option<NaiveDate>);

pub(super) fn due(
    conn: &mut Conn,
    company: CompanyId,
    (until, most): (NaiveDate, i64),
) -> QueryResult<(Vec<Due>, i64)> {
    let rows: Vec<Row> = owed!(company)
        .filter(invoices::due_on.le(until))
        .order((invoices::issued_at, invoices::id))
        .select((
            invoices::id,
            invoices::year,
            invoices::serial,
            invoices::issued_at,
            invoices::due_on,
        ))
        .load(conn)?;
    let total = i64::try_from(rows.len()).unwrap_or(i64::MAX);
    let due = |(id, year, serial, issued_at, due_on): Row| {
        let number = Number { series: Series::Invoice, year: year?, serial: serial? };
        Some(Due { id, number, issued_at: issued_at?, due_on: due_on? })
    };
    let first = usize::try_from(most).unwrap_or_default();
    Ok((rows.into_iter().filter_map(due).take(first).collect(), total))
}

pub(super) fn figures(
    conn: &mut Conn,
    company: CompanyId,
    today: NaiveDate,
) -> QueryResult<Figures> {
    let over = invoices::due_on.assume_not_null().lt(today);
    let (owed, overdue) = owed!(company)
        .select((count(invoices::id), count(invoices::id).aggregate_filter(over)))
        .first::<(i64, i64)>(conn)?;
    Ok(Figures { owed, overdue })
}
