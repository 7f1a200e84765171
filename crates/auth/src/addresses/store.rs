//! Changes of addresses in the database. Every function is one statement; time is the database's.

use db::Conn;
use db::clock::NOW;
use db::schema::{address_changes as changes, users};
use diesel::dsl::{exists, select};
use diesel::prelude::*;
use kernel::{AddressChangeId, Email, Instant, UserId};

use super::{Change, State};
use crate::users::User;

pub(super) fn is_taken(conn: &mut Conn, email: &Email) -> QueryResult<bool> {
    select(exists(users::table.filter(users::email.eq(email.as_str())))).get_result(conn)
}

pub(super) fn refuse_waiting(conn: &mut Conn, user: UserId) -> QueryResult<usize> {
    let waiting = changes::table
        .filter(changes::user_id.eq(user))
        .filter(changes::state.eq(State::Confirmed));
    diesel::update(waiting)
        .set((changes::state.eq(State::Refused), changes::ended_at.eq(NOW)))
        .execute(conn)
}

pub(super) fn insert(
    conn: &mut Conn,
    id: AddressChangeId,
    user: &User,
    new: &Email,
) -> QueryResult<usize> {
    diesel::insert_into(changes::table)
        .values((
            changes::id.eq(id),
            changes::user_id.eq(user.id),
            changes::old_email.eq(&user.email),
            changes::new_email.eq(new.as_str()),
        ))
        .execute(conn)
}

pub(super) fn waiting(conn: &mut Conn, id: AddressChangeId) -> QueryResult<Option<Change>> {
    type Row = (UserId, String, String, Instant);
    let row: Option<Row> = changes::table
        .find(id)
        .filter(changes::state.eq(State::Confirmed))
        .select((changes::user_id, changes::old_email, changes::new_email, changes::confirmed_at))
        .first(conn)
        .optional()?;
    Ok(row.map(|(user, old, new, confirmed_at)| Change { id, user, old, new, confirmed_at }))
}

/// How many waited: one, or none.
pub(super) fn end(conn: &mut Conn, id: AddressChangeId, state: State) -> QueryResult<usize> {
    diesel::update(changes::table.find(id).filter(changes::state.eq(State::Confirmed)))
        .set((changes::state.eq(state), changes::ended_at.eq(NOW)))
        .execute(conn)
}

pub(super) fn set_address(conn: &mut Conn, user: UserId, email: &str) -> QueryResult<usize> {
    diesel::update(users::table.find(user))
        .set((
            users::email.eq(email),
            users::email_verified.eq(true),
            users::proven_email.eq(email),
            users::shown_email.eq(email),
            users::tokens_valid_after.eq(NOW),
            users::updated_at.eq(NOW),
        ))
        .execute(conn)
}
