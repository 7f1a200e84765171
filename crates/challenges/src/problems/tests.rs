//! What may enter the bank, by table, and the bank on the database.

use kernel::{Language, Limit};
use std::sync::Barrier;

use diesel::connection::SimpleConnection;
use serde_json::json;
use testkit::{TestDb, store};

use super::*;

fn test(name: &str) -> NewTest {
    NewTest { name: name.into(), input: b"1\n".to_vec(), answer: b"2\n".to_vec() }
}

fn group(name: &str, tag: Tag, weight: i32, requires: &[&str]) -> NewGroup {
    NewGroup {
        name: name.into(),
        tag,
        weight,
        scoring: Scoring::PassFail,
        requires: requires.iter().map(|&r| r.to_owned()).collect(),
        tests: vec![test("a"), test("b")],
    }
}

/// Two samples, then core 40, edge 25 and perf 35 of two tests each.
pub(crate) fn version(slug: &str, digest: u8) -> NewVersion {
    NewVersion {
        slug: slug.parse().unwrap(),
        package_sha256: [digest; 32],
        title: "Twice".into(),
        difficulty: Difficulty::Easy,
        problem_type: ProblemType::Code,
        keywords: vec!["arithmetic".into()],
        statement: "Print twice the number.".into(),
        limits: Limits { time_limit_ms: 1000, memory_mib: 256, output_mib: 8, source_kib: 1 },
        comparison: json!({}),
        validator: None,
        languages: vec![Language::Python, Language::C],
        templates: BTreeMap::from([(Language::Python, "n = int(input())\n".into())]),
        model_solutions: BTreeMap::new(),
        groups: vec![
            group("sample", Tag::Sample, 0, &[]),
            group("core", Tag::Core, 40, &[]),
            group("edge", Tag::Edge, 25, &[]),
            group("perf", Tag::Perf, 35, &["core"]),
        ],
        tasks: Vec::new(),
    }
}

#[track_caller]
fn check(change: impl FnOnce(&mut NewVersion), want: &str) {
    let mut version = version("twice", 1);
    change(&mut version);
    let got = version.check().err().map(|e| e.to_string());
    let want = format!("This problem cannot be published: {want}.");
    assert_eq!(got, Some(want));
}

#[test]
fn a_package_that_cannot_be_scored_is_refused() {
    version("twice", 1).check().unwrap();
    check(|v| v.groups[1].weight = 41, "the weights sum to 101, not 100");
    check(|v| (v.groups[1].weight, v.groups[2].weight) = (65, 0), "the group edge weighs 0");
    check(|v| (v.groups[0].weight, v.groups[1].weight) = (1, 39), "the group sample weighs 1");
    check(|v| v.groups.swap(0, 1), "the sample group sample comes after a hidden one");
    check(|v| drop(v.groups.remove(0)), "it has no sample");
    check(|v| v.groups[2].tests.clear(), "the group edge has no test");
    check(|v| v.groups[2].name = "core".into(), "two groups are named core");
    check(
        |v| v.groups[1].requires = vec!["perf".into()],
        "core requires perf, which does not come before it",
    );
    check(|v| v.languages.clear(), "it names no language");
    check(|v| _ = v.languages.remove(0), "it has a template for python, which it does not offer");
    check(|v| v.slug = "arc".parse().unwrap(), "its name is an address of the site");
    check(|v| v.limits.source_kib = 129, "it allows sources over 128 KiB");
    let many = "it has over 20 groups or 200 tests";
    check(|v| v.groups[1].tests = vec![test("x"); 195], many);
    check(|v| v.groups.extend(vec![group("x", Tag::Core, 1, &[]); 17]), many);
}

/// A scenario of tasks with these weights, each of which runs the tests of all before it again.
fn scenario(weights: &[i32]) -> NewVersion {
    let task = |weight: &i32| ScenarioTask {
        version: ProblemId::new(),
        weight: *weight,
        regression: None,
    };
    NewVersion {
        problem_type: ProblemType::MultiTask,
        groups: Vec::new(),
        tasks: weights.iter().map(task).collect(),
        ..version("steps", 1)
    }
}

#[test]
fn a_scenario_has_one_to_six_tasks_that_weigh_something_and_look_back() {
    let check = |change: fn(&mut NewVersion), want: Option<&str>| {
        let mut version = scenario(&[20, 30, 50]);
        change(&mut version);
        let got = version.check().err().map(|e| e.to_string());
        let want = want.map(|want| format!("This problem cannot be published: {want}."));
        assert_eq!(got, want);
    };
    check(|_| (), None);
    check(|v| v.tasks[2].regression = Some(vec![1, 2]), None);
    check(|v| *v = scenario(&[100]), None);
    check(|v| *v = scenario(&[50, 10, 10, 10, 10, 10]), None);
    let count = Some("it does not have 1 to 6 different tasks");
    check(|v| *v = scenario(&[40, 10, 10, 10, 10, 10, 10]), count);
    check(|v| v.tasks[1].version = v.tasks[0].version, count);
    check(|v| *v = scenario(&[0, 100]), Some("a task weighs nothing"));
    check(|v| *v = scenario(&[-1, 101]), Some("a task weighs nothing"));
    let ahead = Some("a task runs tests again that do not come before it");
    check(|v| v.tasks[1].regression = Some(vec![2]), ahead);
    check(|v| v.tasks[1].regression = Some(vec![0]), ahead);
    let own = Some("it is a scenario and has tests of its own");
    check(|v| v.groups = vec![group("sample", Tag::Sample, 0, &[])], own);
}

#[test]
fn what_the_bank_has_no_room_for_is_refused_before_it_is_written() {
    let nul = || "a\0".to_owned();
    check(|v| v.title = "x".repeat(121), "its title does not have 1 to 120 characters");
    check(|v| v.title = nul(), "its title or a skill has a NUL character");
    check(|v| v.statement.clear(), "its statement is empty or longer than 256 KiB");
    check(|v| v.statement = nul(), "its statement has a NUL character");
    check(
        |v| _ = v.templates.insert(Language::C, "\"".repeat(128 * 1024)),
        "its starter code is longer than 256 KiB in all languages together",
    );
    check(|v| _ = v.templates.insert(Language::C, nul()), "its starter code has a NUL character");
    let models = |text| BTreeMap::from([(Language::C, text)]);
    check(|v| v.model_solutions = models(nul()), "a model solution has a NUL character");
    let large = json!({ "beside": [["x.h", "x".repeat(2 * 1024 * 1024)]] });
    check(
        |v| v.validator = Some(large),
        "its output validator is larger than 2048 KiB with its headers",
    );
    check(
        |v| v.validator = Some(json!({ "arguments": ["a", "b\0"] })),
        "its output validator or an argument of it has a NUL character",
    );
    let long = "x".repeat(65);
    let said = format!("the name of the group {}… is longer than 64 characters", &long[1..]);
    check(|v| v.groups[3].name = long.clone(), &said);
    let many = vec!["core".to_owned(); 21];
    check(|v| v.groups[3].requires = many, "perf requires more than 20 groups");
    let name = "y".repeat(201);
    let said =
        format!("the name of the test {}… of core is longer than 200 characters", &name[..40]);
    check(|v| v.groups[1].tests[0].name = name.clone(), &said);
}

#[test]
fn a_package_may_be_as_large_as_it_is_said() {
    let mut largest = version("twice", 1);
    largest.limits.source_kib = 128;
    largest.groups[1].weight = 24;
    let more = (0..16).map(|at| group(&format!("more {at}"), Tag::Core, 1, &[]));
    largest.groups.extend(more);
    largest.groups[0].tests = vec![test("x"); 200 - 19 * 2];
    largest.check().unwrap();
}

#[test]
fn a_problem_is_named_in_lower_case() {
    for (text, good) in [
        ("two-sum", true),
        ("a_1", true),
        ("ab", false),
        ("1ab", false),
        ("-ab", false),
        ("Two", false),
        ("a b", false),
        ("añb", false),
    ] {
        assert_eq!(text.parse::<Slug>().is_ok(), good, "{text}");
    }
    assert!("a".repeat(61).parse::<Slug>().is_ok());
    assert!("a".repeat(62).parse::<Slug>().is_err());
    assert_eq!("two-sum".parse::<Slug>().unwrap().to_string(), "two-sum");
}

#[test]
fn publishing_the_same_package_again_changes_nothing() {
    store(|conn| {
        let first = publish(conn, &version("twice", 1)).unwrap();
        let again = publish(conn, &version("twice", 1)).unwrap();
        assert_eq!((first.fresh, again.fresh, again.id), (true, false, first.id));
    });
}

#[test]
fn a_new_package_takes_the_place_of_the_old_which_stays_readable() {
    store(|conn| {
        let one = publish(conn, &version("twice", 1)).unwrap().id;
        let two = publish(conn, &version("twice", 2)).unwrap().id;
        let shown = |conn: &mut Conn| {
            let page = catalogue(conn, Reader::Anybody, Paging::first(Limit::default())).unwrap();
            page.items.iter().map(|p| p.id).collect::<Vec<_>>()
        };
        assert_eq!(shown(conn), [two]);
        assert!(details(conn, &[one]).unwrap().contains_key(&one));
        let back = publish(conn, &version("twice", 1)).unwrap();
        assert_eq!((back.id, back.fresh, shown(conn)), (one, false, vec![one]));
    });
}

#[test]
fn the_warm_up_is_no_task_of_the_catalogue() {
    store(|conn| {
        publish(conn, &version(WARM_UP, 1)).unwrap();
        let other = publish(conn, &version("other", 1)).unwrap().id;
        let page = catalogue(conn, Reader::Anybody, Paging::first(Limit::default())).unwrap();
        assert_eq!(page.items.iter().map(|p| p.id).collect::<Vec<_>>(), [other]);
    });
}

#[test]
fn the_catalogue_is_paged() {
    store(|conn| {
        let mut ids: Vec<ProblemId> = ["one", "two", "three"]
            .map(|slug| publish(conn, &version(slug, 1)).unwrap().id)
            .to_vec();
        ids.reverse();
        let limit = Limit::new(2).unwrap();
        let first = catalogue(conn, Reader::Anybody, Paging::first(limit)).unwrap();
        let second = catalogue(conn, Reader::Anybody, Paging { after: first.next, limit }).unwrap();
        assert_eq!(second.next, None);
        let seen: Vec<_> = first.items.iter().chain(&second.items).map(|p| p.id).collect();
        assert_eq!(seen, ids);
        let tests: Vec<_> = first.items[0].groups.iter().map(|g| (g.weight, g.tests)).collect();
        assert_eq!(tests, [(0, 2), (40, 2), (25, 2), (35, 2)]);
    });
}

#[test]
fn a_problem_is_shown_with_its_samples_only_and_judged_with_everything() {
    store(|conn| {
        let id = publish(conn, &version("twice", 1)).unwrap().id;
        let detail = by_slug(conn, Reader::Anybody, &"twice".parse().unwrap()).unwrap().unwrap();
        assert_eq!(detail.problem.id, id);
        let shown: Vec<_> = detail
            .samples
            .iter()
            .map(|s| (s.number, s.input.as_str(), s.answer.as_str()))
            .collect();
        assert_eq!(shown, [(1, "1\n", "2\n"), (2, "1\n", "2\n")]);
        let suite = crate::suites::load(conn, id).unwrap();
        let numbers: Vec<Vec<i32>> =
            suite.groups.iter().map(|g| g.tests.iter().map(|t| t.number).collect()).collect();
        assert_eq!(numbers, [[1, 2], [3, 4], [5, 6], [7, 8]]);
        assert_eq!(suite.groups[3].requires, ["core"]);
        assert_eq!(by_slug(conn, Reader::Anybody, &"other".parse().unwrap()).unwrap(), None);
    });
}

#[test]
fn one_version_comes_of_publishing_at_the_same_time() {
    let db = TestDb::create();
    let barrier = Barrier::new(8);
    let fresh: usize = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..8)
            .map(|_| {
                scope.spawn(|| {
                    use diesel::Connection;
                    let mut conn = db.conn();
                    barrier.wait();
                    let done = conn.transaction::<_, diesel::result::Error, _>(|conn| {
                        Ok(publish(conn, &version("twice", 1)).unwrap())
                    });
                    usize::from(done.unwrap().fresh)
                })
            })
            .collect();
        threads.into_iter().map(|t| t.join().unwrap()).sum()
    });
    assert_eq!(fresh, 1);
}

#[test]
fn the_database_refuses_to_change_a_published_version() {
    store(|conn| {
        publish(conn, &version("twice", 1)).unwrap();
        for (sql, constraint) in [
            ("update problem_versions set title = 'x'", "problem_versions_immutable"),
            ("update problem_tests set answer = ''", "problem_tests_immutable"),
            ("update problem_groups set weight = 1", "problem_groups_immutable"),
        ] {
            conn.batch_execute("savepoint s").unwrap();
            let refused = db::Error::from(conn.batch_execute(sql).unwrap_err());
            assert_eq!(refused.constraint(), Some(constraint));
            conn.batch_execute("rollback to savepoint s").unwrap();
        }
    });
}
