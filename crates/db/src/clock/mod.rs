//! The database's clock, the same for every process.
//!
//! Statements read it as `now()`, which is the transaction's beginning. In development one transaction can be given
//! another present ([`set`]): a demo world of fourteen months is made by the functions that make the real one.

use std::ops::{Add, Sub};

use diesel::backend::Backend;
use diesel::data_types::PgInterval;
use diesel::dsl::AsExprOf;
use diesel::expression::{
    AppearsOnTable, AsExpression, Expression, SelectableExpression, ValidGrouping,
};
use diesel::helper_types::Nullable as NullableOf;
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::query_builder::{AstPass, QueryFragment, QueryId};
use diesel::sql_types::{Interval, Nullable, Text, Timestamptz};
use diesel::{QueryResult, sql_query};
use kernel::Instant;

use crate::{Conn, Error};

diesel::define_sql_function! {
    /// The present, within a transaction too.
    fn clock_timestamp() -> Timestamptz;
}

diesel::define_sql_function! {
    /// The day of an instant, in UTC.
    fn date(at: Timestamptz) -> Date;
}

/// `now()` in a statement. Diesel's own is a keyword of SQL, which no setting changes.
#[derive(Debug, Clone, Copy, QueryId, ValidGrouping)]
pub struct Now;

/// When the transaction began.
pub const NOW: Now = Now;

impl Expression for Now {
    type SqlType = Timestamptz;
}

impl<DB: Backend> QueryFragment<DB> for Now {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
        out.push_sql("now()");
        Ok(())
    }
}

diesel::infix_operator!(Later, " + ", Timestamptz, backend: Pg);
diesel::infix_operator!(Earlier, " - ", Timestamptz, backend: Pg);

impl Add<PgInterval> for Now {
    type Output = Later<Self, AsExprOf<PgInterval, Interval>>;

    fn add(self, wait: PgInterval) -> Self::Output {
        Later::new(self, wait.into_sql::<Interval>())
    }
}

impl Sub<PgInterval> for Now {
    type Output = Earlier<Self, AsExprOf<PgInterval, Interval>>;

    fn sub(self, wait: PgInterval) -> Self::Output {
        Earlier::new(self, wait.into_sql::<Interval>())
    }
}

impl<QS> AppearsOnTable<QS> for Now {}
impl<QS> SelectableExpression<QS> for Now {}

impl AsExpression<Nullable<Timestamptz>> for Now {
    type Expression = NullableOf<Self>;

    fn as_expression(self) -> Self::Expression {
        self.nullable()
    }
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
    Ok(diesel::select(NOW).get_result(conn)?)
}

/// Makes an instant the present of the rest of this transaction: of its statements, of what tables fill in by
/// themselves, and of [`now`].
///
/// # Errors
/// [`Error::Query`].
#[expect(clippy::disallowed_methods, reason = "settings have no query DSL")]
pub fn set(conn: &mut Conn, present: Instant) -> Result<(), Error> {
    let set = "select set_config('search_path', 'clock, public, pg_catalog', true), \
               set_config('assay.now', $1, true)";
    sql_query(set).bind::<Text, _>(present.to_rfc3339()).execute(conn)?;
    Ok(())
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "what statements say of the time is asked in SQL")]
mod tests;
