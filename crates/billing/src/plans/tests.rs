//! Forms and periods by table, and versions in the database.

use testkit::store;

use super::*;
use crate::money::Currency;
use crate::tests::{BY, at};

pub(crate) fn form(price: i64, invitations: i32) -> Form {
    Form {
        name: "Growth".to_owned(),
        currency: Currency::Eur,
        price,
        tax_milli: 19_000,
        every: Every::Month,
        invitations,
        seats: 5,
        live_roles: 20,
        own_problems: 50,
        offered: true,
    }
}

#[track_caller]
fn check(slug: &str, change: impl FnOnce(&mut Form), wrong: &[&str]) {
    let mut form = form(100, 10);
    change(&mut form);
    let found = match form.check(slug) {
        Ok(()) => Vec::new(),
        Err(Error::Fields(problems)) => problems.into_iter().map(|one| one.field).collect(),
        Err(e) => panic!("{e:?}"),
    };
    assert_eq!(found, wrong, "{slug} {form:?}");
}

#[test]
fn what_is_wrong_with_a_plan_is_named() {
    check("growth-2", |_| (), &[]);
    for slug in ["", "g", "2growth", "Growth", "a_b", &"a".repeat(41)] {
        check(slug, |_| (), &["slug"]);
    }
    check("g1", |form| form.name = String::new(), &["name"]);
    check("g1", |form| form.price = -1, &["price"]);
    check("g1", |form| form.price = 10_000_000_001, &["price"]);
    check("g1", |form| form.tax_milli = 100_001, &["tax_milli"]);
    check("g1", |form| form.invitations = -1, &["invitations"]);
    check("g1", |form| form.invitations = MAX_INVITATIONS + 1, &["invitations"]);
    check("g1", |form| form.seats = 0, &["seats"]);
    check("g1", |form| form.seats = 101, &["seats"]);
    check("g1", |form| form.live_roles = -1, &["live_roles"]);
    check("g1", |form| form.live_roles = MAX_LIVE_ROLES + 1, &["live_roles"]);
    check("g1", |form| form.own_problems = -1, &["own_problems"]);
    check("g1", |form| form.own_problems = MAX_OWN_PROBLEMS + 1, &["own_problems"]);
    check("g1", |form| (form.live_roles, form.own_problems) = (0, 0), &[]);
    check(DEFAULT, |_| (), &["price"]);
    check(DEFAULT, |form| form.price = 0, &["price"]);
    check(DEFAULT, |form| form.offered = false, &["price"]);
    check(DEFAULT, |form| (form.price, form.offered) = (0, false), &[]);
}

#[test]
fn periods_keep_the_day_of_the_month_on_which_the_first_began() {
    let day = |text: &str| text.parse::<chrono::NaiveDate>().unwrap();
    let check = |every: Every, number, from: &str, to: &str| {
        let period = every.period(day("2027-01-31"), number).unwrap();
        assert_eq!((period.from, period.to), (day(from), day(to)), "{every:?} {number}");
    };
    check(Every::Month, 0, "2027-01-31", "2027-02-27");
    check(Every::Month, 1, "2027-02-28", "2027-03-30");
    check(Every::Month, 2, "2027-03-31", "2027-04-29");
    check(Every::Year, 0, "2027-01-31", "2028-01-30");
    check(Every::Year, 1, "2028-01-31", "2029-01-30");
    assert_eq!(Every::Year.period(day("2027-01-31"), u32::MAX), None);
}

#[test]
fn a_plan_gets_a_version_for_each_change_and_refuses_one_that_was_not_seen() {
    store(|conn| {
        let first = save(conn, BY, ("growth", 0), &form(100, 10), at()).unwrap();
        assert_eq!(first.version, 1);
        let stale = save(conn, BY, ("growth", 0), &form(200, 20), at());
        assert!(matches!(stale, Err(Error::StaleVersion)), "{stale:?}");
        save(conn, BY, ("growth", 1), &form(200, 20), at()).unwrap();
        assert_eq!(newest(conn, "growth").unwrap().form.price, 200);
        let asked = [("growth".to_owned(), 1), ("growth".to_owned(), 7)];
        let found = find_all(conn, &asked).unwrap();
        assert_eq!((found.len(), found[&asked[0]].form.price), (1, 100));
        let all: Vec<_> =
            list(conn).unwrap().into_iter().map(|one| (one.slug, one.version)).collect();
        assert_eq!(all, [(DEFAULT.to_owned(), 1), ("growth".to_owned(), 2)]);
        assert!(matches!(newest(conn, "none"), Err(Error::NoPlan)));
    });
}

#[test]
fn companies_without_a_subscription_get_no_more_than_any_plan_that_is_paid_for() {
    store(|conn| {
        let room = |conn: &mut Conn| {
            let form = default(conn).unwrap().form;
            (form.invitations, form.seats, form.live_roles)
        };
        let unpaid = room(conn);
        // One that costs nothing, and one that nobody can subscribe to, are not paid for.
        save(conn, BY, ("trial", 0), &form(0, 1), at()).unwrap();
        let hidden = Form { offered: false, ..form(100, 2) };
        save(conn, BY, ("hidden", 0), &hidden, at()).unwrap();
        assert_eq!(room(conn), unpaid);
        save(conn, BY, ("growth", 0), &Form { seats: 20, ..form(49_900, 250) }, at()).unwrap();
        save(conn, BY, ("starter", 0), &Form { live_roles: 4, ..form(100, 300) }, at()).unwrap();
        assert_eq!(room(conn), (250, 5, 4));
        let listed = list(conn).unwrap().into_iter().find(|plan| plan.slug == DEFAULT).unwrap();
        assert_eq!(listed.form.invitations, 250, "the admin reads what holds");
        let more = Form { invitations: 251, ..listed.form.clone() };
        let refused = save(conn, BY, (DEFAULT, 1), &more, at());
        assert!(matches!(refused, Err(Error::Fields(_))), "{refused:?}");
        save(conn, BY, (DEFAULT, 1), &Form { invitations: 25, ..listed.form }, at()).unwrap();
        assert_eq!(room(conn).0, 25);
    });
}
