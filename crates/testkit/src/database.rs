//! Databases for tests.

use std::sync::{Mutex, OnceLock};

use db::Conn;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::r2d2::{ConnectionManager, Pool, PooledConnection};
use uuid::Uuid;

use crate::cluster::home;
use crate::seed::TEMPLATE;

/// A connection that goes back to its database when it is dropped.
pub type Lent = PooledConnection<ConnectionManager<Conn>>;

/// The most that a test may have lent at once.
const MOST_LENT: u32 = 32;

/// A migrated, empty database of the test's own.
pub struct TestDb {
    name: String,
    url: String,
    lent: OnceLock<Pool<ConnectionManager<Conn>>>,
}

impl TestDb {
    /// Copies the template: some 15 ms in memory.
    pub fn create() -> Self {
        Self::copy_of(TEMPLATE)
    }

    /// Another with what this one holds, which is frozen.
    pub fn copy(&self) -> Self {
        Self::copy_of(&self.name)
    }

    /// Ends every session and lets nobody in any more: PostgreSQL copies no database that is in use.
    pub fn freeze(&self) {
        let mut conn = Conn::establish(&home().url("postgres")).expect("reach the test cluster");
        let freeze = format!(
            "alter database {0} allow_connections false; \
             select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '{0}'",
            self.name
        );
        conn.batch_execute(&freeze).expect("freeze the database");
    }

    fn copy_of(template: &str) -> Self {
        // Copying takes a lock on the template, so two copies at once would only collide.
        static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
        let home = home();
        let name = format!("t_{}", Uuid::new_v4().simple());
        let turn = ONE_AT_A_TIME.lock();
        let mut conn = Conn::establish(&home.url("postgres")).expect("reach the test cluster");
        let copy = format!("create database {name} template {template} strategy file_copy");
        conn.batch_execute(&copy).expect("copy the template");
        drop(turn);
        let url = home.url(&name);
        Self { name, url, lent: OnceLock::new() }
    }

    /// How to reach it.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// A connection of the test's own.
    pub fn conn(&self) -> Conn {
        Conn::establish(&self.url).expect("reach the test's database")
    }

    /// A connection that the test may have had before, with every setting as it was at first. PostgreSQL
    /// has begun its process and knows the tables: a new one costs six milliseconds of processor.
    pub fn lend(&self) -> Lent {
        let pool = self.lent.get_or_init(|| {
            let pool = Pool::builder().max_size(MOST_LENT).min_idle(Some(0));
            pool.test_on_check_out(false).build_unchecked(ConnectionManager::new(&self.url))
        });
        let mut conn = pool.get().expect("reach the test's database");
        conn.batch_execute("reset all").expect("set back what was set");
        conn
    }
}

/// The cluster is in memory: what nobody needs any more makes room.
impl Drop for TestDb {
    fn drop(&mut self) {
        drop(self.lent.take());
        let Ok(mut conn) = Conn::establish(&home().url("postgres")) else { return };
        // A server of the test may still hold connections. What stays goes with the cluster.
        let _dropped = conn.batch_execute(&format!("drop database {} with (force)", self.name));
    }
}

/// Runs `test` on a connection to a migrated database, in a transaction that is rolled back. The next
/// test of this process takes the same database; where this one panics, it goes.
pub fn store<T>(test: impl FnOnce(&mut Conn) -> T) -> T {
    static FREE: Mutex<Vec<TestDb>> = Mutex::new(Vec::new());
    let free = || FREE.lock().expect("nobody panics holding it");
    let left = free().pop();
    let database = left.unwrap_or_else(TestDb::create);
    let mut conn = database.conn();
    conn.begin_test_transaction().expect("begin");
    let outcome = test(&mut conn);
    // At once, so that no lock is left when the next test begins: a session takes a moment to end.
    let end = "rollback; select pg_advisory_unlock_all()";
    conn.batch_execute(end).expect("roll back");
    drop(conn);
    free().push(database);
    outcome
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(conn: &mut Conn, what: &str) -> String {
        let what = diesel::dsl::sql::<diesel::sql_types::Text>(what);
        diesel::select(what).get_result(conn).unwrap()
    }

    #[test]
    fn a_connection_that_is_lent_again_has_its_settings_as_at_first() {
        let database = TestDb::create();
        let mut conn = database.lend();
        let process = said(&mut conn, "pg_backend_pid()::text");
        conn.batch_execute("set session_replication_role = replica").unwrap();
        drop(conn);
        let mut again = database.lend();
        assert_eq!(said(&mut again, "pg_backend_pid()::text"), process);
        assert_eq!(said(&mut again, "current_setting('session_replication_role')"), "origin");
    }

    #[test]
    fn a_copy_holds_what_was_there_when_the_database_was_frozen() {
        let database = TestDb::create();
        let mut conn = database.conn();
        conn.batch_execute("create table kept as select 'here' as word").unwrap();
        database.freeze();
        assert!(conn.batch_execute("insert into kept values ('late')").is_err());
        assert!(Conn::establish(database.url()).is_err());
        let words = "(select string_agg(word, ',') from kept)";
        for copy in [database.copy(), database.copy()] {
            assert_eq!(said(&mut copy.conn(), words), "here");
            copy.conn().batch_execute("insert into kept values ('own')").unwrap();
        }
    }

    #[test]
    fn a_test_of_a_store_finds_nothing_of_the_one_before() {
        for _ in 0..3 {
            // It would be refused where it is there.
            store(|conn| conn.batch_execute("create table left_behind ()").unwrap());
        }
    }
}
