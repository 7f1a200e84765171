//! Usernames by table, and a race for one.

use db::Db;
use diesel::connection::SimpleConnection;
use testkit::{TestDb, store};

use super::*;
use crate::tokens::tests::claims;
use crate::users::{Registration, register};

fn person(conn: &mut Conn, name: &str) -> UserId {
    let form = Registration {
        is_company: false,
        display_name: name.to_owned(),
        phone: None,
        referral_code: None,
    };
    let claims = claims(name, &format!("{name}@example.com"));
    register(conn, &claims, &form).unwrap().0.id
}

fn named(text: &str) -> Username {
    Username::parse(text).unwrap()
}

#[test]
fn a_username_is_3_to_30_letters_digits_and_underscores_and_has_no_capitals() {
    let check = |text: &str, want: Option<&str>| {
        assert_eq!(Username::parse(text).ok().as_ref().map(Username::as_str), want, "{text}");
    };
    check("ada", Some("ada"));
    check("  Ada_L ", Some("ada_l"));
    check("ab", None);
    check(&"a".repeat(30), Some(&"a".repeat(30)));
    check(&"a".repeat(31), None);
    check("ada-l", None);
    check("ada l", None);
    check("\u{430}da", None);
    check("ＡＤＡ", None);
    check("Admin", None);
    check("support", None);
}

#[test]
fn what_is_offered_begins_with_what_was_wanted_where_that_is_long_enough() {
    let first = |wanted: &str| rules::alternatives(wanted, 2026).into_iter().next();
    for (wanted, offered) in
        [("", "user_1"), ("x", "user_1"), ("_x_", "user_1"), ("xy", "xy_1"), ("Ada L", "ada_l_1")]
    {
        assert_eq!(first(wanted).as_deref(), Some(offered), "{wanted}");
    }
}

#[test]
fn the_first_choice_is_free_and_a_change_is_once_in_thirty_days() {
    store(|conn| {
        let ada = person(conn, "ada");
        let (user, first) = choose(conn, ada, &named("ada")).unwrap();
        assert_eq!((user.username.as_deref(), first), (Some("ada"), true));
        let (user, first) = choose(conn, ada, &named("ada_l")).unwrap();
        assert_eq!((user.username.as_deref(), first), (Some("ada_l"), false));
        let again = choose(conn, ada, &named("ada_m"));
        assert!(matches!(again, Err(Error::UsernameChangeTooSoon { .. })), "{again:?}");
        choose(conn, ada, &named("ada_l")).unwrap();
        conn.batch_execute("update users set username_changed_at = now() - interval '30 days'")
            .unwrap();
        assert!(choose(conn, ada, &named("ada_m")).is_ok());
    });
}

#[test]
fn a_taken_name_is_answered_with_free_ones() {
    store(|conn| {
        let (ada, ben) = (person(conn, "ada"), person(conn, "ben"));
        choose(conn, ada, &named("ada")).unwrap();
        let own = availability(conn, ada, "ada").unwrap();
        assert!(own.available && own.suggestions.is_empty());
        let taken = availability(conn, ben, "ADA").unwrap();
        assert!(!taken.available && taken.reason.is_some());
        assert_eq!(taken.suggestions.len(), 3);
        for name in &taken.suggestions {
            assert!(availability(conn, ben, name).unwrap().available, "{name}");
        }
        choose(conn, ben, &named(&taken.suggestions[0])).unwrap();
        let later = availability(conn, ada, "x y").unwrap();
        assert!(!later.available);
        let later = availability(conn, ada, &taken.suggestions[0]).unwrap();
        assert!(!later.suggestions.contains(&taken.suggestions[0]));
    });
}

#[test]
fn of_fifty_who_want_one_name_at_once_one_has_it() {
    let database = TestDb::create();
    let mut conn = database.conn();
    let people: Vec<UserId> = (0..50).map(|at| person(&mut conn, &format!("p{at}"))).collect();
    let servers = [0, 1].map(|_| Db::new(database.url(), db::Options::default()));
    let gate = std::sync::Barrier::new(people.len());
    let gate = &gate;
    let answers: Vec<Result<(), Error>> = std::thread::scope(|scope| {
        let calls: Vec<_> = people
            .iter()
            .enumerate()
            .map(|(at, who)| {
                let (server, who) = (servers[at % 2].clone(), *who);
                scope.spawn(move || {
                    gate.wait();
                    server.write_now(|conn| choose(conn, who, &named("grace")).map(drop))
                })
            })
            .collect();
        calls.into_iter().map(|call| call.join().unwrap()).collect()
    });
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1);
    let refused = answers.iter().filter(|answer| matches!(answer, Err(Error::UsernameTaken)));
    assert_eq!(refused.count(), 49, "{answers:?}");
}
