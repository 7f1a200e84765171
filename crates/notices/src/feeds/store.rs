//! Addresses of calendars in the database. Every function is one statement.

use db::Conn;
use db::schema::calendar_feeds as feeds;
use diesel::prelude::*;
use kernel::chrono::NaiveDate;
use kernel::{Instant, UserId};

use super::rules::{Feed, Secret};

pub(super) fn put(
    conn: &mut Conn,
    user: UserId,
    secret: &Secret,
    now: Instant,
) -> QueryResult<Feed> {
    let digest = secret.digest();
    diesel::insert_into(feeds::table)
        .values((
            feeds::user_id.eq(user),
            feeds::secret_sha256.eq(&digest),
            feeds::created_at.eq(now),
        ))
        .on_conflict(feeds::user_id)
        .do_update()
        .set((
            feeds::secret_sha256.eq(&digest),
            feeds::created_at.eq(now),
            feeds::read_on.eq(None::<NaiveDate>),
        ))
        .execute(conn)?;
    Ok(Feed { created_at: now, read_on: None })
}

pub(super) fn of(conn: &mut Conn, user: UserId) -> QueryResult<Option<Feed>> {
    let row = feeds::table.find(user).select((feeds::created_at, feeds::read_on));
    let row: Option<(Instant, Option<NaiveDate>)> = row.first(conn).optional()?;
    Ok(row.map(|(created_at, read_on)| Feed { created_at, read_on }))
}

pub(super) fn delete(conn: &mut Conn, user: UserId) -> QueryResult<usize> {
    diesel::delete(feeds::table.find(user)).execute(conn)
}

pub(super) fn open(conn: &mut Conn, secret: &Secret) -> QueryResult<Option<UserId>> {
    let row = feeds::table.filter(feeds::secret_sha256.eq(secret.digest()));
    row.select(feeds::user_id).first(conn).optional()
}

/// Nothing is written where it was read on that day already.
pub(super) fn note_read(conn: &mut Conn, user: UserId, today: NaiveDate) -> QueryResult<usize> {
    let before = feeds::read_on.is_null().or(feeds::read_on.lt(today));
    diesel::update(feeds::table.find(user).filter(before))
        .set(feeds::read_on.eq(today))
        .execute(conn)
}
