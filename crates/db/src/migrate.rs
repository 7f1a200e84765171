//! Bringing the schema up to date.

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use crate::{Conn, Error};

/// Every migration, compiled in.
pub const MIGRATIONS: EmbeddedMigrations = embed_migrations!("../../migrations");

/// Two servers that start together take turns.
const LOCK: i64 = 0x6173_7361_796d_6967;

/// Runs the migrations this database lacks and answers how many that were. Each is a transaction.
///
/// # Errors
/// [`Error::Connect`] and [`Error::Migration`].
pub fn migrate(url: &str) -> Result<usize, Error> {
    let mut conn = Conn::establish(url)?;
    conn.batch_execute(&format!("select pg_advisory_lock({LOCK})"))?;
    let ran = conn.run_pending_migrations(MIGRATIONS);
    let ran = ran.map(|versions| versions.len()).map_err(|e| Error::Migration(e.to_string()));
    conn.batch_execute(&format!("select pg_advisory_unlock({LOCK})"))?;
    ran
}

/// Whether this build knows a migration that the database has not seen.
///
/// # Errors
/// [`Error::Migration`] when the list cannot be read.
pub fn pending(conn: &mut Conn) -> Result<bool, Error> {
    conn.has_pending_migration(MIGRATIONS).map_err(|e| Error::Migration(e.to_string()))
}
