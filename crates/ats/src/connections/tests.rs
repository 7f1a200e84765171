//! The steps by table, keys, and connections on the database.

use diesel::connection::SimpleConnection;
use kernel::{Clock, Limit, SystemClock};
use testkit::{machines, store};

use super::*;

#[test]
fn every_state_and_event_is_a_step_of_the_table_or_refused() {
    let step = |from, event, by| machine::STEPS.step(from, event, by);
    let taken = machines::walk(step, |from, event, By::Company| match (from, event) {
        (State::Active, Event::Pause) => Some(State::Paused),
        (State::Paused, Event::Resume) => Some(State::Active),
        _ => None,
    });
    assert_eq!(taken, machine::STEPS.lines().len());
}

#[test]
fn the_steps_of_the_rules_are_the_edges_of_the_database() {
    let sql = include_str!("../../../../migrations/2026-11-25-200001_create_ats/up.sql");
    assert_eq!(machines::edges(&machine::STEPS), machines::held(sql, "ats_connections_transition"));
}

#[test]
fn a_key_is_read_as_it_is_written_and_nothing_else_is() {
    let key = Key::random();
    let text = key.reveal();
    assert_eq!((text.len(), Key::parse(&text)), (51, Some(key.clone())));
    assert_eq!(key.prefix(), text[..14]);
    for wrong in ["", "assay_a_", &text[8..], &text[..50], &text.replace("_a_", "_k_"), "é"] {
        assert_eq!(Key::parse(wrong), None, "{wrong}");
    }
    assert!(!format!("{key:?}").contains(&text[8..]));
}

#[test]
fn ashby_has_a_key_of_its_own_and_greenhouse_has_none() {
    let key =
        |system, text| remote_key(system, text).map(|key| key.map(|key| key.reveal().to_owned()));
    assert_eq!(key(System::Greenhouse, None).unwrap(), None);
    assert_eq!(key(System::Greenhouse, Some(" ")).unwrap(), None);
    assert!(key(System::Greenhouse, Some("a-key-of-theirs")).is_err());
    assert_eq!(key(System::Ashby, Some(" 12345678 ")).unwrap().as_deref(), Some("12345678"));
    let long = "x".repeat(201);
    for wrong in
        [None, Some(""), Some("1234567"), Some("1234:5678"), Some("12345 678"), Some(&*long)]
    {
        assert!(matches!(key(System::Ashby, wrong), Err(Error::BadRemoteKey)), "{wrong:?}");
    }
    let remote = Remote::stored("12345678".to_owned());
    assert_eq!(remote.basic(), "Basic MTIzNDU2Nzg6");
    assert!(!format!("{remote:?}").contains("1234"));
}

/// A company that may act, with an owner.
pub(crate) fn firm(conn: &mut Conn, email: &str) -> (CompanyId, UserId) {
    let user = testkit::user(conn, email, "Ruth");
    let company = testkit::company(conn, "Pellworth");
    testkit::owner(conn, company, user);
    let sql = format!("update companies set state = 'approved' where id = '{company}'");
    conn.batch_execute(&sql).unwrap();
    (company, user)
}

pub(crate) fn made(
    conn: &mut Conn,
    (company, by): (CompanyId, UserId),
    system: System,
) -> (Connection, Key) {
    let entered = (system == System::Ashby).then_some("a-key-of-ashby");
    let remote_key = remote_key(system, entered).unwrap();
    add(conn, &New { company, by, system, remote_key }, SystemClock.now()).unwrap()
}

#[test]
fn a_connection_opens_with_its_key_for_its_system_until_that_is_replaced() {
    store(|conn| {
        let ruth = firm(conn, "ruth@example.com");
        let (connection, key) = made(conn, ruth, System::Greenhouse);
        let opened =
            |conn: &mut Conn, system, key: &Key| open(conn, system, &key.reveal()).unwrap();
        assert_eq!(opened(conn, System::Greenhouse, &key).unwrap().connection, connection);
        assert_eq!(opened(conn, System::Ashby, &key), None, "another system's");
        assert_eq!(remote(conn, connection.id).unwrap().reveal(), key.reveal());
        let (rotated, fresh) = rotate(conn, ruth, connection.id, SystemClock.now()).unwrap();
        assert_eq!((rotated.version, opened(conn, System::Greenhouse, &key)), (2, None));
        assert!(opened(conn, System::Greenhouse, &fresh).is_some());
        assert_eq!(remote(conn, connection.id).unwrap().reveal(), fresh.reveal());
        conn.batch_execute("update companies set state = 'suspended'").unwrap();
        assert_eq!(opened(conn, System::Greenhouse, &fresh), None, "the company is stopped");
    });
}

#[test]
fn the_key_of_ashby_stays_when_ours_is_replaced() {
    store(|conn| {
        let ruth = firm(conn, "ruth@example.com");
        let (connection, _) = made(conn, ruth, System::Ashby);
        rotate(conn, ruth, connection.id, SystemClock.now()).unwrap();
        assert_eq!(remote(conn, connection.id).unwrap().reveal(), "a-key-of-ashby");
    });
}

#[test]
fn another_company_finds_no_connection_and_a_company_has_five() {
    store(|conn| {
        let (ruth, otto) = (firm(conn, "ruth@example.com"), firm(conn, "otto@example.com"));
        let (connection, _) = made(conn, ruth, System::Greenhouse);
        let (id, now) = (connection.id, SystemClock.now());
        assert!(matches!(find(conn, otto.0, id), Err(Error::NoConnection)));
        assert!(matches!(rotate(conn, otto, id, now), Err(Error::NoConnection)));
        assert!(matches!(remove(conn, otto, id), Err(Error::NoConnection)));
        let paused = step(conn, ruth, Seen::at(id, 1), Event::Pause, now).unwrap();
        assert!(matches!(hold_active(conn, id), Err(Error::Paused)));
        let stale = step(conn, ruth, Seen::at(id, 1), Event::Resume, now);
        assert!(matches!(stale, Err(Error::StaleVersion)));
        step(conn, ruth, Seen::at(id, paused.version), Event::Resume, now).unwrap();
        for _ in 1..MAX_CONNECTIONS {
            made(conn, ruth, System::Ashby);
        }
        let new = New { company: ruth.0, by: ruth.1, system: System::Greenhouse, remote_key: None };
        assert!(matches!(add(conn, &new, now), Err(Error::TooMany)));
        remove(conn, ruth, id).unwrap();
        let left = list(conn, ruth.0, Paging::first(Limit::default())).unwrap().items;
        assert_eq!(left.len(), 4);
    });
}
