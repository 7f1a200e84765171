//! What may be sent and how often, by table, and submissions on the database.

use std::sync::Barrier;

use diesel::connection::SimpleConnection;
use kernel::uuid::Uuid;
use kernel::{CompanyId, Language, ProblemId, WorkerId};
use queue::workers;
use testkit::{TestDb, store};

use super::*;
use crate::problems;

/// A candidate with an attempt at an assessment of one task.
pub(crate) struct Desk {
    pub(crate) user: UserId,
    pub(crate) company: CompanyId,
    pub(crate) problem: ProblemId,
    pub(crate) attempt: AttemptId,
    pub(crate) task: TaskId,
}

impl Desk {
    pub(crate) fn set(conn: &mut Conn) -> Self {
        let problem = problems::publish(conn, &problems::tests::version("twice", 1)).unwrap().id;
        let user = testkit::user(conn, "ada@example.com", "Ada");
        let company = testkit::company(conn, "Engines");
        let (attempt, task) = (AttemptId::new(), TaskId::new());
        let (assessment, invitation) = (Uuid::now_v7(), Uuid::now_v7());
        conn.batch_execute(&format!(
            "insert into assessments
               (id, company_id, title, duration_minutes, languages, created_by)
               values ('{assessment}', '{company}', 'First', 60, '{{python}}', '{user}');
             insert into assessment_tasks
               (id, assessment_id, position, problem_version_id, weight)
               values ('{task}', '{assessment}', 1, '{problem}', 100);
             insert into invitations
               (id, assessment_id, code, email, created_by, expires_at, state, user_id)
               values ('{invitation}', '{assessment}', 'ABCDEFGH23', 'ada@example.com', '{user}',
                 now() + interval '14 days', 'started', '{user}');
             insert into attempts (id, invitation_id, assessment_id, user_id, consent_at,
               consent_text_version, started_at, ends_at)
               values ('{attempt}', '{invitation}', '{assessment}', '{user}', now(), '1', now(),
                 now() + interval '1 hour');"
        ))
        .unwrap();
        Self { user, company, problem, attempt, task }
    }

    pub(crate) fn program(&self) -> NewSubmission {
        NewSubmission {
            problem: self.problem,
            user: self.user,
            purpose: Purpose::Attempt {
                company: Some(self.company),
                attempt: self.attempt,
                task: self.task,
            },
            language: Language::Python,
            source: "print(2 * int(input()))\n".into(),
        }
    }

    pub(crate) fn see(&self, conn: &mut Conn, id: SubmissionId) -> Submission {
        show(conn, id, self.user).unwrap().unwrap()
    }
}

#[track_caller]
fn check_rate(kind: Kind, ages: &[i64], want: Option<i64>) {
    assert_eq!(wait(&Rates::DEFAULT, kind, ages), want);
}

fn wait(rates: &Rates, kind: Kind, ages: &[i64]) -> Option<i64> {
    match rules::check_rate(rates, kind, ages) {
        Ok(()) => None,
        Err(Error::RateLimited { retry_after_seconds }) => Some(retry_after_seconds),
        Err(other) => panic!("{other}"),
    }
}

#[test]
fn the_seventh_submit_of_a_minute_waits_for_the_first_to_be_a_minute_old() {
    check_rate(Kind::Submit, &[], None);
    check_rate(Kind::Submit, &[0, 1, 2, 3, 40], None);
    check_rate(Kind::Submit, &[0, 1, 2, 3, 40, 59], Some(1));
    check_rate(Kind::Submit, &[0, 1, 2, 3, 40, 60], None);
    check_rate(Kind::Submit, &[-1; 6], Some(60));
}

#[test]
fn submits_are_counted_by_the_hour_and_by_the_day_too() {
    let mut hour: Vec<i64> = (0..59).map(|i| 60 * i + 100).collect();
    check_rate(Kind::Submit, &hour, None);
    hour.insert(0, 90);
    check_rate(Kind::Submit, &hour, Some(3600 - (60 * 58 + 100)));
    let day: Vec<i64> = (0..200).map(|i| 400 * i + 100).collect();
    check_rate(Kind::Submit, &day[..199], None);
    check_rate(Kind::Submit, &day, Some(86_400 - (400 * 199 + 100)));
}

#[test]
fn twenty_runs_a_minute_are_allowed() {
    check_rate(Kind::Run, &[1; 19], None);
    check_rate(Kind::Run, &[1; 20], Some(59));
    check_rate(Kind::Run, &[61; 20], None);
}

#[test]
fn other_rates_count_in_place_of_those_of_the_code_also_where_a_day_allows_less_than_a_minute() {
    let rates =
        Rates { runs_a_minute: 1, submits_a_minute: 3, submits_an_hour: 60, submits_a_day: 2 };
    assert_eq!(wait(&rates, Kind::Run, &[]), None);
    assert_eq!(wait(&rates, Kind::Run, &[1]), Some(59));
    assert_eq!(wait(&rates, Kind::Submit, &[100]), None);
    assert_eq!(wait(&rates, Kind::Submit, &[100, 200]), Some(86_200));
    assert_eq!(wait(&rates, Kind::Submit, &[1, 2, 3]), Some(86_398));
    assert_eq!(rates.memory(Kind::Submit), (86_400, 60));
    assert_eq!(rates.memory(Kind::Run), (60, 1));
}

#[track_caller]
fn check_source(language: Language, source: &str, want: Option<&str>) {
    let allowed = rules::Allowed { languages: vec![Language::C], source_kib: 1 };
    let new = NewSubmission {
        problem: ProblemId::new(),
        user: UserId::new(),
        purpose: Purpose::Practice,
        language,
        source: source.into(),
    };
    assert_eq!(new.check(&allowed).err().map(|e| e.to_string()).as_deref(), want);
}

#[test]
fn a_source_is_neither_empty_nor_too_large_nor_foreign() {
    check_source(Language::C, &"x".repeat(1024), None);
    check_source(Language::C, &"x".repeat(1025), Some("The source is larger than 1 KiB."));
    check_source(Language::C, " \n", Some("There is no code to judge yet."));
    check_source(Language::C, "a\0b", Some("The source holds a NUL character."));
    check_source(Language::Python, "x", Some("This problem cannot be solved in that language."));
}

#[test]
fn the_submit_that_counts_is_the_earliest_of_the_best() {
    let (one, two) = (TaskId::new(), TaskId::new());
    let at = |s| kernel::chrono::DateTime::from_timestamp(s, 0).unwrap();
    let row = |task, points, s| Summary {
        id: SubmissionId::new(),
        task: Some(task),
        kind: Kind::Submit,
        language: Language::C,
        state: State::Judged,
        verdict: Some(Verdict::Wa),
        points,
        own_input: false,
        regression: false,
        created_at: at(s),
    };
    let list = [row(one, Some(65), 9), row(one, Some(65), 5), row(one, Some(40), 1)];
    let list = [&list[..], &[row(two, None, 2)]].concat();
    assert_eq!(rules::best(&list), [list[1].id]);
    let grown = [row(one, Some(40), 1), row(one, Some(65), 5), row(one, Some(65), 9)];
    assert_eq!(rules::best(&grown), [grown[1].id]);
    assert_eq!((best_points(&list, one), best_points(&list, two)), (Some(65), None));
}

#[test]
fn a_submission_is_stored_with_its_job_and_shown_to_its_candidate_only() {
    store(|conn| {
        let desk = Desk::set(conn);
        let id = submit(conn, &desk.program(), &Rates::DEFAULT).unwrap();
        let seen = desk.see(conn, id);
        assert_eq!((seen.kind, seen.state), (Kind::Submit, State::Queued));
        assert_eq!(seen.place.map(|place| place.ahead), Some(0));
        assert_eq!((seen.tests_total, seen.points, seen.event_id), (8, None, 0));
        assert_eq!(show(conn, id, UserId::new()).unwrap(), None);
        let place = jobs::place(conn, jobs::Kind::Judge, id.0).unwrap();
        assert_eq!(place.map(|place| place.ahead), Some(0));
        assert_eq!(of_attempt(conn, desk.attempt).unwrap().len(), 1);
    });
}

#[test]
fn a_run_has_the_samples_and_a_run_on_own_input_has_no_test() {
    store(|conn| {
        let desk = Desk::set(conn);
        let samples = run(conn, &desk.program(), None, &Rates::DEFAULT).unwrap();
        assert_eq!(desk.see(conn, samples).tests_total, 2);
        let own = run(conn, &desk.program(), Some("7\n"), &Rates::DEFAULT).unwrap();
        assert_eq!(desk.see(conn, own).tests_total, 0);
        let list = of_attempt(conn, desk.attempt).unwrap();
        let on_own = |id| list.iter().find(|row| row.id == id).map(|row| row.own_input);
        assert_eq!((on_own(samples), on_own(own)), (Some(false), Some(true)));
        let large = run(conn, &desk.program(), Some(&"x".repeat(65_537)), &Rates::DEFAULT);
        assert!(matches!(large, Err(Error::InputTooLarge)), "{large:?}");
        assert!(run(conn, &desk.program(), Some(&"x".repeat(65_536)), &Rates::DEFAULT).is_ok());
    });
}

#[test]
fn a_newer_run_supersedes_one_that_still_waits() {
    store(|conn| {
        let desk = Desk::set(conn);
        let old = run(conn, &desk.program(), None, &Rates::DEFAULT).unwrap();
        let submitted = submit(conn, &desk.program(), &Rates::DEFAULT).unwrap();
        let new = run(conn, &desk.program(), None, &Rates::DEFAULT).unwrap();
        let states = [old, submitted, new].map(|id| desk.see(conn, id).state);
        assert_eq!(states, [State::Superseded, State::Queued, State::Queued]);
        assert_eq!(desk.see(conn, old).event_id, 1);
    });
}

#[test]
fn a_run_may_wait_a_minute_and_nobody_is_sent_away_for_more_than_an_hour() {
    let said = [None, Some(60.0), Some(60.2), Some(65.0), Some(1e9)].map(rules::crowded);
    assert_eq!(said, [None, None, Some(61), Some(65), Some(3600)]);
}

#[test]
fn a_run_that_would_come_too_late_is_refused_and_a_submit_never_is() {
    store(|conn| {
        let desk = Desk::set(conn);
        let worker = workers::NewWorker {
            id: WorkerId::new(),
            host: "bench".into(),
            toolchains: Vec::new(),
            isolation: "none".into(),
            build: String::new(),
            slots: 2,
        };
        workers::register(conn, &worker).unwrap();
        conn.batch_execute(
            "insert into jobs (id, kind, subject, priority) \
             select gen_random_uuid(), 'judge', gen_random_uuid(), 0 from generate_series(1, 130)",
        )
        .unwrap();
        let refused = run(conn, &desk.program(), None, &Rates::DEFAULT);
        assert!(matches!(refused, Err(Error::Crowded { seconds: 65 })), "{refused:?}");
        let sent = submit(conn, &desk.program(), &Rates::DEFAULT).unwrap();
        assert_eq!(desk.see(conn, sent).place.unwrap().seconds, Some(65.0));
    });
}

#[test]
fn one_submit_of_a_task_is_judged_at_a_time_but_the_end_of_the_attempt_does_not_wait() {
    store(|conn| {
        let desk = Desk::set(conn);
        submit(conn, &desk.program(), &Rates::DEFAULT).unwrap();
        let second = submit(conn, &desk.program(), &Rates::DEFAULT);
        assert!(matches!(second, Err(Error::InFlight)), "{second:?}");
        submit_at_end(conn, &desk.program(), End::Timeout).unwrap();
    });
}

#[test]
fn submits_within_a_minute_are_counted_in_the_database() {
    store(|conn| {
        let desk = Desk::set(conn);
        for _ in 0..6 {
            submit(conn, &desk.program(), &Rates::DEFAULT).unwrap();
            conn.batch_execute(
                "update submissions set state = 'judge_error', verdict = 'judge_error', \
                 judged_at = now() where state = 'queued'",
            )
            .unwrap();
        }
        let seventh = submit(conn, &desk.program(), &Rates::DEFAULT);
        let wait = Error::RateLimited { retry_after_seconds: 60 }.to_string();
        assert_eq!(seventh.unwrap_err().to_string(), wait);
        submit_at_end(conn, &desk.program(), End::Finish).unwrap();
        run(conn, &desk.program(), None, &Rates::DEFAULT).unwrap();
    });
}

/// How many of fifty calls at once were accepted, when the others are refused as `refusal` says.
fn race(
    db: &TestDb,
    send: impl Fn(&mut Conn) -> Result<SubmissionId, Error> + Sync,
    refusal: fn(&Error) -> bool,
) -> usize {
    use diesel::Connection;
    use diesel::result::Error::RollbackTransaction;
    let barrier = Barrier::new(50);
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..50)
            .map(|_| {
                scope.spawn(|| {
                    let mut conn = db.conn();
                    barrier.wait();
                    let kept = conn.transaction(|conn| match send(conn) {
                        Ok(_) => Ok(()),
                        Err(e) if refusal(&e) => Err(RollbackTransaction),
                        Err(e) => panic!("{e}"),
                    });
                    usize::from(kept.is_ok())
                })
            })
            .collect();
        threads.into_iter().map(|t| t.join().unwrap()).sum()
    })
}

#[test]
fn fifty_submits_at_once_make_one_submission_with_one_job() {
    let db = TestDb::create();
    let desk = Desk::set(&mut db.conn());
    let in_flight = |e: &Error| matches!(e, Error::InFlight);
    let accepted = race(&db, |conn| submit(conn, &desk.program(), &Rates::DEFAULT), in_flight);
    let mut conn = db.conn();
    let waiting: i64 = jobs::depth(&mut conn).unwrap().iter().map(|d| d.queued).sum();
    assert_eq!((accepted, waiting), (1, 1));
    assert_eq!(of_attempt(&mut conn, desk.attempt).unwrap().len(), 1);
}

#[test]
fn of_fifty_runs_at_once_twenty_are_accepted_and_the_last_one_waits() {
    let db = TestDb::create();
    let desk = Desk::set(&mut db.conn());
    let limited = |e: &Error| matches!(e, Error::RateLimited { .. });
    let accepted = race(&db, |conn| run(conn, &desk.program(), None, &Rates::DEFAULT), limited);
    let list = of_attempt(&mut db.conn(), desk.attempt).unwrap();
    let waiting = list.iter().filter(|row| row.state == State::Queued).count();
    assert_eq!((accepted, list.len(), waiting), (20, 20, 1));
}

#[test]
fn the_database_refuses_to_change_a_source_and_a_second_submit_in_flight() {
    store(|conn| {
        let desk = Desk::set(conn);
        submit(conn, &desk.program(), &Rates::DEFAULT).unwrap();
        for (sql, constraint) in [
            ("update submissions set source = 'x'", "submissions_immutable"),
            ("update submissions set state = 'judged'", "submissions_transition"),
            (
                "insert into submissions (id, problem_version_id, user_id, attempt_id, task_id, \
                   kind, language, source, tests_total) \
                 select gen_random_uuid(), problem_version_id, user_id, attempt_id, task_id, \
                   kind, language, source, tests_total from submissions",
                "submissions_in_flight",
            ),
        ] {
            conn.batch_execute("savepoint s").unwrap();
            let refused = db::Error::from(conn.batch_execute(sql).unwrap_err());
            assert_eq!(refused.constraint(), Some(constraint));
            conn.batch_execute("rollback to savepoint s").unwrap();
        }
    });
}
