//! Conversations in the database. Every function is one statement.

use db::Conn;
use db::schema::interview_turns as turns;
use diesel::prelude::*;
use kernel::uuid::Uuid;
use kernel::{Instant, StoryId};

use super::rules::Step;

pub(super) type Row = (Step, String, String, Instant);

pub(super) fn list(conn: &mut Conn, manuscript: StoryId) -> QueryResult<Vec<Row>> {
    turns::table
        .filter(turns::draft_id.eq(manuscript))
        .order(turns::id)
        .limit(200)
        .select((turns::step, turns::question, turns::answer, turns::at))
        .load(conn)
}

pub(super) fn insert(
    conn: &mut Conn,
    manuscript: StoryId,
    step: Step,
    words: &str,
) -> QueryResult<usize> {
    diesel::insert_into(turns::table)
        .values((
            turns::id.eq(Uuid::now_v7()),
            turns::draft_id.eq(manuscript),
            turns::step.eq(step),
            turns::question.eq(step.question()),
            turns::answer.eq(words),
        ))
        .execute(conn)
}

pub(super) fn delete_before(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    diesel::delete(turns::table.filter(turns::at.lt(before))).execute(conn)
}
