//! One throw-away cluster for each test process.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::mpsc;

use db::cluster::{Cluster, Settings};
use diesel::prelude::*;

use crate::seed::{TEMPLATE, plant, url_of};

/// Where databases of this process are made: the URL up to the database's name, and after it.
pub(crate) struct Home {
    url: String,
}

impl Home {
    pub(crate) fn url(&self, database: &str) -> String {
        url_of(&self.url, database)
    }
}

pub(crate) fn home() -> &'static Home {
    static HOME: OnceLock<Home> = OnceLock::new();
    HOME.get_or_init(|| {
        let home = Home { url: start() };
        // A start forgets what the first session of a database writes down of the catalogues. In the
        // template it is written down once for all copies.
        drop(db::Conn::establish(&home.url(TEMPLATE)).expect("reach the template"));
        home
    })
}

/// Starts the cluster on a thread that never ends: PostgreSQL is stopped when it does.
fn start() -> String {
    let (ready, started) = mpsc::channel();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.expect("a runtime").block_on(async {
            let settings = settings();
            plant(&settings).await;
            let cluster = Cluster::start(&settings).await.expect("start the test cluster");
            ready.send(cluster.url()).expect("somebody waits for the cluster");
            std::future::pending::<()>().await;
        });
    });
    started.recv().expect("the test cluster did not start")
}

fn settings() -> Settings {
    let memory = Path::new("/dev/shm");
    let base = if memory.is_dir() { memory.to_owned() } else { std::env::temp_dir() };
    sweep(&base);
    settings_in(base.join(format!("assay-test-{}", std::process::id())))
}

pub(crate) fn settings_in(data: PathBuf) -> Settings {
    Settings {
        data,
        search_path: path(),
        node_roots: vec![PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../frontend")],
        throw_away: true,
        ..Settings::default()
    }
}

#[expect(clippy::disallowed_methods, reason = "tests have no configuration of their own")]
fn path() -> Option<std::ffi::OsString> {
    std::env::var_os("PATH")
}

/// Removes what the clusters of dead test processes left in memory.
fn sweep(base: &Path) {
    for entry in fs::read_dir(base).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let pid = name.to_str().and_then(|n| n.strip_prefix("assay-test-"));
        let pid = pid.and_then(|pid| pid.parse::<u32>().ok());
        if pid.is_some_and(|pid| !Path::new("/proc").join(pid.to_string()).exists()) {
            // Another process may be sweeping too.
            let _swept = fs::remove_dir_all(entry.path());
        }
    }
}
