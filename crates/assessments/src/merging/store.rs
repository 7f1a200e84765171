//! Attempts and invitations of accounts that are merged. Every function is one statement.

use db::Conn;
use db::schema::{attempts, invitations, users};
use diesel::dsl::{exists, select};
use diesel::prelude::*;
use kernel::UserId;

use crate::invitations::State as Invited;
use crate::machine::State;

pub(super) fn are_at_work(conn: &mut Conn, of: [UserId; 2]) -> QueryResult<bool> {
    let open = attempts::table
        .filter(attempts::user_id.eq_any(of))
        .filter(attempts::state.eq_any([State::InProgress, State::Submitted]));
    select(exists(open)).get_result(conn)
}

pub(super) fn invited(conn: &mut Conn) -> QueryResult<Vec<(UserId, UserId)>> {
    let open = [Invited::Created, Invited::Sent, Invited::Opened, Invited::Accepted];
    users::table
        .inner_join(invitations::table.on(invitations::email.eq(users::email)))
        .filter(users::merged_into.is_not_null())
        .filter(users::erased_at.is_null())
        .filter(invitations::state.eq_any(open))
        .distinct()
        .order(users::id)
        .select((users::id, users::merged_into.assume_not_null()))
        .load(conn)
}
