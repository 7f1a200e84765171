//! Likes in the database. Every function is one statement.

use db::Conn;
use db::schema::{interview_likes as likes, interviews};
use diesel::prelude::*;
use kernel::UserId;
use kernel::uuid::Uuid;

use super::rules::Status;

pub(super) fn insert(conn: &mut Conn, user: UserId, story: Uuid) -> QueryResult<usize> {
    diesel::insert_into(likes::table)
        .values((likes::user_id.eq(user), likes::interview_id.eq(story)))
        .on_conflict_do_nothing()
        .execute(conn)
}

pub(super) fn delete(conn: &mut Conn, user: UserId, story: Uuid) -> QueryResult<usize> {
    diesel::delete(likes::table.find((user, story))).execute(conn)
}

/// Stories that are not shown are left out.
pub(super) fn statuses(
    conn: &mut Conn,
    user: UserId,
    stories: &[Uuid],
) -> QueryResult<Vec<(Uuid, Status)>> {
    let own = likes::interview_id.eq(interviews::id).and(likes::user_id.eq(user));
    let rows: Vec<(Uuid, i32, Option<Uuid>)> = interviews::table
        .left_join(likes::table.on(own))
        .filter(interviews::id.eq_any(stories))
        .filter(interviews::hidden.eq(false))
        .select((interviews::id, interviews::likes_count, likes::user_id.nullable()))
        .load(conn)?;
    let status = |(id, likes_count, liked): (Uuid, i32, Option<Uuid>)| {
        (id, Status { is_liked: liked.is_some(), likes_count })
    };
    Ok(rows.into_iter().map(status).collect())
}
