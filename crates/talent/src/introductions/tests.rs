//! The steps by table, and introductions on the database.

use std::slice::from_ref;

use diesel::connection::SimpleConnection;
use kernel::{Limit, Refused, RoleId};
use testkit::{machines, store};

use super::*;
use crate::cards::Facts;
use crate::cards::tests::{at, join};
use crate::profiles::PayPeriod;
use crate::profiles::tests::form;

#[test]
fn every_state_event_and_side_is_a_step_of_the_table_or_refused() {
    let step = |from, event, by| machine::STEPS.step(from, event, by);
    let taken = machines::walk(step, |from, event, by| match (from, event, by) {
        (State::Requested, Event::Accept, By::Candidate) => Some(State::Accepted),
        (State::Requested, Event::Decline, By::Candidate) => Some(State::Declined),
        (State::Requested, Event::Expire, By::System) => Some(State::Expired),
        (State::Requested, Event::Cancel, By::Company) => Some(State::Cancelled),
        _ => None,
    });
    assert_eq!(taken, machine::STEPS.lines().len());
}

#[test]
fn the_steps_of_the_rules_are_the_edges_of_the_database() {
    let sql = include_str!("../../../../migrations/2026-11-23-006000_create_talent_pool/up.sql");
    let held = machines::held(sql, "introductions_transition");
    assert_eq!(machines::edges(&machine::STEPS), held);
}

fn role(conn: &mut Conn, company: CompanyId) -> RoleId {
    let id = RoleId::new();
    conn.batch_execute(&format!(
        "insert into roles (id, company_id, title, form) values ('{id}', '{company}', 'Engineer', '{{}}')"
    ))
    .unwrap();
    id
}

fn asked(role: RoleId) -> Request {
    let pay = PayRange { min: 50, max: 60, currency: "GBP".to_owned(), period: PayPeriod::Hour };
    Request { position: Some(Position { role, pay }), message: "m".repeat(80) }
}

/// A company, somebody of it, and one of its roles.
struct Asker {
    company: CompanyId,
    user: UserId,
    role: RoleId,
}

impl Asker {
    fn new(conn: &mut Conn) -> Self {
        let company = testkit::company(conn, "Pellworth");
        let user = testkit::user(conn, "ruth@example.com", "Ruth");
        Self { company, user, role: role(conn, company) }
    }

    fn ask(&self, conn: &mut Conn, user: UserId, now: Instant) -> Result<Introduction, Error> {
        let chosen = Chosen { user, facts: Facts::of(&form()), is_named: false };
        check_room(conn, self.company, MAX_OPEN)?;
        request(conn, (self.company, self.user), &chosen, &asked(self.role), now)
    }
}

#[test]
fn what_a_company_was_shown_stays_as_it_was() {
    store(|conn| {
        let ruth = Asker::new(conn);
        let ada = join(conn, "Ada", &form());
        let made = ruth.ask(conn, ada, at()).unwrap();
        assert_eq!((&made.card, made.is_named), (&Facts::of(&form()), false));
        // As requests were stored before names were kept there.
        conn.batch_execute("update introductions set card = card - 'is_named'").unwrap();
        assert_eq!(latest(conn, ruth.company, &[ada], at()).unwrap().get(&ada), Some(&made));
    });
}

#[test]
fn a_request_is_checked() {
    let whole = asked(RoleId::new());
    assert!(whole.check().is_ok());
    let refused = |request: Request, at: &str| match request.check() {
        Err(Error::Field { field, .. }) => assert_eq!(field, at),
        other => panic!("{at}: {other:?}"),
    };
    for message in ["m".repeat(79), format!(" {} ", "m".repeat(79)), "m".repeat(2001)] {
        refused(Request { message, ..whole.clone() }, "message");
    }
    let unseen = format!("{}\u{202e}", "m".repeat(80));
    refused(Request { message: unseen, ..whole.clone() }, "message");
    let pay = |min, max, currency: &str| {
        let period = PayPeriod::Hour;
        let pay = PayRange { min, max, currency: currency.to_owned(), period };
        let position = Some(Position { role: RoleId::new(), pay });
        Request { position, ..whole.clone() }
    };
    assert!(pay(1, 1, "EUR").check().is_ok());
    refused(pay(0, 5, "EUR"), "pay.min");
    refused(pay(5, 100_000_001, "EUR"), "pay.min");
    refused(pay(5, 4, "EUR"), "pay.max");
    refused(pay(4, 5, "eur"), "pay.currency");
    refused(pay(4, 5, "XTS"), "pay.currency");
}

#[test]
fn the_company_learns_who_it_is_only_once_the_candidate_accepts() {
    store(|conn| {
        let ruth = Asker::new(conn);
        let ada = join(conn, "Ada", &form());
        let made = ruth.ask(conn, ada, at()).unwrap();
        assert_eq!((made.state, made.role_title.as_deref()), (State::Requested, Some("Engineer")));
        let (ours, theirs) = (Whose::Company(ruth.company), Whose::Candidate(ada));
        assert!(met(conn, ours, from_ref(&made)).unwrap().is_empty());
        assert!(met(conn, theirs, from_ref(&made)).unwrap().is_empty());
        let seen = Seen::at(made.id, made.version);
        let other = join(conn, "Ben", &form());
        let foreign = step(conn, Side::Candidate(other), seen, (Event::Accept, None), at());
        assert!(matches!(foreign, Err(Error::NoIntroduction)), "{foreign:?}");
        let own = Side::Company(ruth.company, ruth.user);
        let not_theirs = step(conn, own, seen, (Event::Accept, None), at());
        let refused = matches!(not_theirs, Err(Error::Refused(Refused::NotYours { .. })));
        assert!(refused, "{not_theirs:?}");
        let yes = step(conn, Side::Candidate(ada), seen, (Event::Accept, None), at()).unwrap();
        assert_eq!((yes.state, yes.ended_at), (State::Accepted, Some(at())));
        let person = |name: &str, email: &str| Person { name: name.into(), email: email.into() };
        let found = met(conn, ours, from_ref(&yes)).unwrap();
        assert_eq!(found, BTreeMap::from([(ada, person("Ada", "ada@example.com"))]));
        let sql = format!("update users set disabled_at = now() where id = '{ada}'");
        conn.batch_execute(&sql).unwrap();
        assert!(met(conn, ours, from_ref(&yes)).unwrap().is_empty(), "her account is locked");
        let found = met(conn, theirs, from_ref(&yes)).unwrap();
        assert_eq!(found, BTreeMap::from([(ruth.user, person("Ruth", "ruth@example.com"))]));
        let stale = step(conn, Side::Candidate(ada), seen, (Event::Decline, None), at());
        assert!(matches!(stale, Err(Error::StaleVersion)), "{stale:?}");
    });
}

#[test]
fn nobody_is_asked_twice_within_ninety_days() {
    store(|conn| {
        let ruth = Asker::new(conn);
        let ada = join(conn, "Ada", &form());
        let made = ruth.ask(conn, ada, at()).unwrap();
        let no = (Event::Decline, Some("Too far away"));
        step(conn, Side::Candidate(ada), Seen::any(made.id), no, at()).unwrap();
        let soon = at() + TimeDelta::days(AGAIN_AFTER_DAYS) - TimeDelta::seconds(1);
        let again = ruth.ask(conn, ada, soon);
        assert!(matches!(again, Err(Error::AskedAlready)), "{again:?}");
        let later = at() + TimeDelta::days(AGAIN_AFTER_DAYS);
        assert_eq!(ruth.ask(conn, ada, later).unwrap().state, State::Requested);
    });
}

#[test]
fn twenty_candidates_of_a_company_have_to_answer_at_a_time() {
    store(|conn| {
        let ruth = Asker::new(conn);
        let mut last = None;
        for n in 0..MAX_OPEN {
            let who = join(conn, &format!("P{n}"), &form());
            last = Some(ruth.ask(conn, who, at()).unwrap());
        }
        let ada = join(conn, "Ada", &form());
        let more = ruth.ask(conn, ada, at());
        assert!(matches!(more, Err(Error::TooManyOpen(20))), "{more:?}");
        let own = Side::Company(ruth.company, ruth.user);
        let last = Seen::any(last.unwrap().id);
        step(conn, own, last, (Event::Cancel, None), at()).unwrap();
        assert!(ruth.ask(conn, ada, at()).is_ok());
        let paging = Paging::first(Limit::new(100).unwrap());
        assert_eq!(list(conn, Whose::Company(ruth.company), paging).unwrap().items.len(), 21);
        assert_eq!(list(conn, Whose::Candidate(ada), paging).unwrap().items.len(), 1);
    });
}

#[test]
fn who_does_not_answer_is_reminded_once_and_then_it_expires() {
    store(|conn| {
        let ruth = Asker::new(conn);
        let ada = join(conn, "Ada", &form());
        let made = ruth.ask(conn, ada, at()).unwrap();
        let day = |days, seconds| at() + TimeDelta::days(days) + TimeDelta::seconds(seconds);
        assert_eq!(take_to_remind(conn, day(2, -1), 10).unwrap(), []);
        let reminded: Vec<_> =
            take_to_remind(conn, day(2, 0), 10).unwrap().into_iter().map(|one| one.id).collect();
        assert_eq!(reminded, [made.id]);
        assert_eq!(take_to_remind(conn, day(2, 1), 10).unwrap(), []);
        assert_eq!(overdue(conn, day(7, -1), 10).unwrap(), []);
        assert_eq!(overdue(conn, day(7, 0), 10).unwrap(), [made.id]);
        let late =
            step(conn, Side::Candidate(ada), Seen::any(made.id), (Event::Accept, None), day(7, 0));
        assert!(matches!(late, Err(Error::Refused(Refused::NotNow { .. }))), "{late:?}");
        let over = step(conn, Side::System, Seen::any(made.id), (Event::Expire, None), day(7, 0));
        assert_eq!(over.unwrap().state, State::Expired);
        assert_eq!(overdue(conn, day(9, 0), 10).unwrap(), []);
    });
}

#[test]
fn who_leaves_the_pool_declines_what_waits() {
    store(|conn| {
        let ruth = Asker::new(conn);
        let ada = join(conn, "Ada", &form());
        ruth.ask(conn, ada, at()).unwrap();
        let declined = decline_open(conn, ada, None, at()).unwrap();
        assert_eq!(declined.iter().map(|one| one.state).collect::<Vec<_>>(), [State::Declined]);
        assert_eq!(decline_open(conn, ada, None, at()).unwrap(), []);
    });
}

#[test]
fn who_blocks_a_company_declines_what_it_has_asked_and_nothing_else() {
    store(|conn| {
        let ruth = Asker::new(conn);
        let ada = join(conn, "Ada", &form());
        let made = ruth.ask(conn, ada, at()).unwrap();
        let other = BTreeSet::from([CompanyId::new()]);
        assert_eq!(decline_open(conn, ada, Some(&other), at()).unwrap(), []);
        assert_eq!(decline_open(conn, ada, Some(&BTreeSet::new()), at()).unwrap(), []);
        let blocked = BTreeSet::from([ruth.company]);
        let declined = decline_open(conn, ada, Some(&blocked), at()).unwrap();
        let said: Vec<_> = declined.iter().map(|one| (one.id, one.state)).collect();
        assert_eq!(said, [(made.id, State::Declined)]);
    });
}

#[test]
fn ten_direct_messages_go_out_in_a_calendar_month_beside_the_open_requests() {
    store(|conn| {
        let ruth = Asker::new(conn);
        let direct = Request { position: None, message: "m".repeat(80) };
        let write = |conn: &mut Conn, name: &str, now: Instant| {
            let user = join(conn, name, &form());
            let chosen = Chosen { user, facts: Facts::of(&form()), is_named: true };
            request(conn, (ruth.company, ruth.user), &chosen, &direct, now).map(|made| (user, made))
        };
        let month = |text: &str| text.parse::<Instant>().unwrap();
        assert_eq!(rules::month_of(at()), month("2026-11-01T00:00:00Z"));
        write(conn, "Old", month("2026-10-31T23:59:59Z")).unwrap();
        for n in 0..DIRECT_A_MONTH {
            let (_, made) = write(conn, &format!("P{n}"), at()).unwrap();
            assert_eq!((made.role_title, made.request.position), (None, None));
            assert!(made.is_named, "it was shown a name");
        }
        assert_eq!(messages_left(conn, ruth.company, at()).unwrap(), 0);
        let more = write(conn, "Ada", month("2026-11-30T23:59:59Z"));
        assert!(matches!(more, Err(Error::TooManyMessages)), "{more:?}");
        let ben = join(conn, "Ben", &form());
        assert!(ruth.ask(conn, ben, at()).is_ok(), "requests for roles are counted apart");
        let next = month("2026-12-01T00:00:00Z");
        assert_eq!(messages_left(conn, ruth.company, next).unwrap(), DIRECT_A_MONTH);
        let (cleo, made) = write(conn, "Cleo", next).unwrap();
        let found = latest(conn, ruth.company, &[cleo], next).unwrap();
        assert_eq!(found.get(&cleo), Some(&made));
        let late = next + TimeDelta::days(AGAIN_AFTER_DAYS);
        assert!(latest(conn, ruth.company, &[cleo], late).unwrap().is_empty());
    });
}
