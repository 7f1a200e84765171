//! What was granted and used, in the database. Every function is one statement.

use chrono::{NaiveDate, NaiveTime};
use db::Conn;
use db::schema::{invitation_credit_uses as uses, invitation_credits as credits};
use diesel::dsl::count;
use diesel::prelude::*;
use kernel::{CompanyId, Instant, InvitationCreditId, InvitationId, UserId};

use super::rules::{Credit, Window};

fn midnight(day: NaiveDate) -> Instant {
    day.and_time(NaiveTime::MIN).and_utc()
}

pub(super) fn used_within(conn: &mut Conn, company: CompanyId, window: Window) -> QueryResult<i64> {
    uses::table
        .inner_join(credits::table)
        .filter(credits::company_id.eq(company))
        .filter(uses::used_at.ge(midnight(window.from)))
        .filter(uses::used_at.lt(midnight(window.renews_on)))
        .count()
        .get_result(conn)
}

type Row = (InvitationCreditId, i32, NaiveDate, String, i64);

pub(super) fn credits(conn: &mut Conn, company: CompanyId) -> QueryResult<Vec<Credit>> {
    let rows: Vec<Row> = credits::table
        .left_join(uses::table)
        .filter(credits::company_id.eq(company))
        .group_by(credits::id)
        .order((credits::expires_on, credits::granted_at, credits::id))
        .select((
            credits::id,
            credits::amount,
            credits::expires_on,
            credits::reason,
            count(uses::invitation_id.nullable()),
        ))
        .load(conn)?;
    let credit =
        |(id, amount, expires_on, reason, used)| Credit { id, amount, used, expires_on, reason };
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
