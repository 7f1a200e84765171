//! Databases for tests.

use std::sync::Mutex;

use db::Conn;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use uuid::Uuid;

use crate::cluster::home;
use crate::seed::TEMPLATE;

/// A migrated, empty database of the test's own.
pub struct TestDb {
    name: String,
    url: String,
}

impl TestDb {
    /// Copies the template: some 15 ms in memory.
    pub fn create() -> Self {
        // Copying takes a lock on the template, so two copies at once would only collide.
        static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
        let home = home();
        let name = format!("t_{}", Uuid::new_v4().simple());
        let turn = ONE_AT_A_TIME.lock();
        let mut conn = Conn::establish(&home.url("postgres")).expect("reach the test cluster");
        let copy = format!("create database {name} template {TEMPLATE} strategy file_copy");
        conn.batch_execute(&copy).expect("copy the template");
        drop(turn);
        let url = home.url(&name);
        Self { name, url }
    }

    /// How to reach it.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// A connection of the test's own.
    pub fn conn(&self) -> Conn {
        Conn::establish(&self.url).expect("reach the test's database")
    }
}

/// The cluster is in memory: what nobody needs any more makes room.
impl Drop for TestDb {
    fn drop(&mut self) {
        let Ok(mut conn) = Conn::establish(&home().url("postgres")) else { return };
        // A server of the test may still hold connections. What stays goes with the cluster.
        let _dropped = conn.batch_execute(&format!("drop database {} with (force)", self.name));
    }
}

/// Runs `test` on a connection to a migrated database, in a transaction that is rolled back.
pub fn store<T>(test: impl FnOnce(&mut Conn) -> T) -> T {
    thread_local! {
        static SHARED: TestDb = TestDb::create();
    }
    let mut conn = SHARED.with(TestDb::conn);
    conn.begin_test_transaction().expect("begin");
    test(&mut conn)
}
