//! What was granted and used, in the database. Every function is one statement.

use std::collections::BTreeMap;

use chrono::{NaiveDate, NaiveTime};
use db::Conn;
use db::schema::{invitation_credit_uses as uses, invitation_credits as credits};
use diesel::dsl::count;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Timestamptz, Uuid as SqlUuid};
use kernel::{CompanyId, Instant, InvitationCreditId, InvitationId, UserId};

use super::rules::{Credit, Window};

fn midnight(day: NaiveDate) -> Instant {
    day.and_time(NaiveTime::MIN).and_utc()
}

/// How many each company has used between two moments of its own.
const USED: &str = "select c.company_id, count(*) as used
    from unnest($1, $2, $3) as asked (company_id, since, before)
    join invitation_credits c on c.company_id = asked.company_id
    join invitation_credit_uses u
      on u.credit_id = c.id and u.used_at >= asked.since and u.used_at < asked.before
   group by c.company_id";

#[derive(QueryableByName)]
struct Used {
    #[diesel(sql_type = SqlUuid)]
    company_id: CompanyId,
    #[diesel(sql_type = BigInt)]
    used: i64,
}

/// How much each company has used in a window of its own; one that has used nothing is missing.
#[expect(clippy::disallowed_methods, reason = "the query builder has no unnest")]
pub(super) fn used_within(
    conn: &mut Conn,
    asked: &[(CompanyId, Window)],
) -> QueryResult<BTreeMap<CompanyId, i64>> {
    let companies: Vec<CompanyId> = asked.iter().map(|(company, _)| *company).collect();
    let since: Vec<Instant> = asked.iter().map(|(_, window)| midnight(window.from)).collect();
    let before: Vec<Instant> = asked.iter().map(|(_, window)| midnight(window.renews_on)).collect();
    let rows: Vec<Used> = diesel::sql_query(USED)
        .bind::<Array<SqlUuid>, _>(companies)
        .bind::<Array<Timestamptz>, _>(since)
        .bind::<Array<Timestamptz>, _>(before)
        .load(conn)?;
    Ok(rows.into_iter().map(|row| (row.company_id, row.used)).collect())
}

type Row = (CompanyId, InvitationCreditId, i32, NaiveDate, String, i64);

/// Of each company the part that expires first before the rest.
pub(super) fn credits(
    conn: &mut Conn,
    companies: &[CompanyId],
) -> QueryResult<Vec<(CompanyId, Credit)>> {
    let rows: Vec<Row> = credits::table
        .left_join(uses::table)
        .filter(credits::company_id.eq_any(companies))
        .group_by(credits::id)
        .order((credits::expires_on, credits::granted_at, credits::id))
        .select((
            credits::company_id,
            credits::id,
            credits::amount,
            credits::expires_on,
            credits::reason,
            count(uses::invitation_id.nullable()),
        ))
        .load(conn)?;
    let credit = |(company, id, amount, expires_on, reason, used)| {
        (company, Credit { id, amount, used, expires_on, reason })
    };
    Ok(rows.into_iter().map(credit).collect())
}

pub(super) fn use_up(
    conn: &mut Conn,
    used: &[(InvitationId, InvitationCreditId)],
) -> QueryResult<usize> {
    let row = |(invitation, credit): &(InvitationId, InvitationCreditId)| {
        (uses::invitation_id.eq(*invitation), uses::credit_id.eq(*credit))
    };
    let rows: Vec<_> = used.iter().map(row).collect();
    diesel::insert_into(uses::table).values(rows).execute(conn)
}

pub(super) fn insert(
    conn: &mut Conn,
    (company, amount, expires_on): (CompanyId, i32, NaiveDate),
    (why, by): (&str, Option<UserId>),
    now: Instant,
) -> QueryResult<InvitationCreditId> {
    diesel::insert_into(credits::table)
        .values((
            credits::id.eq(InvitationCreditId::new()),
            credits::company_id.eq(company),
            credits::amount.eq(amount),
            credits::expires_on.eq(expires_on),
            credits::reason.eq(why),
            credits::granted_by.eq(by),
            credits::granted_at.eq(now),
        ))
        .returning(credits::id)
        .get_result(conn)
}
