//! Eight o'clock is eight o'clock everywhere and on every day, and what was taken is gone.

use kernel::chrono::{DateTime, TimeDelta};
use serde_json::json;
use testkit::{store, user};

use super::*;

fn at(text: &str) -> Instant {
    text.parse().unwrap()
}

#[test]
fn the_mail_of_a_day_is_due_at_eight_by_the_clocks_of_the_zone() {
    #[track_caller]
    fn check(zone: &str, now: &str, date: &str, due: &str) {
        let found = last_due(zone.parse().unwrap(), at(now)).unwrap();
        assert_eq!((found.date.to_string().as_str(), found.at), (date, at(due)), "{zone} {now}");
    }
    check("UTC", "2027-01-04T08:00:00Z", "2027-01-04", "2027-01-04T08:00:00Z");
    check("UTC", "2027-01-04T07:59:59Z", "2027-01-03", "2027-01-03T08:00:00Z");
    check("Asia/Kolkata", "2027-01-04T02:30:00Z", "2027-01-04", "2027-01-04T02:30:00Z");
    check("Pacific/Kiritimati", "2027-01-04T18:00:00Z", "2027-01-05", "2027-01-04T18:00:00Z");
    check("Pacific/Niue", "2027-01-04T18:59:00Z", "2027-01-03", "2027-01-03T19:00:00Z");
    // Clocks in Berlin are put forward on 28 March 2027 and back on 31 October.
    check("Europe/Berlin", "2027-03-27T12:00:00Z", "2027-03-27", "2027-03-27T07:00:00Z");
    check("Europe/Berlin", "2027-03-28T06:00:00Z", "2027-03-28", "2027-03-28T06:00:00Z");
    check("Europe/Berlin", "2027-10-30T06:00:00Z", "2027-10-30", "2027-10-30T06:00:00Z");
    check("Europe/Berlin", "2027-10-31T06:59:00Z", "2027-10-30", "2027-10-30T06:00:00Z");
    check("Europe/Berlin", "2027-10-31T07:00:00Z", "2027-10-31", "2027-10-31T07:00:00Z");
    // Samoa had no 30 December 2011.
    check("Pacific/Apia", "2011-12-30T12:00:00Z", "2011-12-29", "2011-12-29T18:00:00Z");
    check("Pacific/Apia", "2011-12-30T18:00:00Z", "2011-12-31", "2011-12-30T18:00:00Z");
}

#[test]
fn what_waits_is_taken_once_newest_first_and_only_from_before() {
    store(|conn| {
        let (ada, noon) = (user(conn, "ada@example.com", "ada"), at("2027-01-04T12:00:00Z"));
        let add = |conn: &mut Conn, cause: &str, now: Instant| {
            let params = json!({ "company": cause });
            let kind = "story_published".to_owned();
            super::add(conn, &New { user: ada, cause, kind, params, link: "/dashboard" }, now)
        };
        for cause in ["1", "2"] {
            assert!(add(conn, cause, noon).unwrap());
        }
        assert!(!add(conn, "1", noon).unwrap(), "a cause waits once");
        add(conn, "3", noon + TimeDelta::minutes(1)).unwrap();
        let taken = take(conn, ada, noon + TimeDelta::minutes(1), noon).unwrap();
        let said: Vec<_> = taken.iter().map(|entry| entry.params["company"].clone()).collect();
        assert_eq!(said, ["2", "1"]);
        assert_eq!(take(conn, ada, noon + TimeDelta::minutes(1), noon).unwrap(), []);
        assert!(!add(conn, "1", noon).unwrap(), "nor again once it was mailed");
        assert_eq!(forget(conn, ada).unwrap(), 1);
        assert_eq!(take(conn, ada, noon + TimeDelta::days(1), noon).unwrap(), []);
        let later = DateTime::from_timestamp(noon.timestamp() + 1, 0).unwrap();
        assert_eq!(remove_mailed(conn, later).unwrap(), 2);
    });
}

#[test]
fn people_wait_by_the_zone_they_named_or_by_none() {
    store(|conn| {
        let noon = at("2027-01-04T12:00:00Z");
        let berlin = "Europe/Berlin".parse().unwrap();
        for (name, zone) in [("ada", Some(berlin)), ("ben", None)] {
            let user = user(conn, &format!("{name}@example.com"), name);
            let mut settings = settings::Settings::default();
            settings.time_zone = zone;
            settings::save(conn, user, &settings).unwrap();
            let (kind, params) = ("story_published".to_owned(), json!({}));
            add(conn, &New { user, cause: "1", kind, params, link: "/" }, noon).unwrap();
            let after = noon + TimeDelta::seconds(1);
            assert_eq!(waiting(conn, zone, after, 10).unwrap(), [user], "{name}");
            assert_eq!(waiting(conn, zone, noon, 10).unwrap(), [], "not yet: {name}");
        }
        let zones = zones(conn).unwrap();
        assert!(zones.contains(&Some(berlin)) && zones.contains(&None) && zones.len() == 2);
    });
}
