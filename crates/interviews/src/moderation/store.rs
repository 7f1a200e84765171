//! The moderator's queues in the database. Every function is one statement.

use db::Conn;
use db::schema::{
    interview_drafts as manuscripts, interview_replies as replies, interview_reports as reports,
};
use diesel::dsl::{count_star, exists, min};
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::sql_types::Bool;
use kernel::{Cursor, Instant, Paging, StoryId};

use super::rules::Queue;
use crate::machine::State;
use crate::manuscripts::Manuscript;
use crate::manuscripts::store::Row;
use crate::replies::{Kind as ReplyKind, State as ReplyState};

type Condition = Box<dyn BoxableExpression<manuscripts::table, Pg, SqlType = Bool>>;

fn stands_in(queue: Queue) -> Condition {
    let live = manuscripts::state.eq_any([State::Published, State::Flagged]);
    match queue {
        Queue::Pending => Box::new(manuscripts::state.eq(State::PendingReview)),
        Queue::Held => Box::new(manuscripts::state.eq(State::Held)),
        Queue::Flagged => Box::new(manuscripts::state.eq(State::Flagged)),
        Queue::Edits => {
            let waiting = [State::PendingReview, State::Held];
            Box::new(manuscripts::edit_state.eq_any(waiting).assume_not_null())
        }
        Queue::Sample => Box::new(manuscripts::sampled.eq(true).and(live)),
        Queue::All => Box::new(manuscripts::state.ne_all([State::Draft, State::AutoCheck])),
        Queue::Replies => Box::new(exists(
            replies::table
                .filter(replies::interview_id.eq(manuscripts::id))
                .filter(replies::kind.eq(ReplyKind::Reply))
                .filter(replies::state.eq(ReplyState::PendingReview)),
        )),
    }
}

/// The newest first, like every list.
pub(super) fn list(conn: &mut Conn, queue: Queue, paging: Paging) -> QueryResult<Vec<Manuscript>> {
    let mut query = manuscripts::table
        .filter(stands_in(queue))
        .order(manuscripts::id.desc())
        .limit(paging.limit.fetch())
        .select(Row::as_select())
        .into_boxed();
    if let Some(Cursor { id, .. }) = paging.after {
        query = query.filter(manuscripts::id.lt(id));
    }
    query.load(conn)?.into_iter().map(Manuscript::try_from).collect()
}

pub(super) fn count(conn: &mut Conn, queue: Queue) -> QueryResult<i64> {
    manuscripts::table.filter(stands_in(queue)).count().get_result(conn)
}

pub(super) fn backlog(conn: &mut Conn, queue: Queue) -> QueryResult<(i64, Option<Instant>)> {
    let waiting = manuscripts::table.filter(stands_in(queue));
    waiting.select((count_star(), min(manuscripts::changed_at))).first(conn)
}

pub(super) fn backlog_of_replies(conn: &mut Conn) -> QueryResult<(i64, Option<Instant>)> {
    replies::table
        .filter(replies::kind.eq(ReplyKind::Reply))
        .filter(replies::state.eq(ReplyState::PendingReview))
        .select((count_star(), min(replies::created_at)))
        .first(conn)
}

/// How many open reports each of these stories has.
pub(super) fn open_reports(conn: &mut Conn, ids: &[StoryId]) -> QueryResult<Vec<(StoryId, i64)>> {
    reports::table
        .filter(reports::interview_id.eq_any(ids))
        .filter(reports::settled_at.is_null())
        .group_by(reports::interview_id)
        .select((reports::interview_id, count_star()))
        .load(conn)
}

/// The versions of the answers to these stories that wait.
pub(super) fn waiting_replies(
    conn: &mut Conn,
    ids: &[StoryId],
) -> QueryResult<Vec<(StoryId, i32)>> {
    replies::table
        .filter(replies::interview_id.eq_any(ids))
        .filter(replies::kind.eq(ReplyKind::Reply))
        .select((replies::interview_id, replies::version))
        .load(conn)
}
