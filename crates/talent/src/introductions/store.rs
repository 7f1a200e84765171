//! Introductions in the database. Every function is one statement.

use std::collections::BTreeMap;

use db::Conn;
use db::schema::{companies, introductions as asked, roles, users};
use diesel::dsl::exists;
use diesel::prelude::*;
use kernel::{CompanyId, Cursor, Instant, IntroductionId, Paging, RoleId, UserId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Whose;
use super::machine::State;
use super::rules::{Introduction, PayRange, Person, Position, Request};
use crate::cards::{Chosen, Facts};
use crate::profiles::PayPeriod;

#[derive(Queryable, Selectable)]
#[diesel(table_name = asked)]
struct Row {
    id: IntroductionId,
    company_id: CompanyId,
    requested_by: Option<UserId>,
    candidate_id: UserId,
    role_id: Option<RoleId>,
    card: Value,
    message: String,
    pay_min: Option<i32>,
    pay_max: Option<i32>,
    pay_currency: Option<String>,
    pay_period: Option<PayPeriod>,
    state: State,
    version: i32,
    requested_at: Instant,
    ended_at: Option<Instant>,
}

/// What a company was shown, as it is stored. A card from before that was stored counts as one without a name.
#[derive(Serialize, Deserialize)]
struct Shown {
    #[serde(flatten)]
    facts: Facts,
    #[serde(default)]
    is_named: bool,
}

type Joined = (Row, String, Option<String>);

fn introduction((row, company_name, role_title): Joined) -> QueryResult<Introduction> {
    let json = |e: serde_json::Error| diesel::result::Error::DeserializationError(e.into());
    let Shown { facts, is_named } = serde_json::from_value(row.card).map_err(json)?;
    let pay = match (row.pay_min, row.pay_max, row.pay_currency, row.pay_period) {
        (Some(min), Some(max), Some(currency), Some(period)) => {
            Some(PayRange { min, max, currency, period })
        }
        _ => None,
    };
    let position = row.role_id.zip(pay).map(|(role, pay)| Position { role, pay });
    Ok(Introduction {
        id: row.id,
        company: row.company_id,
        company_name,
        requested_by: row.requested_by,
        candidate: row.candidate_id,
        role_title,
        request: Request { position, message: row.message },
        card: facts,
        is_named,
        state: row.state,
        version: row.version,
        requested_at: row.requested_at,
        ended_at: row.ended_at,
    })
}

/// The lock's holder may count the company's requests and add one.
pub(super) fn lock_company(conn: &mut Conn, company: CompanyId) -> QueryResult<usize> {
    let row = companies::table.find(company).select(companies::id).for_no_key_update();
    Ok(row.load::<CompanyId>(conn)?.len())
}

pub(super) fn count_open(conn: &mut Conn, company: CompanyId) -> QueryResult<i64> {
    asked::table
        .filter(asked::company_id.eq(company))
        .filter(asked::state.eq(State::Requested))
        .filter(asked::role_id.is_not_null())
        .count()
        .get_result(conn)
}

/// Direct messages since then.
pub(super) fn count_direct(
    conn: &mut Conn,
    company: CompanyId,
    since: Instant,
) -> QueryResult<i64> {
    asked::table
        .filter(asked::company_id.eq(company))
        .filter(asked::role_id.is_null())
        .filter(asked::requested_at.ge(since))
        .count()
        .get_result(conn)
}

/// What a company has asked these candidates since then, oldest first.
pub(super) fn since(
    conn: &mut Conn,
    company: CompanyId,
    candidates: &[UserId],
    since: Instant,
) -> QueryResult<Vec<Introduction>> {
    let rows: Vec<Joined> = asked::table
        .inner_join(companies::table)
        .left_join(roles::table)
        .filter(asked::company_id.eq(company))
        .filter(asked::candidate_id.eq_any(candidates))
        .filter(asked::requested_at.gt(since))
        .order((asked::requested_at, asked::id))
        .select((Row::as_select(), companies::name, roles::title.nullable()))
        .load(conn)?;
    rows.into_iter().map(introduction).collect()
}

/// Whether the company has asked this candidate since then.
pub(super) fn was_asked(
    conn: &mut Conn,
    company: CompanyId,
    candidate: UserId,
    since: Instant,
) -> QueryResult<bool> {
    let rows = asked::table
        .filter(asked::company_id.eq(company))
        .filter(asked::candidate_id.eq(candidate))
        .filter(asked::requested_at.gt(since));
    diesel::select(exists(rows)).get_result(conn)
}

pub(super) fn insert(
    conn: &mut Conn,
    (company, by): (CompanyId, UserId),
    chosen: &Chosen,
    request: &Request,
    now: Instant,
) -> QueryResult<IntroductionId> {
    let position = request.position.as_ref();
    let pay = position.map(|position| &position.pay);
    let shown = Shown { facts: chosen.facts.clone(), is_named: chosen.is_named };
    diesel::insert_into(asked::table)
        .values((
            asked::id.eq(IntroductionId::new()),
            asked::company_id.eq(company),
            asked::requested_by.eq(by),
            asked::candidate_id.eq(chosen.user),
            asked::role_id.eq(position.map(|position| position.role)),
            asked::card.eq(serde_json::to_value(shown).unwrap_or_default()),
            asked::message.eq(&request.message),
            asked::pay_min.eq(pay.map(|pay| pay.min)),
            asked::pay_max.eq(pay.map(|pay| pay.max)),
            asked::pay_currency.eq(pay.map(|pay| pay.currency.as_str())),
            asked::pay_period.eq(pay.map(|pay| pay.period)),
            asked::requested_at.eq(now),
        ))
        .returning(asked::id)
        .get_result(conn)
}

/// Locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: IntroductionId) -> QueryResult<Vec<IntroductionId>> {
    asked::table.find(id).select(asked::id).for_no_key_update().load(conn)
}

pub(super) fn find(conn: &mut Conn, id: IntroductionId) -> QueryResult<Option<Introduction>> {
    let row: Option<Joined> = asked::table
        .inner_join(companies::table)
        .left_join(roles::table)
        .filter(asked::id.eq(id))
        .select((Row::as_select(), companies::name, roles::title.nullable()))
        .first(conn)
        .optional()?;
    row.map(introduction).transpose()
}

pub(super) fn set_state(
    conn: &mut Conn,
    id: IntroductionId,
    to: State,
    reason: Option<&str>,
    now: Instant,
) -> QueryResult<usize> {
    diesel::update(asked::table.find(id))
        .set((
            asked::state.eq(to),
            asked::reason.eq(reason),
            asked::ended_at.eq(now),
            asked::version.eq(asked::version + 1),
        ))
        .execute(conn)
}

pub(super) fn list(
    conn: &mut Conn,
    whose: Whose,
    paging: Paging,
) -> QueryResult<Vec<Introduction>> {
    let mut query = asked::table
        .inner_join(companies::table)
        .left_join(roles::table)
        .order((asked::requested_at.desc(), asked::id.desc()))
        .limit(paging.limit.fetch())
        .select((Row::as_select(), companies::name, roles::title.nullable()))
        .into_boxed();
    query = match whose {
        Whose::Candidate(user) => query.filter(asked::candidate_id.eq(user)),
        Whose::Company(company) => query.filter(asked::company_id.eq(company)),
    };
    if let Some(Cursor { at, id }) = paging.after {
        let same = asked::requested_at.eq(at).and(asked::id.lt(id));
        query = query.filter(asked::requested_at.lt(at).or(same));
    }
    query.load::<Joined>(conn)?.into_iter().map(introduction).collect()
}

pub(super) fn people(conn: &mut Conn, users: &[UserId]) -> QueryResult<BTreeMap<UserId, Person>> {
    let rows: Vec<(UserId, String, String)> = users::table
        .filter(users::id.eq_any(users))
        .filter(users::erased_at.is_null())
        .filter(users::disabled_at.is_null())
        .select((users::id, users::display_name, users::email))
        .load(conn)?;
    Ok(rows.into_iter().map(|(id, name, email)| (id, Person { name, email })).collect())
}

/// The oldest that were asked for until then and wait.
pub(super) fn waiting_since(
    conn: &mut Conn,
    until: Instant,
    limit: i64,
) -> QueryResult<Vec<IntroductionId>> {
    asked::table
        .filter(asked::state.eq(State::Requested))
        .filter(asked::requested_at.le(until))
        .order(asked::requested_at)
        .limit(limit)
        .select(asked::id)
        .load(conn)
}

pub(super) fn to_remind(
    conn: &mut Conn,
    until: Instant,
    limit: i64,
) -> QueryResult<Vec<IntroductionId>> {
    asked::table
        .filter(asked::state.eq(State::Requested))
        .filter(asked::reminded_at.is_null())
        .filter(asked::requested_at.le(until))
        .order(asked::requested_at)
        .limit(limit)
        .select(asked::id)
        .for_no_key_update()
        .skip_locked()
        .load(conn)
}

pub(super) fn reminded(
    conn: &mut Conn,
    ids: &[IntroductionId],
    now: Instant,
) -> QueryResult<usize> {
    diesel::update(asked::table.filter(asked::id.eq_any(ids)))
        .set(asked::reminded_at.eq(now))
        .execute(conn)
}

/// What a candidate can still answer.
pub(super) fn open_of(
    conn: &mut Conn,
    user: UserId,
    since: Instant,
) -> QueryResult<Vec<(IntroductionId, CompanyId)>> {
    asked::table
        .filter(asked::candidate_id.eq(user))
        .filter(asked::state.eq(State::Requested))
        .filter(asked::requested_at.gt(since))
        .select((asked::id, asked::company_id))
        .load(conn)
}
