//! The database's clock, which moves within a transaction.

use db::Conn;
use diesel::prelude::*;
use kernel::Instant;

#[diesel::declare_sql_function]
extern "SQL" {
    fn clock_timestamp() -> Timestamptz;
}

/// The present. Read after a lock was waited for, it is later than the transaction's beginning.
pub(crate) fn now(conn: &mut Conn) -> QueryResult<Instant> {
    diesel::select(clock_timestamp()).get_result(conn)
}

/// A value that no check constraint allows, so the row is broken.
pub(crate) fn strange(what: &str) -> diesel::result::Error {
    diesel::result::Error::DeserializationError(format!("unknown {what}").into())
}

/// JSON of ours that does not read back.
pub(crate) fn unreadable(e: serde_json::Error) -> diesel::result::Error {
    diesel::result::Error::DeserializationError(Box::new(e))
}
