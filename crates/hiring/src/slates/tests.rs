//! Slates on the database.

use diesel::connection::SimpleConnection;
use kernel::Limit;
use testkit::store;

use super::*;
use crate::applications::tests::{new, publish, published};
use crate::applications::{Acting, Event, Step, apply, step};
use crate::board::Hidden;
use crate::roles::State as RoleState;
use crate::roles::tests::at;

fn applied(conn: &mut Conn, role: RoleId, name: &str) -> ApplicationId {
    let user = testkit::user(conn, &format!("{name}@example.com"), name);
    apply(conn, &new(role, user), at()).unwrap().id
}

fn out(conn: &mut Conn, id: ApplicationId, reason: &str) -> Result<(), Error> {
    let how = Excluding { code: ExclusionCode::Spam, reason, duplicate_of: None };
    exclude(conn, Actor::Operator, Seen::any(id), how, at())
}

#[test]
fn the_first_release_moves_the_role_on_and_takes_those_who_wait() {
    store(|conn| {
        let (_, role) = published(conn);
        let nobody = open(conn, Actor::Operator, Seen::any(role), (None, 10), at());
        assert!(matches!(nobody, Err(Error::NothingToRelease)), "{nobody:?}");
        let ids = ["ben", "cas", "dee"].map(|name| applied(conn, role, name));
        out(conn, ids[1], "Advertising.").unwrap();
        let chosen = open(conn, Actor::Operator, Seen::any(role), (Some(&ids[..2]), 10), at());
        assert!(matches!(chosen, Err(Error::NotWaiting)), "{chosen:?}");
        let (shown, waiting) =
            open(conn, Actor::Operator, Seen::any(role), (None, 10), at()).unwrap();
        assert_eq!((shown.state, waiting), (RoleState::ApplicantsReleased, vec![ids[0], ids[2]]));
        let (again, first) = open(conn, Actor::Operator, Seen::any(role), (None, 1), at()).unwrap();
        assert_eq!((again, first), (shown, vec![ids[0]]));
    });
}

#[test]
fn an_exclusion_is_taken_back_and_what_is_held_has_a_version() {
    store(|conn| {
        let (_, role) = published(conn);
        let id = applied(conn, role, "ben");
        let silent = out(conn, id, " ");
        assert!(matches!(silent, Err(Error::BadWhy)), "{silent:?}");
        let never = include(conn, Actor::Operator, Seen::any(id));
        assert!(matches!(never, Err(Error::NotExcluded)), "{never:?}");
        out(conn, id, "Advertising.").unwrap();
        let counts = find(conn, role).unwrap().counts;
        assert_eq!(counts, Counts { waiting: 0, excluded: 1, released: 0 });
        let place = Paging::first(Limit::default());
        let kept = candidates(conn, role, Part::Excluded, place).unwrap().items.remove(0);
        assert_eq!(kept.note.excluded.unwrap().reason, "Advertising.");
        annotate(conn, Actor::Operator, Seen::at(id, 1), " Ask. ").unwrap();
        let stale = include(conn, Actor::Operator, Seen::at(id, 1));
        assert!(matches!(stale, Err(Error::StaleVersion)), "{stale:?}");
        include(conn, Actor::Operator, Seen::at(id, 2)).unwrap();
        let (_, note) = candidate(conn, id).unwrap();
        assert_eq!((note.excluded, note.text.as_deref(), note.version), (None, Some("Ask."), 3));
        let long = annotate(conn, Actor::Operator, Seen::any(id), &"a".repeat(2001));
        assert!(matches!(long, Err(Error::BadEntryNote)), "{long:?}");
        annotate(conn, Actor::Operator, Seen::any(id), "").unwrap();
        assert_eq!(candidate(conn, id).unwrap().1.text, None);
    });
}

#[test]
fn what_was_released_or_withdrawn_is_in_no_part_that_waits() {
    store(|conn| {
        let (_, role) = published(conn);
        let (ben, cas) = (applied(conn, role, "ben"), applied(conn, role, "cas"));
        let shown = Step::plain(Event::Release);
        step(conn, Acting::Admin(Actor::Operator), Seen::any(ben), &shown, at()).unwrap();
        let user = applications::find(conn, cas).unwrap().application.candidate.unwrap();
        let gone = Step::plain(Event::Withdraw);
        step(conn, Acting::Candidate(user), Seen::any(cas), &gone, at()).unwrap();
        let slate = list(conn, Paging::first(Limit::default())).unwrap().items.remove(0);
        assert_eq!(slate.counts, Counts { waiting: 0, excluded: 0, released: 1 });
        for id in [ben, cas] {
            let late = out(conn, id, "Late.");
            assert!(matches!(late, Err(Error::NotWaiting)), "{late:?}");
        }
        assert_eq!(hidden(conn, role).unwrap(), HiddenTotals::default());
    });
}

#[test]
fn a_trusted_company_is_on_no_queue_and_those_who_wait_for_it_are_found() {
    store(|conn| {
        let (ada, role) = published(conn);
        let ids = ["ben", "cas"].map(|name| applied(conn, role, name));
        out(conn, ids[1], "Advertising.").unwrap();
        let first = || Paging::first(Limit::default());
        assert_eq!(list(conn, first()).unwrap().items.len(), 1);
        assert_eq!(backlog(conn).unwrap().0, 1);
        assert_eq!(direct(conn, None, 10).unwrap(), []);
        assert!(!hold_direct(conn, role).unwrap());
        let trust = format!(
            "update companies set state = 'approved' where id = '{}'; \
             insert into company_grants (id, company_id, flag, reason, granted_by) \
               values (gen_random_uuid(), '{}', 'direct_release', 'Pilot.', 'the operator')",
            ada.company, ada.company
        );
        conn.batch_execute(&trust).unwrap();
        assert_eq!(list(conn, first()).unwrap().items, []);
        assert_eq!(backlog(conn).unwrap(), (0, None));
        assert_eq!(direct(conn, None, 10).unwrap(), [role]);
        assert_eq!(direct(conn, Some(role), 10).unwrap(), []);
        assert!(hold_direct(conn, role).unwrap());
        let chosen = open(conn, Actor::System, Seen::any(role), (None, 10), at()).unwrap().1;
        assert_eq!(chosen, [ids[0]], "who is kept off stays off");
        conn.batch_execute("update company_grants set expires_at = now()").unwrap();
        assert_eq!(list(conn, first()).unwrap().items.len(), 1);
        assert!(!hold_direct(conn, role).unwrap());
    });
}

fn order(conn: &mut Conn, role: RoleId) -> Vec<ApplicationId> {
    let place = Paging::first(Limit::default());
    let page = candidates(conn, role, Part::Waiting, place).unwrap();
    page.items.iter().map(|row| row.application.id).collect()
}

#[test]
fn an_application_is_put_before_another_behind_all_and_back_with_a_reason() {
    store(|conn| {
        let (ada, role) = published(conn);
        let [ben, cas, dee] = ["ben", "cas", "dee"].map(|name| applied(conn, role, name));
        let sent = order(conn, role);
        let put = |conn: &mut Conn, id, before| {
            place(conn, Actor::Operator, Seen::any(id), (before, "They asked to be last."), at())
        };
        let silent = place(conn, Actor::Operator, Seen::any(ben), (None, " "), at());
        assert!(matches!(silent, Err(Error::BadWhy)), "{silent:?}");
        put(conn, sent[2], Some(sent[0])).unwrap();
        assert_eq!(order(conn, role), [sent[2], sent[0], sent[1]]);
        put(conn, sent[1], Some(sent[0])).unwrap();
        assert_eq!(order(conn, role), [sent[2], sent[1], sent[0]]);
        put(conn, sent[2], None).unwrap();
        assert_eq!(order(conn, role), [sent[1], sent[0], sent[2]]);
        let placed = candidate(conn, sent[2]).unwrap().1.placed.unwrap();
        assert_eq!((placed.why.as_str(), placed.by), ("They asked to be last.", None));
        let (shown, waiting) =
            open(conn, Actor::Operator, Seen::any(role), (None, 2), at()).unwrap();
        assert_eq!((shown.id, waiting), (role, vec![sent[1], sent[0]]));
        for id in [sent[1], sent[2]] {
            unplace(conn, Actor::Operator, Seen::any(id)).unwrap();
        }
        assert_eq!(order(conn, role), sent);
        let twice = unplace(conn, Actor::Operator, Seen::any(sent[1]));
        assert!(matches!(twice, Err(Error::NotPlaced)), "{twice:?}");
        let itself = put(conn, cas, Some(cas));
        assert!(matches!(itself, Err(Error::BadPlace)), "{itself:?}");
        let other = publish(conn, ada);
        let foreign = applied(conn, other, "eli");
        let elsewhere = put(conn, dee, Some(foreign));
        assert!(matches!(elsewhere, Err(Error::BadPlace)), "{elsewhere:?}");
    });
}

#[test]
fn what_stands_between_two_is_after_one_and_before_the_other_as_long_as_there_is_room() {
    let (one, two) = (at(), at() + chrono::TimeDelta::microseconds(3));
    let first = rules::between(Some(one), Some(two)).unwrap();
    assert!(one < first && first < two);
    assert_eq!(rules::between(Some(one), Some(first)), None);
    assert_eq!(rules::between(None, None), None);
    assert!(rules::between(None, Some(one)).unwrap() < one);
    assert!(rules::between(Some(two), None).unwrap() > two);
}

#[test]
fn a_duplicate_names_an_application_for_the_same_role_that_goes_on() {
    store(|conn| {
        let (ada, role) = published(conn);
        let [ben, again, cas] = [("ben", "ben"), ("Ben", "again"), ("cas", "cas")].map(|of| {
            let (name, account) = of;
            let user = testkit::user(conn, &format!("{account}@example.com"), name);
            let mut new = new(role, user);
            name.clone_into(&mut new.profile.name);
            new.profile.email = format!("ben+{}@example.com", name.len());
            apply(conn, &new, at()).unwrap().id
        });
        let found = similar(conn, role, again).unwrap();
        let ids: Vec<_> =
            found.iter().map(|one| (one.application.id, one.because.clone())).collect();
        let both = vec![Likeness::Email, Likeness::Name];
        assert_eq!(ids, [(ben, both), (cas, vec![Likeness::Email])]);
        let of = |one, other| {
            rules::likeness((&found[0].application, one), (&found[1].application, other))
        };
        let (file, another): (Option<&[u8]>, Option<&[u8]>) = (Some(b"1"), Some(b"2"));
        assert_eq!(of(file, file), [Likeness::Resume, Likeness::Email]);
        assert_eq!(of(file, another), [Likeness::Email]);
        assert_eq!(of(None, None), [Likeness::Email]);
        let mut apart = new(role, testkit::user(conn, "dan@example.com", "Dan"));
        "Dan".clone_into(&mut apart.profile.name);
        "dan@example.com".clone_into(&mut apart.profile.email);
        let dan = apply(conn, &apart, at()).unwrap().id;
        assert_eq!(similar(conn, role, dan).unwrap(), []);
        let merge = |conn: &mut Conn, id, code, of| {
            let how = Excluding { code, reason: "Two accounts.", duplicate_of: of };
            exclude(conn, Actor::Operator, Seen::any(id), how, at())
        };
        let other = publish(conn, ada);
        let foreign = applied(conn, other, "eli");
        for (code, of) in [
            (ExclusionCode::Duplicate, None),
            (ExclusionCode::Spam, Some(ben)),
            (ExclusionCode::Duplicate, Some(again)),
            (ExclusionCode::Duplicate, Some(foreign)),
        ] {
            let refused = merge(conn, again, code, of);
            assert!(matches!(refused, Err(Error::BadDuplicate)), "{code:?} {of:?}: {refused:?}");
        }
        merge(conn, again, ExclusionCode::Duplicate, Some(ben)).unwrap();
        let note = candidate(conn, again).unwrap().1;
        assert_eq!(note.excluded.unwrap().duplicate_of, Some(ben));
        let out = merge(conn, cas, ExclusionCode::Duplicate, Some(again));
        assert!(matches!(out, Err(Error::BadDuplicate)), "{out:?}");
        include(conn, Actor::Operator, Seen::any(again)).unwrap();
        assert_eq!(candidate(conn, again).unwrap().1.excluded, None);
    });
}

#[test]
fn those_who_wait_are_added_up_without_those_who_are_kept_off() {
    let role = RoleId::new();
    let rows = [
        (role, State::Screening, 3, 0, 1),
        (role, State::Screening, 4, 0, 0),
        (role, State::Released, 2, 2, 1),
    ];
    let counts = Counts::of(rows.iter());
    assert_eq!(counts, Counts { waiting: 6, excluded: 1, released: 2 });
}

#[test]
fn what_is_hidden_of_several_people_is_added_up() {
    let whole = Hidden { name: true, email: true, education: true, resume: true, words: 3 };
    let written = Hidden { words: 4, ..Hidden::default() };
    let sum = HiddenTotals::of([whole, whole, written].into_iter());
    let want = HiddenTotals { names: 2, emails: 2, educations: 2, resumes: 2, words: 10 };
    assert_eq!(sum, want);
}
