//! Usernames in the database. Every function is one statement.

use db::Conn;
use db::clock::NOW;
use db::schema::users;
use diesel::prelude::*;
use kernel::chrono::Datelike;
use kernel::{Instant, UserId};

use super::rules::Username;

/// The name, when it was last changed, and the present; locked until the transaction ends.
pub(super) fn lock(
    conn: &mut Conn,
    user: UserId,
) -> QueryResult<(Option<String>, Option<Instant>, Instant)> {
    users::table
        .find(user)
        .select((users::username, users::username_changed_at, NOW))
        .for_no_key_update()
        .first(conn)
}

pub(super) fn set(
    conn: &mut Conn,
    user: UserId,
    name: &Username,
    first: bool,
) -> QueryResult<usize> {
    let set = (users::username.eq(name.as_str()), users::updated_at.eq(NOW));
    let row = diesel::update(users::table.find(user));
    if first {
        row.set(set).execute(conn)
    } else {
        row.set((set, users::username_changed_at.eq(NOW))).execute(conn)
    }
}

pub(super) fn holder(conn: &mut Conn, name: &Username) -> QueryResult<Option<UserId>> {
    let held = users::table.filter(users::username.eq(name.as_str()));
    held.select(users::id).first(conn).optional()
}

pub(super) fn taken(conn: &mut Conn, names: &[String]) -> QueryResult<Vec<String>> {
    let held = users::table.filter(users::username.eq_any(names));
    held.select(users::username.assume_not_null()).load(conn)
}

pub(super) fn year(conn: &mut Conn) -> QueryResult<i32> {
    let now: Instant = diesel::select(NOW).get_result(conn)?;
    Ok(now.year())
}
