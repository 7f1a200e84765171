//! Applications of two accounts in the database. Every function is one statement.

use db::Conn;
use db::schema::applications;
use diesel::prelude::*;
use kernel::{ApplicationId, Instant, RoleId, UserId};

use crate::applications::State;

/// One of somebody's applications.
#[derive(Debug, Clone, Copy, Queryable)]
pub(super) struct One {
    pub(super) id: ApplicationId,
    pub(super) role: RoleId,
    pub(super) state: State,
}

/// Locked until the transaction ends.
pub(super) fn of(conn: &mut Conn, candidate: UserId) -> QueryResult<Vec<One>> {
    applications::table
        .filter(applications::candidate_id.eq(candidate))
        .order(applications::id)
        .select((applications::id, applications::role_id, applications::state))
        .for_no_key_update()
        .load(conn)
}

/// Nothing of it is pending any more.
pub(super) fn withdraw(conn: &mut Conn, id: ApplicationId, now: Instant) -> QueryResult<usize> {
    diesel::update(applications::table.find(id))
        .set((
            applications::state.eq(State::Withdrawn),
            applications::version.eq(applications::version + 1),
            applications::moved_at.eq(now),
            applications::news_by.eq(None::<Instant>),
            applications::unheard_from.eq(None::<State>),
            applications::tell_at.eq(None::<Instant>),
        ))
        .execute(conn)
}

/// Whose it is; `None` while two are exchanged.
pub(super) fn give(
    conn: &mut Conn,
    id: ApplicationId,
    candidate: Option<UserId>,
) -> QueryResult<usize> {
    diesel::update(applications::table.find(id))
        .set(applications::candidate_id.eq(candidate))
        .execute(conn)
}
