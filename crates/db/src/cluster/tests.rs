//! The cluster by its own means.

use super::*;

fn settings(data: &Path) -> Settings {
    Settings {
        data: data.to_owned(),
        #[expect(clippy::disallowed_methods, reason = "a test looks where the server would")]
        search_path: std::env::var_os("PATH"),
        throw_away: true,
        ..Settings::default()
    }
}

fn count(url: &str) -> i64 {
    let mut conn = Conn::establish(url).unwrap();
    diesel::select(diesel::dsl::sql::<diesel::sql_types::BigInt>("(select count(*) from kept)"))
        .get_result(&mut conn)
        .unwrap()
}

#[tokio::test]
async fn what_was_written_is_there_after_a_restart() {
    let dir = tempfile::tempdir().unwrap();
    let cluster = Cluster::start(&settings(dir.path())).await.unwrap();
    let mut conn = Conn::establish(&cluster.url()).unwrap();
    conn.batch_execute("create table kept (n int); insert into kept values (1)").unwrap();
    drop(conn);
    cluster.stop().await.unwrap();
    let cluster = Cluster::start(&settings(dir.path())).await.unwrap();
    assert_eq!(count(&cluster.url()), 1);
    cluster.stop().await.unwrap();
}

#[tokio::test]
async fn a_second_server_on_the_same_directory_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let first = Cluster::start(&settings(dir.path())).await.unwrap();
    let second = Cluster::start(&settings(dir.path())).await;
    assert!(matches!(second, Err(Error::Locked(_))));
    first.stop().await.unwrap();
}

#[tokio::test]
async fn a_half_made_cluster_is_made_again() {
    let dir = tempfile::tempdir().unwrap();
    fs::create_dir_all(dir.path().join("pg.init/base")).unwrap();
    fs::write(dir.path().join("pg.init/PG_VERSION"), "15\n").unwrap();
    let cluster = Cluster::start(&settings(dir.path())).await.unwrap();
    assert!(!dir.path().join("pg.init").exists());
    cluster.stop().await.unwrap();
}

#[tokio::test]
async fn a_cluster_of_another_major_version_is_refused_and_left_alone() {
    let dir = tempfile::tempdir().unwrap();
    fs::create_dir_all(dir.path().join("pg")).unwrap();
    fs::write(dir.path().join("pg/PG_VERSION"), "9\n").unwrap();
    let refused = Cluster::start(&settings(dir.path())).await;
    assert!(matches!(refused, Err(Error::WrongMajor { major: 9, .. })));
    assert!(dir.path().join("pg/PG_VERSION").exists());
}

#[tokio::test]
async fn a_killed_postgres_is_started_again() {
    let dir = tempfile::tempdir().unwrap();
    let cluster = Cluster::start(&settings(dir.path())).await.unwrap();
    let url = cluster.url();
    Conn::establish(&url).unwrap().batch_execute("create table kept (n int)").unwrap();
    let pid = cluster.child.id().and_then(|id| i32::try_from(id).ok()).unwrap();
    let (stop, stopped) = watch::channel(false);
    let supervisor = tokio::spawn(cluster.supervise(stopped));
    rustix::process::kill_process(
        rustix::process::Pid::from_raw(pid).unwrap(),
        rustix::process::Signal::KILL,
    )
    .unwrap();
    let began = Instant::now();
    while Conn::establish(&url).is_err() || pid_of(dir.path()) == Some(pid) {
        assert!(began.elapsed() < Duration::from_secs(60), "postgres did not come back");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(count(&url), 0);
    stop.send(true).unwrap();
    supervisor.await.unwrap().unwrap();
}

#[tokio::test]
async fn an_orphan_that_does_not_stop_is_told_to_quit_and_loses_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let Cluster { layout, mut child, _lock } = Cluster::start(&settings(dir.path())).await.unwrap();
    let mut held = Conn::establish(&layout.url("assay")).unwrap();
    held.batch_execute("create table kept (n int); insert into kept values (1)").unwrap();
    // Its server is gone, and it was not asked to stop.
    drop(_lock);
    let cluster = Cluster::start(&settings(dir.path())).await.unwrap();
    child.wait().await.unwrap();
    assert_eq!(count(&cluster.url()), 1);
    cluster.stop().await.unwrap();
}

fn pid_of(data: &Path) -> Option<i32> {
    let text = fs::read_to_string(data.join("pg/postmaster.pid")).ok()?;
    text.lines().next()?.trim().parse().ok()
}
