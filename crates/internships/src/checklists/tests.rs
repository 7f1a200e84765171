//! Templates and items by rule, and on the database.

use testkit::{machines, store};

use super::*;
use crate::placements::By as Placed;
use crate::tests::{ADMIN, at, begun, day};

#[test]
fn every_state_event_and_actor_is_a_row_of_the_table_or_refused() {
    machines::follows(&machine::STEPS, |from, event, by| machine::STEPS.step(from, event, by));
}

#[test]
fn the_steps_of_the_rules_are_the_edges_of_the_database() {
    let sql = include_str!("../../../../migrations/2026-11-23-041001_create_checklists/up.sql");
    let held = machines::held(sql, "internship_items_transition");
    assert_eq!(machines::edges(&machine::STEPS), held);
}

#[test]
fn a_template_has_items_that_can_be_read_and_done() {
    assert!(rules::check(&built_in()).is_ok());
    let mut longest = built_in();
    longest[1].title = "x".repeat(120);
    longest[1].help = Some("x".repeat(500));
    assert!(rules::check(&longest).is_ok());
    let wrong = |change: fn(&mut Vec<Task>), at: &str| {
        let mut tasks = built_in();
        change(&mut tasks);
        match rules::check(&tasks) {
            Err(Error::Field { field, .. }) => assert_eq!(field, at),
            other => panic!("{at}: {other:?}"),
        }
    };
    wrong(Vec::clear, "items");
    let mut most = built_in();
    most.resize(30, most[0].clone());
    assert!(rules::check(&most).is_ok());
    wrong(|tasks| tasks.resize(31, tasks[0].clone()), "items");
    wrong(|tasks| tasks[1].title = String::new(), "items[1].title");
    wrong(|tasks| tasks[1].title = "x".repeat(121), "items[1].title");
    wrong(|tasks| tasks[0].title = "a\nb".into(), "items[0].title");
    wrong(|tasks| tasks[0].help = Some("x".repeat(501)), "items[0].help");
    wrong(|tasks| tasks[2].due_days = 91, "items[2].due_days");
    wrong(|tasks| tasks.iter_mut().for_each(|task| task.required = false), "items");
}

#[test]
fn an_item_is_due_relative_to_the_first_day_and_not_in_the_past() {
    let mut task = built_in().remove(0);
    for (days, want) in [(-7, day(23)), (0, day(30)), (5, day(35)), (-40, day(0))] {
        task.due_days = days;
        assert_eq!(task.due_on(day(30), day(0)), want, "{days}");
    }
}

#[test]
fn a_template_that_is_saved_is_a_new_version_and_what_has_begun_keeps_its_items() {
    store(|conn| {
        let (_, of, items) = begun(conn);
        assert_eq!(items.len(), built_in().len());
        let tasks = built_in().split_off(5);
        let mut save = |company, seen| save(conn, Actor::Operator, (company, seen), &tasks, at());
        assert_eq!(save(None, 0).unwrap().version, 1);
        assert!(matches!(save(None, 0), Err(Error::StaleVersion)));
        assert_eq!(save(None, 1).unwrap().version, 2);
        assert_eq!(save(Some(of.company), 0).unwrap().version, 1);
        let own = in_force(conn, of.company).unwrap();
        assert_eq!((own.company, own.version, own.tasks.len()), (Some(of.company), 1, 2));
        let other = testkit::company(conn, "Other");
        assert_eq!(in_force(conn, other).unwrap().version, 2);
        assert_eq!(of_internship(conn, of.id).unwrap(), items);
        let known = |found: Vec<Template>| found.iter().map(|one| one.version).collect::<Vec<_>>();
        assert_eq!(known(versions(conn, None).unwrap()), [2, 1, 0]);
        assert!(versions(conn, Some(other)).unwrap().is_empty());
    });
}

#[test]
fn an_item_is_submitted_by_its_owner_rejected_with_a_reason_and_submitted_again() {
    store(|conn| {
        let (sides, _, items) = begun(conn);
        let item = items.iter().find(|item| item.owner == Owner::Candidate).unwrap();
        let seen = Seen::at(item.id, 1);
        let say = |answer| Submission { text: Some(" It is signed. "), answer };
        let theirs = submit(conn, sides.ruth, seen, say(Some(true)), at());
        assert!(matches!(theirs, Err(Error::Refused(Refused::NotYours { .. }))), "{theirs:?}");
        let mute = submit(conn, sides.ben, seen, say(None), at());
        assert!(matches!(mute, Err(Error::Field { .. })), "{mute:?}");
        let cas = Acting::Candidate(testkit::user(conn, "cas@example.com", "Cas"));
        let none = submit(conn, cas, seen, say(Some(true)), at());
        assert!(matches!(none, Err(Error::NoItem)), "{none:?}");
        let sent = submit(conn, sides.ben, seen, say(Some(false)), at()).unwrap().item;
        assert_eq!((sent.state, sent.answer, sent.version), (State::Submitted, Some(false), 2));
        assert_eq!(sent.text.as_deref(), Some("It is signed."));
        let stale = submit(conn, sides.ben, seen, say(Some(true)), at());
        assert!(matches!(stale, Err(Error::StaleVersion)), "{stale:?}");
        let mute = decide(conn, Actor::Operator, Seen::any(item.id), Some(" "), at());
        assert!(matches!(mute, Err(Error::Field { .. })), "{mute:?}");
        let no = decide(conn, Actor::Operator, Seen::at(item.id, 2), Some("Sign it."), at());
        let no = no.unwrap().item;
        assert_eq!((no.state, no.reason.as_deref()), (State::Rejected, Some("Sign it.")));
        let early = decide(conn, Actor::Operator, Seen::any(item.id), None, at());
        assert!(matches!(early, Err(Error::Refused(Refused::NotNow { .. }))), "{early:?}");
        let sent = submit(conn, sides.ben, Seen::any(item.id), say(Some(true)), at()).unwrap().item;
        assert_eq!((sent.state, sent.reason.clone()), (State::Submitted, None));
        for (by, reads) in
            [(Placed::Company, false), (Placed::Candidate, true), (Placed::Admin, true)]
        {
            let seen = sent.clone().seen_by(by);
            assert_eq!((seen.text.is_some(), seen.answer.is_some()), (reads, reads), "{by:?}");
        }
    });
}

#[test]
fn an_internship_is_ready_once_every_required_item_is_approved() {
    store(|conn| {
        let (_, of, _) = begun(conn);
        let early = make_ready(conn, Actor::Operator, Seen::any(of.id), at());
        assert!(matches!(early, Err(Error::ChecklistOpen)), "{early:?}");
    });
    store(|conn| {
        let (sides, of, items) = begun(conn);
        assert_eq!(sides.ready(conn, &items).state, crate::placements::State::Ready);
        let cancel = (crate::placements::Event::Cancel, Some("x"));
        placements::step(conn, ADMIN, Seen::any(of.id), cancel, at()).unwrap();
        let what = Submission { text: None, answer: None };
        let over = submit(conn, sides.owner(&items[0]), Seen::any(items[0].id), what, at());
        assert!(matches!(over, Err(Error::Refused(Refused::NotNow { .. }))), "{over:?}");
    });
}

#[test]
fn what_is_not_required_does_not_hold_an_internship_up() {
    store(|conn| {
        let (_, _, mut items) = begun(conn);
        assert!(!is_done(&items));
        items.iter_mut().for_each(|item| item.state = State::Approved);
        assert!(is_done(&items));
        items[0].state = State::Rejected;
        assert!(!is_done(&items));
        items[0].required = false;
        assert!(is_done(&items));
        assert!(items[0].is_overdue(items[0].due_on.succ_opt().unwrap()));
        assert!(!items[0].is_overdue(items[0].due_on) && !items[1].is_overdue(day(400)));
    });
}
