//! Who counts, and as what, on the database.

use db::audit::Actor;
use kernel::{ApplicationId, RoleId, Seen};
use testkit::store;

use super::*;
use crate::applications::tests::{new, published};
use crate::applications::{
    Acting, DeclineCode, Event, Step, apply, find, introduce, of_role, step,
};
use crate::roles::Member;

fn day(text: &str) -> Instant {
    format!("2026-12-{text}:00Z").parse().unwrap()
}

struct Case {
    ada: Member,
    role: RoleId,
}

impl Case {
    fn new(conn: &mut Conn) -> Self {
        let (ada, role) = published(conn);
        Self { ada, role }
    }

    fn person(&self, conn: &mut Conn) -> kernel::UserId {
        testkit::user(conn, &format!("{}@example.com", ApplicationId::new()), "Ben")
    }

    /// Somebody whom the company is shown on the first of March, a day after they applied.
    fn released(&self, conn: &mut Conn) -> ApplicationId {
        let ben = self.person(conn);
        let sent = apply(conn, &new(self.role, ben), day("01T08:00")).unwrap();
        Self::take(conn, Acting::Admin(Actor::Operator), sent.id, Event::Release, "02T08:00");
        sent.id
    }

    fn take(conn: &mut Conn, by: Acting, id: ApplicationId, event: Event, at: &str) {
        let declines = event == Event::Decline;
        let code = declines.then_some(DeclineCode::Skills);
        let reason = (event == Event::MoveBack).then_some("Too early.");
        let taken = Step { code, reason, event };
        step(conn, by, Seen::any(id), &taken, day(at)).unwrap();
    }

    fn company(&self, conn: &mut Conn, id: ApplicationId, event: Event, at: &str) {
        Self::take(conn, Acting::Company(self.ada), id, event, at);
    }

    fn counted(&self, conn: &mut Conn, now: &str) -> (i64, i64) {
        let now = day(now);
        let since = now - TimeDelta::days(rules::COUNTED_DAYS);
        let Rate { in_time, counted } = store::count(conn, self.ada.company, since, now).unwrap();
        (in_time, counted)
    }
}

#[test]
fn a_rate_is_shown_from_five_candidates_on() {
    assert_eq!(Rate { in_time: 4, counted: 4 }.shown(), None);
    let enough = Rate { in_time: 0, counted: 5 };
    assert_eq!(enough.shown(), Some(enough));
}

#[test]
fn a_move_or_a_decline_of_a_person_within_seven_days_is_an_answer_in_time() {
    store(|conn| {
        let case = Case::new(conn);
        let first = case.released(conn);
        assert_eq!(case.counted(conn, "09T07:59"), (0, 0), "there is time left");
        assert_eq!(case.counted(conn, "09T08:00"), (0, 1));
        case.company(conn, first, Event::Shortlist, "09T08:00");
        assert_eq!(case.counted(conn, "09T08:00"), (1, 1), "the last moment counts");
        let second = case.released(conn);
        case.company(conn, second, Event::Decline, "03T08:00");
        let third = case.released(conn);
        case.company(conn, third, Event::Shortlist, "09T08:01");
        case.company(conn, third, Event::MoveBack, "09T08:02");
        assert_eq!(case.counted(conn, "20T08:00"), (2, 3), "the third came late");
        case.company(conn, first, Event::Interview, "20T08:00");
        assert_eq!(case.counted(conn, "21T08:00"), (2, 3), "the first answer is what counts");
    });
}

#[test]
fn a_decline_that_is_taken_back_and_a_role_that_closes_answer_nobody() {
    store(|conn| {
        let case = Case::new(conn);
        let id = case.released(conn);
        case.company(conn, id, Event::Decline, "03T08:00");
        case.company(conn, id, Event::Reconsider, "03T08:05");
        assert_eq!(case.counted(conn, "20T08:00"), (0, 1));
        let later = case.released(conn);
        case.company(conn, later, Event::Shortlist, "02T09:00");
        case.company(conn, later, Event::Decline, "03T08:00");
        case.company(conn, later, Event::Reconsider, "03T08:05");
        assert_eq!(case.counted(conn, "20T08:00"), (1, 2), "the shortlist stands");
        let closed = case.released(conn);
        Case::take(conn, Acting::System, closed, Event::CloseRole, "03T08:00");
        assert_eq!(case.counted(conn, "20T08:00"), (1, 3));
    });
}

#[test]
fn who_withdraws_unanswered_within_the_time_is_not_counted() {
    store(|conn| {
        let case = Case::new(conn);
        for (at, counted) in [("09T07:59", (0, 0)), ("09T08:01", (0, 1))] {
            let ben = case.person(conn);
            let sent = apply(conn, &new(case.role, ben), day("01T08:00")).unwrap();
            let admin = Acting::Admin(Actor::Operator);
            Case::take(conn, admin, sent.id, Event::Release, "02T08:00");
            Case::take(conn, Acting::Candidate(ben), sent.id, Event::Withdraw, at);
            assert_eq!(case.counted(conn, "20T08:00"), counted, "{at}");
        }
    });
}

#[test]
fn who_accepted_an_introduction_is_answered_in_forty_eight_hours() {
    store(|conn| {
        let case = Case::new(conn);
        for (at, counted) in [("03T08:00", (1, 1)), ("03T08:01", (1, 2))] {
            let ben = case.person(conn);
            let made = introduce(conn, &new(case.role, ben), day("01T08:00")).unwrap();
            case.company(conn, made.id, Event::Interview, at);
            assert_eq!(case.counted(conn, "03T08:01"), counted, "{at}");
        }
    });
}

#[test]
fn a_message_in_an_introduction_is_the_first_answer_and_no_other() {
    store(|conn| {
        let case = Case::new(conn);
        let write = |conn: &mut Conn, to: kernel::UserId, at: &str| {
            take_message(conn, case.role, to, day(at)).unwrap();
        };
        let [early, late, gone] = [0; 3].map(|_| case.person(conn));
        for who in [early, late, gone] {
            introduce(conn, &new(case.role, who), day("01T08:00")).unwrap();
        }
        write(conn, early, "03T08:00");
        write(conn, early, "04T08:00");
        write(conn, late, "03T08:01");
        assert_eq!(case.counted(conn, "05T08:00"), (1, 3), "the first message counts");
        let found = of_role(conn, case.role, gone).unwrap().unwrap();
        Case::take(conn, Acting::Candidate(gone), found.id, Event::Withdraw, "02T08:00");
        write(conn, gone, "02T09:00");
        assert_eq!(case.counted(conn, "05T08:00"), (1, 2), "what has ended is not answered");
        let sent = case.released(conn);
        let who = find(conn, sent).unwrap().application.candidate.unwrap();
        write(conn, who, "02T09:00");
        assert_eq!(case.counted(conn, "20T08:00"), (1, 3), "no introduction made this one");
    });
}

#[test]
fn what_is_older_than_a_year_or_another_companys_is_not_counted() {
    store(|conn| {
        let case = Case::new(conn);
        for _ in 0..5 {
            case.released(conn);
        }
        let enough = Some(Rate { in_time: 0, counted: 5 });
        assert_eq!(rate(conn, case.ada.company, day("20T08:00")).unwrap(), enough);
        let years = day("20T08:00") + TimeDelta::days(366);
        assert_eq!(rate(conn, case.ada.company, years).unwrap(), None);
        assert_eq!(rate(conn, CompanyId::new(), day("20T08:00")).unwrap(), None);
    });
}
