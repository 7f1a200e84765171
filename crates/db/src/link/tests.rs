//! What is asked of both ends of a link. That a cut one is noticed is what `cargo xtask bench cut`
//! shows: here there is only a Unix socket, on which PostgreSQL takes the settings and shows zeros.

use diesel::sql_types::Text;
use testkit::TestDb;

use super::*;
use crate::{Db, Error, Options};

#[test]
fn the_address_keeps_what_it_said_and_gains_our_end_of_the_link() {
    let ours = "connect_timeout=5&keepalives_idle=4&keepalives_interval=2&keepalives_count=3\
                &tcp_user_timeout=10000";
    let uri = "postgres://assay@db.example/assay";
    assert_eq!(address(uri), format!("{uri}?{ours}"));
    let with_more = format!("{uri}?sslmode=disable");
    assert_eq!(address(&with_more), format!("{with_more}&{ours}"));
}

#[test]
fn a_silent_link_is_given_up_after_the_last_probe() {
    assert_eq!(SILENCE, IDLE + BETWEEN * PROBES);
    let config = configure("postgres://assay@db.example/assay").unwrap();
    assert_eq!(config.get_keepalives_idle(), IDLE);
    assert_eq!(config.get_keepalives_interval(), Some(BETWEEN));
    assert_eq!(config.get_keepalives_retries(), Some(PROBES));
    assert_eq!(config.get_tcp_user_timeout(), Some(&SILENCE));
    assert_eq!(config.get_connect_timeout(), Some(&CONNECT));
    assert!(config.get_keepalives());
}

fn checks(conn: &mut Conn) -> QueryResult<String> {
    let setting = "current_setting('client_connection_check_interval')";
    diesel::select(diesel::dsl::sql::<Text>(setting)).get_result(conn)
}

#[test]
fn every_session_looks_whether_its_asker_is_still_there() {
    let db = TestDb::create();
    assert_eq!(checks(&mut crate::connect(db.url()).unwrap()).unwrap(), "2s");
    let pool = Db::new(db.url(), Options::default());
    let asked = pool.read_now(|conn| checks(conn).map_err(Error::from));
    assert_eq!(asked.unwrap(), "2s");
}

#[tokio::test]
async fn the_other_driver_asks_for_the_same() {
    let db = TestDb::create();
    let (client, driver) = open_async(db.url()).await.unwrap();
    let driving = tokio::spawn(driver);
    client.batch_execute(&settings()).await.unwrap();
    let row = client.query_one("show client_connection_check_interval", &[]).await.unwrap();
    assert_eq!(row.get::<_, String>(0), "2s");
    driving.abort();
}
