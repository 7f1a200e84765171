//! Alerts in the database. Every function is one statement.

use chrono::NaiveDate;
use db::Conn;
use db::schema::{role_alerts as alerts, users};
use diesel::prelude::*;
use kernel::{Instant, RoleAlertId, UserId};

use super::{Alert, Wanted};
use crate::roles::form::{Kind, Level, Workplace};

#[derive(Queryable, Selectable)]
#[diesel(table_name = alerts)]
struct Row {
    id: RoleAlertId,
    words: String,
    kind: Option<Kind>,
    level: Option<Level>,
    workplace: Option<Workplace>,
    country: Option<String>,
    says_pay: bool,
    starts_by: Option<NaiveDate>,
    looked_at: Instant,
}

impl From<Row> for Alert {
    fn from(row: Row) -> Self {
        let Row { id, words, kind, level, workplace, country, says_pay, starts_by, looked_at } =
            row;
        let wanted = Wanted { words, kind, level, workplace, country, says_pay, starts_by };
        Self { id, wanted, looked_at }
    }
}

/// The lock's holder may count somebody's alerts and add one.
pub(super) fn lock_user(conn: &mut Conn, user: UserId) -> QueryResult<usize> {
    let row = users::table.find(user).select(users::id).for_no_key_update();
    Ok(row.load::<UserId>(conn)?.len())
}

pub(super) fn insert(
    conn: &mut Conn,
    user: UserId,
    wanted: &Wanted,
    now: Instant,
) -> QueryResult<Alert> {
    diesel::insert_into(alerts::table)
        .values((
            alerts::id.eq(RoleAlertId::new()),
            alerts::user_id.eq(user),
            alerts::words.eq(&wanted.words),
            alerts::kind.eq(wanted.kind),
            alerts::level.eq(wanted.level),
            alerts::workplace.eq(wanted.workplace),
            alerts::country.eq(wanted.country.as_deref()),
            alerts::says_pay.eq(wanted.says_pay),
            alerts::starts_by.eq(wanted.starts_by),
            alerts::looked_at.eq(now),
        ))
        .returning(Row::as_returning())
        .get_result(conn)
        .map(Alert::from)
}

/// The ids of those made later are greater.
pub(super) fn list(conn: &mut Conn, user: UserId) -> QueryResult<Vec<Alert>> {
    let rows: Vec<Row> = alerts::table
        .filter(alerts::user_id.eq(user))
        .order(alerts::id.desc())
        .select(Row::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Alert::from).collect())
}

pub(super) fn delete(conn: &mut Conn, user: UserId, id: RoleAlertId) -> QueryResult<usize> {
    let own = alerts::table.find(id).filter(alerts::user_id.eq(user));
    diesel::delete(own).execute(conn)
}

pub(super) fn due(conn: &mut Conn, before: Instant, limit: i64) -> QueryResult<Vec<UserId>> {
    alerts::table
        .filter(alerts::looked_at.le(before))
        .select(alerts::user_id)
        .distinct()
        .limit(limit)
        .load(conn)
}

pub(super) fn lock(conn: &mut Conn, user: UserId) -> QueryResult<Vec<Alert>> {
    let rows: Vec<Row> = alerts::table
        .filter(alerts::user_id.eq(user))
        .order(alerts::id.desc())
        .select(Row::as_select())
        .for_no_key_update()
        .load(conn)?;
    Ok(rows.into_iter().map(Alert::from).collect())
}

pub(super) fn looked(conn: &mut Conn, user: UserId, now: Instant) -> QueryResult<usize> {
    let own = alerts::table.filter(alerts::user_id.eq(user));
    diesel::update(own).set(alerts::looked_at.eq(now)).execute(conn)
}
