//! Times of conversations in the database: nothing is written here. Every function is one statement.

use db::Conn;
use db::schema::{support_conversations as conversations, support_messages as messages};
use diesel::dsl::min;
use diesel::prelude::*;
use kernel::Instant;

use super::rules::Run;
use crate::conversations::{Side, State};

type Row = (Instant, State, Option<Instant>, Option<Instant>);

/// Those that began since then, of people who are not blocked: theirs wait for nobody.
pub(super) fn runs(conn: &mut Conn, since: Instant) -> QueryResult<Vec<Run>> {
    let answered = messages::table
        .filter(messages::conversation_id.eq(conversations::id))
        .filter(messages::side.eq(Side::Admin))
        .select(min(messages::created_at))
        .single_value();
    let rows: Vec<Row> = conversations::table
        .filter(conversations::created_at.ge(since))
        .filter(conversations::blocked_at.is_null())
        .select((
            conversations::created_at,
            conversations::state,
            conversations::resolved_at,
            answered,
        ))
        .load(conn)?;
    let run = |(began, state, resolved, answered): Row| Run {
        began,
        answered,
        resolved: resolved.filter(|_| state == State::Resolved),
    };
    Ok(rows.into_iter().map(run).collect())
}
