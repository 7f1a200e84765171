//! How attempts end: their deadline, what it submits, and Finish.

use super::*;

#[test]
fn the_grace_is_five_seconds_by_the_clock_of_the_database() {
    let db = TestDb::create();
    let conn = &mut db.conn();
    let firm = Firm::set(conn);
    let (ada, attempt, tasks) = firm.at_work(conn, "ada@example.com");
    ends_in(conn, -2);
    save_draft(conn, attempt, ada.user, &draft(tasks[0], "late", 0)).unwrap();
    assert_eq!(overdue(conn).unwrap(), []);
    ends_in(conn, -6);
    let closed = save_draft(conn, attempt, ada.user, &draft(tasks[0], "later", 1));
    assert!(matches!(closed, Err(Error::AttemptClosed)), "{closed:?}");
    let closed = check_open(conn, attempt, ada.user, (tasks[0], None));
    assert!(matches!(closed, Err(Error::AttemptClosed)), "{closed:?}");
}

#[test]
fn the_deadline_submits_the_last_draft_of_each_task_once() {
    let db = TestDb::create();
    let conn = &mut db.conn();
    let firm = Firm::set(conn);
    let (ada, attempt, tasks) = firm.at_work(conn, "ada@example.com");
    for (task, source) in [(tasks[0], "one"), (tasks[1], "sent before"), (tasks[2], " \n")] {
        save_draft(conn, attempt, ada.user, &draft(task, source, 0)).unwrap();
    }
    save_draft(conn, attempt, ada.user, &draft(tasks[0], "two", 1)).unwrap();
    submit(conn, attempt, tasks[1], "sent before");
    ends_in(conn, -6);
    let closed = overdue(conn).unwrap();
    let drafts: Vec<_> = closed[0].drafts.iter().map(|d| (d.task, d.source.as_str())).collect();
    assert_eq!((closed.len(), drafts), (1, vec![(tasks[0], "two")]));
    assert_eq!(closed[0].drafts[0].problem, firm.problems[0]);
    assert_eq!(overdue(conn).unwrap(), []);
    let again = finish(conn, attempt, ada.user).unwrap();
    assert_eq!((&again.receipt_id, &again.drafts), (&closed[0].receipt_id, &vec![]));
}

#[track_caller]
fn check_to_submit(
    drafts: &[(Language, &str)],
    submitted: Option<(Language, &str)>,
    want: Option<&str>,
) {
    let (task, problem) = (TaskId::new(), kernel::ProblemId::new());
    let left = |&(language, source): &(Language, &str)| {
        let source = source.to_owned();
        LastDraft { company: None, task, problem, language, source }
    };
    let starter = [(Language::Python, "# read\n".to_owned())].into();
    let last = submitted.map(|(language, source)| (task, (language, source.to_owned())));
    let got = rules::to_submit(
        drafts.iter().map(left).collect(),
        &[(problem, starter)].into(),
        &last.into_iter().collect(),
    );
    let got: Vec<_> = got.iter().map(|draft| draft.source.as_str()).collect();
    assert_eq!(got, Vec::from_iter(want), "{drafts:?} {submitted:?}");
}

#[test]
fn the_end_submits_the_work_that_was_edited_last_unless_it_was_the_last_thing_submitted() {
    use Language::{C, Python};
    check_to_submit(&[], None, None);
    check_to_submit(&[(Python, "one")], None, Some("one"));
    check_to_submit(&[(C, "two"), (Python, "one")], None, Some("two"));
    for nothing in ["", " \n", "# read\n", "# read\n\n"] {
        check_to_submit(&[(Python, nothing)], None, None);
        check_to_submit(&[(Python, nothing), (C, "two")], None, Some("two"));
    }
    // The starter of another language is nobody's starter here.
    check_to_submit(&[(C, "# read\n")], None, Some("# read\n"));
    check_to_submit(&[(Python, "one")], Some((Python, "one")), None);
    check_to_submit(&[(Python, "one")], Some((C, "one")), Some("one"));
    check_to_submit(&[(Python, "one")], Some((Python, "two")), Some("one"));
    check_to_submit(&[(C, "two"), (Python, "one")], Some((C, "two")), None);
}

/// What each way to end an attempt submits, where `work` is what was done before.
fn ends(work: impl Fn(&mut Conn, &Starter, AttemptId, &[TaskId])) -> Vec<Vec<(usize, String)>> {
    [ClosedBy::Candidate, ClosedBy::Timeout]
        .into_iter()
        .map(|by| {
            let db = TestDb::create();
            let conn = &mut db.conn();
            let firm = Firm::set(conn);
            let (ada, attempt, tasks) = firm.at_work(conn, "ada@example.com");
            conn.batch_execute("update assessments set languages = '{python,c}'").unwrap();
            work(conn, &ada, attempt, &tasks);
            let closed = match by {
                ClosedBy::Candidate => finish(conn, attempt, ada.user).unwrap(),
                ClosedBy::Timeout | ClosedBy::Void => {
                    ends_in(conn, -6);
                    overdue(conn).unwrap().remove(0)
                }
            };
            assert_eq!(closed.by, by);
            let place = |id: TaskId| tasks.iter().position(|task| *task == id).unwrap();
            closed.drafts.into_iter().map(|draft| (place(draft.task), draft.source)).collect()
        })
        .map(|mut sent: Vec<(usize, String)>| {
            sent.sort();
            sent
        })
        .collect()
}

#[test]
fn finishing_submits_what_the_deadline_would_have_submitted() {
    let both = ends(|conn, ada, attempt, tasks| {
        let mut save = |draft: &NewDraft| save_draft(conn, attempt, ada.user, draft).unwrap();
        save(&draft(tasks[0], "typed", 0));
        save(&draft(tasks[1], "sent before", 0));
        save(&draft(tasks[2], " \n", 0));
        submit(conn, attempt, tasks[1], "sent before");
    });
    assert_eq!(both, vec![vec![(0, "typed".to_owned())]; 2]);
}

#[test]
fn of_several_languages_the_last_edited_draft_is_submitted_in_whatever_order_they_arrive() {
    let both = ends(|conn, ada, attempt, tasks| {
        let mut save = |language, source: &str, edited_ms_ago| {
            let draft = NewDraft { language, edited_ms_ago, ..draft(tasks[0], source, 0) };
            save_draft(conn, attempt, ada.user, &draft).unwrap();
        };
        save(Language::C, "last edited", 1_000);
        save(Language::Python, "typed offline before", 60_000);
    });
    assert_eq!(both, vec![vec![(0, "last edited".to_owned())]; 2]);
}

/// A submit as the candidate would have sent it.
fn submit(conn: &mut Conn, attempt: AttemptId, task: TaskId, source: &str) {
    conn.batch_execute(&format!(
        "insert into submissions (id, problem_version_id, user_id, attempt_id, task_id, kind,
           language, source, tests_total)
         select gen_random_uuid(), t.problem_version_id, a.user_id, a.id, t.id, 'submit', 'python',
           '{source}', 0
         from attempts a, assessment_tasks t where a.id = '{attempt}' and t.id = '{task}'"
    ))
    .unwrap();
}

#[test]
fn finishing_after_the_deadline_submits_the_drafts() {
    let db = TestDb::create();
    let conn = &mut db.conn();
    let firm = Firm::set(conn);
    let (ada, attempt, tasks) = firm.at_work(conn, "ada@example.com");
    save_draft(conn, attempt, ada.user, &draft(tasks[0], "one", 0)).unwrap();
    ends_in(conn, -6);
    let closed = finish(conn, attempt, ada.user).unwrap();
    assert_eq!((closed.state, closed.drafts.len()), (State::Submitted, 1));
}

#[test]
fn finishing_twenty_times_at_once_gives_one_receipt() {
    let db = TestDb::create();
    let mut conn = db.conn();
    let firm = Firm::set(&mut conn);
    let (ada, attempt, _) = firm.at_work(&mut conn, "ada@example.com");
    let barrier = Barrier::new(20);
    let receipts: BTreeSet<String> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..20)
            .map(|_| {
                scope.spawn(|| {
                    let mut conn = db.conn();
                    barrier.wait();
                    let finish = |conn: &mut Conn| -> Result<Closed, diesel::result::Error> {
                        Ok(finish(conn, attempt, ada.user).unwrap())
                    };
                    conn.transaction(finish).unwrap().receipt_id
                })
            })
            .collect();
        threads.into_iter().map(|t| t.join().unwrap()).collect()
    });
    assert_eq!(receipts.len(), 1);
}
