//! The admin's queue in the database. Every function is one statement.

use db::Conn;
use db::schema::{companies, roles};
use diesel::prelude::*;
use kernel::{Cursor, Instant, Paging, RoleId};

use super::rules::Waiting;
use crate::roles::State;

/// The oldest first.
pub(super) fn list(conn: &mut Conn, paging: Paging) -> QueryResult<Vec<Waiting>> {
    let since = roles::submitted_at.assume_not_null();
    let mut query = roles::table
        .inner_join(companies::table)
        .filter(roles::state.eq_any([State::Submitted, State::Approved]))
        .order((since, roles::id))
        .limit(paging.limit.fetch())
        .select((roles::id, roles::state, companies::name, roles::title, since))
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        query = query.filter(since.gt(at).or(since.eq(at).and(roles::id.gt(id))));
    }
    let rows: Vec<(RoleId, State, String, String, Instant)> = query.load(conn)?;
    let waiting = |(id, state, company, title, since)| Waiting { id, state, company, title, since };
    Ok(rows.into_iter().map(waiting).collect())
}
