//! Networks by table, and what is noted of an attempt on the database.

use std::net::IpAddr;

use diesel::connection::SimpleConnection;
use testkit::TestDb;

use super::rules::{Noted, hash};
use super::*;
use crate::attempts::tests::ends_in;
use crate::definitions::tests::Firm;
use crate::leases::{self, Claim};

fn ip(text: &str) -> IpAddr {
    text.parse().unwrap()
}

#[test]
fn a_network_has_one_hash_in_an_attempt_and_another_one_in_the_next() {
    for (one, other, same) in [
        ("203.0.113.7", "203.0.113.200", true),
        ("203.0.113.7", "203.0.112.7", false),
        ("203.0.113.7", "::ffff:203.0.113.9", true),
        ("2001:db8:1:2::7", "2001:db8:1:2:ffff::1", true),
        ("2001:db8:1:2::7", "2001:db8:1:3::7", false),
        ("203.0.113.7", "2001:db8::7", false),
    ] {
        let of = |address| hash(&[7; 32], ip(address));
        assert_eq!(of(one) == of(other), same, "{one} {other}");
        assert_ne!(of(one), hash(&[8; 32], ip(one)), "the key is the attempt's own");
        assert_eq!(of(one).len(), 16);
    }
}

#[test]
fn changes_are_counted_and_a_country_that_is_not_known_is_none() {
    let noted = |rows: &[(u8, Option<&str>, bool)]| {
        let row = |(at, (hash, country, overlaps)): (usize, &(u8, Option<&str>, bool))| Noted {
            number: i32::try_from(at).unwrap() + 1,
            hash: vec![*hash; 16],
            country: country.map(str::to_owned),
            overlaps: *overlaps,
        };
        let rows: Vec<Noted> = rows.iter().enumerate().map(row).collect();
        let found = rules::changes(&rows);
        (found.networks, found.countries, found.countries_at_once)
    };
    let (de, fr) = (Some("DE"), Some("FR"));
    for (rows, want) in [
        (vec![], (0, 0, 0)),
        (vec![(1, de, false)], (0, 0, 0)),
        (vec![(1, de, false), (2, de, false)], (1, 0, 0)),
        (vec![(1, de, false), (2, fr, false)], (1, 1, 0)),
        (vec![(1, de, false), (2, fr, true)], (1, 1, 1)),
        (vec![(1, de, false), (2, None, false), (1, de, false)], (2, 0, 0)),
        (vec![(1, de, false), (2, None, false), (3, fr, true)], (2, 1, 0)),
        (vec![(1, None, false), (2, fr, true)], (1, 0, 0)),
        (vec![(1, de, false), (2, fr, true), (1, de, true)], (2, 2, 2)),
    ] {
        assert_eq!(noted(&rows), want, "{rows:?}");
    }
}

const ASK: Claim = Claim { token: None, take_over: false };

fn at(address: &str, country: &str) -> Place {
    let country = (!country.is_empty()).then(|| country.to_owned());
    Place { address: ip(address), country }
}

#[test]
fn another_network_is_noted_of_the_tab_that_writes_under_an_edition_that_says_so() {
    testkit::store(|conn| {
        let firm = Firm::set(conn);
        let (ada, attempt, _) = firm.at_work(conn, "ada@example.com");
        let edition = |conn: &mut Conn, version| {
            let sql = format!(
                "set local session_replication_role = replica;
                 update attempts set consent_text_version = '{version}';
                 set local session_replication_role = origin"
            );
            conn.batch_execute(&sql).unwrap();
        };
        edition(conn, "2026-11.5");
        let first = leases::claim(conn, attempt, ada.user, ASK).unwrap();
        note(conn, attempt, &first, &at("203.0.113.7", "DE")).unwrap();
        assert_eq!(store::all(conn, attempt).unwrap(), [], "the text says nothing of it");

        edition(conn, "2026-11.8");
        note(conn, attempt, &first, &at("203.0.113.7", "DE")).unwrap();
        note(conn, attempt, &first, &at("203.0.113.8", "DE")).unwrap();
        assert_eq!(changes(conn, attempt).unwrap(), Changes::default());
        let reads = leases::claim(conn, attempt, ada.user, ASK).unwrap();
        note(conn, attempt, &reads, &at("198.51.100.1", "FR")).unwrap();
        assert_eq!(store::all(conn, attempt).unwrap().len(), 1, "a tab that reads is not noted");

        let take = Claim { take_over: true, ..ASK };
        let second = leases::claim(conn, attempt, ada.user, take).unwrap();
        assert!(second.overlaps && !first.overlaps);
        note(conn, attempt, &second, &at("2001:db8:5::1", "FR")).unwrap();
        let want = Changes { networks: 1, countries: 1, countries_at_once: 1 };
        assert_eq!(changes(conn, attempt).unwrap(), want);

        seal(conn, attempt).unwrap();
        note(conn, attempt, &second, &at("192.0.2.1", "")).unwrap();
        assert_eq!(changes(conn, attempt).unwrap(), want, "its key is gone");
    });
}

#[test]
fn nothing_is_noted_after_the_end_and_what_was_goes_after_its_time() {
    let db = TestDb::create();
    let conn = &mut db.conn();
    let firm = Firm::set(conn);
    let (ada, attempt, _) = firm.at_work(conn, "ada@example.com");
    conn.batch_execute(
        "set session_replication_role = replica;
         update attempts set consent_text_version = '2026-11.9';
         set session_replication_role = origin",
    )
    .unwrap();
    let first = leases::claim(conn, attempt, ada.user, ASK).unwrap();
    note(conn, attempt, &first, &at("203.0.113.7", "")).unwrap();
    ends_in(conn, -1);
    note(conn, attempt, &first, &at("192.0.2.7", "")).unwrap();
    assert_eq!(store::all(conn, attempt).unwrap().len(), 1);
    let now = clock::now(conn).unwrap();
    let later = now + kernel::chrono::TimeDelta::days(1);
    assert_eq!(remove(conn, later).unwrap(), 0, "it is not over");
    crate::attempts::finish(conn, attempt, ada.user).unwrap();
    assert_eq!(remove(conn, now).unwrap(), 0);
    assert_eq!(remove(conn, later).unwrap(), 1);
}
