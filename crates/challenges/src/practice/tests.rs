//! Which problems are left by what filter, and practice on the database.

use std::collections::BTreeMap;

use diesel::connection::SimpleConnection;
use kernel::Limit;
use queue::workers::{self, NewWorker};
use testkit::store;

use super::rules::{LAST_TRIED, Left, Standings, TaskOf, add_scenarios, left, whole};
use super::*;
use crate::judging::{self, Ending, Outcome, TestOutcome};
use crate::problems::tests::version;
use crate::problems::{Difficulty, NewVersion};
use crate::submissions::{Rates, State, Verdict};

/// A problem that may be practised.
pub(crate) fn open(conn: &mut Conn, slug: &str) -> Uuid {
    problems::publish(conn, &version(slug, 1)).unwrap();
    let slug = slug.parse().unwrap();
    assert!(set(conn, &slug, true).unwrap());
    store::lock(conn, &slug).unwrap().unwrap().0
}

fn program() -> Program {
    Program { language: Language::Python, source: "print(2 * int(input()))\n".into() }
}

/// Submits something and has it judged.
pub(crate) fn solve(conn: &mut Conn, slug: &str, user: UserId, right: bool) -> SubmissionId {
    let id = submit(conn, &slug.parse().unwrap(), user, program(), &Rates::DEFAULT).unwrap();
    judge(conn, id, right);
    id
}

/// Judges a submission.
pub(crate) fn judge(conn: &mut Conn, id: SubmissionId, right: bool) {
    let worker = kernel::WorkerId::new();
    let new = NewWorker {
        id: worker,
        host: "test".into(),
        toolchains: vec![],
        isolation: "none".into(),
        build: String::new(),
        slots: 1,
    };
    workers::register(conn, &new).unwrap();
    judging::begin(conn, id, 1).unwrap().unwrap();
    for number in 1..=8 {
        let verdict = if right || number != 5 { Verdict::Ac } else { Verdict::Wa };
        let outcome = TestOutcome {
            number,
            verdict,
            reason: None,
            cpu_us: 1,
            wall_us: 1,
            memory_kib: 1,
            output: None,
            stderr: None,
            share_permille: None,
        };
        judging::record_test(conn, id, 1, &outcome).unwrap();
    }
    let outcome = Outcome {
        ending: Ending::Tests,
        compile_message: None,
        judge_version: "1".into(),
        toolchain: "Python 3.11".into(),
        worker,
    };
    assert_eq!(judging::complete(conn, id, 1, &outcome).unwrap().attempt, None);
}

/// The catalogue without a filter.
pub(crate) fn everything(conn: &mut Conn) -> Vec<Listed> {
    catalogue(conn, &asked(Filter::default(), Sort::Newest), None).unwrap().items
}

fn asked(filter: Filter, sort: Sort) -> Asked {
    Asked { filter, sort, after: None, limit: Limit::default() }
}

fn slugs(conn: &mut Conn, asked: &Asked, user: Option<UserId>) -> Vec<String> {
    let page = catalogue(conn, asked, user).unwrap();
    page.items.into_iter().map(|row| row.slug).collect()
}

#[test]
fn a_filter_by_status_names_what_is_left_or_what_is_not() {
    let (solved, tried) = (Uuid::from_u128(1), Uuid::from_u128(2));
    let standings = BTreeMap::from([
        (solved, Standing { solved: true, best_points: Some(100) }),
        (tried, Standing { solved: false, best_points: Some(40) }),
    ]);
    let got = |statuses: &[Status]| left(statuses, &standings);
    assert_eq!(got(&[]), None);
    assert_eq!(got(&[Status::Solved]), Some(Left::Only(vec![solved])));
    assert_eq!(got(&[Status::Tried, Status::Solved]), Some(Left::Only(vec![solved, tried])));
    assert_eq!(got(&[Status::Todo]), Some(Left::AllBut(vec![solved, tried])));
    assert_eq!(got(&[Status::Todo, Status::Tried]), Some(Left::AllBut(vec![solved])));
}

#[test]
fn a_scenario_stands_by_what_its_tasks_brought_once_one_was_tried() {
    let [tried, solved, untouched] = [(); 3].map(|()| Uuid::now_v7());
    let tasks: Vec<TaskOf> =
        [(tried, 20), (tried, 80), (solved, 40), (solved, 60), (untouched, 100)]
            .map(|(scenario, weight)| TaskOf { scenario, task: Uuid::now_v7(), weight })
            .to_vec();
    let stands = |solved, best_points| Standing { solved, best_points };
    let mut standings = Standings::from([
        (tasks[0].task, stands(true, Some(100))),
        // One that is not judged yet brings nothing.
        (tasks[1].task, stands(false, None)),
        (tasks[2].task, stands(true, Some(100))),
        (tasks[3].task, stands(true, Some(75))),
    ]);
    add_scenarios(&mut standings, &tasks);
    assert_eq!(standings.get(&tried), Some(&stands(false, Some(20))));
    // 40 of 40 and 45 of 60.
    assert_eq!(standings.get(&solved), Some(&stands(true, Some(85))));
    assert_eq!(standings.get(&untouched), None);
}

#[test]
fn a_scenario_was_tried_when_a_task_of_it_was_last_and_twenty_are_looked_at() {
    let at = |seconds: i64| Instant::from_timestamp(1_764_000_000 + seconds, 0).unwrap();
    let [first, second, scenario, other] = [1, 2, 3, 4].map(Uuid::from_u128);
    let of = |task| TaskOf { scenario, task, weight: 50 };
    let tries = [(first, at(30)), (other, at(20)), (second, at(40)), (second, at(10))];
    let want = [(scenario, at(40)), (second, at(40)), (first, at(30)), (other, at(20))];
    let untried = TaskOf { scenario: Uuid::from_u128(5), task: Uuid::from_u128(6), weight: 100 };
    assert_eq!(whole(&tries, &[of(first), of(second), untried]), want);
    let many: Vec<(Uuid, Instant)> = (0..=20).map(|n| (Uuid::from_u128(n), at(0))).collect();
    assert_eq!(whole(&many, &[]).len(), LAST_TRIED);
}

#[test]
fn a_problem_is_withheld_from_practice_until_an_operator_opens_it() {
    store(|conn| {
        problems::publish(conn, &version("twice", 1)).unwrap();
        let (slug, all): (Slug, _) = ("twice".parse().unwrap(), Filter::default());
        let everything = asked(all, Sort::Newest);
        let ada = testkit::user(conn, "ada@example.com", "Ada");
        assert!(slugs(conn, &everything, None).is_empty());
        assert!(super::open(conn, &slug, None).unwrap().is_none());
        assert!(matches!(
            run(conn, &slug, ada, (program(), None), &Rates::DEFAULT),
            Err(Error::NoProblem)
        ));
        assert!(set(conn, &slug, true).unwrap() && !set(conn, &slug, true).unwrap());
        assert_eq!(slugs(conn, &everything, None), ["twice"]);
        let opened = super::open(conn, &slug, None).unwrap().unwrap();
        assert_eq!((opened.detail.samples.len(), opened.own), (2, None));
        submit(conn, &slug, ada, program(), &Rates::DEFAULT).unwrap();
        assert!(set(conn, &slug, false).unwrap());
        assert!(history(conn, &slug, ada, Paging::first(Limit::default())).unwrap().is_none());
        assert!(matches!(set(conn, &"other".parse().unwrap(), true), Err(Error::NoProblem)));
    });
}

#[test]
fn model_solutions_are_for_people_who_have_solved_the_problem() {
    store(|conn| {
        open(conn, "twice");
        let (ada, ben) = ("ada@example.com", "ben@example.com");
        let [ada, ben] = [ada, ben].map(|email| testkit::user(conn, email, "Somebody"));
        solve(conn, "twice", ada, true);
        solve(conn, "twice", ben, false);
        let shown = |conn: &mut Conn, user| {
            let opened = super::open(conn, &"twice".parse().unwrap(), Some(user)).unwrap();
            opened.unwrap().own.unwrap().model_solutions
        };
        assert_eq!(shown(conn, ada), BTreeMap::new(), "the author shows none");
        let solutions: BTreeMap<_, _> = [(Language::Python, "print(2)".to_owned())].into();
        let again = NewVersion { model_solutions: solutions.clone(), ..version("twice", 1) };
        assert!(!problems::publish(conn, &again).unwrap().fresh, "the package is the same");
        assert_eq!(shown(conn, ada), solutions);
        assert_eq!(shown(conn, ben), BTreeMap::new());
    });
}

#[test]
fn the_catalogue_is_filtered_searched_sorted_and_paged() {
    store(|conn| {
        let ada = testkit::user(conn, "ada@example.com", "Ada");
        let ids = ["one", "two", "three"].map(|slug| open(conn, slug));
        let times = (1..).zip(ids).map(|(day, id)| {
            format!(
                "update problems set created_at = '2026-01-0{day}T00:00:00Z' where id = '{id}';"
            )
        });
        conn.batch_execute(&times.collect::<String>()).unwrap();
        solve(conn, "one", ada, true);
        solve(conn, "two", ada, false);
        let by = |filter| asked(filter, Sort::Newest);
        let status =
            |statuses: &[Status]| Filter { statuses: statuses.into(), ..Filter::default() };
        assert_eq!(slugs(conn, &by(Filter::default()), None), ["three", "two", "one"]);
        assert_eq!(slugs(conn, &by(status(&[Status::Todo])), Some(ada)), ["three"]);
        assert_eq!(slugs(conn, &by(status(&[Status::Solved])), Some(ada)), ["one"]);
        assert_eq!(slugs(conn, &by(status(&[Status::Tried])), Some(ada)), ["two"]);
        let search = |text: &str| Filter { search: text.into(), ..Filter::default() };
        assert_eq!(slugs(conn, &by(search("twi ARITH one")), None), ["one"]);
        assert!(slugs(conn, &by(search("100%")), None).is_empty());
        assert!(slugs(conn, &by(search("t_ice")), None).is_empty(), "no pattern can be asked for");
        let hard = Filter { difficulties: vec![Difficulty::Hard], ..Filter::default() };
        assert!(slugs(conn, &by(hard), None).is_empty());
        let faulty = Filter { types: vec![ProblemType::Debugging], ..Filter::default() };
        assert!(slugs(conn, &by(faulty.clone()), None).is_empty());
        let debugging = NewVersion { problem_type: ProblemType::Debugging, ..version("two", 9) };
        problems::publish(conn, &debugging).unwrap();
        assert_eq!(slugs(conn, &by(faulty), None), ["two"]);
        let java = Filter { languages: vec![Language::Java], ..Filter::default() };
        assert!(slugs(conn, &by(java), None).is_empty());
        let tag = |tag: &str| Filter { tags: vec![tag.into()], ..Filter::default() };
        assert_eq!(slugs(conn, &by(tag("arithmetic")), None).len(), 3);
        assert!(slugs(conn, &by(tag("graphs")), None).is_empty());
        assert_eq!(tags(conn).unwrap(), [("arithmetic".to_owned(), 3)]);
        check_pages(conn, ids);
    });
}

#[test]
fn the_catalogue_follows_what_becomes_of_a_problem_and_its_statistics() {
    store(|conn| {
        let id = open(conn, "one");
        let tried = |conn: &mut Conn| {
            let rows = everything(conn).into_iter();
            rows.map(|row| (row.slug, row.statistics.map(|of| of.tried))).collect::<Vec<_>>()
        };
        let listed = |slug: &str, tried| vec![(slug.to_owned(), tried)];
        assert_eq!(tried(conn), listed("one", None));
        let mut step = |sql: &str, expected: Vec<(String, Option<i64>)>| {
            conn.batch_execute(&sql.replace("$1", &format!("'{id}'"))).unwrap();
            assert_eq!(tried(conn), expected, "{sql}");
        };
        step(
            "insert into practice_statistics values ($1, 9, 3, 33, null, now())",
            listed("one", Some(9)),
        );
        step("update practice_statistics set tried = 10", listed("one", Some(10)));
        step("update problems set slug = 'uno' where id = $1", listed("uno", Some(10)));
        let state = |state: &str| format!("update problem_versions set state = '{state}'");
        step(&state("quarantined"), Vec::new());
        step(&state("published"), listed("uno", Some(10)));
        step("update problems set practice = false", Vec::new());
        step("update problems set practice = true", listed("uno", Some(10)));
        step("delete from practice_statistics", listed("uno", None));
    });
}

/// Every order, one row at a time.
fn check_pages(conn: &mut Conn, [one, two, _]: [Uuid; 3]) {
    conn.batch_execute(&format!(
        "insert into practice_statistics values
           ('{one}', 9, 3, 33, null, now()), ('{two}', 6, 4, 66, null, now());
         update practice_catalogue set difficulty = 'hard' where slug = 'three';
         update practice_catalogue set difficulty = 'medium' where slug = 'two'"
    ))
    .unwrap();
    for (sort, want) in [
        (Sort::Easiest, ["one", "two", "three"]),
        (Sort::Newest, ["three", "two", "one"]),
        (Sort::Acceptance, ["two", "one", "three"]),
        (Sort::MostSolved, ["two", "one", "three"]),
    ] {
        let (mut got, mut after) = (Vec::new(), None);
        loop {
            let limit = Limit::new(1).unwrap();
            let asked = Asked { filter: Filter::default(), sort, after, limit };
            let page = catalogue(conn, &asked, None).unwrap();
            got.extend(page.items.into_iter().map(|row| row.slug));
            after = page.next;
            if after.is_none() {
                break;
            }
        }
        assert_eq!(got, want, "{sort:?}");
    }
}

#[test]
fn a_draft_is_saved_over_by_who_has_seen_it_and_kept_for_each_language() {
    store(|conn| {
        open(conn, "twice");
        let (slug, ada) = ("twice".parse().unwrap(), testkit::user(conn, "a@example.com", "Ada"));
        let mut save = |language, source: &str, revision| {
            let draft = NewDraft { language, source: source.into(), revision };
            save_draft(conn, &slug, ada, &draft).map(|saved| saved.revision)
        };
        use Language::{C, Java, Python};
        assert_eq!(save(Python, "a", 0).unwrap(), 1);
        assert_eq!(save(Python, "a", 0).unwrap(), 1, "the answer was lost");
        assert_eq!(save(Python, "b", 1).unwrap(), 2);
        assert_eq!(save(C, "", 0).unwrap(), 1);
        assert!(matches!(save(Python, "c", 1), Err(Error::StaleRevision { current: 2 })));
        assert!(matches!(save(Java, "c", 0), Err(Error::LanguageNotOffered)));
        assert_eq!(save(C, &"x".repeat(1024), 1).unwrap(), 2);
        assert_eq!(save(C, "", 2).unwrap(), 3);
        assert!(matches!(save(C, &"x".repeat(1025), 3), Err(Error::SourceTooLarge { max_kib: 1 })));
        assert!(matches!(save(C, "\0", 3), Err(Error::SourceHasNul)));
        let own = super::open(conn, &slug, Some(ada)).unwrap().unwrap().own.unwrap();
        let kept: Vec<_> = own.drafts.iter().map(|draft| draft.source.as_str()).collect();
        assert_eq!(kept, ["", "b"]);
    });
}

#[test]
fn what_is_sent_is_ones_own_and_one_submit_waits_at_a_time() {
    store(|conn| {
        open(conn, "twice");
        let slug: Slug = "twice".parse().unwrap();
        let ada = testkit::user(conn, "ada@example.com", "Ada");
        let ben = testkit::user(conn, "ben@example.com", "Ben");
        let first = submit(conn, &slug, ada, program(), &Rates::DEFAULT).unwrap();
        assert!(matches!(
            submit(conn, &slug, ada, program(), &Rates::DEFAULT),
            Err(Error::InFlight)
        ));
        submit(conn, &slug, ben, program(), &Rates::DEFAULT).unwrap();
        let old = run(conn, &slug, ada, (program(), None), &Rates::DEFAULT).unwrap();
        let new = run(conn, &slug, ada, (program(), Some("7\n")), &Rates::DEFAULT).unwrap();
        let see = |conn: &mut Conn, id, user| submissions::show(conn, id, user).unwrap();
        assert_eq!(see(conn, old, ada).unwrap().state, State::Superseded);
        assert_eq!(see(conn, new, ada).unwrap().task, None);
        assert!(see(conn, first, ben).is_none());
        let page = history(conn, &slug, ada, Paging::first(Limit::new(2).unwrap())).unwrap();
        let page = page.unwrap();
        assert_eq!((page.items.len(), page.next.is_some()), (2, true));
        let rest = Paging { after: page.next, limit: Limit::default() };
        assert_eq!(history(conn, &slug, ada, rest).unwrap().unwrap().items.len(), 1);
        for _ in 0..18 {
            run(conn, &slug, ada, (program(), None), &Rates::DEFAULT).unwrap();
        }
        let over = run(conn, &slug, ada, (program(), None), &Rates::DEFAULT);
        assert!(matches!(over, Err(Error::RateLimited { .. })));
        run(conn, &slug, ben, (program(), None), &Rates::DEFAULT).unwrap();
    });
}

#[test]
fn runs_of_practice_are_forgotten_and_submits_stay() {
    store(|conn| {
        open(conn, "twice");
        let slug: Slug = "twice".parse().unwrap();
        let ada = testkit::user(conn, "ada@example.com", "Ada");
        let sent = solve(conn, "twice", ada, true);
        let ran = run(conn, &slug, ada, (program(), Some("7\n")), &Rates::DEFAULT).unwrap();
        conn.batch_execute(&format!(
            "update submissions set state = 'running' where id = '{ran}';"
        ))
        .unwrap();
        let now = clock::now(conn).unwrap();
        assert_eq!(submissions::forget_runs(conn, now - chrono::TimeDelta::days(1)).unwrap(), 0);
        assert_eq!(submissions::forget_runs(conn, now).unwrap(), 1);
        let source =
            |conn: &mut Conn, id| submissions::show(conn, id, ada).unwrap().unwrap().source;
        assert_eq!((source(conn, ran).as_str(), source(conn, sent).is_empty()), ("", false));
    });
}
