use diesel::sql_types::{Bool, Timestamptz};
use kernel::chrono::{DateTime, TimeDelta, Utc};
use testkit::TestDb;

use super::*;
use crate::{Db, Options};

/// A present that is not ours.
fn spring() -> Instant {
    DateTime::parse_from_rfc3339("2025-04-01T09:30:00Z").unwrap().with_timezone(&Utc)
}

#[derive(QueryableByName)]
struct Said {
    #[diesel(sql_type = Timestamptz)]
    at: Instant,
}

/// What statements, the present and a table that fills in the time by itself say; `kind` names the line of the table.
fn presents(conn: &mut Conn, kind: &str) -> Result<[Instant; 4], Error> {
    let written = sql_query("select now() as at").get_result::<Said>(conn)?.at;
    let line = "insert into audit_log (actor_kind, action, object_kind) values ('system', 'look', $1) \
                returning at";
    let filled = sql_query(line).bind::<Text, _>(kind).get_result::<Said>(conn)?.at;
    Ok([began(conn)?, now(conn)?, written, filled])
}

#[tokio::test]
async fn a_transaction_that_is_given_a_present_has_it_everywhere_and_the_next_one_does_not() {
    let database = TestDb::create();
    let db = Db::new(database.url(), Options::default());
    let given = db.write(|conn| {
        set(conn, spring())?;
        presents(conn, "spring")
    });
    assert_eq!(given.await.unwrap(), [spring(); 4]);
    let later = db.write(|conn| presents(conn, "today"));
    for said in later.await.unwrap() {
        assert!((Utc::now() - said).abs() < TimeDelta::minutes(5), "{said}");
    }
}

#[derive(QueryableByName)]
struct Answer {
    #[diesel(sql_type = Bool)]
    is_so: bool,
}

#[tokio::test]
async fn every_table_that_fills_in_the_time_asks_our_clock() {
    let database = TestDb::create();
    let db = Db::new(database.url(), Options::default());
    let bound = db.read(|conn| {
        let bound = "select not exists (select from pg_attrdef where \
                     adrelid <> '__diesel_schema_migrations'::regclass and pg_get_expr(adbin, adrelid) ~ '(?<!clock\\.)now\\(\\)|CURRENT_|clock_timestamp') as is_so";
        Ok::<_, Error>(sql_query(bound).get_result::<Answer>(conn)?.is_so)
    });
    assert!(bound.await.unwrap(), "a column's default is now(): declare it as clock.now()");
}
