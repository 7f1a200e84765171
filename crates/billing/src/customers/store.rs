//! One company's invoices, in the database. Every function is one statement.

use chrono::NaiveDate;
use db::Conn;
use db::schema::{invoice_lines, invoices};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Date, Nullable, Uuid as SqlUuid};
use kernel::{CompanyId, InvoiceId, Paging};

use super::Newcomer;
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

/// Companies whose first paid period began on `$1` or later, behind the place `$2`, `$3`.
const NEWCOMERS: &str = "select company_id, since from (
    select coalesce(c.merged_into, c.id) as company_id, min(i.period_from) as since
      from invoices i join companies c on c.id = i.company_id
     where i.state = 'paid' group by 1) began
  where since >= $1 and ($2 is null or (since, company_id) < ($2, $3))
  order by since desc, company_id desc limit $4";

#[derive(QueryableByName)]
struct Began {
    #[diesel(sql_type = SqlUuid)]
    company_id: CompanyId,
    #[diesel(sql_type = Date)]
    since: NaiveDate,
}

/// The last that began first.
#[expect(clippy::disallowed_methods, reason = "the query builder selects from no query")]
pub(super) fn newcomers(
    conn: &mut Conn,
    first: NaiveDate,
    paging: Paging,
) -> QueryResult<Vec<Newcomer>> {
    let (day, id) = paging.after.map(|place| (place.at.date_naive(), place.id)).unzip();
    let rows: Vec<Began> = diesel::sql_query(NEWCOMERS)
        .bind::<Date, _>(first)
        .bind::<Nullable<Date>, _>(day)
        .bind::<Nullable<SqlUuid>, _>(id)
        .bind::<BigInt, _>(paging.limit.fetch())
        .load(conn)?;
    let row = |Began { company_id, since }| Newcomer { company: company_id, since };
    Ok(rows.into_iter().map(row).collect())
}
