//! What is found by whom, on the database.

use testkit::store;

use super::*;
use crate::definitions::tests::Firm;
use crate::{attempts, grading};

#[test]
fn a_company_finds_its_assessments_and_the_people_whom_it_invited() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (starter, attempt, _) = firm.at_work(conn, "ada@example.com");
        let found = |conn: &mut Conn, company, text| invited(conn, company, text, 5).unwrap();
        let by_address = found(conn, firm.company, "ADA@");
        assert_eq!(by_address.len(), 1);
        assert_eq!(by_address[0].report, None, "it has no grade yet");
        attempts::finish(conn, attempt, starter.user).unwrap();
        grading::grade(conn, attempt).unwrap();
        assert_eq!(found(conn, firm.company, "example.com")[0].report, Some(attempt));
        assert_eq!(found(conn, firm.company, "%"), []);
        let title = by_address[0].title.to_uppercase();
        let titled = assessments(conn, firm.company, &title[1..], 5).unwrap();
        assert_eq!(titled[0].id, by_address[0].assessment);
        let other = Firm::set(conn);
        assert_eq!(found(conn, other.company, "ada"), []);
        assert_eq!(assessments(conn, other.company, &title, 5).unwrap(), []);
    });
}
