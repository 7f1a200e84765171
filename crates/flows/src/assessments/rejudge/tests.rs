//! From the operator's command to the grade and to what the candidate is notified of.

use std::collections::BTreeMap;

use assessments::attempts;
use assessments::reports::{self, Report};
use challenges::judging::{Ending, Outcome, TestOutcome};
use challenges::problems::{
    Difficulty, Limits, NewGroup, NewTest, NewVersion, ProblemType, Scoring, Tag, publish,
};
use challenges::submissions::{NewSubmission, Purpose, Rates, Verdict, submit};
use db::{Conn, Options};
use diesel::connection::SimpleConnection;
use kernel::uuid::Uuid;
use kernel::{AttemptId, Clock, Language, ProblemId, SystemClock, TaskId, UserId, WorkerId};
use notices::inbox;
use notices::settings::{Kind as Notified, Switch, Wanted};
use queue::workers::{self, NewWorker};
use serde_json::{Value, json};
use testkit::TestDb;

use super::*;
use crate::assessments::grade::{grade_ready, settle};
use crate::notify;
use crate::post::Sender;

const WHY: &str = "the clock was wrong";

/// A problem with one test in each group.
fn problem() -> NewVersion {
    let group = |name: &str, tag, weight| NewGroup {
        name: name.to_owned(),
        tag,
        weight,
        scoring: Scoring::PassFail,
        requires: Vec::new(),
        tests: vec![NewTest { name: "1".into(), input: b"1\n".into(), answer: b"2\n".into() }],
    };
    NewVersion {
        slug: "doubling".parse().unwrap(),
        package_sha256: [7; 32],
        title: "Doubling".to_owned(),
        difficulty: Difficulty::Easy,
        problem_type: ProblemType::Code,
        keywords: vec!["arithmetic".to_owned()],
        statement: "Print twice the number.".to_owned(),
        limits: Limits { time_limit_ms: 1000, memory_mib: 256, output_mib: 8, source_kib: 128 },
        comparison: json!({}),
        validator: None,
        languages: vec![Language::Python],
        templates: [(Language::Python, "print()\n".to_owned())].into(),
        model_solutions: BTreeMap::new(),
        groups: vec![
            group("sample", Tag::Sample, 0),
            group("core", Tag::Core, 60),
            group("edge", Tag::Edge, 40),
        ],
        tasks: Vec::new(),
    }
}

/// Ada's attempt, finished and graded; and who judges.
struct Desk {
    test: TestDb,
    db: Db,
    sender: Sender,
    ada: UserId,
    attempt: AttemptId,
    submits: [SubmissionId; 2],
    problem: ProblemId,
    worker: WorkerId,
}

impl Desk {
    /// Both submits of the attempt passed core, and neither passed edge.
    fn set() -> Self {
        let test = TestDb::create();
        let conn = &mut test.conn();
        let problem = publish(conn, &problem()).unwrap().id;
        let ada = testkit::user(conn, "ada@example.com", "Ada");
        let company = testkit::company(conn, "Pellworth");
        let (attempt, task, worker) = (AttemptId::new(), TaskId::new(), WorkerId::new());
        let (assessment, invitation) = (Uuid::now_v7(), Uuid::now_v7());
        conn.batch_execute(&format!(
            "insert into assessments
               (id, company_id, title, duration_minutes, languages, created_by)
               values ('{assessment}', '{company}', 'Backend', 60, '{{python}}', '{ada}');
             insert into assessment_tasks
               (id, assessment_id, position, problem_version_id, weight)
               values ('{task}', '{assessment}', 1, '{problem}', 100);
             insert into invitations
               (id, assessment_id, code, email, created_by, expires_at, state, user_id)
               values ('{invitation}', '{assessment}', 'ABCDEFGH23', 'ada@example.com', '{ada}',
                 now() + interval '14 days', 'started', '{ada}');
             insert into attempts (id, invitation_id, assessment_id, user_id, consent_at,
               consent_text_version, started_at, ends_at)
               values ('{attempt}', '{invitation}', '{assessment}', '{ada}', now(), '1', now(),
                 now() + interval '1 hour');"
        ))
        .unwrap();
        let new = NewWorker {
            id: worker,
            host: "test".into(),
            toolchains: vec![],
            isolation: "none".into(),
            build: String::new(),
            slots: 1,
        };
        workers::register(conn, &new).unwrap();
        let public_url = "https://assay.example".to_owned();
        let sender = Sender { public_url, support: None, now: SystemClock.now() };
        let program = NewSubmission {
            problem,
            user: ada,
            purpose: Purpose::Attempt { company: Some(company), attempt, task },
            language: Language::Python,
            source: "print(2 * int(input()))\n".into(),
        };
        let submits = [(); 2].map(|()| {
            let id = submit(conn, &program, &Rates::DEFAULT).unwrap();
            judge(conn, (id, 1), Verdict::Wa, worker);
            id
        });
        attempts::finish(conn, attempt, ada).unwrap();
        let db = Db::new(test.url(), Options::default());
        settle(&db, &sender, attempt).unwrap();
        Self { test, db, sender, ada, attempt, submits, problem, worker }
    }

    fn rejudge(&self, which: Which) -> Tally {
        rejudge(&self.db, which, WHY).unwrap()
    }

    /// What a worker does: judges, then looks whether the attempt can be graded.
    fn judge(&self, index: usize, generation: i32, edge: Verdict) {
        judge(&mut self.test.conn(), (self.submits[index], generation), edge, self.worker);
        settle(&self.db, &self.sender, self.attempt).unwrap();
    }

    fn report(&self) -> Report {
        reports::for_operator(&mut self.test.conn(), self.attempt).unwrap().unwrap()
    }

    /// The grade that would be signed now.
    fn document(&self) -> Value {
        self.document_of(self.report())
    }

    fn document_of(&self, report: Report) -> Value {
        let graded = grades::compose(&mut self.test.conn(), report).unwrap().unwrap();
        serde_json::to_value(graded.grade).unwrap()
    }

    /// The subjects of what ada was notified of, newest first: in the application and by mail.
    fn subjects(&self) -> Vec<String> {
        let mut conn = self.test.conn();
        let place = kernel::Paging::first(kernel::Limit::default());
        let list = notify::list(&mut conn, self.ada, inbox::Which::All, place).unwrap().items;
        let mails = queue::outbox::recent(&mut conn, 10).unwrap();
        let listed: Vec<String> =
            list.iter().map(|notice| notice.event.letter("").subject().to_owned()).collect();
        let sent: Vec<String> = mails.into_iter().map(|mail| mail.subject).collect();
        assert_eq!(listed, sent);
        listed
    }
}

/// Judges a submission right but for its edge group, which ends so.
fn judge(conn: &mut Conn, (id, generation): (SubmissionId, i32), edge: Verdict, worker: WorkerId) {
    judging::begin(conn, id, generation).unwrap().unwrap();
    for (number, verdict) in (1..).zip([Verdict::Ac, Verdict::Ac, edge]) {
        let outcome = TestOutcome {
            number,
            verdict,
            reason: None,
            cpu_us: 1000 * i64::from(generation),
            wall_us: 1,
            memory_kib: 1,
            output: None,
            stderr: None,
            share_permille: None,
        };
        judging::record_test(conn, id, generation, &outcome).unwrap();
    }
    let outcome = Outcome {
        ending: Ending::Tests,
        compile_message: None,
        judge_version: format!("judge {generation}"),
        toolchain: "Python".into(),
        worker,
    };
    judging::complete(conn, id, generation, &outcome).unwrap();
}

const READY: &str = "Your result is ready: Backend";
const CHANGED: &str = "Your result was recalculated: Backend";

#[test]
fn another_verdict_makes_the_next_grade_of_which_the_candidate_hears_once() {
    let desk = Desk::set();
    let first = desk.document();
    assert_eq!((&first["generation"], &first["fineness"]), (&json!(1), &json!(600)));
    let tally = desk.rejudge(Which::Attempt(desk.attempt));
    assert_eq!(tally, Tally { again: 2, ..Tally::default() });
    assert!(desk.report().rejudged);
    assert_eq!(desk.document(), first, "the grade there is counts until there is another");

    desk.judge(0, 2, Verdict::Wa);
    assert_eq!(desk.document(), first, "one submit is still with the judge");
    desk.judge(1, 2, Verdict::Ac);
    let second = desk.document();
    assert_eq!((&second["generation"], &second["fineness"]), (&json!(2), &json!(1000)));
    let counted = &second["tasks"][0]["submission"];
    assert_eq!((&counted["id"], &counted["verdict"]), (&json!(desk.submits[1].0), &json!("AC")));
    assert_eq!(counted["judge_version"], "judge 2");
    assert_eq!(counted["tests"][2]["cpu_fifths"], 1);
    assert!(!desk.report().rejudged);

    grade_ready(&desk.db, &desk.sender).unwrap();
    settle(&desk.db, &desk.sender, desk.attempt).unwrap();
    assert_eq!(desk.subjects(), [CHANGED, READY]);
    let mail = queue::outbox::recent(&mut desk.test.conn(), 1).unwrap().remove(0);
    assert!(mail.text.contains("Its fineness was 600 of 1000 and is 1000 now."), "{}", mail.text);
}

#[test]
fn a_grade_says_what_it_said_whatever_the_judge_says_later() {
    let desk = Desk::set();
    let first = desk.document();
    let old = desk.report();
    desk.rejudge(Which::Problem(desk.problem));
    desk.judge(0, 2, Verdict::Ac);
    desk.judge(1, 2, Verdict::Ac);
    assert_eq!(desk.document()["fineness"], 1000);
    assert_eq!(desk.document_of(old), first, "made of the rows that it was made of then");
}

#[test]
fn the_same_verdicts_make_no_grade_and_nobody_is_told() {
    let desk = Desk::set();
    let first = desk.document();
    desk.rejudge(Which::Problem(desk.problem));
    desk.judge(1, 2, Verdict::Wa);
    desk.judge(0, 2, Verdict::Tle);
    assert_eq!(desk.document(), first);
    assert!(!desk.report().rejudged, "it has been looked at");
    assert_eq!(desk.subjects(), [READY]);
}

#[test]
fn a_grade_whose_moment_was_missed_is_made_when_the_worker_looks_again() {
    let desk = Desk::set();
    desk.rejudge(Which::Submission(desk.submits[0]));
    judge(&mut desk.test.conn(), (desk.submits[0], 2), Verdict::Ac, desk.worker);
    assert_eq!(desk.document()["generation"], 1);
    grade_ready(&desk.db, &desk.sender).unwrap();
    assert_eq!(desk.document()["generation"], 2);
    assert_eq!(desk.subjects(), [CHANGED, READY]);
}

#[test]
fn a_lower_score_is_told_whatever_the_candidate_has_switched_off() {
    let desk = Desk::set();
    let switch = |kind: &Notified| Switch {
        kind: kind.name.to_owned(),
        email: kind.required,
        in_app: kind.required,
    };
    let switches = notify::KINDS.iter().map(switch).collect();
    let wanted = Wanted { switches, ..Wanted::default() };
    notify::save_settings(&mut desk.test.conn(), desk.ada, &wanted).unwrap();
    for generation in [2, 3] {
        let edge = if generation == 2 { Verdict::Ac } else { Verdict::Wa };
        let reason = format!("try {generation}");
        rejudge(&desk.db, Which::Attempt(desk.attempt), &reason).unwrap();
        desk.judge(0, generation, edge);
        desk.judge(1, generation, edge);
    }
    assert_eq!(desk.document()["generation"], 3);
    assert_eq!(desk.subjects(), [CHANGED, CHANGED, READY]);
    let mail = queue::outbox::recent(&mut desk.test.conn(), 1).unwrap().remove(0);
    assert!(mail.text.contains("was 1000 of 1000 and is 600 now"), "{}", mail.text);
}

#[test]
fn a_command_that_was_broken_off_goes_on_and_sends_nothing_twice() {
    let desk = Desk::set();
    desk.rejudge(Which::Submission(desk.submits[0]));
    let tally = desk.rejudge(Which::Problem(desk.problem));
    assert_eq!(tally, Tally { again: 1, with_judge: 1, ..Tally::default() });
    desk.judge(0, 2, Verdict::Wa);
    assert!(judging::give_up(&mut desk.test.conn(), desk.submits[1], 2).unwrap());
    let tally = desk.rejudge(Which::Problem(desk.problem));
    assert_eq!(tally, Tally { before: 1, failed: 1, ..Tally::default() });
    assert!(desk.report().rejudged, "the judge error is still to be mended");
    let nothing = rejudge(&desk.db, Which::Attempt(AttemptId::new()), WHY);
    assert!(matches!(nothing, Err(Refused::Nothing)), "{nothing:?}");
}
