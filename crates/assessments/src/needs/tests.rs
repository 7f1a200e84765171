//! What needs a member, and the numbers, on the database.

use diesel::connection::SimpleConnection;
use kernel::Seen;
use kernel::chrono::TimeDelta;
use testkit::store;

use super::*;
use crate::definitions::tests::Firm;
use crate::reviews::{self, At, Content, Event, Reader, Sheet};
use crate::{accommodations, attempts};

fn found(
    conn: &mut Conn,
    of: (CompanyId, UserId),
    invites: bool,
    now: Instant,
) -> Vec<(Kind, String)> {
    let needs = of_member(conn, of, invites, (now, 10)).unwrap();
    assert!(needs.iter().all(|need| need.total == 1), "{needs:?}");
    needs.into_iter().map(|need| (need.kind, need.name)).collect()
}

#[test]
fn a_request_for_extra_time_waits_for_those_who_invite_while_it_can_be_answered() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (ada, code) = firm.candidate(conn, "ada@example.com");
        let asker = accommodations::Asker { user: ada.user, email: ada.email.clone() };
        let wish = accommodations::Wish { percent: 50, text: None };
        accommodations::ask(conn, &asker, (&code, 0), &wish).unwrap();
        let now = db::clock::now(conn).unwrap();
        let own = (firm.company, firm.owner);
        assert_eq!(found(conn, own, true, now), [(Kind::ExtraTime, "Ada".to_owned())]);
        assert_eq!(found(conn, own, false, now), []);
        assert_eq!(found(conn, own, true, now + TimeDelta::days(100)), [], "it has ended");
        let other = Firm::set(conn);
        assert_eq!(found(conn, (other.company, other.owner), true, now), []);
    });
}

#[test]
fn a_review_that_was_begun_waits_for_its_author_until_it_is_submitted() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (ada, attempt, _) = firm.at_work(conn, "ada@example.com");
        attempts::finish(conn, attempt, ada.user).unwrap();
        let now = db::clock::now(conn).unwrap();
        let reader = Reader { user: firm.owner, owns: true };
        let at = At { attempt, company: firm.company, reader };
        let (sheet, draft) = (Seen::at(Sheet::Code, 0), Content::default());
        reviews::save(conn, at, sheet, (&draft, Event::Save), now).unwrap();
        let own = (firm.company, firm.owner);
        let waits = [(Kind::ReportReview, "Ada Lovelace".to_owned())];
        assert_eq!(found(conn, own, false, now), waits);
        let colleague = testkit::user(conn, "bea@example.com", "Bea");
        assert_eq!(found(conn, (firm.company, colleague), true, now), []);
        conn.batch_execute("update report_reviews set state = 'submitted', submitted_at = now()")
            .unwrap();
        assert_eq!(found(conn, own, false, now), []);
    });
}

#[test]
fn invitations_are_out_until_their_time_or_their_attempt_is_over() {
    store(|conn| {
        let firm = Firm::set(conn);
        let assessment = firm.assessment(conn);
        firm.invite(conn, assessment, "eve@example.com").unwrap();
        let (ada, attempt, _) = firm.at_work(conn, "ada@example.com");
        let now = db::clock::now(conn).unwrap();
        let counted = |conn: &mut Conn, now| {
            let Figures { out, finished } = figures(conn, firm.company, now).unwrap();
            (out, finished)
        };
        assert_eq!(counted(conn, now), (2, 0));
        assert_eq!(counted(conn, now + TimeDelta::days(100)), (1, 0), "one is at work");
        attempts::finish(conn, attempt, ada.user).unwrap();
        assert_eq!(counted(conn, now), (1, 1));
        let other = Firm::set(conn);
        let none = Figures { out: 0, finished: 0 };
        assert_eq!(figures(conn, other.company, now).unwrap(), none);
    });
}
