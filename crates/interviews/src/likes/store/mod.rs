//! Likes in the database. Every function is one statement.

mod batch;

use db::Conn;
use db::schema::interview_likes as likes;
use diesel::prelude::*;
use kernel::{StoryId, UserId};

pub(super) use batch::{statuses, statuses_batched};

pub(super) fn insert(conn: &mut Conn, user: UserId, story: StoryId) -> QueryResult<usize> {
    diesel::insert_into(likes::table)
        .values((likes::user_id.eq(user), likes::interview_id.eq(story)))
        .on_conflict_do_nothing()
        .execute(conn)
}

pub(super) fn delete(conn: &mut Conn, user: UserId, story: StoryId) -> QueryResult<usize> {
    diesel::delete(likes::table.find((user, story))).execute(conn)
}
