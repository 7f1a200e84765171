//! Jobs that take a toolchain.

use super::ways::be_patient;
use super::*;
use crate::workers::Toolchain;

/// A worker that has these languages, and lacks Go.
fn worker_with(conn: &mut Conn, languages: &[&str]) -> WorkerId {
    let toolchain = |language: &str, available| Toolchain {
        language: language.to_owned(),
        version: None,
        available,
        reason: None,
    };
    let mut toolchains = vec![toolchain("go", false)];
    toolchains.extend(languages.iter().map(|language| toolchain(language, true)));
    let id = WorkerId::new();
    let (host, isolation, build) = ("test".to_owned(), "none".to_owned(), String::new());
    let new = NewWorker { id, host, toolchains, isolation, build, slots: 1 };
    workers::register(conn, &new).unwrap();
    id
}

fn needing(language: &str) -> NewJob {
    NewJob { needs: Some(language.to_owned()), ..job(Kind::Judge) }
}

#[test]
fn what_takes_a_toolchain_is_left_to_a_worker_that_has_it() {
    store(|conn| {
        let (python, both) = (worker_with(conn, &["python"]), worker_with(conn, &["c", "python"]));
        let jobs = [needing("c"), needing("python"), job(Kind::Judge)];
        for job in &jobs {
            enqueue(conn, job).unwrap();
        }
        let [c, py, any] = &jobs;
        claims(conn, python, &[py, any]);
        claims(conn, both, &[c]);
    });
}

#[test]
fn what_no_worker_can_do_is_taken_by_any_worker_which_says_so() {
    store(|conn| {
        let (python, c) = (worker_with(conn, &["python"]), worker_with(conn, &["c"]));
        let (first, second, third) = (needing("c"), needing("go"), needing("c"));
        enqueue(conn, &first).unwrap();
        claims(conn, python, &[]);
        workers::stop(conn, c).unwrap();
        claims(conn, python, &[&first]);
        enqueue(conn, &second).unwrap();
        claims(conn, python, &[&second]);
        let c = worker_with(conn, &["c"]);
        enqueue(conn, &third).unwrap();
        claims(conn, python, &[]);
        conn.batch_execute(&format!(
            "update workers set last_seen_at = now() - interval '2 minutes' where id = '{c}'"
        ))
        .unwrap();
        claims(conn, python, &[&third]);
    });
}

#[test]
fn nothing_gives_way_to_what_takes_a_toolchain_that_only_others_have() {
    store(|conn| {
        let worker = worker_with(conn, &["python"]);
        worker_with(conn, &["rust"]);
        enqueue(conn, &NewJob { priority: Priority::PRACTICE, ..needing("python") }).unwrap();
        let practice = claim_any(conn, worker).unwrap().lease;
        let mut gives_way_to = |language: &str| {
            enqueue(conn, &needing(language)).unwrap();
            be_patient(conn);
            gives_way(conn, practice).unwrap()
        };
        assert!(!gives_way_to("rust"));
        assert!(gives_way_to("go"), "nobody has it, and somebody has to say so");
    });
}
