//! Months and what is left by table, and what is granted in the database.

use chrono::NaiveDate;
use diesel::connection::SimpleConnection;
use kernel::PlanVersionId;
use testkit::store;

use super::*;
use crate::plans::DEFAULT;
use crate::plans::tests::form;
use crate::tests::{BY, at, buyer, day, later};

fn date(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

#[test]
fn a_month_begins_on_the_day_of_the_month_on_which_the_period_began() {
    let check = |anchor: &str, today: &str, from: &str, renews_on: &str| {
        let window = Window::of(date(anchor), date(today));
        let want = Window { from: date(from), renews_on: date(renews_on) };
        assert_eq!(window, want, "{anchor} {today}");
    };
    check("2026-11-23", "2026-11-23", "2026-11-23", "2026-12-23");
    check("2026-11-23", "2026-12-22", "2026-11-23", "2026-12-23");
    check("2026-11-23", "2026-12-23", "2026-12-23", "2027-01-23");
    check("2026-11-23", "2027-10-01", "2027-09-23", "2027-10-23");
    check("2027-01-31", "2027-02-27", "2027-01-31", "2027-02-28");
    check("2027-01-31", "2027-02-28", "2027-02-28", "2027-03-31");
    check("2027-01-31", "2027-03-30", "2027-02-28", "2027-03-31");
    check("2026-11-23", "2026-11-01", "2026-10-23", "2026-11-23");
    let calendar = Window::of_calendar(date("2026-02-28"));
    assert_eq!((calendar.from, calendar.renews_on), (date("2026-02-01"), date("2026-03-01")));
}

fn allowance(quota: i32, used: i64, extra: i64) -> Allowance {
    let (slug, form) = ("growth".to_owned(), form(100, quota));
    let window = Window::of_calendar(day(0));
    let id = PlanVersionId::new();
    Allowance {
        plan: Plan { id, slug, version: 1, form, made_at: at() },
        window,
        used,
        extra,
        is_trial: false,
    }
}

#[test]
fn a_company_is_warned_at_eighty_per_cent_and_has_nothing_left_at_a_hundred() {
    for (quota, used, extra, left, level) in [
        (10, 0, 0, 10, Level::Open),
        (10, 7, 0, 3, Level::Open),
        (10, 8, 0, 2, Level::Near),
        (10, 9, 0, 1, Level::Near),
        (10, 10, 0, 0, Level::UsedUp),
        (10, 10, 5, 5, Level::Open),
        (10, 10, 2, 2, Level::Near),
        (10, 12, 0, 0, Level::UsedUp),
        (10, 12, 3, 3, Level::Near),
        (0, 0, 0, 0, Level::UsedUp),
        (0, 0, 3, 3, Level::Open),
    ] {
        let one = allowance(quota, used, extra);
        assert_eq!((one.left(), one.level()), (left, level), "{quota} {used} {extra}");
    }
    let said = allowance(10, 10, 0).used_up().to_string();
    for part in ["10 monthly invitations", "Growth", "1 December 2026", "Support"] {
        assert!(said.contains(part), "{said}");
    }
}

#[test]
fn of_what_is_granted_there_is_left_what_was_not_used() {
    for (used, left) in [(0, 5), (2, 3), (5, 0), (7, 0)] {
        let (id, reason) = (InvitationCreditId::new(), "A trial.".to_owned());
        let credit = Credit { id, amount: 5, used, expires_on: day(0), reason };
        assert_eq!(credit.left(), left, "{used}");
    }
}

#[test]
fn what_is_granted_has_an_amount_a_day_and_a_reason_and_the_part_that_expires_first_is_first() {
    store(|conn| {
        let company = buyer(conn).company;
        let grant = |conn: &mut Conn, amount, days, why: &str| {
            super::grant(conn, BY, (company, amount, day(days)), why, at())
        };
        for (amount, days) in [(0, 5), (MAX_CREDIT + 1, 5), (1, -1), (1, 367)] {
            let refused = grant(conn, amount, days, "A trial.");
            assert!(matches!(refused, Err(Error::Fields(_))), "{refused:?}");
        }
        assert!(matches!(grant(conn, 5, 5, " "), Err(Error::BadReason)));
        grant(conn, 5, 30, "A trial.").unwrap();
        grant(conn, 2, 0, "An outage.").unwrap();
        let listed: Vec<_> =
            credits(conn, company).unwrap().iter().map(|one| (one.amount, one.left())).collect();
        assert_eq!(listed, [(2, 2), (5, 5)]);
        let left = |conn: &mut Conn, today: NaiveDate| {
            let plan = plan_of(conn, company, today).unwrap();
            assert_eq!(plan.0.slug, DEFAULT);
            of(conn, company, (plan, 3), today).unwrap()
        };
        assert_eq!((left(conn, day(0)).used, left(conn, day(0)).extra), (3, 7));
        assert_eq!(left(conn, later(1).date_naive()).extra, 5, "the other part is over");
    });
}

#[test]
fn what_is_left_to_several_companies_is_read_together_as_it_is_alone() {
    store(|conn| {
        let subscribed = buyer(conn).company;
        let [granted, used, plain] =
            ["Quill", "Saltmarsh", "Fenmoor"].map(|name| testkit::company(conn, name));
        plans::save(conn, BY, ("growth", 0), &form(100, 10), at()).unwrap();
        subscriptions::begin(conn, BY, subscribed, "growth", at()).unwrap();
        for (company, amount) in [(subscribed, 4), (granted, 5), (used, 6)] {
            super::grant(conn, BY, (company, amount, day(30)), "A trial.", at()).unwrap();
        }
        // The month of the subscription begins on the day of the first use, and that of the calendar before both.
        let uses = format!(
            "set session_replication_role = replica;
             insert into invitation_credit_uses (invitation_id, credit_id, used_at)
             select gen_random_uuid(), id, moment::timestamptz from invitation_credits,
               unnest(array['2026-11-22T23:59:59Z', '2026-11-23T00:00:00Z', '2026-12-05T00:00:00Z'])
                 as times (moment)
              where company_id in ('{used}', '{subscribed}');
             set session_replication_role = default"
        );
        conn.batch_execute(&uses).unwrap();
        let (asked, today) = ([subscribed, granted, used, plain], day(1));
        let plans = plans_of(conn, &asked, today).unwrap();
        for company in asked {
            assert_eq!(plans[&company], plan_of(conn, company, today).unwrap());
        }
        let counted: BTreeMap<_, _> =
            plans.into_iter().map(|(company, plan)| (company, (plan, 3))).collect();
        let left = of_each(conn, counted.clone(), today).unwrap();
        let said = asked.map(|company| (left[&company].used, left[&company].extra));
        assert_eq!(said, [(1, 1), (3, 5), (1, 3), (3, 0)]);
        for (company, counted) in counted {
            assert_eq!(left[&company], of(conn, company, counted, today).unwrap());
        }
    });
}
