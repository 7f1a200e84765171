//! Patterns by table, and counts on the database.

use kernel::chrono::{TimeZone, Utc};
use testkit::store;

use super::*;

fn noon(year: i32, month: u32, day: u32) -> Instant {
    Utc.with_ymd_and_hms(year, month, day, 12, 0, 0).unwrap()
}

#[test]
fn the_list_is_that_of_the_browser_application() {
    let all: Vec<&str> = rules::patterns().collect();
    assert!(all.len() > 70, "{}", all.len());
    for known in ["/", "/login", "/report/:reportId", "/admin-dashboard/presence"] {
        assert!(all.contains(&known), "{known}");
        assert_eq!(Route::of(known).as_str(), known);
    }
}

#[test]
fn a_pattern_is_known_by_its_shape_and_anything_else_is_other() {
    let check = |text: &str, want: &str| assert_eq!(Route::of(text).as_str(), want, "{text}");
    check("/report/:id", "/report/:reportId");
    check("/report/7f3a", OTHER);
    check("/magic-link/a-real-token", OTHER);
    check("/a-hidden-page", OTHER);
    check("", OTHER);
    check("*", OTHER);
    check("/login?next=/report/1", OTHER);
}

#[test]
fn views_are_counted_by_day_and_pattern_and_removed_by_day() {
    store(|conn| {
        let (old, now) = (noon(2025, 1, 1), noon(2026, 6, 1));
        for (route, at) in [("/", now), ("/login", now), ("/", now), ("/", old)] {
            count(conn, Route::of(route), at).unwrap();
        }
        let views = |conn: &mut Conn, day| {
            let all = since(conn, day).unwrap();
            all.into_iter().map(|v| format!("{} {}", v.route, v.views)).collect::<Vec<_>>()
        };
        assert_eq!(views(conn, now.date_naive()), ["/ 2", "/login 1"]);
        assert_eq!(views(conn, old.date_naive()), ["/ 3", "/login 1"]);
        assert_eq!(remove_before(conn, now).unwrap(), 1);
        assert_eq!(views(conn, old.date_naive()), ["/ 2", "/login 1"]);
    });
}
