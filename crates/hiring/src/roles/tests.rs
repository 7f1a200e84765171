//! Roles on the database.

use chrono::TimeDelta;
use db::audit::{self, Object};
use diesel::connection::SimpleConnection;
use kernel::{AssessmentId, Limit};
use testkit::store;

use super::form::tests::form;
use super::*;

pub(crate) fn at() -> Instant {
    "2026-11-23T10:00:00Z".parse().unwrap()
}

pub(crate) fn member(conn: &mut Conn, email: &str) -> Member {
    let user = testkit::user(conn, email, "Ada");
    Member { company: testkit::company(conn, "Pellworth"), user }
}

/// Somebody else of the same company.
pub(crate) fn colleague(conn: &mut Conn, of: Member, email: &str) -> Member {
    Member { user: testkit::user(conn, email, "Bea"), ..of }
}

fn seen(role: &Role) -> Seen<RoleId> {
    Seen::at(role.id, role.version)
}

pub(crate) fn submitted(conn: &mut Conn, member: Member) -> Role {
    let role = create(conn, member, &form()).unwrap();
    step(conn, member, seen(&role), Event::Submit, at()).unwrap()
}

/// What only the admin and time do to a role, done to the row.
fn put(conn: &mut Conn, role: &Role, state: State) -> Role {
    let live = if state.is_live() { state } else { State::Published };
    let sql = format!(
        "alter table roles disable trigger user; \
         update roles set state = '{}', live_state = '{}', published_at = now() where id = '{}'; \
         alter table roles enable trigger user",
        state.as_str(),
        live.as_str(),
        role.id
    );
    conn.batch_execute(&sql).unwrap();
    find(conn, role.company, role.id).unwrap()
}

#[test]
fn a_role_takes_applications_on_its_last_day_and_not_on_the_next() {
    store(|conn| {
        let member = member(conn, "ada@example.com");
        let role = create(conn, member, &form()).unwrap();
        let last = role.form.deadline.unwrap();
        let (live, next) = (put(conn, &role, State::Published), last + TimeDelta::days(1));
        assert!(live.takes_applications(last) && !live.takes_applications(next));
        assert!(!role.takes_applications(last), "it is a draft");
    });
}

#[test]
fn the_database_knows_the_same_edges() {
    store(|conn| {
        let member = member(conn, "ada@example.com");
        let id = create(conn, member, &form()).unwrap().id;
        let lives = [State::Published, State::ApplicantsReleased];
        for from in State::ALL {
            for to in State::ALL {
                let line = machine::STEPS.lines().iter().any(|row| (row.0, row.3) == (from, to));
                let back = machine::BACK.iter().any(|row| row.0 == from) && lives.contains(&to);
                let sql = format!(
                    "savepoint s; alter table roles disable trigger user; \
                     update roles set live_state = 'published', published_at = now(), state = '{}' \
                       where id = '{id}'; \
                     alter table roles enable trigger user; \
                     update roles set state = '{}' where id = '{id}'",
                    from.as_str(),
                    to.as_str()
                );
                let moved = conn.batch_execute(&sql).is_ok();
                assert_eq!(moved, from == to || line || back, "{from:?} to {to:?}");
                conn.batch_execute("rollback to s").unwrap();
            }
        }
    });
}

#[test]
fn a_draft_is_saved_sent_and_taken_back_and_every_step_is_recorded() {
    store(|conn| {
        let ada = member(conn, "ada@example.com");
        let role = create(conn, ada, &Form::default()).unwrap();
        let early = step(conn, ada, seen(&role), Event::Submit, at());
        assert!(matches!(&early, Err(Error::Fields(missing)) if missing.len() == 15), "{early:?}");
        let saved = save(conn, ada, seen(&role), &form()).unwrap();
        assert_eq!((saved.version, &saved.form), (2, &form()));
        let stale = save(conn, ada, seen(&role), &form());
        assert!(matches!(stale, Err(Error::StaleVersion)), "{stale:?}");
        let sent = step(conn, ada, seen(&saved), Event::Submit, at()).unwrap();
        assert_eq!((sent.state, sent.submitted_at), (State::Submitted, Some(at())));
        let late = save(conn, ada, seen(&sent), &form());
        assert!(matches!(late, Err(Error::Refused(Refused::NotNow { .. }))), "{late:?}");
        let back = step(conn, ada, seen(&sent), Event::Withdraw, at()).unwrap();
        assert_eq!(back.state, State::Draft);
        delete(conn, ada, seen(&back)).unwrap();
        assert!(matches!(find(conn, ada.company, role.id), Err(Error::NoRole)));
        let trail = audit::history(conn, Object::of(KIND, role.id), 10).unwrap();
        let done: Vec<&str> = trail.iter().map(|row| row.action.as_str()).collect();
        assert_eq!(done, ["create", "submit", "withdraw", "delete"]);
    });
}

#[test]
fn another_company_finds_no_role_and_uses_no_assessment_of_this_one() {
    store(|conn| {
        let (ada, eve) = (member(conn, "ada@example.com"), member(conn, "eve@example.com"));
        let role = create(conn, ada, &form()).unwrap();
        assert!(matches!(find(conn, eve.company, role.id), Err(Error::NoRole)));
        assert!(matches!(duplicate(conn, eve, role.id), Err(Error::NoRole)));
        let saved = save(conn, eve, Seen::any(role.id), &form());
        assert!(matches!(saved, Err(Error::NoRole)), "{saved:?}");
        let sent = step(conn, eve, Seen::any(role.id), Event::Submit, at());
        assert!(matches!(sent, Err(Error::NoRole)), "{sent:?}");
        assert!(matches!(delete(conn, eve, Seen::any(role.id)), Err(Error::NoRole)));

        let assessment = AssessmentId::new();
        conn.batch_execute(&format!(
            "insert into assessments (id, company_id, title, duration_minutes, languages, created_by)
             values ('{assessment}', '{}', 'Juniors', 60, '{{rust}}', '{}')",
            ada.company, ada.user
        ))
        .unwrap();
        let with = Form { assessment: Some(assessment), cut_off: Some(600), ..form() };
        assert_eq!(create(conn, ada, &with).unwrap().form, with);
        let foreign = create(conn, eve, &with);
        let Err(Error::Fields(faults)) = foreign else { panic!("{foreign:?}") };
        assert_eq!((faults[0].field.as_str(), faults[0].code), ("assessment_id", "not_offered"));
    });
}

#[test]
fn a_copy_is_a_draft_without_dates() {
    store(|conn| {
        let ada = member(conn, "ada@example.com");
        let role = submitted(conn, ada);
        let copy = duplicate(conn, ada, role.id).unwrap();
        assert_eq!((copy.state, copy.version), (State::Draft, 1));
        assert_eq!(copy.form, Form { deadline: None, starts_on: None, ..form() });
        assert_ne!(copy.id, role.id);
    });
}

#[test]
fn the_list_is_paged_by_the_last_change_and_cut_to_a_stage() {
    store(|conn| {
        let ada = member(conn, "ada@example.com");
        let first = create(conn, ada, &form()).unwrap();
        let second = submitted(conn, ada);
        // One transaction has one time.
        let later = format!(
            "update roles set changed_at = changed_at + interval '1 minute' where id = '{}'",
            first.id
        );
        conn.batch_execute(&later).unwrap();
        let one = Limit::new(1).unwrap();
        let page = list(conn, ada.company, None, Paging::first(one)).unwrap();
        assert_eq!(page.items[0].id, first.id);
        let rest = list(conn, ada.company, None, Paging { after: page.next, limit: one }).unwrap();
        assert_eq!((rest.items[0].id, rest.next), (second.id, None));
        let mut ids = |stage| -> Vec<RoleId> {
            let all = Paging::first(Limit::default());
            let page = list(conn, ada.company, Some(stage), all).unwrap();
            page.items.iter().map(|role| role.id).collect()
        };
        assert_eq!(ids(Stage::Drafts), [first.id]);
        assert_eq!(ids(Stage::Review), [second.id]);
        assert_eq!(ids(Stage::Live), []);
    });
}

#[test]
fn a_live_role_is_paused_resumed_closed_and_reopened_within_thirty_days() {
    store(|conn| {
        let ada = member(conn, "ada@example.com");
        let role = submitted(conn, ada);
        let role = put(conn, &role, State::ApplicantsReleased);
        let mut go = |role: &Role, event, now| step(conn, ada, seen(role), event, now);
        let paused = go(&role, Event::Pause, at()).unwrap();
        let resumed = go(&paused, Event::Resume, at()).unwrap();
        assert_eq!((paused.state, resumed.state), (State::Paused, State::ApplicantsReleased));
        let closed = go(&resumed, Event::Close, at()).unwrap();
        assert_eq!((closed.state, closed.closed_at), (State::Closed, Some(at())));
        let late = go(&closed, Event::Reopen, at() + TimeDelta::days(31));
        assert!(matches!(late, Err(Error::ClosedTooLong)), "{late:?}");
        let reopened = go(&closed, Event::Reopen, at() + TimeDelta::days(30)).unwrap();
        assert_eq!(reopened.state, State::ApplicantsReleased);
        let closed = go(&reopened, Event::Close, at() + TimeDelta::days(30)).unwrap();
        let passed = go(&closed, Event::Reopen, at() + TimeDelta::days(39));
        assert!(matches!(passed, Err(Error::DeadlinePassed)), "{passed:?}");
        assert_eq!(closed.acts(at() + TimeDelta::days(39)), [Act::Archive]);
        let archived = go(&closed, Event::Archive, at()).unwrap();
        assert_eq!((archived.state, archived.acts(at())), (State::Archived, vec![]));
    });
}

#[test]
fn roles_on_their_way_or_live_are_counted_and_a_paused_one_among_them() {
    store(|conn| {
        let ada = member(conn, "ada@example.com");
        let other = member(conn, "eve@example.com");
        submitted(conn, other);
        create(conn, ada, &form()).unwrap();
        let role = submitted(conn, ada);
        assert_eq!(count_live(conn, ada.company).unwrap(), 1);
        let role = put(conn, &role, State::Published);
        let paused = step(conn, ada, seen(&role), Event::Pause, at()).unwrap();
        assert_eq!(count_live(conn, ada.company).unwrap(), 1);
        step(conn, ada, seen(&paused), Event::Close, at()).unwrap();
        assert_eq!(count_live(conn, ada.company).unwrap(), 0);
    });
}
