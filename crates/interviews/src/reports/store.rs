//! Reports in the database. Every function is one statement.

use db::Conn;
use db::clock::NOW;
use db::schema::interview_reports as reports;
use diesel::prelude::*;
use kernel::uuid::Uuid;
use kernel::{Instant, StoryId, UserId};

use super::rules::{Report, Why};

/// Nothing is inserted where the reader has reported the story.
pub(super) fn insert(
    conn: &mut Conn,
    reader: UserId,
    story: StoryId,
    why: Why,
    text: Option<&str>,
) -> QueryResult<usize> {
    diesel::insert_into(reports::table)
        .values((
            reports::id.eq(Uuid::now_v7()),
            reports::interview_id.eq(story),
            reports::reporter_id.eq(reader),
            reports::reason.eq(why),
            reports::text.eq(text),
        ))
        .on_conflict((reports::interview_id, reports::reporter_id))
        .do_nothing()
        .execute(conn)
}

pub(super) fn open(conn: &mut Conn, story: StoryId) -> QueryResult<Vec<Report>> {
    let rows: Vec<(Why, Option<String>, Instant)> = reports::table
        .filter(reports::interview_id.eq(story))
        .filter(reports::settled_at.is_null())
        .order(reports::id)
        .limit(200)
        .select((reports::reason, reports::text, reports::created_at))
        .load(conn)?;
    Ok(rows.into_iter().map(|(why, text, at)| Report { why, text, at }).collect())
}

pub(super) fn settle(conn: &mut Conn, story: StoryId) -> QueryResult<usize> {
    diesel::update(reports::table.filter(reports::interview_id.eq(story)))
        .set(reports::settled_at.eq(NOW))
        .execute(conn)
}
