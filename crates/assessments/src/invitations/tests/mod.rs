//! Codes, the machine and resends by table, and invitations on the database.

mod made;
mod taking;

use std::sync::Barrier;

use diesel::connection::SimpleConnection;
use kernel::chrono::{DateTime, TimeDelta};
use kernel::{Instant, Limit};
use testkit::{TestDb, store};

use super::*;
use crate::attempts;
use crate::definitions::tests::Firm;

#[track_caller]
fn check_code(text: &str, good: bool) {
    assert_eq!(text.parse::<Code>().is_ok(), good, "{text}");
}

#[test]
fn a_code_is_ten_characters_none_of_which_is_read_for_another() {
    check_code("23456789AB", true);
    check_code("CDEFGHJKMN", true);
    check_code("PQRSTVWXYZ", true);
    for odd in ["I", "L", "O", "U", "0", "1", "a", "é", " ", "-"] {
        check_code(&format!("23456789A{odd}"), false);
    }
    check_code("23456789A", false);
    check_code("23456789ABC", false);
    for _ in 0..1000 {
        check_code(Code::random().as_str(), true);
    }
    let code = Code::random();
    assert_ne!(code, Code::random());
    assert_eq!(code.to_string(), code.as_str(), "an address shows all of it");
}

#[test]
fn the_database_allows_exactly_the_steps_of_the_machine() {
    let db = TestDb::create();
    let mut conn = db.conn();
    let firm = Firm::set(&mut conn);
    let assessment = firm.assessment(&mut conn);
    firm.invite(&mut conn, assessment, "ada@example.com").unwrap();
    for from in State::ALL {
        for to in State::ALL.into_iter().filter(|to| *to != from) {
            let want = machine::STEPS.lines().iter().any(|(f, _, _, t)| (*f, *t) == (from, to));
            let set = |state: State| format!("update invitations set state = '{}'", state.as_str());
            conn.batch_execute("begin; alter table invitations disable trigger all").unwrap();
            conn.batch_execute("update invitations set user_id = created_by").unwrap();
            conn.batch_execute(&set(from)).unwrap();
            conn.batch_execute("alter table invitations enable trigger all").unwrap();
            let allowed = conn.batch_execute(&set(to));
            conn.batch_execute("rollback").unwrap();
            assert_eq!(allowed.is_ok(), want, "{from:?} to {to:?}");
        }
    }
}

fn at(seconds: i64) -> Instant {
    DateTime::from_timestamp(1_800_000_000 + seconds, 0).unwrap()
}

fn invitation(state: State, resends: i32, last: Option<i64>) -> Invitation {
    Invitation {
        id: InvitationId::new(),
        assessment: AssessmentId::new(),
        code: "23456789AB".into(),
        email: "ada@example.com".into(),
        name: None,
        state,
        created_at: at(0),
        sent_at: None,
        last_sent_at: last.map(at),
        opens_at: None,
        expires_at: at(14 * 86_400),
        accommodation_percent: 0,
        message: None,
        created_by: UserId::new(),
        resends,
        attempt: None,
        any_address: false,
        taken_as: None,
    }
}

/// How often the mail of an invitation goes once more, where nothing is set.
const MOST: i64 = MAX_RESENDS as i64;

#[track_caller]
fn check_resend(state: State, resends: i32, last: Option<i64>, want: Option<Error>) {
    let got = rules::check_resend(&invitation(state, resends, last), MOST, at(86_400)).err();
    // The text does not say for how many seconds to wait.
    assert_eq!(format!("{got:?}"), format!("{want:?}"));
}

#[test]
fn an_invitation_is_sent_again_three_times_a_day_apart() {
    check_resend(State::Sent, 0, None, None);
    check_resend(State::Opened, 2, Some(0), None);
    check_resend(State::Expired, 0, None, None);
    check_resend(State::Sent, 3, None, Some(Error::ResendLimit(3)));
    let wait = |retry_after_seconds| Some(Error::ResendTooSoon { retry_after_seconds });
    check_resend(State::Sent, 1, Some(1), wait(1));
    check_resend(State::Sent, 1, Some(86_400), wait(86_400));
    check_resend(State::Started, 0, None, Some(Error::AlreadyStarted));
    check_resend(State::Completed, 0, None, Some(Error::AlreadyStarted));
    check_resend(State::Cancelled, 0, None, Some(Error::InvitationClosed));
    check_resend(State::Bounced, 0, None, Some(Error::InvitationClosed));
    check_resend(State::Declined, 0, None, Some(Error::InvitationClosed));
}

#[test]
fn an_invitation_is_reminded_of_a_day_after_its_last_mail_while_it_waits() {
    let from = |state, resends, last| invitation(state, resends, last).remind_from(MOST);
    assert_eq!(from(State::Created, 0, None), Some(at(86_400)));
    assert_eq!(from(State::Accepted, MAX_RESENDS - 1, Some(5)), Some(at(86_405)));
    assert_eq!(from(State::Sent, MAX_RESENDS, Some(5)), None);
    assert_eq!(from(State::Started, 0, None), None);
}

#[test]
fn extra_time_is_rounded_up_to_whole_minutes() {
    let extra =
        |percent| Invitation { accommodation_percent: percent, ..invitation(State::Sent, 0, None) };
    for (percent, minutes) in [(0, 90), (25, 113), (50, 135)] {
        assert_eq!(extra(percent).minutes(90), minutes, "{percent}");
    }
}

#[test]
fn a_window_opens_at_once_unless_it_is_to_open_later() {
    let (now, days) = (at(0), |days: i64| days * 86_400);
    for (opens, want, until) in [
        (None, None, days(14)),
        (Some(-10), None, days(14)),
        (Some(0), None, days(14)),
        (Some(10), Some(10), days(14) + 10),
        (Some(days(60)), Some(days(60)), days(74)),
    ] {
        let terms = Terms { opens_at: opens.map(at), ..Terms::default() };
        let want = Window { opens_at: want.map(at), expires_at: at(until) };
        assert_eq!(terms.window(14, now).unwrap(), want, "{opens:?}");
    }
    for late in [at(days(60) + 1), Instant::MAX_UTC] {
        let late = Terms { opens_at: Some(late), ..Terms::default() };
        assert!(matches!(late.window(14, now), Err(Error::BadOpening)), "{late:?}");
    }
}

#[test]
fn a_window_is_open_for_an_hour_at_least_and_sixty_days_at_most() {
    let most = 10 + MAX_WINDOW_DAYS * 86_400;
    for (closes, good) in [(3609, false), (3610, true), (most, true), (most + 1, false)] {
        let (opens_at, closes_at) = (Some(at(10)), Some(at(closes)));
        let terms = Terms { opens_at, closes_at, ..Terms::default() };
        let found = terms.window(14, at(0)).ok().map(|window| window.expires_at);
        assert_eq!(found, good.then(|| at(closes)), "{closes}");
    }
}

#[test]
fn a_message_is_prose_of_up_to_2000_characters_that_names_what_is_known() {
    let unknown = |name: &str| Some(Error::UnknownVariable { name: name.to_owned() });
    for (message, want) in [
        ("Hello {name} of {company}.", None),
        (&"é".repeat(MAX_MESSAGE), None),
        (&"é".repeat(MAX_MESSAGE + 1), Some(Error::BadMessage)),
        (" ", Some(Error::BadMessage)),
        ("a\0b", Some(Error::BadMessage)),
        ("Hello {name}, you get {salary}.", unknown("salary")),
        ("Hello {name", unknown("name")),
    ] {
        let terms = Terms { message: Some(message.to_owned()), ..Terms::default() };
        assert_eq!(format!("{:?}", terms.check().err()), format!("{want:?}"), "{message}");
    }
}

#[test]
fn a_message_is_filled_in_and_an_open_brace_stays() {
    let filled = |message| fill(message, |name| format!("<{name}>"));
    assert_eq!(filled("Dear {name} of {company}."), "Dear <name> of <company>.");
    assert_eq!(filled("{name}, {until"), "<name>, {until");
    assert_eq!(filled("Dear all."), "Dear all.");
}

#[test]
fn an_invitation_that_lapsed_is_expired_before_anybody_closed_it() {
    let window = Window { opens_at: Some(at(10)), expires_at: at(100) };
    let stands = |state, now| standing(state, window, at(now));
    for state in State::PENDING {
        assert_eq!(stands(state, 9), Standing::NotOpen);
        assert_eq!(stands(state, 10), Standing::Open);
        assert_eq!(stands(state, 99), Standing::Open);
        assert_eq!(stands(state, 100), Standing::Expired);
    }
    assert_eq!(stands(State::Started, 200), Standing::Started);
    assert_eq!(stands(State::Completed, 200), Standing::Finished);
    assert_eq!(stands(State::Bounced, 0), Standing::Cancelled);
    assert_eq!(stands(State::Declined, 0), Standing::Declined);
}

#[test]
fn an_address_is_invited_once_until_the_invitation_is_over() {
    store(|conn| {
        let firm = Firm::set(conn);
        let assessment = firm.assessment(conn);
        let first = firm.invite(conn, assessment, "Ada@Example.com").unwrap();
        assert_eq!((first.email.as_str(), first.state), ("ada@example.com", State::Created));
        conn.batch_execute("savepoint s").unwrap();
        let again = firm.invite(conn, assessment, "ada@example.com");
        assert!(matches!(again, Err(Error::AlreadyInvited)), "{again:?}");
        conn.batch_execute("rollback to savepoint s").unwrap();
        let cancelled = cancel(conn, firm.company, first.id, firm.owner).unwrap();
        assert_eq!(cancelled.state, State::Cancelled);
        let second = firm.invite(conn, assessment, "ada@example.com").unwrap();
        conn.batch_execute("update invitations set expires_at = now() where state = 'created'")
            .unwrap();
        let third = firm.invite(conn, assessment, "ada@example.com").unwrap();
        let listed =
            list(conn, firm.company, assessment, Paging::first(Limit::default())).unwrap().unwrap();
        let states: Vec<_> = listed.items.iter().map(|i| (i.id, i.state)).collect();
        let want =
            [(third.id, State::Created), (second.id, State::Expired), (first.id, State::Cancelled)];
        assert_eq!(states, want);
    });
}

#[test]
fn fifty_invitations_of_one_address_at_once_make_one() {
    let db = TestDb::create();
    let mut conn = db.conn();
    let firm = Firm::set(&mut conn);
    let assessment = firm.assessment(&mut conn);
    let barrier = Barrier::new(50);
    let made: usize = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..50)
            .map(|_| {
                scope.spawn(|| {
                    let mut conn = db.conn();
                    barrier.wait();
                    match firm.invite(&mut conn, assessment, "ada@example.com") {
                        Ok(_) => 1,
                        Err(Error::AlreadyInvited) => 0,
                        Err(other) => panic!("{other}"),
                    }
                })
            })
            .collect();
        threads.into_iter().map(|t| t.join().unwrap()).sum()
    });
    assert_eq!(made, 1);
}

#[test]
fn a_foreign_company_finds_nothing() {
    store(|conn| {
        let (firm, other) = (Firm::set(conn), Firm::set(conn));
        let assessment = firm.assessment(conn);
        let id = firm.invite(conn, assessment, "ada@example.com").unwrap().id;
        let none = list(conn, other.company, assessment, Paging::first(Limit::default())).unwrap();
        assert_eq!(none, None);
        let gone = cancel(conn, other.company, id, other.owner);
        assert!(matches!(gone, Err(Error::NoInvitation)), "{gone:?}");
        let gone = resend(conn, other.company, id, other.owner, MOST);
        assert!(matches!(gone, Err(Error::NoInvitation)), "{gone:?}");
        let gone = other.invite(conn, assessment, "eve@example.com");
        assert!(matches!(gone, Err(Error::NoAssessment)), "{gone:?}");
    });
}

#[test]
fn the_card_tells_who_invites_to_what() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (starter, code) = firm.candidate(conn, "ada@example.com");
        let card = by_code(conn, &code).unwrap().unwrap();
        assert_eq!((card.company_name.as_str(), card.task_count), ("Engines", 3));
        assert_eq!((card.standing, card.attempt), (Standing::Open, None));
        let started = attempts::start(conn, &code, &starter).unwrap();
        let card = by_code(conn, &code).unwrap().unwrap();
        let theirs = Some((started.attempt, starter.user));
        assert_eq!((card.standing, card.attempt), (Standing::Started, theirs));
        assert_eq!(by_code(conn, &Code::random()).unwrap(), None);
    });
}

#[test]
fn the_invited_person_sees_their_invitations_and_opens_them_once() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (starter, code) = firm.candidate(conn, "ada@example.com");
        let mine_of = |conn: &mut Conn, email: &str| {
            let of = (UserId::new(), &email.parse().unwrap());
            mine(conn, of, Paging::first(Limit::default())).unwrap().items
        };
        assert_eq!(mine_of(conn, "ada@example.com").len(), 1);
        assert_eq!(mine_of(conn, "eve@example.com").len(), 0);
        let eve = testkit::user(conn, "eve@example.com", "Eve");
        mark_opened(conn, &code, eve, &"eve@example.com".parse().unwrap()).unwrap();
        let state = |conn: &mut Conn| {
            let id = by_code(conn, &code).unwrap().unwrap().id;
            store::find(conn, id).unwrap().unwrap().state
        };
        assert_eq!(state(conn), State::Created);
        mark_opened(conn, &code, starter.user, &starter.email).unwrap();
        mark_opened(conn, &code, starter.user, &starter.email).unwrap();
        assert_eq!(state(conn), State::Opened);
    });
}

#[test]
fn the_mail_servers_word_may_come_late_or_report_a_bounce() {
    store(|conn| {
        let firm = Firm::set(conn);
        let assessment = firm.assessment(conn);
        let mut invite = |email: &str| firm.invite(conn, assessment, email).unwrap().id;
        let [ada, eve] = ["ada@example.com", "eve@example.com"].map(&mut invite);
        let state = |conn: &mut Conn, id| store::find(conn, id).unwrap().unwrap();
        mark_sent(conn, ada).unwrap();
        assert_eq!(state(conn, ada).state, State::Sent);
        mark_bounced(conn, ada).unwrap();
        assert_eq!(state(conn, ada).state, State::Bounced);
        conn.batch_execute("update invitations set state = 'opened' where state = 'created'")
            .unwrap();
        mark_sent(conn, eve).unwrap();
        let seen = state(conn, eve);
        assert_eq!((seen.state, seen.sent_at.is_some()), (State::Opened, true));
    });
}

#[test]
fn what_nobody_started_in_time_is_closed_and_can_be_extended() {
    store(|conn| {
        let firm = Firm::set(conn);
        let assessment = firm.assessment(conn);
        let id = firm.invite(conn, assessment, "ada@example.com").unwrap().id;
        assert_eq!(expire(conn).unwrap(), 0);
        let past = "update invitations set created_at = now() - interval '15 days', \
                    expires_at = now() - interval '1 day'";
        conn.batch_execute(past).unwrap();
        assert_eq!((expire(conn).unwrap(), expire(conn).unwrap()), (1, 0));
        let extended = resend(conn, firm.company, id, firm.owner, MOST).unwrap();
        assert_eq!((extended.state, extended.resends), (State::Sent, 1));
        assert!(extended.expires_at > clock::now(conn).unwrap() + TimeDelta::days(13));
        let again = resend(conn, firm.company, id, firm.owner, MOST);
        assert!(matches!(again, Err(Error::ResendTooSoon { .. })), "{again:?}");
    });
}

#[test]
fn an_invitation_is_not_taken_back_once_the_candidate_began() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (starter, code) = firm.candidate(conn, "ada@example.com");
        attempts::start(conn, &code, &starter).unwrap();
        let id = by_code(conn, &code).unwrap().unwrap().id;
        let late = cancel(conn, firm.company, id, firm.owner);
        assert!(matches!(late, Err(Error::AlreadyStarted)), "{late:?}");
    });
}

#[test]
fn the_inviter_is_known_while_they_belong_to_the_company() {
    store(|conn| {
        let firm = Firm::set(conn);
        let assessment = firm.assessment(conn);
        let id = firm.invite(conn, assessment, "ada@example.com").unwrap().id;
        assert_eq!(inviter(conn, id).unwrap(), Some(firm.owner));
        assert_eq!(inviter(conn, InvitationId::new()).unwrap(), None);
        conn.batch_execute("delete from company_members").unwrap();
        assert_eq!(inviter(conn, id).unwrap(), None);
    });
}
