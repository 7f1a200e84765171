//! The moderator's queues in the database. Every function is one statement.

use db::Conn;
use db::schema::{
    interview_drafts as drafts, interview_replies as replies, interview_reports as reports,
};
use diesel::dsl::{count_star, exists};
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::sql_types::Bool;
use kernel::uuid::Uuid;
use kernel::{Cursor, Limit};

use super::rules::Queue;
use crate::drafts::Draft;
use crate::drafts::store::Row;
use crate::machine::State;
use crate::replies::{Kind as ReplyKind, State as ReplyState};

type Condition = Box<dyn BoxableExpression<drafts::table, Pg, SqlType = Bool>>;

fn stands_in(queue: Queue) -> Condition {
    let live = drafts::state.eq_any([State::Published, State::Flagged]);
    match queue {
        Queue::Pending => Box::new(drafts::state.eq(State::PendingReview)),
        Queue::Held => Box::new(drafts::state.eq(State::Held)),
        Queue::Flagged => Box::new(drafts::state.eq(State::Flagged)),
        Queue::Edits => {
            let waiting = [State::PendingReview, State::Held];
            Box::new(drafts::edit_state.eq_any(waiting).assume_not_null())
        }
        Queue::Sample => Box::new(drafts::sampled.eq(true).and(live)),
        Queue::All => Box::new(drafts::state.ne_all([State::Draft, State::AutoCheck])),
        Queue::Replies => Box::new(exists(
            replies::table
                .filter(replies::interview_id.eq(drafts::id))
                .filter(replies::kind.eq(ReplyKind::Reply))
                .filter(replies::state.eq(ReplyState::PendingReview)),
        )),
    }
}

/// The newest first, like every list.
pub(super) fn list(
    conn: &mut Conn,
    queue: Queue,
    (after, limit): (Option<Cursor>, Limit),
) -> QueryResult<Vec<Draft>> {
    let mut query = drafts::table
        .filter(stands_in(queue))
        .order(drafts::id.desc())
        .limit(limit.fetch())
        .select(Row::as_select())
        .into_boxed();
    if let Some(Cursor { id, .. }) = after {
        query = query.filter(drafts::id.lt(id));
    }
    query.load(conn)?.into_iter().map(Draft::try_from).collect()
}

pub(super) fn count(conn: &mut Conn, queue: Queue) -> QueryResult<i64> {
    drafts::table.filter(stands_in(queue)).count().get_result(conn)
}

/// How many open reports each of these stories has.
pub(super) fn open_reports(conn: &mut Conn, ids: &[Uuid]) -> QueryResult<Vec<(Uuid, i64)>> {
    reports::table
        .filter(reports::interview_id.eq_any(ids))
        .filter(reports::settled_at.is_null())
        .group_by(reports::interview_id)
        .select((reports::interview_id, count_star()))
        .load(conn)
}

/// The versions of the answers to these stories that wait.
pub(super) fn waiting_replies(conn: &mut Conn, ids: &[Uuid]) -> QueryResult<Vec<(Uuid, i32)>> {
    replies::table
        .filter(replies::interview_id.eq_any(ids))
        .filter(replies::kind.eq(ReplyKind::Reply))
        .select((replies::interview_id, replies::version))
        .load(conn)
}
