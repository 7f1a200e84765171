//! The numbers are those of the rows.

use db::schema::attempts as rows;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use testkit::store;

use super::*;
use crate::definitions::tests::Firm;
use crate::{attempts, grading, trials};

#[test]
fn a_company_that_has_done_nothing_sees_nothing() {
    store(|conn| {
        let (firm, busy) = (Firm::set(conn), Firm::set(conn));
        busy.at_work(conn, "ada@example.com");
        let seen = overview(conn, firm.company).unwrap();
        let empty = Overview {
            assessments: 0,
            invitations_sent: 0,
            attempts_started: 0,
            reports_ready: 0,
            newest: vec![],
            closing: vec![],
        };
        assert_eq!(seen, empty);
    });
}

#[test]
fn the_numbers_are_those_of_the_rows() {
    store(|conn| {
        let firm = Firm::set(conn);
        let assessment = firm.assessment(conn);
        firm.invite(conn, assessment, "eve@example.com").unwrap();
        firm.invite(conn, assessment, "bob@example.com").unwrap();
        let (ada, attempt, _) = firm.at_work(conn, "ada@example.com");
        attempts::finish(conn, attempt, ada.user).unwrap();
        grading::grade(conn, attempt).unwrap();
        let seen = overview(conn, firm.company).unwrap();
        let counts = (seen.assessments, seen.invitations_sent, seen.attempts_started);
        assert_eq!((counts, seen.reports_ready), ((2, 3, 1), 1));
        assert_eq!(
            seen.newest.iter().map(|r| (r.id, r.fineness)).collect::<Vec<_>>(),
            [(attempt, Some(0))]
        );
        let closing: Vec<_> =
            seen.closing.iter().map(|c| (c.assessment, c.invited, c.not_started)).collect();
        assert_eq!(closing, [(assessment, 2, 2)]);
    });
}

#[test]
fn what_several_companies_have_made_is_what_the_home_page_of_each_says() {
    store(|conn| {
        let (busy, new, idle, left_out) =
            (Firm::set(conn), Firm::set(conn), Firm::set(conn), Firm::set(conn));
        let assessment = busy.assessment(conn);
        for email in ["eve@example.com", "bob@example.com"] {
            busy.invite(conn, assessment, email).unwrap();
        }
        busy.assessment(conn);
        new.assessment(conn);
        left_out.at_work(conn, "ada@example.com");
        let asked = [busy.company, new.company, idle.company];
        let found = made(conn, &asked).unwrap();
        let of = |assessments, invitations| Made { assessments, invitations };
        assert_eq!(found, BTreeMap::from([(busy.company, of(2, 2)), (new.company, of(1, 0))]));
        for company in asked {
            let said = found.get(&company).copied().unwrap_or_default();
            let home = overview(conn, company).unwrap();
            assert_eq!(said, of(home.assessments, home.invitations_sent));
        }
    });
}

#[test]
fn trials_and_versions_that_are_superseded_are_not_among_what_a_company_has_made() {
    store(|conn| {
        let firm = Firm::set(conn);
        let assessment = firm.assessment(conn);
        let email = "grace@firm.example".parse().unwrap();
        let member = trials::Member { company: firm.company, user: firm.owner, email };
        trials::begin(conn, &member, assessment).unwrap();
        let of = |conn: &mut Conn| made(conn, &[firm.company]).unwrap().remove(&firm.company);
        assert_eq!(of(conn), Some(Made { assessments: 1, invitations: 0 }));
        firm.invite(conn, assessment, "eve@example.com").unwrap();
        let sql = format!("update assessments set superseded_at = now() where id = '{assessment}'");
        conn.batch_execute(&sql).unwrap();
        assert_eq!(of(conn), Some(Made { assessments: 0, invitations: 1 }));
    });
}

#[test]
fn the_use_of_assessments_is_counted_for_thirty_days() {
    store(|conn| {
        let firm = Firm::set(conn);
        let assessment = firm.assessment(conn);
        firm.invite(conn, assessment, "eve@example.com").unwrap();
        let (ada, attempt, _) = firm.at_work(conn, "ada@example.com");
        let sql = "update invitations
            set sent_at = (select min(started_at) from attempts) - interval '1 day'";
        conn.batch_execute(sql).unwrap();
        let began: Instant = rows::table.select(rows::started_at).first(conn).unwrap();
        let in_days = |days| began + TimeDelta::days(days);
        let none = Usage { sent: 0, started: 0, finished: 0 };
        let used = usage(conn, firm.company, in_days(29)).unwrap();
        assert_eq!(used, Usage { sent: 2, started: 1, ..none }, "the thirtieth day counts");
        let second = TimeDelta::seconds(1);
        let used = usage(conn, firm.company, in_days(29) + second).unwrap();
        assert_eq!(used, Usage { started: 1, ..none });
        attempts::finish(conn, attempt, ada.user).unwrap();
        let used = usage(conn, firm.company, in_days(30)).unwrap();
        assert_eq!(used, Usage { started: 1, finished: 1, ..none });
        assert_eq!(usage(conn, firm.company, in_days(31)).unwrap(), none);
        let other = Firm::set(conn);
        assert_eq!(usage(conn, other.company, in_days(29)).unwrap(), none);
    });
}
