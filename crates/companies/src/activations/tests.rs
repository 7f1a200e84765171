//! Tokens, and the one use of a link.

use std::collections::HashSet;

use db::{Db, Options};
use diesel::connection::SimpleConnection;
use testkit::{TestDb, store};

use super::*;
use crate::inquiries;
use crate::inquiries::tests::{entered, form};

fn link(conn: &mut Conn) -> (InquiryId, Token) {
    let (user, _) = entered(conn, "ruth@example.com");
    let inquiry = inquiries::submit(conn, user, &form("Pellworth")).unwrap().id;
    let email = "ruth@example.com".parse().unwrap();
    (inquiry, issue(conn, inquiry, &email, LIFE_HOURS).unwrap().1)
}

fn redeem(conn: &mut Conn, token: &str) -> Result<Link, Error> {
    let link = find(conn, token)?;
    use_up(conn, link.id)?;
    Ok(link)
}

#[test]
fn a_hundred_thousand_tokens_are_all_different_and_read_back() {
    let mut seen = HashSet::new();
    for _ in 0..100_000 {
        assert!(seen.insert(Token::random().reveal()));
    }
    for text in seen.iter().take(100) {
        assert_eq!(&Token::parse(text).unwrap().reveal(), text);
        assert_eq!(text.len(), 43);
    }
    assert_eq!(format!("{:?}", Token::random()), "Token(…)");
    for bad in ["", "short", &"A".repeat(44), &"é".repeat(43), "ruth@example.com"] {
        assert!(Token::parse(bad).is_err(), "{bad}");
    }
}

#[test]
fn a_link_counts_once_for_three_days_and_until_the_next() {
    store(|conn| {
        let (inquiry, token) = link(conn);
        let text = token.reveal();
        assert!(!format!("{token:?}").contains(&text));
        let email = "ruth@example.com".parse().unwrap();
        let (_, second) = issue(conn, inquiry, &email, LIFE_HOURS).unwrap();
        assert!(matches!(redeem(conn, &text), Err(Error::LinkInvalid)), "replaced");
        let age = |conn: &mut Conn, hours: i32| {
            let life = format!("interval '{LIFE_HOURS} h' - interval '{hours} h'");
            let sql = format!("update activation_links set expires_at = now() + {life}");
            conn.batch_execute(&sql).unwrap();
        };
        age(conn, LIFE_HOURS);
        assert!(matches!(redeem(conn, &second.reveal()), Err(Error::LinkInvalid)), "over");
        age(conn, LIFE_HOURS - 1);
        let opened = redeem(conn, &second.reveal()).unwrap();
        assert_eq!((opened.inquiry, opened.email.as_str()), (inquiry, "ruth@example.com"));
        assert!(matches!(redeem(conn, &second.reveal()), Err(Error::LinkInvalid)), "used");
        let unknown = Token::random().reveal();
        assert!(matches!(redeem(conn, &unknown), Err(Error::LinkInvalid)), "unknown");
        let (_, third) = issue(conn, inquiry, &email, LIFE_HOURS).unwrap();
        revoke(conn, inquiry).unwrap();
        assert!(matches!(redeem(conn, &third.reveal()), Err(Error::LinkInvalid)), "taken back");
        assert!(latest(conn, inquiry).unwrap().unwrap().revoked_at.is_some());
    });
}

#[test]
fn a_link_counts_for_as_many_hours_as_it_is_made_for() {
    store(|conn| {
        let (inquiry, _) = link(conn);
        let email = "ruth@example.com".parse().unwrap();
        for hours in [12, LIFE_HOURS] {
            issue(conn, inquiry, &email, hours).unwrap();
            let sent = latest(conn, inquiry).unwrap().unwrap();
            assert_eq!((sent.expires_at - sent.sent_at).num_hours(), i64::from(hours));
        }
    });
}

#[test]
fn a_claimed_link_is_nobody_elses_until_it_is_let_go_or_the_claim_is_over() {
    store(|conn| {
        let (_, token) = link(conn);
        let id = find(conn, &token.reveal()).unwrap().id;
        claim(conn, id, 30).unwrap();
        assert!(matches!(claim(conn, id, 30), Err(Error::LinkInUse)));
        release(conn, id).unwrap();
        claim(conn, id, 30).unwrap();
        conn.batch_execute("update activation_links set claimed_until = now() - interval '1 s'")
            .unwrap();
        claim(conn, id, 30).unwrap();
        use_up(conn, id).unwrap();
        assert!(matches!(find(conn, &token.reveal()), Err(Error::LinkInvalid)), "used");
        assert!(matches!(use_up(conn, id), Err(Error::LinkInvalid)), "used twice");
    });
}

#[test]
fn of_fifty_uses_at_once_one_counts() {
    let database = TestDb::create();
    let (_, token) = link(&mut database.conn());
    let text = token.reveal();
    let servers = [0, 1].map(|_| Db::new(database.url(), Options::default()));
    let gate = std::sync::Barrier::new(50);
    let (gate, text) = (&gate, &text);
    let opened = std::thread::scope(|scope| {
        let calls: Vec<_> = (0..50)
            .map(|at| {
                let server = servers[at % 2].clone();
                scope.spawn(move || {
                    gate.wait();
                    // A full pool answers "busy"; the caller asks again.
                    loop {
                        match server.write_now(|conn| redeem(conn, text)) {
                            Ok(_) => return true,
                            Err(Error::Db(_)) => {}
                            Err(_) => return false,
                        }
                    }
                })
            })
            .collect();
        calls.into_iter().map(|call| call.join().unwrap()).filter(|opened| *opened).count()
    });
    assert_eq!(opened, 1);
}

#[test]
fn an_inquiry_whose_link_is_over_is_found() {
    store(|conn| {
        let (inquiry, _) = link(conn);
        let state = |conn: &mut Conn, state: &str| {
            let sql = format!(
                "alter table inquiries disable trigger user; \
                 update inquiries set state = '{state}'"
            );
            conn.batch_execute(&sql).unwrap();
        };
        state(conn, "activation_sent");
        assert!(overdue(conn, 10).unwrap().is_empty());
        conn.batch_execute("update activation_links set expires_at = now()").unwrap();
        assert_eq!(overdue(conn, 10).unwrap(), [inquiry]);
        state(conn, "activated");
        assert_eq!(overdue(conn, 10).unwrap(), [inquiry]);
        state(conn, "account_ready");
        assert!(overdue(conn, 10).unwrap().is_empty());
    });
}
