//! The admin's decisions on the database.

use chrono::TimeDelta;
use db::audit::{self, Object};
use kernel::{Limit, Refused};
use testkit::store;

use super::*;
use crate::roles::form::Form;
use crate::roles::tests::{at, member, submitted};
use crate::roles::{Act, Comment, Event, Member, RevisionState, State, save, step};

fn all() -> Paging {
    Paging::first(Limit::default())
}

fn rule(
    conn: &mut Conn,
    role: &Role,
    decision: Decision,
    note: Option<&str>,
) -> Result<Role, Error> {
    let ruling = Ruling { note, ..Ruling::plain(decision) };
    decide(conn, Actor::Operator, Seen::at(role.id, role.version), ruling, at())
}

fn published(conn: &mut Conn, member: Member) -> Role {
    let sent = submitted(conn, member);
    rule(conn, &sent, Decision::Publish, None).unwrap()
}

fn actions(conn: &mut Conn, role: &Role) -> Vec<String> {
    let trail = audit::history(conn, Object::of("role", role.id), 50).unwrap();
    trail.into_iter().map(|row| row.action).collect()
}

#[test]
fn a_role_that_was_sent_is_approved_and_published_in_one_act_with_two_steps() {
    store(|conn| {
        let ada = member(conn, "ada@example.com");
        let sent = submitted(conn, ada);
        let shown = rule(conn, &sent, Decision::Publish, None).unwrap();
        assert_eq!((shown.state, shown.live_state), (State::Published, Some(State::Published)));
        let trail = audit::history(conn, Object::of("role", sent.id), 10).unwrap();
        let to: Vec<_> = trail.iter().map(|row| row.to.as_deref().unwrap_or_default()).collect();
        assert_eq!(to, ["draft", "submitted", "approved", "published"]);
        let again = rule(conn, &shown, Decision::Publish, None);
        assert!(matches!(again, Err(Error::Refused(Refused::NotNow { .. }))), "{again:?}");
        let paused = step(conn, ada, Seen::any(shown.id), Event::Pause, at()).unwrap();
        assert_eq!(paused.state, State::Paused);
    });
}

#[test]
fn a_decision_against_a_role_says_why_and_the_next_sending_forgets_it() {
    store(|conn| {
        let ada = member(conn, "ada@example.com");
        let sent = submitted(conn, ada);
        for (decision, note) in [
            (Decision::RequestChanges, None),
            (Decision::Reject, Some(" ")),
            (Decision::Approve, Some("Well done")),
            (Decision::Reject, Some("a\u{202e}b")),
        ] {
            let refused = rule(conn, &sent, decision, note);
            assert!(matches!(refused, Err(Error::BadNote)), "{refused:?}");
        }
        let back = rule(conn, &sent, Decision::RequestChanges, Some("Name the team.")).unwrap();
        assert_eq!(back.state, State::ChangesRequested);
        assert_eq!(back.note.as_deref(), Some("Name the team."));
        let again = step(conn, ada, Seen::any(sent.id), Event::Submit, at()).unwrap();
        assert_eq!((again.state, again.note.as_deref()), (State::Submitted, None));
        let stale = rule(conn, &sent, Decision::Approve, None);
        assert!(matches!(stale, Err(Error::StaleVersion)), "{stale:?}");
        let no = rule(conn, &again, Decision::Reject, Some("Unpaid work.")).unwrap();
        assert_eq!((no.state, no.acts(at())), (State::Rejected, vec![]));
    });
}

#[test]
fn a_role_whose_deadline_has_come_is_neither_approved_nor_published() {
    store(|conn| {
        let ada = member(conn, "ada@example.com");
        let sent = submitted(conn, ada);
        let late = at() + TimeDelta::days(60);
        for decision in [Decision::Approve, Decision::Publish] {
            let ruling = Ruling::plain(decision);
            let refused = decide(conn, Actor::Operator, Seen::any(sent.id), ruling, late);
            let Err(Error::Fields(missing)) = refused else { panic!("{refused:?}") };
            assert_eq!(missing[0].field, "deadline");
        }
    });
}

#[test]
fn a_role_that_is_scheduled_is_published_when_its_time_has_come() {
    store(|conn| {
        let ada = member(conn, "ada@example.com");
        let sent = submitted(conn, ada);
        let deadline = sent.form.deadline.unwrap().and_hms_opt(23, 0, 0).unwrap().and_utc();
        let mut schedule = |role: &Role, publish_at| {
            let ruling = Ruling { publish_at, ..Ruling::plain(Decision::Schedule) };
            decide(conn, Actor::Operator, Seen::at(role.id, role.version), ruling, at())
        };
        for time in [None, Some(at()), Some(deadline + TimeDelta::days(1))] {
            assert!(matches!(schedule(&sent, time), Err(Error::BadTime)), "{time:?}");
        }
        let first = schedule(&sent, Some(deadline)).unwrap();
        assert_eq!((first.state, first.publish_at), (State::Approved, Some(deadline)));
        let soon = at() + TimeDelta::hours(1);
        let second = schedule(&first, Some(soon)).unwrap();
        assert_eq!(second.publish_at, Some(soon));

        assert_eq!(roles::due(conn, at()).unwrap(), []);
        assert!(roles::advance(conn, second.id, at()).unwrap().is_none());
        assert_eq!(roles::due(conn, soon).unwrap(), [second.id]);
        let (event, shown) = roles::advance(conn, second.id, soon).unwrap().unwrap();
        assert_eq!((event, shown.state), (Event::Publish, State::Published));
        assert_eq!((shown.publish_at, roles::due(conn, soon).unwrap()), (None, vec![]));
        let done = actions(conn, &shown);
        assert_eq!(done, ["create", "submit", "approve", "schedule", "schedule", "publish"]);
    });
}

#[test]
fn a_role_whose_deadline_passed_before_its_time_came_stays_unpublished() {
    store(|conn| {
        let ada = member(conn, "ada@example.com");
        let sent = submitted(conn, ada);
        let soon = Some(at() + TimeDelta::hours(1));
        let ruling = Ruling { publish_at: soon, ..Ruling::plain(Decision::Schedule) };
        decide(conn, Actor::Operator, Seen::any(sent.id), ruling, at()).unwrap();
        let late = at() + TimeDelta::days(60);
        assert!(roles::advance(conn, sent.id, late).unwrap().is_none());
        let role = find(conn, sent.id).unwrap();
        assert_eq!((role.state, role.publish_at), (State::Approved, None));
        assert_eq!(roles::due(conn, late).unwrap(), []);
    });
}

#[test]
fn a_role_is_closed_after_its_deadline_and_archived_half_a_year_later() {
    store(|conn| {
        let ada = member(conn, "ada@example.com");
        let role = published(conn, ada);
        let last = role.form.deadline.unwrap().and_hms_opt(23, 59, 59).unwrap().and_utc();
        assert_eq!(roles::due(conn, last).unwrap(), []);
        let over = last + TimeDelta::seconds(1);
        assert_eq!(roles::due(conn, over).unwrap(), [role.id]);
        let (_, closed) = roles::advance(conn, role.id, over).unwrap().unwrap();
        assert_eq!((closed.state, closed.closed_at), (State::Closed, Some(over)));
        let kept = over + TimeDelta::days(roles::ARCHIVE_DAYS);
        assert_eq!((roles::due(conn, kept).unwrap(), closed.due(kept)), (vec![], None));
        let later = kept + TimeDelta::seconds(1);
        assert_eq!(roles::due(conn, later).unwrap(), [role.id]);
        let (_, archived) = roles::advance(conn, role.id, later).unwrap().unwrap();
        assert_eq!(archived.state, State::Archived);
        assert_eq!(roles::due(conn, later).unwrap(), []);
    });
}

#[test]
fn changes_to_a_role_that_is_shown_wait_while_its_text_stays() {
    store(|conn| {
        let ada = member(conn, "ada@example.com");
        let role = published(conn, ada);
        let text = |title: &str| Form { title: title.to_owned(), ..role.form.clone() };
        let seen = |role: &Role| Seen::at(role.id, role.version);
        let begun = save(conn, ada, seen(&role), &text("Fitter, days")).unwrap();
        assert_eq!((&begun.form, begun.written()), (&role.form, &text("Fitter, days")));
        assert_eq!(begun.texts(), (&text("Fitter, days"), Some(&role.form)));
        assert_eq!(role.texts(), (&role.form, None));
        assert_eq!(list(conn, Queue::Waiting, all()).unwrap().items, []);
        let sent = step(conn, ada, seen(&begun), Event::Submit, at()).unwrap();
        assert_eq!(
            (sent.state, sent.form.title.as_str()),
            (State::Published, role.form.title.as_str())
        );
        let late = save(conn, ada, seen(&sent), &text("Fitter"));
        assert!(matches!(late, Err(Error::Refused(Refused::NotNow { .. }))), "{late:?}");
        let waiting = list(conn, Queue::Waiting, all()).unwrap().items;
        assert_eq!(waiting[0].revision, Some(RevisionState::Submitted));

        let comments = [Comment { field: "title".to_owned(), text: "Which days?".to_owned() }];
        let ruling = Ruling {
            comments: &comments,
            ..Ruling::plain(Decision::RequestChanges).saying("Nearly.")
        };
        let back = decide(conn, Actor::Operator, seen(&sent), ruling, at()).unwrap();
        assert_eq!((back.note.as_deref(), &*back.comments), (Some("Nearly."), &comments[..]));
        let again = save(conn, ada, seen(&back), &text("Fitter, weekdays")).unwrap();
        let again = step(conn, ada, seen(&again), Event::Submit, at()).unwrap();
        assert_eq!((again.note, again.comments), (None, vec![]));
        let sent = find(conn, role.id).unwrap();
        let shown = rule(conn, &sent, Decision::Publish, None).unwrap();
        assert_eq!((shown.state, shown.revision), (State::Published, None));
        assert_eq!(shown.form, text("Fitter, weekdays"));
        assert_eq!(
            actions(conn, &role)[4..],
            [
                "begin_revision",
                "submit_revision",
                "request_revision_changes",
                "submit_revision",
                "publish_revision"
            ]
        );
    });
}

#[test]
fn changes_are_given_up_turned_down_or_end_with_their_role() {
    store(|conn| {
        let ada = member(conn, "ada@example.com");
        let role = published(conn, ada);
        let text = Form { title: "Fitter, days".to_owned(), ..role.form.clone() };
        let any = Seen::any(role.id);
        let begun = save(conn, ada, any, &text).unwrap();
        assert_eq!(
            begun.acts(at()),
            [Act::Edit, Act::Submit, Act::Discard, Act::Pause, Act::Close]
        );
        let dropped = step(conn, ada, any, Event::Discard, at()).unwrap();
        assert_eq!((dropped.revision, &dropped.form), (None, &role.form));

        save(conn, ada, any, &text).unwrap();
        let sent = step(conn, ada, any, Event::Submit, at()).unwrap();
        let all = [Decision::Publish, Decision::RequestChanges, Decision::Reject];
        assert_eq!(decisions(&sent, at())[..3], all);
        let no = rule(conn, &sent, Decision::Reject, Some("It is the same work.")).unwrap();
        assert_eq!((no.state, no.revision.is_none()), (State::Published, true));
        assert_eq!(no.note.as_deref(), Some("It is the same work."));

        save(conn, ada, any, &text).unwrap();
        let closed = step(conn, ada, any, Event::Close, at()).unwrap();
        assert_eq!((closed.revision, &closed.form), (None, &role.form));
    });
}

#[test]
fn comments_name_fields_and_go_with_a_request_for_changes() {
    store(|conn| {
        let ada = member(conn, "ada@example.com");
        let sent = submitted(conn, ada);
        let long = "a".repeat(501);
        let refused = |decision, field: &str, text: &str, times: usize| {
            let comment = Comment { field: field.to_owned(), text: text.to_owned() };
            let comments = vec![comment; times];
            Ruling { comments: &comments, ..Ruling::plain(decision).saying("No.") }
                .checked_comments()
                .is_err()
        };
        assert!(refused(Decision::Reject, "title", "Which?", 1));
        assert!(refused(Decision::RequestChanges, "colour", "Which?", 1));
        assert!(refused(Decision::RequestChanges, "title", " ", 1));
        assert!(refused(Decision::RequestChanges, "title", &long, 1));
        assert!(refused(Decision::RequestChanges, "title", "Which?", 31));
        assert!(!refused(Decision::RequestChanges, "title", &long[1..], 30));
        assert!(matches!(rule(conn, &sent, Decision::Close, Some("No.")), Err(Error::Refused(_))));
    });
}

#[test]
fn the_admin_pauses_resumes_and_closes_with_words() {
    store(|conn| {
        let ada = member(conn, "ada@example.com");
        let role = published(conn, ada);
        let silent = rule(conn, &role, Decision::Pause, None);
        assert!(matches!(silent, Err(Error::BadNote)), "{silent:?}");
        let paused = rule(conn, &role, Decision::Pause, Some("The pay looks wrong.")).unwrap();
        assert_eq!(paused.state, State::Paused);
        let resumed = rule(conn, &paused, Decision::Resume, None).unwrap();
        assert_eq!(resumed.state, State::Published);
        let closed = rule(conn, &resumed, Decision::Close, Some("It was a test.")).unwrap();
        assert_eq!((closed.state, decisions(&closed, at())), (State::Closed, vec![]));
    });
}

#[test]
fn each_queue_holds_what_is_its_own_and_the_oldest_first() {
    store(|conn| {
        let ada = member(conn, "ada@example.com");
        let first = submitted(conn, ada);
        let second = submitted(conn, ada);
        let one = Limit::new(1).unwrap();
        let page = list(conn, Queue::Waiting, Paging::first(one)).unwrap();
        let rest = Paging { after: page.next, limit: one };
        let next = list(conn, Queue::Waiting, rest).unwrap();
        let ids = [page.items[0].id, next.items[0].id];
        assert_eq!(ids, [first.id, second.id]);
        assert_eq!((next.items[0].company_name.as_str(), next.next), ("Pellworth", None));

        rule(conn, &second, Decision::Approve, None).unwrap();
        let third = submitted(conn, ada);
        rule(conn, &third, Decision::RequestChanges, Some("Name the team.")).unwrap();
        published(conn, ada);
        assert_eq!(counts(conn).unwrap(), Queue::ALL.map(|queue| (queue, 1)));
        let approved = list(conn, Queue::Approved, all()).unwrap().items;
        assert_eq!(approved[0].id, second.id);
    });
}

#[test]
fn only_a_decision_for_a_text_brings_it_nearer_to_its_readers() {
    let shown: Vec<Decision> = Decision::ALL.into_iter().filter(|one| one.shows()).collect();
    assert_eq!(shown, [Decision::Approve, Decision::Publish, Decision::Schedule]);
}
