//! Alerts on the database.

use diesel::connection::SimpleConnection;
use kernel::CompanyId;
use testkit::store;

use super::*;
use crate::applications::tests::{publish, published};
use crate::open_roles::Listed;
use crate::roles::form::{Kind, Level, Workplace};
use crate::roles::tests::at;

fn wanted(words: &str) -> Wanted {
    Wanted { words: words.to_owned(), ..Wanted::default() }
}

fn days(count: i64) -> Instant {
    at() + TimeDelta::days(count)
}

fn change(conn: &mut Conn, what: &str) {
    conn.batch_execute(what).unwrap();
}

#[test]
fn somebody_has_ten_alerts_none_of_them_twice_and_deletes_their_own() {
    store(|conn| {
        let ada = testkit::user(conn, "ada@example.com", "Ada");
        let ben = testkit::user(conn, "ben@example.com", "Ben");
        let narrow = Wanted {
            kind: Some(Kind::Intern),
            level: Some(Level::Student),
            workplace: Some(Workplace::Remote),
            country: Some("PT".to_owned()),
            says_pay: true,
            starts_by: Some(at().date_naive()),
            ..wanted("Rust")
        };
        let first = set(conn, ada, &narrow, at()).unwrap();
        assert_eq!((&first.wanted, first.looked_at), (&narrow, at()));
        assert_eq!(set(conn, ada, &narrow, days(1)).unwrap(), first, "it says the same");
        for n in 1..MAX_ALERTS {
            set(conn, ada, &wanted(&format!("word {n}")), at()).unwrap();
        }
        let more = set(conn, ada, &wanted("one more"), at());
        assert!(matches!(more, Err(Error::TooManyAlerts)), "{more:?}");
        assert_eq!(set(conn, ada, &narrow, at()).unwrap().id, first.id, "also when it is full");
        assert_eq!(set(conn, ben, &narrow, at()).unwrap().wanted, narrow, "ten for each");
        assert!(matches!(delete(conn, ben, first.id), Err(Error::NoAlert)));
        delete(conn, ada, first.id).unwrap();
        let left = list(conn, ada).unwrap();
        assert_eq!(left.len(), MAX_ALERTS - 1);
        assert_eq!(left[0].wanted, wanted("word 9"), "the newest first");
    });
}

#[test]
fn all_alerts_of_a_person_are_due_together_a_day_after_the_last_look() {
    store(|conn| {
        let ada = testkit::user(conn, "ada@example.com", "Ada");
        set(conn, ada, &wanted("early"), at()).unwrap();
        set(conn, ada, &wanted("late"), at() + TimeDelta::hours(20)).unwrap();
        let early = days(1) - TimeDelta::minutes(1);
        assert_eq!(due(conn, early, 10).unwrap(), []);
        assert_eq!(take_due(conn, ada, early).unwrap(), []);
        assert_eq!(due(conn, days(1), 10).unwrap(), [ada]);
        let taken = take_due(conn, ada, days(1)).unwrap();
        assert_eq!(taken.iter().map(|alert| alert.looked_at).min(), Some(at()), "as before");
        assert_eq!(taken.len(), 2, "one mail for both");
        assert_eq!(take_due(conn, ada, days(1)).unwrap(), [], "somebody else took them");
        assert_eq!(due(conn, days(2) - TimeDelta::minutes(1), 10).unwrap(), []);
    });
}

#[test]
fn a_role_is_new_once_however_many_alerts_find_it_and_while_it_takes_applications() {
    store(|conn| {
        let (_, role) = published(conn);
        let ada = testkit::user(conn, "eve@example.com", "Eve");
        change(conn, "update companies set state = 'approved'");
        let shown = days(1).to_rfc3339();
        change(
            conn,
            &format!("update roles set published_at = '{shown}', title = 'Rust engineer'"),
        );
        set(conn, ada, &wanted("rust"), at()).unwrap();
        set(conn, ada, &wanted("engineer"), at()).unwrap();
        set(conn, ada, &wanted("cook"), at()).unwrap();
        let alerts = list(conn, ada).unwrap();
        let ids = |conn: &mut Conn, now| {
            let Found { named, more } = find_new(conn, &alerts, now).unwrap();
            assert!(!more);
            named.into_iter().map(|role| role.id).collect::<Vec<_>>()
        };
        assert_eq!(ids(conn, days(1) - TimeDelta::minutes(1)), [], "it is not published yet");
        assert_eq!(ids(conn, days(1)), [role]);
        take_due(conn, ada, days(1)).unwrap();
        let later = list(conn, ada).unwrap();
        assert_eq!(find_new(conn, &later, days(2)).unwrap().named, [], "it was named");
        change(conn, "update roles set state = 'paused'");
        assert_eq!(ids(conn, days(1)), []);
    });
}

#[test]
fn a_mail_names_ten_roles_and_says_that_there_are_more() {
    store(|conn| {
        let (member, _) = published(conn);
        for _ in 0..10 {
            publish(conn, member);
        }
        let eve = testkit::user(conn, "eve@example.com", "Eve");
        change(conn, "update companies set state = 'approved'");
        change(conn, &format!("update roles set published_at = '{}'", days(1).to_rfc3339()));
        set(conn, eve, &wanted(""), at()).unwrap();
        set(conn, eve, &wanted("pellworth"), at()).unwrap();
        let alerts = list(conn, eve).unwrap();
        let found = find_new(conn, &alerts, days(1)).unwrap();
        assert_eq!((found.named.len(), found.more), (10, true));
    });
}

#[test]
fn the_last_published_is_named_first_and_none_twice() {
    let role = |hours: i64| Listed {
        id: kernel::RoleId::new(),
        company: CompanyId::new(),
        company_name: "Pellworth".to_owned(),
        title: "Fitter".to_owned(),
        kind: None,
        level: None,
        workplace: None,
        location: String::new(),
        countries: Vec::new(),
        deadline: None,
        published_at: at() + TimeDelta::hours(hours),
    };
    let (early, late) = (role(1), role(2));
    let found = Found::of(vec![early.clone(), late.clone(), early.clone()], 2);
    assert_eq!(found, Found { named: vec![late.clone(), early.clone()], more: false });
    assert_eq!(Found::of(vec![early, late.clone()], 1), Found { named: vec![late], more: true });
}

#[test]
fn an_alert_says_its_parts_as_the_page_of_open_roles_names_them() {
    assert_eq!(wanted("").parts(), []);
    let all = Wanted {
        words: "rust".to_owned(),
        kind: Some(Kind::Intern),
        level: Some(Level::Student),
        workplace: Some(Workplace::Remote),
        country: Some("PT".to_owned()),
        says_pay: true,
        starts_by: "2027-03-01".parse().ok(),
    };
    let parts: Vec<String> =
        all.parts().into_iter().map(|(name, value)| format!("{name}={value}")).collect();
    let query = "search=rust&kind=intern&workplace=remote&level=student&country=PT&pay=true&starts_by=2027-03-01";
    assert_eq!(parts.join("&"), query);
}
