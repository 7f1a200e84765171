//! Grades of what was judged again.

use super::*;

/// Sends a submit to the judge again.
fn requeue(conn: &mut Conn, submit: Uuid) {
    conn.batch_execute(&format!(
        "update submissions set state = 'queued', generation = generation + 1, verdict = null, \
         points = null, judged_at = null where id = '{submit}'"
    ))
    .unwrap();
}

/// Has the judge judge a submit again, which it ends with these points for core; `None`: not yet.
fn rejudge(conn: &mut Conn, attempt: AttemptId, submit: Uuid, core: Option<i32>) {
    expect_another(conn, attempt).unwrap();
    requeue(conn, submit);
    let Some(core) = core else { return };
    conn.batch_execute(&format!(
        r#"insert into verdicts (submission_id, generation, verdict, points, groups, judge_version,
             toolchain, worker_id)
             select v.submission_id, s.generation, 'WA', {core},
               '[{{"tag":"core","points":{core}}}]', 'judge 2', 'Python', v.worker_id
             from verdicts v join submissions s on s.id = v.submission_id
             where s.id = '{submit}' and v.generation = 1;
           update submissions set state = 'running' where id = '{submit}';
           update submissions set state = 'judged', verdict = 'WA', points = {core},
             judged_at = now() where id = '{submit}'"#
    ))
    .unwrap();
}

/// A graded attempt of one submit, which has 40 points for core.
fn graded(conn: &mut Conn) -> (AttemptId, Uuid, Grade) {
    let firm = Firm::set(conn);
    let (ada, attempt, tasks) = firm.at_work(conn, "ada@example.com");
    let id = submit(conn, attempt, tasks[0], Some([40, 0, 0, 0]));
    attempts::finish(conn, attempt, ada.user).unwrap();
    let graded = grade(conn, attempt).unwrap();
    (attempt, id, graded.grade().clone())
}

#[test]
fn what_was_judged_again_brings_the_next_grade_where_the_score_is_another() {
    store(|conn| {
        let (attempt, id, first) = graded(conn);
        rejudge(conn, attempt, id, None);
        assert!(matches!(grade(conn, attempt), Err(Error::NotJudged)));
        assert_eq!(ready_to_grade(conn, 10).unwrap(), []);
        assert_eq!(latest(conn, attempt).unwrap().as_ref(), Some(&first), "it counts until then");
        conn.batch_execute("update submissions set state = 'running'").unwrap();
        conn.batch_execute(
            "update submissions set state = 'judge_error', verdict = 'judge_error', \
             judged_at = now()",
        )
        .unwrap();
        assert_eq!(ready_to_grade(conn, 10).unwrap(), [], "a judge error changes no grade");
        rejudge(conn, attempt, id, Some(20));
        assert_eq!(ready_to_grade(conn, 10).unwrap(), [attempt]);
        let Graded::Again { before, grade: second } = grade(conn, attempt).unwrap() else {
            panic!("the score is another");
        };
        assert_eq!(before, first);
        assert_eq!((first.score.fineness, second.score.fineness), (80, 40));
        assert_eq!((first.generation, second.generation), (1, 2));
        assert_eq!(second.score.tasks[0].judgement, Some(3));
        assert_eq!(second.score.judge_version.as_deref(), Some("judge 2"));
        assert_eq!(ready_to_grade(conn, 10).unwrap(), []);
        assert_eq!(grade(conn, attempt).unwrap(), Graded::Still(second));
        assert_eq!(finenesses(conn, &[attempt]).unwrap().get(&attempt), Some(&40));
    });
}

#[test]
fn a_grade_stays_as_it_is_while_no_other_is_expected() {
    store(|conn| {
        let (attempt, id, first) = graded(conn);
        requeue(conn, id);
        assert_eq!(grade(conn, attempt).unwrap(), Graded::Still(first));
    });
}

#[test]
fn what_was_judged_again_with_the_same_score_leaves_the_grade_as_it_was() {
    store(|conn| {
        let (attempt, id, first) = graded(conn);
        assert_eq!(first.score.tasks[0].judgement, Some(1));
        rejudge(conn, attempt, id, Some(40));
        assert_eq!(grade(conn, attempt).unwrap(), Graded::Still(first));
        assert_eq!(ready_to_grade(conn, 10).unwrap(), [], "it has been looked at");
    });
}

#[test]
fn what_goes_to_the_judge_again_before_the_first_grade_is_in_that() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (ada, attempt, tasks) = firm.at_work(conn, "ada@example.com");
        let id = submit(conn, attempt, tasks[0], Some([40, 0, 0, 0]));
        rejudge(conn, attempt, id, Some(20));
        attempts::finish(conn, attempt, ada.user).unwrap();
        assert_eq!(ready_to_grade(conn, 10).unwrap(), [attempt]);
        let first = grade(conn, attempt).unwrap();
        assert!(matches!(&first, Graded::First(grade) if grade.score.fineness == 40), "{first:?}");
        assert_eq!(ready_to_grade(conn, 10).unwrap(), []);
        let nobody = expect_another(conn, AttemptId::new());
        assert!(matches!(nobody, Err(Error::NoAttempt)), "{nobody:?}");
    });
}

#[test]
fn a_grade_from_before_anything_was_judged_twice_can_be_read() {
    let task = TaskId::new();
    let old = format!(
        r#"{{ "task": "{task}", "position": 1, "weight": 100, "points": null, "submission": null }}"#
    );
    let read: TaskScore = serde_json::from_str(&old).unwrap();
    assert_eq!((read.task, read.judgement), (task, None));
}
