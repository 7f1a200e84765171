//! The invoices of companies, in the database. Every function is one statement.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use db::Conn;
use db::schema::{invoice_lines, invoices};
use diesel::dsl::min;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Date, Nullable, Uuid as SqlUuid};
use kernel::{CompanyId, InvoiceId, Paging};

use super::Newcomer;
use crate::invoices::{Period, State};
use crate::money::Currency;

/// An invoice that covers a day, without its company.
pub(super) struct Covering {
    pub(super) id: InvoiceId,
    pub(super) currency: Currency,
    pub(super) net: i64,
    pub(super) period: Period,
}

type CoveringRow = (CompanyId, InvoiceId, Currency, i64, NaiveDate, NaiveDate);

/// The invoices of each company that cover a day, the newest first.
pub(super) fn covering(
    conn: &mut Conn,
    companies: &[CompanyId],
    today: NaiveDate,
) -> QueryResult<BTreeMap<CompanyId, Vec<Covering>>> {
    let rows: Vec<CoveringRow> = invoices::table
        .filter(invoices::company_id.eq_any(companies))
        .filter(invoices::state.eq_any([State::Open, State::PartiallyPaid, State::Paid]))
        .filter(invoices::period_from.le(today))
        .filter(invoices::period_to.ge(today))
        .order((invoices::issued_at.desc(), invoices::id.desc()))
        .select((
            invoices::company_id,
            invoices::id,
            invoices::currency,
            invoices::net,
            invoices::period_from,
            invoices::period_to,
        ))
        .load(conn)?;
    let mut covering: BTreeMap<CompanyId, Vec<Covering>> = BTreeMap::new();
    for (company, id, currency, net, from, to) in rows {
        let one = Covering { id, currency, net, period: Period { from, to } };
        covering.entry(company).or_default().push(one);
    }
    Ok(covering)
}

/// The first line of each of these invoices.
pub(super) fn first_lines(
    conn: &mut Conn,
    ids: &[InvoiceId],
) -> QueryResult<BTreeMap<InvoiceId, String>> {
    let rows: Vec<(InvoiceId, String)> = invoice_lines::table
        .filter(invoice_lines::invoice_id.eq_any(ids))
        .filter(invoice_lines::position.eq(1))
        .select((invoice_lines::invoice_id, invoice_lines::text))
        .load(conn)?;
    Ok(rows.into_iter().collect())
}

/// When the next invoice of each company is to be paid, or was; one that is to pay none is missing.
pub(super) fn next_due(
    conn: &mut Conn,
    companies: &[CompanyId],
) -> QueryResult<BTreeMap<CompanyId, NaiveDate>> {
    let rows: Vec<(CompanyId, Option<NaiveDate>)> = invoices::table
        .filter(invoices::company_id.eq_any(companies))
        .filter(invoices::state.eq_any([State::Open, State::PartiallyPaid]))
        .group_by(invoices::company_id)
        .select((invoices::company_id, min(invoices::due_on)))
        .load(conn)?;
    Ok(rows.into_iter().filter_map(|(company, due)| Some((company, due?))).collect())
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
