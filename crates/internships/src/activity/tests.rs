//! What is read of the audit log about internships.

use chrono::TimeDelta;
use testkit::store;

use super::*;
use crate::check_ins::{self, Answers};
use crate::tests::{active, at, later};

#[test]
fn who_has_checked_in_is_read_and_nothing_of_what_they_said() {
    store(|conn| {
        let (sides, of) = active(conn);
        let text = Some("Nobody reads this here.".to_owned());
        let said = Answers { work: 1, support: 2, learning: 3, text };
        check_ins::write(conn, sides.ben, (of.id, 1), &said, later(36)).unwrap();
        check_ins::write(conn, sides.ruth, (of.id, 1), &said, later(36)).unwrap();
        let wanted = ["internship:start".to_owned(), "internship:check_in".to_owned()];
        let since = at() - TimeDelta::days(30);
        let asked = Lately { company: of.company, since, before: None, most: 10, wanted: &wanted };
        let found = of_company(conn, asked).unwrap();
        let rows: Vec<_> =
            found.iter().map(|deed| (deed.action.as_str(), deed.is_subject)).collect();
        assert_eq!(rows, [("check_in", false), ("check_in", true), ("start", false)]);
        assert!(found.iter().all(|deed| deed.name.as_deref() == Some("Ben")));
        assert!(!format!("{found:?}").contains("Nobody reads"));
        let other = Lately { company: testkit::company(conn, "Ternworth"), ..asked };
        assert_eq!(of_company(conn, other).unwrap(), []);
    });
}
