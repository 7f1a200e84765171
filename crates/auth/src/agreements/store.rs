//! The statements of this topic.

use db::Conn;
use db::schema::{agreements, users};
use diesel::prelude::*;
use kernel::UserId;

use super::{Document, Editions};

pub(super) fn insert(
    conn: &mut Conn,
    user: UserId,
    texts: &[(Document, &str)],
) -> QueryResult<usize> {
    let rows: Vec<_> = texts
        .iter()
        .map(|(document, edition)| {
            (
                agreements::user_id.eq(user),
                agreements::document.eq(*document),
                agreements::edition.eq(*edition),
            )
        })
        .collect();
    diesel::insert_into(agreements::table).values(rows).on_conflict_do_nothing().execute(conn)
}

pub(super) fn keep_last(
    conn: &mut Conn,
    user: UserId,
    editions: Editions<'_>,
) -> QueryResult<usize> {
    diesel::update(users::table.find(user))
        .set((users::terms_edition.eq(editions.terms), users::privacy_edition.eq(editions.privacy)))
        .execute(conn)
}
