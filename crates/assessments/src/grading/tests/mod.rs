//! The formula by table and by property, and grades on the database.

mod again;

use diesel::connection::SimpleConnection;
use kernel::Refused;
use kernel::chrono::DateTime;
use kernel::uuid::Uuid;
use kernel::{Instant, SubmissionId, TaskId};
use testkit::store;

use super::*;
use crate::attempts::State;
use crate::definitions::tests::Firm;
use crate::scores::{
    Grade, GroupPoints, Judged, Label, TaskRule, TaskScore, finenesses, half_even, latest, score,
};

/// Tags and weights of scoring.md's usual task.
const GROUPS: [(&str, i32); 5] =
    [("sample", 0), ("core", 40), ("edge", 25), ("perf", 20), ("perf", 15)];

fn at(seconds: i64) -> Instant {
    DateTime::from_timestamp(1_800_000_000 + seconds, 0).unwrap()
}

fn task(weight: i32, keywords: &[&str]) -> TaskRule {
    TaskRule {
        id: TaskId::new(),
        position: 1,
        weight,
        keywords: keywords.iter().map(|&k| k.to_owned()).collect(),
        groups: GROUPS.map(|(tag, points)| GroupPoints { tag: tag.into(), points }).to_vec(),
    }
}

/// A submit that passed the groups marked.
fn passed(task: &TaskRule, groups: [bool; 5], seconds: i64) -> Judged {
    let points = task.groups.iter().zip(groups).map(|(group, passed)| {
        let points = if passed { group.points } else { 0 };
        GroupPoints { tag: group.tag.clone(), points }
    });
    Judged {
        id: SubmissionId::new(),
        generation: 1,
        task: task.id,
        created_at: at(seconds),
        judge_version: format!("judge {seconds}"),
        groups: points.collect(),
    }
}

const ALL: [bool; 5] = [true; 5];
const CORE_AND_EDGE: [bool; 5] = [true, true, true, false, false];
const CORE: [bool; 5] = [true, true, false, false, false];
const NONE: [bool; 5] = [false; 5];

#[test]
fn the_worked_example_of_the_scoring_page_comes_out() {
    let tasks = [task(20, &["a"]), task(30, &["a", "b"]), task(50, &["c"])];
    let judged = [
        passed(&tasks[0], ALL, 1),
        passed(&tasks[1], CORE_AND_EDGE, 2),
        passed(&tasks[2], CORE, 3),
    ];
    let score = score(&tasks, &judged);
    assert_eq!(score.fineness, 595);
    assert_eq!((score.correctness_tenths, score.performance_tenths), (Some(808), Some(200)));
    let skills: Vec<_> = score
        .skills
        .iter()
        .map(|skill| (skill.name.as_str(), skill.percent_tenths, skill.label))
        .collect();
    let want = [
        ("a", 790, Label::Advanced),
        ("b", 650, Label::Intermediate),
        ("c", 400, Label::Intermediate),
    ];
    assert_eq!(skills, want);
    assert_eq!(score.judge_version.as_deref(), Some("judge 3"));
}

#[test]
fn the_best_submit_of_each_task_counts_and_later_ones_cost_nothing() {
    let tasks = [task(100, &[])];
    let judged = [
        passed(&tasks[0], CORE, 1),
        passed(&tasks[0], CORE_AND_EDGE, 2),
        passed(&tasks[0], CORE_AND_EDGE, 3),
        passed(&tasks[0], NONE, 4),
    ];
    let score = score(&tasks, &judged);
    assert_eq!((score.fineness, score.tasks[0].submission), (650, Some(judged[1].id)));
}

#[test]
fn a_task_not_attempted_is_zero_and_marked_and_one_attempted_in_vain_is_not() {
    let tasks = [task(50, &["x"]), task(50, &["x"])];
    let score = score(&tasks, &[passed(&tasks[1], NONE, 1)]);
    let points: Vec<_> = score.tasks.iter().map(|row| row.points).collect();
    assert_eq!((score.fineness, points), (0, vec![None, Some(0)]));
    assert_eq!((score.correctness_tenths, score.performance_tenths), (Some(0), Some(0)));
    let nothing = scores::score(&tasks, &[]);
    assert_eq!((nothing.fineness, nothing.judge_version), (0, None));
}

#[test]
fn a_part_without_points_to_win_has_no_figure() {
    let mut only_core = task(100, &[]);
    only_core.groups = vec![GroupPoints { tag: "core".into(), points: 100 }];
    let score = score(&[only_core], &[]);
    assert_eq!((score.correctness_tenths, score.performance_tenths), (Some(0), None));
}

#[test]
fn a_half_goes_to_the_even_neighbour() {
    for (share, whole, want) in [
        (0, 7, 0),
        (1, 2, 0),
        (3, 2, 2),
        (5, 2, 2),
        (7, 2, 4),
        (5, 10, 0),
        (15, 10, 2),
        (25, 10, 2),
        (24, 10, 2),
        (26, 10, 3),
        (51, 100, 1),
        (1000, 1, 1000),
    ] {
        assert_eq!(half_even(share, whole), want, "{share}/{whole}");
    }
}

#[track_caller]
fn check_label(points: i32, weight: i32, rest: i32, want: (i32, Label)) {
    // One task fully solved beside one of which `points` of 100 were won.
    let mut tasks = [task(weight, &["x"]), task(rest, &["x"])];
    tasks[0].groups = vec![GroupPoints { tag: "core".into(), points: 100 }];
    let mut submit = passed(&tasks[1], ALL, 1);
    submit.task = tasks[0].id;
    submit.groups = vec![GroupPoints { tag: "core".into(), points }];
    let score = score(&tasks, &[submit, passed(&tasks[1], ALL, 2)]);
    let skill = &score.skills[0];
    assert_eq!((skill.percent_tenths, skill.label), want);
}

#[test]
fn labels_come_from_the_exact_ratio_not_from_the_rounded_figure() {
    check_label(0, 66, 34, (340, Label::Intermediate));
    check_label(0, 67, 33, (330, Label::Foundational));
    check_label(99, 67, 33, (993, Label::Advanced));
    check_label(0, 33, 67, (670, Label::Advanced));
    check_label(0, 34, 66, (660, Label::Intermediate));
    check_label(100, 34, 66, (1000, Label::Complete));
    // 99.99 % prints as 100.0 % and is not complete.
    check_label(99, 1, 99, (1000, Label::Advanced));
}

/// A small generator, so that a failure comes back every time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }

    fn weights(&mut self) -> Vec<i32> {
        let tasks = 1 + self.roll(8);
        let mut left = 100;
        let mut weights = Vec::new();
        for after in (0..tasks).rev() {
            let after = i32::try_from(after).unwrap();
            let most = u64::try_from(left - after).unwrap();
            let weight =
                if after == 0 { left } else { 1 + i32::try_from(self.roll(most)).unwrap() };
            left -= weight;
            weights.push(weight);
        }
        weights
    }
}

#[test]
fn whatever_is_submitted_the_score_keeps_its_bounds_and_never_falls() {
    let mut dice = Dice(7);
    for _ in 0..2000 {
        let tasks: Vec<TaskRule> =
            dice.weights().into_iter().map(|weight| task(weight, &["x"])).collect();
        assert_eq!(tasks.iter().map(|task| task.weight).sum::<i32>(), 100);
        let mut judged = Vec::new();
        let mut before = score(&tasks, &judged);
        for second in 0..6 {
            let which = usize::try_from(dice.roll(tasks.len() as u64)).unwrap();
            let groups = [(); 5].map(|()| dice.roll(2) == 1);
            judged.push(passed(&tasks[which], groups, second));
            let after = score(&tasks, &judged);
            assert!((before.fineness..=1000).contains(&after.fineness));
            let exact: i32 =
                after.tasks.iter().map(|row| row.weight * row.points.unwrap_or(0)).sum();
            // Ten times the sum over a hundred: within a half of the true value, by definition.
            assert!((2 * (10 * after.fineness - exact)).abs() <= 10, "{exact}");
            assert_eq!(after.skills[0].percent_tenths, after.fineness);
            before = after;
        }
        let solved: Vec<Judged> = tasks.iter().map(|task| passed(task, ALL, 9)).collect();
        let full = score(&tasks, &solved);
        assert_eq!((full.fineness, full.skills[0].label), (1000, Label::Complete));
    }
}

/// Stores a submit of the task with these points for core, edge, perf1 and perf2.
fn submit(conn: &mut Conn, attempt: AttemptId, task: TaskId, points: Option<[i32; 4]>) -> Uuid {
    let (id, worker) = (Uuid::now_v7(), Uuid::now_v7());
    conn.batch_execute(&format!(
        "insert into submissions (id, problem_version_id, user_id, attempt_id, task_id, kind,
           language, source, tests_total)
         select '{id}', t.problem_version_id, a.user_id, a.id, t.id, 'submit', 'python', 'x', 0
         from attempts a, assessment_tasks t where a.id = '{attempt}' and t.id = '{task}'"
    ))
    .unwrap();
    let Some([core, edge, perf1, perf2]) = points else { return id };
    let total = core + edge + perf1 + perf2;
    conn.batch_execute(&format!(
        r#"insert into workers (id, lock_key, host, languages, isolation)
             values ('{worker}', hashtext('{worker}'), 'test', '[]', 'none');
           insert into verdicts (submission_id, generation, verdict, points, groups, judge_version,
             toolchain, worker_id)
             values ('{id}', 1, 'WA', {total}, '[{{"tag":"core","points":{core}}},
               {{"tag":"edge","points":{edge}}},{{"tag":"perf","points":{perf1}}},
               {{"tag":"perf","points":{perf2}}}]', 'judge 1', 'Python', '{worker}');
           update submissions set state = 'running' where id = '{id}';
           update submissions set state = 'judged', verdict = 'WA', points = {total},
             judged_at = now() where id = '{id}'"#
    ))
    .unwrap();
    id
}

#[test]
fn an_attempt_is_graded_once_everything_is_judged() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (ada, attempt, tasks) = firm.at_work(conn, "ada@example.com");
        submit(conn, attempt, tasks[0], Some([40, 25, 20, 15]));
        submit(conn, attempt, tasks[1], Some([40, 25, 0, 0]));
        submit(conn, attempt, tasks[2], Some([40, 0, 0, 0]));
        let early = grade(conn, attempt);
        assert!(
            matches!(early, Err(Error::Refused(Refused::NotNow { from: "in_progress", .. }))),
            "{early:?}"
        );
        attempts::finish(conn, attempt, ada.user).unwrap();
        assert_eq!(ready_to_grade(conn, 10).unwrap(), [attempt]);
        let first = grade(conn, attempt).unwrap();
        let score = &first.grade().score;
        let figures = (score.fineness, score.correctness_tenths, score.performance_tenths);
        assert_eq!(figures, (595, Some(808), Some(200)));
        let skills: Vec<_> = score.skills.iter().map(|s| (&s.name[..], s.percent_tenths)).collect();
        let want = [("all", 595), ("skill 1", 1000), ("skill 2", 650), ("skill 3", 400)];
        assert_eq!(skills, want);
        assert_eq!(grade(conn, attempt).unwrap(), Graded::Still(first.grade().clone()));
        assert_eq!(ready_to_grade(conn, 10).unwrap(), []);
        let workspace = attempts::workspace(conn, attempt, ada.user).unwrap().unwrap();
        assert_eq!(workspace.state, State::Graded);
        assert_eq!(finenesses(conn, &[attempt]).unwrap().get(&attempt), Some(&595));
    });
}

#[test]
fn a_submit_that_is_not_judged_holds_the_grade_back() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (ada, attempt, tasks) = firm.at_work(conn, "ada@example.com");
        let id = submit(conn, attempt, tasks[0], None);
        attempts::finish(conn, attempt, ada.user).unwrap();
        let waits = |conn: &mut Conn| {
            assert_eq!(ready_to_grade(conn, 10).unwrap(), []);
            let held = grade(conn, attempt);
            assert!(matches!(held, Err(Error::NotJudged)), "{held:?}");
            blocked(conn, 10).unwrap()
        };
        assert_eq!(waits(conn), []);
        conn.batch_execute(&format!(
            "update submissions set state = 'judge_error', verdict = 'judge_error', \
             judged_at = now() where id = '{id}'"
        ))
        .unwrap();
        assert_eq!(waits(conn), [attempt]);
    });
}

#[test]
fn an_attempt_without_a_submit_is_graded_zero() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (ada, attempt, _) = firm.at_work(conn, "ada@example.com");
        attempts::finish(conn, attempt, ada.user).unwrap();
        let graded = grade(conn, attempt).unwrap();
        let score = &graded.grade().score;
        assert_eq!(score.fineness, 0);
        assert!(score.tasks.iter().all(|task| task.points.is_none()));
    });
}

#[test]
fn the_database_refuses_to_rewrite_a_grade() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (ada, attempt, _) = firm.at_work(conn, "ada@example.com");
        attempts::finish(conn, attempt, ada.user).unwrap();
        grade(conn, attempt).unwrap();
        let refused = conn.batch_execute("update grades set fineness = 1000").unwrap_err();
        assert_eq!(db::Error::from(refused).constraint(), Some("grades_immutable"));
    });
}
