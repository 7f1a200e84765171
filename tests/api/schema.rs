//! The database keeps its own rules: what the code says of it is asked of it.

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::Text;
use diesel_migrations::MigrationHarness;
use testkit::TestDb;

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

fn lines(db: &TestDb, sql: &str) -> Vec<String> {
    let rows: Vec<Line> = diesel::sql_query(sql).load(&mut db.conn()).unwrap();
    rows.into_iter().map(|row| row.line).collect()
}

#[test]
fn every_column_that_names_another_row_has_a_foreign_key_and_an_index() {
    let db = TestDb::create();
    // A comment that says why there is none is as good.
    let sql = "select c.table_name || '.' || c.column_name as line
        from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        join pg_attribute a on a.attrelid = c.table_name::regclass and a.attname = c.column_name
        where c.table_schema = 'public' and c.column_name like '%\\_id'
          and t.table_type = 'BASE TABLE'
          and col_description(a.attrelid, a.attnum) is null
          and (not exists (select 1 from pg_constraint k where k.conrelid = a.attrelid
                 and k.contype = 'f' and a.attnum = any (k.conkey))
            or not exists (select 1 from pg_index i where i.indrelid = a.attrelid
                 and i.indkey[0] = a.attnum))
        order by 1";
    assert_eq!(lines(&db, sql), Vec::<String>::new());
}

#[test]
fn diesel_and_the_database_agree_on_every_column() {
    let db = TestDb::create();
    // Of the columns of a view PostgreSQL says that each can be null.
    let sql = "select c.table_name || '.' || c.column_name || ' ' || case
          when c.is_nullable = 'YES' and t.table_type = 'BASE TABLE' then 'Nullable ' else ''
          end || c.udt_name as line
        from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and c.table_name not like '\\_\\_%' order by 1";
    let mut declared: Vec<String> = Vec::new();
    let mut table = String::new();
    for text in include_str!("../../crates/db/src/schema.rs").lines() {
        let text = text.trim();
        if let Some((name, _)) = text.split_once(" (").filter(|(_, rest)| rest.ends_with(") {")) {
            table = name.to_owned();
        } else if let Some((column, kind)) = text.split_once(" -> ")
            && !text.starts_with("diesel::")
        {
            let kind = kind.trim_end_matches(',');
            let inner = kind.strip_prefix("Nullable<").and_then(|kind| kind.strip_suffix('>'));
            let null = if inner.is_some() { "Nullable " } else { "" };
            declared.push(format!("{table}.{column} {null}{}", in_database(inner.unwrap_or(kind))));
        }
    }
    declared.sort();
    let mut actual = lines(&db, sql);
    actual.sort();
    assert_eq!(declared, actual);
}

/// What PostgreSQL calls a type of Diesel's.
fn in_database(kind: &str) -> String {
    if let Some(element) = kind.strip_prefix("Array<").and_then(|kind| kind.strip_suffix('>')) {
        return format!("_{}", in_database(element));
    }
    let name = match kind {
        "BigInt" => "int8",
        "Binary" | "Bytea" => "bytea",
        "Bool" => "bool",
        "Date" => "date",
        "Integer" => "int4",
        "Jsonb" => "jsonb",
        "SmallInt" => "int2",
        "Text" => "text",
        "Timestamptz" => "timestamptz",
        "TsVector" => "tsvector",
        "Uuid" => "uuid",
        other => panic!("{other} has no name here"),
    };
    name.to_owned()
}

#[test]
fn every_migration_goes_back_and_forth() {
    let db = TestDb::create();
    let before = shape(&db);
    let mut conn = db.conn();
    conn.revert_all_migrations(db::MIGRATIONS).unwrap();
    assert_eq!(
        lines(
            &db,
            "select tablename::text as line from pg_tables \
        where schemaname = 'public' and tablename not like '\\_\\_%'"
        ),
        Vec::<String>::new()
    );
    conn.run_pending_migrations(db::MIGRATIONS).unwrap();
    assert_eq!(shape(&db), before);
}

fn shape(db: &TestDb) -> Vec<String> {
    lines(
        db,
        "select table_name || '.' || column_name || ' ' || data_type as line \
        from information_schema.columns where table_schema = 'public' order by 1",
    )
}

#[test]
fn what_is_written_in_the_audit_log_stays() {
    let db = TestDb::create();
    let mut conn = db.conn();
    conn.batch_execute(
        "insert into audit_log (actor_kind, action, object_kind) \
        values ('system', 'test', 'test')",
    )
    .unwrap();
    assert!(conn.batch_execute("update audit_log set action = 'other'").is_err());
    assert!(conn.batch_execute("delete from audit_log").is_err());
    assert!(conn.batch_execute("truncate audit_log").is_err());
}
