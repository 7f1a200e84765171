//! The machine, the deadline and drafts by table, and attempts on the database.

mod ending;

use std::collections::BTreeSet;
use std::sync::Barrier;

use diesel::Connection;
use diesel::connection::SimpleConnection;
use kernel::chrono::DateTime;
use kernel::{Language, Refused};
use testkit::{TestDb, store};

use super::*;
use crate::definitions::tests::Firm;
use crate::drafts::tests::save as save_draft;
use crate::invitations::{Standing, Taker, claim};

/// Moves the attempts' end to `seconds` from now.
pub(crate) fn ends_in(conn: &mut Conn, seconds: i64) {
    conn.batch_execute(&format!(
        "alter table attempts disable trigger attempts_immutable;
         update attempts set started_at = now() - interval '2 hours',
           ends_at = now() + interval '{seconds} s';
         alter table attempts enable trigger attempts_immutable"
    ))
    .unwrap();
}

fn at(millis: i64) -> Instant {
    DateTime::from_timestamp_millis(1_800_000_000_000 + millis).unwrap()
}

#[test]
fn an_attempt_is_open_until_five_seconds_after_its_end() {
    for (state, millis, want) in [
        (State::InProgress, -1, true),
        (State::InProgress, 5000, true),
        (State::InProgress, 5001, false),
        (State::Submitted, -1, false),
        (State::Graded, -1, false),
    ] {
        assert_eq!(rules::is_open(state, at(0), at(millis)), want, "{state:?} {millis}");
    }
}

#[track_caller]
fn check_start(email: &str, verified: bool, standing: Standing, want: Option<Error>) {
    let starter = Starter {
        user: UserId::new(),
        email: email.parse().unwrap(),
        email_verified: verified,
        edition: None,
    };
    let by = Taker { user: starter.user, address: starter.email.as_str(), hires: false };
    let claim = claim(("ada@example.com", false, None), by);
    let got = rules::check_start(&starter, claim, standing);
    assert_eq!(got.err().map(|e| e.to_string()), want.map(|e| e.to_string()));
}

#[test]
fn only_the_invited_address_once_verified_may_start_while_it_is_open() {
    check_start("ADA@example.com", true, Standing::Open, None);
    check_start("eve@example.com", true, Standing::Open, Some(Error::NoInvitation));
    check_start("eve@example.com", false, Standing::Expired, Some(Error::NoInvitation));
    check_start("ada@example.com", false, Standing::Open, Some(Error::EmailUnverified));
    for closed in [Standing::Expired, Standing::Cancelled, Standing::Finished] {
        check_start("ada@example.com", true, closed, Some(Error::InvitationClosed));
    }
}

fn draft(task: TaskId, source: &str, revision: i32) -> NewDraft {
    let (language, source, edited_ms_ago) = (Language::Python, source.into(), 0);
    NewDraft { task, language, source, revision, lease: None, edited_ms_ago }
}

#[track_caller]
fn check_next(saved: Option<(&str, i32)>, new: (&str, i32), want: Result<Option<i32>, i32>) {
    let task = TaskId::new();
    let saved = saved.map(|(source, revision)| Draft {
        task,
        language: Language::Python,
        source: source.into(),
        revision,
        saved_at: at(0),
        edited_at: at(0),
    });
    let got = draft(task, new.0, new.1).next(saved.as_ref()).map_err(|e| match e {
        Error::StaleRevision { current } => current,
        other => panic!("{other}"),
    });
    assert_eq!(got, want);
}

#[test]
fn a_draft_is_saved_over_the_revision_last_seen_only() {
    check_next(None, ("a", 0), Ok(Some(1)));
    check_next(None, ("a", 3), Err(0));
    check_next(Some(("a", 1)), ("b", 1), Ok(Some(2)));
    check_next(Some(("a", 2)), ("b", 1), Err(2));
    check_next(Some(("a", 2)), ("b", 0), Err(2));
    check_next(Some(("b", 2)), ("b", 1), Ok(None));
}

#[test]
fn what_the_problem_does_not_take_is_not_kept_as_a_draft() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (ada, attempt, tasks) = firm.at_work(conn, "ada@example.com");
        conn.batch_execute(
            "alter table problem_versions disable trigger all;
             update assessments set languages = '{python,c}';
             update problem_versions set languages = '{c}', source_kib = 1",
        )
        .unwrap();
        let open = check_open(conn, attempt, ada.user, (tasks[0], None)).unwrap();
        assert_eq!((open.languages, open.max_source), (vec![Language::C], 1024));
        let python = save_draft(conn, attempt, ada.user, &draft(tasks[0], "x", 0));
        assert!(matches!(python, Err(Error::LanguageNotOffered)), "{python:?}");
        let c = |length| {
            let source = "x".repeat(length);
            NewDraft { language: Language::C, source, ..draft(tasks[0], "", 0) }
        };
        let large = save_draft(conn, attempt, ada.user, &c(1025));
        assert!(matches!(large, Err(Error::SourceTooLarge { max_kib: 1 })), "{large:?}");
        save_draft(conn, attempt, ada.user, &c(1024)).unwrap();
    });
}

#[test]
fn each_task_has_its_own_languages_of_those_of_the_assessment() {
    use Language::{C, Python, Sql};
    for (set, problem, want) in [
        (&[Python, C, Sql][..], vec![Sql], vec![Sql]),
        (&[Sql, C, Python], vec![Python, C], vec![C, Python]),
        (&[Python], vec![Python, C], vec![Python]),
        // An assessment from before such a set was refused.
        (&[Python], vec![Sql], vec![Sql]),
    ] {
        assert_eq!(rules::task_languages(set, problem.clone()), want, "{set:?} {problem:?}");
    }
}

#[test]
fn an_attempt_under_way_goes_on_where_a_task_and_its_assessment_share_no_language() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (ada, attempt, tasks) = firm.at_work(conn, "ada@example.com");
        conn.batch_execute(&format!(
            "alter table problem_versions disable trigger all;
             update problem_versions set languages = '{{sql}}' where id = '{}'",
            firm.problems[0]
        ))
        .unwrap();
        let seen = workspace(conn, attempt, ada.user).unwrap().unwrap();
        let languages: Vec<_> = seen.tasks.iter().map(|task| task.languages.clone()).collect();
        assert_eq!(languages[..2], [vec![Language::Sql], vec![Language::Python]]);
        let open = check_open(conn, attempt, ada.user, (tasks[0], None)).unwrap();
        assert_eq!(open.languages, [Language::Sql]);
        let query = NewDraft { language: Language::Sql, ..draft(tasks[0], "select 1", 0) };
        save_draft(conn, attempt, ada.user, &query).unwrap();
        let closed = finish(conn, attempt, ada.user).unwrap();
        assert_eq!(closed.drafts[0].source, "select 1");
    });
}

#[test]
fn fifty_starts_at_once_begin_one_attempt_with_one_deadline() {
    let db = TestDb::create();
    let mut conn = db.conn();
    let firm = Firm::set(&mut conn);
    let (starter, code) = firm.candidate(&mut conn, "ada@example.com");
    let barrier = Barrier::new(50);
    let begun: Vec<Started> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..50)
            .map(|_| {
                scope.spawn(|| {
                    let mut conn = db.conn();
                    barrier.wait();
                    let start = |conn: &mut Conn| -> Result<Started, diesel::result::Error> {
                        Ok(start(conn, &code, &starter).unwrap())
                    };
                    conn.transaction(start).unwrap()
                })
            })
            .collect();
        threads.into_iter().map(|t| t.join().unwrap()).collect()
    });
    assert_eq!(begun.iter().filter(|started| started.fresh).count(), 1);
    assert!(begun.iter().all(|started| started.attempt == begun[0].attempt));
    let seen = workspace(&mut conn, begun[0].attempt, starter.user).unwrap().unwrap();
    assert_eq!(seen.ends_at - seen.started_at, TimeDelta::minutes(60));
}

#[test]
fn nobody_else_starts_with_the_code() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (ada, code) = firm.candidate(conn, "ada@example.com");
        let (eve, _) = firm.candidate(conn, "eve@example.com");
        let refused = start(conn, &code, &eve);
        assert!(matches!(refused, Err(Error::NoInvitation)), "{refused:?}");
        let attempt = start(conn, &code, &ada).unwrap().attempt;
        let refused = start(conn, &code, &eve);
        assert!(matches!(refused, Err(Error::NoInvitation)), "{refused:?}");
        assert_eq!(workspace(conn, attempt, eve.user).unwrap(), None);
        let refused = finish(conn, attempt, eve.user);
        assert!(matches!(refused, Err(Error::NoAttempt)), "{refused:?}");
    });
}

#[test]
fn an_invitation_that_lapsed_starts_nothing() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (ada, code) = firm.candidate(conn, "ada@example.com");
        conn.batch_execute("update invitations set expires_at = now()").unwrap();
        let late = start(conn, &code, &ada);
        assert!(matches!(late, Err(Error::InvitationClosed)), "{late:?}");
    });
}

#[test]
fn every_step_from_the_invitation_to_the_end_is_written_down() {
    use db::schema::audit_log as log;
    use diesel::prelude::*;
    store(|conn| {
        let firm = Firm::set(conn);
        let (starter, attempt, _) = firm.at_work(conn, "ada@example.com");
        finish(conn, attempt, starter.user).unwrap();
        let steps: Vec<(String, Option<String>)> = log::table
            .filter(log::object_kind.eq_any(["invitation", "attempt"]))
            .order(log::id)
            .select((log::action, log::to_state))
            .load(conn)
            .unwrap();
        let steps: Vec<_> =
            steps.iter().map(|(a, to)| (a.as_str(), to.as_deref().unwrap_or_default())).collect();
        let want = [
            ("create", "created"),
            ("accept", "accepted"),
            ("start", "started"),
            ("start", "in_progress"),
            ("finish", "submitted"),
            ("complete", "completed"),
        ];
        assert_eq!(steps, want);
    });
}

#[test]
fn a_draft_survives_and_another_tab_does_not_overwrite_it() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (ada, attempt, tasks) = firm.at_work(conn, "ada@example.com");
        let mut save = |draft: &NewDraft| save_draft(conn, attempt, ada.user, draft);
        assert_eq!(save(&draft(tasks[0], "one", 0)).unwrap().revision, 1);
        assert_eq!(save(&draft(tasks[0], "one", 0)).unwrap().revision, 1);
        assert_eq!(save(&draft(tasks[0], "two", 1)).unwrap().revision, 2);
        let stale = save(&draft(tasks[0], "three", 1));
        assert!(matches!(stale, Err(Error::StaleRevision { current: 2 })), "{stale:?}");
        let foreign = save(&draft(TaskId::new(), "x", 0));
        assert!(matches!(foreign, Err(Error::NoTask)), "{foreign:?}");
        let c = NewDraft { language: Language::C, ..draft(tasks[0], "x", 0) };
        assert!(matches!(save(&c), Err(Error::LanguageNotOffered)));
        assert!(matches!(save(&draft(tasks[1], "\0", 0)), Err(Error::SourceHasNul)));
        let seen = workspace(conn, attempt, ada.user).unwrap().unwrap();
        let sources: Vec<_> = seen.drafts.iter().map(|d| (d.task, d.source.as_str())).collect();
        assert_eq!(sources, [(tasks[0], "two")]);
        conn.batch_execute(
            "alter table problem_versions disable trigger all;
             update problem_versions set source_kib = 1000",
        )
        .unwrap();
        let mut save =
            |length| save_draft(conn, attempt, ada.user, &draft(tasks[1], &"x".repeat(length), 0));
        assert!(matches!(save(131_073), Err(Error::SourceTooLarge { max_kib: 128 })));
        assert!(save(131_072).is_ok());
    });
}

#[test]
fn extra_time_moves_the_deadline_while_the_attempt_lasts() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (ada, attempt, _) = firm.at_work(conn, "ada@example.com");
        let before = workspace(conn, attempt, ada.user).unwrap().unwrap().ends_at;
        let after = add_time(conn, attempt, 90, Actor::System, "outage").unwrap();
        assert_eq!(after - before, TimeDelta::seconds(90));
        let longest = add_time(conn, attempt, 14_400, Actor::System, "outage").unwrap();
        assert_eq!(longest - after, TimeDelta::hours(4));
        for seconds in [0, -1, 14_401] {
            let bad = add_time(conn, attempt, seconds, Actor::System, "x");
            assert!(matches!(bad, Err(Error::BadCredit)), "{bad:?}");
        }
        finish(conn, attempt, ada.user).unwrap();
        let late = add_time(conn, attempt, 90, Actor::Operator, "x");
        assert!(matches!(late, Err(Error::Refused(Refused::NotNow { .. }))), "{late:?}");
    });
}

#[test]
fn the_database_refuses_a_second_running_attempt_and_a_way_back() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (ada, attempt, _) = firm.at_work(conn, "ada@example.com");
        finish(conn, attempt, ada.user).unwrap();
        for (sql, constraint) in [
            (
                "update attempts set state = 'in_progress', submitted_at = null, \
                 submitted_by = null, receipt_id = null",
                "attempts_transition",
            ),
            ("update attempts set started_at = now()", "attempts_immutable"),
            ("update attempts set receipt_id = 'forged'", "attempts_receipt_form"),
        ] {
            conn.batch_execute("savepoint s").unwrap();
            let refused = db::Error::from(conn.batch_execute(sql).unwrap_err());
            assert_eq!(refused.constraint(), Some(constraint));
            conn.batch_execute("rollback to savepoint s").unwrap();
        }
    });
}
