//! Lists of invoices in the database.

use db::Conn;
use db::schema::{companies, invoices};
use db::text_search::{anywhere, fold_text};
use diesel::dsl::sql;
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use kernel::{Cursor, InvoiceId, fold_search};

use super::rules::{By, Filter, Sum};
use crate::invoices::{Invoice, Row, State};
use crate::money::Currency;

fn filtered(filter: &Filter) -> invoices::BoxedQuery<'static, Pg> {
    let mut query = invoices::table.into_boxed();
    if let Some(by) = filter.by {
        query = query.filter(invoices::state.eq_any(by.states().to_vec()));
        if by == By::Overdue {
            query = query.filter(invoices::due_on.lt(filter.today));
        }
    }
    if filter.issued {
        query = query.filter(invoices::state.ne(State::Draft));
    }
    if let Some(company) = filter.company {
        query = match filter.issued {
            true => {
                let own = companies::id.eq(company).or(companies::merged_into.eq(company));
                let companies = companies::table.filter(own).select(companies::id);
                query.filter(invoices::company_id.eq_any(companies))
            }
            false => query.filter(invoices::company_id.eq(company)),
        };
    }
    if let Some((year, serial)) = filter.number() {
        query = query.filter(invoices::year.eq(year)).filter(invoices::serial.eq(serial));
    } else if let Some(text) = filter.search.as_deref() {
        query = query.filter(fold_text(invoices::buyer_name).like(anywhere(&fold_search(text))));
    }
    if let Some(from) = filter.from {
        query = query.filter(invoices::issued_on.ge(from));
    }
    if let Some(to) = filter.to {
        query = query.filter(invoices::issued_on.le(to));
    }
    if let Some(least) = filter.least {
        query = query.filter(invoices::gross.ge(least));
    }
    if let Some(most) = filter.most {
        query = query.filter(invoices::gross.le(most));
    }
    query
}

/// The newest first.
pub(super) fn list(
    conn: &mut Conn,
    filter: &Filter,
    after: Option<Cursor>,
    most: i64,
) -> QueryResult<Vec<Invoice>> {
    let mut query = filtered(filter);
    if let Some(Cursor { at, id }) = after {
        let same = invoices::created_at.eq(at).and(invoices::id.lt(InvoiceId(id)));
        query = query.filter(invoices::created_at.lt(at).or(same));
    }
    let rows: Vec<Row> = query
        .order((invoices::created_at.desc(), invoices::id.desc()))
        .limit(most)
        .select(Row::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Invoice::from).collect())
}

/// The currencies of what is looked for.
pub(super) fn currencies(conn: &mut Conn, filter: &Filter) -> QueryResult<Vec<Currency>> {
    let query = filtered(filter).select(invoices::currency).distinct();
    query.order(invoices::currency).load(conn)
}

pub(super) fn sum(conn: &mut Conn, filter: &Filter, currency: Currency) -> QueryResult<Sum> {
    let (count, net, tax, paid) = filtered(filter)
        .filter(invoices::currency.eq(currency))
        .select((
            sql::<BigInt>("count(*)"),
            sql::<BigInt>("coalesce(sum(net), 0)::bigint"),
            sql::<BigInt>("coalesce(sum(tax), 0)::bigint"),
            sql::<BigInt>("coalesce(sum(paid), 0)::bigint"),
        ))
        .first(conn)?;
    Ok(Sum { currency, count, net, tax, paid })
}
