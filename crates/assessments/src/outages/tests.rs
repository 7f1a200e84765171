//! Outages by table and on the database.

use diesel::connection::SimpleConnection;
use kernel::chrono::{DateTime, TimeDelta};
use testkit::TestDb;

use super::*;
use crate::attempts::tests::ends_in;
use crate::attempts::{self, overdue};
use crate::definitions::tests::Firm;

fn at(seconds: i64) -> Instant {
    DateTime::from_timestamp(1_800_000_000 + seconds, 0).unwrap()
}

#[test]
fn a_silence_of_more_than_thirty_seconds_is_an_outage() {
    assert_eq!(rules::window(None, at(0)), None);
    assert_eq!(rules::window(Some(at(0)), at(30)), None);
    let window = rules::window(Some(at(0)), at(31));
    assert_eq!(window, Some(Window { from: at(0), until: at(31) }));
}

#[test]
fn an_attempt_gets_back_what_it_lost_and_no_more() {
    let of = Window { from: at(100), until: at(200) };
    let credit = |started, ends| rules::credit(of, at(started), at(ends));
    assert_eq!(credit(0, 1000), Some(100));
    assert_eq!(credit(0, 150), Some(100), "it has as much left as when the outage began");
    assert_eq!(credit(150, 1000), Some(50));
    assert_eq!(credit(0, 100), None, "it was over before");
    assert_eq!(credit(200, 1000), None);
    let long = Window { from: at(0), until: at(100_000) };
    assert_eq!(rules::credit(long, at(0), at(10)), Some(MAX_CREDIT));
}

#[test]
fn nothing_ends_in_an_outage_and_its_time_is_given_back_once() {
    let db = TestDb::create();
    let conn = &mut db.conn();
    let firm = Firm::set(conn);
    let (ada, attempt, _) = firm.at_work(conn, "ada@example.com");
    assert_eq!(beat(conn).unwrap(), [], "the first beat follows on nothing");
    ends_in(conn, -60);
    conn.batch_execute("update server_beats set at = now() - interval '90 s'").unwrap();
    assert_eq!(overdue(conn).unwrap(), [], "its end fell into the outage");
    let given = beat(conn).unwrap();
    assert_eq!(given.len(), 1);
    let (id, seconds) = given[0];
    assert_eq!(id, attempt);
    assert!((90..=92).contains(&seconds), "{seconds}");
    attempts::add_time(conn, id, seconds, db::audit::Actor::System, "outage").unwrap();
    assert_eq!(overdue(conn).unwrap(), [], "thirty seconds are left, as before");
    assert_eq!(beat(conn).unwrap(), []);
    let seen = attempts::workspace(conn, attempt, ada.user).unwrap().unwrap();
    let left = seen.ends_at - seen.server_now;
    assert!(left > TimeDelta::seconds(25) && left < TimeDelta::seconds(35), "{left}");
    assert_eq!(of_attempt(conn, attempt).unwrap()[0].seconds, seconds);
}
