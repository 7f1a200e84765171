//! Commissions and their postings in the database. Every function is one statement.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use db::Conn;
use db::schema::{
    partner_attributions as brought, partner_commissions as commissions,
    partner_postings as postings, partner_statements as statements,
};
use diesel::dsl::{exists, not, sql};
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool};
use kernel::money::Currency;
use kernel::uuid::Uuid;
use kernel::{
    Cursor, Instant, InternshipId, InvoiceId, Paging, PartnerCommissionId, PartnerStatementId,
    PartnerTermsId, UserId,
};

use super::machine::State;
use super::rules::{Account, Commission, Kind};
use crate::attributions::Flag;

#[derive(Queryable, Selectable)]
#[diesel(table_name = commissions, check_for_backend(Pg))]
struct Row {
    id: PartnerCommissionId,
    partner_id: UserId,
    brought_id: Option<UserId>,
    kind: Kind,
    invoice_id: Option<InvoiceId>,
    internship_id: Option<InternshipId>,
    terms_id: Option<PartnerTermsId>,
    statement_id: Option<PartnerStatementId>,
    currency: Currency,
    amount: i64,
    state: State,
    version: i32,
    reason: Option<String>,
    earned_at: Instant,
    due_at: Instant,
}

impl From<Row> for Commission {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            partner: row.partner_id,
            brought: row.brought_id,
            kind: row.kind,
            invoice: row.invoice_id,
            internship: row.internship_id,
            terms: row.terms_id,
            statement: row.statement_id,
            currency: row.currency,
            amount: row.amount,
            state: row.state,
            version: row.version,
            reason: row.reason,
            earned_at: row.earned_at,
            due_at: row.due_at,
        }
    }
}

/// Nothing is inserted where the internship has earned one.
pub(super) fn insert(conn: &mut Conn, new: &Commission, by: Option<UserId>) -> QueryResult<usize> {
    diesel::insert_into(commissions::table)
        .values((
            commissions::id.eq(new.id),
            commissions::partner_id.eq(new.partner),
            commissions::brought_id.eq(new.brought),
            commissions::kind.eq(new.kind),
            commissions::invoice_id.eq(new.invoice),
            commissions::internship_id.eq(new.internship),
            commissions::terms_id.eq(new.terms),
            commissions::currency.eq(new.currency),
            commissions::amount.eq(new.amount),
            commissions::state.eq(new.state),
            commissions::reason.eq(new.reason.as_deref()),
            commissions::made_by.eq(by),
            commissions::earned_at.eq(new.earned_at),
            commissions::due_at.eq(new.due_at),
            commissions::changed_at.eq(new.earned_at),
        ))
        .on_conflict(commissions::internship_id)
        .do_nothing()
        .execute(conn)
}

/// What is written down of a commission that has changed.
pub(super) fn save(conn: &mut Conn, of: &Commission, now: Instant) -> QueryResult<Commission> {
    diesel::update(commissions::table.find(of.id))
        .set((
            commissions::amount.eq(of.amount),
            commissions::state.eq(of.state),
            commissions::statement_id.eq(of.statement),
            commissions::reason.eq(of.reason.as_deref()),
            commissions::changed_at.eq(now),
            commissions::version.eq(commissions::version + 1),
        ))
        .returning(Row::as_returning())
        .get_result(conn)
        .map(Commission::from)
}

/// Moves an amount from one account to another.
pub(super) fn post(
    conn: &mut Conn,
    id: PartnerCommissionId,
    (from, to, amount): (Account, Account, i64),
    now: Instant,
) -> QueryResult<usize> {
    let transfer = Uuid::now_v7();
    let side = |account: Account, amount: i64| {
        (
            postings::transfer.eq(transfer),
            postings::account.eq(account),
            postings::commission_id.eq(id),
            postings::amount.eq(amount),
            postings::posted_at.eq(now),
        )
    };
    let sides = vec![side(from, -amount), side(to, amount)];
    diesel::insert_into(postings::table).values(sides).execute(conn)
}

pub(super) fn find(conn: &mut Conn, id: PartnerCommissionId) -> QueryResult<Option<Commission>> {
    let one = commissions::table.find(id).select(Row::as_select());
    Ok(one.first(conn).optional()?.map(Commission::from))
}

fn many(rows: QueryResult<Vec<Row>>) -> QueryResult<Vec<Commission>> {
    Ok(rows?.into_iter().map(Commission::from).collect())
}

/// Those of an invoice, the first earned first.
pub(super) fn of_invoice(conn: &mut Conn, invoice: InvoiceId) -> QueryResult<Vec<Commission>> {
    let own = commissions::table.filter(commissions::invoice_id.eq(invoice));
    let rows = own.order((commissions::earned_at, commissions::id)).select(Row::as_select());
    many(rows.load(conn))
}

/// Those on a statement, the first earned first.
pub(super) fn on_statement(
    conn: &mut Conn,
    statement: PartnerStatementId,
) -> QueryResult<Vec<Commission>> {
    let own = commissions::table.filter(commissions::statement_id.eq(statement));
    let rows = own.order((commissions::earned_at, commissions::id)).select(Row::as_select());
    many(rows.load(conn))
}

/// Those that a statement of this currency takes.
pub(super) fn due(
    conn: &mut Conn,
    partner: UserId,
    currency: Currency,
    before: Instant,
) -> QueryResult<Vec<Commission>> {
    let rows = commissions::table
        .filter(commissions::partner_id.eq(partner))
        .filter(commissions::currency.eq(currency))
        .filter(commissions::state.eq(State::Due))
        .filter(commissions::due_at.lt(before))
        .order((commissions::earned_at, commissions::id))
        .select(Row::as_select());
    many(rows.load(conn))
}

/// Whose commissions that were due before the month began come to something, in which currency, where the
/// month has no statement of them.
pub(super) fn to_state(
    conn: &mut Conn,
    (month, began): (NaiveDate, Instant),
    most: i64,
) -> QueryResult<Vec<(UserId, Currency)>> {
    let made = statements::table
        .filter(statements::partner_id.eq(commissions::partner_id))
        .filter(statements::currency.eq(commissions::currency))
        .filter(statements::period.eq(month));
    commissions::table
        .filter(commissions::state.eq(State::Due))
        .filter(commissions::due_at.lt(began))
        .filter(not(exists(made)))
        .group_by((commissions::partner_id, commissions::currency))
        .having(sql::<Bool>("sum(amount) > 0"))
        .select((commissions::partner_id, commissions::currency))
        .order((commissions::partner_id, commissions::currency))
        .limit(most)
        .load(conn)
}

/// Those whose time is over and whose referral nobody has to look at.
pub(super) fn to_release(
    conn: &mut Conn,
    now: Instant,
    most: i64,
) -> QueryResult<Vec<PartnerCommissionId>> {
    commissions::table
        .inner_join(brought::table.on(brought::user_id.nullable().eq(commissions::brought_id)))
        .filter(commissions::state.eq(State::Pending))
        .filter(commissions::due_at.le(now))
        .filter(brought::flag.ne(Flag::SameDomain))
        .order((commissions::due_at, commissions::id))
        .limit(most)
        .select(commissions::id)
        .load(conn)
}

pub(super) fn list(
    conn: &mut Conn,
    partner: UserId,
    paging: Paging,
) -> QueryResult<Vec<Commission>> {
    let mut query = commissions::table.filter(commissions::partner_id.eq(partner)).into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let id = PartnerCommissionId(id);
        let same = commissions::earned_at.eq(at).and(commissions::id.lt(id));
        query = query.filter(commissions::earned_at.lt(at).or(same));
    }
    let rows = query
        .order((commissions::earned_at.desc(), commissions::id.desc()))
        .limit(paging.limit.fetch())
        .select(Row::as_select());
    many(rows.load(conn))
}

/// What commissions of one currency and state come to.
pub(super) type Sum = (Currency, State, i64);

/// What these partners' commissions come to, by currency and state.
pub(super) fn sums(
    conn: &mut Conn,
    partners: &[UserId],
) -> QueryResult<BTreeMap<UserId, Vec<Sum>>> {
    let rows: Vec<(UserId, Currency, State, i64)> = commissions::table
        .filter(commissions::partner_id.eq_any(partners))
        .group_by((commissions::partner_id, commissions::currency, commissions::state))
        .order((commissions::partner_id, commissions::currency, commissions::state))
        .select((
            commissions::partner_id,
            commissions::currency,
            commissions::state,
            sql::<BigInt>("sum(amount)::bigint"),
        ))
        .load(conn)?;
    let mut of: BTreeMap<UserId, Vec<_>> = BTreeMap::new();
    for (partner, currency, state, amount) in rows {
        of.entry(partner).or_default().push((currency, state, amount));
    }
    Ok(of)
}

/// What those whom a partner brought have earned them, by currency, without what does not count.
pub(super) fn earned_by(
    conn: &mut Conn,
    brought: &[UserId],
) -> QueryResult<BTreeMap<UserId, Vec<(Currency, i64)>>> {
    let rows: Vec<(Option<UserId>, Currency, i64)> = commissions::table
        .filter(commissions::brought_id.eq_any(brought))
        .filter(commissions::state.ne_all([State::Void, State::Declined]))
        .group_by((commissions::brought_id, commissions::currency))
        .order((commissions::brought_id, commissions::currency))
        .select((
            commissions::brought_id,
            commissions::currency,
            sql::<BigInt>("sum(amount)::bigint"),
        ))
        .load(conn)?;
    let mut of: BTreeMap<UserId, Vec<_>> = BTreeMap::new();
    for (who, currency, amount) in rows {
        if let Some(who) = who {
            of.entry(who).or_default().push((currency, amount));
        }
    }
    Ok(of)
}
