//! Acts of many functions that are seen together or not at all.

use diesel::Connection;
use diesel::connection::{AnsiTransactionManager, SimpleConnection, TransactionManager};
use kernel::Instant;

use crate::{Conn, Db, Error, Options, clock};

/// One transaction, lent out as a database: what is read, written and undone through it is a part of it, and others
/// see nothing of it before it is committed. It is slow to share and holds what it locks, so it is for a command that
/// runs for itself.
pub struct Batch {
    db: Db,
}

impl Batch {
    /// Begins the transaction.
    ///
    /// # Errors
    /// [`Error::Connect`], [`Error::Query`].
    pub fn begin(url: &str) -> Result<Self, Error> {
        let options = Options { size: 1, ..Options::default() };
        let db = Db::new(url, options);
        db.read_now(prepare)?;
        Ok(Self { db })
    }

    /// The database that acts are done through: its one connection is in the transaction, and the transaction of an
    /// act is a savepoint.
    pub fn db(&self) -> &Db {
        &self.db
    }

    /// Makes an instant the present of what is done from now on.
    ///
    /// # Errors
    /// [`Error::Query`].
    pub fn set_present(&self, present: Instant) -> Result<(), Error> {
        self.db.read_now(|conn| clock::set(conn, present))
    }

    /// Has PostgreSQL look at what is there by now. Nobody else does while the transaction lasts, and statements would go on
    /// by the plans of empty tables.
    ///
    /// # Errors
    /// [`Error::Query`].
    pub fn analyze(&self) -> Result<(), Error> {
        self.db.read_now(|conn| Ok(conn.batch_execute("analyze")?))
    }

    /// Lets others see what was done. What is only dropped never happened.
    ///
    /// # Errors
    /// [`Error::Query`].
    pub fn commit(self) -> Result<(), Error> {
        self.db.read_now(commit)
    }

    /// The same, and begins the next batch, whose present is that of the clock until it is given one.
    ///
    /// # Errors
    /// [`Error::Query`].
    pub fn commit_and_begin(&self) -> Result<(), Error> {
        self.db.read_now(commit)?;
        // The pool opens another connection where it has dropped the one that was in no transaction.
        self.db.read_now(prepare)
    }
}

fn prepare(conn: &mut Conn) -> Result<(), Error> {
    conn.batch_execute(
        "set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0",
    )?;
    // A pool takes a connection back in the middle of a transaction only when it was begun so.
    Ok(conn.begin_test_transaction()?)
}

fn commit(conn: &mut Conn) -> Result<(), Error> {
    Ok(AnsiTransactionManager::commit_transaction(conn)?)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use diesel::prelude::*;
    use kernel::chrono::{TimeZone, Utc};
    use testkit::TestDb;

    use super::*;
    use crate::limits::{self, Limit};

    /// Does a thing that may be done once.
    fn take(conn: &mut Conn) -> Result<bool, Error> {
        let once = Limit { action: "knock", hits: 1, window_s: 60 };
        Ok(limits::take(conn, &[(once, "ada".to_owned())])?.is_ok())
    }

    fn count(db: &Db) -> i64 {
        use crate::schema::rate_counters;
        let counted =
            |conn: &mut Conn| Ok::<_, Error>(rate_counters::table.count().get_result(conn)?);
        db.read_now(counted).unwrap()
    }

    #[test]
    fn others_see_a_batch_when_it_is_committed_and_not_before() {
        let database = TestDb::create();
        let others = Db::new(database.url(), Options::default());
        let batch = Batch::begin(database.url()).unwrap();
        assert!(batch.db().write_now(take).unwrap());
        assert_eq!([count(batch.db()), count(&others)], [1, 0]);
        batch.commit_and_begin().unwrap();
        assert_eq!(count(&others), 1);
        assert!(!batch.db().write_now(take).unwrap());
        drop(batch);
        assert_eq!(count(&others), 1);
    }

    #[test]
    #[expect(clippy::disallowed_methods, reason = "no query of ours fails by itself")]
    fn what_fails_is_undone_alone_and_what_is_dropped_never_was() {
        let database = TestDb::create();
        let others = Db::new(database.url(), Options::default());
        let tries = AtomicU32::new(0);
        {
            let batch = Batch::begin(database.url()).unwrap();
            assert!(batch.db().write_now(take).unwrap());
            let refused = batch.db().write_now(|conn| {
                tries.fetch_add(1, Ordering::SeqCst);
                diesel::sql_query("select 1 / 0").execute(conn)?;
                Ok::<_, Error>(())
            });
            assert!(refused.is_err() && tries.into_inner() == 1);
            assert_eq!(count(batch.db()), 1);
        }
        assert_eq!(count(&others), 0);
    }

    #[test]
    fn a_batch_has_the_present_that_it_is_given() {
        let database = TestDb::create();
        let batch = Batch::begin(database.url()).unwrap();
        for day in [3, 4] {
            let present = Utc.with_ymd_and_hms(2025, 4, day, 9, 0, 0).unwrap();
            batch.set_present(present).unwrap();
            assert_eq!(batch.db().read_now(clock::now).unwrap(), present);
            assert_eq!(batch.db().write_now(clock::began).unwrap(), present);
        }
    }
}
