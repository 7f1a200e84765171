//! Likes in the database. Every function is one statement.

use db::schema::{interview_likes as likes, interviews};
use db::{Conn, LaneConn};
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

/// A story, how many like it, and the reader where the reader does.
type Row = (Uuid, i32, Option<Uuid>);

/// Stories that are not shown are left out.
#[diesel::dsl::auto_type(no_type_alias)]
fn of_reader<'a>(user: UserId, stories: &'a [Uuid]) -> _ {
    // Named again, so that a reader of many likes has only these looked up.
    let own = likes::interview_id
        .eq(interviews::id)
        .and(likes::user_id.eq(user))
        .and(likes::interview_id.eq_any(stories));
    interviews::table
        .left_join(likes::table.on(own))
        .filter(interviews::id.eq_any(stories))
        .filter(interviews::hidden.eq(false))
        .select((interviews::id, interviews::likes_count, likes::user_id.nullable()))
}

fn status((id, likes_count, reader): Row) -> (Uuid, Status) {
    (id, Status { is_liked: reader.is_some(), likes_count })
}

pub(super) fn statuses(
    conn: &mut Conn,
    user: UserId,
    stories: &[Uuid],
) -> QueryResult<Vec<(Uuid, Status)>> {
    let rows: Vec<Row> = of_reader(user, stories).load(conn)?;
    Ok(rows.into_iter().map(status).collect())
}

/// [`statuses`] on the lane.
pub(super) async fn statuses_at_once(
    conn: &LaneConn,
    user: UserId,
    stories: &[Uuid],
) -> QueryResult<Vec<(Uuid, Status)>> {
    let query = of_reader(user, stories);
    let rows: Vec<Row> = diesel_async::RunQueryDsl::load(query, &mut &*conn).await?;
    Ok(rows.into_iter().map(status).collect())
}
