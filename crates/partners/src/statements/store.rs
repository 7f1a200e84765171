//! Statements in the database. Every function is one statement of SQL.

use chrono::NaiveDate;
use db::Conn;
use db::schema::{partner_statements as statements, partners, users};
use diesel::dsl::{exists, select};
use diesel::pg::Pg;
use diesel::prelude::*;
use kernel::money::Currency;
use kernel::{Cursor, Instant, Paging, PartnerStatementId, UserId};

use super::machine::State;
use super::rules::{Listed, Month, Statement};

#[derive(Queryable, Selectable)]
#[diesel(table_name = statements, check_for_backend(Pg))]
struct Row {
    id: PartnerStatementId,
    partner_id: UserId,
    period: NaiveDate,
    currency: Currency,
    state: State,
    version: i32,
    total: i64,
    review_until: NaiveDate,
    pay_on: NaiveDate,
    issued_at: Instant,
    paid_at: Option<Instant>,
    reference: Option<String>,
}

impl From<Row> for Statement {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            partner: row.partner_id,
            period: row.period,
            currency: row.currency,
            state: row.state,
            version: row.version,
            total: row.total,
            review_until: row.review_until,
            pay_on: row.pay_on,
            issued_at: row.issued_at,
            paid_at: row.paid_at,
            reference: row.reference,
        }
    }
}

pub(super) fn is_made(
    conn: &mut Conn,
    (partner, currency): (UserId, Currency),
    period: NaiveDate,
) -> QueryResult<bool> {
    let made = statements::table
        .filter(statements::partner_id.eq(partner))
        .filter(statements::currency.eq(currency))
        .filter(statements::period.eq(period));
    select(exists(made)).get_result(conn)
}

pub(super) fn insert(
    conn: &mut Conn,
    (partner, currency): (UserId, Currency),
    (month, total): (Month, i64),
    now: Instant,
) -> QueryResult<Statement> {
    diesel::insert_into(statements::table)
        .values((
            statements::id.eq(PartnerStatementId::new()),
            statements::partner_id.eq(partner),
            statements::period.eq(month.first),
            statements::currency.eq(currency),
            statements::total.eq(total),
            statements::review_until.eq(month.review_until),
            statements::pay_on.eq(month.pay_on),
            statements::issued_at.eq(now),
        ))
        .returning(Row::as_returning())
        .get_result(conn)
        .map(Statement::from)
}

pub(super) fn find(conn: &mut Conn, id: PartnerStatementId) -> QueryResult<Option<Statement>> {
    let one = statements::table.find(id).select(Row::as_select());
    Ok(one.first(conn).optional()?.map(Statement::from))
}

pub(super) fn set_total(conn: &mut Conn, id: PartnerStatementId, total: i64) -> QueryResult<usize> {
    diesel::update(statements::table.find(id))
        .set((statements::total.eq(total), statements::version.eq(statements::version + 1)))
        .execute(conn)
}

pub(super) fn end(
    conn: &mut Conn,
    id: PartnerStatementId,
    to: State,
    paid: Option<(Option<UserId>, &str, Instant)>,
) -> QueryResult<Statement> {
    diesel::update(statements::table.find(id))
        .set((
            statements::state.eq(to),
            statements::paid_by.eq(paid.and_then(|(by, ..)| by)),
            statements::reference.eq(paid.map(|(_, reference, _)| reference)),
            statements::paid_at.eq(paid.map(|(.., at)| at)),
            statements::version.eq(statements::version + 1),
        ))
        .returning(Row::as_returning())
        .get_result(conn)
        .map(Statement::from)
}

pub(super) fn list(
    conn: &mut Conn,
    partner: Option<UserId>,
    state: Option<State>,
    paging: Paging,
) -> QueryResult<Vec<Listed>> {
    let mut query = statements::table
        .inner_join(partners::table.on(partners::user_id.eq(statements::partner_id)))
        .inner_join(users::table.on(users::id.eq(statements::partner_id)))
        .into_boxed();
    if let Some(partner) = partner {
        query = query.filter(statements::partner_id.eq(partner));
    }
    if let Some(state) = state {
        query = query.filter(statements::state.eq(state));
    }
    if let Some(Cursor { at, id }) = paging.after {
        let id = PartnerStatementId(id);
        let same = statements::issued_at.eq(at).and(statements::id.lt(id));
        query = query.filter(statements::issued_at.lt(at).or(same));
    }
    let rows: Vec<(Row, String, String)> = query
        .order((statements::issued_at.desc(), statements::id.desc()))
        .limit(paging.limit.fetch())
        .select((Row::as_select(), partners::organisation, users::email))
        .load(conn)?;
    let listed = |(row, organisation, email): (Row, _, _)| Listed {
        statement: row.into(),
        organisation,
        email,
    };
    Ok(rows.into_iter().map(listed).collect())
}
