//! The database goes away and comes back: no lock is left, and every worker lives.

use std::path::Path;
use std::process::Command;

use db::cluster::{Cluster, Settings};
use db::{Db, Options};
use diesel::prelude::*;
use diesel::sql_types::Integer;

use super::*;

const WORKERS: usize = 6;
const RECOVERY: Duration = Duration::from_secs(60);

async fn cluster(data: &Path) -> Cluster {
    let settings = Settings {
        data: data.to_owned(),
        #[expect(clippy::disallowed_methods, reason = "a test looks where the server would")]
        search_path: std::env::var_os("PATH"),
        throw_away: true,
        ..Settings::default()
    };
    let cluster = Cluster::start(&settings).await.unwrap();
    db::migrate(&cluster.url()).unwrap();
    cluster
}

/// The process that serves this connection.
fn process(conn: &mut Conn) -> i32 {
    diesel::select(diesel::dsl::sql::<Integer>("pg_backend_pid()")).get_result(conn).unwrap()
}

/// kill -9 of one process of PostgreSQL, which ends every session; then a new one.
fn crash(url: &str) -> Conn {
    let (mut witness, mut victim) = (db::connect(url).unwrap(), db::connect(url).unwrap());
    let pid = process(&mut victim).to_string();
    assert!(Command::new("kill").args(["-9", &pid]).status().unwrap().success());
    let began = std::time::Instant::now();
    while witness.batch_execute("select 1").is_ok() {
        assert!(began.elapsed() < RECOVERY, "PostgreSQL outlived one of its processes");
    }
    loop {
        match db::connect(url) {
            Ok(conn) => return conn,
            Err(e) => assert!(began.elapsed() < RECOVERY, "{e:?}"),
        }
    }
}

fn states(conn: &mut Conn) -> Vec<(String, i32)> {
    use db::schema::jobs;
    jobs::table.select((jobs::state, jobs::attempt)).order(jobs::id).load(conn).unwrap()
}

#[tokio::test]
async fn an_outage_costs_no_attempt_and_buries_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let cluster = cluster(dir.path()).await;
    let url = cluster.url();
    let mut main = db::connect(&url).unwrap();
    let held: Vec<(WorkerId, Lease)> = (0..WORKERS)
        .map(|_| {
            enqueue(&mut main, &job(Kind::Judge)).unwrap();
            let id = worker(&mut db::connect(&url).unwrap());
            (id, claim_any(&mut main, id).unwrap().lease)
        })
        .collect();
    // Each is in its last attempt.
    main.batch_execute("update jobs set attempt = max_attempts").unwrap();

    let mut main = crash(&url);
    // Nobody holds a lock now; who swept at once would bury every job.
    let buried = main.test_transaction::<_, diesel::result::Error, _>(|conn| {
        Ok(sweep(conn, Duration::ZERO).unwrap().iter().filter(|swept| swept.dead).count())
    });
    assert_eq!(buried, WORKERS);

    // All come back while everybody sweeps.
    let barrier = Barrier::new(WORKERS);
    std::thread::scope(|scope| {
        for (id, lease) in &held {
            scope.spawn(|| {
                let mut session = db::connect(&url).unwrap();
                barrier.wait();
                assert_eq!(sweep(&mut session, GRACE).unwrap(), []);
                workers::hold_lock(&mut session, *id).unwrap();
                assert!(heartbeat(&mut session, *lease).unwrap());
                assert_eq!(sweep(&mut session, GRACE).unwrap(), []);
            });
        }
    });
    let leased = ("leased".to_owned(), MAX_ATTEMPTS);
    assert_eq!(states(&mut main), vec![leased; WORKERS]);
    for (_, lease) in &held {
        assert!(release(&mut main, *lease).unwrap());
    }
    let waiting = ("queued".to_owned(), MAX_ATTEMPTS - 1);
    assert_eq!(states(&mut main), vec![waiting; WORKERS]);
    cluster.stop().await.unwrap();
}

#[test]
fn a_worker_that_loses_one_session_of_two_is_not_gone() {
    let db = TestDb::create();
    let (mut main, mut session) = (db.conn(), db.conn());
    let worker = worker(&mut session);
    let shared_lock = Some(workers::lock_key(worker));
    let pool = Db::new(db.url(), Options { size: 1, shared_lock, ..Options::default() });
    enqueue(&mut main, &job(Kind::Judge)).unwrap();
    pool.write_now(|conn| claim(conn, worker, &Kind::ALL)).unwrap().unwrap();
    let end = |conn: &mut Conn, pid: i32| {
        conn.batch_execute(&format!("select pg_terminate_backend({pid}, 5000)")).unwrap();
    };
    end(&mut main, process(&mut session));
    assert_eq!(sweep(&mut main, Duration::ZERO).unwrap(), []);
    assert_eq!(workers::live(&mut main).unwrap().len(), 1);
    let other = pool.read_now(|conn| Ok::<_, Error>(process(conn))).unwrap();
    end(&mut main, other);
    assert_eq!(sweep(&mut main, Duration::ZERO).unwrap().len(), 1);
}

#[test]
fn a_worker_that_died_in_an_outage_is_found_dead_after_the_grace() {
    const DAY: Duration = Duration::from_secs(86_400);
    let db = TestDb::create();
    let (mut main, mut session) = (db.conn(), db.conn());
    let worker = worker(&mut session);
    enqueue(&mut main, &job(Kind::Judge)).unwrap();
    claim_any(&mut main, worker).unwrap();
    let pid = process(&mut session);
    main.batch_execute(&format!("select pg_terminate_backend({pid}, 5000)")).unwrap();
    // No session of the tests is older than a day.
    assert_eq!(sweep(&mut main, DAY).unwrap(), []);
    let swept = sweep(&mut main, Duration::ZERO).unwrap();
    assert_eq!(swept.iter().map(|s| s.dead).collect::<Vec<_>>(), [false]);
}
