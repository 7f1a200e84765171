//! Referrals in the database. Every function is one statement, but for the four counts of a funnel.

use std::collections::{HashMap, HashSet};

use db::Conn;
use db::schema::{
    companies, company_members as members, internships, invoices, partner_attributions as brought,
    payments, referral_accounts as referrals, submissions, users,
};
use db::text_search::{anywhere, fold_text};
use diesel::dsl::{max, min};
use diesel::pg::Pg;
use diesel::prelude::*;
use kernel::{CompanyId, Cursor, Instant, Paging, UserId};

use super::rules::{Attribution, Flag, Funnel, Of, Search};

#[derive(Queryable, Selectable)]
#[diesel(table_name = brought, check_for_backend(Pg))]
pub(super) struct Row {
    user_id: UserId,
    partner_id: UserId,
    number: i32,
    code: String,
    brought_at: Instant,
    credit_until: Option<Instant>,
    flag: Flag,
    shows_name: bool,
    version: i32,
}

impl From<Row> for Attribution {
    fn from(row: Row) -> Self {
        Self {
            user: row.user_id,
            partner: row.partner_id,
            number: row.number,
            code: row.code,
            brought_at: row.brought_at,
            credit_until: row.credit_until,
            flag: row.flag,
            shows_name: row.shows_name,
            version: row.version,
        }
    }
}

/// Nothing is inserted where the account was brought already.
pub(super) fn insert(conn: &mut Conn, new: &Attribution) -> QueryResult<usize> {
    diesel::insert_into(brought::table)
        .values((
            brought::user_id.eq(new.user),
            brought::partner_id.eq(new.partner),
            brought::number.eq(new.number),
            brought::code.eq(&new.code),
            brought::brought_at.eq(new.brought_at),
            brought::credit_until.eq(new.credit_until),
            brought::flag.eq(new.flag),
        ))
        .on_conflict(brought::user_id)
        .do_nothing()
        .execute(conn)
}

pub(super) fn find(conn: &mut Conn, user: UserId) -> QueryResult<Option<Attribution>> {
    let one = brought::table.find(user).select(Row::as_select());
    Ok(one.first(conn).optional()?.map(Attribution::from))
}

pub(super) fn lock(conn: &mut Conn, user: UserId) -> QueryResult<Option<Attribution>> {
    let one = brought::table.find(user).select(Row::as_select());
    Ok(one.for_no_key_update().first(conn).optional()?.map(Attribution::from))
}

pub(super) fn change(
    conn: &mut Conn,
    user: UserId,
    (flag, shows_name): (Flag, bool),
) -> QueryResult<Attribution> {
    diesel::update(brought::table.find(user))
        .set((
            brought::flag.eq(flag),
            brought::shows_name.eq(shows_name),
            brought::version.eq(brought::version + 1),
        ))
        .returning(Row::as_returning())
        .get_result(conn)
        .map(Attribution::from)
}

/// What shows that an internship has begun.
const BEGUN: [&str; 5] = ["active", "extended", "completed", "converted", "ended_early"];

pub(super) type Found = (Row, String, bool, bool);

pub(super) fn list(
    conn: &mut Conn,
    partner: UserId,
    (of, looked_for): (Of, Option<&Search>),
    paging: Paging,
) -> QueryResult<Vec<Found>> {
    let mut query = brought::table
        .inner_join(users::table.on(users::id.eq(brought::user_id)))
        .filter(brought::partner_id.eq(partner))
        .into_boxed();
    match of {
        Of::Students => query = query.filter(users::kind.ne("company")),
        Of::Companies => query = query.filter(users::kind.eq("company")),
        Of::Everybody => {}
    }
    if let Some(Search { name, number }) = looked_for {
        let is_shown = brought::shows_name.and(users::disabled_at.is_null());
        let named = is_shown.and(fold_text(users::display_name).like(anywhere(name)));
        // No number is negative, so none is found where none was typed.
        query = query.filter(named.or(brought::number.eq(number.unwrap_or(-1))));
    }
    if let Some(Cursor { at, id }) = paging.after {
        let same = brought::brought_at.eq(at).and(brought::user_id.lt(UserId(id)));
        query = query.filter(brought::brought_at.lt(at).or(same));
    }
    query
        .order((brought::brought_at.desc(), brought::user_id.desc()))
        .limit(paging.limit.fetch())
        .select((
            Row::as_select(),
            users::display_name,
            users::profile_completed,
            users::disabled_at.is_not_null(),
        ))
        .load(conn)
}

pub(super) fn numbers(conn: &mut Conn, of: &[UserId]) -> QueryResult<Vec<(UserId, i32)>> {
    let rows = brought::table.filter(brought::user_id.eq_any(of));
    rows.select((brought::user_id, brought::number)).load(conn)
}

pub(super) fn last_active(conn: &mut Conn, of: &[UserId]) -> QueryResult<HashMap<UserId, Instant>> {
    let rows: Vec<(Option<UserId>, Option<Instant>)> = submissions::table
        .filter(submissions::user_id.eq_any(of))
        .group_by(submissions::user_id)
        .select((submissions::user_id, max(submissions::created_at)))
        .load(conn)?;
    Ok(rows.into_iter().filter_map(|(user, at)| Some((user?, at?))).collect())
}

/// Those of them who have begun an internship.
pub(super) fn placed(conn: &mut Conn, of: &[UserId]) -> QueryResult<HashSet<UserId>> {
    let rows: Vec<Option<UserId>> = internships::table
        .filter(internships::candidate_id.eq_any(of))
        .filter(internships::state.eq_any(BEGUN))
        .select(internships::candidate_id)
        .load(conn)?;
    Ok(rows.into_iter().flatten().collect())
}

/// The company that each of them belongs to.
pub(super) fn companies(
    conn: &mut Conn,
    of: &[UserId],
) -> QueryResult<HashMap<UserId, (CompanyId, String)>> {
    let rows: Vec<(UserId, CompanyId, String)> = members::table
        .inner_join(companies::table)
        .filter(members::user_id.eq_any(of))
        .select((members::user_id, companies::id, companies::name))
        .load(conn)?;
    Ok(rows.into_iter().map(|(user, id, name)| (user, (id, name))).collect())
}

/// When each of these companies first paid something that was not taken back.
pub(super) fn first_paid(
    conn: &mut Conn,
    of: &[CompanyId],
) -> QueryResult<HashMap<CompanyId, Instant>> {
    let rows: Vec<(CompanyId, Option<Instant>)> = payments::table
        .inner_join(invoices::table)
        .filter(invoices::company_id.eq_any(of))
        .filter(payments::state.eq("recorded"))
        .group_by(invoices::company_id)
        .select((invoices::company_id, min(payments::recorded_at)))
        .load(conn)?;
    Ok(rows.into_iter().filter_map(|(company, at)| Some((company, at?))).collect())
}

/// The first of a company's owners who was brought by somebody.
pub(super) fn of_company(conn: &mut Conn, company: CompanyId) -> QueryResult<Option<Attribution>> {
    let first = brought::table
        .inner_join(members::table.on(members::user_id.eq(brought::user_id)))
        .filter(members::company_id.eq(company))
        .filter(members::role.eq("owner"))
        .order((members::joined_at, members::user_id))
        .select(Row::as_select());
    Ok(first.first(conn).optional()?.map(Attribution::from))
}

pub(super) fn funnel(
    conn: &mut Conn,
    partner: UserId,
    since: Option<Instant>,
) -> QueryResult<Funnel> {
    let from = since.unwrap_or(Instant::UNIX_EPOCH);
    let own = || {
        brought::table
            .inner_join(users::table.on(users::id.eq(brought::user_id)))
            .filter(brought::partner_id.eq(partner))
            .filter(brought::brought_at.ge(from))
    };
    let begun = || {
        let begun = internships::table.filter(internships::state.eq_any(BEGUN));
        brought::user_id.nullable().eq_any(begun.select(internships::candidate_id))
    };
    let paying = || {
        let paying = members::table
            .inner_join(invoices::table.on(invoices::company_id.eq(members::company_id)))
            .filter(invoices::paid.gt(0));
        brought::user_id.eq_any(paying.select(members::user_id))
    };
    // Who came further counts as activated whatever became of their profile.
    let activated = own().filter(users::profile_completed.or(begun()).or(paying()));
    let (placed, paid) = (own().filter(begun()), own().filter(paying()));
    Ok(Funnel {
        signed_up: own().count().get_result(conn)?,
        activated: activated.count().get_result(conn)?,
        placed: placed.count().get_result(conn)?,
        paid: paid.count().get_result(conn)?,
    })
}

/// Those who named this account's code before it was a partner's, the first one first.
pub(super) fn earlier(conn: &mut Conn, partner: UserId) -> QueryResult<Vec<(UserId, Instant)>> {
    referrals::table
        .filter(referrals::referrer_id.eq(partner))
        .order((referrals::referred_at, referrals::user_id))
        .select((referrals::user_id, referrals::referred_at.assume_not_null()))
        .load(conn)
}
