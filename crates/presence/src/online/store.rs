//! Presences in the database. Every function is one statement.

use db::Conn;
use db::schema::{attempts, presences as p, users};
use diesel::dsl::max;
use diesel::pg::Pg;
use diesel::prelude::*;
use kernel::uuid::Uuid;
use kernel::{Cursor, Instant, Paging, UserId};

use super::rules::{Area, Bounds, Device, Present, Seen, State, Wanted};
use crate::role::Role;

#[derive(Queryable, Selectable)]
#[diesel(table_name = p, check_for_backend(Pg))]
struct Row {
    area: Area,
    device: Device,
    tab: Uuid,
    since: Instant,
    beat_at: Instant,
    input_at: Instant,
    left_at: Option<Instant>,
}

impl From<Row> for Seen {
    fn from(row: Row) -> Self {
        let Row { area, device, tab, since, beat_at, input_at, left_at } = row;
        Self { area, device, tab, since, beat_at, input_at, left_at }
    }
}

/// What is known of an account, locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, user: UserId) -> QueryResult<Option<Seen>> {
    let row = p::table.find(user).for_update().select(Row::as_select()).first(conn).optional()?;
    Ok(row.map(Seen::from))
}

/// Writes what is known; `news` is when that last changed for those who watch, where it did now.
pub(super) fn save(
    conn: &mut Conn,
    (user, role): (UserId, Role),
    seen: &Seen,
    news: Option<Instant>,
) -> QueryResult<usize> {
    let known = (
        p::role.eq(role),
        p::area.eq(seen.area),
        p::device.eq(seen.device),
        p::tab.eq(seen.tab),
        p::since.eq(seen.since),
        p::beat_at.eq(seen.beat_at),
        p::input_at.eq(seen.input_at),
        p::left_at.eq(seen.left_at),
    );
    let changed = news.map(|at| p::changed_at.eq(at));
    diesel::insert_into(p::table)
        .values((p::user_id.eq(user), known, p::changed_at.eq(news.unwrap_or(seen.since))))
        .on_conflict(p::user_id)
        .do_update()
        .set((known, changed))
        .execute(conn)
}

/// When anything last changed for those who watch.
pub(super) fn changed(conn: &mut Conn) -> QueryResult<Option<Instant>> {
    p::table.select(max(p::changed_at)).first(conn)
}

/// Those who are online.
pub(super) fn online(conn: &mut Conn, bounds: Bounds) -> QueryResult<Vec<(Role, Seen)>> {
    let rows: Vec<(Role, Row)> = p::table
        .filter(p::left_at.is_null())
        .filter(p::beat_at.gt(bounds.offline))
        .select((p::role, Row::as_select()))
        .load(conn)?;
    Ok(rows.into_iter().map(|(role, row)| (role, row.into())).collect())
}

type Listed = (UserId, String, String, Role, Row);

pub(super) fn list(
    conn: &mut Conn,
    wanted: &Wanted,
    bounds: Bounds,
    paging: Paging,
) -> QueryResult<Vec<Present>> {
    let mut query = p::table
        .inner_join(users::table)
        .order((p::since.desc(), p::user_id.desc()))
        .limit(paging.limit.fetch())
        .select((p::user_id, users::display_name, users::email, p::role, Row::as_select()))
        .into_boxed();
    let gone = p::left_at.is_not_null().or(p::beat_at.le(bounds.offline));
    let there = p::left_at.is_null().and(p::beat_at.gt(bounds.offline));
    query = match wanted.state {
        None => query.filter(there),
        Some(State::Offline) => query.filter(gone),
        Some(State::Active) => query.filter(there).filter(p::input_at.gt(bounds.active)),
        Some(State::Idle) => query
            .filter(there)
            .filter(p::input_at.le(bounds.active))
            .filter(p::input_at.gt(bounds.idle)),
        Some(State::Away) => query.filter(there).filter(p::input_at.le(bounds.idle)),
    };
    if let Some(role) = wanted.role {
        query = query.filter(p::role.eq(role));
    }
    if let Some(area) = wanted.area {
        query = query.filter(p::area.eq(area));
    }
    for pattern in wanted.patterns() {
        query = query.filter(users::words.like(pattern));
    }
    if let Some(Cursor { at, id }) = paging.after {
        let same = p::since.eq(at).and(p::user_id.lt(id));
        query = query.filter(p::since.lt(at).or(same));
    }
    let rows: Vec<Listed> = query.load(conn)?;
    let present = rows.into_iter().map(|(user, name, email, role, row)| Present {
        user,
        name,
        email,
        role,
        seen: row.into(),
        in_assessment: false,
    });
    Ok(present.collect())
}

/// Which of these accounts have an attempt in progress.
pub(super) fn at_work(conn: &mut Conn, users: &[UserId], now: Instant) -> QueryResult<Vec<UserId>> {
    attempts::table
        .filter(attempts::user_id.eq_any(users))
        .filter(attempts::state.eq("in_progress"))
        .filter(attempts::ends_at.gt(now))
        .select(attempts::user_id)
        .distinct()
        .load(conn)
}

pub(super) fn remove_before(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    diesel::delete(p::table.filter(p::beat_at.lt(before))).execute(conn)
}
