//! The database's clock, the same for every process.

use diesel::prelude::*;
use diesel::sql_types::Timestamptz;
use kernel::Instant;

use crate::{Conn, Error};

#[diesel::declare_sql_function]
extern "SQL" {
    /// The present, within a transaction too.
    fn clock_timestamp() -> Timestamptz;
}

/// The present. Read after a lock was waited for, it is later than the transaction's beginning.
///
/// # Errors
/// [`Error::Query`].
pub fn now(conn: &mut Conn) -> Result<Instant, Error> {
    Ok(diesel::select(clock_timestamp()).get_result(conn)?)
}

/// When the transaction began, which is what `now()` says in its statements.
///
/// # Errors
/// [`Error::Query`].
pub fn began(conn: &mut Conn) -> Result<Instant, Error> {
    Ok(diesel::select(diesel::dsl::now.into_sql::<Timestamptz>()).get_result(conn)?)
}
