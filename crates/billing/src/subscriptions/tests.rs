//! A subscription from its first day to its end.

use kernel::PlanVersionId;
use testkit::store;

use super::*;
use crate::invoices::Buyer;
use crate::plans::tests::form;
use crate::tests::{BY, at, buyer, day, later};

/// A company and two plans.
fn set(conn: &mut Conn) -> Buyer {
    plans::save(conn, BY, ("small", 0), &form(100, 10), at()).unwrap();
    plans::save(conn, BY, ("large", 0), &form(900, 90), at()).unwrap();
    buyer(conn)
}

#[test]
fn periods_from_the_31st_come_back_to_it_after_february() {
    let on = |text: &str| -> NaiveDate { text.parse().unwrap() };
    let plan = Plan {
        id: PlanVersionId::new(),
        slug: "small".to_owned(),
        version: 1,
        form: form(100, 10),
        made_at: at(),
    };
    let january = Period { from: on("2027-01-31"), to: on("2027-02-27") };
    let subscription = Subscription {
        id: SubscriptionId::new(),
        company: CompanyId::new(),
        version: 1,
        since: january.from,
        plan: plan.clone(),
        period: january,
        next_plan: None,
        ends_with_period: false,
    };
    let february = Period { from: on("2027-02-28"), to: on("2027-03-30") };
    assert_eq!(subscription.next_period(&plan), Some(february));
    let later = Subscription { period: february, ..subscription };
    let march = Period { from: on("2027-03-31"), to: on("2027-04-29") };
    assert_eq!(later.next_period(&plan), Some(march));
}

#[test]
fn a_subscription_begins_with_a_period_and_there_is_one_of_a_company() {
    store(|conn| {
        let company = set(conn).company;
        let unknown = begin(conn, BY, company, "none", at());
        assert!(matches!(unknown, Err(Error::NoPlan)), "{unknown:?}");
        let default = begin(conn, BY, company, plans::DEFAULT, at());
        assert!(matches!(default, Err(Error::NotOffered)), "{default:?}");
        let begun = begin(conn, BY, company, "small", at()).unwrap();
        // From 23 November.
        assert_eq!((begun.period.from, begun.period.to), (day(0), day(29)));
        assert_eq!(draft(&begun.plan, begun.period).lines[0].unit_price, 100);
        let again = begin(conn, BY, company, "large", at());
        assert!(matches!(again, Err(Error::AlreadySubscribed)), "{again:?}");
    });
}

#[test]
fn another_plan_and_another_version_hold_from_the_next_period_on() {
    store(|conn| {
        let company = set(conn).company;
        begin(conn, BY, company, "small", at()).unwrap();
        plans::save(conn, BY, ("small", 1), &form(150, 15), at()).unwrap();
        let running = of(conn, company).unwrap().unwrap();
        assert_eq!((running.plan.version, running.plan.form.price), (1, 100));
        assert!(advance(conn, company, later(29)).unwrap().is_none(), "the last day");
        let renewed = advance(conn, company, later(30)).unwrap().unwrap();
        assert_eq!((renewed.plan.form.price, renewed.period.from), (150, day(30)));
        assert!(advance(conn, company, later(30)).unwrap().is_none(), "once");
        let stale = choose_next(conn, BY, (company, 1), "large");
        assert!(matches!(stale, Err(Error::StaleVersion)), "{stale:?}");
        let chosen = choose_next(conn, BY, (company, renewed.version), "large").unwrap();
        assert_eq!(
            (chosen.plan.slug.as_str(), chosen.next_plan.as_deref()),
            ("small", Some("large"))
        );
        assert_eq!(due(conn, day(60), 10).unwrap(), []);
        assert_eq!(due(conn, day(61), 10).unwrap(), [company]);
        let next = advance(conn, company, later(61)).unwrap().unwrap();
        assert_eq!((next.plan.slug.as_str(), next.next_plan), ("large", None));
    });
}

#[test]
fn a_cancelled_subscription_ends_with_its_period_unless_it_is_kept_and_a_churned_one_today() {
    store(|conn| {
        let company = set(conn).company;
        let begun = begin(conn, BY, company, "small", at()).unwrap();
        let unsaid = end_with_period(conn, BY, (company, begun.version), (true, " "));
        assert!(matches!(unsaid, Err(Error::BadReason)), "{unsaid:?}");
        let one = end_with_period(conn, BY, (company, begun.version), (true, "Too dear.")).unwrap();
        let one = end_with_period(conn, BY, (company, one.version), (false, "They stay.")).unwrap();
        assert!(!one.ends_with_period);
        let one = end_with_period(conn, BY, (company, one.version), (true, "Too dear.")).unwrap();
        assert!(of(conn, company).unwrap().unwrap().ends_with_period);
        assert!(advance(conn, company, later(30)).unwrap().is_none());
        assert_eq!(of(conn, company).unwrap(), None);
        let over = churn(conn, BY, (company, one.version), "Gone.", later(30));
        assert!(matches!(over, Err(Error::NoSubscription)), "{over:?}");
        let again = begin(conn, BY, company, "large", later(31)).unwrap();
        churn(conn, BY, (company, again.version), "Gone.", later(32)).unwrap();
        assert_eq!(of(conn, company).unwrap(), None);
        assert_eq!(due(conn, day(400), 10).unwrap(), []);
    });
}

#[test]
fn a_longer_period_begins_the_day_after_the_shorter_one() {
    store(|conn| {
        let company = set(conn).company;
        let yearly = crate::plans::Form { every: crate::plans::Every::Year, ..form(9000, 90) };
        plans::save(conn, BY, ("yearly", 0), &yearly, at()).unwrap();
        let begun = begin(conn, BY, company, "small", at()).unwrap();
        choose_next(conn, BY, (company, begun.version), "yearly").unwrap();
        let next = advance(conn, company, later(30)).unwrap().unwrap();
        assert_eq!((next.period.from, next.period.days()), (day(30), 365));
    });
}
