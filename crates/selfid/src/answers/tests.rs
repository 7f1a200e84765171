//! Answers, and that nobody but the functions of their schema reaches them.

use chrono::TimeZone;
use diesel::connection::SimpleConnection;
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use testkit::{TestDb, store};

use super::*;

fn at() -> Instant {
    chrono::Utc.with_ymd_and_hms(2026, 11, 23, 12, 0, 0).unwrap()
}

const SAID: Answers = Answers {
    gender: Some(Gender::Woman),
    race: Some(Race::Undisclosed),
    disability: None,
    veteran: Some(Veteran::NoVeteran),
};

#[test]
fn answers_are_saved_changed_exported_and_deleted() {
    store(|conn| {
        let ada = testkit::user(conn, "ada@example.com", "Ada");
        assert_eq!((own(conn, ada).unwrap(), export(conn, ada).unwrap()), (None, None));
        let said = save(conn, ada, SAID, (0, at())).unwrap();
        assert_eq!(own(conn, ada).unwrap(), Some(said));
        for stale in [0, 2] {
            let refused = save(conn, ada, Answers::default(), (stale, at()));
            assert!(matches!(refused, Err(Error::StaleVersion)), "{refused:?}");
        }
        let changed = save(conn, ada, Answers::default(), (1, at())).unwrap();
        assert_eq!((changed.version, own(conn, ada).unwrap()), (2, Some(changed)));
        let file = export(conn, ada).unwrap().unwrap();
        assert!(file.starts_with("\"self_identification\":{\"about\":"), "{file}");
        delete(conn, ada).unwrap();
        delete(conn, ada).unwrap();
        assert_eq!(own(conn, ada).unwrap(), None);
        let first = save(conn, ada, SAID, (1, at()));
        assert!(matches!(first, Err(Error::StaleVersion)), "what is deleted has no version");
    });
}

#[test]
fn the_log_says_that_something_was_said_and_not_what() {
    store(|conn| {
        let ada = testkit::user(conn, "ada@example.com", "Ada");
        save(conn, ada, SAID, (0, at())).unwrap();
        delete(conn, ada).unwrap();
        let trail = db::audit::history(conn, db::audit::Object::of(KIND, ada), 10).unwrap();
        let logged: Vec<_> =
            trail.iter().map(|done| (done.action.as_str(), &done.reason)).collect();
        assert!(logged.iter().all(|(_, reason)| reason.is_none()), "{logged:?}");
        assert_eq!(logged.len(), 2);
    });
}

#[test]
fn every_word_of_the_lists_fits_the_table() {
    store(|conn| {
        let ada = testkit::user(conn, "ada@example.com", "Ada");
        let mut seen = 0;
        let mut keep = |conn: &mut Conn, answers| {
            seen = save(conn, ada, answers, (seen, at())).unwrap().version;
        };
        for gender in Gender::ALL {
            keep(conn, Answers { gender: Some(gender), ..SAID });
        }
        for race in Race::ALL {
            keep(conn, Answers { race: Some(race), ..SAID });
        }
        for disability in Disability::ALL {
            keep(conn, Answers { disability: Some(disability), ..SAID });
        }
        for veteran in Veteran::ALL {
            keep(conn, Answers { veteran: Some(veteran), ..SAID });
        }
    });
}

#[test]
fn the_servers_connection_is_refused_every_row_of_the_answers() {
    let database = TestDb::create();
    let ada = testkit::user(&mut database.conn(), "ada@example.com", "Ada");
    let conn = &mut db::connect(database.url()).unwrap();
    let role: String = diesel::select(sql::<Text>("current_user::text")).get_result(conn).unwrap();
    assert_eq!(role, "assay_app");
    save(conn, ada, SAID, (0, at())).unwrap();
    for sql in [
        "select * from selfid.answers",
        "select gender from selfid.answers",
        "select count(*) from selfid.answers",
        "insert into selfid.answers (user_id, said_at) select id, now() from users",
        "update selfid.answers set gender = 'man'",
        "delete from selfid.answers",
        "truncate selfid.answers",
        "copy selfid.answers to stdout",
        "create table selfid.copied as select 1 as one",
        "create view selfid.seen as select 1 as one",
        "create trigger t before insert on selfid.answers execute function refuse_change()",
        "alter function selfid.own owner to assay_app",
        "create or replace function selfid.own(of_user uuid) returns jsonb language sql as 'select null::jsonb'",
        "drop schema selfid cascade",
        "update __diesel_schema_migrations set version = version",
    ] {
        let refused = conn.batch_execute(sql).unwrap_err().to_string();
        let why = ["permission denied", "must be owner"];
        assert!(why.iter().any(|why| refused.contains(why)), "{sql}: {refused}");
    }
    assert!(own(conn, ada).unwrap().is_some(), "the functions still work");
}

fn counted(database: &TestDb, rows: &str) -> i64 {
    let count = sql::<BigInt>(&format!("(select count(*) from {rows})"));
    diesel::select(count).get_result(&mut database.conn()).unwrap()
}

#[test]
fn only_seven_functions_reach_the_answers_of_which_the_server_calls_six() {
    let database = TestDb::create();
    let functions = "pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname = 'selfid' and p.prosecdef
          and p.proowner = 'assay_selfid'::regrole and p.proconfig is not null
          and not exists (select from aclexplode(p.proacl) a
                           where a.grantee not in ('assay_selfid'::regrole, 'assay_app'::regrole))";
    assert_eq!(counted(&database, functions), 7);
    let called = format!("{functions} and has_function_privilege('assay_app', p.oid, 'execute')");
    assert_eq!(counted(&database, &called), 6, "one is for another function alone");
    let others = "pg_class c, aclexplode(c.relacl) a
        where c.oid = 'selfid.answers'::regclass and a.grantee <> 'assay_selfid'::regrole";
    assert_eq!(counted(&database, others), 0);
}

#[test]
fn who_may_not_make_the_roles_is_given_what_to_run() {
    let database = TestDb::create();
    let conn = &mut database.conn();
    let migration = include_str!(
        "../../../../migrations/2026-11-23-042001_separate_self_identification/up.sql"
    );
    let roles = migration.split("create schema selfid").next().unwrap();
    // The same as a database has whose owner is no administrator.
    let missing = roles.replace("assay_app", "assay_absent_app");
    conn.batch_execute("begin; create role nobody_special nologin; set local role nobody_special")
        .unwrap();
    let refused = conn.batch_execute(&missing).unwrap_err().to_string();
    assert!(refused.contains("nobody_special may not create it"), "{refused}");
    assert!(refused.contains("create role assay_absent_app nologin"), "{refused}");
    conn.batch_execute("rollback").unwrap();
}

#[test]
fn of_two_accounts_of_one_person_the_other_keeps_what_it_has_and_takes_what_it_lacks() {
    testkit::store(|conn| {
        let ada = testkit::user(conn, "ada@example.com", "Ada");
        let bob = testkit::user(conn, "bob@example.com", "Bob");
        assert_eq!(merge(conn, (ada, bob)).unwrap(), None);
        save(conn, ada, SAID, (0, at())).unwrap();
        assert_eq!(merge(conn, (ada, bob)).unwrap(), Some(true));
        assert_eq!(own(conn, ada).unwrap(), None);
        assert_eq!(own(conn, bob).unwrap().unwrap().answers, SAID);
        save(conn, ada, Answers::default(), (0, at())).unwrap();
        assert_eq!(merge(conn, (ada, bob)).unwrap(), Some(false));
        assert_eq!(
            (own(conn, ada).unwrap(), own(conn, bob).unwrap().unwrap().answers),
            (None, SAID)
        );
    });
}
