//! Codes by table, their life on the database, and races for them.

use std::sync::atomic::{AtomicUsize, Ordering};

use db::Db;
use db::schema::otp_challenges;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::Timestamptz;
use kernel::Email;
use testkit::{TestDb, store};

use super::*;
use crate::tokens::tests::claims;
use crate::users::{Registration, register};

const PURPOSE: Purpose = Purpose::ClientInquiry;

fn person(conn: &mut Conn, name: &str) -> UserId {
    let form = Registration {
        is_company: true,
        display_name: name.to_owned(),
        phone: None,
        referral_code: None,
    };
    let claims = claims(name, &format!("{name}@example.com"));
    register(conn, &claims, &form).unwrap().0.id
}

fn other_than(code: &Code) -> Code {
    Code::parse(if code.as_str() == "000000" { "000001" } else { "000000" }).unwrap()
}

#[test]
fn a_code_is_six_plain_digits() {
    let check = |text: &str, good: bool| assert_eq!(Code::parse(text).is_ok(), good, "{text}");
    check("000000", true);
    check("123456", true);
    for bad in ["", "12345", "1234567", " 123456", "123456 ", "12345a", "+12345", "١٢٣٤٥٦"] {
        check(bad, false);
    }
}

#[test]
fn codes_are_spread_evenly_over_their_digits() {
    let mut seen = [[0_u32; 10]; 6];
    for _ in 0..20_000 {
        for (place, digit) in Code::random().as_str().bytes().enumerate() {
            seen[place][usize::from(digit - b'0')] += 1;
        }
    }
    for place in seen {
        let chi: f64 = place.iter().map(|n| (f64::from(*n) - 2000.0).powi(2) / 2000.0).sum();
        // Nine degrees of freedom: one honest source in a million exceeds 45.
        assert!(chi < 45.0, "{place:?}");
    }
}

fn address() -> Email {
    "ada@example.com".parse().unwrap()
}

#[test]
fn the_tries_that_are_left_are_known_and_a_new_code_has_all_of_them() {
    store(|conn| {
        let ada = person(conn, "ada");
        let left = |conn: &mut Conn| tries_left(conn, ada, PURPOSE).unwrap();
        assert_eq!(left(conn), None, "there is no code");
        issue(conn, ada, PURPOSE, &address(), &prepare().unwrap()).unwrap();
        assert_eq!(left(conn), Some(5));
        begin(conn, ada, PURPOSE).map(drop).unwrap();
        assert_eq!(left(conn), Some(4));
        while begin(conn, ada, PURPOSE).is_ok() {}
        assert_eq!(left(conn), Some(0));
        issue(conn, ada, PURPOSE, &address(), &prepare().unwrap()).unwrap();
        assert_eq!(left(conn), Some(5));
    });
}

#[test]
fn a_code_counts_once_for_its_owner_and_dies_with_the_next() {
    store(|conn| {
        let (ada, ben) = (person(conn, "ada"), person(conn, "ben"));
        let (first, second) = (prepare().unwrap(), prepare().unwrap());
        issue(conn, ada, PURPOSE, &address(), &first).unwrap();
        assert!(matches!(begin(conn, ben, PURPOSE), Err(Error::OtpInvalid)));
        let early = begin(conn, ada, PURPOSE).unwrap();
        assert!(early.is(&first.code).unwrap());
        issue(conn, ada, PURPOSE, &address(), &second).unwrap();
        assert!(matches!(redeem(conn, &early), Err(Error::OtpInvalid)), "the old code is dead");
        let tried = begin(conn, ada, PURPOSE).unwrap();
        assert!(!tried.is(&other_than(&second.code)).unwrap());
        assert!(tried.is(&second.code).unwrap());
        redeem(conn, &tried).unwrap();
        assert!(matches!(redeem(conn, &tried), Err(Error::OtpInvalid)), "used");
        assert!(matches!(begin(conn, ada, PURPOSE), Err(Error::OtpInvalid)));
    });
}

#[test]
fn a_code_counts_for_ten_minutes() {
    store(|conn| {
        let ada = person(conn, "ada");
        issue(conn, ada, PURPOSE, &address(), &prepare().unwrap()).unwrap();
        let age = |conn: &mut Conn, seconds: i32| {
            conn.batch_execute(&format!(
                "update otp_challenges set created_at = now() - interval '{seconds} s', \
                 expires_at = now() + interval '10 min' - interval '{seconds} s'"
            ))
            .unwrap();
        };
        let life = diesel::select(diesel::dsl::exists(
            otp_challenges::table.filter(otp_challenges::expires_at.eq(diesel::dsl::sql::<
                Timestamptz,
            >(
                "created_at + interval '10 minutes'",
            ))),
        ));
        assert!(life.get_result::<bool>(conn).unwrap());
        assert_eq!(LIFE_MINUTES, 10);
        age(conn, 599);
        assert!(begin(conn, ada, PURPOSE).is_ok());
        age(conn, 600);
        assert!(matches!(begin(conn, ada, PURPOSE), Err(Error::OtpInvalid)));
    });
}

/// Tries `code` as often as asked at the same moment: how many were compared, how many succeeded.
fn storm(code: &Code, issued: &Prepared, tries: usize) -> (usize, usize) {
    let database = TestDb::create();
    let mut conn = database.conn();
    let ada = person(&mut conn, "ada");
    issue(&mut conn, ada, PURPOSE, &address(), issued).unwrap();
    let servers = [0, 1].map(|_| Db::new(database.url(), db::Options::default()));
    let gate = std::sync::Barrier::new(tries);
    let compared = AtomicUsize::new(0);
    let successes = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for at in 0..tries {
            let (server, gate) = (&servers[at % 2], &gate);
            let (compared, successes) = (&compared, &successes);
            scope.spawn(move || {
                gate.wait();
                let Ok(tried) = server.write_now(|conn| begin(conn, ada, PURPOSE)) else { return };
                compared.fetch_add(1, Ordering::SeqCst);
                if tried.is(code).unwrap() && server.write_now(|conn| redeem(conn, &tried)).is_ok()
                {
                    successes.fetch_add(1, Ordering::SeqCst);
                }
            });
        }
    });
    (compared.into_inner(), successes.into_inner())
}

#[test]
fn two_hundred_guesses_at_once_are_five_comparisons() {
    let issued = prepare().unwrap();
    assert_eq!(storm(&other_than(&issued.code), &issued, 200), (5, 0));
}

#[test]
fn fifty_right_answers_at_once_are_one_success() {
    let issued = prepare().unwrap();
    let (compared, successes) = storm(&issued.code, &issued, 50);
    assert!((1..=5).contains(&compared), "{compared}");
    assert_eq!(successes, 1);
}

#[test]
fn nothing_of_a_code_can_be_read_from_what_is_kept_or_printed() {
    let issued = prepare().unwrap();
    assert_eq!(issued.kept.hash.len(), 32);
    assert_ne!(issued.kept.hash, Kept::of(&issued.code).unwrap().hash, "each has its own salt");
    assert_eq!(format!("{:?}", issued.code), "Code(…)");
}

/// Argon2id of `123456` with sixteen sevens as salt, 19 MiB, two passes, one lane, as another
/// implementation has it.
const HASH: [u8; 32] = [
    91, 96, 194, 73, 219, 248, 99, 22, 126, 28, 65, 102, 171, 213, 11, 152, 160, 115, 72, 65, 208,
    124, 246, 244, 146, 197, 230, 248, 57, 252, 100, 100,
];

#[test]
fn what_is_kept_of_a_code_has_cost_19_mib() {
    let kept = Kept { salt: vec![7; 16], hash: HASH.to_vec() };
    assert!(kept.is(&Code::parse("123456").unwrap()).unwrap());
    assert!(!kept.is(&Code::parse("123457").unwrap()).unwrap());
}
