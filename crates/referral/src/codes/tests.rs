//! Codes by table, and races for them on the database.

use db::Db;
use diesel::prelude::*;
use kernel::chrono::TimeDelta;
use kernel::{Clock, SystemClock};
use testkit::{TestDb, store};

use super::*;

fn person(conn: &mut Conn, name: &str) -> UserId {
    let id = testkit::user(conn, &format!("{name}@example.com"), name);
    open(conn, id).unwrap();
    id
}

fn code(text: &str) -> Code {
    Code::parse(text).unwrap()
}

#[test]
fn a_code_is_letters_digits_and_hyphens_3_to_50() {
    let check = |text: &str, good: bool| assert_eq!(Code::parse(text).is_ok(), good, "{text}");
    check("abc", true);
    check("Emeka-Osei-7", true);
    check("ab", false);
    check(&"a".repeat(50), true);
    check(&"a".repeat(51), false);
    check("a b c", false);
    check("a_b_c", false);
    check("año", false);
    check("", false);
}

#[test]
fn an_account_has_one_code_that_is_like_its_username_where_that_is_free() {
    store(|conn| {
        let (ada, ben, cas) = (person(conn, "ada"), person(conn, "ben"), person(conn, "cas"));
        assert_eq!(of(conn, ada).unwrap(), None);
        assert_eq!(give(conn, ada, Some("ada_l")).unwrap(), "ada-l");
        assert_eq!(give(conn, ada, Some("other")).unwrap(), "ada-l");
        let second = give(conn, ben, Some("ada_l")).unwrap();
        assert!(second.starts_with("ada-l-") && second.len() == 10, "{second}");
        let random = give(conn, cas, None).unwrap();
        assert_eq!(random.len(), 10);
        assert_eq!(of(conn, cas).unwrap(), Some(random));
    });
}

#[test]
fn the_first_code_stays() {
    store(|conn| {
        let (ada, ben, cas) = (person(conn, "ada"), person(conn, "ben"), person(conn, "cas"));
        give(conn, ada, Some("ada")).unwrap();
        give(conn, ben, Some("ben")).unwrap();
        redeem(conn, cas, &code("ADA")).unwrap();
        for again in ["ada", "ben", "nobody"] {
            let refused = redeem(conn, cas, &code(again));
            assert!(matches!(refused, Err(Error::CodeSet)), "{again}: {refused:?}");
        }
        assert_eq!(super::store::referrer_of(conn, cas).unwrap(), Some(ada));
    });
}

#[test]
fn nobodys_code_and_ones_own_are_refused_alike() {
    store(|conn| {
        let ada = person(conn, "ada");
        give(conn, ada, Some("ada")).unwrap();
        for bad in ["ada", "nobody"] {
            let refused = redeem(conn, ada, &code(bad));
            assert!(matches!(refused, Err(Error::CodeInvalid)), "{bad}: {refused:?}");
        }
    });
}

#[test]
fn referrals_never_close_a_circle() {
    store(|conn| {
        let people = ["ada", "ben", "cas", "dan"].map(|n| {
            let id = person(conn, n);
            give(conn, id, Some(n)).unwrap();
            id
        });
        redeem(conn, people[1], &code("ada")).unwrap();
        redeem(conn, people[2], &code("ben")).unwrap();
        redeem(conn, people[3], &code("cas")).unwrap();
        for descendant in ["ben", "cas", "dan"] {
            let refused = redeem(conn, people[0], &code(descendant));
            assert!(matches!(refused, Err(Error::CodeInvalid)), "{descendant}: {refused:?}");
        }
    });
}

#[test]
fn a_code_that_was_replaced_names_its_owner_for_ninety_days_and_is_nobody_elses() {
    use db::schema::referral_past_codes::dsl as p;
    store(|conn| {
        let [ada, ben, cas, dan] = ["ada", "ben", "cas", "dan"].map(|name| person(conn, name));
        let now = SystemClock.now();
        let refused = replace(conn, Actor::Operator, ada, ("leaked", now));
        assert!(matches!(refused, Err(Error::NoCode)), "{refused:?}");
        give(conn, ada, Some("ada")).unwrap();
        let fresh = replace(conn, Actor::Operator, ada, ("leaked", now)).unwrap();
        assert_eq!(of(conn, ada).unwrap(), Some(fresh.clone()));
        assert_eq!(redeem(conn, ben, &code(&fresh)).unwrap().referrer, ada);
        let named = redeem(conn, cas, &code("ADA")).unwrap();
        assert_eq!((named.referrer, named.code.as_str()), (ada, "ADA"));
        assert_ne!(give(conn, cas, Some("ada")).unwrap(), "ada");
        let over = now - TimeDelta::seconds(1);
        diesel::update(p::referral_past_codes)
            .set((p::replaced_at.eq(over - TimeDelta::days(90)), p::counts_until.eq(over)))
            .execute(conn)
            .unwrap();
        assert!(matches!(redeem(conn, dan, &code("ada")), Err(Error::CodeInvalid)));
    });
}

#[test]
fn clicks_are_counted_a_day_and_a_code_and_only_of_codes_that_are_somebodys() {
    store(|conn| {
        let ada = person(conn, "ada");
        give(conn, ada, Some("ada")).unwrap();
        let now = SystemClock.now();
        for (text, days) in [("ada", 0), ("ADA", 0), ("ada", 40), ("nobody", 0)] {
            click(conn, &code(text), now - TimeDelta::days(days)).unwrap();
        }
        let since = (now - TimeDelta::days(30)).date_naive();
        assert_eq!(clicks(conn, ada, Some(since)).unwrap(), 2);
        assert_eq!(clicks(conn, ada, None).unwrap(), 3);
    });
}

#[test]
fn a_person_has_brought_those_who_named_their_code_and_nobody_else() {
    use db::schema::{referral_accounts::dsl as r, users::dsl as u};
    store(|conn| {
        let people = ["ada", "ben", "cas", "dan", "eve"].map(|name| person(conn, name));
        let [ada, ben, cas, dan, eve] = people;
        for (user, name) in [(ada, "ada"), (ben, "ben")] {
            give(conn, user, Some(name)).unwrap();
        }
        for user in [ben, cas, dan] {
            redeem(conn, user, &code("ada")).unwrap();
        }
        redeem(conn, eve, &code("ben")).unwrap();
        let now = SystemClock.now();
        diesel::update(r::referral_accounts.find(cas))
            .set(r::referred_at.eq(now - TimeDelta::days(31)))
            .execute(conn)
            .unwrap();
        diesel::update(u::users.find(dan)).set(u::kind.eq("company")).execute(conn).unwrap();
        let since = now - TimeDelta::days(30);
        let of = |conn: &mut Conn, user| brought(conn, user, since).unwrap();
        assert_eq!(of(conn, ada), Brought { people: 2, companies: 1, lately: 2 });
        assert_eq!(of(conn, ben), Brought { people: 1, companies: 0, lately: 1 });
        assert_eq!(of(conn, cas), Brought { people: 0, companies: 0, lately: 0 });
    });
}

/// Runs `act` for each of `of` at the same moment, on two pools.
fn at_once<T: Copy + Send>(
    database: &TestDb,
    of: &[T],
    act: impl Fn(&mut Conn, T) -> Result<(), Error> + Sync,
) -> usize {
    let servers = [0, 1].map(|_| Db::new(database.url(), db::Options::default()));
    let gate = std::sync::Barrier::new(of.len());
    let (gate, act) = (&gate, &act);
    std::thread::scope(|scope| {
        let calls: Vec<_> = of
            .iter()
            .enumerate()
            .map(|(at, one)| {
                let server = servers[at % 2].clone();
                let one = *one;
                scope.spawn(move || {
                    gate.wait();
                    server.write_now(|conn| act(conn, one)).is_ok()
                })
            })
            .collect();
        calls.into_iter().map(|call| call.join().unwrap()).filter(|ok| *ok).count()
    })
}

#[test]
fn of_fifty_codes_named_at_once_one_counts() {
    let database = TestDb::create();
    let mut conn = database.conn();
    let user = person(&mut conn, "ada");
    for at in 0..50 {
        let other = person(&mut conn, &format!("other-{at}"));
        give(&mut conn, other, Some(&format!("other-{at}"))).unwrap();
    }
    let each: Vec<usize> = (0..50).collect();
    let through = at_once(&database, &each, |conn, at| {
        redeem(conn, user, &code(&format!("other-{at}"))).map(drop)
    });
    assert_eq!(through, 1);
}

#[test]
fn of_two_who_name_each_other_at_once_one_counts_fifty_times_over() {
    use db::schema::referral_accounts::dsl as r;
    let database = TestDb::create();
    let mut conn = database.conn();
    let mut pairs = Vec::new();
    for at in 0..25 {
        let (a, b) = (format!("a-{at}"), format!("b-{at}"));
        let (left, right) = (person(&mut conn, &a), person(&mut conn, &b));
        give(&mut conn, left, Some(&a)).unwrap();
        give(&mut conn, right, Some(&b)).unwrap();
        pairs.extend([(left, at, 'b'), (right, at, 'a')]);
    }
    let through = at_once(&database, &pairs, |conn, (who, at, side)| {
        redeem(conn, who, &code(&format!("{side}-{at}"))).map(drop)
    });
    assert_eq!(through, 25);
    let named: i64 = r::referral_accounts
        .filter(r::referrer_id.is_not_null())
        .count()
        .get_result(&mut conn)
        .unwrap();
    assert_eq!(named, 25);
}

#[test]
fn the_code_of_a_merged_account_names_the_other_one() {
    store(|conn| {
        let [ada, ben, cas, dan] = ["ada", "ben", "cas", "dan"].map(|name| person(conn, name));
        let now = SystemClock.now();
        assert!(!hand_over(conn, (ada, ben), Actor::Operator, now).unwrap(), "there is none");
        give(conn, ada, Some("ada")).unwrap();
        assert!(hand_over(conn, (ada, ben), Actor::Operator, now).unwrap());
        assert_eq!(of(conn, ben).unwrap().as_deref(), Some("ada"), "who has none takes it");
        assert_eq!(of(conn, ada).unwrap(), None);
        give(conn, cas, Some("cas")).unwrap();
        assert!(hand_over(conn, (cas, ben), Actor::Operator, now).unwrap());
        assert_eq!(of(conn, ben).unwrap().as_deref(), Some("ada"), "who has one keeps it");
        assert_eq!(redeem(conn, dan, &code("cas")).unwrap().referrer, ben);
    });
}

#[test]
fn nobody_has_brought_themselves_after_a_merger() {
    use db::schema::referral_accounts::dsl as a;
    store(|conn| {
        let people = ["ada", "ben", "cas"].map(|n| {
            let id = person(conn, n);
            give(conn, id, Some(n)).unwrap();
            id
        });
        let [ada, ben, cas] = people;
        redeem(conn, ben, &code("ada")).unwrap();
        redeem(conn, cas, &code("ben")).unwrap();
        assert!(!break_circle(conn, cas).unwrap());
        diesel::update(a::referral_accounts.find(ada))
            .set(a::referrer_id.eq(cas))
            .execute(conn)
            .unwrap();
        assert!(break_circle(conn, ada).unwrap());
        assert_eq!(super::store::referrer_of(conn, ada).unwrap(), None);
        assert_eq!(super::store::referrer_of(conn, cas).unwrap(), Some(ben));
    });
}
