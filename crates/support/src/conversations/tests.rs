//! The steps by table, and conversations on the database.

use chrono::TimeDelta;
use db::audit::Actor;
use kernel::{Limit, Refused};
use testkit::{machines, store, user};

use super::*;
use crate::messages::{self, Draft};

fn at(text: &str) -> Instant {
    text.parse().unwrap()
}

fn noon() -> Instant {
    at("2026-11-25T12:00:00Z")
}

fn says(text: &str) -> Draft {
    Draft { text: text.to_owned(), files: Vec::new() }
}

#[test]
fn every_state_event_and_side_is_a_step_of_the_table_or_refused() {
    use {By as B, Event as E, State as S};
    let step = |from, event, by| machine::STEPS.step(from, event, by);
    let taken = machines::walk(step, |from, event, by| match (from, event, by) {
        (_, E::Write, B::User) => Some(S::Open),
        (S::Open | S::Pending | S::Snoozed, E::Answer, B::Admin) => Some(S::Pending),
        (S::Open | S::Pending | S::Snoozed, E::Snooze, B::Admin) => Some(S::Snoozed),
        (S::Open | S::Pending | S::Snoozed, E::Resolve, B::Admin) => Some(S::Resolved),
        (S::Snoozed, E::Wake, B::System) => Some(S::Open),
        (S::Pending, E::Expire, B::System) => Some(S::Resolved),
        _ => None,
    });
    assert_eq!(taken, machine::STEPS.lines().len());
}

#[test]
fn the_steps_of_the_rules_are_the_edges_of_the_database() {
    let sql = include_str!("../../../../migrations/2026-11-25-141001_create_support_chat/up.sql");
    let held = machines::held(sql, "support_conversations_transition");
    assert_eq!(machines::edges(&machine::STEPS), held);
}

#[test]
fn the_person_waits_from_their_first_message_until_support_answers() {
    store(|conn| {
        let ada = user(conn, "ada@example.com", "Ada");
        let (first, _) = messages::write(conn, ada, &says("Hello"), noon()).unwrap();
        let later = noon() + TimeDelta::hours(1);
        let (second, message) = messages::write(conn, ada, &says("?"), later).unwrap();
        assert_eq!((second.id, second.waiting_since), (first.id, Some(noon())));
        assert_eq!((message.number, second.last_number, second.last_answer), (2, 2, 0));
        let (after, answer) =
            messages::answer(conn, Actor::Operator, first.id, &says("Hi"), later).unwrap();
        assert_eq!((after.state, after.waiting_since), (State::Pending, None));
        assert_eq!((answer.number, after.last_answer), (3, 3));
        assert!(after.has_unread() && after.event_id > second.event_id);
    });
}

#[test]
fn what_is_resolved_goes_on_for_two_weeks_and_then_a_new_one_begins() {
    store(|conn| {
        let ada = user(conn, "ada@example.com", "Ada");
        let (of, _) = messages::write(conn, ada, &says("Hello"), noon()).unwrap();
        let done = resolve(conn, Actor::Operator, Seen::at(of.id, of.version), noon()).unwrap();
        assert_eq!((done.state, done.waiting_since), (State::Resolved, None));
        rate(conn, ada, of.id, 5).unwrap();
        let last = noon() + TimeDelta::days(REOPEN_DAYS);
        let (again, _) = messages::write(conn, ada, &says("Still"), last).unwrap();
        assert_eq!((again.id, again.state, again.rating), (of.id, State::Open, None));
        resolve(conn, Actor::Operator, Seen::any(of.id), last).unwrap();
        let late = last + TimeDelta::days(REOPEN_DAYS) + TimeDelta::seconds(1);
        let (new, message) = messages::write(conn, ada, &says("Another"), late).unwrap();
        assert_ne!(new.id, of.id);
        assert_eq!((new.state, message.number), (State::Open, 1));
        assert_eq!(newest_of(conn, ada).unwrap().unwrap().id, new.id);
    });
}

#[test]
fn time_wakes_what_was_put_off_and_resolves_what_waits_for_the_person_for_a_week() {
    store(|conn| {
        let ada = user(conn, "ada@example.com", "Ada");
        let (of, _) = messages::write(conn, ada, &says("Hello"), noon()).unwrap();
        let by = Actor::Operator;
        for bad in [noon(), noon() + TimeDelta::days(MAX_SNOOZE_DAYS) + TimeDelta::seconds(1)] {
            let refused = snooze(conn, by, Seen::any(of.id), (bad, noon()));
            assert!(matches!(refused, Err(Error::BadSnooze)), "{refused:?}");
        }
        let longest = noon() + TimeDelta::days(MAX_SNOOZE_DAYS);
        snooze(conn, by, Seen::any(of.id), (longest, noon())).unwrap();
        let until = noon() + TimeDelta::days(1);
        let off = snooze(conn, by, Seen::any(of.id), (until, noon())).unwrap();
        assert_eq!((off.state, off.snoozed_until), (State::Snoozed, Some(until)));
        let early = until - TimeDelta::seconds(1);
        assert_eq!(due(conn, Due::Wake, early, 9).unwrap(), []);
        assert_eq!(keep_time(conn, Due::Wake, of.id, early).unwrap(), None);
        assert_eq!(due(conn, Due::Wake, until, 9).unwrap(), [of.id]);
        let awake = keep_time(conn, Due::Wake, of.id, until).unwrap().unwrap();
        assert_eq!((awake.state, awake.snoozed_until), (State::Open, None));
        let idle = until + TimeDelta::days(IDLE_DAYS);
        assert_eq!(due(conn, Due::Expire, idle, 9).unwrap(), [], "it waits for support");
        messages::answer(conn, by, of.id, &says("Hi"), until).unwrap();
        assert_eq!(due(conn, Due::Expire, idle - TimeDelta::seconds(1), 9).unwrap(), []);
        assert_eq!(due(conn, Due::Expire, idle, 9).unwrap(), [of.id]);
        let over = keep_time(conn, Due::Expire, of.id, idle).unwrap().unwrap();
        assert_eq!(over.state, State::Resolved);
    });
}

#[test]
fn an_answer_is_due_for_mail_once_after_five_minutes_unless_it_was_read() {
    store(|conn| {
        let ada = user(conn, "ada@example.com", "Ada");
        let (of, _) = messages::write(conn, ada, &says("Hello"), noon()).unwrap();
        messages::answer(conn, Actor::Operator, of.id, &says("Hi"), noon()).unwrap();
        let old = noon() + TimeDelta::minutes(MAIL_AFTER_MINUTES);
        assert_eq!(due(conn, Due::Mail, old - TimeDelta::seconds(1), 9).unwrap(), []);
        assert_eq!(due(conn, Due::Mail, old, 9).unwrap(), [of.id]);
        let mailed = keep_time(conn, Due::Mail, of.id, old).unwrap().unwrap();
        assert_eq!((mailed.mailed_number, mailed.state), (2, State::Pending));
        assert_eq!(due(conn, Due::Mail, old, 9).unwrap(), [], "once");
        messages::answer(conn, Actor::Operator, of.id, &says("?"), old).unwrap();
        let read = Marks { delivered: 3, read: 3 };
        mark(conn, Some(ada), of.id, (Side::User, read)).unwrap().unwrap();
        let later = old + TimeDelta::minutes(MAIL_AFTER_MINUTES);
        assert_eq!(due(conn, Due::Mail, later, 9).unwrap(), [], "it was read");
    });
}

#[test]
fn marks_only_move_on_and_no_further_than_there_are_messages() {
    store(|conn| {
        let (ada, ben) = (user(conn, "ada@example.com", "Ada"), user(conn, "b@example.com", "Ben"));
        let (of, _) = messages::write(conn, ada, &says("Hello"), noon()).unwrap();
        messages::answer(conn, Actor::Operator, of.id, &says("Hi"), noon()).unwrap();
        let to = |delivered, read| (Side::User, Marks { delivered, read });
        let moved = mark(conn, Some(ada), of.id, to(9, 1)).unwrap().unwrap();
        assert_eq!(moved.of_user, Marks { delivered: 2, read: 1 });
        assert_eq!(mark(conn, Some(ada), of.id, to(1, 0)).unwrap(), None, "no step back");
        let read = mark(conn, Some(ada), of.id, to(0, 2)).unwrap().unwrap();
        assert_eq!(read.of_user, Marks { delivered: 2, read: 2 });
        assert!(moved.has_unread() && !read.has_unread());
        assert_eq!(read.version, moved.version, "marks make nothing stale");
        let foreign = mark(conn, Some(ben), of.id, to(2, 2));
        assert!(matches!(foreign, Err(Error::NoConversation)), "{foreign:?}");
    });
}

#[test]
fn acts_name_the_version_that_was_seen_and_only_what_is_over_is_rated() {
    store(|conn| {
        let ada = user(conn, "ada@example.com", "Ada");
        let (of, _) = messages::write(conn, ada, &says("Hello"), noon()).unwrap();
        let stale = resolve(conn, Actor::Operator, Seen::at(of.id, of.version - 1), noon());
        assert!(matches!(stale, Err(Error::StaleVersion)), "{stale:?}");
        let early = rate(conn, ada, of.id, 5);
        assert!(matches!(early, Err(Error::NotResolved)), "{early:?}");
        resolve(conn, Actor::Operator, Seen::any(of.id), noon()).unwrap();
        let bad = rate(conn, ada, of.id, 6);
        assert!(matches!(bad, Err(Error::BadRating)), "{bad:?}");
        assert_eq!(rate(conn, ada, of.id, 4).unwrap().rating, Some(4));
        let twice = resolve(conn, Actor::Operator, Seen::any(of.id), noon());
        let now = Refused::not_now("resolved", "resolve");
        assert!(matches!(&twice, Err(Error::Refused(refused)) if *refused == now), "{twice:?}");
    });
}

#[test]
fn those_that_wait_stand_by_how_long_they_do() {
    store(|conn| {
        let by = Actor::Operator;
        let mut ids = Vec::new();
        for (minutes, name) in [(5, "ada"), (1, "ben"), (3, "cleo")] {
            let who = user(conn, &format!("{name}@example.com"), name);
            let when = noon() + TimeDelta::minutes(minutes);
            ids.push(messages::write(conn, who, &says(name), when).unwrap().0.id);
        }
        let one = Limit::new(1).unwrap();
        let mut names = Vec::new();
        let mut after = None;
        loop {
            let page = list(conn, State::Open, Paging { after, limit: one }).unwrap();
            names.extend(page.items.into_iter().map(|line| line.excerpt));
            after = page.next;
            if after.is_none() {
                break;
            }
        }
        assert_eq!(names, ["ben", "cleo", "ada"]);
        triage(conn, by, Seen::any(ids[0]), (Priority::Urgent, vec!["billing".to_owned()], noon()))
            .unwrap();
        resolve(conn, by, Seen::any(ids[1]), noon()).unwrap();
        let mut counted = counts(conn).unwrap();
        counted.sort();
        assert_eq!(counted, [(State::Open, 2), (State::Resolved, 1)]);
        assert_eq!(standing(conn).unwrap().1, 2);
    });
}

#[test]
fn a_conversation_has_a_priority_and_at_most_ten_labels_that_differ() {
    store(|conn| {
        let ada = user(conn, "ada@example.com", "Ada");
        let (of, _) = messages::write(conn, ada, &says("Hello"), noon()).unwrap();
        let named = |count: usize| (0..count).map(|n| format!("label {n}")).collect::<Vec<_>>();
        let mut set = |labels: Vec<String>| {
            triage(conn, Actor::Operator, Seen::any(of.id), (Priority::Urgent, labels, noon()))
        };
        let after = set(named(10)).unwrap();
        assert_eq!((after.priority, after.labels), (Priority::Urgent, named(10)));
        assert_eq!(after.version, of.version + 1, "what was seen before is stale");
        for bad in [named(11), vec!["a".to_owned(); 2], vec![String::new()], vec!["x".repeat(31)]] {
            let refused = set(bad);
            assert!(matches!(refused, Err(Error::BadLabels)), "{refused:?}");
        }
    });
}

#[test]
fn what_a_blocked_person_writes_starts_resolved_and_waits_for_nobody() {
    store(|conn| {
        let (ada, ben) = (user(conn, "ada@example.com", "Ada"), user(conn, "b@example.com", "Ben"));
        let (first, _) = messages::write(conn, ada, &says("Buy this"), noon()).unwrap();
        let seen = Seen::at(first.id, first.version);
        let blocked = block(conn, Actor::Operator, seen, (true, noon())).unwrap();
        assert_eq!((blocked.state, blocked.waiting_since), (State::Resolved, None));
        let stale = block(conn, Actor::Operator, seen, (false, noon()));
        assert!(matches!(stale, Err(Error::StaleVersion)), "{stale:?}");
        // Soon, and once a new conversation begins.
        let mut ids = vec![first.id];
        for days in [1, REOPEN_DAYS + 1, REOPEN_DAYS + 2] {
            let later = noon() + TimeDelta::days(days);
            let (of, message) = messages::write(conn, ada, &says("Buy it"), later).unwrap();
            assert_eq!((of.state, of.waiting_since), (State::Resolved, None), "{days}");
            assert_eq!((of.blocked_at, message.text.as_str()), (Some(noon()), "Buy it"));
            ids.push(of.id);
        }
        assert!(ids[0] == ids[1] && ids[1] != ids[2] && ids[2] == ids[3], "{ids:?}");
        assert_eq!(backlog(conn).unwrap().0, 0);
        let (of_ben, _) = messages::write(conn, ben, &says("Hello"), noon()).unwrap();
        assert_eq!((of_ben.state, of_ben.blocked_at), (State::Open, None));
        // A person who is unblocked asks as before; any of their conversations can be named for it.
        let seen = Seen::any(first.id);
        let freed = block(conn, Actor::Operator, seen, (false, noon())).unwrap();
        assert_eq!((freed.id, freed.blocked_at, freed.state), (first.id, None, State::Resolved));
        let later = noon() + TimeDelta::days(REOPEN_DAYS + 3);
        let (of, _) = messages::write(conn, ada, &says("Sorry"), later).unwrap();
        assert_eq!((of.id, of.state, of.waiting_since), (ids[3], State::Open, Some(later)));
    });
}
