//! Runs of guests on the database.

use kernel::chrono::TimeDelta;
use testkit::store;

use super::*;
use crate::practice::{self, Program};
use crate::statistics;
use crate::submissions;

fn program(source: &str) -> Program {
    Program { language: Language::Python, source: source.into() }
}

#[test]
fn a_guests_run_is_found_by_its_id_alone_and_counts_for_nobody() {
    store(|conn| {
        let ada = testkit::user(conn, "ada@example.com", "Ada");
        let problem = practice::tests::open(conn, "guested");
        let slug = "guested".parse().unwrap();
        let id = practice::run_as_guest(conn, &slug, program("print(1)")).unwrap();
        let own = practice::run(
            conn,
            &slug,
            ada,
            (program("print(2)"), None),
            &submissions::Rates::DEFAULT,
        )
        .unwrap();
        let run = show(conn, id).unwrap().unwrap();
        assert_eq!(
            (run.kind, run.state, run.source.as_str()),
            (Kind::Run, State::Queued, "print(1)")
        );
        assert_eq!(show(conn, own).unwrap(), None, "what has an owner is no guest's");
        assert_eq!(submissions::show(conn, id, ada).unwrap(), None);
        let now = db::clock::began(conn).unwrap();
        statistics::count(conn, problem, now).unwrap();
        assert_eq!(practice::tests::everything(conn)[0].statistics.map(|of| of.tried), Some(0));
    });
}

#[test]
fn a_guests_runs_are_removed_and_nobody_elses() {
    store(|conn| {
        let ada = testkit::user(conn, "ada@example.com", "Ada");
        practice::tests::open(conn, "guested");
        let slug = "guested".parse().unwrap();
        let id = practice::run_as_guest(conn, &slug, program("print(1)")).unwrap();
        let own = practice::run(
            conn,
            &slug,
            ada,
            (program("print(2)"), None),
            &submissions::Rates::DEFAULT,
        )
        .unwrap();
        let now = db::clock::began(conn).unwrap();
        assert_eq!(remove_before(conn, now - TimeDelta::hours(1)).unwrap(), 0);
        assert_eq!(remove_before(conn, now + TimeDelta::hours(1)).unwrap(), 1);
        assert_eq!(show(conn, id).unwrap(), None);
        assert!(submissions::show(conn, own, ada).unwrap().is_some());
    });
}
