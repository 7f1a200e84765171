//! What is asked of the database, and what is said to it. Every function is one statement, or one for each name.

#![expect(clippy::disallowed_methods, reason = "catalogues, and tables whose names are data")]

use std::collections::BTreeMap;

use db::{Conn, MIGRATIONS};
use diesel::connection::SimpleConnection;
use diesel::migration::{Migration, MigrationSource};
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::{BigInt, Bool, Text};

use crate::Error;
use crate::manifest::{Manifest, Table};

/// Under these, a row has the same text in every session.
pub(crate) const RENDERING: &str = "set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; \
     set extra_float_digits = 1; set bytea_output = 'hex'";

/// Begins the name of a table in a complaint.
pub(crate) const DIFFERS: &str = "differs from the backup: ";

/// Schemas of PostgreSQL's own.
const OURS: &str =
    "n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_(toast|temp)'";

/// Two verifications on one database would drop each other's.
const SCRATCH_LOCK: i64 = 0x6173_7361_7976_6572;

#[derive(QueryableByName)]
struct Word {
    #[diesel(sql_type = Text)]
    word: String,
}

#[derive(QueryableByName)]
struct Number {
    #[diesel(sql_type = BigInt)]
    number: i64,
}

#[derive(QueryableByName)]
struct Truth {
    #[diesel(sql_type = Bool)]
    truth: bool,
}

#[derive(QueryableByName)]
struct Held {
    #[diesel(sql_type = BigInt)]
    rows: i64,
    #[diesel(sql_type = Text)]
    digest: String,
}

fn words(conn: &mut Conn, query: &str) -> QueryResult<Vec<String>> {
    let rows: Vec<Word> = sql_query(query).load(conn)?;
    Ok(rows.into_iter().map(|row| row.word).collect())
}

fn word(conn: &mut Conn, query: &str) -> QueryResult<String> {
    sql_query(query).get_result::<Word>(conn).map(|row| row.word)
}

fn number(conn: &mut Conn, query: &str) -> QueryResult<i64> {
    sql_query(query).get_result::<Number>(conn).map(|row| row.number)
}

fn truth(conn: &mut Conn, query: &str) -> QueryResult<bool> {
    sql_query(query).get_result::<Truth>(conn).map(|row| row.truth)
}

/// The major version of the server.
pub(crate) fn major(conn: &mut Conn) -> QueryResult<u32> {
    let number =
        number(conn, "select current_setting('server_version_num')::bigint / 10000 as number")?;
    u32::try_from(number).map_err(|e| diesel::result::Error::DeserializationError(Box::new(e)))
}

/// Whether migrations have run here.
pub(crate) fn holds_assay(conn: &mut Conn) -> QueryResult<bool> {
    truth(conn, "select to_regclass('public.__diesel_schema_migrations') is not null as truth")
}

/// Reads on as the login, in one snapshot, whose name others can read it by.
pub(crate) fn hold_snapshot(conn: &mut Conn) -> QueryResult<String> {
    let begin = "reset role; begin isolation level repeatable read read only";
    conn.batch_execute(&format!("{RENDERING}; {begin}"))?;
    word(conn, "select pg_export_snapshot() as word")
}

/// Every table, quoted and with its schema.
pub(crate) fn tables(conn: &mut Conn) -> QueryResult<Vec<String>> {
    let query = format!(
        "select format('%I.%I', n.nspname, c.relname) as word from pg_class c \
         join pg_namespace n on n.oid = c.relnamespace \
         where c.relkind = 'r' and {OURS} and not exists (select from pg_depend d \
           where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e') order by 1"
    );
    words(conn, &query)
}

/// A table's rows and a digest that does not ask for their order.
pub(crate) fn table(conn: &mut Conn, name: String) -> QueryResult<Table> {
    let held: Held = sql_query(holding(&name)).get_result(conn)?;
    Ok(Table { name, rows: held.rows, digest: held.digest })
}

fn holding(table: &str) -> String {
    format!(
        "select count(*) as rows, \
           coalesce(sum(('x' || substr(h, 1, 15))::bit(60)::bigint), 0)::text || '.' || \
           coalesce(sum(('x' || substr(h, 16, 15))::bit(60)::bigint), 0)::text as digest \
         from (select encode(sha256(convert_to(whole_row::text, 'UTF8')), 'hex') as h \
           from {table} as whole_row) as hashed"
    )
}

/// Every sequence, quoted, with the value it has reached.
pub(crate) fn sequences(conn: &mut Conn) -> QueryResult<BTreeMap<String, i64>> {
    let query = format!(
        "select format('%I.%I', n.nspname, c.relname) as word from pg_class c \
         join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'S' and {OURS}"
    );
    let mut values = BTreeMap::new();
    for name in words(conn, &query)? {
        let value = number(conn, &format!("select last_value as number from {name}"))?;
        values.insert(name, value);
    }
    Ok(values)
}

/// The migrations that have run.
pub(crate) fn migrations(conn: &mut Conn) -> QueryResult<Vec<String>> {
    words(conn, "select version::text as word from public.__diesel_schema_migrations order by 1")
}

/// The migrations that this program has.
pub(crate) fn known_migrations() -> Result<Vec<String>, Error> {
    let known: Vec<Box<dyn Migration<Pg>>> =
        MIGRATIONS.migrations().map_err(|e| db::Error::Migration(e.to_string()))?;
    Ok(known.iter().map(|migration| migration.name().version().to_string()).collect())
}

/// Statements that give back what belongs to another role than the login. A schema comes before what is in it.
pub(crate) fn owners(conn: &mut Conn) -> QueryResult<Vec<String>> {
    let others = "r.rolname <> session_user and r.rolname like 'assay\\_%'";
    let query = format!(
        "select word from ( \
           select 1 as turn, format('alter schema %I owner to %I', n.nspname, r.rolname) as word \
             from pg_namespace n join pg_roles r on r.oid = n.nspowner where {OURS} and {others} \
           union all select 2, format('alter table %s owner to %I', format('%I.%I', n.nspname, c.relname), r.rolname) \
             from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_roles r on r.oid = c.relowner \
             where c.relkind in ('r', 'v') and {OURS} and {others} \
           union all select 3, format('alter routine %I.%I(%s) owner to %I', n.nspname, p.proname, \
               pg_get_function_identity_arguments(p.oid), r.rolname) \
             from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_roles r on r.oid = p.proowner \
             where {OURS} and {others}) owned order by turn, word"
    );
    words(conn, &query)
}

/// Something that is in the database already.
pub(crate) fn occupied(conn: &mut Conn) -> QueryResult<Option<String>> {
    let query = format!(
        "select format('%I.%I', n.nspname, c.relname) as word from pg_class c \
         join pg_namespace n on n.oid = c.relnamespace \
         where c.relkind in ('r', 'p', 'v', 'm', 'S') and {OURS} and not exists (select from pg_depend d \
           where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e') \
         union all select format('schema %I', n.nspname) from pg_namespace n \
           where {OURS} and n.nspname <> 'public' \
         order by 1 limit 1"
    );
    Ok(words(conn, &query)?.into_iter().next())
}

/// Makes the roles that the program acts as, and lets the login act as them, as the first migration that needs them does.
pub(crate) fn ensure_roles(conn: &mut Conn) -> Result<(), Error> {
    let roles = ["assay_app", "assay_selfid"];
    let may = conn.batch_execute("reset role").and_then(|()| {
        roles.iter().try_for_each(|role| {
            let is_there = truth(
                conn,
                &format!("select exists (select from pg_roles where rolname = '{role}') as truth"),
            )?;
            if !is_there {
                conn.batch_execute(&format!("create role {role} nologin"))?;
            }
            let member = format!("select pg_has_role(session_user, '{role}', 'member') as truth");
            if !truth(conn, &member)? {
                conn.batch_execute(&format!("grant {role} to session_user"))?;
            }
            Ok::<_, diesel::result::Error>(())
        })
    });
    may.map_err(|why| {
        let lines = "create role assay_app nologin; create role assay_selfid nologin; \
                     grant assay_app, assay_selfid to the login of DATABASE_URL";
        Error::NotAllowed(format!(
            "the database refused ({why}): an administrator has to run once: {lines}"
        ))
    })
}

/// What the transaction of a restore says before it commits: an error where a table is not what it was.
pub(crate) fn comparing(manifest: &Manifest) -> Vec<String> {
    let literal = |text: &str| format!("'{}'", text.replace('\'', "''"));
    let refuse = |name: &str, differs: &str| {
        format!(
            "do $compare$ begin if {differs} then raise exception '%', {}; end if; end $compare$",
            literal(&format!("{DIFFERS}{name}"))
        )
    };
    let tables = manifest.tables.iter().map(|table| {
        let held = format!("{}.{}", table.rows, table.digest);
        let asked = holding(&table.name);
        let found = format!("(select rows::text || '.' || digest from ({asked}) as held)");
        refuse(&table.name, &format!("{found} <> {}", literal(&held)))
    });
    let sequences = manifest
        .sequences
        .iter()
        .map(|(name, value)| refuse(name, &format!("(select last_value from {name}) < {value}")));
    tables.chain(sequences).collect()
}

/// Makes a database to restore into beside this one. One that a killed verification left goes first.
pub(crate) fn make_scratch(conn: &mut Conn) -> Result<String, Error> {
    conn.batch_execute("reset role")?;
    let lock = format!("select pg_try_advisory_lock({SCRATCH_LOCK}) as truth");
    if !truth(conn, &lock)? {
        return Err(Error::Busy);
    }
    let own = word(conn, "select current_database()::text as word")?;
    let name: String = own.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
    let name = format!("{}_verify", name.chars().take(50).collect::<String>());
    drop_scratch(conn, &name)?;
    conn.batch_execute(&format!("create database \"{name}\"")).map_err(|why| {
        Error::NotAllowed(format!(
            "the login cannot create the database {name} to restore into: {why}"
        ))
    })?;
    Ok(name)
}

/// Drops it, with any session in it.
pub(crate) fn drop_scratch(conn: &mut Conn, name: &str) -> Result<(), Error> {
    Ok(conn.batch_execute(&format!("drop database if exists \"{name}\" with (force)"))?)
}
