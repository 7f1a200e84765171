//! Bringing the schema up to date.

use diesel::connection::SimpleConnection;
use diesel::migration::{Migration, MigrationSource, MigrationVersion};
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use crate::link::ROLE;
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
    let ran = ran.and_then(|ran| conn.batch_execute(&grants()).map(|()| ran).map_err(Error::from));
    conn.batch_execute(&format!("select pg_advisory_unlock({LOCK})"))?;
    ran
}

/// What the program may do with the tables of `public`; it may do nothing with those of `selfid`, and
/// changes no table.
fn grants() -> String {
    format!(
        "grant select, insert, update, delete on all tables in schema public to {ROLE}; \
         grant usage on all sequences in schema public to {ROLE}; \
         revoke insert, update, delete on __diesel_schema_migrations from {ROLE}"
    )
}

diesel::table! {
    #[sql_name = "__diesel_schema_migrations"]
    migrations_run (version) {
        version -> Text,
    }
}

/// Whether this build knows a migration that the database has not seen.
///
/// # Errors
/// [`Error::Migration`] when the list of this build cannot be read; [`Error::Query`], also before the
/// first migration.
pub fn pending(conn: &mut Conn) -> Result<bool, Error> {
    let ran: Vec<String> = migrations_run::table.select(migrations_run::version).load(conn)?;
    let known: Vec<Box<dyn Migration<Pg>>> =
        MIGRATIONS.migrations().map_err(|e| Error::Migration(e.to_string()))?;
    let is_missing = |version: MigrationVersion<'_>| !ran.contains(&version.to_string());
    Ok(known.iter().any(|migration| is_missing(migration.name().version())))
}
