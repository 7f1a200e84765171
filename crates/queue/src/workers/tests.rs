//! Which workers live, and what they can run together.

use testkit::TestDb;

use super::*;

fn has(language: &str, version: &str) -> Toolchain {
    let version = Some(version.to_owned());
    Toolchain { language: language.into(), version, available: true, reason: None }
}

fn lacks(language: &str, reason: &str) -> Toolchain {
    let reason = Some(reason.to_owned());
    Toolchain { language: language.into(), version: None, available: false, reason }
}

#[track_caller]
fn check(reports: &[Toolchain], want: &[Toolchain]) {
    assert_eq!(rules::merge(reports.iter().cloned()), want);
}

#[test]
fn a_language_is_there_when_one_worker_has_it() {
    let (python, no_python) = (has("python", "3.11.2"), lacks("python", "not installed"));
    let c = has("c", "12.2.0");
    check(&[], &[]);
    let found = [python.clone()];
    check(&[no_python.clone(), python.clone()], &found);
    check(&[python.clone(), no_python.clone()], &found);
    check(&[no_python.clone(), lacks("python", "broken")], &[no_python]);
    check(&[python.clone(), c.clone(), has("c", "13")], &[c, python]);
}

#[test]
fn a_worker_lives_as_long_as_its_session() {
    let db = TestDb::create();
    let mut main = db.conn();
    let mut session = db.conn();
    let worker = NewWorker {
        id: WorkerId::new(),
        host: "bench".into(),
        toolchains: vec![has("python", "3.11.2")],
        isolation: "namespaces".into(),
        build: String::new(),
        slots: 2,
    };
    register(&mut session, &worker).unwrap();
    let figures = Figures::from([("judge_runs_total{language=\"c\"}".to_owned(), 3.0)]);
    seen(&mut main, worker.id, &figures).unwrap();
    let living = live(&mut main).unwrap();
    assert_eq!((living.len(), living[0].id, &living[0].host[..]), (1, worker.id, "bench"));
    assert_eq!((living[0].slots, &living[0].figures), (2, &figures));
    assert_eq!(languages(&mut main).unwrap(), worker.toolchains);
    stop(&mut main, worker.id).unwrap();
    assert_eq!(languages(&mut main).unwrap(), []);
}

#[test]
fn a_worker_whose_session_ended_is_not_listed() {
    use diesel::connection::SimpleConnection;
    let db = TestDb::create();
    let (mut main, mut session) = (db.conn(), db.conn());
    let worker = NewWorker {
        id: WorkerId::new(),
        host: "bench".into(),
        toolchains: vec![],
        isolation: "none".into(),
        build: String::new(),
        slots: 1,
    };
    register(&mut session, &worker).unwrap();
    session.batch_execute("select pg_advisory_unlock_all()").unwrap();
    assert_eq!(live(&mut main).unwrap(), []);
    hold_lock(&mut session, worker.id).unwrap();
    assert_eq!(live(&mut main).unwrap().len(), 1);
}
