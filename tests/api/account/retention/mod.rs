//! Rows that have had their time are removed, and no others.

mod examples;

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use flows::retention::{purge, rules};
use kernel::chrono::TimeDelta;

use crate::support::{Persona, TestApp};
use examples::example;

/// How long drafts and runs are kept where nothing else is set.
const DAYS: u16 = 180;

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    n: i64,
}

#[actix_web::test]
async fn what_has_had_its_time_is_removed_and_nothing_a_minute_younger() {
    for rule in rules(DAYS) {
        let app = TestApp::start();
        app.register_candidate(&Persona::new("ada")).await;
        let mut conn = app.conn();
        conn.batch_execute("delete from rate_counters; delete from mail_messages").unwrap();
        let (table, insert) = example(rule.what);
        let now = app.state().clock.now() + TimeDelta::days(400);
        // Pages are counted by the day, people online by the hour.
        let grain = match table {
            "page_views" => 24 * 60,
            "presence_hours" => 60,
            _ => 1,
        };
        for minutes in [-grain, grain] {
            let end = now - TimeDelta::hours(rule.hours) + TimeDelta::minutes(minutes);
            let at = format!("timestamptz '{}'", end.to_rfc3339());
            conn.batch_execute(&insert.replace("{at}", &at)).unwrap();
        }
        let count = |conn: &mut db::Conn| {
            let sql = format!("select count(*) as n from {table}");
            diesel::sql_query(sql).get_result::<Count>(conn).unwrap().n
        };
        assert_eq!(count(&mut conn), 2, "{}", rule.what);
        purge(&app.state().db, now, DAYS).unwrap();
        assert_eq!(count(&mut conn), 1, "{}", rule.what);
        purge(&app.state().db, now, DAYS).unwrap();
        assert_eq!(count(&mut conn), 1, "{}: only what has had its time", rule.what);
    }
}

#[actix_web::test]
async fn what_still_waits_is_never_removed() {
    let app = TestApp::start();
    let mut conn = app.conn();
    conn.batch_execute(
        "insert into jobs (id, kind, subject) values \
           (gen_random_uuid(), 'mail', gen_random_uuid()); \
         insert into mail_messages (id, dedup_key, to_email, subject, text_body) \
           values (gen_random_uuid(), 'k', 'a@example.com', 's', 't')",
    )
    .unwrap();
    purge(&app.state().db, app.state().clock.now() + TimeDelta::days(4000), DAYS).unwrap();
    for table in ["jobs", "mail_messages"] {
        let sql = format!("select count(*) as n from {table}");
        let left = diesel::sql_query(sql).get_result::<Count>(&mut conn).unwrap().n;
        assert_eq!(left, 1, "{table}");
    }
}

#[test]
fn the_page_on_security_shows_every_rule() {
    let page = include_str!("../../../../docs/SECURITY.md");
    for rule in rules(DAYS) {
        let kept = match (rule.what, rule.hours) {
            ("counted limits", _) => "their window".to_owned(),
            ("codes sent by mail", hours) => format!("{hours} hours after their end"),
            (_, hours) if hours <= 48 => format!("{hours} hours"),
            (_, hours) => format!("{} days", hours / 24),
        };
        let row = format!("| {} | {kept} |", rule.what);
        assert!(page.contains(&row), "docs/SECURITY.md lacks: {row}");
    }
}
