//! Sends a notice when the caller's transaction commits.

use db::{Conn, Prepared};
use diesel::prelude::*;
use diesel::sql_types::Text;

/// Equal notices of one transaction are delivered once.
#[expect(clippy::disallowed_methods, reason = "pg_notify returns void, which the DSL cannot say")]
pub(crate) fn send(conn: &mut Conn, channel: &str, payload: &str) -> QueryResult<()> {
    let notify = diesel::sql_query("select pg_notify($1, $2)")
        .bind::<Text, _>(channel)
        .bind::<Text, _>(payload);
    Prepared(notify).execute(conn).map(drop)
}
